import type { Reader } from '../db/store.ts'
import { availableByPid, availableOf } from './catalog.ts'
import { type ChangeFeed, EVERYTHING } from './changes.ts'

/** How many codes of each product are unsold. */
export interface StockCounts {
  /** By product id; a product without any may be missing. */
  get(): Promise<ReadonlyMap<string, number>>
  /** Has everything counted anew: another process may have sold some. */
  forget(): void
}

/**
 * Remembers the counts, and counts those products anew that were sold since: to count all codes of a
 * full stock takes as long as many orders.
 */
export function createStockCounts({ read, feed }: { read: Reader; feed: ChangeFeed }): StockCounts {
  let counts: Map<string, number> | null = null
  const sold = new Set<string>()
  /** Rises with every change: what was counted before one may be of the past. */
  let changes = 0
  const forget = () => {
    changes++
    counts = null
    sold.clear()
  }
  feed.onChange((topic) => {
    if (topic === 'service' || topic === EVERYTHING) forget()
    if (!topic.startsWith('stock:')) return
    changes++
    sold.add(topic.slice('stock:'.length))
  })

  return {
    forget,
    async get() {
      const before = changes
      const pids = [...sold]
      const fresh = counts
        ? new Map([...counts, ...(await Promise.all(pids.map((pid) => availableOf(read, pid))))])
        : await availableByPid(read)
      if (changes === before) {
        counts = fresh
        sold.clear()
      }
      return fresh
    },
  }
}
