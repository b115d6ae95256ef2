import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm'
import { prepared } from '../../db/prepared.ts'
import { stockCodes } from '../../db/schema.ts'
import type { Reader } from '../../db/store.ts'
import { EVERYTHING, type InvalidationFeed } from '../shared/cache/invalidation-feed.ts'
import { createTimeSlices } from '../shared/time-slices.ts'

/** How many codes of each product are unsold. */
export interface StockCounts {
  /**
   * The counts as they are now, by product id; a product without any may be missing. The map is changed
   * by the next call, which must not come before this one has ended.
   */
  get(): Promise<ReadonlyMap<string, number>>
  /** Has everything counted anew: another process may have sold some. */
  forget(): void
}

/** Counted at once, so that a full stock does not hold everything up. */
const PRODUCTS_PER_COUNT = 250

const { placeholder } = sql

const countsAfter = prepared<Reader, { pid: string }, { pid: string; available: number }[]>(
  'stock_available',
  (db) =>
    db
      .select({ pid: stockCodes.pid, available: count() })
      .from(stockCodes)
      .where(and(isNull(stockCodes.orderId), gt(stockCodes.pid, placeholder('pid'))))
      .groupBy(stockCodes.pid)
      .orderBy(asc(stockCodes.pid))
      .limit(PRODUCTS_PER_COUNT),
)

const countOf = prepared<Reader, { pid: string }, { available: number }[]>(
  'stock_available_of',
  (db) =>
    db
      .select({ available: count() })
      .from(stockCodes)
      .where(and(eq(stockCodes.pid, placeholder('pid')), isNull(stockCodes.orderId))),
)

/** The unsold codes of each product that has any. Other work goes on meanwhile. */
export async function countStock(db: Reader): Promise<Map<string, number>> {
  const slice = createTimeSlices()
  const counts = new Map<string, number>()
  let rows: { pid: string; available: number }[]
  let pid = ''
  do {
    rows = await countsAfter(db, { pid })
    for (const row of rows) counts.set(row.pid, row.available)
    pid = rows.at(-1)?.pid ?? ''
    await slice()
  } while (rows.length === PRODUCTS_PER_COUNT)
  return counts
}

/**
 * Remembers the counts, and counts those products anew that were sold since: to count all codes of a
 * full stock takes as long as many orders.
 */
export function createStockCounts(deps: { read: Reader; feed: InvalidationFeed }): StockCounts {
  const { read, feed } = deps
  let counts = new Map<string, number>()
  let areOld = true
  /** What was sold since its codes were counted. */
  const sold = new Set<string>()
  const forget = () => {
    areOld = true
  }
  feed.subscribe((tag) => {
    if (tag === EVERYTHING) forget()
    if (tag.startsWith('stock:')) sold.add(tag.slice('stock:'.length))
  })

  async function countAll(): Promise<void> {
    sold.clear()
    counts = await countStock(read)
  }

  async function countSold(): Promise<void> {
    const slice = createTimeSlices()
    for (const pid of [...sold]) {
      sold.delete(pid)
      const [row] = await countOf(read, { pid })
      counts.set(pid, row?.available ?? 0)
      await slice()
    }
  }

  return {
    forget,
    async get() {
      const all = areOld
      // What changes from here on, while it is counted, is for the next call.
      areOld = false
      try {
        await (all ? countAll() : countSold())
      } catch (error) {
        forget()
        throw error
      }
      return counts
    },
  }
}
