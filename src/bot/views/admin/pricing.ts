import { priceFor } from '../../../domain/catalog/catalog.ts'
import type { PriceChange } from '../../../domain/catalog/reprice.ts'
import type { Tier } from '../../../domain/catalog/tiers.ts'
import { clip, type Html, html } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
import { priceText } from './lines.ts'

const NAME_SHOWN = 32

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
