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
import { html, type Part } from '../../kit/html.ts'
import { type Column, filters, listing, searchField, selectField } from '../../kit/list.ts'
import {
  costPart,
  linePath,
  priceSaid,
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

type Name = keyof ReturnType<typeof columnsOf>
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

/** The products that fit, with these columns. */
export function goodsList(
  ask: Ask,
  filter: GoodsFilter,
  { name, columns, empty, path = productPath, more }: Shown,
): Promise<Part | Response> {
  const all = columnsOf(ask, filter.lowStock, path)
  return listing<GoodsRow>(ask, {
    ...{ name, empty },
    load: (after, limit) => listGoods(ask.read, filter, { after, limit }, ask.now),
    columns: [...columns.map((one) => all[one]), ...(more ? [more] : [])],
    fileOnly: [['pid', 'text', ({ product }) => product.pid]],
  })
}

function columnsOf(ask: Ask, lowStock: number, path: (pid: string) => string) {
  const { t, format } = ask
  const profit = ({ product, line }: GoodsRow) => profitOf(product, line)
  const columns = {
    product: {
      head: t('panel-goods-product'),
      cell: ({ product }) =>
        html`<a href="${path(product.pid)}">${product.name}</a><br><small>${product.pid}</small>`,
      file: ['product', 'text', ({ product }) => product.name],
    },
    line: {
      head: t('admin-lines-labels-line'),
      cell: ({ line: { slug, productName } }) =>
        ask.may('catalog') ? html`<a href="${linePath(slug)}">${productName}</a>` : productName,
      file: ['line', 'text', ({ line }) => line.slug],
      is: 'minor',
    },
    price: {
      head: t('admin-lines-labels-price'),
      cell: ({ product }) =>
        html`<a href="${productPath(product.pid)}/price" title="${t('panel-goods-change-price')}">${priceSaid(ask, product.priceMicros)}</a>`,
      file: ['price', 'usd', ({ product }) => product.priceMicros],
      is: 'number',
    },
    cost: {
      head: t('admin-lines-labels-cost'),
      cell: (row) => costPart(ask, row),
      file: ['cost', 'usd', (row) => profit(row)?.costMicros ?? null],
      is: 'minor number',
    },
    margin: {
      head: t('admin-pricing-margin'),
      cell: (row) => profitPart(ask, row),
      file: ['margin', 'usd', (row) => profit(row)?.micros ?? null],
      is: 'number',
    },
    stock: {
      head: t('panel-goods-stock'),
      cell: ({ stock }) => stockPart(ask, stock, lowStock),
      file: ['stock', 'whole', ({ stock }) => stock],
      is: 'number',
    },
    sold: {
      head: t('panel-goods-sold'),
      cell: ({ sold }) =>
        sold.orders === 0
          ? '–'
          : html`${format.usd(sold.micros)} <small>${format.number(sold.orders)} ×</small>`,
      file: ['sold', 'usd', ({ sold }) => sold.micros],
      is: 'minor number',
    },
    status: {
      head: t('admin-lines-labels-status'),
      cell: ({ product, line }) => statusTag(ask, product, line),
      file: ['status', 'text', ({ product, line }) => statusOf(product, line)],
    },
  } satisfies Record<string, Column<GoodsRow>>
  return columns
}

function statusOf({ status, heldFor }: GoodsRow['product'], line: GoodsRow['line']): string {
  if (status !== 'active') return status
  return heldFor ?? line.status
}
