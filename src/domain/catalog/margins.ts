import { and, asc, eq } from 'drizzle-orm'
import { exclusively } from '../../db/locks.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import { margins } from '../schema.ts'
import { changeSettingsBy, type PricingLimits } from '../settings/settings.ts'
import { CATALOG } from './catalog.ts'
import { NO_TIER } from './pricing.ts'
import { reprice } from './reprice.ts'
import { requirePercent, tierById } from './tiers.ts'
import { lineBySlug } from './view.ts'

// What operators decide about the prices that are worked out. Each decision takes effect in the transaction that makes it.

export type Margin = typeof margins.$inferSelect

/** Eleven times the cost. */
export const MAX_MARGIN_BP = 100_000

/** Those for all lines first. */
export function allMargins(db: Reader): Promise<Margin[]> {
  return db.select().from(margins).orderBy(asc(margins.slug), asc(margins.tierId))
}

/**
 * Sets what is added to the cost of products, or removes it, and puts the prices in order.
 * @param input slug: the line; null for all lines that have no margin of their own. tierId: null for everybody.
 *   marginBp: in hundredths of a percent of the cost; null for that of all lines, or of everybody.
 * @returns those of reprice
 * @throws DomainError LINE_NOT_FOUND, TIER_NOT_FOUND, INVALID_PERCENT
 */
export async function setMargin(
  tx: Tx,
  input: { slug: string | null; tierId: number | null; marginBp: number | null; actor: Actor },
  now: Date,
): Promise<string[]> {
  const { slug, tierId, marginBp, actor } = input
  if (marginBp !== null) requirePercent(marginBp, MAX_MARGIN_BP)
  await exclusively(tx, CATALOG)
  if (slug !== null) await lineBySlug(tx, slug)
  const tier = tierId === null ? null : await tierById(tx, tierId)
  const place = { slug: slug ?? '', tierId: tierId ?? NO_TIER }
  if (marginBp === null)
    await tx
      .delete(margins)
      .where(and(eq(margins.slug, place.slug), eq(margins.tierId, place.tierId)))
  else
    await tx
      .insert(margins)
      .values({ ...place, marginBp })
      .onConflictDoUpdate({ target: [margins.slug, margins.tierId], set: { marginBp } })
  const detail = { slug, ...(tier ? { tier: tier.name } : {}), marginBp }
  await recordAct(tx, { actor, action: 'pricing.margin', detail }, now)
  return reprice(tx, slug === null ? 'all' : { slug }, { actor }, now)
}

/** @returns those of reprice @throws DomainError INVALID_SETTING */
export async function setPricingLimits(
  tx: Tx,
  { limits, actor }: { limits: PricingLimits; actor: Actor },
  now: Date,
): Promise<string[]> {
  await changeSettingsBy(tx, { pricing: limits }, actor, now)
  return reprice(tx, 'all', { actor }, now)
}
