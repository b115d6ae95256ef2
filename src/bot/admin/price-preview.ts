import { createHash } from 'node:crypto'
import { actJustRecorded } from '../../domain/accounts/undo.ts'
import { carryOutPricing, type Pricing } from '../../domain/approvals/decisions.ts'
import { effectOnPrices } from '../../domain/approvals/effects.ts'
import { listingOf } from '../../domain/catalog/catalog.ts'
import { type PriceChange, previewPrices } from '../../domain/catalog/reprice.ts'
import { allTiers } from '../../domain/catalog/tiers.ts'
import { Refused } from '../answers.ts'
import type { BotContext } from '../context.ts'
import { lines } from '../html.ts'
import { type Button, button, type Screen } from '../screen.ts'
import { productChangeView } from '../views/admin/lines.ts'
import { previewView } from '../views/admin/pricing.ts'
import { askSecond } from './approvals.ts'
import { actConfirmed, keepQuestion } from './confirmation.ts'

// Changes of prices that are shown before they are made.

/** What an admin confirms. amountMicros: as of effectOnPrices. seen: what they have been shown. */
type Kept = { decision: Pricing; amountMicros: number | null; seen: string }

/** Shows what a change would do. @param back the button to the screen where the change began. */
export async function previewScreen(
  ctx: BotContext,
  decision: Pricing,
  back: Button[],
): Promise<Screen> {
  const { texts, deps, adminActor, now } = ctx
  const { apply, save } = texts.service.pricing
  const { read } = deps.store
  const { changes, after } = await previewPrices(deps.store, async (tx) => ({
    changes: await carryOutPricing(tx, decision, adminActor, now),
    after: decision.kind === 'pricing' ? null : await listingOf(tx, decision.pid),
  }))
  const amountMicros = await effectOnPrices(read, decision, changes)
  const kept: Kept = { decision, amountMicros, seen: marked(changes) }
  const token = await keepQuestion(ctx, 'pricing', kept)
  const before = decision.kind === 'pricing' ? null : await listingOf(read, decision.pid)
  const preview = previewView(texts, changes, await allTiers(read))
  return {
    text:
      before && after
        ? lines(productChangeView(texts, before.product, after.product), '', preview)
        : preview,
    buttons: [[button(changes.length > 0 ? apply : save, 'a.pricing-yes', token)], back],
  }
}

/**
 * Makes the change that was shown, once.
 * @returns the change with its id in the audit log, for Undo, if one may undo it; or the id of the request if it
 *   waits for a second person
 * @throws DomainError OFFER_OVER, OFFER_EXPIRED; Refused if other prices would change than those that were shown
 */
export function makeConfirmed(
  ctx: BotContext,
  token: string,
): Promise<{ decision: Pricing; act: number | null } | number> {
  const { adminActor: actor, now, texts } = ctx
  return actConfirmed(ctx, 'pricing', token, async (tx, kept: Kept) => {
    const { decision, amountMicros, seen } = kept
    const asked = await askSecond(ctx, tx, decision, amountMicros)
    if (asked !== null) return asked
    const made = await carryOutPricing(tx, decision, actor, now)
    if (marked(made) !== seen) throw new Refused(texts.service.pricing.changedSince)
    if (decision.kind === 'pricing') return { decision, act: null }
    const action = decision.kind === 'price' ? 'product.change' : 'product.cost'
    return { decision, act: await actJustRecorded(tx, { actor, action }) }
  })
}

/** The same for the same changes of prices. */
function marked(changes: readonly PriceChange[]): string {
  return createHash('sha256').update(JSON.stringify(changes)).digest('base64url')
}
