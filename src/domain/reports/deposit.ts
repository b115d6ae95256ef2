import type { Reader } from '../../db/store.ts'
import { nameOfActor } from '../accounts/accounts.ts'
import { type Deposit, depositByReference, depositsByReference } from '../deposits/deposits.ts'
import { type ReceiptFile, receiptsOf, receiptUses } from '../deposits/receipts.ts'
import { type Unmatched, unmatchedById } from '../deposits/unmatched.ts'
import { type Holder, holderOf } from './order.ts'

/** Everything that a person needs to decide about a deposit. */
export type DepositStory = {
  deposit: Deposit
  /** The name of the person who decided it; null if nobody has, or that is not known. */
  decidedByName: string | null
  holder: Holder
  receipts: ReceiptFile[]
  /** Other deposits with one of the same receipts. */
  sameReceipt: Deposit[]
}

/** @throws DomainError DEPOSIT_NOT_FOUND */
export async function depositStory(db: Reader, reference: string): Promise<DepositStory> {
  const deposit = await depositByReference(db, reference)
  const { id, accountId } = deposit
  return {
    deposit,
    decidedByName: await nameOfActor(db, deposit.decidedBy),
    holder: await holderOf(db, accountId),
    receipts: await receiptsOf(db, id),
    sameReceipt: await receiptUses(db, id),
  }
}

/** A payment, and the deposit that it names. */
export type PaymentStory = {
  payment: Unmatched
  /** Null if it names none. */
  deposit: Deposit | null
  decidedByName: string | null
}

/** @throws DomainError PAYMENT_NOT_FOUND */
export async function paymentStory(db: Reader, id: number): Promise<PaymentStory> {
  const payment = await unmatchedById(db, id)
  const [deposit] = await depositsByReference(db, payment.payload)
  const decidedByName = await nameOfActor(db, payment.decidedBy)
  return { payment, deposit: deposit ?? null, decidedByName }
}
