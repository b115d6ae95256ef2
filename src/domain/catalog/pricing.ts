import type { TierPrices } from '../schema.ts'
import type { PricingLimits } from '../settings/settings.ts'
import { DAY_MS } from '../shared/utc-day.ts'
import { type Line, MAX_PRICE_MICROS, type Product } from './catalog.ts'

// How the price of a product follows from its cost, its line and the caller's tier. Nothing here reads or
// writes: reprice.ts does.

/** What everybody pays who has no tier. */
export const NO_TIER = 0

/** One part in ten thousand: a hundredth of a percent. */
const WHOLE_BP = 10_000n

/** What one unit costs at a supplier, and since when, in milliseconds since 1970, we know. */
export type UnitCost = { micros: number; sinceMs: number }

export type PricingRules = {
  /** By `marginKey`, in hundredths of a percent. */
  margins: ReadonlyMap<string, number>
  tiers: readonly { id: number; discountBp: number }[]
  limits: PricingLimits
}

export type Priced = Pick<Product, 'priceMicros' | 'tierPrices' | 'pricedCostMicros' | 'heldFor'>

/** @param slug empty for all lines. */
export function marginKey(slug: string, tierId: number): string {
  return `${slug} ${tierId}`
}

/**
 * Works out the prices of a product, and whether it must pause itself. A product that pauses keeps its prices.
 * @param costs what it costs at each of its suppliers, in their order; undefined where that is not known.
 * @param isAccepted whether a person has agreed to the jump of its cost.
 */
export function pricedBy(
  rules: PricingRules,
  product: Product,
  line: Pick<Line, 'slug' | 'roundToMicros'>,
  costs: readonly (UnitCost | undefined)[],
  { isAccepted, now }: { isAccepted: boolean; now: Date },
): Priced {
  return product.pricing === 'margin'
    ? byMargin(rules, product, line, costs[0], { isAccepted, now })
    : atFixedPrice(rules, product, line, costs)
}

function byMargin(
  { margins, tiers, limits }: PricingRules,
  product: Product,
  { slug, roundToMicros }: Pick<Line, 'slug' | 'roundToMicros'>,
  cost: UnitCost | undefined,
  { isAccepted, now }: { isAccepted: boolean; now: Date },
): Priced {
  const { priceMicros, tierPrices, pricedCostMicros } = product
  const held = (heldFor: Product['heldFor']) => ({
    ...{ priceMicros, tierPrices, pricedCostMicros },
    heldFor,
  })
  const marginOf = (tierId: number) =>
    margins.get(marginKey(slug, tierId)) ?? margins.get(marginKey('', tierId))
  const standard = marginOf(NO_TIER)
  if (standard === undefined) return held('no_margin')
  if (cost === undefined) return held('cost_missing')
  if (cost.micros === 0) return held('cost_zero')
  const ageMs = now.getTime() - cost.sinceMs
  if (limits.maxCostAgeDays > 0 && ageMs > limits.maxCostAgeDays * DAY_MS) return held('cost_old')
  const priceWith = (marginBp: number) =>
    share(cost.micros, WHOLE_BP + BigInt(marginBp), roundToMicros)
  const price = priceWith(standard)
  const jumps = pricedCostMicros !== null && jumped(pricedCostMicros, cost.micros, limits.maxJumpBp)
  if (price > MAX_PRICE_MICROS || (jumps && !isAccepted)) return held('cost_jump')
  const ofTiers = tiers.map(({ id }): [number, number] => [
    id,
    Math.min(priceWith(marginOf(id) ?? standard), MAX_PRICE_MICROS),
  ])
  return {
    priceMicros: price,
    tierPrices: others(price, ofTiers),
    pricedCostMicros: cost.micros,
    heldFor: null,
  }
}

function atFixedPrice(
  { tiers }: PricingRules,
  { priceMicros, belowCost }: Product,
  { roundToMicros }: Pick<Line, 'roundToMicros'>,
  costs: readonly (UnitCost | undefined)[],
): Priced {
  const none = { tierPrices: null, pricedCostMicros: null, heldFor: null }
  if (priceMicros === null) return { priceMicros, ...none }
  const isBelow = costs.length > 0 && costs.every((cost) => cost && cost.micros > priceMicros)
  const least = belowCost ? 0 : (costs[0]?.micros ?? 0)
  const ofTiers = tiers.map(({ id, discountBp }): [number, number] => {
    const discounted = share(priceMicros, WHOLE_BP - BigInt(discountBp), roundToMicros)
    return [id, Math.min(priceMicros, Math.max(discounted, least))]
  })
  return {
    priceMicros,
    tierPrices: others(priceMicros, ofTiers),
    pricedCostMicros: null,
    heldFor: isBelow && !belowCost ? 'below_cost' : null,
  }
}

/** What is left of a price. `share`: of the cost; null if that is zero. */
export type Profit = { supplier: string; costMicros: number; micros: number; share: number | null }

/** What is left of the price of a product at the first of its suppliers whose cost is known; null if none is. */
export function profitOf(
  { priceMicros, suppliers, costs }: Pick<Product, 'priceMicros' | 'suppliers' | 'costs'>,
  line: Pick<Line, 'suppliers'>,
): Profit | null {
  const supplier = (suppliers ?? line.suppliers).find((name) => costs?.[name] !== undefined)
  if (supplier === undefined || priceMicros === null) return null
  const costMicros = costs?.[supplier]?.micros ?? 0
  const micros = priceMicros - costMicros
  return { supplier, costMicros, micros, share: costMicros === 0 ? null : micros / costMicros }
}

/** Only the prices that differ from everybody's. */
function others(priceMicros: number, ofTiers: [number, number][]): TierPrices | null {
  const differing = ofTiers.filter(([, micros]) => micros !== priceMicros)
  return differing.length === 0 ? null : Object.fromEntries(differing)
}

/** A part of an amount, rounded up to a multiple of `roundToMicros`: rounding never takes of our margin. */
function share(micros: number, bp: bigint, roundToMicros: number): number {
  const step = WHOLE_BP * BigInt(roundToMicros)
  const exact = BigInt(micros) * bp
  return Number(((exact + step - 1n) / step) * BigInt(roundToMicros))
}

/** Whether a cost changes by more than the limit. */
export function jumped(beforeMicros: number, micros: number, maxJumpBp: number): boolean {
  if (maxJumpBp === 0) return false
  return Math.abs(micros - beforeMicros) * 10_000 > beforeMicros * maxJumpBp
}
