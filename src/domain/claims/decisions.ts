import { and, asc, eq, gt, inArray, lte, or } from 'drizzle-orm'
import { sealedText } from '../../db/sealed-text.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { returnSpend } from '../access/key-spend.ts'
import { lockAccount } from '../accounts/accounts.ts'
import { type Action, type Actor, recordAct } from '../audit/audit-log.ts'
import { isTest } from '../catalog/catalog.ts'
import { unitCostFromStock } from '../catalog/products.ts'
import { recordEvent } from '../events/record.ts'
import { post } from '../ledger/ledger.ts'
import { notifyAccount, notifyAdmins } from '../notices/notices.ts'
import { addClaimToTotals } from '../orders/daily-totals.ts'
import { hasDelivered, type OrderRow, orderRow } from '../orders/orders.ts'
import { claimCodes, claims } from '../schema.ts'
import { readSettings } from '../settings/settings.ts'
import { DomainError } from '../shared/errors.ts'
import { newClaimReference } from '../shared/ids.ts'
import type { ClaimState } from '../shared/problems.ts'
import { checkReason } from '../shared/typed-text.ts'
import { replaceCodes } from '../stock/delivered.ts'
import {
  type Claim,
  claimByReference,
  claimsOfOrder,
  isOpen,
  opened,
  openOf,
  refundedBy,
} from './claims.ts'

// The operator's decisions. Each ends an open claim, together with what it does, in one transaction. The
// order's status, times and amount stay what they are.
//
// `about` is what is decided about: a claim's reference, or the id of a completed order. That means the order's
// open claim. If nobody has reported a problem with it, the same transaction opens a claim for its holder, so that
// wallet, books, events and messages tell of it as of any other.

/** `answer`: a note to the holder; null for none. */
type Decision = { actor: Actor; answer: string | null }

/**
 * Replaces codes of the claim's order by others from stock. The old ones go into quarantine.
 * @param input codeIds: which codes, by their ids in stock
 * @throws DomainError CLAIM_NOT_FOUND, CLAIM_DECIDED, ORDER_NOT_FOUND, IS_TEST_ORDER, NOTHING_TO_REPLACE,
 *   INSUFFICIENT_STOCK, and those of checkReason: the caller must roll back
 */
export async function replaceForClaim(
  tx: Tx,
  about: string,
  input: Decision & { codeIds: readonly number[] },
  now: Date,
): Promise<Claim> {
  const reference = await claimMeant(tx, about, now)
  const claim = await decide(tx, reference, { ...ofDecision(tx, input), state: 'replaced' }, now)
  const { orderId, accountId } = claim
  // Of an order whose price is back, nothing is owed.
  if ((await refundable(tx, orderId)) === 0) throw new DomainError('NOTHING_TO_REPLACE')
  const order = await orderRow(tx, orderId)
  if (!hasDelivered(order)) throw new DomainError('NOTHING_TO_REPLACE')
  const { lowStock } = await readSettings(tx)
  const unitCostMicros = await unitCostFromStock(tx, order.pid)
  const replacing = { orderId, pid: order.pid, lowStock, unitCostMicros }
  const { pairs, costMicros } = await replaceCodes(tx, replacing, input.codeIds, now)
  await tx.update(claims).set({ costMicros }).where(eq(claims.id, claim.id))
  await tx.insert(claimCodes).values(pairs.map((pair) => ({ claimId: claim.id, ...pair })))
  const detail = { reference, orderId, codes: pairs.length }
  await recordDecision(tx, claim, { actor: input.actor, action: 'claim.replace', detail }, now)
  recordEvent(tx, accountId, { type: 'order.code_replaced', reference: orderId }, now)
  addClaimToTotals(tx, order, { refundedMicros: 0, costMicros }, now)
  return { ...claim, costMicros }
}

/**
 * Pays a part of the order's amount back into the wallet, or all of it. All claims about an order together
 * pay back at most its amount.
 * @throws DomainError CLAIM_NOT_FOUND, CLAIM_DECIDED, ORDER_NOT_FOUND, IS_TEST_ORDER, INVALID_CLAIM_REFUND, and
 *   those of checkReason: the caller must roll back
 */
export async function refundForClaim(
  tx: Tx,
  about: string,
  input: Decision & { amountMicros: number },
  now: Date,
): Promise<Claim> {
  const { actor, amountMicros } = input
  if (!Number.isSafeInteger(amountMicros) || amountMicros <= 0) {
    const maxMicros = await refundable(tx, (await orderCorrected(tx, about)).id)
    throw new DomainError('INVALID_CLAIM_REFUND', { maxMicros })
  }
  const end = { ...ofDecision(tx, input), state: 'refunded', refundedMicros: amountMicros } as const
  const reference = await claimMeant(tx, about, now)
  const claim = await decide(tx, reference, end, now)
  const { orderId, accountId } = claim
  // The order has one open claim at most, so no other transaction refunds it while this one has ended it.
  const maxMicros = await refundable(tx, orderId, reference)
  if (amountMicros > maxMicros) throw new DomainError('INVALID_CLAIM_REFUND', { maxMicros })
  const order = await orderRow(tx, orderId)
  await returnSpend(tx, { ...order, amountMicros })
  await post(tx, { accountId, kind: 'claim_refund', amountMicros, reference }, now)
  const detail = { reference, orderId, amountMicros }
  await recordDecision(tx, claim, { actor, action: 'claim.refund', detail }, now)
  addClaimToTotals(tx, order, { refundedMicros: amountMicros, costMicros: 0 }, now)
  return claim
}

