import type { DueEndpoint } from './queue.ts'

// Which endpoint is called next, so that slow and dead ones do not delay the others. An endpoint is fast
// while its last call succeeded quickly. Only then it may have several calls at a time. All others share a
// few places, one call at a time for each. They take turns, and one that fails lets more calls go before it.

const MAX_CALLS = 50
export const MAX_CALLS_OF_ENDPOINT = 4
/** The rest is for endpoints that are not known yet, or not fast: one may have recovered. */
const MAX_FAST_CALLS = 45
const MAX_OTHER_CALLS = 20
const FAST_MS = 3000
/** How long an endpoint does not count as fast after it was, and kept a call for longer than that. */
const SLOW_FOR_MS = 2 * 60_000
/**
 * For each failure since its last success, an endpoint's turn comes as many calls later, up to a limit: however
 * busy the others are, it is tried again.
 */
const CALLS_BEFORE_FAILED = 50
const MAX_FAILURES = 4
/** Endpoints that are remembered. Others count as not known yet. */
const MAX_REMEMBERED = 20_000

type KnownEndpoint = Pick<DueEndpoint, 'id' | 'failingSince'>

type Lane = {
  calls: Set<number>
  isFast: boolean
  slowUntilMs: number
  /** Failures since the last success, as far as this process knows. */
  failures: number
  /** Rises with every call of any endpoint. */
  lastCall: number
}

/** Keeps track of the calls that are being made, and of how endpoints answer. */
export function createLanes() {
  const lanes = new Map<string, Lane>()
  const underWay = new Set<number>()
  let callsMade = 0
  let fast = 0
  let others = 0

  function laneOf({ id, failingSince }: KnownEndpoint): Lane {
    const known = lanes.get(id)
    if (known) return known
    const failures = failingSince ? 1 : 0
    return { calls: new Set(), isFast: false, slowUntilMs: 0, failures, lastCall: 0 }
  }

  /** Those with the lowest turn are called first. */
  function turnOf({ lastCall, failures }: Lane): number {
    return lastCall + Math.min(failures, MAX_FAILURES) * CALLS_BEFORE_FAILED
  }

  /** How many more calls the endpoint may have. */
  function room({ calls, isFast }: Lane): number {
    return Math.max(0, (isFast ? MAX_CALLS_OF_ENDPOINT : 1) - calls.size)
  }

  return {
    /** The ids of the deliveries that are being sent. */
    underWay: underWay as ReadonlySet<number>,
    /** Those to call now, the most urgent first, with the number of calls that they may have. */
    next(due: readonly DueEndpoint[]): { id: string; limit: number; except: number[] }[] {
      const waiting = due
        .map((endpoint) => ({ ...endpoint, lane: laneOf(endpoint) }))
        .filter(({ lane }) => room(lane) > 0)
        .sort(({ lane: a }, { lane: b }) => turnOf(a) - turnOf(b))
      const chosen: { id: string; limit: number; except: number[] }[] = []
      let [freeFast, freeOthers] = [MAX_FAST_CALLS - fast, MAX_OTHER_CALLS - others]
      let free = MAX_CALLS - fast - others
      for (const { id, lane, due: has } of waiting) {
        const limit = Math.min(has, room(lane), free, lane.isFast ? freeFast : freeOthers)
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
      endpoint: KnownEndpoint,
      deliveryId: number,
    ): (result: 'ok' | 'failed', ms: number, now: Date) => void {
      const lane = laneOf(endpoint)
      // The oldest entries come first; what is being called is noted again when it ends.
      for (const [id, { calls }] of lanes) {
        if (lanes.size < MAX_REMEMBERED) break
        if (calls.size === 0) lanes.delete(id)
      }
      lanes.set(endpoint.id, lane)
      lane.calls.add(deliveryId)
      underWay.add(deliveryId)
      lane.lastCall = ++callsMade
      const wasFast = lane.isFast
      if (wasFast) fast += 1
      else others += 1
      return (result, ms, now) => {
        lane.calls.delete(deliveryId)
        underWay.delete(deliveryId)
        if (wasFast) fast -= 1
        else others -= 1
        const wasQuick = ms <= FAST_MS
        // Otherwise endpoints that answer once and then hang would take the places of the fast ones again and again.
        if (wasFast && !wasQuick) lane.slowUntilMs = now.getTime() + SLOW_FOR_MS
        lane.isFast = result === 'ok' && wasQuick && now.getTime() >= lane.slowUntilMs
        lane.failures = result === 'ok' ? 0 : lane.failures + 1
      }
    },
  }
}
