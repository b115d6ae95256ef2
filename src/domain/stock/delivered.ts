import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { openedCode } from '../../db/codes-at-rest.ts'
import { isValueOf, prepared } from '../../db/prepared.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { stockCodes } from '../schema.ts'
import { DomainError } from '../shared/errors.ts'
import { isPlenty, notifyIfLow } from './counts.ts'
import { type Held, held, tryTakeCodes } from './stock.ts'

const { placeholder } = sql

/** Not of codes that were replaced. */
const inUse = and(isNull(stockCodes.quarantinedAt), isNull(stockCodes.discardedAt))

type HeldById = Held & { id: number }
const deliveredFor = prepared<Reader, { orderId: string }, HeldById[]>('stock_delivered', (db) =>
  db
    .select({ id: stockCodes.id, ...held })
    .from(stockCodes)
    .where(and(isValueOf(stockCodes.orderId, 'orderId'), inUse))
    .orderBy(asc(stockCodes.id)),
)

/** The query's list has a fixed length, so that its SQL is built once. */
const ORDERS_PER_QUERY = 32
const orderNames = Array.from({ length: ORDERS_PER_QUERY }, (_, i) => `order${i}`)

type HeldByOrder = Held & { orderId: string | null }

const heldByEach = prepared<Reader, Record<string, unknown>, HeldByOrder[]>(
  'stock_held_by_each',
  (db) =>
    db
      .select({ orderId: stockCodes.orderId, ...held })
      .from(stockCodes)
      .where(
        and(
          inArray(
            stockCodes.orderId,
            orderNames.map((name) => placeholder(name)),
          ),
          inUse,
        ),
      )
      .orderBy(asc(stockCodes.id)),
)

/** As deliveredWithIds for many orders, without ids: by order id. */
export async function codesOf(db: Reader, orderIds: string[]): Promise<Map<string, string[]>> {
  const codes = new Map<string, string[]>()
  for (let from = 0; from < orderIds.length; from += ORDERS_PER_QUERY) {
    const ids = orderIds.slice(from, from + ORDERS_PER_QUERY)
    // Repeats the last id in the unused places, which does not change the result.
    const places = orderNames.map((name, i) => [name, ids[i] ?? ids.at(-1)])
    const rows = await heldByEach(db, Object.fromEntries(places))
    for (const [orderId, ofOrder] of Map.groupBy(rows, ({ orderId }) => String(orderId)))
      codes.set(
        orderId,
        ofOrder.map((row) => openedCode(db, row)),
      )
  }
  return codes
}

// Codes that were delivered and turned out to be bad. They stay with their order, in quarantine, so that
// nobody ever gets them again; others from stock take their place.

export type DeliveredCode = { id: number; code: string }

/** The codes, in clear, that a completed order has delivered and that were not replaced since. */
export async function deliveredWithIds(db: Reader, orderId: string): Promise<DeliveredCode[]> {
  const rows = await deliveredFor(db, { orderId })
  return rows.map((row) => ({ id: row.id, code: openedCode(db, row) }))
}

type Replacing = {
  orderId: string
  pid: string
  lowStock: number
  unitCostMicros: number | undefined
}

/**
 * Replaces codes of an order by others of its product, oldest first, and sets the old ones aside.
 * @param ids which codes, by their ids in stock
 * @returns which code was replaced by which, and what the new ones cost us as far as we know
 * @throws DomainError NOTHING_TO_REPLACE if the order does not have all of them, INSUFFICIENT_STOCK: the
 *   caller must roll back
 */
export async function replaceCodes(
  tx: Tx,
  { orderId, pid, lowStock, unitCostMicros }: Replacing,
  ids: readonly number[],
  now: Date,
): Promise<{ pairs: { oldCodeId: number; newCodeId: number }[]; costMicros: number }> {
  const wanted = [...new Set(ids)].sort((a, b) => a - b)
  if (wanted.length === 0) throw new DomainError('NOTHING_TO_REPLACE')
  const old = await tx
    .update(stockCodes)
    .set({ quarantinedAt: now })
    .where(and(inArray(stockCodes.id, wanted), eq(stockCodes.orderId, orderId), inUse))
    .returning({ id: stockCodes.id })
  const quantity = old.length
  if (quantity !== wanted.length) throw new DomainError('NOTHING_TO_REPLACE')
  const taken = await tryTakeCodes(tx, { pid, orderId, quantity, unitCostMicros }, now)
  if (!taken) throw new DomainError('INSUFFICIENT_STOCK')
  if (!(await isPlenty(tx, pid, lowStock)))
    await notifyIfLow(tx, { pid, taken: quantity, lowStock }, now)
  const pairs = wanted.map((oldCodeId, i) => {
    const newCodeId = taken.ids[i]
    if (newCodeId === undefined) throw new Error(`Order ${orderId} got fewer codes than it took.`)
    return { oldCodeId, newCodeId }
  })
  return { pairs, costMicros: taken.costMicros ?? 0 }
}
