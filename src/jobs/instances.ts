import type { Instance } from '../domain/instances/instances.ts'
import type { Job } from './loop.ts'

const EVERY_MS = 500

/**
 * Looks for processes that have died, so that their jobs are taken up at once. Runs in every process that
 * works on jobs; the second one to look finds nothing.
 */
export function instancesJob(instance: Instance): Job {
  return {
    name: 'instances',
    everyMs: EVERY_MS,
    runOnce: () => instance.freeDead(),
  }
}
