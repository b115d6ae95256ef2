import type { Tx } from '../../../db/store.ts'
import { type Action, actJustRecorded } from '../../../domain/audit/audit-log.ts'
import { type Line, type Product, priceFor } from '../../../domain/catalog/catalog.ts'
import { profitOf } from '../../../domain/catalog/pricing.ts'
import { previewPrices } from '../../../domain/catalog/reprice.ts'
import { allTiers } from '../../../domain/catalog/tiers.ts'
import { type ProductRow, rowsNamed } from '../../../domain/catalog/view.ts'
import { digestOf } from '../../../domain/price-lists/sync.ts'
import { MAX_COUNTED } from '../../../domain/reports/goods.ts'
import { DomainError } from '../../../domain/shared/errors.ts'
import type { Ask } from '../../ask.ts'
import { type Act, act, type Params } from '../../kit/acts.ts'
import type { Fields, InputOf } from '../../kit/fields.ts'
import { html, type Part } from '../../kit/html.ts'
import { type Column, table } from '../../kit/list.ts'
import { tabsOf } from '../../kit/tabs.ts'

// What the pages of goods have in common.

export const GOODS = '/panel/goods'
export const QUARANTINE = `${GOODS}/quarantine`
const TABS = [
  [GOODS, 'panel-goods-products', ['catalog', 'stock']],
  ['/panel/goods/prices', 'panel-goods-prices', 'catalog'],
  ['/panel/goods/tiers', 'panel-goods-tiers', 'catalog'],
  ['/panel/goods/file', 'panel-goods-file', 'catalog'],
] as const

export function goodsTabs(ask: Ask): Part {
  return tabsOf(ask, TABS)
}

/** A line with its products. */
export const linePath = (slug: string): string => `/panel/goods?line=${slug}`
/** Where what is done to a line begins. */
export const lineActs = (slug: string): string => `/panel/goods/lines/${slug}`
export const productPath = (pid: string): string => `/panel/goods/products/${pid}`
/** The grid of prices, with this product alone. */
export const pricesPath = (pid: string): string => `/panel/goods/prices?pid=${pid}`
export const codesPath = (pid: string): string => `/panel/goods/codes/${pid}`

export function priceSaid({ t, format }: Ask, micros: number | null): string {
  return micros === null ? t('admin-lines-no-price') : format.usd(micros)
}

/** Whether it is for sale, and if not, why. */
export function statusTag(
  { t }: Ask,
  { status, heldFor }: Pick<Product, 'status' | 'heldFor'>,
  line: Pick<Line, 'status'> | null = null,
): Part {
  if (status === 'active' && heldFor !== null)
    return html`<span class="tag bad">${t('panel-goods-status.held')}</span> <small>${t(`admin-pricing-why-${heldFor}`)}</small>`
  const tag = (of: Line['status'] | Product['status']) =>
    html`<span class="tag ${of === 'active' ? 'good' : 'warn'}">${t(`panel-goods-status.${of}`)}</span>`
  if (status !== 'active' || line === null || line.status === 'active') return tag(status)
  return html`${tag(line.status)} <small>${t('panel-goods-by-line')}</small>`
}

/** What is left of the price, and which share of the cost that is. Red below the cost. */
export function profitPart(
  { format }: Ask,
  { product, line }: ProductRow,
  { signedUsd }: Pick<Ask['format'], 'signedUsd'> = format,
): Part {
  const profit = profitOf(product, line)
  if (profit === null) return '–'
  const share = profit.share === null ? '' : html` <small>${format.percent(profit.share)}</small>`
  const left = signedUsd(profit.micros)
  return html`${profit.micros < 0 ? html`<strong class="bad">${left}</strong>` : left}${share}`
}

/** What it costs at the first supplier of which that is known, also without a price. */
export function costMicrosOf({ product, line }: ProductRow): number | undefined {
  return profitOf({ ...product, priceMicros: product.priceMicros ?? 0 }, line)?.costMicros
}

