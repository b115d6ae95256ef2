import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../../db/store.ts'
import { nameOfActor } from '../accounts/accounts.ts'
import { type Claim, claimByReference, claimsOf, claimsOfOrder, openOf } from '../claims/claims.ts'
import { isClaimReference, refundable } from '../claims/decisions.ts'
import { hasDelivered, type OrderRow } from '../orders/orders.ts'
import { claimCodes, claims, entries, lookups } from '../schema.ts'
import { DomainError } from '../shared/errors.ts'
import { maskedCode } from '../stock/code-text.ts'
import { countUnsold } from '../stock/counts.ts'
import { deliveredWithIds } from '../stock/delivered.ts'
import { reportOn } from './order.ts'

export type OrderStory = Awaited<ReturnType<typeof storyOf>>

export type ClaimStory = OrderStory & { claim: Claim }

const OTHERS_SHOWN = 4
/** How many of the account's newest lookups are searched for the player. */
const LOOKUPS_SEARCHED = 200

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
    /** The player's name, if the account has looked it up for this player. */
    verified: await verifiedName(db, order),
    /** The codes that the order shows now, oldest first. */
    codes: codes.map(({ id, code }) => ({ id, masked: maskedCode(code) })),
    /** How many codes of the order this claim and others have replaced. */
    replaced: await db.$count(claimCodes, inArray(claimCodes.claimId, ofOrder)),
    inStock: await countUnsold(db, order.pid),
    /** What claims may still pay back of the order's amount, in micro-USD. */
    refundableMicros: await refundable(db, orderId),
    /** The account's newest other claims, and how many there are by their state. */
    others: recent.rows.filter(({ id }) => id !== claim?.id).slice(0, OTHERS_SHOWN),
    otherCounts: await countOthers(db, accountId, claim),
  }
}

async function countOthers(
  db: Reader,
  accountId: number,
  claim: Claim | null,
): Promise<Partial<Record<Claim['state'], number>>> {
  const rows = await db
    .select({ state: claims.state, found: count() })
    .from(claims)
    .where(eq(claims.accountId, accountId))
    .groupBy(claims.state)
  const counts = rows.map(({ state, found }) => {
    return [state, state === claim?.state ? found - 1 : found] as const
  })
  return Object.fromEntries(counts.filter(([, found]) => found > 0))
}

/** Searches the account's newest paid lookups, by its ledger, and its newest free ones. */
async function verifiedName(db: Reader, { accountId, player }: OrderRow) {
  const { userId } = player
  if (!userId) return null
  const paid = db
    .select({ id: entries.reference })
    .from(entries)
    .where(and(eq(entries.accountId, accountId), eq(entries.kind, 'fee')))
    .orderBy(desc(entries.id))
    .limit(LOOKUPS_SEARCHED)
  const isFree = and(eq(lookups.accountId, accountId), eq(lookups.feeMicros, 0))
  const all = db.select().from(lookups)
  const free = all.where(isFree).orderBy(desc(lookups.seq)).limit(LOOKUPS_SEARCHED)
  const rows = [
    ...(await db.select().from(lookups).where(inArray(lookups.id, paid))),
    ...(await free),
  ].sort((one, other) => other.seq - one.seq)
  for (const { kind, status, input, data, createdAt } of rows) {
    // The input of a redemption may be encrypted.
    if (kind === 'rdmgamea' || status !== 'completed' || !data?.playerName) continue
    const isSame = kind === 'gameavvfy' ? input.playerId === userId : isPlayer(input, player)
    if (isSame) return { name: data.playerName, at: createdAt }
  }
  return null
}

function isPlayer(
  input: { userId?: string | undefined; zoneId?: string | undefined },
  { userId, zoneId }: OrderRow['player'],
): boolean {
  return input.userId === userId && (zoneId === undefined || input.zoneId === zoneId)
}
