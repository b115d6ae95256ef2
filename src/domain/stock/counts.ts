import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm'
import { exclusively, sideBySide } from '../../db/locks.ts'
import { atMost, isValueOf, prepared } from '../../db/prepared.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { notifyAdmins } from '../notices/notices.ts'
import { stockCodes } from '../schema.ts'
import { EVERYTHING, type InvalidationFeed } from '../shared/cache/invalidation-feed.ts'
import { onlyRow } from '../shared/errors.ts'
import { createTimeSlices } from '../shared/time-slices.ts'

/** Products in one query, so that a large stock does not block the event loop. */
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

/** Takes as long as the product's codes are many. */
export async function countUnsold(db: Reader, pid: string): Promise<number> {
  return onlyRow(await countOf(db, { pid })).available
}

/** Counts the unsold codes of each product that has any. Lets other work run between queries. */
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
 * How many codes of each product are unsold. Caches the counts, and recounts only the products whose stock has changed: counting all codes of a large
 * stock takes as long as many orders.
 */
export function createStockCounts({ read, feed }: { read: Reader; feed: InvalidationFeed }) {
  let counts = new Map<string, number>()
  let areOld = true
  /** Products whose stock changed since they were counted. */
  const changed = new Set<string>()
  const forget = () => {
    areOld = true
  }
  feed.subscribe(['stock'], (tag) => {
    if (tag === EVERYTHING) forget()
    else changed.add(tag.slice('stock:'.length))
  })

  async function countChanged(): Promise<void> {
    const slice = createTimeSlices()
    for (const pid of [...changed]) {
      changed.delete(pid)
      counts.set(pid, await countUnsold(read, pid))
      await slice()
    }
  }

  return {
    /** The present count of one product. Takes as long as its codes are many. */
    countNow: (pid: string) => countUnsold(read, pid),
    /** Makes the next call recount everything: another process may have sold some. */
    forget,
    /**
     * The current counts by product id; a product with no unsold codes may be missing. The next call changes
     * the same map, and must not start before this one has finished.
     */
    async get(): Promise<ReadonlyMap<string, number>> {
      const all = areOld
      // Changes from here on, while the query runs, are for the next call to count.
      areOld = false
      try {
        if (all) {
          changed.clear()
          counts = await countStock(read)
        } else await countChanged()
      } catch (error) {
        forget()
        throw error
      }
      return counts
    },
  }
}

/** The most codes of a product that concurrent transactions may be selling, unseen by this one. */
const SOLD_MEANWHILE = 500

/** By their limits, which are a few quantities and a setting. */
const counters = new Map<number, ReturnType<typeof counterUpTo>>()

/** Counts at most as many codes. */
function counterUpTo(limit: number) {
  return prepared<Reader, { pid: string }, { found: number }[]>(`stock_count_${limit}`, (db) => {
    const some = db
      .select({ id: stockCodes.id })
      .from(stockCodes)
      .where(and(isValueOf(stockCodes.pid, 'pid'), isNull(stockCodes.orderId)))
      .limit(atMost(limit))
      .as('some')
    return db.select({ found: count() }).from(some)
  })
}

/** How many codes a product has to sell; `limit` if there are more. */
export async function available(db: Reader, pid: string, limit: number): Promise<number> {
  const counter = counters.get(limit) ?? counterUpTo(limit)
  counters.set(limit, counter)
  return onlyRow(await counter(db, { pid })).found
}

export async function hasStock(db: Reader, pid: string, quantity: number): Promise<boolean> {
  return (await available(db, pid, quantity)) === quantity
}

/** Whether no sale can bring the stock below `lowStock` now: then notifyIfLow has nothing to do. */
export async function isPlenty(tx: Tx, pid: string, lowStock: number): Promise<boolean> {
  return lowStock === 0 || (sideBySide && (await hasStock(tx, pid, lowStock + SOLD_MEANWHILE)))
}

/**
 * Notifies the admins when the sale of `taken` codes brings a product's stock below `lowStock`, or takes the
 * last code. Each crossing is reported once. A `lowStock` of 0 turns both notices off.
 */
export async function notifyIfLow(
  tx: Tx,
  { pid, taken, lowStock }: { pid: string; taken: number; lowStock: number },
  now: Date,
): Promise<void> {
  if (lowStock === 0) return
  // Sales that cross the threshold at the same time must see each other.
  await exclusively(tx, `stock of ${pid}`)
  const left = await available(tx, pid, lowStock)
  const before = left + taken
  if (left === 0) await notifyAdmins(tx, { kind: 'stock_out', pid }, now)
  else if (left < lowStock && before >= lowStock)
    await notifyAdmins(tx, { kind: 'stock_low', pid, left }, now)
}
