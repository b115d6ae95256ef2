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
import { etagOf } from '../answer.ts'
import type { Caller } from '../context.ts'

export type PageName = 'services' | 'products'
/** A page as it is sent, and the ETag of exactly these bytes. */
export type Page = { body: Uint8Array<ArrayBuffer>; etag: string }

export interface CatalogPages {
  /**
   * The current page with the caller's prices, or one that is up to a second old. What the caller has bought from
   * this process is always counted.
   */
  get(name: PageName, caller: Pick<Caller, 'tierId' | 'accountId'>, now: Date): Promise<Page>
}

/** Pages are rebuilt at most this often, since each rebuild costs work for every product. */
const MAX_AGE_MS = 1000
/** When so many accounts have bought since the pages were built, they are built anew. */
const MAX_BUYERS = 1000

type Pages = {
  services: Page
  products(tierId: number | null): Page
  /** The page with other counts of a few products, by pid. */
  productsWith(counts: ReadonlyMap<string, number>, tierId: number | null): Page
}

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
  /** The products that each account has bought since the last build began. */
  const bought = new Map<number, Set<string>>()
  let tooManyBuyers = false
  feed.subscribe(['catalog', 'stock', 'sold'], (tag) => {
    if (tag.startsWith('sold:')) noteSale(tag)
    if (tag.startsWith('stock:')) changed = true
    if (tag !== 'catalog' && tag !== EVERYTHING) return
    changed = true
    listingChanged = true
  })

  function noteSale(tag: string): void {
    const [, accountId, ...pid] = tag.split(':')
    const pids = bought.get(Number(accountId)) ?? new Set()
    if (!tooManyBuyers) bought.set(Number(accountId), pids.add(pid.join(':')))
    tooManyBuyers = bought.size >= MAX_BUYERS
  }

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
    bought.clear()
    tooManyBuyers = false
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

  async function current(nowMs: number): Promise<Pages> {
    const maxAgeMs = building || changed || mustCount ? MAX_AGE_MS : CACHE_TTL_MS
    if (pages && !tooManyBuyers && isYounger(builtAtMs, maxAgeMs, nowMs)) return pages
    building ??= build(nowMs).finally(() => {
      building = null
    })
    return building
  }

  return {
    async get(name, caller, now) {
      const present = await current(now.getTime())
      const tierId = hasTiers ? caller.tierId : null
      if (name === 'services') return present.services
      const own = bought.get(caller.accountId)
      if (!own) return present.products(tierId)
      const counts = new Map<string, number>()
      for (const pid of own) counts.set(pid, await stock.countNow(pid))
      return present.productsWith(counts, tierId)
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
  const built = new Map<number | null, { page: Page; texts: string[] }>()
  const textOf = (row: ProductRow, tierId: number | null, known: typeof counts) =>
    JSON.stringify(productJson(row, tierId, known))
  const builtFor = (tierId: number | null) => {
    const before = built.get(tierId)
    if (before) return before
    const texts = rows.map((row) => textOf(row, tierId, counts))
    const one = { page: productsPage(texts), texts }
    built.set(tierId, one)
    return one
  }
  builtFor(null)
  return {
    services: pageOf(JSON.stringify({ success: true, services })),
    products: (tierId) => builtFor(tierId).page,
    productsWith(fresh, tierId) {
      // Other products are as they were: making the text of each takes longer than putting them together.
      const texts = [...builtFor(tierId).texts]
      for (const [i, row] of rows.entries())
        if (fresh.has(row.pid)) texts[i] = textOf(row, tierId, fresh)
      return productsPage(texts)
    },
  }
}

/** False if the clock was set back in the meantime. */
function isYounger(atMs: number, maxAgeMs: number, nowMs: number): boolean {
  return nowMs >= atMs && nowMs - atMs < maxAgeMs
}

function productsPage(products: readonly string[]): Page {
  return pageOf(`{"success":true,"products":[${products.join(',')}]}`)
}

function pageOf(json: string): Page {
  const body = new Uint8Array(Buffer.from(json))
  return { body, etag: etagOf(body) }
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
