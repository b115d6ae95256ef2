import type { Tx } from '../../db/store.ts'
import { setMargin, setPricingLimits, setRounding } from '../../domain/catalog/margins.ts'
import { acceptCost, setPricing } from '../../domain/catalog/products.ts'
import { type PriceChange, previewPrices } from '../../domain/catalog/reprice.ts'
import { allTiers, setDiscount } from '../../domain/catalog/tiers.ts'
import type { PricingLimits } from '../../domain/service/settings.ts'
import type { BotContext } from '../context.ts'
import { type Button, button, type Screen } from '../screen.ts'
import { previewView } from '../views/admin/pricing.ts'
import { actConfirmed, keepQuestion } from './confirmation.ts'

// Changes of prices that are shown before they are made.

/** A change that an admin confirms. It is stored until then, so its fields never change. */
export type PricingChange =
  | { change: 'margin'; slug: string | null; tierId: number | null; marginBp: number | null }
  | { change: 'rounding'; slug: string; roundToMicros: number }
  | { change: 'mode'; pid: string; pricing: 'fixed' | 'margin' }
  | { change: 'below'; pid: string; belowCost: boolean }
  | { change: 'accept'; pid: string }
  | { change: 'discount'; tierId: number; discountBp: number }
  | { change: 'limits'; limits: PricingLimits }

/** Shows what a change would do. @param back the button to the screen where the change began. */
export async function previewScreen(
  ctx: BotContext,
  change: PricingChange,
  back: Button[],
): Promise<Screen> {
  const { texts, deps } = ctx
  const { apply, save } = texts.service.pricing
  const changes = await previewPrices(deps.store, (tx) => make(tx, ctx, change))
  const token = await keepQuestion(ctx, 'pricing', change)
  return {
    text: previewView(texts, changes, await allTiers(deps.store.read)),
    buttons: [[button(changes.length > 0 ? apply : save, 'a.pricing-yes', token)], back],
  }
}

/** Makes the change that was shown, once. @throws DomainError OFFER_OVER; Refused */
export function makeConfirmed(ctx: BotContext, token: string): Promise<PricingChange> {
  return actConfirmed(ctx, 'pricing', token, async (tx, change: PricingChange) => {
    await make(tx, ctx, change)
    return change
  })
}

function make(tx: Tx, ctx: BotContext, asked: PricingChange): Promise<PriceChange[]> {
  const { adminActor: actor, now } = ctx
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
