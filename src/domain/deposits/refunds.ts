import { and, asc, eq, sql } from 'drizzle-orm'
import { sealedText } from '../../db/sealed-text.ts'
import type { Reader, Store, Tx } from '../../db/store.ts'
import { holderAt } from '../accounts/moves/moves.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import { post } from '../ledger/ledger.ts'
import { notifyAccount, notifyAdmins } from '../notices/notices.ts'
import { deposits } from '../schema.ts'
import { DomainError, isRefusal } from '../shared/errors.ts'
import { type Log, said } from '../shared/log.ts'
import { checkReason } from '../shared/typed-text.ts'
import { depositState } from './decisions.ts'
import { depositByReference } from './deposits.ts'
import { type Deposit, PaymentFault, type PaymentMethod, worthOf } from './payment-method.ts'

/**
 * Books a credited deposit that the payment service took back by itself, once: takes what the wallet has and books
 * the rest as a debt.
 */
export async function chargeBack(tx: Tx, { id }: Deposit, now: Date): Promise<void> {
  const [deposit] = await tx
    .update(deposits)
    .set({ status: 'charged_back', endedAt: now })
    .where(and(eq(deposits.id, id), eq(deposits.status, 'credited')))
    .returning()
  if (!deposit) return
  const { accountId, reference, paymentId } = deposit
  const amountMicros = worthOf(deposit)
  const entry = { accountId, kind: 'chargeback', amountMicros: -amountMicros, reference } as const
  const { newDebtMicros: debtMicros } = await post(tx, entry, now)
  const act = { actor: 'service', action: 'deposit.charge_back', accountId } as const
  await recordAct(tx, { ...act, detail: { reference, paymentId, amountMicros, debtMicros } }, now)
  await notifyAccount(tx, accountId, { kind: 'deposit_charged_back', reference }, now)
  await notifyAdmins(tx, { kind: 'deposit_paid_back', reference }, now)
}

export type RefundContext = {
  store: Store
  /** By name. */
  methods: ReadonlyMap<string, PaymentMethod>
  clock: () => Date
}

type Outcome = { kind: 'refunded' } | { kind: 'refused' | 'unknown'; why: string }

/**
 * Pays a deposit back: takes it from the wallet, then asks the payment service. Returns it as refunded,
 * or as refunding if the service gave no clear answer; retryRefunds then asks again until it does.
 * @param input alongside: what is done in the transaction that begins it
 * @throws DomainError DEPOSIT_NOT_FOUND, DEPOSIT_DECIDED if it is not credited, REFUND_NOT_POSSIBLE if
 *   its method cannot pay back, REFUND_NOT_COVERED: nothing has changed. REFUND_REFUSED if the service
 *   refused: the money is in the wallet again.
 */
export async function refundDeposit(
  context: RefundContext,
  reference: string,
  input: { reason: string; actor: Actor; alongside?: (tx: Tx) => Promise<void> },
): Promise<Deposit> {
  const { store, methods, clock } = context
  const begun = await store.transaction(async (tx) => {
    await input.alongside?.(tx)
    return beginRefund(tx, methods, reference, input, clock())
  })
  const outcome = await carryOut(context, begun)
  if (outcome.kind === 'refused')
    throw new DomainError('REFUND_REFUSED', { reference, why: outcome.why })
  return depositByReference(store.read, reference)
}

/**
 * Retries each refund whose outcome is unknown, for example after a crash.
 * @returns whether all outcomes are known now; the log says why the others are not.
 */
export async function retryRefunds(context: RefundContext & { log: Log }): Promise<boolean> {
  const { store, log } = context
  const open = await store.read
    .select()
    .from(deposits)
    .where(eq(deposits.status, 'refunding'))
    .orderBy(asc(deposits.id))
  let allKnown = true
  for (const deposit of open) {
    const { reference, method } = deposit
    const outcome = await carryOut(context, deposit)
    if (outcome.kind !== 'unknown') continue
    allKnown = false
    const why = { reference, method, reason: outcome.why }
    log.warn(why, 'the outcome of a refund is still unknown; asking again later')
  }
  return allKnown
}

