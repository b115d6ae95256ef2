import { parseTime } from './time.ts'

/** The length of a day, in milliseconds. */
export const DAY_MS = 86_400_000

/** Days from one to another, both included, such as `2026-01-31`. A day starts at 00:00 UTC. */
export type Days = { first: string; last: string }

/** The UTC day that a moment falls on, such as `2026-01-31`. */
export function utcDay(at: Date): string {
  return at.toISOString().slice(0, 10)
}

export function startOf(day: string): Date {
  return new Date(`${day}T00:00:00.000Z`)
}

export function daysLater(day: string, count: number): string {
  return utcDay(new Date(startOf(day).getTime() + count * DAY_MS))
}

function lengthOf({ first, last }: Days): number {
  return Math.round((startOf(last).getTime() - startOf(first).getTime()) / DAY_MS) + 1
}

/** Each of the days. */
export function eachDay(days: Days): string[] {
  return Array.from({ length: lengthOf(days) }, (_, i) => daysLater(days.first, i))
}

/** As many days, directly before these. */
export function daysBefore(days: Days): Days {
  return { first: daysLater(days.first, -lengthOf(days)), last: daysLater(days.first, -1) }
}

/** The day that was typed, such as `2026-01-31`; null if there is no such day. */
export function parseDay(text: string): string | null {
  return /^\d{4}-\d\d-\d\d$/.test(text) && parseTime(text) ? text : null
}

/** More days are too many to add up at once. */
const MAX_DAYS = 366

/** Null unless both are days, in order, and not too far apart. One day alone stands for itself. */
export function daysFrom(from: string, to = from): Days | null {
  const [first, last] = [parseDay(from), parseDay(to)]
  if (first === null || last === null || first > last) return null
  return lengthOf({ first, last }) > MAX_DAYS ? null : { first, last }
}

/** The days of a month, such as `2026-01`; null if there is no such month. */
export function parseMonth(text: string): Days | null {
  const first = parseDay(`${text}-01`)
  return first === null ? null : { first, last: daysLater(monthLater(first, 1), -1) }
}

/** The first day of the month so many months after that of a day, or before it. */
export function monthLater(day: string, count: number): string {
  const at = startOf(day)
  return utcDay(new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + count, 1)))
}

/** The month of a day, such as `2026-01`. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}
