import { profitOf } from '../../../domain/catalog/pricing.ts'
import { allLines } from '../../../domain/catalog/view.ts'
import {
  type GoodsFilter,
  type GoodsRow,
  listGoods,
  SHOWN_PRODUCTS,
} from '../../../domain/reports/goods.ts'
import { readSettings } from '../../../domain/settings/settings.ts'
import type { Ask } from '../../ask.ts'
import { inCents } from '../../kit/chart.ts'
import { columnsOf, minor } from '../../kit/columns.ts'
import { html, type Part } from '../../kit/html.ts'
import {
  type Column,
  filters,
  type List,
  listPage,
  searchField,
  selectField,
} from '../../kit/list.ts'
import type { Screen } from '../../kit/screen.ts'
import {
  costMicrosOf,
  linePath,
  pricesPath,
  productPath,
  profitPart,
  statusTag,
  stockPart,
} from './parts.ts'

// Lists of products: all of them, those of a line, and those that are sold from stock.

/** What the address asks for. */
export async function filterOf({ url, read }: Ask): Promise<GoodsFilter> {
  const asked = (name: string) => url.searchParams.get(name) || undefined
  const { lowStock } = await readSettings(read)
  const only = SHOWN_PRODUCTS.find((one) => one === asked('only'))
  return { search: asked('q')?.trim(), slug: asked('line'), only, lowStock }
}

/** @param shown what else the list can be narrowed down to */
export async function goodsFilters(
  ask: Ask,
  shown: readonly (typeof SHOWN_PRODUCTS)[number][],
): Promise<Part> {
  const { t, read } = ask
  const lines = await allLines(read)
  const choices = lines.map(({ slug, productName }) => [slug, productName] as const)
  return filters(
    ask,
    html`${searchField(ask, t('panel-goods-search'))}${selectField(ask, 'line', t('panel-goods-all-lines'), choices)}${selectField(
      ask,
      'only',
      t('panel-goods-all'),
      shown.map((one) => [one, t(`panel-goods-only.${one}`)] as const),
    )}`,
  )
}

type Name = keyof ReturnType<typeof goodsColumns>
type Shown = {
  /** Of its file. */
  name: string
  columns: readonly Name[]
  empty: Part
  /** Where a product leads. */
  path?: (pid: string) => string
  /** The last column. */
  more?: Column<GoodsRow>
}

/** A page with the products that fit, with these columns. */
export function goodsPage(
  ask: Ask,
  filter: GoodsFilter,
  { name, columns, empty, path = productPath, more }: Shown,
  show: (rows: Part) => Promise<Screen>,
): Promise<Screen | Response> {
  const all = goodsColumns(ask, filter.lowStock, path)
  const list: List<GoodsRow> = {
    ...{ name, empty },
    load: (after, limit) => listGoods(ask.read, filter, { after, limit }, ask.now),
    columns: [...columns.map((one) => all[one]), ...(more ? [more] : [])],
    fileOnly: [['pid', 'text', ({ product }) => product.pid]],
  }
  return listPage(ask, list, show)
}

function goodsColumns(ask: Ask, lowStock: number, path: (pid: string) => string) {
  const { t, format } = ask
  const { text, usd, count } = columnsOf<GoodsRow>(ask)
  // The head names the currency.
  const column = format.usdColumn()
  const inUsd = (label: string) => `${label}, USD`
  const profit = ({ product, line }: GoodsRow) => profitOf(product, line)
  return {
    product: text(
      t('panel-goods-product'),
      'product',
      ({ product }) => product.name,
      ({ product: { pid, name } }) =>
        html`<a href="${path(pid)}">${name}</a><br><small>${pid}</small>`,
    ),
    line: minor(
      text(
        t('admin-lines-labels-line'),
        'line',
        ({ line }) => line.slug,
        ({ line: { slug, productName } }) =>
          ask.may('catalog') ? html`<a href="${linePath(slug)}">${productName}</a>` : productName,
      ),
    ),
    price: usd(
      inUsd(t('admin-lines-labels-price')),
      'price',
      ({ product }) => product.priceMicros,
      ({ product: { pid, priceMicros } }) =>
        html`<a href="${pricesPath(pid)}" title="${t('panel-goods-change-price')}">${priceMicros === null ? t('admin-lines-no-price') : column.usd(priceMicros)}</a>`,
    ),
    cost: minor(
      usd(
        inUsd(t('admin-lines-labels-cost')),
        'cost',
        (row) => profit(row)?.costMicros,
        (row) => {
          const micros = costMicrosOf(row)
          return micros === undefined ? '–' : column.usd(micros)
        },
      ),
    ),
    margin: usd(
      inUsd(t('admin-pricing-margin')),
      'margin',
      (row) => profit(row)?.micros,
      (row) => profitPart(ask, row, column),
    ),
    stock: count(t('panel-goods-stock'), 'stock', 'stock', ({ stock }) =>
      stockPart(ask, stock, lowStock),
    ),
    sold: minor(
      usd(
        inUsd(t('panel-goods-sold')),
        'sold',
        ({ sold }) => sold.micros,
        ({ sold: { orders, micros } }) =>
          orders === 0
            ? '–'
            : html`${column.usd(inCents(micros))} <small>${format.number(orders)} ×</small>`,
      ),
    ),
    status: text(t('admin-lines-labels-status'), 'status', statusOf, ({ product, line }) =>
      statusTag(ask, product, line),
    ),
  }
}

function statusOf({ product: { status, heldFor }, line }: GoodsRow): string {
  return status === 'active' ? (heldFor ?? line.status) : status
}
