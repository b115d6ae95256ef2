import type { Store } from '../db/store.ts'
import { type ClockWatch, watchClock } from '../domain/instances/clock-set-back.ts'
import type { Log } from '../domain/shared/log.ts'
import type { Job } from './loop.ts'

const EVERY_MS = 1000

/**
 * Notices that the clock was set back, so that what was put off while it was ahead does not wait. Runs in every
 * process, on its own clock.
 */
export function clockJob({
  store,
  clock,
  log,
}: {
  store: Store
  clock: () => Date
  log: Log
}): Job {
  const look: ClockWatch = watchClock({ store, log })
  return {
    name: 'clock',
    everyMs: EVERY_MS,
    runOnce: () => look(clock()),
  }
}
