import { and, eq, inArray, ne, not, or, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/store.ts'
import { auditLog, deposits, entries } from '../../schema.ts'
import { depositReference } from './causes.ts'
import type { Finding } from './finding.ts'

// Checks of deposits against the ledger.

const OF_REFUNDS = ['deposit_refund', 'deposit_refund_reversal'] as const

const paid = inArray(deposits.status, ['credited', 'refunding', 'refunded', 'charged_back'])

export async function wrongDeposits(db: Reader): Promise<Finding[]> {
  const moved = movedByDeposit(db)
  const credited = sql`coalesce(${moved.creditedMicros}, 0)`
  const taken = sql`coalesce(${moved.takenMicros}, 0)`
  const chargedBack = sql`coalesce(${moved.chargedBackMicros}, 0)`
  const times = sql`coalesce(${moved.takenTimes}, 0)`
  const paidBack = inArray(deposits.status, ['refunding', 'refunded'])
  const rows = await db
    .select({
      accountId: deposits.accountId,
      reference: deposits.reference,
      status: deposits.status,
      amount: sql`coalesce(${deposits.creditedMicros}, ${deposits.amountMicros})`.mapWith(Number),
      refunds: deposits.refunds,
      credited: credited.mapWith(Number),
      taken: taken.mapWith(Number),
      chargedBack: chargedBack.mapWith(Number),
      times: times.mapWith(Number),
    })
    .from(deposits)
    .leftJoin(moved, eq(moved.reference, deposits.reference))
    .where(
      or(
        ne(
          credited,
          sql`case when ${paid} then coalesce(${deposits.creditedMicros}, -1) else 0 end`,
        ),
        ne(
          taken,
          sql`case when ${paidBack} then -coalesce(${deposits.creditedMicros}, 0) else 0 end`,
        ),
        ne(
          chargedBack,
          sql`case when ${eq(deposits.status, 'charged_back')} then -coalesce(${deposits.creditedMicros}, 0) else 0 end`,
        ),
        ne(times, deposits.refunds),
      ),
    )
  return rows.map(({ accountId, reference, ...row }) => ({
    rule: 'a deposit is credited once if it was paid, and taken back once if it was refunded',
    accountId,
    reference,
    problem: `is ${row.status} for ${row.amount} with ${row.refunds} refunds, but the ledger has ${row.credited} credited, ${-row.taken} taken back in ${row.times} refunds, ${-row.chargedBack} charged back`,
  }))
}

export async function unexplainedAmounts(db: Reader): Promise<Finding[]> {
  const { amountMicros: claimed, creditedMicros: credited } = deposits
  const logged = (name: string) => sql`${auditLog.detail} ->> ${sql.raw(`'${name}'`)}`
  const approval = sql`exists (select 1 from ${auditLog} where ${and(
    eq(auditLog.accountId, deposits.accountId),
    inArray(auditLog.action, ['deposit.approve', 'deposit.credit', 'payment.assign']),
    sql`${logged('reference')} = ${deposits.reference}`,
    sql`cast(${logged('amountMicros')} as bigint) = ${credited}`,
    sql`cast(${logged('claimedMicros')} as bigint) = ${claimed}`,
  )})`
  const rows = await db
    .select({
      accountId: deposits.accountId,
      reference: deposits.reference,
      claimed,
      credited,
    })
    .from(deposits)
    .where(and(paid, ne(credited, claimed), not(approval)))
  return rows.map(({ accountId, reference, claimed, credited }) => ({
    rule: 'a deposit is credited with another amount only if the log says so',
    accountId,
    reference,
    problem: `is for ${claimed}, but ${credited} was credited`,
  }))
}

/** Sums all entries at once: a refund's entries cannot be looked up by the deposit's reference. */
function movedByDeposit(db: Reader) {
  const ofRefund = inArray(entries.kind, [...OF_REFUNDS])
  return db
    .select({
      reference: depositReference.as('deposit_reference'),
      creditedMicros:
        sql<number>`sum(case when ${entries.kind} = 'deposit' then ${entries.amountMicros} else 0 end)`.as(
          'put_in_micros',
        ),
      takenMicros:
        sql<number>`sum(case when ${ofRefund} then ${entries.amountMicros} else 0 end)`.as(
          'taken_micros',
        ),
      chargedBackMicros:
        sql<number>`sum(case when ${entries.kind} = 'chargeback' then ${entries.amountMicros} else 0 end)`.as(
          'charged_back_micros',
        ),
      takenTimes:
        sql<number>`sum(case when ${entries.kind} = 'deposit_refund' then 1 else 0 end)`.as(
          'taken_times',
        ),
    })
    .from(entries)
    .where(inArray(entries.kind, ['deposit', 'chargeback', ...OF_REFUNDS]))
    .groupBy(depositReference)
    .as('moved')
}
