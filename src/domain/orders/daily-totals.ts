import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import { sideBySide } from '../../db/locks.ts'
import { columnsOf, preparedWrite } from '../../db/prepared.ts'
import type { Column, Sum, Tx } from '../../db/store.ts'
import { dailyAccounts, dailySales, dailyTimes } from '../schema.ts'
import { LONGEST_MS, TOOK_STEPS_MS } from '../shared/took.ts'
import { utcDay } from '../shared/utc-day.ts'
import type { OrderRow } from './orders.ts'

// The sums that statistics read, written in the transaction that ends an order or a claim.

export type Ended = Pick<
  OrderRow,
  'accountId' | 'pid' | 'slug' | 'supplier' | 'amountMicros' | 'costMicros' | 'createdAt'
>

/**
 * On PostgreSQL a sum has so many rows, which its readers add up. Each connection adds to rows of its own, unless
 * there are more connections than that: those that share a row wait for each other's commits.
 */
const PARTS = 16
const parts = new WeakMap<Tx, number>()
let nextPart = Math.floor(Math.random() * PARTS)

function partOf(tx: Tx): number {
  if (!sideBySide) return 0
  const part = parts.get(tx) ?? nextPart++ % PARTS
  parts.set(tx, part)
  return part
}

const MONEY = [
  'completed',
  'amountMicros',
  'costMicros',
  'withoutCost',
  'withoutCostMicros',
] as const
const SALES = sumOf(
  dailySales,
  ['day', 'pid', 'supplier', 'part'],
  [...(['cancelled', 'claims'] as const), ...MONEY],
)
const TIMES = sumOf(dailyTimes, ['day', 'slug', 'supplier', 'tookMs', 'part'], ['count'])
const ACCOUNTS = sumOf(dailyAccounts, ['day', 'accountId'], MONEY)

/** Adds a live order that has just ended to the day's sums. */
export function addEndToTotals(
  tx: Tx,
  order: Ended,
  outcome: 'completed' | 'cancelled',
  now: Date,
): void {
  const { accountId, amountMicros, costMicros, createdAt } = order
  const { pid, slug, ...place } = placeOf(tx, order, now)
  if (outcome === 'cancelled') {
    const costs = { amountMicros: 0, costMicros: 0, withoutCost: 0, withoutCostMicros: 0 }
    tx.addToSum(SALES, { ...place, pid, slug, completed: 0, cancelled: 1, claims: 0, ...costs })
    return
  }
  const sums = {
    completed: 1,
    amountMicros,
    costMicros: costMicros ?? 0,
    withoutCost: costMicros === null ? 1 : 0,
    withoutCostMicros: costMicros === null ? amountMicros : 0,
  }
  tx.addToSum(SALES, { ...place, pid, slug, cancelled: 0, claims: 0, ...sums })
  const tookMs = tookStep(now.getTime() - createdAt.getTime())
  tx.addToSum(TIMES, { ...place, slug, tookMs, count: 1 })
  tx.addToSum(ACCOUNTS, { day: place.day, accountId, ...sums })
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
  const sums = { completed: 0, amountMicros, costMicros, withoutCost: 0, withoutCostMicros }
  tx.addToSum(SALES, { ...placeOf(tx, order, now), cancelled: 0, claims: 1, ...sums })
  tx.addToSum(ACCOUNTS, { day: utcDay(now), accountId, ...sums })
}

/** The step of an order that took so long. The clock may have been set back: that counts as no time. */
export function tookStep(tookMs: number): number {
  if (tookMs <= 0) return 0
  for (const step of TOOK_STEPS_MS) if (tookMs <= step) return step
  return LONGEST_MS
}

function placeOf(tx: Tx, { pid, slug, supplier }: Ended, now: Date) {
  return { day: utcDay(now), pid, slug, supplier, part: partOf(tx) }
}

type DailyTable = typeof dailySales | typeof dailyTimes | typeof dailyAccounts

/** @param keys the columns of the primary key. @param numbers the columns that are added up. */
function sumOf<Table extends DailyTable>(
  table: Table,
  keys: readonly (keyof Table['$inferSelect'] & string)[],
  numbers: readonly (keyof Table['$inferSelect'] & string)[],
): Sum<Table['$inferSelect']> {
  type Row = Table['$inferSelect'] & Record<string, unknown>
  const columns: Record<string, Column> = getTableColumns(table)
  const columnOf = (name: string): Column => {
    const column = columns[name]
    if (!column) throw new Error(`There is no column ${name}.`)
    return column
  }
  const write = preparedWrite<Row>(`add_to_${getTableName(table)}`, (tx) => {
    const set = Object.fromEntries(
      numbers.map((name): [string, SQL] => {
        const column = columnOf(name)
        const added = sql.identifier(`${name.replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`)}`)
        return [name, sql`${column} + excluded.${added}`]
      }),
    )
    return tx
      .insert(table)
      .values(columnsOf(table) as never)
      .onConflictDoUpdate({ target: keys.map(columnOf), set: set as never })
  })
  return {
    keyOf(row) {
      let text = ''
      for (const key of keys) text += ` ${(row as Row)[key]}`
      return text
    },
    merge(to, row) {
      const [sums, added] = [to as Row, row as Row]
      for (const name of numbers)
        Object.assign(sums, { [name]: Number(sums[name]) + Number(added[name]) })
    },
    write: write as Sum<Table['$inferSelect']>['write'],
  }
}
