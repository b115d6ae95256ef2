import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { lockRows } from '../../db/locks.ts'
import { sealedText } from '../../db/sealed-text.ts'
import type { Reader, Store, Tx } from '../../db/store.ts'
import { accountNamed } from '../accounts/holders.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import { notifyAdmins } from '../notices/notices.ts'
import { unmatchedPayments } from '../schema.ts'
import { DomainError } from '../shared/errors.ts'
import { isDepositReference } from '../shared/ids.ts'
import { said } from '../shared/log.ts'
import { checkReason } from '../shared/typed-text.ts'
import {
  addCredited,
  bookCredit,
  creditDeposit,
  isCreditable,
  MAX_CREDITED_MICROS,
} from './decisions.ts'
import { depositByReference } from './deposits.ts'
import { type Deposit, PaymentFault, type PaymentMethod } from './payment-method.ts'

// Payments that belong to no open deposit. None is forgotten: an admin puts each into a wallet, or it goes
// back to its payer.

export type Unmatched = typeof unmatchedPayments.$inferSelect

/** Must match the condition of the partial index word for word. */
const waiting = sql`${unmatchedPayments.status} in ('open', 'returning')`

/** Lists a payment for the admins and notifies them, once. */
export async function storeUnmatched(
  tx: Tx,
  payment: Pick<
    Unmatched,
    'method' | 'paymentId' | 'payload' | 'price' | 'amountMicros' | 'paidIn' | 'payerTelegramId'
  >,
  now: Date,
): Promise<void> {
  const [added] = await tx
    .insert(unmatchedPayments)
    .values({ ...payment, status: 'open', createdAt: now })
    .onConflictDoNothing()
    .returning()
  if (!added) return
  const { method, paymentId, payload, price, amountMicros, payerTelegramId: telegramId } = payment
  const detail = { reference: payload, paymentId, price, amountMicros, telegramId, method }
  await recordAct(tx, { actor: 'service', action: 'payment.unmatched', detail }, now)
  await notifyAdmins(tx, { kind: 'payment_unmatched', paymentId, payload, price }, now)
}

/** Those that wait for a decision, oldest first. */
export function waitingPayments(db: Reader, limit: number): Promise<Unmatched[]> {
  const { id } = unmatchedPayments
  return db.select().from(unmatchedPayments).where(waiting).orderBy(asc(id)).limit(limit)
}

export function waitingPaymentCount(db: Reader): Promise<number> {
  return db.$count(unmatchedPayments, waiting)
}

/** @throws DomainError PAYMENT_NOT_FOUND */
export async function unmatchedById(db: Reader, id: number): Promise<Unmatched> {
  const [found] = await db.select().from(unmatchedPayments).where(eq(unmatchedPayments.id, id))
  if (!found) throw new DomainError('PAYMENT_NOT_FOUND')
  return found
}

export async function unmatchedOf(db: Reader, paymentId: string): Promise<Unmatched | null> {
  const same = eq(unmatchedPayments.paymentId, paymentId)
  const [found] = await db.select().from(unmatchedPayments).where(same)
  return found ?? null
}

/** Where a payment goes: to a deposit that waits for it, or else into the wallet of an account. */
export type Target = { accountId: number; deposit: Deposit | null }

/**
 * @param whose a deposit's reference, a Telegram id or `@username`
 * @throws DomainError DEPOSIT_NOT_FOUND, those of accountNamed
 */
export async function targetNamed(db: Reader, whose: string): Promise<Target> {
  const reference = whose.toUpperCase()
  if (!isDepositReference(reference))
    return { accountId: (await accountNamed(db, whose)).id, deposit: null }
  const deposit = await depositByReference(db, reference)
  return { accountId: deposit.accountId, deposit }
}

/**
 * What a payment is worth if it is assigned there, in micro-USD; null if a person has to say.
 * Stars of the very price of a deposit are worth the deposit.
 */
export function worthThere(
  { amountMicros, method, price }: Unmatched,
  { deposit }: Target,
): number | null {
  if (amountMicros !== null) return amountMicros
  if (deposit === null || price === null) return null
  return deposit.method === method && deposit.price === price ? deposit.amountMicros : null
}

/**
 * Credits a payment, once. A deposit that was never paid ends as credited; for any other, and for an
 * account, a deposit is added.
 * @param input amountMicros: what is credited; by default what the payment is worth.
 * @throws DomainError PAYMENT_NOT_FOUND, PAYMENT_DECIDED, WORTH_UNKNOWN if nobody says what it is worth,
 *   INVALID_CREDIT
 */
