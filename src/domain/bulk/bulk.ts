import { and, asc, desc, eq, gt, inArray, ne, notInArray, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/store.ts'
import { lockAccount } from '../accounts/accounts.ts'
import { ownOrders, type ShownOrder } from '../orders/orders.ts'
import { bulkLines, bulkOrders, orders } from '../schema.ts'
import { chunksOf } from '../shared/chunks.ts'
import { DomainError } from '../shared/errors.ts'
import { createTimeSlices } from '../shared/time-slices.ts'
import { DRAFT_KEEP_MS } from './drafts.ts'

export type Bulk = typeof bulkOrders.$inferSelect
export type BulkLine = typeof bulkLines.$inferSelect
export type Hold = NonNullable<Bulk['hold']>

export type Progress = Awaited<ReturnType<typeof progressOf>>

/** @throws DomainError BULK_GONE if the account has none like this. */
export async function ownBulk(db: Reader, accountId: number, id: string): Promise<Bulk> {
  const isOwn = and(eq(bulkOrders.id, id), eq(bulkOrders.accountId, accountId))
  const [bulk] = await db.select().from(bulkOrders).where(isOwn)
  if (!bulk || bulk.status === 'reading') throw new DomainError('BULK_GONE')
  return bulk
}

export async function bulkById(db: Reader, id: string): Promise<Bulk | null> {
  const [bulk] = await db.select().from(bulkOrders).where(eq(bulkOrders.id, id))
  return bulk ?? null
}

/** The account's newest bulk orders, newest first. */
export function bulksOf(db: Reader, accountId: number, limit: number): Promise<Bulk[]> {
  return db
    .select()
    .from(bulkOrders)
    .where(and(eq(bulkOrders.accountId, accountId), ne(bulkOrders.status, 'reading')))
    .orderBy(desc(bulkOrders.seq))
    .limit(limit)
}

/** The newest confirmed one of the same table; null if this table was never bought. */
export async function sameTableBefore(db: Reader, bulk: Bulk): Promise<Bulk | null> {
  const { accountId, digest } = bulk
  const isSame = and(eq(bulkOrders.accountId, accountId), eq(bulkOrders.digest, digest))
  const [same] = await db
    .select()
    .from(bulkOrders)
    .where(and(isSame, notInArray(bulkOrders.status, ['reading', 'draft'])))
    .orderBy(desc(bulkOrders.seq))
    .limit(1)
  return same ?? null
}

/** How many lines of a bulk order are in which state, and what they cost. Amounts are in micro-USD. */
export async function progressOf(db: Reader, bulkId: string) {
  const ofBulk = eq(bulkLines.bulkId, bulkId)
  const total = (column: typeof bulkLines.priceMicros | typeof orders.amountMicros) =>
    sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)
  const count = sql<number>`count(*)`.mapWith(Number)
  const lines = await db
    .select({ status: bulkLines.status, count, micros: total(bulkLines.priceMicros) })
    .from(bulkLines)
    .where(ofBulk)
    .groupBy(bulkLines.status)
  const placed = await db
    .select({ status: orders.status, count, micros: total(orders.amountMicros) })
    .from(bulkLines)
    .innerJoin(orders, eq(orders.id, bulkLines.orderId))
    .where(ofBulk)
    .groupBy(orders.status)
  const line = (status: BulkLine['status']) => lines.find((one) => one.status === status)
  const order = (status: (typeof placed)[number]['status']) =>
    placed.find((one) => one.status === status)
  return {
    invalid: line('invalid')?.count ?? 0,
    waiting: line('waiting')?.count ?? 0,
    waitingMicros: line('waiting')?.micros ?? 0,
    refused: line('refused')?.count ?? 0,
    completed: order('completed')?.count ?? 0,
    processing: order('processing')?.count ?? 0,
    cancelled: order('cancelled')?.count ?? 0,
    /** Paid for orders that were not refunded. */
    spentMicros: (order('completed')?.micros ?? 0) + (order('processing')?.micros ?? 0),
  }
}

/**
 * Starts a draft that its holder confirmed, or one that was stopped again. Safe to repeat.
 * @returns false if it was started before.
 * @throws DomainError BULK_GONE, also if it was not confirmed in time; BULK_RUNNING if another one of the
 *   account runs: one at a time.
 */
