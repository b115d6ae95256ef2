import { and, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../../db/store.ts'
import { nameOfActor } from '../accounts/accounts.ts'
import { type Claim, claimByReference, claimsOf, claimsOfOrder, openOf } from '../claims/claims.ts'
import { isClaimReference, refundable } from '../claims/decisions.ts'
import { hasDelivered } from '../orders/orders.ts'
import { claimCodes, claims } from '../schema.ts'
import { DomainError } from '../shared/errors.ts'
import { maskedCode } from '../stock/code-text.ts'
import { countUnsold } from '../stock/counts.ts'
import { deliveredWithIds } from '../stock/delivered.ts'
import { reportOn } from './order.ts'

export type OrderStory = Awaited<ReturnType<typeof storyOf>>

export type ClaimStory = OrderStory & { claim: Claim }

const OTHERS_SHOWN = 4

/** @throws DomainError CLAIM_NOT_FOUND */
export async function claimStory(db: Reader, reference: string): Promise<ClaimStory> {
  const claim = await claimByReference(db, reference)
  return { ...(await storyOf(db, claim.orderId, claim)), claim }
}

/**
 * @param about a claim's reference or an order's id
 * @throws DomainError CLAIM_NOT_FOUND, ORDER_NOT_FOUND
 */
export async function storyAbout(db: Reader, about: string): Promise<OrderStory> {
  if (isClaimReference(about)) return claimStory(db, about)
  return storyOf(db, about, openOf(await claimsOfOrder(db, about)))
}

/**
 * Everything that a person needs to decide about an order.
 * @param claim null if nobody has reported a problem with it that is open
 */
async function storyOf(db: Reader, orderId: string, claim: Claim | null) {
  const report = await reportOn(db, orderId)
  if (report.kind !== 'order') throw new DomainError('ORDER_NOT_FOUND', { id: orderId })
  const { order } = report
  const { accountId } = order
  const codes = hasDelivered(order) ? await deliveredWithIds(db, orderId) : []
  const recent = await claimsOf(db, accountId, { limit: OTHERS_SHOWN + 1, cursor: null })
  const ofOrder = db
    .select({ id: claims.id })
    .from(claims)
    .where(and(eq(claims.orderId, orderId), eq(claims.state, 'replaced')))
  return {
    claim,
    /** The name of the person who decided it; null if nobody has, or that is not known. */
    decidedByName: await nameOfActor(db, claim?.decidedBy ?? null),
    report,
    /** The codes that the order shows now, oldest first. */
    codes: codes.map(({ id, code }) => ({ id, masked: maskedCode(code) })),
    /** How many codes of the order this claim and others have replaced. */
    replaced: await db.$count(claimCodes, inArray(claimCodes.claimId, ofOrder)),
    inStock: await countUnsold(db, order.pid),
    /** What claims may still pay back of the order's amount, in micro-USD. */
    refundableMicros: await refundable(db, orderId),
    /** The account's newest other claims. */
    others: recent.rows.filter(({ id }) => id !== claim?.id).slice(0, OTHERS_SHOWN),
  }
}
