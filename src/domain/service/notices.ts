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
import { accounts, notices, type supplierCalls } from '../../db/schema.ts'
import type { Reader, Store, Tx } from '../../db/store.ts'
import { isDue } from '../shared/due.ts'

/** A supplier, and which sort of calls to it is meant. */
type Circuit = { supplier: string; what: (typeof supplierCalls.$inferSelect)['what'] }

/** What is told to a person; the sender fetches what it needs to say so at that moment. */
export type Notice =
  | { kind: 'order_ended'; orderId: string }
  | { kind: 'deposit_credited' | 'deposit_rejected' | 'deposit_refunded'; reference: string }
  | { kind: 'deposit_charged_back'; reference: string }
  | {
      kind: 'standing_changed'
      change: 'banned' | 'unbanned' | 'restricted' | 'unrestricted' | 'api_off' | 'api_on'
      reason: string | null
      /** The end of a restriction, in milliseconds since 1970. */
      untilMs: number | null
    }
  /** `paidOffMicros`: how much of it went into a debt; one of an earlier version lacks it. */
  | { kind: 'balance_adjusted'; amountMicros: number; note: string | null; paidOffMicros?: number }
  | { kind: 'balance_low'; balanceMicros: number }
  /** They send more than the bot answers. */
  | { kind: 'slow_down' }
  // For the admins
  /** `receipts`: how many there were with this one, where it was counted. */
  | { kind: 'deposit_submitted'; reference: string; receipts?: number }
  | { kind: 'deposit_paid_back' | 'refund_refused'; reference: string }
  | { kind: 'payment_unmatched'; paymentId: string; payload: string; price: number }
  /** `orderId` may also be a redemption's. */
  | { kind: 'outcome_unknown' | 'done_after_cancel'; orderId: string }
  /** An order that nobody has done yet, or that its supplier says it did not do after all. */
  | { kind: 'order_waits' | 'failed_after_completion' | 'code_quarantined'; orderId: string }
  | { kind: 'sold_at_loss'; orderId: string; costMicros: number }
  | { kind: 'manual_order'; orderId: string; reminder: boolean }
  /** `accountId`: it fails for this account's orders alone; null: for everybody's. */
  | ({ kind: 'supplier_failing'; accountId: number | null; reason: string } & Circuit)
  | ({ kind: 'supplier_recovered' } & Circuit)
  | { kind: 'stock_low'; pid: string; left: number }
  | { kind: 'stock_out'; pid: string }
  | { kind: 'backup_failed'; reason: string }
  | { kind: 'database_damaged'; damage: string }

/** What can wait for everything else. */
const ROUTINE: readonly Notice['kind'][] = [
  'order_ended',
  'manual_order',
  'sold_at_loss',
  'stock_low',
  'stock_out',
]

/** Kinds that come in large numbers: if more than a few wait for one person, one message stands for all. */
const GATHERED = [
  'order_ended',
  'manual_order',
  'sold_at_loss',
  'stock_low',
  'stock_out',
  'deposit_submitted',
  'outcome_unknown',
  'order_waits',
  'code_quarantined',
] as const satisfies Notice['kind'][]
export type Gathered = Notice & { kind: (typeof GATHERED)[number] }

/** Up to this many of a kind are told one by one. */
const TOLD_ALONE = 3
const ADDRESSED_AT_ONCE = 500
/** A statement takes so many values at most. */
const REMOVED_AT_ONCE = 500

export type DueNotice = {
  id: number
  telegramId: number
  attempts: number
  createdAt: Date
  notice: Notice
  /** What is told with it: itself alone, or all of its kind that waited for the person. */
  ids: number[]
}

/** A kind of which nothing is told to a person for a while. */
export type Quiet = { telegramId: number; kind: Notice['kind'] }

/** What became of a notice that was sent. */
export type Delivery =
  | { outcome: 'told' }
  | { outcome: 'blocked' }
  /** The person never spoke to the bot. */
  | { outcome: 'unreachable' }
  /** It can never be sent as it is. */
  | { outcome: 'refused'; why: string }
  /** Nothing can be sent to anybody at present. It is due as before. */
  | { outcome: 'not_sent' }
  /** `againMs` where whoever carries it says how long to wait. */
  | { outcome: 'later'; againMs: number | null }

/** How long a notice that cannot be delivered is tried. */
export const KEEP_TRYING_MS = 3 * 24 * 60 * 60 * 1000

/** Writes a notice in the transaction that causes it. It is delivered at least once. */
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
      orderNotices: accounts.orderNotices,
    })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  // Who blocks the bot finds everything there when they come back.
  if (!holder || holder.blockedAt) return
  if (notice.kind === 'order_ended' && !holder.orderNotices) return
  await add(tx, holder.telegramId, notice, now)
}

/** As notifyAccount, for people who may have no account; nothing where the same kind waits already. */
export async function notifyEachOnce(
  tx: Tx,
  telegramIds: readonly number[],
  notice: Notice,
  now: Date,
): Promise<void> {
  const { kind, ...data } = notice
  const rows = await tx
    .select({ telegramId: notices.telegramId })
    .from(notices)
    .where(and(inArray(notices.telegramId, [...telegramIds]), eq(notices.kind, kind)))
  const known = new Set(rows.map(({ telegramId }) => telegramId))
  const others = telegramIds.filter((telegramId) => !known.has(telegramId))
  if (others.length === 0) return
  await tx.insert(notices).values(others.map((one) => rowOf(one, { kind, data }, now)))
}

