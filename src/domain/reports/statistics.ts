import { and, type Column, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Reader } from '../../db/store.ts'
import { debtsOfAll } from '../ledger/ledger.ts'
import { isProcessing } from '../orders/orders.ts'
import { accounts, claims, deposits, orders } from '../schema.ts'
import { serialsOf } from '../shared/since.ts'
import { isLive } from '../shared/test-world.ts'
import { type Days, daysBefore, daysLater, startOf, utcDay } from '../shared/utc-day.ts'
import { type Customer, topAccounts } from './customers.ts'
import { readSales, type SalesReport, totalSales } from './sales.ts'

/** A number of rows, and the sum of their amounts in micro-USD. */
export type Tally = { count: number; micros: number }

export type Statistics = SalesReport & {
  topAccounts: Customer[]
  /** What was sold in as many days before. */
  salesBeforeMicros: number
  /** What claims paid back in the period. */
  claims: Tally
  /** Deposits credited in the period and not paid back since. */
  deposits: Tally
  newAccounts: number
  /** Now, whatever the period. */
  openOrders: number
  accounts: number
  /** Accounts that owe money now. */
  debts: Tally
}

export const PERIODS = ['today', 'yesterday', 'week', 'month', 'quarter'] as const
/** Today, yesterday, and the last 7, 30 and 90 days including today. */
export type Period = (typeof PERIODS)[number]

const LENGTH = { week: 7, month: 30, quarter: 90 }

/** The days of a period. */
export function daysOf(period: Period, now: Date): Days {
  const today = utcDay(now)
  if (period === 'today') return { first: today, last: today }
  if (period === 'yesterday') {
    const yesterday = daysLater(today, -1)
    return { first: yesterday, last: yesterday }
  }
  return { first: daysLater(today, 1 - LENGTH[period]), last: today }
}

/** Sales, deposits and new accounts of some days, and the current totals. An order counts when it ends. */
export async function readStatistics(db: Reader, days: Days): Promise<Statistics> {
  const sales = await readSales(db, days)
  const before = await totalSales(db, daysBefore(days))
  const [from, to] = [startOf(days.first), startOf(daysLater(days.last, 1))]
  const within = (at: Column) => and(gte(at, from), lt(at, to))
  const paidIn = and(within(deposits.endedAt), eq(deposits.status, 'credited'))
  const paidBack = and(within(claims.endedAt), eq(claims.state, 'refunded'))
  return {
    ...sales,
    topAccounts: await topAccounts(db, days),
    salesBeforeMicros: before.salesMicros,
    claims: await tally(db.select(tallyOf(claims.refundedMicros)).from(claims).where(paidBack)),
    deposits: await tally(db.select(tallyOf(deposits.creditedMicros)).from(deposits).where(paidIn)),
    newAccounts: await countNewAccounts(db, { from, to }),
    openOrders: await db.$count(orders, and(isProcessing, isLive(orders.supplier))),
    // Test accounts have an index. Without one, a million others take 70 ms.
    accounts: (await db.$count(accounts)) - (await db.$count(accounts, isNotNull(accounts.testOf))),
    debts: await debtsOfAll(db),
  }
}

/** Accounts that were opened in a period, found by their ids, which rise with time. */
async function countNewAccounts(db: Reader, { from, to }: { from: Date; to: Date }) {
  const { id, createdAt, testOf } = accounts
  const { first, end } = await serialsOf({ from, to }, async (serial) => {
    const [row] = await db
      .select({ serial: id, at: createdAt })
      .from(accounts)
      .where(gte(id, serial))
      .orderBy(id)
      .limit(1)
    return row ?? null
  })
  const within = and(gte(createdAt, from), lt(createdAt, to), isNull(testOf))
  return db.$count(accounts, and(gte(id, first), lt(id, end), within))
}

function tallyOf(amount: Column) {
  return {
    count: sql`count(*)`.mapWith(Number),
    micros: sql`coalesce(sum(${amount}), 0)`.mapWith(Number),
  }
}

async function tally(rows: PromiseLike<Tally[]>): Promise<Tally> {
  const [row] = await rows
  return row ?? { count: 0, micros: 0 }
}
