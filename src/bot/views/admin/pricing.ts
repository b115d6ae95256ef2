import { type Product, priceFor } from '../../../domain/catalog/catalog.ts'
import type { PriceChange } from '../../../domain/catalog/reprice.ts'
import type { Tier } from '../../../domain/catalog/tiers.ts'
import { bold, clip, type Html, html, type Line, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
import { priceText } from './lines.ts'

export const NAME_SHOWN = 32

/** Hundredths of a percent: `12.5%`. */
export function percent({ format }: Texts, bp: number): string {
  return format.percent(bp / 10_000)
}

/** Each price of a product that changes, for everybody and for the tiers. */
export function changeLines(texts: Texts, change: PriceChange, tiers: readonly Tier[]): Html[] {
  const { format, t } = texts
  const { name, before, after } = change
  const title = format.apart(clip(name, NAME_SHOWN))
  if (after.heldFor !== null) return [html`⏸ ${title}: ${t(`admin-pricing-why-${after.heldFor}`)}`]
  const row = (label: string, from: number | null, to: number | null) =>
    html`${label}  ${format.change(priceText(texts, from), priceText(texts, to))}`
  const ofTiers = tiers.flatMap((tier) => {
    const [from, to] = [priceFor(before, tier.id), priceFor(after, tier.id)]
    const label = `${title} · ${format.apart(tier.name)}`
    return from === to ? [] : [row(label, from, to)]
  })
  const isSame = before.priceMicros === after.priceMicros
  if (isSame && ofTiers.length > 0) return ofTiers
  return [row(title, before.priceMicros, after.priceMicros), ...ofTiers]
}

/** How a product is priced, for its card. */
export function pricingLines(texts: Texts, product: Product, tiers: readonly Tier[]): Line[] {
  const { format, t } = texts
  const { tierPrices, belowCost, heldFor } = product
  return [
    format.field(t('admin-pricing-mode'), t(`admin-pricing-modes-${product.pricing}`)),
    ...tiers.flatMap(({ id, name }) => {
      const own = tierPrices?.[id]
      return own === undefined ? [] : [format.field(format.apart(name), format.usd(own))]
    }),
    belowCost && t('admin-pricing-below-cost'),
    heldFor && t('admin-pricing-held-for', { why: t(`admin-pricing-why-${heldFor}`) }),
  ]
}

/** @param about what is being asked about, such as the name of a tier. */
export function askView(question: string, about: Html | string): Html {
  return lines(bold(question), '', about)
}
