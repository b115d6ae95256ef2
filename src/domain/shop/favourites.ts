import type { Reader } from '../../db/store.ts'
import { isTest } from '../catalog/catalog.ts'
import { inAccount } from '../orders/orders.ts'
import { orders, type Player } from '../schema.ts'
import { fingerprintOf } from './saved-players.ts'

/** How many of the account's own orders its favourites are found in. */
const OWN_READ = 200

/** What the holder buys again and again. `orderId`: their newest order of it. */
export type Favourite = { orderId: string; pid: string; player: Player }

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
