import { createHash } from 'node:crypto'
import type { Store } from '../../db/store.ts'
import {
  deliversCodes,
  type Line,
  MAX_QUANTITY,
  type RouteFinder,
} from '../../domain/catalog/catalog.ts'
import { EVERYTHING, type InvalidationFeed } from '../../domain/shared/cache/invalidation-feed.ts'
import { CACHE_TTL_MS } from '../../domain/shared/cache/ttl.ts'
import { toUsd } from '../../domain/shared/money.ts'
import { createStockCounts } from '../../domain/stock/counts.ts'
import { type Offer, onSale } from '../../domain/stock/on-sale.ts'

export type PageName = 'services' | 'products'
/** A page as it is sent, and the ETag of exactly these bytes. */
export type Page = { body: Uint8Array<ArrayBuffer>; etag: string }

export interface CatalogPages {
  /** The current page with the prices of a tier (null: everybody's), or one that is up to a second old. */
  get(name: PageName, tierId: number | null, now: Date): Promise<Page>
}

/** Pages are rebuilt at most this often, since each rebuild costs work for every product. */
const MAX_AGE_MS = 1000

type Pages = { services: Page; products(tierId: number | null): Page }

/** A product as it is shown. `counted` is set if it is sold only from stock, so that its codes are counted. */
type ProductRow = {
  product: object & { price: number }
  tierPrices: Offer['tierPrices']
  pid: string
  counted: { most: number } | null
}

/** Caches the pages, and rebuilds them after a change while other requests continue. */
export function createCatalogPages(deps: {
  store: Pick<Store, 'read' | 'othersVersion'>
  feed: InvalidationFeed
  routeOf: RouteFinder
}): CatalogPages {
  const { store, feed, routeOf } = deps
  const stock = createStockCounts({ read: store.read, feed })
  let services: object[] = []
  let products: ProductRow[] = []
  /** Whether any tier has prices of its own. */
  let hasTiers = false
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

  /** If the engine does not report writes by other processes, only counting shows their sales. */
  const mustCount = store.othersVersion() === null

  /** Reads the catalog. Nothing of it is used before all of it is read. */
  async function list(): Promise<void> {
    const lines = new Map<string, object>()
    const rows: ProductRow[] = []
    for await (const { line, offers } of onSale(store.read, routeOf)) {
      if (!lines.has(line.slug)) lines.set(line.slug, serviceJson(line))
      rows.push(...offers.map(rowOf))
    }
    products = rows
    hasTiers = rows.some(({ tierPrices }) => tierPrices !== null)
    services = [...lines.values()]
  }

  async function build(nowMs: number): Promise<Pages> {
    const listAgain = listingChanged || !isYounger(listedAtMs, CACHE_TTL_MS, nowMs)
    if (listAgain || mustCount) stock.forget()
    // Changes from here on appear in the next pages.
    changed = false
    listingChanged = false
    try {
      if (listAgain) await list()
      const counts = await stock.get()
      pages = pagesOf(services, products, counts)
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
    async get(name, tierId, now) {
      const nowMs = now.getTime()
      const maxAgeMs = building || changed || mustCount ? MAX_AGE_MS : CACHE_TTL_MS
      const page = (of: Pages) =>
        name === 'services' ? of.services : of.products(hasTiers ? tierId : null)
      if (pages && isYounger(builtAtMs, maxAgeMs, nowMs)) return page(pages)
      building ??= build(nowMs).finally(() => {
        building = null
      })
      return page(await building)
    },
  }
}

/**
 * The pages of one moment. Those of a tier are built when somebody asks for them: most services have none, and
 * no tier's accounts call all the time.
 */
function pagesOf(
  services: object[],
  rows: readonly ProductRow[],
  counts: ReadonlyMap<string, number>,
): Pages {
  const built = new Map<number | null, Page>()
  const products = (tierId: number | null) => {
    const page =
      built.get(tierId) ??
      pageOf({ success: true, products: rows.map((row) => productJson(row, tierId, counts)) })
    built.set(tierId, page)
    return page
  }
  products(null)
  return { services: pageOf({ success: true, services }), products }
}

/** False if the clock was set back in the meantime. */
function isYounger(atMs: number, maxAgeMs: number, nowMs: number): boolean {
  return nowMs >= atMs && nowMs - atMs < maxAgeMs
}

function pageOf(answer: object): Page {
  const body = new Uint8Array(Buffer.from(JSON.stringify(answer)))
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` }
}

function serviceJson(line: Line) {
  return {
    productName: line.productName,
    slug: line.slug,
    gameName: line.gameName,
    required: line.fields.map(({ name, label }) => ({ name, label })),
    status: 'active',
    ...(line.serverOptions ? { serverIdOptions: line.serverOptions.map(optionJson) } : {}),
    ...(line.regionOptions ? { regionOptions: line.regionOptions.map(optionJson) } : {}),
  }
}

/** Without the translations, which are for the bot. */
function optionJson({ value, label, shortcuts }: NonNullable<Line['serverOptions']>[number]) {
  return { value, label, ...(shortcuts ? { shortcuts } : {}) }
}

function rowOf({ pid, slug, name, priceMicros, tierPrices, line, limited }: Offer): ProductRow {
  const sellsCodes = deliversCodes(line)
  const most = sellsCodes ? MAX_QUANTITY : 1
  const onRequest = { inStock: true, quantityMin: 1, quantityMax: most }
  const product = {
    id: pid,
    slug,
    gameName: line.gameName,
    serviceName: name,
    ...(sellsCodes ? { category: slug } : {}),
    price: toUsd(priceMicros),
    status: 'active',
    ...(sellsCodes && !limited ? onRequest : {}),
  }
  return { product, tierPrices, pid, counted: limited ? { most } : null }
}

function productJson(
  { product: shown, tierPrices, pid, counted }: ProductRow,
  tierId: number | null,
  counts: ReadonlyMap<string, number>,
) {
  const own = tierId === null ? undefined : tierPrices?.[tierId]
  const product = own === undefined ? shown : { ...shown, price: toUsd(own) }
  if (!counted) return product
  const stock = counts.get(pid) ?? 0
  const quantityMax = Math.min(stock, counted.most)
  return { ...product, stock, quantity: stock, inStock: stock > 0, quantityMin: 1, quantityMax }
}
