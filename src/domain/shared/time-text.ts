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
