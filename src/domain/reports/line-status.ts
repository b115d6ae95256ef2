import { and, gte, lte } from 'drizzle-orm'
import type { Reader } from '../../db/store.ts'
import { allLines } from '../catalog/view.ts'
import { dailySales } from '../schema.ts'
import { type Days, daysLater, utcDay } from '../shared/utc-day.ts'
import { readSales, sum } from './sales.ts'

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

async function lastTroubles(db: Reader, { first, last }: Days): Promise<Map<string, string>> {
  const { day, slug } = dailySales
  const ended = { completed: sum(dailySales.completed), cancelled: sum(dailySales.cancelled) }
  const rows = await db
    .select({ day, slug, ...ended })
    .from(dailySales)
    .where(and(gte(day, first), lte(day, last)))
    .groupBy(day, slug)
    .orderBy(day)
  const isTrouble = (row: { completed: number; cancelled: number }) =>
    row.cancelled >= LEAST_FAILED && row.completed < TROUBLE_BELOW * (row.completed + row.cancelled)
  return new Map(rows.filter(isTrouble).map((row) => [row.slug, row.day]))
}
