import type { Store } from '../db/store.ts'
import { noteBlocked } from '../domain/accounts/holders.ts'
import { type Bulk, type Progress, progressOf } from '../domain/bulk/bulk.ts'
import { bulksToShow, lookOf, noteShown, type Showing, showLater } from '../domain/bulk/showing.ts'
import type { Job } from './loop.ts'

const EVERY_MS = 1000
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
    everyMs: EVERY_MS,
    async runOnce(signal) {
      const failures: unknown[] = []
      for (const { bulk, telegramId } of await bulksToShow(store.read, SHOWN_AT_ONCE, clock())) {
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
      if (showing.outcome === 'blocked') await noteBlocked(tx, telegramId, now)
      else if (showing.outcome !== 'shown') await showLater(tx, bulk, showing.outcome, now)
      else await noteShown(tx, bulk, { messageId: showing.messageId, look, progress }, now)
    })
  }
}
