import { type Line, type Product, priceFor } from '../../../domain/catalog/catalog.ts'
import type { Margin } from '../../../domain/catalog/margins.ts'
import { NO_TIER } from '../../../domain/catalog/pricing.ts'
import type { PriceChange } from '../../../domain/catalog/reprice.ts'
import type { Tier } from '../../../domain/catalog/tiers.ts'
import type { PricingLimits } from '../../../domain/settings/settings.ts'
import { bold, clip, code, type Html, html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
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
  const { format, t } = texts
  const { standardBp, limits, held, tiers } = about
  const margin = standardBp === null ? t('admin-pricing-no-margin') : percent(texts, standardBp)
  return lines(
    t('admin-pricing-about'),
    '',
    format.field(t('admin-pricing-margin-all'), margin),
    ...limitLines(texts, limits),
    format.field(t('admin-pricing-tiers'), tiers),
    format.field(t('admin-pricing-held'), held),
  )
}

function limitLines({ format, t }: Texts, { maxCostAgeDays, maxJumpBp }: PricingLimits) {
  return [
    format.field(
      t('admin-pricing-max-age'),
      maxCostAgeDays === 0
        ? t('admin-pricing-for-ever')
        : t('admin-pricing-days', { count: maxCostAgeDays }),
    ),
    format.field(
      t('admin-pricing-max-jump'),
      maxJumpBp === 0 ? t('admin-pricing-any-amount') : format.percent(maxJumpBp / 10_000),
    ),
  ]
}

/** @param line null for the margins of all lines. @param margins those of the line, or of all lines. */
export function marginsView(
  texts: Texts,
  line: Line | null,
  { own, ofAll, tiers }: { own: Margin[]; ofAll: Margin[]; tiers: readonly Tier[] },
): Html {
  const { format, t } = texts
  const bpOf = (rows: Margin[], id: number) => rows.find(({ tierId }) => tierId === id)?.marginBp
  const said = (id: number) => {
    const bp = bpOf(own, id)
    if (bp !== undefined) return percent(texts, bp)
    const other = bpOf(ofAll, id) ?? bpOf(own, NO_TIER) ?? bpOf(ofAll, NO_TIER)
    return other === undefined
      ? t('admin-pricing-no-margin')
      : t('admin-pricing-same-as', { margin: percent(texts, other) })
  }
  return lines(
    bold(
      line
        ? t('admin-pricing-of-line', { line: format.apart(clip(line.productName, NAME_SHOWN)) })
        : t('admin-pricing-of-all'),
    ),
    '',
    format.field(t('admin-pricing-for-everybody'), said(NO_TIER)),
    ...tiers.map(({ id, name }) => format.field(format.apart(name), said(id))),
    line ? format.field(t('admin-pricing-rounding'), format.usd(line.roundToMicros)) : null,
    '',
    html`<i>${t('admin-pricing-about-margins')}</i>`,
  )
}

/** What a change would do: each price that changes, for everybody and for the tiers. */
export function previewView(
  texts: Texts,
  changes: readonly PriceChange[],
  tiers: readonly Tier[],
): Html {
  const { format, t } = texts
  if (changes.length === 0) return lines(bold(t('admin-pricing-no-change')))
  const rows = changes.flatMap((change) => changeLines(texts, change, tiers))
  const held = changes.filter(({ before, after }) => after.heldFor && !before.heldFor)
  return lines(
    bold(t('admin-pricing-preview')),
    '',
    ...rows.slice(0, CHANGES_SHOWN),
    rows.length > CHANGES_SHOWN
      ? t('admin-pricing-and-more', { count: rows.length - CHANGES_SHOWN })
      : null,
    '',
    format.field(t('admin-pricing-changed'), changes.length - held.length),
    held.length > 0 ? format.field(t('admin-pricing-will-pause'), held.length) : null,
  )
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

export function heldView({ t }: Texts, isEmpty: boolean): Html {
  return lines(
    bold(t('admin-pricing-held-title')),
    '',
    isEmpty ? t('admin-pricing-none-held') : t('admin-pricing-about-held'),
  )
}

/** How a product is priced, for its card. */
export function pricingLines(texts: Texts, product: Product, tiers: readonly Tier[]): Html[] {
  const { format, t } = texts
  const { tierPrices, belowCost, heldFor } = product
  return [
    format.field(t('admin-pricing-mode'), t(`admin-pricing-modes-${product.pricing}`)),
    ...tiers.flatMap(({ id, name }) => {
      const own = tierPrices?.[id]
      return own === undefined ? [] : [format.field(format.apart(name), format.usd(own))]
    }),
    ...(belowCost ? [html`${t('admin-pricing-below-cost')}`] : []),
    ...(heldFor
      ? [html`${t('admin-pricing-held-for', { why: t(`admin-pricing-why-${heldFor}`) })}`]
      : []),
  ]
}

export function tiersView({ t }: Texts, isEmpty: boolean): Html {
  return lines(
    bold(t('admin-pricing-tiers-title')),
    '',
    isEmpty ? t('admin-pricing-no-tiers') : t('admin-pricing-about-tiers'),
  )
}

export function tierView(texts: Texts, tier: Tier & { accounts: number }): Html {
  const { format, t } = texts
  return lines(
    html`🏅 ${format.apart(bold(tier.name))}`,
    '',
    format.field(t('admin-pricing-discount'), percent(texts, tier.discountBp)),
    format.field(t('admin-pricing-accounts'), tier.accounts),
  )
}

/** @param about what is being asked about, such as the name of a tier. */
export function askView(question: string, about: Html | string): Html {
  return lines(bold(question), '', about)
}

export function askPercentView({ format, t }: Texts, whom: string): Html {
  const example = format.apart(code('12.5'))
  return askView(
    t('admin-pricing-ask-margin', { whom }),
    t('admin-pricing-about-percent', { example, none: format.apart(code('none')) }),
  )
}
