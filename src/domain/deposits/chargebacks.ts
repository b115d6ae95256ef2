import { and, eq, sql } from 'drizzle-orm'
import { sealedText } from '../../db/sealed-text.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import { post } from '../ledger/ledger.ts'
import { notifyAccount, notifyAdmins } from '../notices/notices.ts'
import { auditLog, deposits } from '../schema.ts'
import { type Deposit, worthOf } from './payment-method.ts'

/** A deposit that was charged back, and the part of it that the wallet no longer had. */
export type Chargeback = { deposit: Deposit; newDebtMicros: number }

/**
 * Books a credited deposit that the payment service took back by itself: takes what the wallet has and
 * books the rest as a debt. Books it once: returns null unless the deposit is credited.
 * @param how actor: who found out. reason: set only when an admin books it by hand.
 */
export async function chargeBack(
  tx: Tx,
  { id }: Deposit,
  how: { actor: Actor; reason?: string },
  now: Date,
): Promise<Chargeback | null> {
  const { actor, reason } = how
  const byHand =
    reason === undefined
      ? {}
      : { reason: sealedText(tx, 'deposits.reason', reason), decidedBy: actor }
  const [deposit] = await tx
    .update(deposits)
    .set({ status: 'charged_back', endedAt: now, ...byHand })
    .where(and(eq(deposits.id, id), eq(deposits.status, 'credited')))
    .returning()
  if (!deposit) return null
  const { accountId, reference, paymentId } = deposit
  const amountMicros = worthOf(deposit)
  const entry = { accountId, kind: 'chargeback', amountMicros: -amountMicros, reference } as const
  const { newDebtMicros } = await post(tx, entry, now)
  const detail = { reference, paymentId, amountMicros, debtMicros: newDebtMicros }
  await recordAct(tx, { actor, action: 'deposit.charge_back', accountId, detail }, now)
  await notifyAccount(tx, accountId, { kind: 'deposit_charged_back', reference }, now)
  await notifyAdmins(tx, { kind: 'deposit_paid_back', reference }, now)
  return { deposit, newDebtMicros }
}

/** Whether an earlier version recorded that the payment went back but left the money in the wallet. */
export async function isNotedAsPaidBack(
  db: Reader,
  { accountId, paymentId }: Deposit,
): Promise<boolean> {
  if (paymentId === null) return false
  const noted = and(
    eq(auditLog.accountId, accountId),
    eq(auditLog.action, 'deposit.paid_back'),
    sql`${auditLog.detail} ->> 'paymentId' = ${paymentId}`,
  )
  return (await db.$count(auditLog, noted)) > 0
}
