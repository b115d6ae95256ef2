import { LRUCache } from 'lru-cache'
import { isWithin } from '../shared/time.ts'
import type { DueEndpoint } from './queue.ts'

// Which endpoint is called next, so that slow and dead ones do not delay the others. An endpoint is fast
// while its last call succeeded quickly. Only then may it have several calls at a time. All others share a
// few places, one call at a time for each. They take turns, and one that fails waits longer for its turn.

const MAX_CALLS = 50
const MAX_CALLS_OF_ENDPOINT = 4
/** The rest is for endpoints that are not known yet, or not fast: one may have recovered. */
const MAX_FAST_CALLS = 45
const MAX_OTHER_CALLS = 20
/**
 * Of MAX_OTHER_CALLS. A new leader does not know who is fast: without this limit, dead endpoints could take all
 * places before the others have their first call.
 */
const MAX_FAILING_CALLS = 10
const FAST_MS = 3000
/** How long an endpoint that was fast does not count as fast after a slow call. */
const SLOW_FOR_MS = 2 * 60_000
/**
 * Each failure since its last success delays an endpoint's turn by this many calls, up to a limit: it is tried
 * again however busy the others are.
 */
const CALLS_BEFORE_FAILED = 50
const MAX_FAILURES = 4
/** Endpoints that are remembered, those that were called last. Others count as not known yet. */
const MAX_REMEMBERED = 20_000

type KnownEndpoint = Pick<DueEndpoint, 'id' | 'failingSince'>

type EndpointState = {
  calls: Set<number>
  isFast: boolean
  /** When a call was slow although it was fast before. */
  slowAtMs: number
  /** Failures since the last success, as far as this process knows. */
  failures: number
  /** Rises with every call of any endpoint. */
  lastCall: number
}

/** Keeps track of the calls that are being made, and of how endpoints answer. */
export function createCallScheduler() {
  const states = new LRUCache<string, EndpointState>({ max: MAX_REMEMBERED })
  /** Of each call that is being made, what its endpoint was when it began. */
  const running = new Set<{ wasFast: boolean; wasFailing: boolean }>()
  let callsMade = 0

  function stateOf({ id, failingSince }: KnownEndpoint): EndpointState {
    const known = states.get(id)
    if (known) return known
    const failures = failingSince ? 1 : 0
    const slowAtMs = Number.NEGATIVE_INFINITY
    return { calls: new Set(), isFast: false, slowAtMs, failures, lastCall: 0 }
  }

  /** Those with the lowest turn are called first. */
  function turnOf({ lastCall, failures }: EndpointState): number {
    return lastCall + Math.min(failures, MAX_FAILURES) * CALLS_BEFORE_FAILED
  }

  /** How many more calls the endpoint may have. */
  function room({ calls, isFast }: EndpointState): number {
    return Math.max(0, (isFast ? MAX_CALLS_OF_ENDPOINT : 1) - calls.size)
  }

  return {
    /** Those to call now, the most urgent first, with the number of calls that they may have. */
    next(due: readonly DueEndpoint[]): { id: string; limit: number; except: number[] }[] {
      const waiting = due
        .map((endpoint) => ({ ...endpoint, state: stateOf(endpoint) }))
        .filter(({ state }) => room(state) > 0)
        .sort(({ state: a }, { state: b }) => turnOf(a) - turnOf(b))
      const chosen: { id: string; limit: number; except: number[] }[] = []
      const calls = [...running]
      const fast = calls.filter(({ wasFast }) => wasFast).length
      let [freeFast, freeOthers] = [MAX_FAST_CALLS - fast, MAX_OTHER_CALLS - calls.length + fast]
      let freeFailing = MAX_FAILING_CALLS - calls.filter(({ wasFailing }) => wasFailing).length
      let free = MAX_CALLS - calls.length
      for (const { id, state, due: has } of waiting) {
        const isFailing = state.failures > 0
        const places = state.isFast ? freeFast : freeOthers
        const limit = Math.min(
          ...[has - state.calls.size, room(state), free, places],
          isFailing ? freeFailing : places,
        )
        if (limit <= 0) continue
        chosen.push({ id, limit, except: [...state.calls] })
        free -= limit
        if (state.isFast) freeFast -= limit
        else freeOthers -= limit
        if (isFailing) freeFailing -= limit
      }
      return chosen
    },
    /** Records that a call begins. The returned function records its end. */
    begin(
      endpoint: KnownEndpoint,
      deliveryId: number,
    ): (result: 'ok' | 'failed', ms: number, now: Date) => void {
      const state = stateOf(endpoint)
      states.set(endpoint.id, state)
      state.calls.add(deliveryId)
      state.lastCall = ++callsMade
      const call = { wasFast: state.isFast, wasFailing: state.failures > 0 }
      running.add(call)
      return (result, ms, now) => {
        state.calls.delete(deliveryId)
        running.delete(call)
        const wasQuick = ms <= FAST_MS
        // Otherwise endpoints that answer once and then hang would take the places of the fast ones again and again.
        if (call.wasFast && !wasQuick) state.slowAtMs = now.getTime()
        state.isFast = result === 'ok' && wasQuick && !isWithin(SLOW_FOR_MS, state.slowAtMs, now)
        state.failures = result === 'ok' ? 0 : state.failures + 1
      }
    },
  }
}
