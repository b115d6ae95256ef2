import { and, asc, between, desc, eq, gte, inArray, lte, max, type SQL } from 'drizzle-orm'
import type { Reader } from '../../db/store.ts'
import { accounts, dailyAccounts, dailySales } from '../schema.ts'
import { createTimeSlices } from '../shared/time-slices.ts'
import type { Days } from '../shared/utc-day.ts'
import type { Holder } from './order.ts'
import { addSums, nothing, type Sales, sum } from './sales.ts'

// What accounts have bought, from the sums of the days. Some accounts are read at a time, each day by its key, so
// that other work is not held up and nothing grows with the number of accounts.

export type Customer = Sales & { accountId: number; holder: Holder }

const TOP = 10
/** Sums of a day and an account in one query: some milliseconds. */
const SUMS_AT_ONCE = 16_000

/** Those who bought most in these days, the best first. */
export async function topAccounts(db: Reader, days: Days): Promise<Customer[]> {
  const sold = await daysWithSales(db, days)
  const [newest] = await db.select({ id: max(accounts.id) }).from(accounts)
  const last = newest?.id ?? 0
  const step = await accountsAtOnce(db, sold, last)
  const slice = createTimeSlices()
  let best: { accountId: number; micros: number }[] = []
  for (let from = 1; from <= last; from += step) {
    best.push(...(await bestAmong(db, sold, { from, to: from + step - 1 })))
    best = best.sort((a, b) => b.micros - a.micros || a.accountId - b.accountId).slice(0, TOP)
    await slice()
  }
  const ids = best.map(({ accountId }) => accountId)
  const { id, name, telegramId } = accounts
  const rows = await db.select({ id, name, telegramId }).from(accounts).where(inArray(id, ids))
  const holders = new Map(rows.map((row) => [row.id, row]))
  const bought = await salesWhere(db, sold, inArray(dailyAccounts.accountId, ids))
  return ids.flatMap((accountId) => {
    const [holder, sales] = [holders.get(accountId), bought.get(accountId)]
    return holder && sales ? [{ ...sales, accountId, holder }] : []
  })
}

/** What each of the accounts with these ids has bought in the days, by its id. @param sold as of daysWithSales */
export function salesOfAccounts(
  db: Reader,
  sold: readonly string[],
  { from, to }: { from: number; to: number },
): Promise<ReadonlyMap<number, Sales>> {
  return salesWhere(db, sold, between(dailyAccounts.accountId, from, to))
}

/** The days on which anything was sold or paid back. */
export async function daysWithSales(db: Reader, { first, last }: Days): Promise<string[]> {
  const { day } = dailySales
  const rows = await db
    .selectDistinct({ day })
    .from(dailySales)
    .where(and(gte(day, first), lte(day, last)))
    .orderBy(day)
  return rows.map((row) => row.day)
}

/** How many ids to look at together, by how many accounts buy on the first, the middle and the last day. */
async function accountsAtOnce(db: Reader, sold: readonly string[], last: number): Promise<number> {
  let perDay = 1
  for (const place of [0, 0.5, 1]) {
    const day = sold[Math.floor(place * (sold.length - 1))]
    if (day === undefined) return last + 1
    perDay = Math.max(perDay, await db.$count(dailyAccounts, eq(dailyAccounts.day, day)))
  }
  return Math.ceil((SUMS_AT_ONCE * last) / (perDay * sold.length))
}

function bestAmong(
  db: Reader,
  sold: readonly string[],
  { from, to }: { from: number; to: number },
) {
  const { day, accountId, amountMicros } = dailyAccounts
  const micros = sum(amountMicros)
  return db
    .select({ accountId, micros })
    .from(dailyAccounts)
    .where(and(inArray(day, [...sold]), between(accountId, from, to)))
    .groupBy(accountId)
    .orderBy(desc(micros), asc(accountId))
    .limit(TOP)
}

async function salesWhere(
  db: Reader,
  sold: readonly string[],
  whose: SQL,
): Promise<Map<number, Sales>> {
  const rows = await db
    .select({
      accountId: dailyAccounts.accountId,
      completed: sum(dailyAccounts.completed),
      amountMicros: sum(dailyAccounts.amountMicros),
      costMicros: sum(dailyAccounts.costMicros),
      withoutCost: sum(dailyAccounts.withoutCost),
      withoutCostMicros: sum(dailyAccounts.withoutCostMicros),
    })
    .from(dailyAccounts)
    .where(and(inArray(dailyAccounts.day, [...sold]), whose))
    .groupBy(dailyAccounts.accountId)
  return new Map(
    rows.map(({ accountId, ...row }) => {
      const sales = nothing()
      addSums(sales, { ...row, cancelled: 0 })
      return [accountId, sales]
    }),
  )
}
