import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { accounts, notices } from '../db/schema.ts'
import type { Reader, Tx } from '../db/store.ts'

/** What is told to a person; the sender fetches what it needs to say so at that moment. */
export type Notice =
  | { kind: 'order_ended'; orderId: string }
  | { kind: 'deposit_credited' | 'deposit_rejected' | 'deposit_refunded'; reference: string }
  | {
      kind: 'standing_changed'
      change: 'banned' | 'unbanned' | 'restricted' | 'unrestricted' | 'api_off' | 'api_on'
      reason: string | null
      /** The end of a restriction, in milliseconds since 1970. */
      untilMs: number | null
    }
  | { kind: 'balance_adjusted'; amountMicros: number; note: string | null }
  | { kind: 'balance_low'; balanceMicros: number }
  // For the admins
  | { kind: 'deposit_submitted' | 'deposit_paid_back' | 'refund_refused'; reference: string }
  | { kind: 'payment_unmatched'; paymentId: string; payload: string; price: number }
  /** `orderId` may also be a redemption's. */
  | { kind: 'outcome_unknown' | 'done_after_cancel'; orderId: string }
  /** An order that nobody has done yet, or that its supplier says it did not do after all. */
  | { kind: 'order_waits' | 'failed_after_completion' | 'code_quarantined'; orderId: string }
  | { kind: 'sold_at_loss'; orderId: string; costMicros: number }
  | { kind: 'manual_order'; orderId: string; reminder: boolean }
  /** `questions`: it is about those that it has, and not about taking new ones. */
  | { kind: 'supplier_failing'; supplier: string; questions: boolean; reason: string }
  | { kind: 'supplier_recovered'; supplier: string; questions: boolean }
  | { kind: 'stock_low'; pid: string; left: number }
  | { kind: 'backup_failed'; reason: string }
  | { kind: 'database_damaged'; damage: string }

export type DueNotice = {
  id: number
  /** Null for the admins together. */
  telegramId: number | null
  attempts: number
  createdAt: Date
  notice: Notice
}

/** What became of a notice that was sent. */
export type Delivery =
  | { outcome: 'told' }
  | { outcome: 'blocked' }
  /** The person never spoke to the bot. */
  | { outcome: 'unreachable' }
  /** It can never be sent as it is. */
  | { outcome: 'refused'; why: string }
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

/** As notifyAccount, for every admin. */
export function notifyAdmins(tx: Tx, notice: Notice, now: Date): Promise<void> {
  return add(tx, null, notice, now)
}

/** What is due now: for each person the first that they have not been told, so that order is kept. */
export async function dueNotices(db: Reader, limit: number, now: Date): Promise<DueNotice[]> {
  const first = db
    .select({ id: sql`min(${notices.id})` })
    .from(notices)
    .groupBy(notices.telegramId)
  const rows = await db
    .select()
    .from(notices)
    .where(and(lte(notices.dueAt, now), inArray(notices.id, first)))
    .orderBy(asc(notices.id))
    .limit(limit)
  return rows.map(({ id, telegramId, attempts, createdAt, kind, data }) => ({
    id,
    telegramId,
    attempts,
    createdAt,
    notice: { kind, ...data } as Notice,
  }))
}

/** Gives each admin a row of their own in place of the one for all, so that each is told once. */
export async function addressToAdmins(
  tx: Tx,
  due: DueNotice,
  adminIds: readonly number[],
  now: Date,
): Promise<void> {
  // Another process may have done so since it was read.
  const found = await tx.delete(notices).where(eq(notices.id, due.id)).returning({ id: notices.id })
  if (found.length === 0) return
  for (const telegramId of adminIds) await add(tx, telegramId, due.notice, now)
}

/** The notice was told, or never will be. */
export async function removeNotice(tx: Tx, id: number): Promise<void> {
  await tx.delete(notices).where(eq(notices.id, id))
}

/** Everything that waits for the person goes: they block the bot. */
export async function removeNoticesTo(tx: Tx, telegramId: number): Promise<void> {
  await tx.delete(notices).where(eq(notices.telegramId, telegramId))
}

/** Tries again at `dueAt`; what comes after it for the same person waits with it. */
export async function postponeNotice(tx: Tx, due: DueNotice, dueAt: Date): Promise<void> {
  await tx
    .update(notices)
    .set({ dueAt, attempts: due.attempts + 1 })
    .where(eq(notices.id, due.id))
}

async function add(tx: Tx, telegramId: number | null, notice: Notice, now: Date): Promise<void> {
  const { kind, ...data } = notice
  await tx
    .insert(notices)
    .values({ telegramId, kind, data, attempts: 0, dueAt: now, createdAt: now })
}
