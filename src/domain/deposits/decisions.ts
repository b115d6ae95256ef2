import { and, eq, inArray, isNull } from 'drizzle-orm'
import { lockRows } from '../../db/locks.ts'
import { sealedText } from '../../db/sealed-text.ts'
import type { Tx } from '../../db/store.ts'
import { type Action, type Actor, recordAct } from '../audit/audit-log.ts'
import { post } from '../ledger/ledger.ts'
import { notifyAccount } from '../notices/notices.ts'
import { deposits } from '../schema.ts'
import { formatUnits } from '../shared/currency.ts'
import { DomainError, onlyRow } from '../shared/errors.ts'
import { newDepositReference } from '../shared/ids.ts'
import { formatUsd } from '../shared/money.ts'
import type { DepositState } from '../shared/problems.ts'
import { checkReason } from '../shared/typed-text.ts'
import { depositByReference } from './deposits.ts'
import { type Deposit, worthOf, worthOfUnits } from './payment-method.ts'

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

/** Puts the money of a credited deposit into the wallet, records who did it, and notifies the holder. */
export async function bookCredit(
  tx: Tx,
  deposit: Deposit,
  by: { actor: Actor; action: Action },
  now: Date,
): Promise<void> {
  const { accountId, reference, amountMicros: claimedMicros, method, paymentId, paidIn } = deposit
  const amountMicros = worthOf(deposit)
  const note = `${formatUsd(claimedMicros)} → ${formatUsd(amountMicros)}`
  const corrected = isCorrected(deposit)
  const entry = { accountId, kind: 'deposit', amountMicros, reference } as const
  await post(tx, corrected ? { ...entry, note } : entry, now)
  const detail = {
    ...{ reference, amountMicros },
    // The amount that the holder meant to pay, if another one is credited. The proofs need it.
    ...(corrected && { claimedMicros }),
    ...(paymentId !== null && { method, paymentId }),
    ...(paymentId !== null && paidIn !== null && { paidIn }),
  }
  await recordAct(tx, { ...by, accountId, detail }, now)
  await notifyAccount(tx, accountId, { kind: 'deposit_credited', reference }, now)
}

/** Amounts stay below 10,000,000 USD, as in parseUsd. */
export const MAX_CREDITED_MICROS = 10_000_000 * 1_000_000

/**
 * What arrived, if it differs from what the holder said: in micro-USD, or in the smallest units of the currency
 * that they were asked for.
 */
export type Arrived = { amountMicros?: number | undefined; arrived?: number | undefined }

/**
 * Credits a deposit, once, when an admin has accepted its receipt.
 * @param input receipts: how many the admin has seen
 * @throws DomainError DEPOSIT_NOT_FOUND, DEPOSIT_DECIDED (also if it has no receipt yet), INVALID_CREDIT,
 *   RECEIPT_SENT_SINCE
 */
export async function approveDeposit(
  tx: Tx,
  reference: string,
  input: Arrived & { actor: Actor; receipts?: number },
  now: Date,
): Promise<Deposit> {
  const { actor, receipts, amountMicros, arrived } = input
  // With the lock, a receipt sent at the same moment is either counted here or refused.
  await lockRows(tx, deposits.reference, reference)
  const present = await depositByReference(tx, reference)
  if (receipts !== undefined && receipts !== present.receipts)
    throw new DomainError('RECEIPT_SENT_SINCE')
  const { currency, price } = present
  const creditedMicros = creditFor(present, { amountMicros, arrived })
  const paid = arrived ?? (amountMicros === undefined ? price : null)
  const paidIn = currency === null || paid === null ? null : formatUnits(paid, currency)
  const end = { status: 'credited', creditedMicros, paidIn, decidedBy: actor } as const
  const deposit = await decide(tx, reference, end, now)
  await bookCredit(tx, deposit, { actor, action: 'deposit.approve' }, now)
  return deposit
}

/**
 * Rejects a deposit and notifies the holder of the reason.
 * @throws DomainError DEPOSIT_NOT_FOUND, DEPOSIT_DECIDED, and those of checkReason.
 */
export async function rejectDeposit(
  tx: Tx,
  reference: string,
  input: { reason: string; actor: Actor },
  now: Date,
): Promise<Deposit> {
  const { actor } = input
  const reason = checkReason(input.reason)
  const sealed = sealedText(tx, 'deposits.reason', reason)
  const end = { status: 'rejected', decidedBy: actor, reason: sealed } as const
  const deposit = await decide(tx, reference, end, now)
  const { accountId } = deposit
  const detail = { reference, reason }
  await recordAct(tx, { actor, action: 'deposit.reject', accountId, detail }, now)
  await notifyAccount(tx, accountId, { kind: 'deposit_rejected', reference }, now)
  return deposit
}

/** What an approval puts into the wallet, in micro-USD. @throws DomainError INVALID_CREDIT */
export function creditFor(deposit: Deposit, { amountMicros, arrived }: Arrived): number {
  const micros =
    arrived === undefined
      ? (amountMicros ?? deposit.amountMicros)
      : worthOfArrived(deposit, arrived)
  if (isCreditable(micros)) return micros
  throw new DomainError('INVALID_CREDIT', { maxMicros: MAX_CREDITED_MICROS })
}

/**
 * What an amount puts into the wallet by the terms that the payer was shown, in micro-USD.
 * @param arrived smallest units of the deposit's currency
 * @throws DomainError INVALID_CREDIT if it is no amount, or was not asked for in a currency
 */
function worthOfArrived(deposit: Deposit, arrived: number): number {
  const { currency, rateMicros, feeBp, price, amountMicros } = deposit
  const isAmount = Number.isSafeInteger(arrived) && arrived > 0
  if (currency === null || rateMicros === null || !isAmount)
    throw new DomainError('INVALID_CREDIT', { maxMicros: MAX_CREDITED_MICROS })
  if (arrived === price) return amountMicros
  return worthOfUnits(arrived, { currency, rateMicros, feeBp: feeBp ?? 0 })
}

/** Whether the credited amount differs from what the holder said. */
export function isCorrected({ amountMicros, creditedMicros }: Deposit): boolean {
  return creditedMicros !== null && creditedMicros !== amountMicros
}

/** The state of a deposit, for an admin who tried to decide about it. */
export function depositState(deposit: Deposit): DepositState {
  const { reference, status, decidedBy, reason, amountMicros, creditedMicros } = deposit
  return { reference, status, decidedBy, reason, amountMicros, creditedMicros }
}

/** The guard on `submitted` makes a decision final: a second one fails with DEPOSIT_DECIDED. */
async function decide(
  tx: Tx,
  reference: string,
  end: { status: 'credited' | 'rejected'; decidedBy: Actor } & Partial<Deposit>,
  now: Date,
): Promise<Deposit> {
  const [decided] = await tx
    .update(deposits)
    .set({ ...end, endedAt: now })
    .where(and(eq(deposits.reference, reference), eq(deposits.status, 'submitted')))
    .returning()
  if (decided) return decided
  const present = await depositByReference(tx, reference)
  throw new DomainError('DEPOSIT_DECIDED', depositState(present))
}

export function isCreditable(micros: number): boolean {
  return Number.isSafeInteger(micros) && micros > 0 && micros < MAX_CREDITED_MICROS
}
