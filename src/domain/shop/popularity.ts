import { desc } from 'drizzle-orm'
import type { Reader } from '../../db/store.ts'
import { isTest } from '../catalog/catalog.ts'
import { inAccount } from '../orders/orders.ts'
import { orders, type Player } from '../schema.ts'
import { isWithin } from '../shared/time.ts'
import { fingerprintOf } from './saved-players.ts'

/** How many of the service's newest orders are counted. SQLite reads them in some milliseconds. */
const COUNTED = 3000
const COUNTED_FOR_MS = 10 * 60_000
/** How many of the account's own orders its favourites are found in. */
const OWN_READ = 200

/** How often each line, by slug, and each product, by pid, was bought of late. */
export type Popularity = {
  lines: ReadonlyMap<string, number>
  products: ReadonlyMap<string, number>
}

/** What the holder buys again and again. `orderId`: their newest order of it. */
export type Favourite = { orderId: string; pid: string; player: Player }

/** Counts the service's newest orders, and counts them again after ten minutes. */
export function createPopularity(read: Reader): (now: Date) => Promise<Popularity> {
  let counted: Promise<Popularity> | null = null
  let atMs = 0
  return (now) => {
    if (counted && isWithin(COUNTED_FOR_MS, atMs, now)) return counted
    atMs = now.getTime()
    const counting = count(read)
    counted = counting
    counting.catch(() => {
      if (counted === counting) counted = null
    })
    return counting
  }
}

async function count(read: Reader): Promise<Popularity> {
  const lines = new Map<string, number>()
  const products = new Map<string, number>()
  const newest = await read
    .select({ slug: orders.slug, pid: orders.pid, supplier: orders.supplier })
    .from(orders)
    .orderBy(desc(orders.seq))
    .limit(COUNTED)
  for (const { slug, pid, supplier } of newest) {
    if (isTest({ supplier })) continue
    lines.set(slug, (lines.get(slug) ?? 0) + 1)
    products.set(pid, (products.get(pid) ?? 0) + 1)
  }
  return { lines, products }
}

/** What the account has bought most often among its newest orders, for the same player, most often first. */
export async function favouritesOf(
  db: Reader,
  accountId: number,
  limit: number,
): Promise<Favourite[]> {
  const { id, pid, player, supplier } = orders
  const newest = await db
    .select({ id, pid, player, supplier })
    .from(orders)
    .where(inAccount.between(accountId))
    .orderBy(...inAccount.newestFirst)
    .limit(OWN_READ)
  const found = new Map<string, { favourite: Favourite; times: number }>()
  for (const { id, supplier, ...goods } of newest) {
    if (isTest({ supplier })) continue
    const key = `${goods.pid} ${fingerprintOf(goods.player)}`
    const known = found.get(key)
    if (known) known.times++
    else found.set(key, { favourite: { orderId: id, ...goods }, times: 1 })
  }
  // Of those bought equally often, the last one bought comes first: sorting keeps their order.
  const sorted = [...found.values()].sort((one, other) => other.times - one.times)
  return sorted.slice(0, limit).map(({ favourite }) => favourite)
}
