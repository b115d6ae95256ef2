import type { Arrival, Update } from '../domain/inbox.ts'
import { isUrgent, maxWaitingIn } from './lanes.ts'

/** While this many wait, only urgent updates are stored. */
const MAX_WAITING = 2000

export type Admission = {
  /** There is room for these. */
  admitted: Arrival[]
  /** Too many of their lane wait already: these are dropped. */
  dropped: Arrival[]
  /** The first that Telegram must keep for now, as it must all later ones that are not admitted. */
  refused: Update | null
}

/**
 * Decides which updates are stored, so that the inbox is bounded and nobody fills it alone.
 * @param waiting how many wait in each lane.
 */
export function admit(
  arrivals: readonly Arrival[],
  waiting: ReadonlyMap<string, number>,
  adminIds: ReadonlySet<number>,
): Admission {
  const inLane = new Map(waiting)
  let total = waiting.values().reduce((sum, count) => sum + count, 0)
  const admission: Admission = { admitted: [], dropped: [], refused: null }
  for (const arrival of arrivals) {
    const { lane, update } = arrival
    const count = inLane.get(lane) ?? 0
    if (count >= maxWaitingIn(lane, total, adminIds)) admission.dropped.push(arrival)
    else if (total >= MAX_WAITING && !isUrgent(lane, adminIds)) admission.refused ??= update
    else {
      admission.admitted.push(arrival)
      inLane.set(lane, count + 1)
      total++
    }
  }
  return admission
}
