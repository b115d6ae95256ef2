import { DomainError } from './errors.ts'

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

/** As parseDuration, but refuses zero. @throws DomainError also DURATION_IS_ZERO */
export function parsePositiveDuration(text: string): number {
  const ms = parseDuration(text)
  if (ms === 0) throw new DomainError('DURATION_IS_ZERO')
  return ms
}
