import { sql } from 'drizzle-orm'
import { sideBySide } from '../../db/locks.ts'
import { preparedWrite } from '../../db/prepared.ts'
import { dailyAccounts, dailySales } from '../../db/schema.ts'
import type { Sum, Tx } from '../../db/store.ts'
import { tookStep } from '../shared/took.ts'
import { utcDay } from '../shared/utc-day.ts'
import type { OrderRow } from './orders.ts'

// The sums that statistics read, written in the transaction that ends an order or a claim.

/** An order that has ended, with what it cost us. */
export type Ended = Pick<
  OrderRow,
  'accountId' | 'pid' | 'slug' | 'supplier' | 'amountMicros' | 'costMicros' | 'createdAt'
>

/** On PostgreSQL a sum has so many rows, which its readers add up. */
const PARTS = 16

const { placeholder } = sql

type SalesRow = typeof dailySales.$inferSelect
type AccountRow = typeof dailyAccounts.$inferSelect

const addSales = preparedWrite<SalesRow>('daily_sales_add', (tx) =>
  tx
    .insert(dailySales)
    .values({
      day: placeholder('day'),
      pid: placeholder('pid'),
      slug: placeholder('slug'),
      supplier: placeholder('supplier'),
      outcome: placeholder('outcome'),
      tookMs: placeholder('tookMs'),
      part: placeholder('part'),
      count: placeholder('count'),
      amountMicros: placeholder('amountMicros'),
      costMicros: placeholder('costMicros'),
      withoutCost: placeholder('withoutCost'),
      withoutCostMicros: placeholder('withoutCostMicros'),
    })
    .onConflictDoUpdate({
      target: [
        ...[dailySales.day, dailySales.pid, dailySales.supplier, dailySales.outcome],
        ...[dailySales.tookMs, dailySales.part],
      ],
      set: {
        count: sql`${dailySales.count} + excluded.count`,
        amountMicros: sql`${dailySales.amountMicros} + excluded.amount_micros`,
        costMicros: sql`${dailySales.costMicros} + excluded.cost_micros`,
        withoutCost: sql`${dailySales.withoutCost} + excluded.without_cost`,
        withoutCostMicros: sql`${dailySales.withoutCostMicros} + excluded.without_cost_micros`,
      },
    }),
)

const addAccount = preparedWrite<AccountRow>('daily_accounts_add', (tx) =>
  tx
    .insert(dailyAccounts)
    .values({
      day: placeholder('day'),
      accountId: placeholder('accountId'),
      count: placeholder('count'),
      amountMicros: placeholder('amountMicros'),
      costMicros: placeholder('costMicros'),
      withoutCost: placeholder('withoutCost'),
      withoutCostMicros: placeholder('withoutCostMicros'),
    })
    .onConflictDoUpdate({
      target: [dailyAccounts.day, dailyAccounts.accountId],
      set: {
        count: sql`${dailyAccounts.count} + excluded.count`,
        amountMicros: sql`${dailyAccounts.amountMicros} + excluded.amount_micros`,
        costMicros: sql`${dailyAccounts.costMicros} + excluded.cost_micros`,
        withoutCost: sql`${dailyAccounts.withoutCost} + excluded.without_cost`,
        withoutCostMicros: sql`${dailyAccounts.withoutCostMicros} + excluded.without_cost_micros`,
      },
    }),
)

const NUMBERS = ['count', 'amountMicros', 'costMicros', 'withoutCost', 'withoutCostMicros'] as const
type Numbers = Record<(typeof NUMBERS)[number], number>

function merge(to: Numbers, row: Numbers): void {
  for (const name of NUMBERS) to[name] += row[name]
}

const SALES: Sum<SalesRow> = {
  keyOf: ({ day, pid, supplier, outcome, tookMs }) =>
    `${day} ${pid} ${supplier} ${outcome} ${tookMs}`,
  merge,
  write: addSales,
}
const ACCOUNTS: Sum<AccountRow> = {
  keyOf: ({ day, accountId }) => `${day} ${accountId}`,
  merge,
  write: addAccount,
}

/** Adds a live order that has just ended to the day's sums. */
export function addEndToTotals(
  tx: Tx,
  order: Ended,
  outcome: 'completed' | 'cancelled',
  now: Date,
): void {
  const { accountId, amountMicros, costMicros, createdAt } = order
  const sums = {
    count: 1,
    amountMicros,
    costMicros: costMicros ?? 0,
    withoutCost: costMicros === null ? 1 : 0,
    withoutCostMicros: costMicros === null ? amountMicros : 0,
  }
  const tookMs = tookStep(now.getTime() - createdAt.getTime())
  tx.addToSum(SALES, { ...placeOf(order, now), outcome, tookMs, ...sums })
  if (outcome === 'completed') tx.addToSum(ACCOUNTS, { day: utcDay(now), accountId, ...sums })
}

/** Adds what a decision about a completed order cost: money paid back, or codes that replaced others. */
export function addClaimToTotals(
  tx: Tx,
  order: Ended,
  { refundedMicros, costMicros }: { refundedMicros: number; costMicros: number },
  now: Date,
): void {
  const { accountId } = order
  const amountMicros = 0 - refundedMicros
  const withoutCostMicros = order.costMicros === null ? amountMicros : 0
  const sums = { amountMicros, costMicros, withoutCost: 0, withoutCostMicros }
  tx.addToSum(SALES, { ...placeOf(order, now), outcome: 'claim', tookMs: 0, count: 1, ...sums })
  tx.addToSum(ACCOUNTS, { day: utcDay(now), accountId, count: 0, ...sums })
}

function placeOf({ pid, slug, supplier }: Ended, now: Date) {
  const part = sideBySide ? Math.floor(Math.random() * PARTS) : 0
  return { day: utcDay(now), pid, slug, supplier, part }
}
