import type { Arrival } from '../../domain/telegram/inbox.ts'
import { maxWaitingIn } from './lanes.ts'

export type Admission = {
  admitted: Arrival[]
  /** Not stored: their lane, or the whole inbox, is full. */
  dropped: Arrival[]
  /** How many of the dropped ones were refused because the whole inbox is full. */
  full: number
}

/**
 * Decides which updates are stored, so that the inbox is bounded and one person cannot fill it. The others
 * are dropped, not refused: Telegram would hold back everything after a refused update, even checkouts.
 * @param waiting how many updates wait in each lane
 */
export function admit(
  arrivals: readonly Arrival[],
  waiting: ReadonlyMap<string, number>,
  adminIds: ReadonlySet<number>,
): Admission {
  const inLane = new Map(waiting)
  let total = waiting.values().reduce((sum, count) => sum + count, 0)
  const admission: Admission = { admitted: [], dropped: [], full: 0 }
  for (const arrival of arrivals) {
    const { lane } = arrival
    const count = inLane.get(lane) ?? 0
    const max = maxWaitingIn(lane, total, adminIds)
    if (count >= max) {
      admission.dropped.push(arrival)
      if (max === 0) admission.full++
    } else {
      admission.admitted.push(arrival)
      inLane.set(lane, count + 1)
      total++
    }
  }
  return admission
}
