import { counted } from '../../texts/en/counted.ts'

/** A time in a form that is clear everywhere: `21 Nov 2026, 06:05 UTC`. */
export function moment(at: Date): string {
  const [, day, month, year, time] =
    /^\w+, (\d+) (\w+) (\d+) (\d+:\d+)/.exec(at.toUTCString()) ?? []
  return `${Number(day)} ${month} ${year}, ${time} UTC`
}

/** Only the day, in UTC: `21 Nov 2026`. */
export function day(at: Date): string {
  return moment(at).replace(/,.*/, '')
}

/** How long ago, roughly: `3 min ago`. */
export function ago(at: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - at.getTime()) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return `${hours} h ago`
  return `${Math.floor(hours / 24)} days ago`
}

const UNITS_MS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const

/** A length of time in its largest whole unit: `7 days`. */
export function age(ms: number): string {
  const [unit, unitMs] = UNITS_MS.find(([, size]) => ms > 0 && ms % size === 0) ?? UNITS_MS[0]
  return counted(ms / unitMs, unit)
}

/** The operator in a sentence, with the support contact if one is set. */
export function operator(support: string): string {
  return support === '' ? 'the operator' : `the operator (${support})`
}
