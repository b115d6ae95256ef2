import type { KeyUsage } from '../domain/key-usage.ts'
import type { MemoryRateLimiter } from '../domain/rate-limit.ts'
import type { Job } from './loop.ts'

/** What a crash may lose of the rate windows, of a minute that they remember. */
const EVERY_MS = 1000

/** Saves what is kept in memory between requests: rate windows and the keys' last use. */
export function saveJob(
  rateLimiter: MemoryRateLimiter,
  keyUsage: KeyUsage,
  clock: () => Date,
): Job {
  return {
    name: 'save',
    everyMs: EVERY_MS,
    overlaps: false,
    async runOnce() {
      await rateLimiter.save(clock())
      await keyUsage.save()
    },
  }
}
