import type { OrderRow } from '../../domain/orders/orders.ts'
import { holderOf, newestOrders } from '../../domain/reports/order.ts'
import { lines } from '../../locales/html.ts'
import type { BotContext, Feature } from '../context.ts'
import { listingsOf } from '../holder/orders.ts'
import {
  FIRST_PAGE,
  type ListPage,
  listPageArg,
  listPageIn,
  listTurner,
  pageTitle,
} from '../list-page.ts'
import { type Button, button, type Screen, send } from '../screen.ts'
import { listedOrder, nameOf } from '../views/admin/orders.ts'

const ORDERS_PER_PAGE = 8
const BUTTONS_PER_ROW = 4
const STATUSES = ['processing', 'completed', 'cancelled'] as const

/** A page of a list of orders, of one account or of all, in one status or in any. */
export type Place = { accountId?: number; status?: OrderRow['status']; page: ListPage }

export const allOrders: Feature = {
  right: 'orders',
  group: 'goods',
  menu: { label: 'admin-orders', to: ['a.orders'] },
  commands: {
    async orders(ctx, text) {
      const status = statusNamed(text.toLowerCase())
      if (text !== '' && !status) return ctx.say(ctx.t('admin-orders-usage'))
      await send(ctx, await ordersScreen(ctx, { ...(status ? { status } : {}), page: FIRST_PAGE }))
    },
  },
  buttons: {
    'a.orders': (ctx, args) => ordersScreen(ctx, placeIn(args)),
  },
}

/** Parses `of:<accountId>:<page>` or `<status>:<page>`. Anything else means all orders. */
export function placeIn([kind, second, third]: string[]): Place {
  if (kind === 'of' && /^\d{1,15}$/.test(second ?? ''))
    return { accountId: Number(second), page: listPageIn(third) }
  const status = statusNamed(kind)
  return { ...(status ? { status } : {}), page: listPageIn(second) }
}

/** The button's arguments for a place; the reverse of placeIn. */
export function placeArgs({ accountId, status, page }: Place): (string | number)[] {
  const at = listPageArg(page)
  return accountId === undefined ? [status ?? 'all', at] : ['of', accountId, at]
}

async function ordersScreen(ctx: BotContext, place: Place): Promise<Screen> {
  const { texts, t, read, format } = ctx
  const { accountId, status, page } = place
  const args = placeArgs(place)
  const holder = accountId === undefined ? null : await holderOf(read, accountId)
  const bounds = { limit: ORDERS_PER_PAGE, cursor: page.cursor }
  const found = await newestOrders(read, { accountId, status }, bounds)
  const listings = await listingsOf(ctx, found.rows)
  const title = holder
    ? t('admin-orders-of-holder', { name: nameOf(texts, holder) })
    : t('admin-orders-title')
  const which = status ? `${title} – ${t(`orders-status-${status}`)}` : title
  const shown = found.rows.flatMap((order, i) => [
    '',
    listedOrder(texts, i + 1, order, { listings, withHolder: holder === null }),
  ])
  const numbers = found.rows.map(({ id, status }, i) => {
    const label = `${t(`orders-icon-${status}`)} ${format.number(i + 1)}`
    return button(label, 'a.order', id, ...args)
  })
  return {
    text: lines(
      pageTitle(texts, which, page.number),
      ...(found.rows.length === 0 ? ['', t('admin-orders-none')] : shown),
    ),
    buttons: [
      numbers.slice(0, BUTTONS_PER_ROW),
      numbers.slice(BUTTONS_PER_ROW),
      listTurner(texts, page, found, ({ seq }) => seq, 'a.orders', ...args.slice(0, -1)),
      holder ? [] : filters(ctx, status),
      [
        holder
          ? button(t('admin-orders-account'), 'a.account', holder.telegramId)
          : button.back(t, 'admin'),
        button.refresh(t, 'a.orders', ...args),
      ],
    ],
  }
}

function filters({ t }: BotContext, present: Place['status']): Button[] {
  return [undefined, ...STATUSES].map((status) => {
    const label = status ? t(`orders-icon-${status}`) : t('admin-orders-all')
    return button(status === present ? `• ${label}` : label, 'a.orders', status ?? 'all', 0)
  })
}

function statusNamed(text: string | undefined): OrderRow['status'] | undefined {
  return STATUSES.find((status) => status === text)
}
