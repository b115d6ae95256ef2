import { actJustRecorded } from '../../domain/accounts/undo.ts'
import { listingOf, type Product, STOCK_SUPPLIER } from '../../domain/catalog/catalog.ts'
import { makePricingChange, type PricingChange } from '../../domain/catalog/margins.ts'
import { type PriceChange, previewPrices } from '../../domain/catalog/reprice.ts'
import { allTiers, type Tier } from '../../domain/catalog/tiers.ts'
import { digestOf } from '../../domain/price-lists/sync.ts'
import { bold, code, type Html, html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { Refused } from '../answers.ts'
import type { BotContext } from '../context.ts'
import { type Button, button, buttonIfFits, type Screen } from '../screen.ts'
import { costLines, priceText } from '../views/admin/lines.ts'
import { changeLines } from '../views/admin/pricing.ts'
import { confirmation } from './confirmation.ts'

// Changes of prices that are shown before they are made.

/** What an admin confirms. seen: what they have been shown. */
const priceChange = confirmation<{ change: PricingChange; seen: string }>('pricing')

/** In a button and in a command: the margins of all lines. */
export const ALL = '*'

/** Shows what a change would do. */
export async function previewScreen(ctx: BotContext, change: PricingChange): Promise<Screen> {
  const { texts, deps, adminActor, now, t, read } = ctx
  const pid = isOfProduct(change) ? change.pid : null
  const { changes, after } = await previewPrices(deps.store, async (tx) => ({
    changes: await makePricingChange(tx, change, adminActor, now),
    after: pid === null ? null : await listingOf(tx, pid),
  }))
  const token = await priceChange.ask(ctx, { change, seen: digestOf(changes) })
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
      backFrom(ctx, change),
    ],
  }
}

/** The button to the screen where the change began. */
function backFrom({ t }: BotContext, change: PricingChange): Button[] {
  if ('pid' in change) return buttonIfFits(t('common-cancel'), 'a.product', change.pid)
  if ('slug' in change) return [button.cancel(t, 'a.margins', change.slug ?? ALL)]
  if ('tierId' in change) return [button.cancel(t, 'a.tier', change.tierId)]
  return [button.cancel(t, 'a.pricing')]
}

/** What a new price or cost makes of a product: both before and after, and what is then left of the price. */
function productChangeView(texts: Texts, before: Product, after: Product): Html {
  const { format, t } = texts
  const price = ({ priceMicros }: Product) => priceText(texts, priceMicros)
  const cost = ({ costs }: Product) =>
    Object.entries(costs ?? {})
      .map(([supplier, { micros }]) => `${format.usd(micros)} (${format.apart(supplier)})`)
      .join(', ') || '–'
  const row = (label: string, said: (product: Product) => string) =>
    said(before) === said(after)
      ? []
      : [format.field(label, format.change(html`${said(before)}`, bold(said(after))))]
  return lines(
    html`${bold(after.name)} (${code(after.pid)})`,
    ...row(t('admin-lines-labels-price'), price),
    ...row(t('admin-lines-labels-cost'), cost),
    ...costLines(texts, after),
  )
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
  return priceChange.act(ctx, token, async (tx, { change, seen }) => {
    const made = await makePricingChange(tx, change, actor, now)
    if (digestOf(made) !== seen) throw new Refused(texts.t('admin-pricing-changed-since'))
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

/** With so many changes a preview always fits into a message. */
const CHANGES_SHOWN = 15

/** What a change would do: each price that changes, for everybody and for the tiers. */
function previewView(texts: Texts, changes: readonly PriceChange[], tiers: readonly Tier[]): Html {
  const { format, t } = texts
  if (changes.length === 0) return lines(bold(t('admin-pricing-no-change')))
  const rows = changes.flatMap((change) => changeLines(texts, change, tiers))
  const held = changes.filter(({ before, after }) => after.heldFor && !before.heldFor)
  return lines(
    bold(t('admin-pricing-preview')),
    '',
    ...rows.slice(0, CHANGES_SHOWN),
    rows.length > CHANGES_SHOWN &&
      t('admin-pricing-and-more', { count: rows.length - CHANGES_SHOWN }),
    '',
    format.field(t('admin-pricing-changed'), changes.length - held.length),
    held.length > 0 && format.field(t('admin-pricing-will-pause'), held.length),
  )
}

/** Says what was set. A product may have paused itself with it: whoever set it should know at once. */
export async function saySet(ctx: BotContext, change: OfProduct): Promise<void> {
  const { format, t } = ctx
  const { pid } = change
  const { product, line } = (await listingOf(ctx.read, pid)) ?? {}
  const heldFor = product?.heldFor ?? null
  const [supplier = STOCK_SUPPLIER] = product?.suppliers ?? line?.suppliers ?? []
  const { apart, usd } = format
  const sentence =
    change.change === 'price'
      ? t('admin-lines-priced', { pid: apart(pid), price: usd(change.priceMicros) })
      : t('admin-lines-cost-set', {
          pid: apart(pid),
          cost: usd(change.costMicros),
          supplier: apart(supplier),
        })
  ctx.say(
    heldFor === null
      ? sentence
      : `${sentence}\n${t('admin-pricing-held-for', { why: t(`admin-pricing-why-${heldFor}`) })}`,
  )
}
