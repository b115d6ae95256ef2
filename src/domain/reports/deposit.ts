import type { Reader } from '../../db/store.ts'
import { nameOfActor } from '../accounts/accounts.ts'
import { depositByReference, depositsByReference } from '../deposits/deposits.ts'
import { receiptsOf, receiptUses } from '../deposits/receipts.ts'
import { unmatchedById } from '../deposits/unmatched.ts'
import { holderOf } from './order.ts'

export type DepositStory = Awaited<ReturnType<typeof depositStory>>
export type PaymentStory = Awaited<ReturnType<typeof paymentStory>>

/** Everything that a person needs to decide about a deposit. @throws DomainError DEPOSIT_NOT_FOUND */
export async function depositStory(db: Reader, reference: string) {
  const deposit = await depositByReference(db, reference)
  const { id, accountId } = deposit
  return {
    deposit,
    /** The name of the person who decided it; null if nobody has, or that is not known. */
    decidedByName: await nameOfActor(db, deposit.decidedBy),
    holder: await holderOf(db, accountId),
    receipts: await receiptsOf(db, id),
    /** Other deposits with one of the same receipts. */
    sameReceipt: await receiptUses(db, id),
  }
}

/** A payment, and the deposit that it names; null if it names none. @throws DomainError PAYMENT_NOT_FOUND */
export async function paymentStory(db: Reader, id: number) {
  const payment = await unmatchedById(db, id)
  const [deposit = null] = await depositsByReference(db, payment.payload)
  const decidedByName = await nameOfActor(db, payment.decidedBy)
  return { payment, deposit, decidedByName }
}
