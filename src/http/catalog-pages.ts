import type { Store } from '../db/store.ts'
import {
  deliversCodes,
  type Line,
  MAX_QUANTITY,
  type RouteFinder,
} from '../domain/catalog/catalog.ts'
import { EVERYTHING, type InvalidationFeed } from '../domain/shared/cache/invalidation-feed.ts'
import { CACHE_TTL_MS } from '../domain/shared/cache/read-through.ts'
import { toUsd } from '../domain/shared/money.ts'
import { createTimeSlices } from '../domain/shared/time-slices.ts'
import { createStockCounts } from '../domain/stock/counts.ts'
import { type Offer, onSale } from '../domain/stock/on-sale.ts'
import { type Page, type Part, pageOf, partOf } from './page-body.ts'

export type PageName = 'services' | 'products'

export interface CatalogPages {
  /** The page as it is now, or as it was up to a second ago. */
  get(name: PageName, now: Date): Promise<Page>
}

/** Changes are shown so often at most: each takes work for every product. */
const MAX_AGE_MS = 1000

const PAGES = {
  services: { open: '{"success":true,"services":[', close: ']}' },
  products: { open: '{"success":true,"products":[', close: ']}' },
} as const satisfies Record<PageName, object>

/** A row of a product: all of it, or, where its codes are counted, what comes before their number. */
type Row = { pid: string; text: string; counted: { most: number; shown: number } | null }
type RowsPart = { rows: Row[]; part: Part }
type Pages = Record<PageName, Page>

/** Builds both pages again after a change, while other requests go on. */
export function createCatalogPages(deps: {
  store: Pick<Store, 'read' | 'othersVersion'>
  feed: InvalidationFeed
  routeOf: RouteFinder
}): CatalogPages {
  const { store, feed, routeOf } = deps
  const stock = createStockCounts({ read: store.read, feed })
  let services: Part[] = []
  let products: RowsPart[] = []
  let listedAtMs = Number.NEGATIVE_INFINITY
  let listingChanged = true
  let pages: Pages | null = null
  let builtAtMs = Number.NEGATIVE_INFINITY
  let changed = true
  let building: Promise<Pages> | null = null
  feed.subscribe((tag) => {
    if (tag.startsWith('stock:')) changed = true
    if (tag !== 'catalog' && tag !== EVERYTHING) return
    changed = true
    listingChanged = true
  })

  /** Where the engine does not tell that others have written, their sales are seen by counting alone. */
  const mustCount = store.othersVersion() === null

  /** Reads the catalog; nothing of it is used before all is read. */
  async function list(): Promise<void> {
    const lines = new Map<string, string>()
    const read: RowsPart[] = []
    for await (const { line, offers } of onSale(store.read, routeOf)) {
      if (!lines.has(line.slug)) lines.set(line.slug, JSON.stringify(serviceJson(line)))
      const rows = offers.map(rowOf)
      if (rows.length > 0) read.push({ rows, part: partOf(rows.map(textOf)) })
    }
    products = read
    services = inParts([...lines.values()]).map(partOf)
  }

  /** Writes the rows again whose number of codes has changed. */
  async function count(): Promise<void> {
    const slice = createTimeSlices()
    const counts = await stock.get()
    for (const one of products) {
      let isOld = false
      for (const { pid, counted } of one.rows) {
        const available = counts.get(pid) ?? 0
        if (!counted || counted.shown === available) continue
        counted.shown = available
        isOld = true
      }
      if (isOld) one.part = partOf(one.rows.map(textOf))
      await slice()
    }
  }

  async function build(nowMs: number): Promise<Pages> {
    const listAgain = listingChanged || !isYounger(listedAtMs, CACHE_TTL_MS, nowMs)
    if (listAgain || mustCount) stock.forget()
    // What changes from here on is for the next pages.
    changed = false
    listingChanged = false
    try {
      if (listAgain) await list()
      await count()
      const parts = products.map(({ part }) => part)
      pages = {
        services: await pageOf(services, PAGES.services, pages?.services),
        products: await pageOf(parts, PAGES.products, pages?.products),
      }
    } catch (error) {
      changed = true
      listingChanged = true
      throw error
    }
    if (listAgain) listedAtMs = nowMs
    builtAtMs = nowMs
    return pages
  }

  return {
    async get(name, now) {
      if (!feed.isCurrent(now)) await feed.poll(now)
      const nowMs = now.getTime()
      const maxAgeMs = building || changed || mustCount ? MAX_AGE_MS : CACHE_TTL_MS
      if (pages && isYounger(builtAtMs, maxAgeMs, nowMs)) return pages[name]
      building ??= build(nowMs).finally(() => {
        building = null
      })
      return (await building)[name]
    },
  }
}

/** Never where the clock was set back. */
function isYounger(atMs: number, maxAgeMs: number, nowMs: number): boolean {
  return nowMs >= atMs && nowMs - atMs < maxAgeMs
}

/** Few enough that one part is written within a millisecond. */
const LINES_PER_PART = 50

function inParts(rows: string[]): string[][] {
  return Array.from({ length: Math.ceil(rows.length / LINES_PER_PART) }, (_, i) =>
    rows.slice(i * LINES_PER_PART, (i + 1) * LINES_PER_PART),
  )
}

function serviceJson(line: Line) {
  return {
    productName: line.productName,
    slug: line.slug,
    gameName: line.gameName,
    required: line.fields.map(({ name, label }) => ({ name, label })),
    status: 'active',
    ...(line.serverOptions ? { serverIdOptions: line.serverOptions } : {}),
    ...(line.regionOptions ? { regionOptions: line.regionOptions } : {}),
  }
}

function rowOf({ pid, slug, name, priceMicros, line, limited }: Offer): Row {
  const sellsCodes = deliversCodes(line)
  const most = sellsCodes ? MAX_QUANTITY : 1
  const onRequest = { inStock: true, quantityMin: 1, quantityMax: most }
  const text = JSON.stringify({
    id: pid,
    slug,
    gameName: line.gameName,
    serviceName: name,
    ...(sellsCodes ? { category: slug } : {}),
    price: toUsd(priceMicros),
    status: 'active',
    ...(sellsCodes && !limited ? onRequest : {}),
  })
  return { pid, text, counted: limited ? { most, shown: 0 } : null }
}

function textOf({ text, counted }: Row): string {
  if (!counted) return text
  const { shown, most } = counted
  const stock = { stock: shown, quantity: shown, inStock: shown > 0, quantityMin: 1 }
  const quantityMax = Math.min(shown, most)
  return `${text.slice(0, -1)},${JSON.stringify({ ...stock, quantityMax }).slice(1)}`
}