export async function startBulk(
  tx: Tx,
  accountId: number,
  id: string,
  now: Date,
): Promise<boolean> {
  await lockAccount(tx, accountId)
  const bulk = await ownBulk(tx, accountId, id)
  if (bulk.status === 'running' || bulk.status === 'done') return false
  const tooOld = now.getTime() - bulk.createdAt.getTime() > DRAFT_KEEP_MS
  if (bulk.status === 'draft' && tooOld) throw new DomainError('BULK_GONE')
  const another = and(eq(bulkOrders.accountId, accountId), eq(bulkOrders.status, 'running'))
  if ((await tx.$count(bulkOrders, another)) > 0) throw new DomainError('BULK_RUNNING')
  const started = await tx
    .update(bulkOrders)
    .set({ status: 'running', hold: null, dueAt: now, confirmedAt: bulk.confirmedAt ?? now })
    .where(and(eq(bulkOrders.id, id), inArray(bulkOrders.status, ['draft', 'stopped'])))
    .returning({ id: bulkOrders.id })
  // A sweep has deleted it meanwhile.
  if (started.length === 0) throw new DomainError('BULK_GONE')
  return true
}

/** Stops a running bulk order: it places nothing more until it is started again. Returns false if it had ended. */
export async function stopBulk(tx: Tx, id: string, hold: Hold): Promise<boolean> {
  const stopped = await tx
    .update(bulkOrders)
    .set({ status: 'stopped', hold })
    .where(and(eq(bulkOrders.id, id), eq(bulkOrders.status, 'running')))
    .returning({ id: bulkOrders.id })
  return stopped.length > 0
}

/** The lines with a problem, in the order of the table. */
export function problemLines(db: Reader, bulkId: string, limit: number): Promise<BulkLine[]> {
  return db
    .select()
    .from(bulkLines)
    .where(and(eq(bulkLines.bulkId, bulkId), inArray(bulkLines.status, ['invalid', 'refused'])))
    .orderBy(bulkLines.row)
    .limit(limit)
}

/** What a draft buys, by product: the most expensive first. */
export async function totalsByProduct(
  db: Reader,
  bulkId: string,
): Promise<{ pid: string; units: number; micros: number }[]> {
  const micros = sql<number>`sum(${bulkLines.priceMicros})`.mapWith(Number)
  const units = sql<number>`sum(${bulkLines.quantity})`.mapWith(Number)
  return db
    .select({ pid: bulkLines.pid, units, micros })
    .from(bulkLines)
    .where(and(eq(bulkLines.bulkId, bulkId), gt(bulkLines.priceMicros, 0)))
    .groupBy(bulkLines.pid)
    .orderBy(desc(micros), bulkLines.pid)
}

/** The rows that say the same as an earlier one. They would be bought again. */
export async function repeatedRows(db: Reader, bulkId: string): Promise<number[]> {
  const { row, pid, quantity, player, reference } = bulkLines
  const lines = await db
    .select({ row, pid, quantity, player, reference })
    .from(bulkLines)
    .where(and(eq(bulkLines.bulkId, bulkId), gt(bulkLines.priceMicros, 0)))
    .orderBy(row)
  const seen = new Set<string>()
  return lines.flatMap(({ row, ...content }) => {
    const text = JSON.stringify(content)
    if (seen.has(text)) return [row]
    seen.add(text)
    return []
  })
}

/** A line and, if it was placed, its order as it is now. */
export type Result = { line: BulkLine; order: ShownOrder | null }

const LINES_PER_PART = 100

/** All lines of a bulk order, in the order of its table. Lets other work run in between. */
export async function resultsOf(
  db: Reader,
  { id, accountId }: Pick<Bulk, 'id' | 'accountId'>,
): Promise<Result[]> {
  const slice = createTimeSlices()
  const results: Result[] = []
  const ofBulk = eq(bulkLines.bulkId, id)
  const lines = await db.select().from(bulkLines).where(ofBulk).orderBy(asc(bulkLines.row))
  for (const part of chunksOf(lines, LINES_PER_PART)) {
    const ids = part.flatMap(({ orderId }) => orderId ?? [])
    const orders = await ownOrders(db, accountId, ids)
    for (const line of part) results.push({ line, order: orders.get(line.orderId ?? '') ?? null })
    await slice()
  }
  return results
}
