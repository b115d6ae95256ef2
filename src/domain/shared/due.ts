import { type Column, gt, lte, or, type SQL } from 'drizzle-orm'

// What is due is stored as a time of the clock, and clocks are set back. A time that is further ahead than
// anything is ever put off was stored before that, and is due now.

/** Nothing is put off for longer. */
const LONGEST_WAIT_MS = 60 * 60_000

/** The moment so long from now, or LONGEST_WAIT_MS. */
export function dueAfter(ms: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(ms, LONGEST_WAIT_MS))
}

/** Whether a moment is further ahead than the code ever puts one. */
export function tooFarAhead(column: Column, now: Date): SQL {
  return gt(column, new Date(now.getTime() + LONGEST_WAIT_MS))
}

/** Whether a moment has come, or is too far ahead to be believed. */
export function isDue(column: Column, now: Date): SQL | undefined {
  return or(lte(column, now), tooFarAhead(column, now))
}