export async function assignPayment(
  tx: Tx,
  id: number,
  input: { target: Target; amountMicros?: number; actor: Actor },
  now: Date,
): Promise<Deposit> {
  const { target, actor } = input
  await lockRows(tx, unmatchedPayments.id, id)
  const payment = await unmatchedById(tx, id)
  if (payment.status !== 'open') throw new DomainError('PAYMENT_DECIDED')
  const creditedMicros = input.amountMicros ?? worthThere(payment, target)
  if (creditedMicros === null) throw new DomainError('WORTH_UNKNOWN')
  if (!isCreditable(creditedMicros))
    throw new DomainError('INVALID_CREDIT', { maxMicros: MAX_CREDITED_MICROS })
  const { method, price, paymentId, paidIn, payerTelegramId } = payment
  const credit = { paymentId, creditedMicros, paidIn, payerTelegramId }
  const paid = target.deposit ? await creditDeposit(tx, target.deposit, credit, now) : null
  const { accountId } = target
  const like = { accountId, method, amountMicros: creditedMicros, price }
  const deposit = paid ?? (await addCredited(tx, like, credit, now))
  await end(tx, payment, { status: 'assigned', depositId: deposit.id, decidedBy: actor }, now)
  await bookCredit(tx, deposit, { actor, action: 'payment.assign' }, now)
  return deposit
}

/**
 * Returns a payment to its payer, by the payment service if that can do it. Otherwise a person has paid it
 * back already, and this records it. Returned as returning if the service gave no clear answer: to ask it
 * again does no harm.
 * @throws DomainError PAYMENT_NOT_FOUND, PAYMENT_DECIDED, REFUND_REFUSED if the service refused: the
 *   payment waits again. Those of checkReason and of `alongside`, which runs in the first transaction.
 */
export async function returnPayment(
  { store, method, clock }: { store: Store; method: PaymentMethod | undefined; clock: () => Date },
  id: number,
  input: { reason: string; actor: Actor; alongside?: (tx: Tx) => Promise<void> },
): Promise<Unmatched> {
  const reason = checkReason(input.reason)
  const { actor: decidedBy, alongside } = input
  const canRefund = method?.refund !== undefined
  const begun = await store.transaction(async (tx) => {
    await lockRows(tx, unmatchedPayments.id, id)
    const payment = await unmatchedById(tx, id)
    if (payment.status !== 'open' && payment.status !== 'returning')
      throw new DomainError('PAYMENT_DECIDED')
    await alongside?.(tx)
    const { paymentId, amountMicros, price, payload } = payment
    const detail = { reference: payload, paymentId, amountMicros, price, reason }
    const sealed = sealedText(tx, 'unmatched_payments.reason', reason)
    await recordAct(tx, { actor: decidedBy, action: 'payment.return', detail }, clock())
    if (canRefund && payment.payerTelegramId !== null)
      return change(tx, payment, { status: 'returning', decidedBy, reason: sealed })
    return end(tx, payment, { status: 'returned', decidedBy, reason: sealed }, clock())
  })
  const { payload: reference, paymentId, payerTelegramId } = begun
  if (begun.status === 'returned' || payerTelegramId === null) return begun
  try {
    await method?.refund?.({ reference, paymentId }, payerTelegramId)
  } catch (error) {
    if (!(error instanceof PaymentFault) || error.kind !== 'refused') return begun
    const back = { status: 'open', decidedBy: null, reason: null } as const
    await store.transaction((tx) => change(tx, begun, back))
    throw new DomainError('REFUND_REFUSED', { reference: paymentId, why: said(error) })
  }
  return store.transaction((tx) => end(tx, begun, { status: 'returned' }, clock()))
}

/** Ends the payments that the payment service says went back, if they wait. */
export async function recordReturned(
  tx: Tx,
  paymentIds: readonly string[],
  now: Date,
): Promise<void> {
  const returned = await tx
    .select()
    .from(unmatchedPayments)
    .where(and(inArray(unmatchedPayments.paymentId, [...paymentIds]), waiting))
    .orderBy(asc(unmatchedPayments.id))
  for (const payment of returned)
    await end(tx, payment, { status: 'returned', decidedBy: payment.decidedBy ?? 'service' }, now)
}

function end(tx: Tx, payment: Unmatched, changes: Partial<Unmatched>, now: Date) {
  return change(tx, payment, { ...changes, endedAt: now })
}

/** The guard on the status as it was read makes a decision final. @throws DomainError PAYMENT_DECIDED */
async function change(
  tx: Tx,
  { id, status }: Unmatched,
  changes: Partial<Unmatched>,
): Promise<Unmatched> {
  const present = and(eq(unmatchedPayments.id, id), eq(unmatchedPayments.status, status))
  const [changed] = await tx.update(unmatchedPayments).set(changes).where(present).returning()
  if (!changed) throw new DomainError('PAYMENT_DECIDED')
  return changed
}
