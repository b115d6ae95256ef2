import type { Reader } from '../../db/store.ts'
import { allLines } from '../catalog/view.ts'
import { dailySales } from '../schema.ts'
import { type Days, daysLater, utcDay } from '../shared/utc-day.ts'
import { readSales, salesBy } from './sales.ts'

/** How the orders of a line went in the last days. Nothing in it says how many there were. */
export type LineStatus = Awaited<ReturnType<typeof lineStatuses>>['lines'][number]

const DAYS = 30
/** On a day of trouble fewer than this share of the orders were completed, and at least so many were not. */
const TROUBLE_BELOW = 0.9
const LEAST_FAILED = 2

/** The lines that are on sale, in the operator's order, and how they did in the last 30 days with today. */
export async function lineStatuses(db: Reader, now: Date) {
  const today = utcDay(now)
  const days = { first: daysLater(today, 1 - DAYS), last: today }
  const { byLine } = await readSales(db, days)
  const performance = new Map(byLine.map((one) => [one.slug, one]))
  const trouble = await lastTroubles(db, days)
  const onSale = (await allLines(db)).filter(({ status }) => status === 'active')
  return {
    days,
    lines: onSale.map(({ slug, productName, gameName }) => {
      const { success = null, medianMs = null, p95Ms = null } = performance.get(slug) ?? {}
      /** The last day on which more orders than usual failed; null if there was none. */
      const lastTrouble = trouble.get(slug) ?? null
      return { slug, name: productName, game: gameName, success, medianMs, p95Ms, lastTrouble }
    }),
  }
}

async function lastTroubles(db: Reader, days: Days): Promise<Map<string, string>> {
  const { day, slug } = dailySales
  const rows = await salesBy(db, days, { day, slug })
  const isTrouble = (row: { completed: number; cancelled: number }) =>
    row.cancelled >= LEAST_FAILED && row.completed < TROUBLE_BELOW * (row.completed + row.cancelled)
  const troubled = rows.filter(isTrouble).sort((one, other) => (one.day < other.day ? -1 : 1))
  return new Map(troubled.map((row) => [row.slug, row.day]))
}
