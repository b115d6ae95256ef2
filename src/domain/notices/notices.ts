import {
  and,
  asc,
  countDistinct,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { atMost, prepared } from '../../db/prepared.ts'
import { sealedObject } from '../../db/sealed-text.ts'
import type { Reader, Store, Tx } from '../../db/store.ts'
import { accounts, notices } from '../schema.ts'
import { chunksOf } from '../shared/chunks.ts'
import { isDue } from '../shared/due.ts'
import { teamMembers } from '../team/team.ts'
import { countUnreached } from './news.ts'
import { concerns, isGathered, kindsWith, type Notice, SUMMARY, sendingOf } from './notice.ts'

const HOUR_MS = 3_600_000
/** Up to this many of a kind are sent one by one. */
const MAX_SENT_SINGLY = 3
/** Bounds the number of values in one statement. */
const ROWS_AT_ONCE = 500

export type DueNotice = {
  id: number
  telegramId: number
  attempts: number
  createdAt: Date
  notice: Notice
  /** The notices that its message covers: only itself, or all of its kind that wait for the person. */
  ids: number[]
}

/** A kind of notice that is not sent to this person for now. */
export type Quiet = { telegramId: number; kind: Notice['kind'] }

/** The result of an attempt to send a notice. */
export type Delivery =
  | { outcome: 'delivered' }
  | { outcome: 'blocked' }
  /** The person never wrote to the bot. */
  | { outcome: 'unreachable' }
  /** This message can never be sent. */
  | { outcome: 'refused'; why: string }
  | { outcome: 'not_sent' } // at present nothing can be sent to anybody; the notice stays due
  /** `againMs`: how long to wait before the next attempt, if Telegram says so. */
  | { outcome: 'later'; againMs: number | null }

const LATER = kindsWith(({ sent }) => sent === 'later')
const LAST = kindsWith(({ sent }) => sent === 'last')

/** How long delivery of a notice is retried. */
export const KEEP_TRYING_MS = 3 * 24 * 60 * 60 * 1000

/** Stores a notice in the transaction that causes it. It is delivered at least once. */
export async function notifyAccount(
  tx: Tx,
  accountId: number,
  notice: Notice,
  now: Date,
): Promise<void> {
  const [holder] = await tx
    .select({
      telegramId: accounts.telegramId,
      blockedAt: accounts.botBlockedAt,
      orderNoticeMode: accounts.orderNoticeMode,
      testOf: accounts.testOf,
    })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  if (holder?.testOf) {
    if (sendingOf(notice.kind).liveOnly) return
    return notifyAccount(tx, holder.testOf, notice, now)
  }
  // A person who blocks the bot gets no notices: after unblocking it they can look everything up in the bot.
  if (!holder || holder.blockedAt) return
  if (notice.kind === 'order_ended') {
    const { orderNoticeMode: mode } = holder
    const { cancelled = false } = notice
    if (mode === 'none' || (mode === 'failures' && !cancelled)) return
    const counts = { completed: cancelled ? 0 : 1, cancelled: cancelled ? 1 : 0 }
    const summary = { kind: SUMMARY, ...counts }
    if (mode === 'hourly') return addNotices(tx, [holder.telegramId], summary, now, endOfHour(now))
  }
  await addNotices(tx, [holder.telegramId], notice, now)
}

/** Notifies people who may have no account. Skips those for whom a notice of the same kind waits already. */
export async function notifyEachOnce(
  tx: Tx,
  telegramIds: readonly number[],
  notice: Notice,
  now: Date,
): Promise<void> {
  const rows = await tx
    .select({ telegramId: notices.telegramId })
    .from(notices)
    .where(and(inArray(notices.telegramId, [...telegramIds]), eq(notices.kind, notice.kind)))
  const known = new Set(rows.map(({ telegramId }) => telegramId))
  const others = telegramIds.filter((telegramId) => !known.has(telegramId))
  await addNotices(tx, others, notice, now)
}

/** Stores a notice for every admin. It is delivered at least once. */
export function notifyAdmins(tx: Tx, notice: Notice, now: Date): Promise<void> {
  return addNotices(tx, [null], notice, now)
}

/**
 * The next due notice of each person, urgent ones first: their oldest urgent notice, or else their oldest
 * one, so that each person gets them in order. Leaves out the kinds in `quiet`.
 */
export async function dueNotices(
  db: Reader,
  { limit, quiet }: { limit: number; quiet: readonly Quiet[] },
  now: Date,
): Promise<DueNotice[]> {
  const { kind } = notices
  const routine = sql`case when ${inArray(kind, LAST)} then 2 when ${inArray(kind, LATER)} then 1 else 0 end`
  // One pass: a self-join takes PostgreSQL minutes while it has no statistics of the table.
  const ranked = db
    .select({
      ...getTableColumns(notices),
      routine: routine.as('routine'),
      place:
        sql`row_number() over (partition by ${notices.telegramId} order by ${routine}, ${notices.id})`.as(
          'place',
        ),
    })
    .from(notices)
    .where(
      and(
        isNotNull(notices.telegramId),
        ...quiet.map((one) => not(isOf(one))),
        // Until its hour ends, a summary holds up no other notice.
        sql`not (${notices.kind} = ${SUMMARY} and ${notices.attempts} = 0 and not ${isDue(notices.dueAt, now)})`,
      ),
    )
    .as('ranked')
  const rows = await db
    .select()
    .from(ranked)
    .where(and(eq(ranked.place, 1), isDue(ranked.dueAt, now)))
    .orderBy(ranked.routine, asc(ranked.id))
    .limit(limit)
  const due = rows.map(({ id, telegramId, attempts, createdAt, kind, data }) => {
    const notice = { kind, ...data } as Notice
    return { id, telegramId: Number(telegramId), attempts, createdAt, notice, ids: [id] }
  })
  return summedUp(db, await gather(db, due), now)
}

/** The subject of a notice, such as `DEP-…`; its own id if it has no reference. */
const subject = sql`coalesce(${notices.data} ->> 'reference', cast(${notices.id} as text))`

/** Makes each summary cover all orders of the person that ended before now. */
function summedUp(db: Reader, due: DueNotice[], now: Date): Promise<DueNotice[]> {
  return Promise.all(
    due.map(async (one) => {
      const { telegramId, notice } = one
      if (notice.kind !== SUMMARY) return one
      const rows = await db
        .select({ id: notices.id, data: notices.data })
        .from(notices)
        .where(and(isOf({ telegramId, kind: SUMMARY }), isDue(notices.dueAt, now)))
      const cancelled = rows.filter(({ data }) => data.cancelled === 1).length
      const ids = [...new Set([one.id, ...rows.map(({ id }) => id)])]
      return {
        ...one,
        notice: { kind: SUMMARY, cancelled, completed: ids.length - cancelled },
        ids,
      }
    }),
  )
}

/** If more than MAX_SENT_SINGLY of a kind wait for a person, makes the first one cover all of them. */
async function gather(db: Reader, due: DueNotice[]): Promise<DueNotice[]> {
  const candidates = due.filter(({ notice }) => isGathered(notice))
  if (candidates.length === 0) return due
  const crowded = await db
    .select({ telegramId: notices.telegramId, kind: notices.kind })
    .from(notices)
    .where(or(...candidates.map(({ telegramId, notice: { kind } }) => isOf({ telegramId, kind }))))
    .groupBy(notices.telegramId, notices.kind)
    // Counts all receipts of a deposit as one: a single message reports them anyway.
    .having(gt(countDistinct(subject), MAX_SENT_SINGLY))
  for (const one of candidates) {
    const { telegramId, notice } = one
    const { kind } = notice
    if (!crowded.some((row) => row.telegramId === telegramId && row.kind === kind)) continue
    const rows = await db.select().from(notices).where(isOf({ telegramId, kind }))
    one.ids = rows.map(({ id }) => id)
  }
  return due
}

function isOf({ telegramId, kind }: Quiet): SQL {
  return sql`(${eq(notices.telegramId, telegramId)} and ${eq(notices.kind, kind)})`
}

const forAdmins = prepared('notices_for_admins', (db: Reader) =>
  db
    .select({ id: notices.id })
    .from(notices)
    .where(isNull(notices.telegramId))
    .orderBy(asc(notices.id))
    .limit(atMost(ROWS_AT_ONCE)),
)

/** Replaces each notice for the admins by one row for each of them whom it concerns, so that each gets it once. */
export async function addressToAdmins(
  store: Store,
  owners: readonly number[],
  now: Date,
): Promise<void> {
  for (;;) {
    const found = await forAdmins(store.read, {})
    if (found.length === 0) return
    const ids = found.map(({ id }) => id)
    await store.transaction(async (tx) => {
      // Another process may have replaced some since they were read.
      const taken = await tx.delete(notices).where(inArray(notices.id, ids)).returning()
      taken.sort((one, other) => one.id - other.id)
      const helpers = await teamMembers(tx)
      const admins = [
        ...owners.map((telegramId) => ({ telegramId, role: 'owner' as const })),
        ...helpers.filter(({ telegramId }) => !owners.includes(telegramId)),
      ]
      for (const { kind, data } of taken) {
        const concerned = admins.filter(({ role }) => concerns(kind, role))
        const to = concerned.map(({ telegramId }) => telegramId)
        await addNotices(tx, to, { kind, ...data }, now)
      }
    })
  }
}

/**
 * Removes notices that were sent. Removes by exact ids, not by a range: a notice with a lower id may have been
 * committed after these were read.
 */
export async function removeNotices(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const some of chunksOf(ids, ROWS_AT_ONCE))
    await tx.delete(notices).where(inArray(notices.id, some))
}

