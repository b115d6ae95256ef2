import { eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/store.ts'
import { accounts, entries, orders, submissions, supplierJobs, wallets } from '../../schema.ts'
import { TEST_SUPPLIER } from '../../shared/test-world.ts'
import type { Finding } from './finding.ts'

// Live and test accounts share tables. These checks and sums keep them apart.

export type Totals = {
  wallets: number
  entries: number
  /** The sum of all entries. `houses` has their opposite sides, by house account. */
  walletsMicros: number
  houses: { house: string; balanceMicros: number }[]
}

const isTest = sql<boolean>`(${isNotNull(accounts.testOf)})`

/** Whatever only one of the two kinds of accounts may have, and the other has. */
export async function mixedWorlds(db: Reader): Promise<Finding[]> {
  const placed = await db
    .select({ accountId: orders.accountId, reference: orders.id })
    .from(orders)
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .where(ne(isTest, sql`(${orders.supplier} = ${TEST_SUPPLIER})`))
  const open = await db
    .select({ accountId: supplierJobs.accountId, reference: supplierJobs.reference })
    .from(supplierJobs)
    .innerJoin(accounts, eq(accounts.id, supplierJobs.accountId))
    .where(ne(isTest, sql`(${supplierJobs.supplier} = ${TEST_SUPPLIER})`))
  const sent = await db
    .select({ accountId: submissions.accountId, reference: submissions.reference })
    .from(submissions)
    .innerJoin(accounts, eq(accounts.id, submissions.accountId))
    .where(ne(isTest, sql`(substr(${submissions.trxid}, 1, 1) = ' ')`))
  const finding = (problem: string) => (row: { accountId: number; reference: string }) => ({
    ...row,
    rule: 'test orders belong to test accounts, and live ones to live accounts',
    problem,
  })
  return [
    ...placed.map(finding('has a supplier of the other kind')),
    ...open.map(finding('has a job at a supplier of the other kind')),
    ...sent.map(finding('has a trxid of the other kind')),
  ]
}

export async function testAccountIds(db: Reader): Promise<Set<number>> {
  const rows = await db.select({ id: accounts.id }).from(accounts).where(isNotNull(accounts.testOf))
  return new Set(rows.map(({ id }) => id))
}

export async function totalsOf(db: Reader): Promise<{ live: Totals; test: Totals }> {
  const count = sql`count(*)`.mapWith(Number)
  const test = sql`case when ${accounts.testOf} is null then 0 else 1 end`.mapWith(Boolean)
  const houses = await db
    .select({
      test,
      house: entries.house,
      count,
      balanceMicros: sql`-sum(${entries.amountMicros})`.mapWith(Number),
    })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .groupBy(sql`1`, entries.house)
    .orderBy(entries.house)
  const counts = await db
    .select({ test, count })
    .from(wallets)
    .innerJoin(accounts, eq(accounts.id, wallets.accountId))
    .groupBy(sql`1`)
  const of = (test: boolean): Totals => {
    const own = houses.filter((one) => one.test === test)
    return {
      wallets: counts.find((one) => one.test === test)?.count ?? 0,
      entries: own.reduce((sum, { count }) => sum + count, 0),
      walletsMicros: own.reduce((sum, { balanceMicros }) => sum - balanceMicros, 0),
      houses: own.map(({ house, balanceMicros }) => ({ house, balanceMicros })),
    }
  }
  return { live: of(false), test: of(true) }
}
