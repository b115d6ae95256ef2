import { and, asc, count, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { prepared } from '../../db/prepared.ts'
import { sealedText } from '../../db/sealed-text.ts'
import type { Reader, Store, Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import { removeNews, waitingNews } from '../notices/news.ts'
import { NEWS } from '../notices/notice.ts'
import { addNotices, notifyEachOnce } from '../notices/notices.ts'
import { type Audience, accounts, broadcasts, wallets } from '../schema.ts'
import { DomainError, onlyRow } from '../shared/errors.ts'

// News that the team sends to many holders. It is handed over little by little, so that whatever else is to be
// sent goes first, and so that it can be stopped.

export type Broadcast = typeof broadcasts.$inferSelect
export type { Audience }
export type Progress = { sent: number; unreached: number }

/** Leaves room in a Telegram message, which has at most 4,096 characters. */
export const MAX_NEWS_LENGTH = 3500
/** As many are handed over at once; the next follow when fewer than half of them wait. */
const BATCH = 50
/** Buyers of a line are those who have it among so many of their latest orders. */
const LATEST_ORDERS = 1000
const DRAFTS_MS = 7 * 86_400_000

/** The text as it would be sent. @throws DomainError NEWS_LENGTH */
export function newsText(given: string): string {
  const text = given.trim()
  if (text === '' || text.length > MAX_NEWS_LENGTH)
    throw new DomainError('NEWS_LENGTH', { max: MAX_NEWS_LENGTH })
  return text
}

/** Keeps news that nobody gets yet. @throws DomainError NEWS_LENGTH */
export async function draftBroadcast(
  tx: Tx,
  input: { audience: Audience; text: string; actor: Actor },
  now: Date,
): Promise<Broadcast> {
  const text = newsText(input.text)
  const { audience, actor } = input
  const sealed = sealedText(tx, 'broadcasts.text', text)
  const row = { audience, text: sealed, actor, state: 'draft', createdAt: now } as const
  return onlyRow(await tx.insert(broadcasts).values(row).returning())
}

/** @throws DomainError BROADCAST_NOT_FOUND */
export async function broadcastById(db: Reader, id: number): Promise<Broadcast> {
  const [row] = await db.select().from(broadcasts).where(eq(broadcasts.id, id))
  if (!row) throw new DomainError('BROADCAST_NOT_FOUND')
  return row
}

/** Newest first, without drafts. @param before only those before the one with this id */
export function latestBroadcasts(
  db: Reader,
  limit: number,
  before: number | null = null,
): Promise<Broadcast[]> {
  const isBefore = before === null ? undefined : lt(broadcasts.id, before)
  return db
    .select()
    .from(broadcasts)
    .where(and(sql`${broadcasts.state} <> 'draft'`, isBefore))
    .orderBy(desc(broadcasts.id))
    .limit(limit)
}

/** Sends news to one of the team, who tries it out. @throws DomainError BROADCAST_NOT_FOUND */
export async function tryBroadcast(
  tx: Tx,
  id: number,
  telegramId: number,
  now: Date,
): Promise<void> {
  await broadcastById(tx, id)
  await notifyEachOnce(tx, [telegramId], { kind: 'news_trial', broadcastId: id }, now)
}

/** How many would get it now; null for buyers of a line, who are only found while it is sent. */
export async function audienceSize(db: Reader, audience: Audience): Promise<number | null> {
  if (audience.to === 'line') return null
  const [row] = await db
    .select({ people: count() })
    .from(accounts)
    .innerJoin(wallets, eq(wallets.accountId, accounts.id))
    .where(isReached(audience))
  return row?.people ?? 0
}

/**
 * Begins to send a draft. One broadcast runs at a time.
 * @throws DomainError BROADCAST_NOT_FOUND, BROADCAST_OVER if it was begun before, BROADCAST_RUNNING
 */
export async function startBroadcast(tx: Tx, id: number, actor: Actor, now: Date): Promise<void> {
  const { audience, text } = await broadcastById(tx, id)
  if ((await tx.$count(broadcasts, eq(broadcasts.state, 'running'))) > 0)
    throw new DomainError('BROADCAST_RUNNING')
  const total = await audienceSize(tx, audience)
  const started = await tx
    .update(broadcasts)
    .set({ state: 'running', total, actor })
    .where(and(eq(broadcasts.id, id), eq(broadcasts.state, 'draft')))
    .returning()
  if (started.length === 0) throw new DomainError('BROADCAST_OVER')
  const detail = { id, ...audience, text: text.slice(0, 200) }
  await recordAct(tx, { actor, action: 'broadcast.start', detail }, now)
}

/** Stops it: who has not got it yet gets nothing. @throws DomainError BROADCAST_NOT_FOUND, BROADCAST_OVER */
export async function stopBroadcast(tx: Tx, id: number, actor: Actor, now: Date): Promise<void> {
  await broadcastById(tx, id)
  const waiting = await removeNews(tx)
  const handedOver = sql`case when ${broadcasts.handedOver} > ${waiting} then ${broadcasts.handedOver} - ${waiting} else 0 end`
  const stopped = await tx
    .update(broadcasts)
    .set({ state: 'stopped', endedAt: now, handedOver })
    .where(and(eq(broadcasts.id, id), eq(broadcasts.state, 'running')))
    .returning()
  if (stopped.length === 0) throw new DomainError('BROADCAST_OVER')
  await recordAct(tx, { actor, action: 'broadcast.stop', detail: { id } }, now)
}

/** How many have got it so far, and how many cannot get it: they block the bot, or never wrote to it. */
export async function progressOf(
  db: Reader,
  { state, handedOver, unreached }: Broadcast,
): Promise<Progress> {
  const waiting = state === 'running' ? await waitingNews(db) : 0
  return { sent: Math.max(handedOver - waiting - unreached, 0), unreached }
}

/** Hands the running broadcast over for the next holders, and ends it when all have got it. */
export async function continueBroadcast(store: Store, now: Date): Promise<void> {
  const [running] = await runningBroadcast(store.read, {})
  if (!running) return
  await store.transaction(async (tx) => {
    // It may have been stopped since.
    const [present] = await runningBroadcast(tx, {})
    if (!present) return
    const waiting = await waitingNews(tx)
    if (waiting > BATCH / 2) return
    const { id, audience, afterAccountId, handedOver } = present
    const next = await tx
      .select({ id: accounts.id, telegramId: accounts.telegramId, isBuyer: buys(audience) })
      .from(accounts)
      .innerJoin(wallets, eq(wallets.accountId, accounts.id))
      .where(and(gt(accounts.id, afterAccountId), isReached(audience)))
      .orderBy(asc(accounts.id))
      .limit(BATCH)
    const last = next.at(-1)
    if (last) {
      const people = next.filter(({ isBuyer }) => isBuyer).map(({ telegramId }) => telegramId)
      await addNotices(tx, people, { kind: NEWS, broadcastId: id }, now)
      const changes = { afterAccountId: last.id, handedOver: handedOver + people.length }
      await tx.update(broadcasts).set(changes).where(eq(broadcasts.id, id))
    } else if (waiting === 0)
      await tx.update(broadcasts).set({ state: 'done', endedAt: now }).where(eq(broadcasts.id, id))
  })
}

const runningBroadcast = prepared('broadcast_running', (db: Reader) =>
  db.select().from(broadcasts).where(eq(broadcasts.state, 'running')),
)

/** Holders who may get it: neither banned, nor blocking the bot, nor without interest in news. */
function isReached(audience: Audience) {
  const mayGet = and(
    isNull(accounts.testOf),
    isNull(accounts.bannedAt),
    isNull(accounts.botBlockedAt),
    eq(accounts.newsOff, false),
  )
  if (audience.to === 'balance') return and(mayGet, gt(wallets.balanceMicros, 0))
  if (audience.to !== 'tier') return mayGet
  const { tierId } = audience
  return and(mayGet, tierId === null ? isNull(accounts.tierId) : eq(accounts.tierId, tierId))
}

/** Reads a bounded part of the orders of one account at a time: these are millions. */
function buys(audience: Audience) {
  if (audience.to !== 'line') return sql`1`.mapWith(Boolean)
  return sql`exists (select 1 from (select slug from orders where orders.account_id = ${accounts.id} order by seq desc limit ${LATEST_ORDERS}) as latest where latest.slug = ${audience.slug})`.mapWith(
    Boolean,
  )
}

/** Deletes drafts that nobody sent. */
export async function sweepBroadcasts(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DRAFTS_MS)
  await tx
    .delete(broadcasts)
    .where(and(eq(broadcasts.state, 'draft'), lt(broadcasts.createdAt, before)))
}