/** Removes notices that can never be sent. */
export async function giveUpNotices(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const some of chunksOf(ids, ROWS_AT_ONCE))
    await countUnreached(tx, await tx.delete(notices).where(inArray(notices.id, some)).returning())
}

/** Removes all notices to a person, because they block the bot. */
export async function removeNoticesTo(tx: Tx, telegramId: number): Promise<void> {
  const own = eq(notices.telegramId, telegramId)
  await countUnreached(tx, await tx.delete(notices).where(own).returning())
}

/** Retries at `dueAt`. Later notices for the same person wait with it, unless they are more urgent. */
export async function postponeNotice(tx: Tx, due: DueNotice, dueAt: Date): Promise<void> {
  await tx
    .update(notices)
    .set({ dueAt, attempts: due.attempts + 1 })
    .where(eq(notices.id, due.id))
}

/** When the hour ends, and one message covers all orders that have ended in it. */
function endOfHour(now: Date): Date {
  return new Date((Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS)
}

/** @param to null: the admins */
export async function addNotices(
  tx: Tx,
  to: readonly (number | null)[],
  notice: Pick<typeof notices.$inferSelect, 'kind'> & Record<string, unknown>,
  now: Date,
  dueAt = now,
): Promise<void> {
  if (to.length === 0) return
  const { kind, ...content } = notice
  const data = sealedObject(tx, 'notices.data', content)
  const row = { kind, data, attempts: 0, dueAt, createdAt: now }
  await tx.insert(notices).values(to.map((telegramId) => ({ ...row, telegramId })))
}
