import type { Store } from '../db/store.ts'
import { dueLists, syncByItself } from '../domain/price-lists/scheduled.ts'
import type { Supplier } from '../domain/suppliers/supplier.ts'
import { FAILED, type Job } from './loop.ts'

const EVERY_MS = 20_000

/** Takes the price lists over that are due. Only the leader runs this, so that each list is read once. */
export function priceListsJob({
  store,
  suppliers,
  clock,
  stopping,
}: {
  store: Store
  suppliers: ReadonlyMap<string, Supplier>
  clock: () => Date
  /** Cancels calls to suppliers. */
  stopping: AbortSignal
}): Job {
  return {
    name: 'priceLists',
    everyMs: EVERY_MS,
    async runOnce() {
      let hasFailed = false
      for (const supplier of await dueLists(store, suppliers, clock())) {
        if (stopping.aborted) break
        const about = { suppliers, supplier }
        if (!(await syncByItself(store, about, clock(), stopping))) hasFailed = true
      }
      return hasFailed ? FAILED : undefined
    },
  }
}
