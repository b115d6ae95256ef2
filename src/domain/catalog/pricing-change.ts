import type { Tx } from '../../db/store.ts'
import type { Actor } from '../service/audit-log.ts'
import type { PricingLimits } from '../service/settings.ts'
import { setMargin, setPricingLimits, setRounding } from './margins.ts'
import { acceptCost, setPricing } from './products.ts'
import type { PriceChange } from './reprice.ts'
import { setDiscount } from './tiers.ts'

/** A change of how prices are made. It is stored until somebody confirms it, so its fields never change. */
export type PricingChange =
  | { change: 'margin'; slug: string | null; tierId: number | null; marginBp: number | null }
  | { change: 'rounding'; slug: string; roundToMicros: number }
  | { change: 'mode'; pid: string; pricing: 'fixed' | 'margin' }
  | { change: 'below'; pid: string; belowCost: boolean }
  | { change: 'accept'; pid: string }
  | { change: 'discount'; tierId: number; discountBp: number }
  | { change: 'limits'; limits: PricingLimits }

/** @returns the prices that are others now. @throws DomainError those of the function for each change */
export function makePricingChange(
  tx: Tx,
  asked: PricingChange,
  actor: Actor,
  now: Date,
): Promise<PriceChange[]> {
  switch (asked.change) {
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
