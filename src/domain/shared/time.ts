import { DomainError } from './errors.ts'

/** From the smallest up. */
const UNIT_MS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }
const MAX_DAYS = 3650

/**
 * Parses a duration such as `90s`, `30m`, `2h` or `7d`. Returns milliseconds.
 * @throws DomainError NOT_A_DURATION for any other text, and for more than ten years.
 */
export function parseDuration(text: string): number {
  const match = /^(\d{1,9})([smhd])$/.exec(text.trim())
  const ms = match ? Number(match[1]) * UNIT_MS[match[2] as keyof typeof UNIT_MS] : Number.NaN
  if (!(ms <= MAX_DAYS * UNIT_MS.d)) throw new DomainError('NOT_A_DURATION', { text })
  return ms
}

/** A length of time as parseDuration reads it: `7d`, `90s`. */
export function durationText(ms: number): string {
  const units = Object.entries(UNIT_MS)
  const [unit, unitMs] = units.findLast(([, size]) => ms > 0 && ms % size === 0) ?? ['s', UNIT_MS.s]
  return `${ms / unitMs}${unit}`
}

/** As parseDuration, but refuses zero. @throws DomainError also DURATION_IS_ZERO */
export function parsePositiveDuration(text: string): number {
  const ms = parseDuration(text)
  if (ms === 0) throw new DomainError('DURATION_IS_ZERO')
  return ms
}

/** The time of Node's timers, which is in whole ms: those that end at the same one wake the process once. */
export function timersMs(): number {
  const [seconds, ns] = process.hrtime()
  return seconds * 1000 + Math.floor(ns / 1e6)
}

/** When the next interval begins, by `timersMs`. What is done at each of them is done together with all else that is. */
export function nextMultipleMs(everyMs: number): number {
  return (Math.floor(timersMs() / everyMs) + 1) * everyMs
}

/** Whether less than `ms` have passed since a time. False if the clock was set back since, so that nobody knows. */
export function isWithin(ms: number, sinceMs: number, now: Date): boolean {
  const agoMs = now.getTime() - sinceMs
  return agoMs >= 0 && agoMs < ms
}

const TIME = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:?\d\d)?)?$/i

/**
 * A day or a time as people and programs write it: `2026-01-31`, `2026-01-31 12:00`, `2026-01-31T12:00:00Z`.
 * It is in UTC unless it has another offset.
 * @returns null for other text, for days that no month has, and outside the years 1 to 9999, which are those
 *   that PostgreSQL reads in this form
 */
export function parseTime(text: string): Date | null {
  const [, day = '', time = '00:00', offset = 'Z'] = TIME.exec(text) ?? []
  const midnight = new Date(`${day}T00:00Z`)
  // Date reads February 30 as March 2.
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(day)) return null
  const at = new Date(`${day}T${time}${offset.toUpperCase()}`)
  const year = at.getUTCFullYear()
  return year >= 1 && year <= 9999 ? at : null
}

/** The day and the time that clocks show somewhere, such as `2026-01-31` and `09:00`. */
export type WallTime = { day: string; time: string }

/** @param zone an IANA name, such as `Asia/Dhaka`. */
export function wallTime(zone: string, at: Date): WallTime {
  const parts = new Intl.DateTimeFormat('en-CA', {
    ...({ timeZone: zone, hourCycle: 'h23' } as const),
    ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
    ...({ hour: '2-digit', minute: '2-digit' } as const),
  }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value ?? ''
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

/** The name as its standard spells it; null if no such time zone is known. */
export function zoneNamed(text: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text.trim() }).resolvedOptions().timeZone
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
