import type { Bulk } from '../domain/bulk/bulk.ts'
import { dueBulks, type PlacingDeps, takeTurn } from '../domain/bulk/placing.ts'
import { dueNow } from '../domain/shared/due.ts'
import type { Job } from './loop.ts'

const EVERY_MS = 500
/** Bulk orders at the same time. The others wait for their turns, so that the API stays fast. */
const CONCURRENT = 3

/**
 * Places the lines of bulk orders, a few of each in turn. Only the leader runs this, so that one account does
 * not get more turns than others; two processes at once would still buy each line once.
 */
export function bulkJob(deps: PlacingDeps): Job {
  const { store, clock } = deps
  return {
    name: 'bulk',
    everyMs: EVERY_MS,
    afterCommits: true,
    async runOnce(signal = new AbortController().signal) {
      const turns = new Map<string, Promise<unknown>>()
      const failures: unknown[] = []
      const start = (bulk: Bulk) =>
        turns.set(
          bulk.id,
          takeTurn(deps, bulk, signal)
            .catch((error) => failures.push(error))
            .finally(() => turns.delete(bulk.id)),
        )
      for (;;) {
        const goesOn = !signal.aborted && failures.length === 0
        const busy = [...turns.keys()]
        const room = goesOn ? CONCURRENT - busy.length : 0
        const some = { ...dueNow(clock()), limit: CONCURRENT }
        const due = room > 0 ? await dueBulks(store.read, some) : []
        for (const bulk of due.filter(({ id }) => !busy.includes(id)).slice(0, room)) start(bulk)
        if (turns.size > 0) await Promise.race(turns.values())
        // What was busy when the database was asked may be due again by now.
        else if (busy.length === 0) break
      }
      if (failures.length > 0) throw failures[0]
    },
  }
}