/** As notifyAccount, for every admin. */
export function notifyAdmins(tx: Tx, notice: Notice, now: Date): Promise<void> {
  return add(tx, null, notice, now)
}

/**
 * What is due now, the urgent first: for each person the first urgent one that they have not been told,
 * or else the first of all, so that each keeps its order. What is `quiet` waits.
 */
export async function dueNotices(
  db: Reader,
  { limit, quiet }: { limit: number; quiet: readonly Quiet[] },
  now: Date,
): Promise<DueNotice[]> {
  const routine = sql`case when ${inArray(notices.kind, ROUTINE)} then 1 else 0 end`
  // One pass: a join of the table with itself takes PostgreSQL minutes where it has no statistics yet.
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
    .where(and(isNotNull(notices.telegramId), ...quiet.map((one) => not(isOf(one)))))
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
  return gather(db, due)
}

/** What a notice is about, such as `DEP-…`; its own number where nothing else says so. */
const subject = sql`coalesce(${notices.data} ->> 'reference', cast(${notices.id} as text))`

export function isGathered(notice: Notice): notice is Gathered {
  return (GATHERED as readonly string[]).includes(notice.kind)
}

/** Makes the first of more than a few of a kind stand for all of them. */
async function gather(db: Reader, due: DueNotice[]): Promise<DueNotice[]> {
  const candidates = due.filter(({ notice }) => isGathered(notice))
  if (candidates.length === 0) return due
  const masses = await db
    .select({ telegramId: notices.telegramId, kind: notices.kind })
    .from(notices)
    .where(or(...candidates.map(({ telegramId, notice: { kind } }) => isOf({ telegramId, kind }))))
    .groupBy(notices.telegramId, notices.kind)
    // Receipts of one deposit are told together anyway.
    .having(gt(countDistinct(subject), TOLD_ALONE))
  const gathered = new Map<DueNotice, number[]>()
  for (const one of candidates) {
    const quiet = { telegramId: one.telegramId, kind: one.notice.kind }
    if (!masses.some((mass) => mass.telegramId === quiet.telegramId && mass.kind === quiet.kind))
      continue
    const rows = await db.select({ id: notices.id }).from(notices).where(isOf(quiet))
    gathered.set(
      one,
      rows.map(({ id }) => id),
    )
  }
  return due.map((one) => ({ ...one, ids: gathered.get(one) ?? one.ids }))
}

function isOf({ telegramId, kind }: Quiet): SQL {
  return sql`(${eq(notices.telegramId, telegramId)} and ${eq(notices.kind, kind)})`
}

/** Gives each admin rows of their own in place of those for all, so that each is told once. */
export async function addressToAdmins(
  store: Store,
  adminIds: readonly number[],
  now: Date,
): Promise<void> {
  for (;;) {
    const found = await store.read
      .select({ id: notices.id })
      .from(notices)
      .where(isNull(notices.telegramId))
      .orderBy(asc(notices.id))
      .limit(ADDRESSED_AT_ONCE)
    if (found.length === 0) return
    const ids = found.map(({ id }) => id)
    await store.transaction(async (tx) => {
      // Another process may have done so since they were read.
      const taken = await tx.delete(notices).where(inArray(notices.id, ids)).returning()
      taken.sort((one, other) => one.id - other.id)
      for (const telegramId of adminIds) {
        const own = taken.map(({ kind, data }) => rowOf(telegramId, { kind, data }, now))
        if (own.length > 0) await tx.insert(notices).values(own)
      }
    })
  }
}

/**
 * Removes notices that were told, or never can be: these and no others, since one with a lower number may
 * have been committed after they were counted.
 */
export async function removeNotices(tx: Tx, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += REMOVED_AT_ONCE)
    await tx.delete(notices).where(inArray(notices.id, ids.slice(at, at + REMOVED_AT_ONCE)))
}

/** Everything that waits for the person goes: they block the bot. */
export async function removeNoticesTo(tx: Tx, telegramId: number): Promise<void> {
  await tx.delete(notices).where(eq(notices.telegramId, telegramId))
}

/** Tries again at `dueAt`; what comes after it for the same person and is no more urgent waits with it. */
export async function postponeNotice(tx: Tx, due: DueNotice, dueAt: Date): Promise<void> {
  await tx
    .update(notices)
    .set({ dueAt, attempts: due.attempts + 1 })
    .where(eq(notices.id, due.id))
}

async function add(tx: Tx, telegramId: number | null, notice: Notice, now: Date): Promise<void> {
  const { kind, ...data } = notice
  await tx.insert(notices).values(rowOf(telegramId, { kind, data }, now))
}

function rowOf(
  telegramId: number | null,
  { kind, data }: { kind: string; data: Record<string, unknown> },
  now: Date,
) {
  return { telegramId, kind, data, attempts: 0, dueAt: now, createdAt: now }
}
