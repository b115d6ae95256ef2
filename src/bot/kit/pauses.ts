import { inLanguage } from '../../domain/catalog/view.ts'
import type { Pause, Pauses } from '../../domain/reports/pauses.ts'
import { SETTINGS, type SwitchName } from '../../domain/settings/all-settings.ts'
import { bold, clip, type Html, html, type Line, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { settingText } from '../../locales/setting-text.ts'
import { actorSaid } from './person.ts'

const MAX_NAMES = 5
const MAX_NAME = 32

// What cannot be bought now, said before anybody tries.

/** The switches that keep people from buying, which are said before everything else, with an empty line after them. */
export function closedLines(texts: Texts, { switches }: Pauses): Line[] {
  const said = switches.map((one) => closedLine(texts, one))
  return said.length === 0 ? [] : [...said, '']
}

function closedLine(texts: Texts, { what, since }: Pause): Html {
  const effect = settingText(texts, what, `turned-${SETTINGS[what].strict ? 'on' : 'off'}`)
  if (since === null) return html`🔴 ${bold(effect)}`
  const who = actorSaid(texts, since.actor, since.name)
  return html`🔴 ${bold(effect)} ${texts.t('admin-closed-since', { time: texts.format.time(since.at), who })}`
}

/** The lines and products that somebody has paused. */
export function pausedGoodsLines(texts: Texts, { lines, products }: Pauses): string[] {
  return [
    ...pausedNames(texts, lines),
    ...(products > 0 ? [texts.t('admin-products-paused', { count: products })] : []),
  ]
}

/** A line of text such as `Paused: Game A UC, Game B Diamonds … and 3 more`; none if nothing is paused. */
export function pausedNames(
  { format, language, t }: Texts,
  goods: readonly { name: string; names: Parameters<typeof inLanguage>[1] }[],
): string[] {
  if (goods.length === 0) return []
  const shown = goods
    .slice(0, MAX_NAMES)
    .map(({ name, names }) => format.apart(clip(inLanguage(name, names, language.code), MAX_NAME)))
  const more = goods.length - shown.length
  const rest = more > 0 ? ` ${t('common-and-more', { count: format.number(more) })}` : ''
  return [`${t('common-paused', { names: format.list(shown, 'plain') })}${rest}`]
}

/** What a holder reads first while they cannot buy, or not in every way; none if they can. */
export function closedForHolder(texts: Texts, [closed]: readonly SwitchName[]): Html[] {
  if (closed === undefined) return []
  const said = bold(settingText(texts, closed, 'closed'))
  return [lines(said, settingText(texts, closed, 'meanwhile'), '')]
}
