import { STOCK_SUPPLIER } from '../../../domain/catalog/catalog.ts'
import { allLines } from '../../../domain/catalog/view.ts'
import { ORDER_STATUSES, type OrderStatus } from '../../../domain/orders/orders.ts'
import { ordersWithCodeEnd } from '../../../domain/reports/find-any.ts'
import type { ListedOrder } from '../../../domain/reports/order.ts'
import {
  accountNamed,
  type Meant,
  type OrdersWanted,
  ordersMeant,
  ordersWanted,
} from '../../../domain/reports/order-list.ts'
import type { Ask } from '../../ask.ts'
import { cookieIn } from '../../door.ts'
import { columnsOf } from '../../kit/columns.ts'
import { html, type Part } from '../../kit/html.ts'
import {
  behindId,
  type Column,
  dayField,
  filters,
  listPage,
  searchField,
  selectField,
} from '../../kit/list.ts'
import type { Page } from '../../kit/page.ts'
import { accountLink } from '../../kit/people.ts'
import { dayIn } from '../../zone.ts'

const PATH = '/panel/orders'
const DAY_MS = 24 * 60 * 60 * 1000
/** A page walks back so often while it is not full: 20,000 orders take 10 ms. A file looks further. */
const WALKS = { screen: 4, file: 20 }

/** The orders of all accounts. */
export const orders: Page = { right: 'orders', views: { [PATH]: view } }

async function view(ask: Ask) {
  const { t, url, read } = ask
  const q = url.searchParams.get('q')?.trim() ?? ''
  const meant: Meant = q === '' ? {} : await ordersMeant(read, q)
  if (meant.ids?.length === 1 && !url.searchParams.has('as'))
    return leadTo(ask, orderPath({ id: meant.ids[0] ?? '' }))
  const wanted = { ...(await filtersIn(ask)), ...meant }
  const walks = url.searchParams.get('as') === 'csv' ? WALKS.file : WALKS.screen
  const load = behindId<ListedOrder>(async (page) => {
    const found = await ordersWanted(read, wanted, { ...page, walks })
    if (meant.named === undefined || page.before !== null) return found
    // A few characters may be those of a player and of a code.
    const ids = (await ordersWithCodeEnd(read, q)).map(({ id }) => id)
    const ofCode = { ...wanted, named: undefined, ids }
    const { rows } = await ordersWanted(read, ofCode, { ...page, walks })
    const others = found.rows.filter(({ id }) => !ids.includes(id))
    return { ...found, rows: [...rows, ...others] }
  })
  const hasFilter = [...url.searchParams.keys()].length > 0
  const empty = t(hasFilter ? 'panel-orders-none' : 'panel-orders-none-yet')
  const list = { name: 'orders', load, to: orderPath, columns: orderColumns(ask), empty }
  const form = await filterForm(ask)
  return listPage(ask, list, (rows) => ({ title: t('panel-orders'), body: html`${form}${rows}` }))
}

function orderPath({ id }: { id: string }): string {
  return `${PATH}/${id}`
}

/** To another page, also where the list is searched in place while the text is typed. */
function leadTo({ c }: Ask, path: string): Response {
  if (c.req.header('hx-request')) return c.body(null, 204, { 'HX-Redirect': path })
  return c.redirect(path, 303)
}

async function filterForm(ask: Ask): Promise<Part> {
  const { t, read, deps, url } = ask
  const statuses = ORDER_STATUSES.map(
    (status) => [status, t(`panel-orders-status.${status}`)] as const,
  )
  const lines = (await allLines(read)).map((line) => [line.slug, line.productName] as const)
  const suppliers = [STOCK_SUPPLIER, ...deps.suppliers.keys()].map((name) => [name, name] as const)
  const account = t('panel-orders-of-account')
  return filters(
    ask,
    html`${searchField(ask, t('panel-orders-search'))}
${selectField(ask, 'status', t('panel-orders-any-status'), statuses)}
${selectField(ask, 'line', t('panel-orders-any-line'), lines)}
${selectField(ask, 'supplier', t('panel-orders-any-supplier'), suppliers)}
<input name="account" value="${url.searchParams.get('account') ?? ''}" placeholder="${account}" aria-label="${account}" autocomplete="off">
${dayField(ask, 'from', t('panel-orders-from'))}${dayField(ask, 'to', t('panel-orders-to'))}`,
  )
}

/** Reads the filters. An account that does not exist has no orders. */
async function filtersIn({ url, read, c }: Ask): Promise<OrdersWanted> {
  const said = (name: string) => url.searchParams.get(name)?.trim() || undefined
  const zone = cookieIn(c, 'zone')
  const account = said('account')
  const accountId = account === undefined ? undefined : await accountNamed(read, account)
  const last = dayIn(zone, said('to') ?? '')
  return {
    status: ORDER_STATUSES.find((status): status is OrderStatus => status === said('status')),
    slug: said('line'),
    supplier: said('supplier'),
    accountId: accountId ?? undefined,
    ...(accountId === null ? { ids: [] } : {}),
    from: dayIn(zone, said('from') ?? ''),
    to: last && new Date(last.getTime() + DAY_MS),
  }
}

/** The colours of the states. */
const TAGS = { processing: 'warn', completed: 'good', cancelled: '' } as const

export function statusTag({ t }: Pick<Ask, 't'>, status: OrderStatus): Part {
  return html`<span class="tag ${TAGS[status]}">${t(`panel-orders-status.${status}`)}</span>`
}

export function productText(
  { format }: Pick<Ask, 'format'>,
  { packName, quantity }: Pick<ListedOrder, 'packName' | 'quantity'>,
): string {
  return quantity > 1 ? `${packName} × ${format.number(quantity)}` : packName
}

export function playerText(player: ListedOrder['player']): string {
  return Object.values(player).join(' ')
}

function orderColumns(ask: Ask): Column<ListedOrder>[] {
  const { format } = ask
  const { text, time, usd } = columnsOf<ListedOrder>(ask)
  return [
    text('admin-order-labels-product', 'product', { of: (one) => productText(ask, one) }),
    text('panel-orders-player', 'player', { of: ({ player }) => playerText(player) }),
    text('admin-order-labels-account', 'account', {
      minor: true,
      of: ({ holder }) => String(holder.telegramId),
      cell: ({ holder }) => accountLink(holder),
    }),
    usd('admin-order-labels-amount', 'amount_usd', {
      of: 'amountMicros',
      cell: ({ amountMicros, profitMicros }) =>
        html`${format.usd(amountMicros)}${profitMicros !== null && html`<br><small class="${profitMicros < 0 && 'bad'}">${format.signedUsd(profitMicros)}</small>`}`,
    }),
    text('admin-order-labels-status', 'status', { cell: ({ status }) => statusTag(ask, status) }),
    time('panel-orders-time', 'time', { of: 'createdAt' }),
    text('admin-order-labels-supplier', 'supplier', { minor: true }),
    text('panel-orders-order', 'order', { minor: true, of: 'id', cell: ({ id }) => idPart(id) }),
  ]
}

/** An order's id in two lines, so that it leaves room for the other columns. */
function idPart(id: string): Part {
  const at = id.indexOf('-', id.indexOf('-') + 1) + 1
  return html`<code>${id.slice(0, at)}<br>${id.slice(at)}</code>`
}
