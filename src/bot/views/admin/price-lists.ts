import type { PriceChange } from '../../../domain/catalog/reprice.ts'
import type { Tier } from '../../../domain/catalog/tiers.ts'
import type { MappedChange, ProductEffect } from '../../../domain/price-lists/difference.ts'
import { type Compared, suspicious } from '../../../domain/price-lists/sync.ts'
import type { SupplierSettings } from '../../../domain/service/settings.ts'
import { bold, clip, code, type Html, html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'
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
  const { service, format } = texts
  const { priceLists: words } = service
  const title = words.title(format.apart(compared.supplier))
  const isFirst = part.page === 0
  const waiting = suspicious(compared).length
  const said = listSaid(texts, compared)
  return lines(
    pageTitle(texts, title, part.page),
    '',
    isFirst
      ? format.field(words.readBefore, takenOverAt ? format.time(takenOverAt) : words.never)
      : null,
    isFirst && said !== null ? format.field(words.list, said) : null,
    waiting > 0 ? words.waiting(format.number(waiting)) : null,
    '',
    ...changesLines(texts, part.shown, priced),
  )
}

function changesLines(
  texts: Texts,
  effects: readonly ProductEffect[],
  { prices, tiers }: Priced,
): (Html | string | null)[] {
  const { service, common, format } = texts
  const { priceLists: words } = service
  const rows = prices.flatMap((change) => changeLines(texts, change, tiers))
  const more = rows.length - PRICES_SHOWN
  return [
    effects.length === 0 ? words.nothing : bold(words.changes),
    ...effects.map((effect) => effectLine(texts, effect)),
    ...(rows.length > 0 ? ['', bold(words.prices)] : []),
    ...rows.slice(0, PRICES_SHOWN),
    more > 0 ? common.andMore(format.number(more)) : null,
  ]
}

/** What differs from the last list; null if nothing does. */
function listSaid({ service, format }: Texts, { items }: Compared): string | null {
  const { priceLists: words } = service
  const said = { new: words.fresh, gone: words.gone, back: words.back, changed: words.changed }
  const parts = Object.entries(said).flatMap(([kind, say]) => {
    const count = items.filter((change) => change.kind === kind).length
    return count > 0 ? [say(format.number(count))] : []
  })
  return parts.length > 0 ? format.list(parts, 'plain') : null
}

/** Such as `• 60 UC (GWP-A60): 0.50 USD → 0.55 USD`. */
function effectLine(texts: Texts, { pid, name, before, after }: ProductEffect): Html {
  const { service, format } = texts
  const { priceLists: words } = service
  const usd = (micros: number | null) => (micros === null ? words.noCost : format.usd(micros))
  const costs =
    before.costMicros === after.costMicros
      ? null
      : format.change(usd(before.costMicros), usd(after.costMicros))
  const sold =
    before.isGone === after.isGone ? null : after.isGone ? `📭 ${words.isGone}` : words.isBack
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
  const { service, common, format } = texts
  const { priceLists: words } = service
  const more = products.length - CHANGES_PER_PAGE
  const isRenamed = reasons.includes('renamed')
  const name = (text: string | null) => clip(text ?? '–', ITEM_SHOWN)
  return lines(
    bold(words.waitingOf(format.number(number), format.number(all))),
    '',
    isRenamed
      ? format.change(bold(name(names.before)), bold(name(names.after)))
      : bold(name(names.after ?? names.before ?? item)),
    format.apart(code(clip(item, ITEM_SHOWN))),
    '',
    ...reasons.map((reason) => html`⚠️ ${words.reason[reason]}`),
    '',
    ...(products.length === 0
      ? []
      : changesLines(texts, products.slice(0, CHANGES_PER_PAGE), priced)),
    more > 0 ? common.andMore(format.number(more)) : null,
  )
}

export function listSettingsView(
  { service, format }: Texts,
  supplier: string,
  { syncEveryMs, lowBalanceMicros }: SupplierSettings,
): Html {
  const { priceLists: words } = service
  const every = syncEveryMs === null ? words.off : words.everyTime(format.duration(syncEveryMs))
  return lines(
    bold(words.title(format.apart(supplier))),
    '',
    format.field(words.every, every),
    format.field(
      words.lowMark,
      lowBalanceMicros === null ? words.off : format.usd(lowBalanceMicros),
    ),
    '',
    html`<i>${words.aboutEvery}</i>`,
  )
}

export function askLowMarkView(
  { service, format }: Texts,
  supplier: string,
  { example, off }: { example: Html; off: Html },
): Html {
  const { askLowMark, aboutLowMark } = service.priceLists
  return lines(
    bold(askLowMark(format.apart(supplier))),
    '',
    aboutLowMark(format.apart(example), format.apart(off)),
  )
}
