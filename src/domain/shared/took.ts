// How long orders take is counted in steps, so that a day's median is known without reading its orders.

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The upper ends of the steps. An order that took no time is in none: its step is 0. */
export const TOOK_STEPS_MS = [
  ...[0.25, 0.5, 1, 1.5, 2, 3, 4, 5, 7.5, 10, 15, 20, 30, 45].map((count) => count * SECOND),
  ...[1, 1.5, 2, 3, 4, 5, 7.5, 10, 15, 20, 30, 45].map((count) => count * MINUTE),
  ...[1, 1.5, 2, 3, 4, 6, 8, 12, 18].map((count) => count * HOUR),
  ...[1, 2, 3, 7, 30].map((count) => count * DAY),
]
/** For orders that took even longer. */
export const LONGEST_MS = 365 * DAY

/** How many orders took at most `tookMs`, and longer than the step before. */
export type TookCount = { tookMs: number; count: number }

/**
 * The time within which a share of the orders ended, between the two ends of its step; null without orders.
 * @param share such as 0.5 for the median
 */
export function tookWithin(share: number, counts: readonly TookCount[]): number | null {
  const sorted = [...counts].sort((a, b) => a.tookMs - b.tookMs)
  const all = sorted.reduce((sum, { count }) => sum + count, 0)
  if (all === 0) return null
  let before = 0
  for (const { tookMs, count } of sorted) {
    if (before + count >= all * share) {
      const start = [0, ...TOOK_STEPS_MS].findLast((step) => step < tookMs) ?? 0
      return Math.round(start + ((tookMs - start) * (all * share - before)) / count)
    }
    before += count
  }
  return sorted.at(-1)?.tookMs ?? null
}
