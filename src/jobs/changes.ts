import type { InvalidationFeed } from '../domain/shared/cache/invalidation-feed.ts'
import type { Job } from './loop.ts'

/** Four polls in the second for which cached values may be used after one. */
const EVERY_MS = 250

/** Drops from the caches of this process what other processes have changed. */
export function changesJob(feed: InvalidationFeed, clock: () => Date): Job {
  return {
    name: 'changes',
    everyMs: EVERY_MS,
    runOnce: () => feed.poll(clock()),
  }
}
