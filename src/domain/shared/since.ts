import { and, type Column, gte, lt, type SQL } from 'drizzle-orm'

/** The furthest that the clock may have been set back between two rows. */
export const CLOCK_MARGIN_MS = 86_400_000

/** From `from` on, and before `to`; null: no bound. */
export type Period = { from: Date | null; to: Date | null }

export function isDuring(at: Column, { from, to }: Period): SQL | undefined {
  return and(from ? gte(at, from) : undefined, to ? lt(at, to) : undefined)
}

type Stamped = { serial: number; at: Date }

/**
 * The serial numbers between which all rows of a period lie: from `first` on, and below `end`. Finds them
 * by bisection, in about 25 small queries for each bound. Rows of up to a day before and after the period
 * lie between them, too, because the clock may have been set back.
 * @param rowFrom reads the first row with this serial number or a higher one
 */
export async function serialsOf(
  { from, to }: Period,
  rowFrom: (serial: number) => Promise<Stamped | null>,
): Promise<{ first: number; end: number }> {
  const first = from ? await firstSince(from.getTime() - CLOCK_MARGIN_MS, rowFrom) : 0
  const end = to
    ? await firstSince(to.getTime() + CLOCK_MARGIN_MS, rowFrom)
    : Number.MAX_SAFE_INTEGER
  return { first, end }
}

/** A serial number: rows below it are older than `atMs`, and those from it on are not, give or take the margin. */
async function firstSince(
  atMs: number,
  rowFrom: (serial: number) => Promise<Stamped | null>,
): Promise<number> {
  let first = 0
  let end = 1
  // Doubles the range until it reaches a row that is late enough, or the end of the list.
  for (;;) {
    const row = await rowFrom(end)
    if (!row || row.at.getTime() >= atMs) break
    first = row.serial + 1
    end = first * 2
  }
  while (first < end) {
    const middle = Math.floor((first + end) / 2)
    const row = await rowFrom(middle)
    if (row && row.at.getTime() < atMs) first = row.serial + 1
    else end = middle
  }
  return first
}
