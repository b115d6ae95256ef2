import { desc, ne, sql } from 'drizzle-orm'
import { prepared, upTo } from '../../db/prepared.ts'
import type { Reader } from '../../db/store.ts'
import { isTest } from '../catalog/catalog.ts'
import { inAccount } from '../orders/orders.ts'
import { orders, type Player } from '../schema.ts'
import { TEST_SUPPLIER } from '../shared/test-world.ts'
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

const { placeholder } = sql

const newest = prepared<Reader, { limit: number }, { slug: string; pid: string }[]>(
  'orders_newest_of_all',
  (db) => {
    const last = db
      .select({ slug: orders.slug, pid: orders.pid, supplier: orders.supplier })
      .from(orders)
      .orderBy(desc(orders.seq))
      .limit(upTo('limit'))
      .as('last')
    return db
      .select({ slug: last.slug, pid: last.pid })
      .from(last)
      .where(ne(last.supplier, TEST_SUPPLIER))
  },
)

const newestOwn = prepared<
  Reader,
  { accountId: number; limit: number },
  (Omit<Favourite, 'orderId'> & { id: string; supplier: string })[]
>('orders_newest_for_favourites', (db) => {
  const { id, pid, player, supplier } = orders
  return db
    .select({ id, pid, player, supplier })
    .from(orders)
    .where(inAccount.between(placeholder('accountId')))
    .orderBy(...inAccount.newestFirst)
    .limit(upTo('limit'))
})

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
  for (const { slug, pid } of await newest(read, { limit: COUNTED })) {
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
  const found = new Map<string, { favourite: Favourite; times: number }>()
  for (const { id, supplier, ...goods } of await newestOwn(db, { accountId, limit: OWN_READ })) {
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
