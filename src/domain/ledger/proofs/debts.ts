import { and, eq, gt, ne, or, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/store.ts'
import { entries, wallets } from '../../schema.ts'
import type { Finding } from './finding.ts'

// A debt is the part of a chargeback that the wallet did not cover.

export async function wrongDebts(db: Reader): Promise<Finding[]> {
  const sum = sql`coalesce(sum(${entries.amountMicros}), 0)`
  const rows = await db
    .select({
      accountId: wallets.accountId,
      debt: wallets.debtMicros,
      balance: wallets.balanceMicros,
      sum: sum.mapWith(Number),
    })
    .from(wallets)
    .leftJoin(entries, and(eq(entries.accountId, wallets.accountId), eq(entries.house, 'debts')))
    .groupBy(wallets.accountId, wallets.debtMicros, wallets.balanceMicros)
    .having(
      or(ne(wallets.debtMicros, sum), and(gt(wallets.debtMicros, 0), gt(wallets.balanceMicros, 0))),
    )
  return rows.map(({ accountId, debt, balance, sum }) => ({
    rule: 'a debt is the sum of its entries, and an account that owes has an empty wallet',
    accountId,
    reference: null,
    problem: `owes ${debt} with a balance of ${balance}, but its entries add up to a debt of ${sum}`,
  }))
}
