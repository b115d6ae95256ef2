/** The UTC day that a moment falls on, such as `2026-01-31`. */
export function utcDay(at: Date): string {
  return at.toISOString().slice(0, 10)
}
