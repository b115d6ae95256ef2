import type { Store } from '../db/store.ts'
import { recordBlocked } from '../domain/accounts/holders.ts'
import { type Bulk, type Progress, progressOf } from '../domain/bulk/bulk.ts'
import { dueBulks, type PlacingDeps, takeTurn } from '../domain/bulk/placing.ts'
import {
  bulksToShow,
  lookOf,
  recordShown,
  type Showing,
  showLater,
} from '../domain/bulk/showing.ts'
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

const SHOW_EVERY_MS = 1000
const SHOWN_AT_ONCE = 20

/**
 * Keeps the messages up to date in which holders follow their bulk orders. Only the bot's leader runs this.
 * @param show edits the message, or sends a new one if it is gone.
 */
export function bulkMessagesJob({
  store,
  clock,
  show,
  isPaused,
}: {
  store: Store
  clock: () => Date
  show: (telegramId: number, bulk: Bulk, progress: Progress) => Promise<Showing>
  isPaused: () => boolean
}): Job {
  return {
    name: 'bulk-messages',
    everyMs: SHOW_EVERY_MS,
    async runOnce(signal) {
      const failures: unknown[] = []
      const some = { ...dueNow(clock()), limit: SHOWN_AT_ONCE }
      for (const { bulk, telegramId } of await bulksToShow(store.read, some)) {
        if (signal?.aborted || isPaused()) break
        try {
          await showOne(bulk, telegramId)
        } catch (error) {
          // The others are shown all the same, and this one is tried again with the next round.
          failures.push(error)
        }
      }
      if (failures.length > 0) throw failures[0]
    },
  }

  async function showOne(bulk: Bulk, telegramId: number): Promise<void> {
    const progress = await progressOf(store.read, bulk.id)
    const look = lookOf(bulk, progress)
    const { messageId } = bulk
    const isShown = look === bulk.shown && messageId !== null
    const showing: Showing = isShown
      ? { outcome: 'shown', messageId }
      : await show(telegramId, bulk, progress)
    const now = clock()
    await store.transaction(async (tx) => {
      if (showing.outcome === 'blocked') await recordBlocked(tx, telegramId, now)
      else if (showing.outcome !== 'shown') await showLater(tx, bulk, showing.outcome, now)
      else await recordShown(tx, bulk, { messageId: showing.messageId, look, progress }, now)
    })
  }
}