/** @param stock null if it is not sold from stock */
export function stockPart({ t, format }: Ask, stock: number | null, lowStock: number): Part {
  if (stock === null) return '–'
  const count = format.number(stock)
  const said = stock === MAX_COUNTED ? t('panel-goods-or-more', { count }) : count
  return stock === 0 || stock < lowStock ? html`<b class="bad">${said}</b>` : said
}

type PriceAct<F extends Fields> = Omit<Act<F>, 'preview' | 'run'> & {
  /** @returns the ids of the products that it is about, and of those whose prices it has changed */
  change: (tx: Tx, ask: Ask, params: Params, input: InputOf<F>) => Promise<readonly string[]>
  /** What else it changes. */
  besides?: (ask: Ask, params: Params, input: InputOf<F>) => Promise<Part>
  /** The act that its Undo undoes. */
  undoes?: Action
  /** Where the person goes on. */
  to?: (params: Params, input: InputOf<F>) => string
}

/** Something that changes prices: they are shown before Yes, and no others are changed by it. */
export function priceAct<F extends Fields>(one: PriceAct<F>): Act {
  const { change, besides, undoes, to, ...rest } = one
  return act<F>({
    ...rest,
    async preview(ask, params, input) {
      const { deps, read } = ask
      const after = await previewPrices(deps.store, async (tx) =>
        rowsNamed(tx, await change(tx, ask, params, input)),
      )
      const before = await rowsNamed(read, [...after.keys()])
      const part = html`${await besides?.(ask, params, input)}${await pricesPart(ask, before, after)}`
      return { part, seen: pricesDigest(after) }
    },
    async run(sent, params, input, seen) {
      const { actor, t } = sent
      return sent.change(async (tx) => {
        const pids = [...new Set(await change(tx, sent, params, input))]
        const after = await rowsNamed(tx, pids)
        if (pricesDigest(after) !== seen)
          throw new DomainError('PRODUCTS_CHANGED', { pids: [], more: 0 })
        const undo = undoes && (await actJustRecorded(tx, { actor, action: undoes }))
        const held = [...after.values()].filter(({ product }) => product.heldFor !== null)
        const paused =
          held.length > 0 ? ` ${t('admin-pricing-noticed', { count: held.length })}` : ''
        const said = `${t('admin-pricing-applied')}${paused}`
        return { said, undo, ...(to ? { to: to(params, input) } : {}) }
      })
    },
  })
}

/** The same for the same prices and costs, whenever they were set. */
export function pricesDigest(rows: ReadonlyMap<string, ProductRow>): string {
  const shown = [...rows].map(([pid, { product }]) => {
    const { priceMicros, tierPrices, heldFor, pricing, costs } = product
    const micros = Object.entries(costs ?? {}).map(([name, cost]) => [name, cost.micros])
    return [pid, priceMicros, tierPrices, heldFor, pricing, micros]
  })
  return digestOf(shown.sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)))
}

/** With more of them, a page would only be longer. */
const MAX_SHOWN = 200

/** What a catalog file may change of a product besides its prices, in words. */
function factsOf({ t, format }: Ask, product: Product): string[] {
  const { name, status, belowCost, supplierRef, suppliers, costs } = product
  const all = Object.entries(costs ?? {}).map(([at, { micros }]) => `${format.usd(micros)} (${at})`)
  const ref = typeof supplierRef === 'string' ? supplierRef : JSON.stringify(supplierRef)
  return [
    name,
    t(`panel-goods-status.${status}`),
    `${t('panel-goods-below')}: ${t(belowCost ? 'admin-switches-on' : 'admin-switches-off')}`,
    `${t('panel-goods-ref')}: ${supplierRef === null ? t('admin-catalog-none') : ref}`,
    `${t('admin-lines-labels-suppliers')}: ${suppliers?.join(', ') ?? t('admin-catalog-of-its-line')}`,
    // That of the only one is in its column.
    all.length > 1 ? `${t('admin-lines-labels-cost')}: ${all.join(', ')}` : '',
  ]
}

