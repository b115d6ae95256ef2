import type { DueEndpoint } from './queue.ts'

// Which endpoint is called next, so that slow and dead ones do not delay the others. An endpoint is fast
// while its last call succeeded quickly. Only then it may have several calls at a time. All others share a
// few places, one call at a time for each, and those with the fewest failures come first.

const MAX_CALLS = 50
const MAX_CALLS_OF_ENDPOINT = 4
/** The rest is for endpoints that are not known yet, or not fast: one may have recovered. */
const MAX_FAST_CALLS = 45
const MAX_OTHER_CALLS = 20
const FAST_MS = 3000
/** Endpoints that are remembered. Others count as not known yet. */
const MAX_REMEMBERED = 20_000

type Lane = {
  calls: Set<number>
  isFast: boolean
  /** Failures since the last success, as far as this process knows. */
  failures: number
  /** Rises with every call of any endpoint. */
  lastCall: number
}

/** Keeps track of the calls that are being made, and of how endpoints answer. */
export function createLanes() {
  const lanes = new Map<string, Lane>()
  let callsMade = 0
  let fast = 0
  let others = 0

  function laneOf({ id, failingSince }: DueEndpoint): Lane {
    const known = lanes.get(id)
    if (known) return known
    const failures = failingSince ? 1 : 0
    return { calls: new Set(), isFast: false, failures, lastCall: 0 }
  }

  /** How many more calls the endpoint may have. */
  function room({ calls, isFast }: Lane): number {
    return Math.max(0, (isFast ? MAX_CALLS_OF_ENDPOINT : 1) - calls.size)
  }

  return {
    /** How many calls are being made. */
    get size() {
      return fast + others
    },
    /** Those to call now, the most urgent first, with the number of calls that they may have. */
    next(due: readonly DueEndpoint[]): { id: string; limit: number; except: number[] }[] {
      const waiting = due
        .map((endpoint) => ({ id: endpoint.id, lane: laneOf(endpoint) }))
        .filter(({ lane }) => room(lane) > 0)
        .sort(({ lane: a }, { lane: b }) => a.failures - b.failures || a.lastCall - b.lastCall)
      const chosen: { id: string; limit: number; except: number[] }[] = []
      let [freeFast, freeOthers] = [MAX_FAST_CALLS - fast, MAX_OTHER_CALLS - others]
      let free = MAX_CALLS - fast - others
      for (const { id, lane } of waiting) {
        const limit = Math.min(room(lane), free, lane.isFast ? freeFast : freeOthers)
        if (limit <= 0) continue
        chosen.push({ id, limit, except: [...lane.calls] })
        free -= limit
        if (lane.isFast) freeFast -= limit
        else freeOthers -= limit
      }
      return chosen
    },
    /** Notes that a call begins, and returns what to do when it has ended. */
    begin(
      endpoint: DueEndpoint,
      deliveryId: number,
    ): (result: 'ok' | 'failed', ms: number) => void {
      const lane = laneOf(endpoint)
      // The oldest entries come first; what is being called is noted again when it ends.
      for (const [id, { calls }] of lanes) {
        if (lanes.size < MAX_REMEMBERED) break
        if (calls.size === 0) lanes.delete(id)
      }
      lanes.set(endpoint.id, lane)
      lane.calls.add(deliveryId)
      lane.lastCall = ++callsMade
      const wasFast = lane.isFast
      if (wasFast) fast += 1
      else others += 1
      return (result, ms) => {
        lane.calls.delete(deliveryId)
        if (wasFast) fast -= 1
        else others -= 1
        lane.isFast = result === 'ok' && ms <= FAST_MS
        lane.failures = result === 'ok' ? 0 : lane.failures + 1
      }
    },
  }
}
