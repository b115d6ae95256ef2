import type { Arrival } from '../../domain/telegram/inbox.ts'
import { maxWaitingIn } from './lanes.ts'

export type Admission = {
  /** There is room for these. */
  admitted: Arrival[]
  /** Too many of their lane wait already, or too many in all: these are dropped. */
  dropped: Arrival[]
  /** How many of the dropped would have been admitted if fewer people had been waiting. */
  full: number
}

/**
 * Decides which updates are stored, so that the inbox is bounded and nobody fills it alone. The others are
 * dropped: Telegram hands over nothing behind an update that it has to keep, not even a checkout.
 * @param waiting how many wait in each lane.
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
