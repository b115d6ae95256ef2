import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/store.ts'
import { post } from '../ledger/ledger.ts'
import { notifyAccount } from '../notices/notices.ts'
import { deposits } from '../schema.ts'
import { onlyRow } from '../shared/errors.ts'
import { newDepositReference } from '../shared/ids.ts'
import { type Deposit, worthOf } from './payment-method.ts'

// How a payment becomes a credited deposit. The caller has made sure that the payment is new.

export type Payment = {
  paymentId: string
  creditedMicros: number
  paidIn: string | null
  /** Who paid; null if the payment service does not say. */
  payerTelegramId: number | null
}

/** Marks the deposit itself as credited; null unless it still waits for its first payment, or did before it ended. */
export async function creditDeposit(
  tx: Tx,
  { id }: Deposit,
  payment: Payment,
  now: Date,
): Promise<Deposit | null> {
  const [paid] = await tx
    .update(deposits)
    .set({ status: 'credited', endedAt: now, ...payment })
    .where(
      and(
        eq(deposits.id, id),
        isNull(deposits.paymentId),
        inArray(deposits.status, ['open', 'cancelled', 'expired']),
      ),
    )
    .returning()
  return paid ?? null
}

/** Adds a deposit that is credited from the beginning. */
export async function addCredited(
  tx: Tx,
  like: Pick<Deposit, 'accountId' | 'method' | 'amountMicros' | 'price'>,
  payment: Payment,
  now: Date,
): Promise<Deposit> {
  const { accountId, method, amountMicros, price } = like
  const rows = await tx
    .insert(deposits)
    .values({
      ...{ accountId, method, amountMicros, price, ...payment },
      status: 'credited',
      reference: newDepositReference(),
      createdAt: now,
      expiresAt: now,
      endedAt: now,
    })
    .returning()
  return onlyRow(rows)
}

/** For the audit log: the amount that the holder meant to pay, if another one is credited. The proofs need it. */
export function claimedIn(deposit: Deposit): { claimedMicros?: number } {
  const { amountMicros } = deposit
  return worthOf(deposit) === amountMicros ? {} : { claimedMicros: amountMicros }
}

/** Puts the money of a credited deposit into the wallet and notifies the holder. */
export async function bookCredit(tx: Tx, deposit: Deposit, now: Date): Promise<void> {
  const { accountId, reference } = deposit
  await post(tx, { accountId, kind: 'deposit', amountMicros: worthOf(deposit), reference }, now)
  await notifyAccount(tx, accountId, { kind: 'deposit_credited', reference }, now)
}