/** @throws DomainError CLAIM_NOT_FOUND, CLAIM_DECIDED, and those of checkReason. */
export async function refuseClaim(
  tx: Tx,
  reference: string,
  input: { actor: Actor; answer: string },
  now: Date,
): Promise<Claim> {
  const { actor } = input
  const answer = checkReason(input.answer)
  const sealed = sealedText(tx, 'claims.answer', answer)
  const end = { state: 'refused', decidedBy: actor, answer: sealed } as const
  const claim = await decide(tx, reference, end, now)
  const detail = { reference, orderId: claim.orderId, reason: answer }
  await recordDecision(tx, claim, { actor, action: 'claim.refuse', detail }, now)
  return claim
}

/**
 * What claims may still pay back of the order's amount, in micro-USD.
 * @param besides a claim that is not counted
 */
export async function refundable(db: Reader, orderId: string, besides?: string): Promise<number> {
  const { amountMicros, refunded, status } = await orderRow(db, orderId)
  if (refunded || status !== 'completed') return 0
  const others = await claimsOfOrder(db, orderId)
  return amountMicros - refundedBy(others.filter(({ reference }) => reference !== besides))
}

/** The state of a claim, for an admin who tried to decide about it. */
export function claimState(claim: Claim): ClaimState {
  const { reference, state, decidedBy, answer, refundedMicros } = claim
  return { reference, state, decidedBy, answer, refundedMicros }
}

function ofDecision(tx: Tx, { actor, answer }: Decision) {
  const checked = answer === null ? null : checkReason(answer)
  return { decidedBy: actor, answer: sealedText(tx, 'claims.answer', checked) }
}

/** The order that is decided about. @throws DomainError CLAIM_NOT_FOUND, ORDER_NOT_FOUND */
export async function orderCorrected(db: Reader, about: string): Promise<OrderRow> {
  return orderRow(db, isClaimReference(about) ? (await claimByReference(db, about)).orderId : about)
}

/** Whether this is what is decided about, and not an order. */
export function isClaimReference(about: string): boolean {
  return about.startsWith('CLM-')
}

/**
 * The reference of the claim that is decided. That an order has one open claim at most keeps two decisions about
 * it from paying at the same time.
 * @throws DomainError ORDER_NOT_FOUND, IS_TEST_ORDER
 */
async function claimMeant(tx: Tx, about: string, now: Date): Promise<string> {
  if (isClaimReference(about)) return about
  const order = await orderRow(tx, about)
  if (isTest(order)) throw new DomainError('IS_TEST_ORDER')
  const { id: orderId, accountId } = order
  // As when its holder opens one.
  await lockAccount(tx, accountId)
  const open = openOf(await claimsOfOrder(tx, orderId))
  if (open) return open.reference
  const reference = newClaimReference()
  const dates = { openedAt: now, remindedAt: now }
  const claim = { reference, orderId, accountId, state: 'open', reason: 'by_operator' } as const
  await tx.insert(claims).values({ ...claim, ...dates })
  return reference
}

/** The guard on `open` makes a decision final: a second one fails with CLAIM_DECIDED. */
async function decide(
  tx: Tx,
  reference: string,
  end: Partial<Claim> & Pick<Claim, 'state' | 'decidedBy'>,
  now: Date,
): Promise<Claim> {
  const [decided] = await tx
    .update(claims)
    .set({ ...end, endedAt: now })
    .where(and(eq(claims.reference, reference), isOpen))
    .returning()
  if (decided) return opened(tx, decided)
  throw new DomainError('CLAIM_DECIDED', claimState(await claimByReference(tx, reference)))
}

async function recordDecision(
  tx: Tx,
  { accountId, reference }: Claim,
  act: { actor: Actor; action: Action; detail: Record<string, unknown> },
  now: Date,
): Promise<void> {
  await recordAct(tx, { ...act, accountId }, now)
  await notifyAccount(tx, accountId, { kind: 'claim_decided', reference }, now)
}

const REMIND_EVERY_MS = 24 * 60 * 60 * 1000
/** A time further ahead than this was stored before the clock was set back. */
const MAX_AHEAD_MS = 60 * 60 * 1000
const REMINDED_AT_ONCE = 50

/** Reminds the admins of claims that have been open for a day, and again each day. Returns how many. */
export async function remindOfClaims(tx: Tx, now: Date): Promise<number> {
  const at = (ms: number) => new Date(now.getTime() + ms)
  const due = and(
    isOpen,
    or(lte(claims.remindedAt, at(-REMIND_EVERY_MS)), gt(claims.remindedAt, at(MAX_AHEAD_MS))),
  )
  const some = tx
    .select({ id: claims.id })
    .from(claims)
    .where(due)
    .orderBy(asc(claims.id))
    .limit(REMINDED_AT_ONCE)
  const reminded = await tx
    .update(claims)
    .set({ remindedAt: now })
    .where(and(inArray(claims.id, some), due))
    .returning({ id: claims.id, reference: claims.reference })
  reminded.sort((one, other) => one.id - other.id)
  for (const { reference } of reminded)
    await notifyAdmins(tx, { kind: 'claim_opened', reference, reminder: true }, now)
  return reminded.length
}
