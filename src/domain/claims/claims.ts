import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { descriptionPlace, openedJson, sealedJson } from '../../db/codes-at-rest.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { lockAccount } from '../accounts/accounts.ts'
import { recordAct } from '../audit/audit-log.ts'
import { isTest } from '../catalog/catalog.ts'
import { notifyAdmins } from '../notices/notices.ts'
import { ownOrder } from '../orders/orders.ts'
import { accounts, claims } from '../schema.ts'
import { DomainError, onlyRow } from '../shared/errors.ts'
import { newClaimReference } from '../shared/ids.ts'
import { type Listed, type Page, readPage } from '../shared/pages.ts'

// A holder says what is wrong with an order that has ended. The order itself never changes; the operator
// decides about the claim, once: see decisions.ts. What an admin corrects unasked is a claim, too.

export type Claim = typeof claims.$inferSelect
export type ClaimReason = (typeof CLAIM_REASONS)[number]
export type ClaimPicture = { fileId: string; kind: 'photo' | 'document' }

export const CLAIM_REASONS = claims.reason.enumValues.filter((reason) => reason !== 'by_operator')
/** Leaves room for the rest of the admins' card in one message. */
const MAX_DESCRIPTION_LENGTH = 1000
/** Each open claim is work for the admins. */
const MAX_OPEN = 10
/** Whoever disagrees with a third decision talks to a person. */
const MAX_OF_ORDER = 3

/**
 * Opens a claim about an order of the account, and notifies the admins.
 * @throws DomainError ORDER_NOT_FOUND, IS_TEST_ORDER, CLAIM_NOT_POSSIBLE, REASON_TOO_LONG
 */
export async function openClaim(
  tx: Tx,
  accountId: number,
  input: {
    orderId: string
    reason: ClaimReason
    description: string | null
    picture: ClaimPicture | null
    actor: `holder:${number}`
  },
  now: Date,
): Promise<Claim> {
  const { orderId, reason, picture, actor } = input
  const description = checkDescription(input.description)
  // Without the lock, claims that are opened at the same moment would not count each other.
  await lockAccount(tx, accountId)
  await checkClaimable(tx, accountId, orderId)
  const reference = newClaimReference()
  const rows = await tx
    .insert(claims)
    .values({
      reference,
      orderId,
      accountId,
      reason,
      description:
        description === null ? null : sealedJson(tx, descriptionPlace(reference), description),
      pictureId: picture?.fileId ?? null,
      pictureKind: picture?.kind ?? null,
      state: 'open',
      openedAt: now,
      remindedAt: now,
    })
    .returning()
  const detail = { reference, orderId, reason }
  await recordAct(tx, { actor, action: 'claim.open', accountId, detail }, now)
  await notifyAdmins(tx, { kind: 'claim_opened', reference, reminder: false }, now)
  if (picture) await notifyAdmins(tx, { kind: 'claim_picture', reference }, now)
  return opened(tx, onlyRow(rows))
}

/**
 * Checks that the account may open a claim about its order.
 * @throws DomainError ORDER_NOT_FOUND, IS_TEST_ORDER, CLAIM_NOT_POSSIBLE
 */
export async function checkClaimable(
  db: Reader,
  accountId: number,
  orderId: string,
): Promise<void> {
  const order = await ownOrder(db, accountId, orderId)
  if (isTest(order)) throw new DomainError('IS_TEST_ORDER')
  if (order.status === 'processing')
    throw new DomainError('CLAIM_NOT_POSSIBLE', { problem: 'processing' })
  const earlier = await claimsOfOrder(db, orderId)
  const open = openOf(earlier)
  if (open)
    throw new DomainError('CLAIM_NOT_POSSIBLE', { problem: 'open', reference: open.reference })
  if (order.refunded || refundedBy(earlier) >= order.amountMicros)
    throw new DomainError('CLAIM_NOT_POSSIBLE', { problem: 'paid_back' })
  const reported = earlier.filter((one) => one.reason !== 'by_operator')
  if (reported.length >= MAX_OF_ORDER)
    throw new DomainError('CLAIM_NOT_POSSIBLE', { problem: 'too_many_of_order', max: MAX_OF_ORDER })
  const openOnes = await db.$count(claims, and(eq(claims.accountId, accountId), isOpen))
  if (openOnes >= MAX_OPEN)
    throw new DomainError('CLAIM_NOT_POSSIBLE', { problem: 'too_many_open', max: MAX_OPEN })
}

/**
 * Adds a picture to an open claim that has none, and notifies the admins.
 * @returns false if it has one already; nothing has changed then
 * @throws DomainError CLAIM_NOT_FOUND, CLAIM_NOT_POSSIBLE if it is over
 */
