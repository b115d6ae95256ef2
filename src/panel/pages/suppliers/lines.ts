import type { Tx } from '../../../db/store.ts'
import type { Line } from '../../../domain/catalog/catalog.ts'
import { type PriceChange, previewPrices } from '../../../domain/catalog/reprice.ts'
import {
  orderSuppliers,
  ownWay,
  ROUTING_WAYS,
  type RoutingWay,
  routingOf,
  setRouting,
  wayOf,
} from '../../../domain/catalog/routing.ts'
import { lineBySlug, rowsInOrder } from '../../../domain/catalog/view.ts'
import { plannedOrder } from '../../../domain/orders/asked-order.ts'
import { isBoughtAt } from '../../../domain/price-lists/mapping.ts'
import type { Ask } from '../../ask.ts'
import { act, changes, openButton } from '../../kit/acts.ts'
import { columnsOf, minor } from '../../kit/columns.ts'
import { choice, type Field } from '../../kit/fields.ts'
import { html } from '../../kit/html.ts'
import { listPage } from '../../kit/list.ts'
import type { Page } from '../../kit/page.ts'
import { SUPPLIERS, setUp, supplierPath, supplierTabs } from './parts.ts'
import { pricesPart } from './price-changes.ts'

const PATH = `${SUPPLIERS}/:name/lines`

/** What a supplier is asked for, and in which order each line asks its suppliers. */
export const supplierLines: Page = {
  right: 'catalog',
  views: { [PATH]: (ask, { name }) => view(ask, setUp(ask, name)) },
  acts: {
    [`${PATH}/:slug`]: act({
      right: 'catalog',
      title: ({ t }, { slug = '' }) => t('panel-suppliers-routing', { line: slug }),
      about: ({ t }) => html`<p>${t('admin-routing-about')}</p>`,
      async fields({ t, read }, { slug = '' }): Promise<Record<string, Field<string>>> {
        const { suppliers, routing } = await lineBySlug(read, slug)
        const ways = ROUTING_WAYS.map((by) => [by, t(`admin-routing-words-by-${by}`)] as const)
        const value = wayOf(routing) ?? 'listed'
        const names = suppliers.map((one) => [one, one] as const)
        const places = suppliers.map((value, i) => [
          `place-${i + 1}`,
          choice(t('panel-suppliers-place', { place: i + 1 }), names, { value }),
        ])
        return {
          by: choice<string>(t('admin-routing-row'), ways, { value }),
          ...Object.fromEntries(places),
        }
      },
      async preview(ask, { slug = '' }, input) {
        const { deps, read, t } = ask
        const line = await lineBySlug(read, slug)
        const wanted = wantedIn(line, input)
        const prices = await previewPrices(deps.store, (tx) => change(ask, tx, slug, wanted))
        const said = (way: RoutingWay) => t(`admin-routing-words-by-${way}`)
        return html`${changes([
          [t('admin-routing-row'), said(wayOf(line.routing) ?? 'listed'), said(wanted.by)],
          [t('panel-suppliers-order'), line.suppliers.join(', '), wanted.suppliers.join(', ')],
        ])}${await pricesPart(ask, prices)}`
      },
      async run(sent, { slug = '' }, input) {
        const { t } = sent
        const wanted = wantedIn(await lineBySlug(sent.read, slug), input)
        await sent.change((tx) => change(sent, tx, slug, wanted))
        return {
          said: t('admin-routing-is-set', { how: t(`admin-routing-words-by-${wanted.by}`) }),
        }
      },
      back: ({ name = '' }) => `${supplierPath(name)}/lines`,
    }),
  },
}

type Wanted = { by: RoutingWay; suppliers: string[] }

function wantedIn({ suppliers }: Line, input: Record<string, string>): Wanted {
  return {
    by: ROUTING_WAYS.find((one) => one === input.by) ?? 'listed',
    suppliers: suppliers.map((_, i) => input[`place-${i + 1}`] ?? ''),
  }
}

/** @returns the prices that are others then @throws DomainError those of orderSuppliers */
async function change(
  { actor, now }: Pick<Ask, 'actor' | 'now'>,
  tx: Tx,
  slug: string,
  { by, suppliers }: Wanted,
): Promise<PriceChange[]> {
  if (((await ownWay(tx, { slug })) ?? 'listed') !== by)
    await setRouting(tx, { slug }, { way: by === 'listed' ? null : by, actor }, now)
  const { suppliers: before } = await lineBySlug(tx, slug)
  if (before.join() === suppliers.join()) return []
  return orderSuppliers(tx, { slug, suppliers }, actor, now)
}

/** How many of the line's products ask the supplier first, second, and later. */
type LineRow = { line: Line; first: number; second: number; later: number }

async function linesOf(ask: Ask, name: string): Promise<LineRow[]> {
  const rows = new Map<string, LineRow>()
  for (const row of await rowsInOrder(ask.read)) {
    const { product, line } = row
    if (product.status === 'archived' || line.status === 'removed' || !isBoughtAt(row, name))
      continue
    const counted = rows.get(line.slug) ?? { line, first: 0, second: 0, later: 0 }
    const order = plannedOrder(product, line, routingOf(product, line))
    const place = order.findIndex(({ supplier }) => supplier === name)
    counted[place === 0 ? 'first' : place === 1 ? 'second' : 'later'] += 1
    rows.set(line.slug, counted)
  }
  return [...rows.values()]
}

function view(ask: Ask, name: string) {
  const { t } = ask
  const column = columnsOf<LineRow>(ask)
  const amount = (key: 'first' | 'second' | 'later') =>
    column.count(t(`panel-suppliers-${key}`), key, key)
  const way = ({ line }: LineRow) => wayOf(line.routing) ?? 'listed'
  const list = {
    name: `lines-${name}`,
    columns: [
      column.text(
        t('admin-lines-labels-line'),
        'line',
        ({ line }) => line.slug,
        ({ line }) => line.productName,
      ),
      amount('first'),
      amount('second'),
      amount('later'),
      minor(
        column.text(t('panel-suppliers-order'), 'suppliers', ({ line }) =>
          line.suppliers.join(', '),
        ),
      ),
      minor(
        column.text(t('admin-routing-row'), 'by', way, (row) =>
          t(`admin-routing-words-by-${way(row)}`),
        ),
      ),
      column.shown(
        t('panel-change'),
        ({ line }) =>
          line.suppliers.length > 1 &&
          openButton(t('panel-change'), `${supplierPath(name)}/lines/${line.slug}`),
      ),
    ],
    load: async () => ({ rows: await linesOf(ask, name), next: null }),
    empty: t('panel-suppliers-no-lines'),
  }
  return listPage(ask, list, (rows) => ({
    title: t('panel-suppliers-lines-of', { supplier: name }),
    body: html`${supplierTabs(ask, name)}${rows}`,
  }))
}
