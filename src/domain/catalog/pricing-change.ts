import type { Tx } from '../../db/store.ts'
import type { Actor } from '../audit/audit-log.ts'
import type { PricingLimits } from '../settings/settings.ts'
import { setCost } from './costs.ts'
import { setMargin, setPricingLimits, setRounding } from './margins.ts'
import { acceptCost, changeProduct, setPricing } from './products.ts'
import type { PriceChange } from './reprice.ts'
import { setDiscount } from './tiers.ts'

/** A change of a price, or of how prices are made. */
export type PricingChange =
  | { change: 'price'; pid: string; priceMicros: number }
  | { change: 'cost'; pid: string; costMicros: number }
  | { change: 'margin'; slug: string | null; tierId: number | null; marginBp: number | null }
  | { change: 'rounding'; slug: string; roundToMicros: number }
  | { change: 'mode'; pid: string; pricing: 'fixed' | 'margin' }
  | { change: 'below'; pid: string; belowCost: boolean }
  | { change: 'accept'; pid: string }
  | { change: 'discount'; tierId: number; discountBp: number }
  | { change: 'limits'; limits: PricingLimits }

/** @returns the prices that are others now. @throws DomainError those of the function for each change */
export async function makePricingChange(
  tx: Tx,
  asked: PricingChange,
  actor: Actor,
  now: Date,
): Promise<PriceChange[]> {
  switch (asked.change) {
    case 'price': {
      const { priceMicros } = asked
      return changeProduct(tx, asked.pid, { changes: { priceMicros }, actor }, now)
    }
    case 'cost':
      return (await setCost(tx, asked.pid, { costMicros: asked.costMicros, actor }, now)).changes
    case 'margin': {
      const { slug, tierId, marginBp } = asked
      return setMargin(tx, { slug, tierId, marginBp, actor }, now)
    }
    case 'rounding':
      return setRounding(tx, asked.slug, { roundToMicros: asked.roundToMicros, actor }, now)
    case 'mode':
      return setPricing(tx, asked.pid, { changes: { pricing: asked.pricing }, actor }, now)
    case 'below':
      return setPricing(tx, asked.pid, { changes: { belowCost: asked.belowCost }, actor }, now)
    case 'accept':
      return acceptCost(tx, asked.pid, { actor }, now)
    case 'discount':
      return setDiscount(tx, asked.tierId, { discountBp: asked.discountBp, actor }, now)
    case 'limits':
      return setPricingLimits(tx, { limits: asked.limits, actor }, now)
  }
}
