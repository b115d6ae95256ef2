import { atPriceOf } from '../../domain/catalog/catalog.ts'
import type { OrderField } from '../../domain/catalog/player.ts'
import { inLanguage } from '../../domain/catalog/view.ts'
import { walletOf } from '../../domain/ledger/ledger.ts'
import { pausedLines, pausedProducts } from '../../domain/reports/pauses.ts'
import { type Favourite, favouritesOf } from '../../domain/shop/favourites.ts'
import type { ShelfLine, ShelfProduct } from '../../domain/shop/search.ts'
import { keyOf } from '../../domain/shop/shelf.ts'
import { available } from '../../domain/stock/counts.ts'
import { bold, clip, code, type Html, html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import type { BotContext } from '../kit/context.ts'
import { pageFrom, pageTitle } from '../kit/list-page.ts'
import { pausedNames } from '../kit/pauses.ts'
import { type Button, button, fitsButton, pageTurner, type Screen } from '../kit/screen.ts'
import { balanceLines } from '../ledger/view.ts'
import { shortPlayer } from '../orders/view.ts'
import { faceValue } from './face-value.ts'

const FAVOURITES = 3
const LINES_PER_PAGE = 10
const PACKS_PER_PAGE = 8
const LINES_FOUND = 4
/** A line of two buttons has room for labels of this length on a phone. */
const HALF_ROW = 16
/** Of more products that are paused, the number does not matter. */
const COUNTED_PAUSED = 100
/** More codes are not counted. */
const COUNTED_CODES = 100

/** The games that have something to sell, and on the first page what the holder buys again and again. */
export async function shopScreen(ctx: BotContext, page: number): Promise<Screen> {
  const { account, texts, deps, now, t, read } = ctx
  const all = await deps.shelf.lines(now)
  const part = pageFrom(all, page, LINES_PER_PAGE)
  const favourites = part.page === 0 ? await favouriteButtons(ctx) : []
  return {
    text: lines(
      pageTitle(texts, t('shop-title'), part.page),
      '',
      ...balanceLines(texts, await walletOf(read, account.id)),
      '',
      all.length === 0 ? t('shop-nothing') : t('shop-intro'),
      ...pausedNames(texts, await pausedLines(read)),
    ),
    buttons: [
      ...favourites.map((one) => [one]),
      ...inHalves(part.shown.map((line) => button(lineLabel(texts, line), 'line', line.slug))),
      pageTurner(texts, part, 'shop'),
      [button(t('bulk-open'), 'bulk'), button.home(t)],
    ],
  }
}

async function favouriteButtons(ctx: BotContext): Promise<Button[]> {
  const { account, texts, deps, now, read } = ctx
  // Some may not be sold any more.
  const found = await favouritesOf(read, account.id, FAVOURITES * 3)
  const buttons: Button[] = []
  for (const favourite of found) {
    if (buttons.length === FAVOURITES) break
    const product = await deps.shelf.product(favourite.pid, now)
    if (product)
      buttons.push(button(favouriteLabel(texts, product, favourite), 'fav', favourite.orderId))
  }
  return buttons
}

/** The packs of a line with their prices. */
export async function lineScreen(ctx: BotContext, slug: string, page: number): Promise<Screen> {
  const { texts, deps, now, t, read } = ctx
  const line = await deps.shelf.line(slug, now)
  // Sold out, paused or removed since.
  if (!line) return shopScreen(ctx, 0)
  const part = pageFrom(line.products, page, PACKS_PER_PAGE)
  const packs: Button[][] = []
  for (const product of part.shown) {
    const sold = atPriceOf(product, ctx.account.tierId)
    const label = packLabel(texts, sold, await leftOf(ctx, product))
    packs.push([button(label, 'pack', keyOf(product.pid))])
  }
  return {
    text: lines(
      pageTitle(texts, clip(lineName(texts, line), MAX_NAME), part.page),
      '',
      texts.t('shop-choose-pack'),
      ...pausedNames(texts, await pausedProducts(read, slug, COUNTED_PAUSED)),
    ),
    buttons: [
      ...packs,
      pageTurner(texts, part, 'line', slug),
      [button(t('shop-back-to-shop'), 'shop')],
    ],
  }
}

/** How many codes are left of a product that is sold from stock alone; null for any other, and if there are many. */
export async function leftOf(
  { read }: BotContext,
  { pid, limited }: Pick<ShelfProduct, 'pid' | 'limited'>,
): Promise<number | null> {
  if (!limited) return null
  const count = await available(read, pid, COUNTED_CODES + 1)
  return count > COUNTED_CODES ? null : count
}

/** The button that opens the only line or product that a text finds; null if it finds none or several. */
export async function onlyFind(
  { deps, now }: BotContext,
  asked: string,
): Promise<[verb: string, arg: string] | null> {
  const { lines, products } = await deps.shelf.find(asked, now)
  const [line, product] = [lines[0], products[0]]
  if (lines.length + products.length !== 1) return null
  if (product) return ['pack', keyOf(product.pid)]
  return line ? ['line', line.slug] : null
}

/** What a text finds; null if it finds nothing. */
export async function foundScreen(
  ctx: BotContext,
  asked: string,
  page: number,
): Promise<Screen | null> {
  const { texts, deps, now, format, t } = ctx
  const { lines: named, products } = await deps.shelf.find(asked, now)
  if (named.length === 0 && products.length === 0) return null
  const part = pageFrom(products, page, PACKS_PER_PAGE)
  const found = named.slice(0, page === 0 ? LINES_FOUND : 0)
  // The text travels in the buttons; a long one has no room there.
  const turns = fitsButton('find', asked, 99)
  return {
    text: lines(
      bold(t('shop-found', { text: format.apart(code(asked)) })),
      part.hasMore && !turns && t('shop-found-more'),
    ),
    buttons: [
      ...inHalves(found.map((line) => button(lineLabel(texts, line), 'line', line.slug))),
      ...part.shown.map((product) => {
        const sold = atPriceOf(product, ctx.account.tierId)
        return [button(foundLabel(texts, sold), 'pack', keyOf(product.pid))]
      }),
      turns ? pageTurner(texts, part, 'find', asked) : [],
      [button(t('shop-open'), 'shop'), button.home(t)],
    ],
  }
}

/** Two buttons in a row where both are short. */
export function inHalves(buttons: readonly Button[]): Button[][] {
  const rows: Button[][] = []
  for (const one of buttons) {
    const last = rows.at(-1)
    const isShort = (row: Button[]) => row.every(({ text }) => [...text].length <= HALF_ROW)
    if (last?.length === 1 && isShort(last) && isShort([one])) last.push(one)
    else rows.push([one])
  }
  return rows
}

/** A product, as far as its name goes. */
type Named = Pick<ShelfProduct, 'name' | 'names'> & {
  line: Pick<ShelfLine, 'productName' | 'productNames'>
}

type OnShelf = Named & { line: Pick<ShelfLine, 'kind'> }

const MAX_LABEL = 60

/** Telegram cuts the text of a button that is longer than a line of a phone. */
const ONE_LINE = 36

const LEAST_NAME = 16

const MAX_NAME = 64

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
  return html`${bold(texts.format.apart(clip(lineName(texts, product.line), MAX_NAME)))} · ${bold(texts.format.apart(clip(packName(texts, product), MAX_NAME)))}`
}

