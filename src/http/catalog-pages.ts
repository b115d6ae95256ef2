import { createHash } from 'node:crypto'
import type { Store } from '../db/store.ts'
import {
  deliversCodes,
  type Line,
  linesOnSale,
  MAX_QUANTITY,
  type ProductOnSale,
  productsOnSale,
  type RouteFinder,
} from '../domain/catalog.ts'
import { type ChangeFeed, EVERYTHING } from '../domain/changes.ts'
import { toUsd } from '../domain/money.ts'
import { createStockCounts } from '../domain/stock-counts.ts'

/** A part of the catalog as it is sent, and the ETag that names these very bytes. */
export type Page = { body: Uint8Array<ArrayBuffer>; etag: string }
export type PageName = 'services' | 'products'

export interface CatalogPages {
  /** The page as it is now; of codes that other processes sold it may be a second behind. */
  get(name: PageName, now: Date): Page | Promise<Page>
}

/** How long a page holds before it is asked whether other processes have changed anything. */
const MAX_AGE_MS = 1000

/** A page, or one that is being built. */
type Kept = { page: Page | Promise<Page>; checkedAtMs: number }

/** Builds each page once for each change of what is on it. */
export function createCatalogPages(deps: {
  store: Pick<Store, 'read' | 'othersVersion'>
  feed: ChangeFeed
  routeOf: RouteFinder
}): CatalogPages {
  const { store, feed, routeOf } = deps
  const stock = createStockCounts({ read: store.read, feed })
  const kept = new Map<PageName, Kept>()
  let versionSeen = store.othersVersion()

  /** Whether others may have written since this was last asked. */
  function othersWrote(): boolean {
    const version = store.othersVersion()
    const wrote = version === null || version !== versionSeen
    versionSeen = version
    return wrote
  }

  feed.onChange((topic) => {
    if (topic === 'service' || topic.startsWith('stock:') || topic === EVERYTHING) kept.clear()
  })

  const build: Record<PageName, () => Promise<Page>> = {
    async services() {
      const lines = await linesOnSale(store.read, routeOf)
      return pageOf({ success: true, services: lines.map(serviceJson) })
    },
    async products() {
      const products = await productsOnSale(store.read, routeOf, await stock.get())
      return pageOf({ success: true, products: products.map(productJson) })
    },
  }

  /** Callers that come meanwhile wait for the same page. */
  function rebuild(name: PageName, checkedAtMs: number): Promise<Page> {
    const page = build[name]()
    const fresh: Kept = { page, checkedAtMs }
    kept.set(name, fresh)
    page.then(
      (built) => {
        fresh.page = built
      },
      () => {
        if (kept.get(name) === fresh) kept.delete(name)
      },
    )
    return page
  }

  return {
    get(name, now) {
      const nowMs = now.getTime()
      const known = kept.get(name)
      const age = nowMs - (known?.checkedAtMs ?? 0)
      if (known && age >= 0 && age < MAX_AGE_MS) return known.page
      // What it tells concerns every page.
      if (othersWrote()) {
        kept.clear()
        stock.forget()
      }
      const same = kept.get(name)
      if (!same) return rebuild(name, nowMs)
      same.checkedAtMs = nowMs
      return same.page
    },
  }
}

function pageOf(value: object): Page {
  const body = Buffer.from(JSON.stringify(value))
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` }
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

function productJson({ pid, slug, name, priceMicros, line, available }: ProductOnSale) {
  const onRequest = { inStock: true, quantityMin: 1, quantityMax: MAX_QUANTITY }
  const stock =
    available === null
      ? deliversCodes(line)
        ? onRequest
        : {}
      : {
          stock: available,
          quantity: available,
          inStock: available > 0,
          quantityMin: 1,
          quantityMax: Math.min(available, deliversCodes(line) ? MAX_QUANTITY : 1),
        }
  return {
    id: pid,
    slug,
    gameName: line.gameName,
    serviceName: name,
    ...(deliversCodes(line) ? { category: slug } : {}),
    price: toUsd(priceMicros),
    status: 'active',
    ...stock,
  }
}
