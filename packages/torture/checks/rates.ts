import type { Final } from '../final.ts'
import type { Call, History, Incident } from '../history.ts'
import type { Exit } from '../world/instance.ts'
import { codeOf, isWaiting, LINGERS_MS, walletOf } from './answers.ts'
import type { Check, Found } from './check.ts'
import {
  countedAgainMs,
  groupsOf,
  isOfClock,
  MINUTE_MS,
  type Moment,
  momentsOf,
} from './rate-moments.ts'
import { busiest, createOverlaps } from './windows.ts'

/**
 * `slackMs`: the service rounds to milliseconds, and its clock is set a little by the network. A window that is
 * shorter by this is certainly within one of theirs.
 */
const WINDOWS = [
  { name: 'second', ms: 1000, calls: 40, slackMs: 10 },
  { name: 'minute', ms: MINUTE_MS, calls: 200, slackMs: 100 },
] as const

/** 401 and 403 that come after the call was counted; all others come before. */
const COUNTED_REFUSALS: readonly unknown[] = [
  'INVALID_JSON',
  'FORBIDDEN',
  'KEY_CAP_EXCEEDED',
  'ADDRESS_NOT_CONFIRMED',
]

export const rates: Check = {
  name: 'rates',
  promise: 'At most 40 calls in any second and 200 in any minute, and no refusal below that.',
  find({ exits }: Final, { calls, incidents }: History) {
    const moments = momentsOf(exits, incidents)
    const keyed = calls.filter(({ door }) => door === 'http')
    return [...Map.groupBy(keyed, walletOf)].flatMap(([wallet, own]) => [
      ...tooMany(wallet, own, moments),
      ...tooStrict(wallet, own, exits, incidents),
    ])
  },
}

/** Whether the answer shows that the call was counted. */
function isCounted(call: Call): boolean {
  const { status } = call
  const code = codeOf(call)
  if (status === 401 || status === 403) return COUNTED_REFUSALS.includes(code)
  if (status === 429) return code !== 'RATE_LIMIT'
  // What is no HTTP, and what fails, may have been refused before.
  return status !== null && status < 500 && code !== 'BAD_REQUEST' && status !== 408
}

/** Whether the answer, or the want of one, leaves it possible. A call that waits is counted first, and may then be refused. */
function mayBeCounted(call: Call): boolean {
  if (isCounted(call)) return true
  const { status } = call
  return status === 401 || status === 403 ? isWaiting(call) : status !== 429
}

function tooMany(wallet: string, calls: readonly Call[], moments: readonly Moment[]): Found[] {
  const groups = groupsOf(calls.filter(isCounted), moments)
  return WINDOWS.flatMap(({ name, ms, calls: limit, slackMs }) => {
    const [most] = groups
      .map((group) => busiest(group, ms - slackMs))
      .sort((a, b) => b.count - a.count)
    if (!most || most.count <= limit) return []
    const what = `${wallet} had ${most.count} calls answered within a ${name}, from ${most.fromMs} ms on; the limit is ${limit}.`
    return [{ what, evidence: most.items.slice(0, 3) }]
  })
}

function tooStrict(
  wallet: string,
  calls: readonly Call[],
  exits: readonly Exit[],
  incidents: readonly Incident[],
): Found[] {
  const refused = calls.filter((call) => codeOf(call) === 'RATE_LIMIT' && call.endedMs !== null)
  const seen = calls.filter((call) => isCounted(call) || codeOf(call) === 'RATE_LIMIT')
  // A clock that was set back keeps the calls that it counted, as if they were made when it sees them again.
  const odd = incidents.filter(isOfClock).map(({ startedMs, endedMs }) => ({
    startMs: startedMs,
    endMs:
      endedMs === null
        ? Number.POSITIVE_INFINITY
        : countedAgainMs(endedMs, seen, exits, incidents) + MINUTE_MS,
  }))
  const intervals = calls.filter(mayBeCounted).map((call) => {
    const endedMs = call.endedMs ?? Number.POSITIVE_INFINITY
    const { startedMs } = call
    // Redis may count it after its answer that nobody knows the limit.
    const isLate = call.status === null || codeOf(call) === 'RATE_LIMIT_UNAVAILABLE'
    return { startedMs, endedMs: isLate ? endedMs + LINGERS_MS : endedMs }
  })
  const countIn = createOverlaps(intervals)
  return refused.flatMap((call) => {
    const toMs = call.endedMs ?? 0
    if (odd.some(({ startMs, endMs }) => startMs <= toMs && call.startedMs <= endMs)) return []
    const counts = WINDOWS.map(({ ms, slackMs }) => countIn(call.startedMs - ms - slackMs, toMs))
    if (WINDOWS.some(({ calls: limit }, i) => (counts[i] ?? 0) >= limit)) return []
    const what = `${wallet} was refused with RATE_LIMIT after at most ${counts[0]} calls in the second and ${counts[1]} in the minute before.`
    return [{ what, evidence: [call] }]
  })
}
