import { createHash } from 'node:crypto'
import type { Reader } from '../../db/store.ts'
import type { Line, RouteFinder } from '../catalog/catalog.ts'
import { createReadThroughCache, type InvalidationFeed } from '../shared/cache/invalidation-feed.ts'
import { onSale } from '../stock/on-sale.ts'
import { createPopularity } from './popularity.ts'
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
 * What is for sale now, most bought first. Caches it until the catalog changes: a catalog may have 50,000 products.
 */
export function createShelf(deps: { read: Reader; feed: InvalidationFeed; routeOf: RouteFinder }) {
  const { read, feed, routeOf } = deps
  const popularity = createPopularity(read)
  const load = () => readGoods(read, routeOf)
  const cache = createReadThroughCache<'all', Goods>(feed, { load, capacity: 1, tag: 'catalog' })
  let reading: Promise<Goods> | null = null
  let sorted: { goods: Goods; by: object; lines: ShelfLine[] } | null = null

  /** Reading 50,000 products takes a moment: those who ask meanwhile get the same. What is bought is checked again. */
  async function current(now: Date): Promise<Goods> {
    await feed.refresh(now)
    reading ??= cache.get('all', now).finally(() => {
      reading = null
    })
    return reading
  }

  /** The goods with lines and products sorted by how often they were bought, otherwise in the operator's order. */
  async function inOrder(now: Date): Promise<Goods> {
    const goods = await current(now)
    const bought = await popularity(now)
    if (sorted?.goods === goods && sorted.by === bought) return { ...goods, lines: sorted.lines }
    const lines = mostFirst(goods.lines, ({ slug }) => bought.lines.get(slug) ?? 0)
    for (const line of lines)
      line.products = mostFirst(
        line.products.toSorted((one, other) => one.position - other.position),
        ({ pid }) => bought.products.get(pid) ?? 0,
      )
    sorted = { goods, by: bought, lines }
    return { ...goods, lines }
  }

  return {
    lines: async (now: Date): Promise<readonly ShelfLine[]> => (await inOrder(now)).lines,
    /** Null if it has nothing to sell. */
    line: async (slug: string, now: Date) => (await inOrder(now)).bySlug.get(slug) ?? null,
    /** By its pid or key; null if it is not for sale. */
    product: async (pid: string, now: Date) => (await current(now)).byPid.get(pid) ?? null,
    /** The lines and products that a text names, the best first. */
    find: async (text: string, now: Date) => search(await inOrder(now), text),
  }
}

function mostFirst<Row>(rows: readonly Row[], times: (row: Row) => number): Row[] {
  return rows.toSorted((one, other) => times(other) - times(one))
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
      const position = line.products.length
      const offer = { pid, name, names, priceMicros, tierPrices, limited }
      const product = { ...offer, line, position, text }
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
