import type { Call, Incident } from '../history.ts'
import type { Exit } from '../world/instance.ts'

/** At some time from `startMs` to `endMs` the windows of the service may have lost calls: those since `fromMs`. */
export type Moment = { startMs: number; endMs: number; fromMs: number }

/**
 * A window is saved every 5 s, by a job that runs once a second; the rest is for a busy machine. That is what a
 * process forgets that does not end in good order.
 */
const UNSAVED_MS = 8000
/** Nothing older counts in any window. */
export const MINUTE_MS = 60_000
/** A process looks once a second what time it shall be; the rest is for a busy machine. */
const LOOKS_MS = 2000
/** The database, or Redis, cannot be written or is another one. */
const KEEPS_NOTHING = /^(?:disk|read-only|failing|file|deleted|postgres|redis|restore)/

/** When rate windows may have been forgotten, and how much of them. */
export function momentsOf(exits: readonly Exit[], incidents: readonly Incident[]): Moment[] {
  const outages = incidents.filter(({ kind }) => KEEPS_NOTHING.test(kind))
  const atExits = exits.map(({ atMs, code }) => {
    const unsaved = outages.filter(
      ({ startedMs, endedMs }) => startedMs <= atMs && (endedMs ?? atMs) + UNSAVED_MS >= atMs,
    )
    const keptUntilMs = Math.min(atMs, ...unsaved.map(({ startedMs }) => startedMs))
    const isGood = code === 0 && unsaved.length === 0
    return { startMs: atMs, endMs: atMs, fromMs: isGood ? atMs : keptUntilMs - UNSAVED_MS }
  })
  // A server that is gone takes its windows with it, and another clock counts in other windows.
  const atTurns = incidents
    .filter((one) => isOfClock(one) || one.kind.startsWith('redis'))
    .flatMap((one) => {
      const turns = one.endedMs === null ? [one.startedMs] : [one.startedMs, one.endedMs]
      return turns.map((atMs) => ({
        ...{ startMs: atMs, endMs: isOfClock(one) ? clockSeenMs(atMs, incidents) : atMs },
        fromMs: atMs - MINUTE_MS,
      }))
    })
  return [...atExits, ...atTurns]
}

export const isOfClock = ({ kind }: Incident) => kind.startsWith('clock')

/** When every process has seen that its clock was set: one that stands still sees it when it goes on. */
function clockSeenMs(atMs: number, incidents: readonly Incident[]): number {
  const frozen = incidents.filter(({ kind }) => kind === 'freeze')
  let seenMs = atMs + LOOKS_MS
  for (const { startedMs, endedMs } of frozen)
    if (startedMs <= seenMs && endedMs !== null && endedMs >= atMs)
      seenMs = Math.max(seenMs, endedMs + LOOKS_MS)
  return seenMs
}

/**
 * When calls of the future, which an account has since a clock was set back, have certainly become calls of now: at its
 * next call, and once more if a process ends before it has saved that.
 * @param calls those of the account that reached its windows, in their order.
 */
export function countedAgainMs(
  setBackMs: number,
  calls: readonly Call[],
  exits: readonly Exit[],
  incidents: readonly Incident[],
): number {
  const nextMs = (sinceMs: number) =>
    calls.find(({ startedMs }) => startedMs >= sinceMs)?.endedMs ?? Number.POSITIVE_INFINITY
  let nowMs = nextMs(clockSeenMs(setBackMs, incidents))
  for (const { atMs } of exits)
    if (atMs >= setBackMs && atMs <= nowMs + UNSAVED_MS) nowMs = Math.max(nowMs, nextMs(atMs))
  return nowMs
}

/**
 * Groups of calls that the service counts in the same windows: those between two moments at which it forgot
 * something, and those that it never forgot.
 */
export function groupsOf(calls: readonly Call[], moments: readonly Moment[]): Call[][] {
  const lives = new Map<number, Call[]>()
  const kept: Call[] = []
  for (const call of calls) {
    const { startedMs } = call
    const endedMs = call.endedMs ?? Number.POSITIVE_INFINITY
    if (!moments.some((one) => startedMs <= one.endMs && one.startMs <= endedMs)) {
      const life = moments.filter(({ endMs }) => endMs < startedMs).length
      const same = lives.get(life)
      if (same) same.push(call)
      else lives.set(life, [call])
    }
    const isForgotten = moments.some(({ endMs, fromMs }) => fromMs < endedMs && startedMs <= endMs)
    if (!isForgotten) kept.push(call)
  }
  return [...lives.values(), kept]
}