async function beginRefund(
  tx: Tx,
  methods: RefundContext['methods'],
  reference: string,
  input: { reason: string; actor: Actor },
  now: Date,
): Promise<Deposit> {
  const { actor } = input
  const reason = checkReason(input.reason)
  const present = await depositByReference(tx, reference)
  if (present.status !== 'credited') throw new DomainError('DEPOSIT_DECIDED', depositState(present))
  if (!methods.get(present.method)?.refund)
    throw new DomainError('REFUND_NOT_POSSIBLE', { reference })
  const [begun] = await tx
    .update(deposits)
    .set({
      status: 'refunding',
      refunds: sql`${deposits.refunds} + 1`,
      reason: sealedText(tx, 'deposits.reason', reason),
      decidedBy: actor,
    })
    .where(and(eq(deposits.id, present.id), eq(deposits.status, 'credited')))
    .returning()
  if (!begun) throw new DomainError('DEPOSIT_DECIDED', depositState(present))
  await debitWallet(tx, begun, now)
  const { accountId } = begun
  const amountMicros = worthOf(begun)
  const detail = { reference, amountMicros, reason }
  await recordAct(tx, { actor, action: 'deposit.refund', accountId, detail }, now)
  return begun
}

async function debitWallet(tx: Tx, deposit: Deposit, now: Date): Promise<void> {
  const { accountId, reference } = deposit
  const amountMicros = worthOf(deposit)
  const entry = { accountId, kind: 'deposit_refund', amountMicros: -amountMicros } as const
  try {
    await post(tx, { ...entry, reference: refundReference(deposit) }, now)
  } catch (error) {
    if (!isRefusal(error, 'INSUFFICIENT_BALANCE')) throw error
    throw new DomainError('REFUND_NOT_COVERED', { reference, amountMicros })
  }
}

/** Asks the service to pay back and books the outcome. Safe to repeat. */
async function carryOut(context: RefundContext, deposit: Deposit): Promise<Outcome> {
  const { store, clock } = context
  const outcome = await askService(context, deposit)
  if (outcome.kind === 'unknown') return outcome
  const ended = await store.transaction((tx) =>
    outcome.kind === 'refunded'
      ? finishRefund(tx, deposit, clock())
      : reverseRefund(tx, deposit, outcome.why, clock()),
  )
  return ended ? outcome : { kind: 'unknown', why: 'another attempt has ended it' }
}

async function askService({ store, methods }: RefundContext, deposit: Deposit): Promise<Outcome> {
  const method = methods.get(deposit.method)
  if (!method?.refund)
    return { kind: 'unknown', why: `no method "${deposit.method}" that pays back is set up here` }
  try {
    await method.refund(deposit, await payerOf(store.read, deposit))
    return { kind: 'refunded' }
  } catch (error) {
    const kind = error instanceof PaymentFault ? error.kind : 'unknown'
    return { kind, why: said(error) }
  }
}

/** Ends an open refund: the money certainly went back. False: the refund had ended before. */
export async function finishRefund(tx: Tx, deposit: Deposit, now: Date): Promise<boolean> {
  if (!(await endRefund(tx, deposit, { status: 'refunded', endedAt: now }))) return false
  const { accountId, reference } = deposit
  const act = { actor: 'service', action: 'deposit.refund_done', accountId } as const
  await recordAct(tx, { ...act, detail: { reference } }, now)
  await notifyAccount(tx, accountId, { kind: 'deposit_refunded', reference }, now)
  return true
}

async function reverseRefund(tx: Tx, deposit: Deposit, why: string, now: Date): Promise<boolean> {
  const back = { status: 'credited', reason: null, decidedBy: null } as const
  if (!(await endRefund(tx, deposit, back))) return false
  const { accountId, reference } = deposit
  const amountMicros = worthOf(deposit)
  const entry = { accountId, kind: 'deposit_refund_reversal', amountMicros } as const
  await post(tx, { ...entry, reference: refundReference(deposit) }, now)
  const act = { actor: 'service', action: 'deposit.refund_refused', accountId } as const
  await recordAct(tx, { ...act, detail: { reference, why } }, now)
  await notifyAdmins(tx, { kind: 'refund_refused', reference }, now)
  return true
}

/** The number of refunds is a fence: the outcome of an earlier refund cannot end a later one. */
async function endRefund(
  tx: Tx,
  { id, refunds }: Deposit,
  end: Partial<Deposit>,
): Promise<boolean> {
  const refund = and(
    eq(deposits.id, id),
    eq(deposits.status, 'refunding'),
    eq(deposits.refunds, refunds),
  )
  const ended = await tx.update(deposits).set(end).where(refund).returning({ id: deposits.id })
  return ended.length > 0
}

/** A deposit may be refunded again after a refusal; each attempt has its own ledger entries. */
function refundReference({ reference, refunds }: Deposit): string {
  return `${reference}-R${refunds}`
}

/** Of payments of earlier versions, the payer is who held the account then. */
async function payerOf(
  db: Reader,
  { accountId, payerTelegramId, endedAt, createdAt }: Deposit,
): Promise<number> {
  return payerTelegramId ?? (await holderAt(db, accountId, endedAt ?? createdAt))
}
