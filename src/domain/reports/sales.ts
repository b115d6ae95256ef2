import { and, gte, lte, sql } from 'drizzle-orm'
import type { Reader } from '../../db/store.ts'
import { allLines } from '../catalog/view.ts'
import { dailySales, dailyTimes } from '../schema.ts'
import { createTimeSlices } from '../shared/time-slices.ts'
import { type TookCount, tookWithin } from '../shared/took.ts'
import { type Days, daysLater, eachDay } from '../shared/utc-day.ts'

// What was sold, from the sums of the days. A few days are read at a time, so that other work is not held up,
// and the number of orders does not matter.

/** Amounts in micro-USD. */
export type Sales = ReturnType<typeof nothing>
export type Performance = ReturnType<typeof performanceOf>
export type SalesReport = Awaited<ReturnType<typeof readSales>>

/** Days in one query, so that each takes a few milliseconds. */
const DAYS_AT_ONCE = 15

export const sum = (column: Parameters<typeof sql>[1]) =>
  sql`coalesce(sum(${column}), 0)`.mapWith(Number)

/** @param days at most a few hundred */
export async function readSales(db: Reader, days: Days) {
  const total = withTimes()
  const byDay = new Map(eachDay(days).map((day) => [day, nothing()]))
  const [byLine, bySupplier, byProduct] = [createGroups(), createGroups(), createGroups()]
  const slice = createTimeSlices()
  for (const part of partsOf(days, DAYS_AT_ONCE)) {
    for (const row of await salesBy(db, part, { pid, supplier, slug }))
      for (const to of [byLine.of(row.slug), bySupplier.of(row.supplier), byProduct.of(row.pid)])
        addSums(to, row)
    await slice()
    for (const row of await salesBy(db, part, { day }))
      for (const to of [total, byDay.get(row.day)]) addSums(to, row)
    for (const { slug, supplier, ...took } of await timeSums(db, part))
      for (const to of [total, byLine.of(slug), bySupplier.of(supplier)]) to.took.push(took)
    await slice()
  }
  const lineNames = new Map((await allLines(db)).map((line) => [line.slug, line.productName]))
  return {
    days,
    total: performanceOf(total),
    byDay: Array.from(byDay, ([day, { salesMicros, profitMicros, completed }]) => ({
      ...{ day, salesMicros, profitMicros, completed },
    })),
    /** Here and below, those with most sales first. */
    byLine: byLine.sorted().map(([slug, sums]) => ({
      ...performanceOf(sums),
      ...{ slug, name: lineNames.get(slug) ?? slug },
    })),
    bySupplier: bySupplier
      .sorted()
      .map(([supplier, sums]) => ({ ...performanceOf(sums), supplier })),
    byProduct: byProduct.sorted().map(([pid, sums]) => ({ ...salesOf(sums), pid })),
  }
}

/** Only the sums of all sales in these days. */
export async function totalSales(db: Reader, days: Days): Promise<Sales> {
  const total = nothing()
  for (const row of await salesBy(db, days, { day })) addSums(total, row)
  return total
}

type Sums = Sales & { took: TookCount[] }
type SumRow = Record<keyof typeof sales, number>

const sales = {
  completed: sum(dailySales.completed),
  cancelled: sum(dailySales.cancelled),
  amountMicros: sum(dailySales.amountMicros),
  costMicros: sum(dailySales.costMicros),
  withoutCost: sum(dailySales.withoutCost),
  withoutCostMicros: sum(dailySales.withoutCostMicros),
}

const { day, slug, pid, supplier } = dailySales
type Key = 'day' | 'slug' | 'pid' | 'supplier'

/** The sums of these days by some columns. */
export function salesBy<Keys extends Partial<Pick<typeof dailySales, Key>>>(
  db: Reader,
  { first, last }: Days,
  by: Keys,
) {
  return db
    .select({ ...by, ...sales })
    .from(dailySales)
    .where(and(gte(day, first), lte(day, last)))
    .groupBy(...Object.values(by))
}

function timeSums(db: Reader, { first, last }: Days) {
  const { day, slug, supplier, tookMs } = dailyTimes
  return db
    .select({ slug, supplier, tookMs, count: sum(dailyTimes.count) })
    .from(dailyTimes)
    .where(and(gte(day, first), lte(day, last)))
    .groupBy(slug, supplier, tookMs)
}

function* partsOf({ first, last }: Days, atOnce: number): Generator<Days> {
  for (let from = first; from <= last; from = daysLater(from, atOnce)) {
    const end = daysLater(from, atOnce - 1)
    yield { first: from, last: end < last ? end : last }
  }
}

function createGroups() {
  const groups = new Map<string, Sums>()
  return {
    of(key: string): Sums {
      const group = groups.get(key) ?? withTimes()
      groups.set(key, group)
      return group
    },
    sorted: () => [...groups].sort(([, a], [, b]) => b.salesMicros - a.salesMicros),
  }
}

function nothing() {
  return {
    ...{ completed: 0, cancelled: 0 },
    /** What was sold, less what claims paid back. */
    salesMicros: 0,
    costMicros: 0,
    /** Of the orders whose cost is known. */
    profitMicros: 0,
    /** The completed orders without a known cost, and their amounts: they are not in the profit. */
    withoutCost: { count: 0, micros: 0 },
  }
}

function withTimes(): Sums {
  return { ...nothing(), took: [] }
}

function addSums(to: Sales | undefined, row: SumRow): void {
  if (!to) return
  to.completed += row.completed
  to.cancelled += row.cancelled
  to.salesMicros += row.amountMicros
  to.costMicros += row.costMicros
  to.profitMicros += row.amountMicros - row.withoutCostMicros - row.costMicros
  to.withoutCost.count += row.withoutCost
  to.withoutCost.micros += row.withoutCostMicros
}

function salesOf({ took: _, ...sales }: Sums): Sales {
  return sales
}

/** `medianMs`, `p95Ms`: the times within which half and 95 of 100 completed orders were done. */
function performanceOf({ took, ...sales }: Sums) {
  const ended = sales.completed + sales.cancelled
  const counts = new Map<number, number>()
  for (const { tookMs, count } of took) counts.set(tookMs, (counts.get(tookMs) ?? 0) + count)
  const steps = Array.from(counts, ([tookMs, count]) => ({ tookMs, count }))
  return {
    ...sales,
    /** The share of the ended orders that were completed; null without orders. */
    success: ended === 0 ? null : sales.completed / ended,
    medianMs: tookWithin(0.5, steps),
    p95Ms: tookWithin(0.95, steps),
  }
}
