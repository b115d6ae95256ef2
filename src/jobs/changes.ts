import type { ChangeFeed } from '../domain/shared/cache/change-feed.ts'
import type { Job } from './loop.ts'

/** Four looks within the second after which what is remembered counts as too old. */
const EVERY_MS = 250

/** Looks for what other processes have changed, so that this one does not go on with what was. */
export function changesJob(feed: ChangeFeed, clock: () => Date): Job {
  return {
    name: 'changes',
    everyMs: EVERY_MS,
    overlaps: false,
    runOnce: () => feed.poll(clock()),
  }
}
