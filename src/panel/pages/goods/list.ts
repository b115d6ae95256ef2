import { profitOf } from '../../../domain/catalog/pricing.ts'
import { heldCount } from '../../../domain/catalog/products.ts'
import { allLines, lineBySlug } from '../../../domain/catalog/view.ts'
import {
  type GoodsFilter,
  type GoodsRow,
  listGoods,
  SHOWN_PRODUCTS,
} from '../../../domain/reports/goods.ts'
import { readSettings } from '../../../domain/settings/settings.ts'
import { quarantinedCount } from '../../../domain/stock/quarantine.ts'
import type { Ask } from '../../ask.ts'
import { openButton } from '../../kit/acts.ts'
import { inCents } from '../../kit/chart.ts'
import { columnsOf } from '../../kit/columns.ts'
import { html, type Part } from '../../kit/html.ts'
import { filters, type List, listPage, searchField, selectField } from '../../kit/list.ts'
import type { Page } from '../../kit/page.ts'
import type { Screen } from '../../kit/screen.ts'
import { linePart, lineStatusActs } from './line.ts'
import {
  codesPath,
  costMicrosOf,
  GOODS,
  goodsTabs,
  linePath,
  pricesPath,
  productPath,
  profitPart,
  QUARANTINE,
  statusTag,
  stockPart,
} from './parts.ts'

/** All products, with what they cost and bring. Whoever only looks after the codes sees no prices. */
export const goods: Page = {
  right: ['catalog', 'stock'],
  views: { [GOODS]: view },
  acts: lineStatusActs,
}

async function view(ask: Ask): Promise<Screen | Response> {
  const { t, read, may, now } = ask
  const filter = { ...(await filterOf(ask)), fromStock: !may('catalog') }
  const line =
    may('catalog') && filter.slug !== undefined ? await lineBySlug(read, filter.slug) : null
  const newLine = may('catalog') && openButton(t('panel-goods-new-line'), `${GOODS}/new-line`)
  const all = goodsColumns(ask, filter.lowStock)
  const { product, line: ofLine, stock, status } = all
  const list: List<GoodsRow> = {
    ...{ name: 'products', empty: html`${t('panel-goods-none')} ${newLine}` },
    load: (after, limit) => listGoods(read, filter, { after, limit }, now),
    columns: may('catalog') ? Object.values(all) : [product, ofLine, stock, status],
    fileOnly: [['pid', 'text', ({ product }) => product.pid]],
    above: line && (await linePart(ask, line)),
  }
  const only = SHOWN_PRODUCTS.map((one) => [one, t(`panel-goods-only.${one}`)] as const)
  const more = selectField(ask, 'only', t('panel-goods-all'), only)
  return listPage(ask, list, async (rows) => ({
    title: t('panel-goods'),
    body: html`${goodsTabs(ask)}${await alarms(ask)}
${await goodsFilters(ask, more)}
<div class="buttons above">${newLine}</div>
${rows}`,
  }))
}

/** What somebody must decide. */
async function alarms({ t, read, may }: Ask): Promise<Part> {
  const held = may('catalog') ? await heldCount(read) : 0
  const aside = may('stock') ? await quarantinedCount(read) : 0
  const alarm = (text: string, to: string) =>
    html`<p class="problem"><span>${text}</span> <a class="button" href="${to}">${t('panel-goods-show')}</a></p>`
  return [
    held > 0 && alarm(t('admin-pricing-noticed', { count: held }), `${GOODS}?only=held`),
    aside > 0 && alarm(t('admin-aside-wait', { count: aside }), QUARANTINE),
  ]
}

/** What the address asks for. */
export async function filterOf({ url, read }: Ask): Promise<GoodsFilter> {
  const asked = (name: string) => url.searchParams.get(name) || undefined
  const { lowStock } = await readSettings(read)
  const only = SHOWN_PRODUCTS.find((one) => one === asked('only'))
  return { search: asked('q')?.trim(), slug: asked('line'), only, lowStock }
}

/** @param more what else the products can be narrowed down by */
export async function goodsFilters(ask: Ask, more: Part = null): Promise<Part> {
  const { t, read } = ask
  const lines = await allLines(read)
  const choices = lines.map(({ slug, productName }) => [slug, productName] as const)
  return filters(
    ask,
    html`${searchField(ask, t('panel-goods-search'))}${selectField(ask, 'line', t('panel-goods-all-lines'), choices)}${more}`,
  )
}

function goodsColumns(ask: Ask, lowStock: number) {
  const { t, format, may } = ask
  const path = may('catalog') ? productPath : codesPath
  const { text, inUsd, count } = columnsOf<GoodsRow>(ask)
  const column = format.usdColumn()
  const profit = ({ product, line }: GoodsRow) => profitOf(product, line)
  return {
    product: text('panel-goods-product', 'product', {
      of: ({ product }) => product.name,
      cell: ({ product: { pid, name } }) =>
        html`<a href="${path(pid)}">${name}</a><br><small>${pid}</small>`,
    }),
    line: text('admin-lines-labels-line', 'line', {
      minor: true,
      of: ({ line }) => line.slug,
      cell: ({ line: { slug, productName } }) =>
        may('catalog') ? html`<a href="${linePath(slug)}">${productName}</a>` : productName,
    }),
    price: inUsd('admin-lines-labels-price', 'price', {
      of: ({ product }) => product.priceMicros,
      cell: ({ product: { pid, priceMicros } }) =>
        html`<a href="${pricesPath(pid)}" title="${t('panel-goods-change-price')}">${priceMicros === null ? t('admin-lines-no-price') : column.usd(priceMicros)}</a>`,
    }),
    cost: inUsd('admin-lines-labels-cost', 'cost', { minor: true, of: costMicrosOf }),
    margin: inUsd('admin-pricing-margin', 'margin', {
      of: (row) => profit(row)?.micros,
      cell: (row) => profitPart(ask, row, column),
    }),
    stock: count('panel-goods-stock', 'stock', {
      cell({ stock, product: { pid } }) {
        const said = stockPart(ask, stock, lowStock)
        return stock === null || !may('stock')
          ? said
          : html`<a href="${codesPath(pid)}">${said}</a>`
      },
    }),
    sold: inUsd('panel-goods-sold', 'sold', {
      minor: true,
      of: ({ sold }) => sold.micros,
      cell: ({ sold: { orders, micros } }) =>
        orders === 0
          ? '–'
          : html`${column.usd(inCents(micros))} <small>${format.number(orders)} ×</small>`,
    }),
    status: text('admin-lines-labels-status', 'status', {
      of: statusOf,
      cell: ({ product, line }) => statusTag(ask, product, line),
    }),
  }
}

function statusOf({ product: { status, heldFor }, line }: GoodsRow): string {
  return status === 'active' ? (heldFor ?? line.status) : status
}
