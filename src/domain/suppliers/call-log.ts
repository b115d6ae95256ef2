import { and, asc, count, desc, eq, gte, isNull, lt, max, min, or, sql } from 'drizzle-orm'
import { preparedInsert } from '../../db/prepared.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { supplierCalls, supplierJobs } from '../schema.ts'
import { said } from '../shared/log.ts'

// The log of calls to suppliers. A call is logged when it has ended; a running call is stored on its job
// before it is sent.

export type SupplierCall = Omit<typeof supplierCalls.$inferSelect, 'id'>
export type CallKind = SupplierCall['what']
export type CallEnd = Pick<SupplierCall, 'reason' | 'ms'> & {
  outcome: NonNullable<SupplierCall['outcome']>
}

/** How long a call that was never answered may still be queued in a proxy or network. */
const MAX_TRAVEL_MS = 2 * 60_000

/** Longer than anybody takes to dispute an order. */
const KEEP_MS = 90 * 24 * 60 * 60 * 1000

const insertCall = preparedInsert(supplierCalls)

/** Logs a call that has ended. Its reason must not contain a code or a key. */
export async function logCall(tx: Tx, call: SupplierCall): Promise<void> {
  insertCall(tx, { ...call, reason: call.reason === null ? null : said(call.reason) })
}

/** The latest `limit` calls about an order or lookup, oldest first, each once. */
export async function callsAbout(
  db: Reader,
  reference: string,
  limit: number,
): Promise<SupplierCall[]> {
  const ended = await db
    .select()
    .from(supplierCalls)
    .where(eq(supplierCalls.reference, reference))
    .orderBy(desc(supplierCalls.id))
    .limit(limit)
  // If a worker was slow, another has logged its call as lost before the answer came.
  const answered = ended.filter(({ outcome }) => outcome !== null)
  const isKnown = (lost: SupplierCall) =>
    answered.some(({ startedAt }) => startedAt.getTime() === lost.startedAt.getTime())
  const calls = ended.filter((call) => call.outcome !== null || !isKnown(call)).reverse()
  return [...calls, ...(await runningCall(db, reference))].slice(-limit)
}

async function runningCall(db: Reader, reference: string): Promise<SupplierCall[]> {
  const { supplier, calling, calledAt } = supplierJobs
  const [job] = await db
    .select({ supplier, what: calling, startedAt: calledAt })
    .from(supplierJobs)
    .where(eq(supplierJobs.reference, reference))
  if (!job?.what || !job.startedAt) return []
  const { what, startedAt } = job
  return [
    { reference, supplier: job.supplier, what, startedAt, outcome: null, reason: null, ms: null },
  ]
}

/**
 * How long, in milliseconds, a supplier's answer "I never saw it" must not be believed, because an earlier
 * call that was never answered may still arrive. 0 if the answer can be believed now.
 */
export async function doubtLeftMs(db: Reader, reference: string, now: Date): Promise<number> {
  const doubtAt = await lastUnansweredAt(db, reference)
  if (doubtAt === null) return 0
  // If the time is in the future, the clock was set back since: the call may have just begun.
  return Math.min(MAX_TRAVEL_MS, Math.max(0, doubtAt.getTime() + MAX_TRAVEL_MS - now.getTime()))
}

/** Whether a voucher may have been used by a call that was never answered. */
export async function voucherAfter(db: Reader, orderId: string): Promise<'unused' | 'unknown'> {
  return (await lastUnansweredAt(db, orderId)) === null ? 'unused' : 'unknown'
}

/** When the last call without an answer began; null if every call was answered. */
async function lastUnansweredAt(db: Reader, reference: string): Promise<Date | null> {
  const { id, startedAt, outcome } = supplierCalls
  const ofIt = eq(supplierCalls.reference, reference)
  const [call] = await db
    .select({ id })
    .from(supplierCalls)
    .where(and(ofIt, or(eq(outcome, 'unknown'), isNull(outcome))))
    .orderBy(desc(id))
    .limit(1)
  if (!call) return null
  // Later calls have later times, unless the clock was set back in between.
  const [earliest] = await db
    .select({ startedAt })
    .from(supplierCalls)
    .where(and(ofIt, gte(id, call.id)))
    .orderBy(asc(startedAt))
    .limit(1)
  return earliest?.startedAt ?? null
}

export type LoggedCall = typeof supplierCalls.$inferSelect

/** How many calls a page looks at: there is no index by supplier, which each call would pay for. */
const WALK_ROWS = 5000

/**
 * The newest calls to a supplier, newest first. A page may have fewer than `limit`, or none, although more follow:
 * `next` says whether they do.
 * @param page before: the id behind which the page begins; null for the newest call
 */
export async function callsTo(
  db: Reader,
  supplier: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<{ rows: LoggedCall[]; next: number | null }> {
  const { id } = supplierCalls
  // Each by itself, which reads one row: SQLite would read the whole table for both.
  const [oldest] = await db.select({ id: min(id) }).from(supplierCalls)
  const [newest] = await db.select({ id: max(id) }).from(supplierCalls)
  const end = before ?? (newest?.id ?? 0) + 1
  const found = await db
    .select()
    .from(supplierCalls)
    .where(and(eq(supplierCalls.supplier, supplier), gte(id, end - WALK_ROWS), lt(id, end)))
    .orderBy(desc(id))
    .limit(limit + 1)
  const rows = found.slice(0, limit)
  if (found.length > limit) return { rows, next: rows.at(-1)?.id ?? null }
  return { rows, next: (oldest?.id ?? end) < end - WALK_ROWS ? end - WALK_ROWS : null }
}

export type Answers = { supplier: string; outcome: SupplierCall['outcome']; count: number }

/** How the newest calls to all suppliers ended, as far as they began after `since`. */
export function answersSince(db: Reader, since: Date): Promise<Answers[]> {
  const { id, supplier, outcome, startedAt } = supplierCalls
  const newest = sql`(select coalesce(max(${id}), 0) - ${WALK_ROWS} from ${supplierCalls})`
  return db
    .select({ supplier, outcome, count: count() })
    .from(supplierCalls)
    .where(and(gte(id, newest), gte(startedAt, since)))
    .groupBy(supplier, outcome)
}

/** Deletes the oldest calls, up to the first that is not old. */
export async function sweepCalls(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEEP_MS)
  const { id, startedAt } = supplierCalls
  const kept = tx
    .select({ id: sql`coalesce(min(${id}), ${Number.MAX_SAFE_INTEGER})` })
    .from(supplierCalls)
    .where(gte(startedAt, before))
  await tx.delete(supplierCalls).where(lt(id, kept))
}
