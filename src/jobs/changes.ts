import type { InvalidationFeed } from '../domain/shared/cache/invalidation-feed.ts'
import type { Job } from './loop.ts'

/** Cached values may be used for a second after a poll, in which the next four take place. */
const EVERY_MS = 250

/** Drops values that other processes have changed from the caches of this process. */
export function changesJob(feed: InvalidationFeed, clock: () => Date): Job {
  return {
    name: 'changes',
    everyMs: EVERY_MS,
    runOnce: () => feed.poll(clock()),
  }
}
