import { createHash } from 'node:crypto'
import type { Reader } from '../../db/store.ts'
import type { Line, RouteFinder } from '../catalog/catalog.ts'
import { createReadThroughCache, type InvalidationFeed } from '../shared/cache/invalidation-feed.ts'
import { onSale } from '../stock/on-sale.ts'
import { type ShelfLine, type ShelfProduct, search, searchText } from './search.ts'

export type Shelf = ReturnType<typeof createShelf>

/** A pid may be as long as all that a button carries. */
const MAX_KEY_LENGTH = 40

/** What a button carries for a product: its pid, or if that is long a hash of it. No pid begins with `~`. */
export function keyOf(pid: string): string {
  if (pid.length <= MAX_KEY_LENGTH) return pid
  return `~${createHash('sha256').update(pid).digest('base64url').slice(0, 16)}`
}

type Goods = {
  lines: ShelfLine[]
  bySlug: Map<string, ShelfLine>
  byPid: Map<string, ShelfProduct>
}

/**
 * What is for sale now, in the operator's order. Caches it until the catalog changes: a catalog may have 50,000
 * products.
 */
export function createShelf(deps: { read: Reader; feed: InvalidationFeed; routeOf: RouteFinder }) {
  const { read, feed, routeOf } = deps
  const load = () => readGoods(read, routeOf)
  const cache = createReadThroughCache<'all', Goods>(feed, { load, capacity: 1, tag: 'catalog' })
  let reading: Promise<Goods> | null = null

  /** Reading 50,000 products takes a moment: those who ask meanwhile get the same. What is bought is checked again. */
  async function current(now: Date): Promise<Goods> {
    await feed.refresh(now)
    reading ??= cache.get('all', now).finally(() => {
      reading = null
    })
    return reading
  }

  return {
    lines: async (now: Date): Promise<readonly ShelfLine[]> => (await current(now)).lines,
    /** Null if it has nothing to sell. */
    line: async (slug: string, now: Date) => (await current(now)).bySlug.get(slug) ?? null,
    /** By its pid or key; null if it is not for sale. */
    product: async (pid: string, now: Date) => (await current(now)).byPid.get(pid) ?? null,
    /** The lines and products that a text names, the best first. */
    find: async (text: string, now: Date) => search(await current(now), text),
  }
}

async function readGoods(read: Reader, routeOf: RouteFinder): Promise<Goods> {
  const bySlug = new Map<string, ShelfLine>()
  const byPid = new Map<string, ShelfProduct>()
  for await (const { line: all, offers } of onSale(read, routeOf)) {
    if (offers.length === 0) continue
    const line = bySlug.get(all.slug) ?? shelfLine(all)
    bySlug.set(line.slug, line)
    for (const { pid, name, names, priceMicros, tierPrices, limited } of offers) {
      const text = searchText([pid, name, ...Object.values(names ?? {})])
      const product = { pid, name, names, priceMicros, tierPrices, limited, line, text }
      line.products.push(product)
      byPid.set(pid, product)
      byPid.set(keyOf(pid), product)
    }
  }
  return { lines: [...bySlug.values()], bySlug, byPid }
}

function shelfLine(line: Line): ShelfLine {
  const { slug, productName, productNames, gameName, gameNames, kind } = line
  const translated = [productNames, gameNames].flatMap((names) => Object.values(names ?? {}))
  const text = searchText([slug, productName, gameName, ...translated])
  return { slug, productName, productNames, gameName, gameNames, kind, products: [], text }
}
