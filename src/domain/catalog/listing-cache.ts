import type { Reader } from '../../db/store.ts'
import {
  createReadThroughCache,
  type InvalidationFeed,
  type ReadThroughCache,
} from '../shared/cache/invalidation-feed.ts'
import {
  listingOf,
  type NotOrderable,
  type OrderableProduct,
  orderable,
  type RouteFinder,
} from './catalog.ts'

/** By pid: the product if it can be ordered, or why it cannot. Null if there is no such product. */
export type ListingCache = ReadThroughCache<string, OrderableProduct | NotOrderable | null>

/** Most catalogs have fewer products. */
const CAPACITY = 5000

export function createListingCache(deps: {
  read: Reader
  feed: InvalidationFeed
  routeOf: RouteFinder
}): ListingCache {
  const { read, feed, routeOf } = deps
  async function load(pid: string) {
    const listing = await listingOf(read, pid)
    return listing && orderable(listing, routeOf)
  }
  return createReadThroughCache(feed, { load, capacity: CAPACITY, tag: 'catalog' })
}
