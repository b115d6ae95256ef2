import type { PriceChange } from '../../../domain/catalog/reprice.ts'
import type { Tier } from '../../../domain/catalog/tiers.ts'
import type { MappedChange, ProductEffect } from '../../../domain/price-lists/difference.ts'
import { type Compared, suspicious } from '../../../domain/price-lists/sync.ts'
import type { SupplierSettings } from '../../../domain/settings/supplier.ts'
import { bold, clip, code, type Html, html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
import { pageTitle } from '../page-title.ts'
import { changeLines } from './pricing.ts'

/** With so many a message is never too long. */
export const CHANGES_PER_PAGE = 12
const PRICES_SHOWN = 8
const NAME_SHOWN = 32
const ITEM_SHOWN = 64

type Priced = { prices: readonly PriceChange[]; tiers: readonly Tier[] }

/** @param part the changes on this page. @param priced what the changes do to prices, on the first page */
export function priceListView(
  texts: Texts,
  { compared, takenOverAt }: { compared: Compared; takenOverAt: Date | null },
  part: { shown: readonly ProductEffect[]; page: number },
  priced: Priced,
): Html {
  const { format, t } = texts
  const title = t('admin-price-lists-title', { supplier: format.apart(compared.supplier) })
  const isFirst = part.page === 0
  const waiting = suspicious(compared).length
  const parts = (['new', 'gone', 'back', 'changed'] as const).flatMap((kind) => {
    const count = compared.items.filter((change) => change.kind === kind).length
    const said = kind === 'new' ? 'fresh' : kind
    return count > 0 ? [t(`admin-price-lists-${said}`, { count: format.number(count) })] : []
  })
  const said = parts.length > 0 ? format.list(parts, 'plain') : null
  return lines(
    pageTitle(texts, title, part.page),
    '',
    isFirst
      ? format.field(
          t('admin-price-lists-read-before'),
          takenOverAt ? format.time(takenOverAt) : t('admin-price-lists-never'),
        )
      : null,
    isFirst && said !== null ? format.field(t('admin-price-lists-list'), said) : null,
    waiting > 0 ? t('admin-price-lists-waiting', { count: format.number(waiting) }) : null,
    '',
    ...changesLines(texts, part.shown, priced),
  )
}

function changesLines(
  texts: Texts,
  effects: readonly ProductEffect[],
  { prices, tiers }: Priced,
): (Html | string | null)[] {
  const { format, t } = texts
  const rows = prices.flatMap((change) => changeLines(texts, change, tiers))
  const more = rows.length - PRICES_SHOWN
  return [
    effects.length === 0 ? t('admin-price-lists-nothing') : bold(t('admin-price-lists-changes')),
    ...effects.map((effect) => effectLine(texts, effect)),
    ...(rows.length > 0 ? ['', bold(t('admin-price-lists-prices'))] : []),
    ...rows.slice(0, PRICES_SHOWN),
    more > 0 ? t('common-and-more', { count: format.number(more) }) : null,
  ]
}

/** Such as `• 60 UC (GWP-A60): 0.50 USD → 0.55 USD`. */
function effectLine(texts: Texts, { pid, name, before, after }: ProductEffect): Html {
  const { format, t } = texts
  const usd = (micros: number | null) =>
    micros === null ? t('admin-price-lists-no-cost') : format.usd(micros)
  const costs =
    before.costMicros === after.costMicros
      ? null
      : format.change(usd(before.costMicros), usd(after.costMicros))
  const sold =
    before.isGone === after.isGone
      ? null
      : after.isGone
        ? `📭 ${t('admin-price-lists-is-gone')}`
        : t('admin-price-lists-is-back')
  const said = [costs, sold].filter((one) => one !== null).join(', ')
  return html`• ${format.apart(clip(name, NAME_SHOWN))} (${format.apart(code(clip(pid, NAME_SHOWN)))}): ${said}`
}

/** A change that waits for a person. @param place its number from 1 on, and how many there are */
export function waitingView(
  texts: Texts,
  { names, item, products, reasons }: MappedChange,
  { number, all }: { number: number; all: number },
  priced: Priced,
): Html {
  const { format, t } = texts
  const more = products.length - CHANGES_PER_PAGE
  const isRenamed = reasons.includes('renamed')
  const name = (text: string | null) => clip(text ?? '–', ITEM_SHOWN)
  return lines(
    bold(
      t('admin-price-lists-waiting-of', { count: format.number(number), all: format.number(all) }),
    ),
    '',
    isRenamed
      ? format.change(bold(name(names.before)), bold(name(names.after)))
      : bold(name(names.after ?? names.before ?? item)),
    format.apart(code(clip(item, ITEM_SHOWN))),
    '',
    ...reasons.map((reason) => html`⚠️ ${t(`admin-price-lists-reason-${reason}`)}`),
    '',
    ...(products.length === 0
      ? []
      : changesLines(texts, products.slice(0, CHANGES_PER_PAGE), priced)),
    more > 0 ? t('common-and-more', { count: format.number(more) }) : null,
  )
}

export function listSettingsView(
  { format, t }: Texts,
  supplier: string,
  { syncEveryMs, lowBalanceMicros }: SupplierSettings,
): Html {
  const every =
    syncEveryMs === null
      ? t('admin-price-lists-off')
      : t('admin-price-lists-every-time', { time: format.duration(syncEveryMs) })
  return lines(
    bold(t('admin-price-lists-title', { supplier: format.apart(supplier) })),
    '',
    format.field(t('admin-price-lists-every'), every),
    format.field(
      t('admin-price-lists-low-mark'),
      lowBalanceMicros === null ? t('admin-price-lists-off') : format.usd(lowBalanceMicros),
    ),
    '',
    html`<i>${t('admin-price-lists-about-every')}</i>`,
  )
}

export function askLowMarkView(
  { format, t }: Texts,
  supplier: string,
  { example, off }: { example: Html; off: Html },
): Html {
  return lines(
    bold(t('admin-price-lists-ask-low-mark', { supplier: format.apart(supplier) })),
    '',
    t('admin-price-lists-about-low-mark', {
      example: format.apart(example),
      off: format.apart(off),
    }),
  )
}
