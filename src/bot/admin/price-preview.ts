import { createHash } from 'node:crypto'
import { makePricingChange, type PricingChange } from '../../domain/catalog/pricing-change.ts'
import { largestOf, type PriceChange, previewPrices } from '../../domain/catalog/reprice.ts'
import { allTiers } from '../../domain/catalog/tiers.ts'
import { Refused } from '../answers.ts'
import type { BotContext } from '../context.ts'
import { type Button, button, type Screen } from '../screen.ts'
import { previewView } from '../views/admin/pricing.ts'
import { askSecond } from './approvals.ts'
import { actConfirmed, keepQuestion } from './confirmation.ts'

// Changes of prices that are shown before they are made.

/** What an admin confirms. amountMicros: the largest price that changes. seen: what they have been shown. */
type Kept = { change: PricingChange; amountMicros: number; seen: string }

/** Shows what a change would do. @param back the button to the screen where the change began. */
export async function previewScreen(
  ctx: BotContext,
  change: PricingChange,
  back: Button[],
): Promise<Screen> {
  const { texts, deps, adminActor, now } = ctx
  const { apply, save } = texts.service.pricing
  const changes = await previewPrices(deps.store, (tx) =>
    makePricingChange(tx, change, adminActor, now),
  )
  const kept: Kept = { change, amountMicros: largestOf(changes), seen: marked(changes) }
  const token = await keepQuestion(ctx, 'pricing', kept)
  return {
    text: previewView(texts, changes, await allTiers(deps.store.read)),
    buttons: [[button(changes.length > 0 ? apply : save, 'a.pricing-yes', token)], back],
  }
}

/**
 * Makes the change that was shown, once.
 * @returns the change, or the id of the request if it waits for a second person
 * @throws DomainError OFFER_OVER; Refused, also if other prices would change than those that were shown
 */
export function makeConfirmed(ctx: BotContext, token: string): Promise<PricingChange | number> {
  return actConfirmed(ctx, 'pricing', token, async (tx, kept: Kept) => {
    const { change, amountMicros, seen } = kept
    const asked = await askSecond(ctx, tx, { kind: 'pricing', change }, amountMicros)
    if (asked !== null) return asked
    const made = await makePricingChange(tx, change, ctx.adminActor, ctx.now)
    if (marked(made) !== seen) throw new Refused(ctx.texts.service.pricing.changedSince)
    return change
  })
}

/** The same for the same changes of prices. */
function marked(changes: readonly PriceChange[]): string {
  return createHash('sha256').update(JSON.stringify(changes)).digest('base64url')
}
