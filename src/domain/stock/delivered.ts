import { and, asc, inArray, isNull, sql } from 'drizzle-orm'
import { openedCode } from '../../db/codes-at-rest.ts'
import { isValueOf, prepared } from '../../db/prepared.ts'
import type { Reader } from '../../db/store.ts'
import { stockCodes } from '../schema.ts'
import { type Held, held } from './stock.ts'

const { placeholder } = sql

/** Not of codes that were replaced: see stock/replacement.ts. */
const inUse = and(isNull(stockCodes.quarantinedAt), isNull(stockCodes.discardedAt))

const deliveredFor = prepared<Reader, { orderId: string }, Held[]>('stock_delivered', (db) =>
  db
    .select(held)
    .from(stockCodes)
    .where(and(isValueOf(stockCodes.orderId, 'orderId'), inUse))
    .orderBy(asc(stockCodes.id)),
)

/** The codes that a completed order has delivered and that were not replaced since. */
export async function deliveredCodes(db: Reader, orderId: string): Promise<string[]> {
  const rows = await deliveredFor(db, { orderId })
  return rows.map((row) => openedCode(db, row))
}

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

/** As deliveredCodes for many orders, by order id. */
export async function codesOf(db: Reader, orderIds: string[]): Promise<Map<string, string[]>> {
  const codes = new Map<string, string[]>()
  for (let from = 0; from < orderIds.length; from += ORDERS_PER_QUERY) {
    const ids = orderIds.slice(from, from + ORDERS_PER_QUERY)
    // Repeats the last id in the unused places, which does not change the result.
    const places = orderNames.map((name, i) => [name, ids[i] ?? ids.at(-1)])
    for (const { orderId, ...row } of await heldByEach(db, Object.fromEntries(places))) {
      if (orderId === null) continue
      const code = openedCode(db, row)
      const others = codes.get(orderId)
      if (others) others.push(code)
      else codes.set(orderId, [code])
    }
  }
  return codes
}
