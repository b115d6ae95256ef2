import { STOCK_SUPPLIER } from '../../domain/catalog/catalog.ts'
import { allLines } from '../../domain/catalog/view.ts'
import { ORDER_STATUSES, type OrderStatus } from '../../domain/orders/orders.ts'
import { ordersWithCodeEnd } from '../../domain/reports/find-any.ts'
import type { ListedOrder } from '../../domain/reports/order.ts'
import {
  accountNamed,
  type Meant,
  type OrdersWanted,
  ordersMeant,
  ordersWanted,
} from '../../domain/reports/order-list.ts'
import type { Ask } from '../ask.ts'
import { cookieIn } from '../door.ts'
import { html, markup, type Part } from '../kit/html.ts'
import { type Column, filters, listing, type Rows, searchField, selectField } from '../kit/list.ts'
import type { Page } from '../kit/page.ts'
import { dayIn } from '../zone.ts'

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
    return leadTo(ask, `${PATH}/${meant.ids[0]}`)
  const wanted = { ...(await filtersIn(ask)), ...meant }
  const walks = url.searchParams.get('as') === 'csv' ? WALKS.file : WALKS.screen
  async function load(after: string | null, limit: number): Promise<Rows<ListedOrder>> {
    const before = after !== null && /^\d{1,15}$/.test(after) ? Number(after) : null
    const found = await ordersWanted(read, wanted, { limit, before, walks })
    const isNone = found.orders.length === 0 && after === null && meant.named !== undefined
    if (!isNone) return { rows: found.orders, next: found.next?.toString() ?? null }
    const ids = (await ordersWithCodeEnd(read, q)).map(({ id }) => id)
    const byCode = await ordersWanted(
      read,
      { ...wanted, named: undefined, ids },
      { limit, before, walks },
    )
    return { rows: byCode.orders, next: found.next?.toString() ?? null }
  }
  const list = await listing(ask, {
    name: 'orders',
    load,
    to: ({ id }) => `${PATH}/${id}`,
    columns: columnsOf(ask),
    empty:
      [...url.searchParams.keys()].length === 0
        ? t('panel-orders-none-yet')
        : t('panel-orders-none'),
  })
  if (list instanceof Response) return list
  return { title: t('panel-orders'), body: html`${await filterForm(ask)}${list}` }
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
  const lines = (await allLines(read)).map(({ slug, gameName }) => [slug, gameName] as const)
  const suppliers = [STOCK_SUPPLIER, ...deps.suppliers.keys()].map((name) => [name, name] as const)
  const day = (name: 'from' | 'to') =>
    html`<label class="day">${t(`panel-orders-${name}`)} <input type="date" name="${name}" value="${url.searchParams.get(name) ?? ''}"></label>`
  const account = t('panel-orders-of-account')
  return filters(
    ask,
    html`${searchField(ask, t('panel-orders-search'))}
${selectField(ask, 'status', t('panel-orders-any-status'), statuses)}
${selectField(ask, 'line', t('panel-orders-any-line'), lines)}
${selectField(ask, 'supplier', t('panel-orders-any-supplier'), suppliers)}
<input name="account" value="${url.searchParams.get('account') ?? ''}" placeholder="${account}" aria-label="${account}" autocomplete="off">
${day('from')}${day('to')}`,
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

function columnsOf(ask: Ask): Column<ListedOrder>[] {
  const { t, format } = ask
  return [
    {
      head: t('admin-order-labels-product'),
      cell: (order) => productText(ask, order),
      file: ['product', 'text', (order) => productText(ask, order)],
    },
    {
      head: t('panel-orders-player'),
      cell: ({ player }) => playerText(player),
      file: ['player', 'text', ({ player }) => playerText(player)],
    },
    {
      head: t('admin-order-labels-account'),
      cell: ({ holder }) => accountLink(holder),
      is: 'minor',
      file: ['account', 'text', ({ holder }) => String(holder.telegramId)],
    },
    {
      head: t('admin-order-labels-amount'),
      cell: ({ amountMicros, profitMicros }) =>
        html`${format.usd(amountMicros)}${profitMicros !== null && html`<br><small class="${profitMicros < 0 && 'bad'}">${format.signedUsd(profitMicros)}</small>`}`,
      is: 'number',
      file: ['amount_usd', 'usd', ({ amountMicros }) => amountMicros],
    },
    {
      head: t('admin-order-labels-status'),
      cell: ({ status }) => statusTag(ask, status),
      file: ['status', 'text', ({ status }) => status],
    },
    {
      head: t('panel-orders-time'),
      cell: ({ createdAt }) => markup(format.time(createdAt)),
      file: ['time', 'instant', ({ createdAt }) => createdAt],
    },
    {
      head: t('admin-order-labels-supplier'),
      cell: ({ supplier }) => supplier,
      is: 'minor',
      file: ['supplier', 'text', ({ supplier }) => supplier],
    },
    {
      head: t('panel-orders-order'),
      cell: ({ id }) => idPart(id),
      is: 'minor number',
      file: ['order', 'text', ({ id }) => id],
    },
  ]
}

/** An order's id in two lines, so that it leaves room for the other columns. */
function idPart(id: string): Part {
  const at = id.indexOf('-', id.indexOf('-') + 1) + 1
  return html`<code>${id.slice(0, at)}<br>${id.slice(at)}</code>`
}

export function accountLink({ name, telegramId }: ListedOrder['holder']): Part {
  return html`<a href="/panel/customers/${telegramId}">${name || telegramId}</a>`
}
