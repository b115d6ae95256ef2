import { createHash } from 'node:crypto'
import { actJustRecorded } from '../../domain/accounts/undo.ts'
import { listingOf } from '../../domain/catalog/catalog.ts'
import { makePricingChange, type PricingChange } from '../../domain/catalog/pricing-change.ts'
import { type PriceChange, previewPrices } from '../../domain/catalog/reprice.ts'
import { allTiers } from '../../domain/catalog/tiers.ts'
import { lines } from '../../locales/html.ts'
import { Refused } from '../answers.ts'
import type { BotContext } from '../context.ts'
import { type Button, button, type Screen } from '../screen.ts'
import { productChangeView } from '../views/admin/lines.ts'
import { previewView } from '../views/admin/pricing.ts'
import { actConfirmed, keepQuestion } from './confirmation.ts'

// Changes of prices that are shown before they are made.

/** What an admin confirms. seen: what they have been shown. */
type Kept = { change: PricingChange; seen: string }

/** Shows what a change would do. @param back the button to the screen where the change began. */
export async function previewScreen(
  ctx: BotContext,
  change: PricingChange,
  back: Button[],
): Promise<Screen> {
  const { texts, deps, adminActor, now, t, read } = ctx
  const pid = isOfProduct(change) ? change.pid : null
  const { changes, after } = await previewPrices(deps.store, async (tx) => ({
    changes: await makePricingChange(tx, change, adminActor, now),
    after: pid === null ? null : await listingOf(tx, pid),
  }))
  const kept: Kept = { change, seen: marked(changes) }
  const token = await keepQuestion(ctx, 'pricing', kept)
  const before = pid === null ? null : await listingOf(read, pid)
  const preview = previewView(texts, changes, await allTiers(read))
  return {
    text:
      before && after
        ? lines(productChangeView(texts, before.product, after.product), '', preview)
        : preview,
    buttons: [
      [
        button(
          changes.length > 0 ? t('admin-pricing-apply') : t('admin-pricing-save'),
          'a.pricing-yes',
          token,
        ),
      ],
      back,
    ],
  }
}

/**
 * Makes the change that was shown, once.
 * @returns the change with its id in the audit log, for Undo, if one may undo it
 * @throws DomainError CONFIRMATION_OVER, CONFIRMATION_EXPIRED; Refused if other prices would change than those that were shown
 */
export function makeConfirmed(
  ctx: BotContext,
  token: string,
): Promise<{ change: PricingChange; act: number | null }> {
  const { adminActor: actor, now, texts } = ctx
  return actConfirmed(ctx, 'pricing', token, async (tx, { change, seen }: Kept) => {
    const made = await makePricingChange(tx, change, actor, now)
    if (marked(made) !== seen) throw new Refused(texts.t('admin-pricing-changed-since'))
    if (!isOfProduct(change)) return { change, act: null }
    const action = change.change === 'price' ? 'product.change' : 'product.cost'
    return { change, act: await actJustRecorded(tx, { actor, action }) }
  })
}

/** The price or the cost of a product. */
export type OfProduct = Extract<PricingChange, { change: 'price' | 'cost' }>

export function isOfProduct(change: PricingChange): change is OfProduct {
  return change.change === 'price' || change.change === 'cost'
}

/** The same for the same changes of prices. */
function marked(changes: readonly PriceChange[]): string {
  return createHash('sha256').update(JSON.stringify(changes)).digest('base64url')
}
