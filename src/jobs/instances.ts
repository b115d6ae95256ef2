import type { Instance } from '../domain/service/instances.ts'
import type { Job } from './loop.ts'

const EVERY_MS = 500

/**
 * Looks for processes that have died, so that what they were at is taken up at once. Every process that
 * takes work up does this: whoever comes second finds nothing.
 */
export function instancesJob(instance: Instance): Job {
  return {
    name: 'instances',
    everyMs: EVERY_MS,
    overlaps: false,
    runOnce: () => instance.freeDead(),
  }
}
