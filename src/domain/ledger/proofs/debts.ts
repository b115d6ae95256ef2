import { and, eq, gt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/store.ts'
import { entries, wallets } from '../../schema.ts'
import type { Finding } from './finding.ts'

// Checks of debts: a debt is the part of a chargeback that the wallet did not cover.

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

/** Checks, in order, the entries of every account that ever owed something. */
export async function wrongDebtEntries(db: Reader): Promise<Finding[]> {
  const inOrder = sql`(partition by ${entries.accountId} order by ${entries.id})`
  const beside = (way: 'lag' | 'lead', column: SQL | typeof entries.kind, name: string) =>
    sql<string | null>`${sql.raw(way)}(${column}) over ${inOrder}`.as(name)
  const amountText = sql`${entries.amountMicros}`
  const row = db
    .select({
      id: entries.id,
      accountId: entries.accountId,
      kind: entries.kind,
      amount: entries.amountMicros,
      after: entries.balanceAfterMicros,
      about: sql<string>`coalesce(${entries.reference}, '')`.as('about'),
      owed: sql`sum(case when ${entries.house} = 'debts' then ${entries.amountMicros} else 0 end) over ${inOrder}`
        .mapWith(Number)
        .as('owed'),
      kindBefore: beside('lag', entries.kind, 'kind_before'),
      amountBefore: beside('lag', amountText, 'amount_before'),
      aboutBefore: beside('lag', sql`coalesce(${entries.reference}, '')`, 'about_before'),
      kindNext: beside('lead', entries.kind, 'kind_next'),
      amountNext: beside('lead', amountText, 'amount_next'),
      afterNext: beside('lead', sql`${entries.balanceAfterMicros}`, 'after_next'),
      aboutNext: beside('lead', sql`coalesce(${entries.reference}, '')`, 'about_next'),
    })
    .from(entries)
    .where(
      sql`${entries.accountId} in (select ${entries.accountId} from ${entries} where ${entries.house} = 'debts')`,
    )
    .as('debt_chain')
  const isForItsChargeback = sql`${row.amount} > 0 and ${row.kindNext} = 'chargeback' and ${row.aboutNext} = ${row.about} and ${row.amount} <= -${row.amountNext} and ${row.afterNext} = 0`
  const isPaidByIncoming = sql`${row.amount} < 0 and ${row.kindBefore} <> 'debt' and ${row.aboutBefore} = ${row.about} and ${row.amountBefore} >= -${row.amount}`
  // Between the two entries of one posting there is both a balance and a debt.
  const isWithinAPosting = sql`(${row.kind} = 'debt' or coalesce(${row.kindNext}, '') = 'debt_payment')`
  const rows = await db
    .select({
      id: row.id,
      accountId: row.accountId,
      kind: row.kind,
      amount: row.amount,
      after: row.after,
      owed: row.owed,
    })
    .from(row)
    .where(
      or(
        sql`${row.kind} = 'debt' and not coalesce(${isForItsChargeback}, false)`,
        sql`${row.kind} = 'debt_payment' and not coalesce(${isPaidByIncoming}, false)`,
        sql`${row.owed} < 0`,
        sql`${row.owed} > 0 and ${row.after} > 0 and not ${isWithinAPosting}`,
      ),
    )
  return rows.map(({ id, accountId, kind, amount, after, owed }) => ({
    rule: 'a debt is what a chargeback could not take, and the next incoming money pays it',
    accountId,
    reference: `entry ${id}`,
    problem: `is a ${kind} of ${amount}; after it the balance is ${after} and the debt ${owed}`,
  }))
}
