import { setImmediate as nextTurn } from 'node:timers/promises'

/** The length of a slice: requests wait this long for it, in addition to other work of the process. */
const SLICE_MS = 4

/** For long work on the event loop. Await the result often: when a slice is used up, other work runs first. */
export function createTimeSlices(): () => Promise<void> {
  let endsAt = performance.now() + SLICE_MS
  return async () => {
    if (performance.now() < endsAt) return
    await nextTurn()
    endsAt = performance.now() + SLICE_MS
  }
}
