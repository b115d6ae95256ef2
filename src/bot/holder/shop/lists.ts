import { atPriceOf } from '../../../domain/catalog/catalog.ts'
import { walletOf } from '../../../domain/ledger/ledger.ts'
import { pausedLines, pausedProducts } from '../../../domain/reports/pauses.ts'
import type { ShelfProduct } from '../../../domain/shop/goods.ts'
import { favouritesOf } from '../../../domain/shop/popularity.ts'
import { keyOf } from '../../../domain/shop/shelf.ts'
import { available } from '../../../domain/stock/level.ts'
import type { BotContext } from '../../context.ts'
import { type Button, button, fitsButton, pageTurner, type Screen } from '../../screen.ts'
import {
  favouriteLabel,
  foundLabel,
  foundView,
  type Left,
  lineLabel,
  lineView,
  packLabel,
  shopView,
} from '../../views/holder/shop.ts'

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
  const { rows, hasMore } = pageOfRows(all, page, LINES_PER_PAGE)
  const favourites = page === 0 ? await favouriteButtons(ctx) : []
  const wallet = await walletOf(read, account.id)
  return {
    text: shopView(texts, wallet, {
      ...{ page, isEmpty: all.length === 0, paused: await pausedLines(read) },
    }),
    buttons: [
      ...favourites.map((one) => [one]),
      ...inHalves(rows.map((line) => button(lineLabel(texts, line), 'line', line.slug))),
      pageTurner(texts, { page, hasMore }, 'shop'),
      [button(t('bulk-open'), 'bulk'), button(t('common-home'), 'home')],
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
  const { rows, hasMore } = pageOfRows(line.products, page, PACKS_PER_PAGE)
  const packs: Button[][] = []
  for (const product of rows) {
    const sold = atPriceOf(product, ctx.account.tierId)
    const label = packLabel(texts, sold, await leftOf(ctx, product))
    packs.push([button(label, 'pack', keyOf(product.pid))])
  }
  return {
    text: lineView(texts, line, page, await pausedProducts(read, slug, COUNTED_PAUSED)),
    buttons: [
      ...packs,
      pageTurner(texts, { page, hasMore }, 'line', slug),
      [button(t('shop-back-to-shop'), 'shop')],
    ],
  }
}

/** How many codes are left of a product that is sold from stock alone. */
export async function leftOf(
  { read }: BotContext,
  { pid, limited }: Pick<ShelfProduct, 'pid' | 'limited'>,
): Promise<Left> {
  if (!limited) return null
  const count = await available(read, pid, COUNTED_CODES + 1)
  return { count: Math.min(count, COUNTED_CODES), over: count > COUNTED_CODES }
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
  const { texts, deps, now, t } = ctx
  const { lines, products } = await deps.shelf.find(asked, now)
  if (lines.length === 0 && products.length === 0) return null
  const { rows, hasMore } = pageOfRows(products, page, PACKS_PER_PAGE)
  const found = lines.slice(0, page === 0 ? LINES_FOUND : 0)
  // The text travels in the buttons; a long one has no room there.
  const turns = fitsButton('find', asked, 99)
  return {
    text: foundView(texts, asked, { hasMore: hasMore && !turns }),
    buttons: [
      ...inHalves(found.map((line) => button(lineLabel(texts, line), 'line', line.slug))),
      ...rows.map((product) => {
        const sold = atPriceOf(product, ctx.account.tierId)
        return [button(foundLabel(texts, sold), 'pack', keyOf(product.pid))]
      }),
      turns ? pageTurner(texts, { page, hasMore }, 'find', asked) : [],
      [button(t('shop-open'), 'shop'), button(t('common-home'), 'home')],
    ],
  }
}

export function pageOfRows<Row>(rows: readonly Row[], page: number, size: number) {
  const from = page * size
  return { rows: rows.slice(from, from + size), hasMore: rows.length > from + size }
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
