import { type Line, type Product, priceFor } from '../../../domain/catalog/catalog.ts'
import type { Margin } from '../../../domain/catalog/margins.ts'
import { NO_TIER } from '../../../domain/catalog/pricing.ts'
import type { PriceChange } from '../../../domain/catalog/reprice.ts'
import type { Tier } from '../../../domain/catalog/tiers.ts'
import type { PricingLimits } from '../../../domain/service/settings.ts'
import { bold, clip, code, type Html, html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'
import { priceText } from './lines.ts'

/** With so many changes a preview always fits into a message. */
const CHANGES_SHOWN = 15
const NAME_SHOWN = 32

/** Hundredths of a percent: `12.5%`. */
export function percent({ format }: Texts, bp: number): string {
  return format.percent(bp / 10_000)
}

export function pricingView(
  texts: Texts,
  about: { standardBp: number | null; limits: PricingLimits; held: number; tiers: number },
): Html {
  const { service, format } = texts
  const { pricing } = service
  const { standardBp, limits, held, tiers } = about
  const margin = standardBp === null ? pricing.noMargin : percent(texts, standardBp)
  return lines(
    bold(pricing.title),
    '',
    pricing.about,
    '',
    format.field(pricing.marginAll, margin),
    ...limitLines(texts, limits),
    format.field(pricing.tiers, tiers),
    format.field(pricing.held, held),
  )
}

function limitLines({ service, format }: Texts, { maxCostAgeDays, maxJumpBp }: PricingLimits) {
  const { pricing } = service
  return [
    format.field(
      pricing.maxAge,
      maxCostAgeDays === 0 ? pricing.forEver : pricing.days(maxCostAgeDays),
    ),
    format.field(
      pricing.maxJump,
      maxJumpBp === 0 ? pricing.anyAmount : format.percent(maxJumpBp / 10_000),
    ),
  ]
}

/** @param line null for the margins of all lines. @param margins those of the line, or of all lines. */
export function marginsView(
  texts: Texts,
  line: Line | null,
  { own, ofAll, tiers }: { own: Margin[]; ofAll: Margin[]; tiers: readonly Tier[] },
): Html {
  const { service, format } = texts
  const { pricing } = service
  const bpOf = (rows: Margin[], id: number) => rows.find(({ tierId }) => tierId === id)?.marginBp
  const said = (id: number) => {
    const bp = bpOf(own, id)
    if (bp !== undefined) return percent(texts, bp)
    const other = bpOf(ofAll, id) ?? bpOf(own, NO_TIER) ?? bpOf(ofAll, NO_TIER)
    return other === undefined ? pricing.noMargin : pricing.sameAs(percent(texts, other))
  }
  return lines(
    bold(line ? pricing.ofLine(format.apart(clip(line.productName, NAME_SHOWN))) : pricing.ofAll),
    '',
    format.field(pricing.forEverybody, said(NO_TIER)),
    ...tiers.map(({ id, name }) => format.field(format.apart(name), said(id))),
    line ? format.field(pricing.rounding, format.usd(line.roundToMicros)) : null,
    '',
    html`<i>${pricing.aboutMargins}</i>`,
  )
}

/** What a change would do: each price that changes, for everybody and for the tiers. */
export function previewView(
  texts: Texts,
  changes: readonly PriceChange[],
  tiers: readonly Tier[],
): Html {
  const { service, format } = texts
  const { pricing } = service
  if (changes.length === 0) return lines(bold(pricing.noChange))
  const rows = changes.flatMap((change) => changeLines(texts, change, tiers))
  const held = changes.filter(({ before, after }) => after.heldFor && !before.heldFor)
  return lines(
    bold(pricing.preview),
    '',
    ...rows.slice(0, CHANGES_SHOWN),
    rows.length > CHANGES_SHOWN ? pricing.andMore(rows.length - CHANGES_SHOWN) : null,
    '',
    format.field(pricing.changed, changes.length - held.length),
    held.length > 0 ? format.field(pricing.willPause, held.length) : null,
  )
}

/** Each price of a product that changes, for everybody and for the tiers. */
export function changeLines(texts: Texts, change: PriceChange, tiers: readonly Tier[]): Html[] {
  const { service, format } = texts
  const { name, before, after } = change
  const title = format.apart(clip(name, NAME_SHOWN))
  if (after.heldFor !== null) return [html`⏸ ${title}: ${service.pricing.why[after.heldFor]}`]
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

export function heldView({ service }: Texts, isEmpty: boolean): Html {
  const { pricing } = service
  return lines(bold(pricing.heldTitle), '', isEmpty ? pricing.noneHeld : pricing.aboutHeld)
}

/** How a product is priced, for its card. */
export function pricingLines(texts: Texts, product: Product, tiers: readonly Tier[]): Html[] {
  const { service, format } = texts
  const { pricing } = service
  const { tierPrices, belowCost, heldFor } = product
  return [
    format.field(pricing.mode, pricing.modes[product.pricing]),
    ...tiers.flatMap(({ id, name }) => {
      const own = tierPrices?.[id]
      return own === undefined ? [] : [format.field(format.apart(name), format.usd(own))]
    }),
    ...(belowCost ? [html`${pricing.belowCost}`] : []),
    ...(heldFor ? [html`${pricing.heldFor(pricing.why[heldFor])}`] : []),
  ]
}

export function tiersView({ service }: Texts, isEmpty: boolean): Html {
  const { pricing } = service
  return lines(bold(pricing.tiersTitle), '', isEmpty ? pricing.noTiers : pricing.aboutTiers)
}

export function tierView(texts: Texts, tier: Tier & { accounts: number }): Html {
  const { service, format } = texts
  const { pricing } = service
  return lines(
    html`🏅 ${format.apart(bold(tier.name))}`,
    '',
    format.field(pricing.discount, percent(texts, tier.discountBp)),
    format.field(pricing.accounts, tier.accounts),
  )
}

/** @param about what is being asked about, such as the name of a tier. */
export function askView(question: string, about: Html | string): Html {
  return lines(bold(question), '', about)
}

export function askPercentView({ service, format }: Texts, whom: string): Html {
  const { pricing } = service
  const example = format.apart(code('12.5'))
  return askView(pricing.askMargin(whom), pricing.aboutPercent(example, format.apart(code('none'))))
}
