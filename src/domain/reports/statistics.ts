import { type AnyColumn, and, eq, gte, isNull, type SQL, sql } from 'drizzle-orm'
import { accounts, claims, deposits, orders } from '../../db/schema.ts'
import type { Reader } from '../../db/store.ts'
import { debtsOfAll } from '../ledger/ledger.ts'
import { isProcessing, type OrderRow } from '../orders/orders.ts'
import { isSince } from '../shared/since.ts'
import { isLive } from '../shared/test-world.ts'

/** A number of rows, and the sum of their amounts in micro-USD. */
export type Tally = { count: number; micros: number }

export type PeriodStats = {
  /** Orders placed in the period, by their present status. */
  orders: Record<OrderRow['status'], Tally>
  /** The orders that were not cancelled, less what claims paid back in the period: sales net of refunds. */
  sales: Tally
  /** What claims about orders paid back in the period. */
  claims: Tally
  /** Deposits credited in the period and not paid back since. */
  deposits: Tally
  newAccounts: number
}

export type Stats = Record<Period, PeriodStats> & {
  openOrders: number
  accounts: number
  /** Accounts that owe money now. */
  debts: Tally
}
/** Today, and the last 7 and 30 days including today. A day starts at 00:00 UTC. */
export type Period = 'today' | 'week' | 'month'

const DAYS: Record<Period, number> = { today: 1, week: 7, month: 30 }
const DAY_MS = 86_400_000
const NOTHING: Tally = { count: 0, micros: 0 }

/** Leaves out test orders and test accounts. */
const isLiveOrder = isLive(orders.supplier)
const isPerson = isNull(accounts.testOf)

type PeriodStarts = Record<Period, Date>

/** Sales, deposits and new accounts of each period, and the current totals. */
export async function readStats(db: Reader, now: Date): Promise<Stats> {
  const since = periodStarts(now)
  const orderRows = await db
    .select({ status: orders.status, ...tallies(since, orders.createdAt, orders.amountMicros) })
    .from(orders)
    .where(and(isSince(orders.seq, orders.createdAt, since.month), isLiveOrder))
    .groupBy(orders.status)
  const byStatus = new Map(orderRows.map((row) => [row.status, row]))
  const [paidIn] = await db
    .select(tallies(since, deposits.endedAt, deposits.creditedMicros))
    .from(deposits)
    .where(and(gte(deposits.endedAt, since.month), eq(deposits.status, 'credited')))
  const [paidBack] = await db
    .select(tallies(since, claims.endedAt, claims.refundedMicros))
    .from(claims)
    .where(and(gte(claims.endedAt, since.month), eq(claims.state, 'refunded')))
  const [joined] = await db
    .select(tallies(since, accounts.createdAt, sql`1`))
    .from(accounts)
    .where(isPerson)

  const period = (name: Period): PeriodStats => {
    const tallyOf = (status: OrderRow['status']) => tallyIn(byStatus.get(status), name)
    const claimed = tallyIn(paidBack, name)
    const [completed, processing] = [tallyOf('completed'), tallyOf('processing')]
    return {
      orders: { processing, completed, cancelled: tallyOf('cancelled') },
      sales: {
        count: completed.count + processing.count,
        micros: completed.micros + processing.micros - claimed.micros,
      },
      claims: claimed,
      deposits: tallyIn(paidIn, name),
      newAccounts: joined?.[`${name}Count`] ?? 0,
    }
  }
  return {
    today: period('today'),
    week: period('week'),
    month: period('month'),
    openOrders: await db.$count(orders, and(isProcessing, isLiveOrder)),
    accounts: await db.$count(accounts, isPerson),
    debts: await debtsOfAll(db),
  }
}

function periodStarts(now: Date): PeriodStarts {
  const tomorrow = (Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS
  const daysBack = (days: number) => new Date(tomorrow - days * DAY_MS)
  return { today: daysBack(DAYS.today), week: daysBack(DAYS.week), month: daysBack(DAYS.month) }
}

/** Columns that count the rows since the start of each period and sum their amounts. */
function tallies(since: PeriodStarts, at: AnyColumn, amount: AnyColumn | SQL) {
  const count = (from: Date) => sql`count(case when ${gte(at, from)} then 1 end)`.mapWith(Number)
  const micros = (from: Date) =>
    sql`coalesce(sum(case when ${gte(at, from)} then ${amount} end), 0)`.mapWith(Number)
  return {
    todayCount: count(since.today),
    todayMicros: micros(since.today),
    weekCount: count(since.week),
    weekMicros: micros(since.week),
    monthCount: count(since.month),
    monthMicros: micros(since.month),
  }
}

function tallyIn(row: Record<`${Period}${'Count' | 'Micros'}`, number> | undefined, name: Period) {
  return row ? { count: row[`${name}Count`], micros: row[`${name}Micros`] } : NOTHING
}
