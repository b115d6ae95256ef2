import { and } from 'drizzle-orm'
import type { Reader } from '../../db/store.ts'
import { isProcessing } from '../orders/orders.ts'
import { dailySales, orders } from '../schema.ts'
import { isLive } from '../shared/test-world.ts'
import { type Days, daysBefore, daysLater, utcDay } from '../shared/utc-day.ts'
import { readSales, totalSales } from './sales.ts'

export const PERIODS = ['today', 'yesterday', 'week', 'month', 'quarter'] as const
/** Today, yesterday, and the last 7, 30 and 90 days including today. */
export type Period = (typeof PERIODS)[number]

const LENGTH = { today: 1, yesterday: 1, week: 7, month: 30, quarter: 90 }

export function daysOf(period: Period, now: Date): Days {
  const today = utcDay(now)
  const last = period === 'yesterday' ? daysLater(today, -1) : today
  return { first: daysLater(last, 1 - LENGTH[period]), last }
}

const isOpen = and(isProcessing, isLive(orders.supplier))

export type Totals = Awaited<ReturnType<typeof readTotals>>

/** Sales of some days. An order counts when it ends. */
export async function readTotals(db: Reader, days: Days) {
  const sales = await readSales(db, days)
  const before = await totalSales(db, daysBefore(days))
  /** `salesBeforeMicros`: what was sold in as many days before. */
  return { ...sales, salesBeforeMicros: before.salesMicros }
}

/** Whether an order has ever ended, or is open. */
export async function hasOrders(db: Reader): Promise<boolean> {
  const [sold] = await db.select({ day: dailySales.day }).from(dailySales).limit(1)
  return sold !== undefined || (await db.$count(orders, isOpen)) > 0
}
