import type { Call, Incident } from '../history.ts'
import type { Exit } from '../world/instance.ts'

/** A moment at which the windows of the service may have lost calls: those since `fromMs`. */
export type Moment = { atMs: number; fromMs: number }

/**
 * A window is saved every 5 s, by a job that runs once a second; the rest is for a busy machine. That is what a
 * process forgets that does not end in good order.
 */
const UNSAVED_MS = 8000
/** Nothing older counts in any window. */
const MINUTE_MS = 60_000
/** The database, or Redis, cannot be written or is another one. */
const KEEPS_NOTHING =
  /^(?:disk|read-only|io|lock|deleted|postgres|redis|restore|fsync|write|database)/

/** When rate windows may have been forgotten, and how much of them. */
export function momentsOf(exits: readonly Exit[], incidents: readonly Incident[]): Moment[] {
  const outages = incidents.filter(({ kind }) => KEEPS_NOTHING.test(kind))
  const atExits = exits.map(({ atMs, code }) => {
    const unsaved = outages.filter(
      ({ startedMs, endedMs }) => startedMs <= atMs && (endedMs ?? atMs) + UNSAVED_MS >= atMs,
    )
    const keptUntilMs = Math.min(atMs, ...unsaved.map(({ startedMs }) => startedMs))
    const isGood = code === 0 && unsaved.length === 0
    return { atMs, fromMs: isGood ? atMs : keptUntilMs - UNSAVED_MS }
  })
  // A server that is gone takes its windows with it, and another clock counts in other windows.
  const atTurns = incidents
    .filter(({ kind }) => kind.startsWith('clock') || kind.startsWith('redis'))
    .flatMap(({ startedMs, endedMs }) => (endedMs === null ? [startedMs] : [startedMs, endedMs]))
    .map((atMs) => ({ atMs, fromMs: atMs - MINUTE_MS }))
  return [...atExits, ...atTurns].sort((a, b) => a.atMs - b.atMs)
}

/**
 * Groups of calls that the service counts in the same windows: those between two moments at which it forgot
 * something, and those that it never forgot.
 */
export function groupsOf(calls: readonly Call[], moments: readonly Moment[]): Call[][] {
  const lives = new Map<number, Call[]>()
  const kept: Call[] = []
  for (const call of calls) {
    const endedMs = call.endedMs ?? Number.POSITIVE_INFINITY
    const life = moments.filter(({ atMs }) => atMs < call.startedMs).length
    const ends = moments[life]?.atMs ?? Number.POSITIVE_INFINITY
    if (endedMs <= ends) {
      const same = lives.get(life)
      if (same) same.push(call)
      else lives.set(life, [call])
    }
    const isForgotten = moments.some(
      ({ atMs, fromMs }) => fromMs < endedMs && call.startedMs <= atMs,
    )
    if (!isForgotten) kept.push(call)
  }
  return [...lives.values(), kept]
}