export async function addPicture(
  tx: Tx,
  accountId: number,
  reference: string,
  { fileId, kind }: ClaimPicture,
  now: Date,
): Promise<boolean> {
  const [added] = await tx
    .update(claims)
    .set({ pictureId: fileId, pictureKind: kind })
    .where(and(ownOpen(accountId, reference), isNull(claims.pictureId)))
    .returning({ id: claims.id })
  if (added) {
    await notifyAdmins(tx, { kind: 'claim_picture', reference }, now)
    return true
  }
  const { state } = await ownClaim(tx, accountId, reference)
  if (state !== 'open') throw new DomainError('CLAIM_NOT_POSSIBLE', { problem: 'over', state })
  return false
}

/** Ends an open claim for its holder. @throws DomainError CLAIM_NOT_FOUND, CLAIM_NOT_POSSIBLE if it is over */
export async function withdrawClaim(
  tx: Tx,
  accountId: number,
  reference: string,
  actor: `holder:${number}`,
  now: Date,
): Promise<Claim> {
  const [withdrawn] = await tx
    .update(claims)
    .set({ state: 'withdrawn', decidedBy: actor, endedAt: now })
    .where(ownOpen(accountId, reference))
    .returning()
  if (!withdrawn) {
    const { state } = await ownClaim(tx, accountId, reference)
    throw new DomainError('CLAIM_NOT_POSSIBLE', { problem: 'over', state })
  }
  const detail = { reference, orderId: withdrawn.orderId }
  await recordAct(tx, { actor, action: 'claim.withdraw', accountId, detail }, now)
  return opened(tx, withdrawn)
}

/** @throws DomainError CLAIM_NOT_FOUND */
export async function claimByReference(db: Reader, reference: string): Promise<Claim> {
  const claim = await claimIfAny(db, reference)
  if (!claim) throw new DomainError('CLAIM_NOT_FOUND')
  return claim
}

export async function claimIfAny(db: Reader, reference: string): Promise<Claim | null> {
  const [claim] = await db.select().from(claims).where(eq(claims.reference, reference))
  return claim ? opened(db, claim) : null
}

/** Like claimByReference, but does not find another account's claim. */
export async function ownClaim(db: Reader, accountId: number, reference: string): Promise<Claim> {
  const claim = await claimByReference(db, reference)
  if (claim.accountId !== accountId) throw new DomainError('CLAIM_NOT_FOUND')
  return claim
}

/** The claims about an order, oldest first: a few at most. */
export async function claimsOfOrder(db: Reader, orderId: string): Promise<Claim[]> {
  const rows = await db
    .select()
    .from(claims)
    .where(eq(claims.orderId, orderId))
    .orderBy(asc(claims.id))
  return rows.map((row) => opened(db, row))
}

export function openOf(some: readonly Claim[]): Claim | null {
  return some.find(({ state }) => state === 'open') ?? null
}

export async function ordersOfClaims(
  db: Reader,
  references: readonly string[],
): Promise<Map<string, string>> {
  if (references.length === 0) return new Map()
  const rows = await db
    .select({ reference: claims.reference, orderId: claims.orderId })
    .from(claims)
    .where(inArray(claims.reference, [...references]))
  return new Map(rows.map(({ reference, orderId }) => [reference, orderId]))
}

/** The account's claims, newest first. */
export async function claimsOf(db: Reader, accountId: number, page: Page): Promise<Listed<Claim>> {
  const list = { by: claims.id, first: 'newest', where: eq(claims.accountId, accountId) } as const
  const { rows, hasMore } = await readPage(page, list, db.select().from(claims))
  return { rows: rows.map((row) => opened(db, row)), hasMore }
}

/** The open claims of all accounts, oldest first. */
export function openClaims(db: Reader, limit: number) {
  const { reference, reason, openedAt } = claims
  return db
    .select({ reference, reason, openedAt, holderName: accounts.name })
    .from(claims)
    .innerJoin(accounts, eq(accounts.id, claims.accountId))
    .where(isOpen)
    .orderBy(asc(claims.id))
    .limit(limit)
}

export function openClaimCount(db: Reader): Promise<number> {
  return db.$count(claims, isOpen)
}

/** What the claims paid back, in micro-USD. */
export function refundedBy(some: readonly Claim[]): number {
  return some.reduce((sum, { refundedMicros }) => sum + refundedMicros, 0)
}

/** Must match the condition of the partial indexes word for word. */
export const isOpen = sql`${claims.state} = 'open'`

/** The claim as its holder wrote it. */
export function opened<One extends Claim>(db: Pick<Reader, 'vault'>, claim: One): One {
  const { description, reference } = claim
  if (description === null) return claim
  return { ...claim, description: openedJson(db, descriptionPlace(reference), description) }
}

function ownOpen(accountId: number, reference: string) {
  return and(eq(claims.reference, reference), eq(claims.accountId, accountId), isOpen)
}

function checkDescription(text: string | null): string | null {
  const trimmed = text?.trim() ?? ''
  if (trimmed.length > MAX_DESCRIPTION_LENGTH)
    throw new DomainError('REASON_TOO_LONG', { max: MAX_DESCRIPTION_LENGTH })
  return trimmed === '' ? null : trimmed
}
