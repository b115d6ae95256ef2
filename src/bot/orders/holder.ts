import { InputFile } from 'grammy'
import { keyNameOf } from '../../domain/access/api-keys.ts'
import { testAccountOf } from '../../domain/accounts/test-account.ts'
import { isTest, listingOf } from '../../domain/catalog/catalog.ts'
import { searchOrders } from '../../domain/orders/lists.ts'
import {
  type ListedOrder,
  ORDER_STATUSES,
  type Order,
  orderById,
  ordersOf,
} from '../../domain/orders/orders.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import { code, lines } from '../../locales/html.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import {
  FIRST_PAGE,
  type ListPage,
  listPageArg,
  listPageIn,
  listTurner,
  pageTitle,
} from '../kit/list-page.ts'
import {
  type Button,
  button,
  copyButtons,
  fitMessage,
  fitsButton,
  type Rows,
  type Screen,
  send,
  sendFile,
} from '../kit/screen.ts'
import { claimButton, type Listings, lineName, orderLines, orderView } from './view.ts'

const ORDERS_PER_PAGE = 8
/** The newest orders in which the games of the filter are looked for. */
const SEARCHED_FOR_GAMES = 500
const GAMES_OFFERED = 12
const NUMBERS_PER_ROW = 4

export const orders: Feature = {
  reads: ['orders', 'order-games', 'test-orders', 'order', 'order-new', 'order-codes'],
  commands: {
    orders: (ctx) => ordersScreen(ctx, FIRST_PAGE, NO_FILTER),
  },
  buttons: {
    orders: (ctx, [page, filter]) => ordersScreen(ctx, listPageIn(page), filterIn(filter)),
    'order-games': (ctx, [status]) => gamesScreen(ctx, filterIn(status)),
    'test-orders': (ctx, [page]) => ordersScreen(ctx, listPageIn(page), NO_FILTER, 'test-orders'),
    order: (ctx, [id = '', page, filter]) =>
      orderScreen(ctx, id, listPageIn(page), filterIn(filter)),
    // Pressed below a notice, which must stay in the chat.
    'order-new': async (ctx, [id = '']) =>
      send(ctx, await orderScreen(ctx, id, FIRST_PAGE, NO_FILTER)),
    'order-codes': (ctx, [id = '']) => sendCodes(ctx, id),
  },
}

/** Which orders a list has: those in one status, of one line, or both. */
type Filter = { status?: Order['status']; slug?: string }

const NO_FILTER: Filter = {}
const ALL = 'a'

/** A filter in a button: the place of the status in ORDER_STATUSES, and the line, such as `0.gamea`. */
function filterArg({ status, slug }: Filter): string {
  const place = status ? String(ORDER_STATUSES.indexOf(status)) : ALL
  return slug === undefined ? place : `${place}.${slug}`
}

function filterIn(text: string | undefined): Filter {
  const [, place, slug] = /^([a\d])(?:\.([a-z0-9]{2,40}))?$/.exec(text ?? '') ?? []
  const status = ORDER_STATUSES[Number(place)]
  return { ...(status ? { status } : {}), ...(slug === undefined ? {} : { slug }) }
}

/** @param list test-orders: those that test keys placed */
async function ordersScreen(
  ctx: BotContext,
  page: ListPage,
  filter: Filter,
  list: 'orders' | 'test-orders' = 'orders',
): Promise<Screen> {
  const { t, read, texts } = ctx
  const test = await testAccountOf(read, ctx.account.id)
  const isTest = list === 'test-orders'
  const isFiltered = filter.status !== undefined || filter.slug !== undefined
  const { rows, turner } = isFiltered
    ? await filteredPage(ctx, page, filter)
    : await wholePage(ctx, isTest ? (test?.id ?? 0) : ctx.account.id, page, list)
  const at = listPageArg(page)
  const listings = await listingsOf(ctx, rows)
  const none = isTest ? t('orders-no-tests') : t('orders-none')
  return {
    text: lines(
      pageTitle(texts, isTest ? t('orders-test-list') : t('orders-list'), page.number),
      ...orderLines(texts, rows, listings),
      '',
      rows.length > 0 && t('orders-how-to-open'),
      rows.length === 0 && (isFiltered ? t('orders-none-like-this') : none),
    ),
    buttons: [
      ...numbered(ctx, rows, [at, filterArg(filter)]),
      turner,
      ...(isTest
        ? [[button(t('orders-show-live'), 'orders'), button(t('test-keys-open'), 'test-keys')]]
        : filterButtons(ctx, filter)),
      test && !isTest && [button(t('orders-show-tests'), 'test-orders')],
      [button.home(t), button.refresh(t, list, at, filterArg(filter))],
    ],
  }
}

async function wholePage(ctx: BotContext, accountId: number, page: ListPage, list: string) {
  const found = await ordersOf(ctx.read, accountId, { limit: ORDERS_PER_PAGE, cursor: page.cursor })
  return { rows: found.rows, turner: listTurner(ctx.texts, page, found, ({ seq }) => seq, list) }
}

/** A page of a filtered list may be empty although more follow. Back leads to its first page. */
async function filteredPage({ account, t, read }: BotContext, page: ListPage, filter: Filter) {
  const all = { from: null, to: null, ...filter }
  const before = page.cursor?.id ?? null
  const bounds = { limit: ORDERS_PER_PAGE, before }
  const { orders: rows, next } = await searchOrders(read, account.id, all, bounds)
  const target = { number: page.number + 1, cursor: { side: 'behind', id: next ?? 0 } } as const
  return {
    rows,
    turner: [
      page.number > 0 && button(t('common-newer'), 'orders', 0, filterArg(filter)),
      next !== null && button(t('common-older'), 'orders', listPageArg(target), filterArg(filter)),
    ],
  }
}

