import { inLanguage } from '../../domain/catalog/names.ts'
import type { Pause, Pauses } from '../../domain/reports/pauses.ts'
import type { Closing } from '../../domain/service/settings.ts'
import { bold, clip, type Html, html, lines } from '../html.ts'
import type { Texts } from '../texts/texts.ts'
import { actorSaid } from './admin/log.ts'

const MAX_NAMES = 5
const MAX_NAME = 32

// What cannot be bought now, said before anybody tries.

/** The switches that keep people from buying, which are said before everything else, with an empty line after them. */
export function closedLines(texts: Texts, { switches }: Pauses): (Html | string)[] {
  const said = switches.map((one) => closedLine(texts, one))
  return said.length === 0 ? [] : [...said, '']
}

function closedLine({ service, ...texts }: Texts, { what, since }: Pause): Html {
  const { maintenance, shop, apiorders } = service.switches.turned
  const effect = { maintenance: maintenance.on, shop: shop.off, apiOrders: apiorders.off }[what]
  if (since === null) return html`🔴 ${bold(effect)}`
  const who = actorSaid({ service, ...texts }, since.actor, since.name ?? '')
  return html`🔴 ${bold(effect)} ${texts.admin.closedSince(texts.format.time(since.at), who)}`
}

/** The lines and products that somebody has paused. */
export function pausedGoodsLines(texts: Texts, { lines, products }: Pauses): string[] {
  return [
    ...pausedNames(texts, lines),
    ...(products > 0 ? [texts.admin.productsPaused(products)] : []),
  ]
}

/** A line of text such as `Paused: Game A UC, Game B Diamonds … and 3 more`; none if nothing is paused. */
export function pausedNames(
  { common, format, language }: Texts,
  goods: readonly { name: string; names: Parameters<typeof inLanguage>[1] }[],
): string[] {
  if (goods.length === 0) return []
  const shown = goods
    .slice(0, MAX_NAMES)
    .map(({ name, names }) => format.apart(clip(inLanguage(name, names, language.code), MAX_NAME)))
  const more = goods.length - shown.length
  const rest = more > 0 ? ` ${common.andMore(format.number(more))}` : ''
  return [`${common.paused(format.list(shown, 'plain'))}${rest}`]
}

/** What a holder reads first while they cannot buy, or not in every way; none if they can. */
export function closedForHolder({ home }: Texts, [closed]: readonly Closing[]): Html[] {
  return closed === undefined ? [] : [lines(bold(home.closed[closed]), home.meanwhile[closed], '')]
}
