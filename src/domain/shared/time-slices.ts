import { setImmediate as nextTurn } from 'node:timers/promises'

/** Requests wait for it, and some other work of the process besides. */
const SLICE_MS = 4

/** For long work on the event loop: to be awaited often, it lets others go on once a slice is used up. */
export function createTimeSlices(): () => Promise<void> {
  let endsAt = performance.now() + SLICE_MS
  return async () => {
    if (performance.now() < endsAt) return
    await nextTurn()
    endsAt = performance.now() + SLICE_MS
  }
}