/** Buttons with the numbers of the orders in the text, four in a row. */
function numbered({ t }: BotContext, rows: readonly ListedOrder[], place: string[]): Button[][] {
  const all = rows.map((order, i) => {
    const label = `${i + 1} ${t(`orders-icon-${order.status}`)}`
    // With the longest names of lines, the way back from the order forgets the filter.
    const args = fitsButton('order', order.id, ...place) ? place : place.slice(0, 1)
    return button(label, 'order', order.id, ...args)
  })
  return [all.slice(0, NUMBERS_PER_ROW), all.slice(NUMBERS_PER_ROW)]
}

function filterButtons({ t }: BotContext, filter: Filter): Rows {
  const { slug, status: present } = filter
  const one = (label: string, status: Order['status'] | undefined) => {
    const { status: _, ...others } = filter
    const target = filterArg(status ? { ...others, status } : others)
    return button(status === present ? `• ${label}` : label, 'orders', 0, target)
  }
  const [processing, completed, cancelled] = ORDER_STATUSES.map((status) =>
    one(t(`orders-filter-${status}`), status),
  )
  const game = slug === undefined ? t('orders-filter-game') : `• ${t('orders-filter-game')}`
  return [
    [one(t('orders-filter-all'), undefined), processing],
    [completed, cancelled],
    [
      button(game, 'order-games', filterArg(present ? { status: present } : {})),
      button(t('orders-notices'), 'notices'),
    ],
  ]
}

/** The games among the newest orders, to choose one. */
async function gamesScreen(ctx: BotContext, filter: Filter): Promise<Screen> {
  const { t } = ctx
  const bounds = { limit: SEARCHED_FOR_GAMES, cursor: null }
  const { rows } = await ordersOf(ctx.read, ctx.account.id, bounds)
  const games = new Map(rows.map((order) => [order.slug, order]))
  const shown = [...games.values()].slice(0, GAMES_OFFERED)
  const listings = await listingsOf(ctx, shown)
  return {
    text: t('orders-choose-game'),
    buttons: [
      [button(t('orders-all-games'), 'orders', 0, filterArg(filter))],
      ...shown.map((order) => [
        button(
          lineName(ctx.texts, order, listings),
          'orders',
          0,
          filterArg({ ...filter, slug: order.slug }),
        ),
      ]),
      [button.back(t, 'orders', 0, filterArg(filter))],
    ],
  }
}

/** What the catalog has for the orders' products, by pid. */
export async function listingsOf(
  { read }: BotContext,
  rows: readonly { pid: string }[],
): Promise<Listings> {
  const pids = [...new Set(rows.map(({ pid }) => pid))]
  const found = await Promise.all(pids.map((pid) => listingOf(read, pid)))
  return new Map(found.flatMap((one) => (one ? [[one.product.pid, one] as const] : [])))
}

/** An order of the person or of their test account. @throws DomainError ORDER_NOT_FOUND */
async function orderOf({ account, read }: BotContext, id: string): Promise<Order> {
  const order = await orderById(read, id)
  const owner = isTest(order) ? await testAccountOf(read, account.id) : account
  if (order.accountId !== owner?.id) throw new DomainError('ORDER_NOT_FOUND', { id })
  return order
}

async function orderScreen(
  ctx: BotContext,
  id: string,
  page: ListPage,
  filter: Filter,
): Promise<Screen> {
  const { t } = ctx
  const order = await orderOf(ctx, id)
  const place = [listPageArg(page), filterArg(filter)]
  const about = {
    listings: await listingsOf(ctx, [order]),
    keyName: await keyNameOf(ctx.read, order.keyId),
    support: ctx.support,
  }
  return {
    text: orderView(ctx.texts, order, about),
    buttons: [
      ...copyButtons((number) => t('common-copy-code', { number }), order.codes),
      fitMessage(order.codes) ? [] : [button(t('orders-codes-file'), 'order-codes', id)],
      ...(isTest(order) ? [] : orderActions(ctx, order)),
      [
        button(t('orders-back'), isTest(order) ? 'test-orders' : 'orders', ...place),
        button.refresh(t, 'order', id, ...(fitsButton('order', id, ...place) ? place : [])),
      ],
    ],
    secret: order.codes.length > 0,
  }
}

async function sendCodes(ctx: BotContext, id: string): Promise<void> {
  const order = await orderOf(ctx, id)
  const file = new InputFile(Buffer.from(`${order.codes.join('\n')}\n`), `${id}.txt`)
  await sendFile(
    ctx,
    file,
    ctx.t('orders-codes-caption', { count: order.codes.length, id: code(id) }),
  )
}

/** What the holder may do with one of their live orders, as rows of buttons below it. */
function orderActions({ texts, t }: BotContext, order: Order): Button[][] {
  // Of an order on its way, a claim says what the order waits for.
  const claim = order.status === 'cancelled' ? [] : [claimButton(texts, order.id)]
  return [
    [button(t('shop-again'), 'again', order.id), ...claim],
    [button(t('order-link-button'), 'link', order.id)],
  ]
}