/** What changes of the products, what they would be sold for, and what is left of that. */
export async function pricesPart(
  ask: Ask,
  before: ReadonlyMap<string, ProductRow>,
  after: ReadonlyMap<string, ProductRow>,
): Promise<Part> {
  const { t, read } = ask
  const known = await allTiers(read)
  const ids = [...after.values()].flatMap(({ product }) => Object.keys(product.tierPrices ?? {}))
  const isNew = (id: number) => known.every((tier) => tier.id !== id)
  const fresh = [...new Set(ids.map(Number))].filter(isNew)
  const tiers = [...known, ...fresh.map((id) => ({ id, name: t('panel-goods-new-tier') }))]
  const rows = [...after].flatMap(([pid, now]) => {
    const then = before.get(pid)
    return then ? [{ then, now }] : []
  })
  type Row = (typeof rows)[number]
  const changed = (from: Part, to: Part) =>
    String(from) === String(to) ? to : html`${from} → <strong>${to}</strong>`
  const notes = ({ then, now }: Row): Part => {
    const { heldFor, pricing } = now.product
    const below = (profitOf(now.product, now.line)?.micros ?? 0) < 0
    return [
      heldFor &&
        html`<div class="bad">${t('panel-goods-will-pause', { why: t(`admin-pricing-why-${heldFor}`) })}</div>`,
      !heldFor && below && html`<div class="bad">${t('panel-goods-below-cost')}</div>`,
      then.product.heldFor && !heldFor && html`<div class="good">${t('panel-goods-back')}</div>`,
      then.product.pricing !== pricing &&
        html`<div>${t('admin-pricing-mode')}: ${t(`admin-pricing-modes-${pricing}`)}</div>`,
      factsOf(ask, then.product).flatMap((from, i) => {
        const to = factsOf(ask, now.product)[i] ?? ''
        return from === to ? [] : html`<div>${from} → <strong>${to}</strong></div>`
      }),
    ]
  }
  const ofTiers = ({ then, now }: Row): Part[] =>
    tiers.flatMap(({ id, name }) => {
      const [from, to] = [priceFor(then.product, id), priceFor(now.product, id)]
      return from === to
        ? []
        : html`<div>${name}: ${priceSaid(ask, from)} → ${priceSaid(ask, to)}</div>`
    })
  const isOther = (row: Row) =>
    row.then.product.priceMicros !== row.now.product.priceMicros || ofTiers(row).length > 0
  const price = ({ product }: ProductRow) => priceSaid(ask, product.priceMicros)
  const cost = (row: ProductRow) => {
    const micros = costMicrosOf(row)
    return micros === undefined ? '–' : ask.format.usd(micros)
  }
  const columns: Column<Row>[] = [
    {
      head: t('panel-goods-product'),
      cell: (row) => html`${row.now.product.name}${notes(row)}`,
    },
    {
      ...{ head: t('admin-lines-labels-price'), is: 'number' },
      cell: ({ then, now }) => changed(price(then), price(now)),
    },
    {
      ...{ head: t('admin-lines-labels-cost'), is: 'number' },
      cell: ({ then, now }) => changed(cost(then), cost(now)),
    },
    { head: t('admin-pricing-margin'), is: 'number', cell: ({ now }) => profitPart(ask, now) },
    ...(tiers.length > 0 ? [{ head: t('admin-pricing-tiers'), cell: ofTiers }] : []),
  ]
  const more = rows.length - MAX_SHOWN
  return html`<p>${t('panel-goods-changed', { count: rows.filter(isOther).length })}</p>${
    rows.length > 0 && table({ columns }, rows.slice(0, MAX_SHOWN))
  }${more > 0 && html`<p>${t('admin-pricing-and-more', { count: more })}</p>`}`
}
