import { type Column, gt, lte, or, type SQL, sql } from 'drizzle-orm'

// Due times are stored as wall-clock times, and a clock may be set back. A time that is further ahead than
// the longest delay was stored before the clock was set back, and is due now. What lies less far ahead waits until then.

const LONGEST_WAIT_MS = 60 * 60_000

/** The time `ms` from now, but at most LONGEST_WAIT_MS. */
export function dueAfter(ms: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(ms, LONGEST_WAIT_MS))
}

/** Whether a time is further ahead than the longest delay. */
export function tooFarAhead(column: Column, now: Date, longestMs = LONGEST_WAIT_MS): SQL {
  return gt(column, new Date(now.getTime() + longestMs))
}

/** Whether a time has come, or is further ahead than the longest delay. */
export function isDue(column: Column, now: Date, longestMs = LONGEST_WAIT_MS): SQL | undefined {
  return or(lte(column, now), tooFarAhead(column, now, longestMs))
}

/** The values that a prepared query with `isDueNow` gets. */
export type DueNow = { now: Date; tooFar: Date }

export function dueNow(now: Date, longestMs = LONGEST_WAIT_MS): DueNow {
  return { now, tooFar: new Date(now.getTime() + longestMs) }
}

/** `isDue` in a prepared query. */
export function isDueNow(column: Column): SQL | undefined {
  const at = (name: keyof DueNow) => sql.param(sql.placeholder(name), column)
  return or(lte(column, at('now')), gt(column, at('tooFar')))
}
