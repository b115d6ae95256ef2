import { asc, count, eq, isNotNull } from 'drizzle-orm'
import { exclusively } from '../../db/locks.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import { accounts, margins, tiers } from '../schema.ts'
import { invalidateAccount } from '../shared/cache/invalidate.ts'
import { DomainError, onlyRow } from '../shared/errors.ts'
import { CATALOG } from './catalog.ts'
import { reprice } from './reprice.ts'

// Tiers: named groups of accounts with prices of their own.

export type Tier = typeof tiers.$inferSelect

/** Each has its own copy of the answer to GET /products. */
const MAX_TIERS = 10
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} _-]*$/u
const MAX_NAME_LENGTH = 24
export const MAX_DISCOUNT_BP = 9000

/** What accounts without a tier have. No tier may have this name. */
const STANDARD = 'standard'

export function allTiers(db: Reader): Promise<Tier[]> {
  return db.select().from(tiers).orderBy(asc(tiers.id))
}

/** All tiers, each with how many accounts have it. */
export async function tiersWithAccounts(db: Reader): Promise<(Tier & { accounts: number })[]> {
  const counted = await db
    .select({ tierId: accounts.tierId, found: count() })
    .from(accounts)
    .where(isNotNull(accounts.tierId))
    .groupBy(accounts.tierId)
  const found = new Map(counted.map((row) => [row.tierId, row.found]))
  return (await allTiers(db)).map((tier) => ({ ...tier, accounts: found.get(tier.id) ?? 0 }))
}

/** @throws DomainError TIER_NOT_FOUND */
export async function tierById(db: Reader, id: number): Promise<Tier> {
  const [tier] = await db.select().from(tiers).where(eq(tiers.id, id))
  if (!tier) throw new DomainError('TIER_NOT_FOUND', { name: String(id) })
  return tier
}

export async function tierName(db: Reader, tierId: number | null): Promise<string> {
  return tierId === null ? STANDARD : (await tierById(db, tierId)).name
}

/** @throws DomainError INVALID_TIER_NAME, TIER_NAME_TAKEN, TOO_MANY_TIERS */
export async function addTier(
  tx: Tx,
  input: { name: string; actor: Actor },
  now: Date,
): Promise<Tier> {
  await exclusively(tx, CATALOG)
  const existing = await allTiers(tx)
  if (existing.length >= MAX_TIERS) throw new DomainError('TOO_MANY_TIERS', { max: MAX_TIERS })
  const name = freeName(input.name, existing)
  const tier = onlyRow(await tx.insert(tiers).values({ name, createdAt: now }).returning())
  await recordAct(tx, { actor: input.actor, action: 'tier.add', detail: { tier: name } }, now)
  // It may pay the margin that was set for all tiers, and nothing changes then.
  await reprice(tx, 'all', { actor: input.actor }, now)
  return tier
}

/** @throws DomainError TIER_NOT_FOUND, INVALID_TIER_NAME, TIER_NAME_TAKEN */
export async function renameTier(
  tx: Tx,
  id: number,
  input: { name: string; actor: Actor },
  now: Date,
): Promise<Tier> {
  await exclusively(tx, CATALOG)
  const before = await tierById(tx, id)
  const others = (await allTiers(tx)).filter((tier) => tier.id !== id)
  const name = freeName(input.name, others)
  const tier = onlyRow(await tx.update(tiers).set({ name }).where(eq(tiers.id, id)).returning())
  const detail = { tier: name, before: before.name }
  await recordAct(tx, { actor: input.actor, action: 'tier.rename', detail }, now)
  return tier
}

/** @param bp @param maxBp in hundredths of a percent. @throws DomainError INVALID_PERCENT */
export function requirePercent(bp: number, maxBp: number): void {
  if (Number.isInteger(bp) && bp >= 0 && bp <= maxBp) return
  throw new DomainError('INVALID_PERCENT', { text: String(bp / 100), max: maxBp / 100 })
}

/**
 * Sets what a tier pays less for products with fixed prices, in hundredths of a percent.
 * @returns those of reprice
 * @throws DomainError TIER_NOT_FOUND, INVALID_PERCENT
 */
export async function setDiscount(
  tx: Tx,
  id: number,
  input: { discountBp: number; actor: Actor },
  now: Date,
): Promise<string[]> {
  const { discountBp, actor } = input
  requirePercent(discountBp, MAX_DISCOUNT_BP)
  await exclusively(tx, CATALOG)
  const { name, discountBp: beforeBp } = await tierById(tx, id)
  await tx.update(tiers).set({ discountBp }).where(eq(tiers.id, id))
  const detail = { tier: name, discountBp, beforeBp }
  await recordAct(tx, { actor, action: 'tier.discount', detail }, now)
  return reprice(tx, 'all', { actor }, now)
}

/**
 * Removes a tier. Its accounts pay everybody's prices from then on.
 * @returns how many accounts had it.
 * @throws DomainError TIER_NOT_FOUND
 */
export async function removeTier(
  tx: Tx,
  id: number,
  { actor }: { actor: Actor },
  now: Date,
): Promise<number> {
  await exclusively(tx, CATALOG)
  const { name } = await tierById(tx, id)
  const left = await tx
    .update(accounts)
    .set({ tierId: null })
    .where(eq(accounts.tierId, id))
    .returning({ id: accounts.id })
  for (const account of left) await invalidateAccount(tx, account.id, now)
  await tx.delete(margins).where(eq(margins.tierId, id))
  await tx.delete(tiers).where(eq(tiers.id, id))
  const detail = { tier: name, accounts: left.length }
  await recordAct(tx, { actor, action: 'tier.remove', detail }, now)
  await reprice(tx, 'all', { actor }, now)
  return left.length
}

/**
 * Puts an account into a tier, or with null into none.
 * @throws DomainError TIER_NOT_FOUND
 */
export async function setAccountTier(
  tx: Tx,
  accountId: number,
  input: { tierId: number | null; actor: Actor },
  now: Date,
): Promise<void> {
  const { tierId, actor } = input
  // A tier that is being removed must not get another account.
  await exclusively(tx, CATALOG)
  const tier = await tierName(tx, tierId)
  await tx.update(accounts).set({ tierId }).where(eq(accounts.id, accountId))
  await invalidateAccount(tx, accountId, now)
  await recordAct(tx, { actor, action: 'tier.assign', accountId, detail: { tier } }, now)
}

/** @throws DomainError INVALID_TIER_NAME, TIER_NAME_TAKEN */
function freeName(text: string, others: readonly Tier[]): string {
  const name = text.trim()
  const isName = NAME.test(name) && [...name].length <= MAX_NAME_LENGTH
  if (!isName || name.toLowerCase() === STANDARD)
    throw new DomainError('INVALID_TIER_NAME', { max: MAX_NAME_LENGTH })
  if (others.some((tier) => tier.name.toLowerCase() === name.toLowerCase()))
    throw new DomainError('TIER_NAME_TAKEN', { name })
  return name
}