function favouriteLabel(texts: Texts, product: ShelfProduct, { player }: Favourite): string {
  const whom = shortPlayer(player)
  const line = lineName(texts, product.line)
  const isCard = product.line.kind === 'giftcard'
  const name = clip(`${shortName(texts, product)}${isCard ? ` · ${line}` : ''}`, 30)
  return clip(
    `⭐ ${texts.format.apart(name)}${whom === '' ? '' : ` · ${texts.format.apart(whom)}`}`,
    MAX_LABEL,
  )
}

function lineLabel(texts: Texts, line: ShelfLine): string {
  return clip(lineName(texts, line), MAX_LABEL)
}

/** `60 UC · 0.89 USD · 12 left` */
function packLabel(texts: Texts, product: ShelfProduct, left: number | null): string {
  const price = texts.format.usd(product.priceMicros)
  const rest = left === null ? price : `${price} · ${leftText(texts, left)}`
  const short = clip(shortName(texts, product), Math.max(LEAST_NAME, ONE_LINE - rest.length))
  return `${texts.format.apart(short)} · ${rest}`
}

/** With its line, for lists of several lines. The price comes first: the end may be cut off. */
function foundLabel(texts: Texts, product: ShelfProduct): string {
  const name = clip(shortName(texts, product), 24)
  const line = clip(lineName(texts, product.line), 20)
  const { format } = texts
  return `${format.apart(name)} · ${format.usd(product.priceMicros)} · ${format.apart(line)}`
}

export function leftText({ format, t }: Texts, left: number): string {
  return left === 0 ? t('shop-sold-out') : t('shop-left', { count: format.number(left) })
}
