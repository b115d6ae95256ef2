import { inLanguage } from '../../../domain/catalog/names.ts'
import type { OrderField, Player } from '../../../domain/catalog/player.ts'
import type { ShelfLine, ShelfProduct } from '../../../domain/shop/goods.ts'
import type { Favourite } from '../../../domain/shop/popularity.ts'
import { bold, clip, code, type Html, html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
import { pageTitle } from '../page-title.ts'
import { pausedNames } from '../pauses.ts'
import { faceValue } from './face-value.ts'
import { balanceLines } from './wallet.ts'

// What the lists of the shop look like, and how goods and players are named everywhere.

/** A product, as far as its name goes. */
type Named = Pick<ShelfProduct, 'name' | 'names'> & {
  line: Pick<ShelfLine, 'productName' | 'productNames'>
}
type OnShelf = Named & { line: Pick<ShelfLine, 'kind'> }

/** What somebody may look for, and does not find. */
type Paused = Pick<ShelfProduct, 'name' | 'names'>

const MAX_LABEL = 60
/** Telegram cuts the text of a button that is longer than a line of a phone. */
const ONE_LINE = 36
const LEAST_NAME = 16
const MAX_NAME = 64
/** What is left of an id of a player in a short text. */
const SHORT_ID = 9

function lineName({ language }: Texts, line: Named['line']): string {
  return inLanguage(line.productName, line.productNames, language.code)
}

function packName({ language }: Texts, { name, names }: Named): string {
  return inLanguage(name, names, language.code)
}

/** The pack's name for a button: of a gift card first its value, then what the line's name does not say. */
function shortName(texts: Texts, product: OnShelf): string {
  const name = packName(texts, product)
  if (product.line.kind !== 'giftcard') return name
  const found = faceValue(name, lineName(texts, product.line))
  if (!found) return name
  return found.others === '' ? found.value : `${found.value} · ${found.others}`
}

export function fieldLabel({ language }: Texts, { label, labels }: OrderField): string {
  return inLanguage(label, labels, language.code)
}

/** `Game A UC · 60 UC` */
export function goodsName(texts: Texts, product: Named): Html {
  const { format } = texts
  return html`${bold(format.apart(clip(lineName(texts, product.line), MAX_NAME)))} · ${bold(format.apart(clip(packName(texts, product), MAX_NAME)))}`
}

/** A player in a line of text, as short as they can be recognized: `5123…789`, `KingOfUC · 5123…789`. */
export function shortPlayer(player: Player, name: string | null = null): string {
  const [id = '', ...others] = Object.values(player).map(shortened)
  return [...(name === null ? [] : [clip(name, 24)]), id, ...others].join(' · ')
}

function shortened(text: string): string {
  const characters = [...text]
  if (characters.length <= SHORT_ID) return text
  return `${characters.slice(0, 4).join('')}…${characters.slice(-3).join('')}`
}

export function shopView(
  texts: Texts,
  wallet: { balanceMicros: number; debtMicros: number },
  { page, isEmpty, paused }: { page: number; isEmpty: boolean; paused: readonly Paused[] },
): Html {
  const { t } = texts
  return lines(
    pageTitle(texts, t('shop-title'), page),
    '',
    ...balanceLines(texts, wallet),
    '',
    isEmpty ? t('shop-nothing') : t('shop-intro'),
    ...pausedNames(texts, paused),
  )
}

export function favouriteLabel(texts: Texts, product: ShelfProduct, { player }: Favourite): string {
  const whom = shortPlayer(player)
  const line = lineName(texts, product.line)
  const isCard = product.line.kind === 'giftcard'
  const name = clip(`${shortName(texts, product)}${isCard ? ` · ${line}` : ''}`, 30)
  return clip(
    `⭐ ${texts.format.apart(name)}${whom === '' ? '' : ` · ${texts.format.apart(whom)}`}`,
    MAX_LABEL,
  )
}

export function lineLabel(texts: Texts, line: ShelfLine): string {
  return clip(lineName(texts, line), MAX_LABEL)
}

export function lineView(
  texts: Texts,
  line: ShelfLine,
  page: number,
  paused: readonly Paused[],
): Html {
  return lines(
    pageTitle(texts, clip(lineName(texts, line), MAX_NAME), page),
    '',
    texts.t('shop-choose-pack'),
    ...pausedNames(texts, paused),
  )
}

/** How many are left of a product that can run out; null for any other. `over`: there are more. */
export type Left = { count: number; over: boolean } | null

/** `60 UC · 0.89 USD · 12 left` */
export function packLabel(texts: Texts, product: ShelfProduct, left: Left): string {
  const price = texts.format.usd(product.priceMicros)
  const name = shortName(texts, product)
  const stock = left === null ? [] : [leftText(texts, left)]
  const all = [price, ...stock].join(' · ')
  // That there are many is the least that people need to know.
  const rest = left?.over && name.length + all.length > ONE_LINE ? price : all
  const short = clip(name, Math.max(LEAST_NAME, ONE_LINE - rest.length))
  return `${texts.format.apart(short)} · ${rest}`
}

/** With its line, for lists of several lines. The price comes first: the end may be cut off. */
export function foundLabel(texts: Texts, product: ShelfProduct): string {
  const name = clip(shortName(texts, product), 24)
  const line = clip(lineName(texts, product.line), 20)
  const { format } = texts
  return `${format.apart(name)} · ${format.usd(product.priceMicros)} · ${format.apart(line)}`
}

export function leftText({ format, t }: Texts, { count, over }: NonNullable<Left>): string {
  if (count === 0) return t('shop-sold-out')
  return over
    ? t('shop-many-left', { count: format.number(count) })
    : t('shop-left', { count: format.number(count) })
}

export function foundView(
  { format, t }: Texts,
  asked: string,
  { hasMore }: { hasMore: boolean },
): Html {
  return lines(
    bold(t('shop-found', { text: format.apart(code(asked)) })),
    hasMore ? t('shop-found-more') : null,
  )
}
