import { and, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import type { Column, Reader } from '../../../db/store.ts'
import { claims, deposits, entries, lookups, orders } from '../../schema.ts'
import { DEPOSIT_REFERENCE_LENGTH } from '../../shared/ids.ts'
import { isOfTest } from '../../shared/test-world.ts'
import type { Finding } from './finding.ts'

/** The reference of an entry's deposit: the entries of a refund append a number to it. */
export const depositReference = sql<string>`substr(${entries.reference}, 1, ${sql.raw(String(DEPOSIT_REFERENCE_LENGTH))})`

/** Whether there is such a row, of the account of the entry. */
const hasRow = (id: Column, accountId: Column, named = sql`${entries.reference}`, also?: SQL) =>
  sql`exists (select 1 from ${id.table} where ${and(sql`${id} = ${named}`, sql`${accountId} = ${entries.accountId}`, also)})`

/** What entries of these kinds are about. */
const CAUSES: [kinds: (typeof entries.$inferSelect)['kind'][], isThere: SQL][] = [
  [['charge', 'refund'], hasRow(orders.id, orders.accountId)],
  [['fee', 'fee_refund'], hasRow(lookups.id, lookups.accountId)],
  [
    ['claim_refund'],
    hasRow(claims.reference, claims.accountId, undefined, sql`${claims.state} = 'refunded'`),
  ],
  [['deposit', 'chargeback', 'debt'], hasRow(deposits.reference, deposits.accountId)],
  [
    ['deposit_refund', 'deposit_refund_reversal'],
    hasRow(deposits.reference, deposits.accountId, depositReference),
  ],
  // What came in and paid the debt; a credit may have no reference.
  [
    ['debt_payment'],
    sql`(${entries.reference} is null or exists (select 1 from ${entries} as paid where paid.reference = ${entries.reference} and paid.account_id = ${entries.accountId} and paid.kind <> 'debt_payment'))`,
  ],
]

export async function entriesWithoutCause(db: Reader): Promise<Finding[]> {
  // The sweep of test accounts may remove an order and its charge some time before the refund.
  const isLeftOver = sql`(${and(
    inArray(entries.kind, ['refund', 'fee_refund']),
    isOfTest(entries.accountId),
    sql`not exists (select 1 from ${entries} as charge where charge.reference = ${entries.reference} and charge.kind in ('charge', 'fee'))`,
  )})`
  const lacks = CAUSES.map(([kinds, isThere]) => and(inArray(entries.kind, kinds), not(isThere)))
  const rows = await db
    .select({ id: entries.id, accountId: entries.accountId, reference: entries.reference })
    .from(entries)
    .where(and(not(isLeftOver), or(...lacks)))
  return rows.map(({ id, accountId, reference }) => ({
    rule: 'an entry belongs to what it is about, of the same account',
    accountId,
    reference,
    problem: `entry ${id} has no such order, lookup, claim, deposit or credit`,
  }))
}
