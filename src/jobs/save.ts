import type { KeyUsage } from '../domain/access/key-usage.ts'
import type { MemoryRateLimiter } from '../domain/access/rate-limit.ts'
import type { Job } from './loop.ts'

const EVERY_MS = 1000
/** How much of a rate window, which covers a minute, a crash may lose. */
const WINDOW_EVERY_MS = 5000
const USE_EVERY_MS = 10_000

/**
 * Saves what is kept in memory between requests: rate windows and the last use of each key. Runs in every
 * process that answers requests.
 * @param rateLimiter null if the windows are in Redis
 */
export function saveJob(
  rateLimiter: MemoryRateLimiter | null,
  keyUsage: KeyUsage,
  clock: () => Date,
): Job {
  return {
    name: 'save',
    everyMs: EVERY_MS,
    async runOnce() {
      await rateLimiter?.save(clock(), WINDOW_EVERY_MS)
      await keyUsage.save(clock(), USE_EVERY_MS)
    },
  }
}
