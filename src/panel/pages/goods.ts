import { profitOf } from '../../domain/catalog/pricing.ts'
import { allLines } from '../../domain/catalog/view.ts'
import {
  type GoodsFilter,
  type GoodsRow,
  listGoods,
  SHOWN_PRODUCTS,
} from '../../domain/reports/goods.ts'
import { readSettings } from '../../domain/settings/settings.ts'
import type { Ask } from '../ask.ts'
import { openButton } from '../kit/acts.ts'
import { html, type Part } from '../kit/html.ts'
import { type Column, filters, listing, searchField, selectField } from '../kit/list.ts'
import type { Page } from '../kit/page.ts'
import {
  costPart,
  goodsTabs,
  heldAlarm,
  linePath,
  priceSaid,
  productPath,
  profitPart,
  statusTag,
  stockPart,
} from './goods-parts.ts'

/** All products, with what they cost and bring. */
export const goods: Page = {
  right: ['catalog', 'stock'],
  views: {
    // Whoever only looks after the codes does not see prices.
    '/panel/goods': async (ask) =>
      ask.may('catalog') ? view(ask) : ask.c.redirect('/panel/goods/stock'),
  },
}

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

async function view(ask: Ask) {
  const { t, read, now } = ask
  const filter = await filterOf(ask)
  const list = await listing(ask, {
    name: 'products',
    load: (after, limit) => listGoods(read, filter, { after, limit }, now),
    empty: html`${t('panel-goods-none')} ${openButton(t('panel-goods-new-line'), '/panel/goods/new-line')}`,
    columns: columnsOf(ask, filter.lowStock),
    fileOnly: [['pid', 'text', ({ product }) => product.pid]],
  })
  if (list instanceof Response) return list
  const slug = filter.slug
  const body = html`${goodsTabs(ask)}${await heldAlarm(ask)}
${await goodsFilters(ask, SHOWN_PRODUCTS)}
<div class="buttons above">${openButton(t('panel-goods-new-line'), '/panel/goods/new-line')} ${
    slug !== undefined &&
    html`${openButton(t('panel-goods-this-line'), linePath(slug))} ${openButton(t('panel-goods-edit-prices'), `/panel/goods/prices?line=${encodeURIComponent(slug)}`)}`
  }</div>
${list}`
  return { title: t('panel-goods'), body }
}

function columnsOf(ask: Ask, lowStock: number): Column<GoodsRow>[] {
  const { t, format } = ask
  const profit = ({ product, line }: GoodsRow) => profitOf(product, line)
  return [
    {
      head: t('panel-goods-product'),
      cell: ({ product }) =>
        html`<a href="${productPath(product.pid)}">${product.name}</a><br><small>${product.pid}</small>`,
      file: ['product', 'text', ({ product }) => product.name],
    },
    {
      head: t('admin-lines-labels-line'),
      cell: ({ line }) => html`<a href="${linePath(line.slug)}">${line.productName}</a>`,
      file: ['line', 'text', ({ line }) => line.slug],
      is: 'minor',
    },
    {
      head: t('admin-lines-labels-price'),
      cell: ({ product }) =>
        html`<a href="${productPath(product.pid)}/price" title="${t('panel-goods-change-price')}">${priceSaid(ask, product.priceMicros)}</a>`,
      file: ['price', 'usd', ({ product }) => product.priceMicros],
      is: 'number',
    },
    {
      head: t('admin-lines-labels-cost'),
      cell: (row) => costPart(ask, row),
      file: ['cost', 'usd', (row) => profit(row)?.costMicros ?? null],
      is: 'minor number',
    },
    {
      head: t('admin-pricing-margin'),
      cell: (row) => profitPart(ask, row),
      file: ['margin', 'usd', (row) => profit(row)?.micros ?? null],
      is: 'number',
    },
    {
      head: t('panel-goods-stock'),
      cell: ({ stock }) => stockPart(ask, stock, lowStock),
      file: ['stock', 'whole', ({ stock }) => stock],
      is: 'number',
    },
    {
      head: t('panel-goods-sold'),
      cell: ({ sold }) =>
        sold.orders === 0
          ? '–'
          : html`${format.usd(sold.micros)} <small>${format.number(sold.orders)} ×</small>`,
      file: ['sold', 'usd', ({ sold }) => sold.micros],
      is: 'minor number',
    },
    {
      head: t('admin-lines-labels-status'),
      cell: ({ product, line }) => statusTag(ask, product, line),
      file: ['status', 'text', ({ product, line }) => statusOf(product, line)],
    },
  ]
}

function statusOf({ status, heldFor }: GoodsRow['product'], line: GoodsRow['line']): string {
  if (status !== 'active') return status
  return heldFor ?? line.status
}
