import type { Reader } from '../../db/store.ts'
import type { InvalidationFeed } from '../shared/cache/invalidation-feed.ts'
import { createReadThroughCache, type ReadThroughCache } from '../shared/cache/read-through.ts'
import { type Listing, listingOf } from './catalog.ts'

/** Products with their lines, by pid. */
export type ListingCache = ReadThroughCache<string, Listing | null>

/** Most catalogs have fewer products. */
const CAPACITY = 5000

export function createListingCache(deps: { read: Reader; feed: InvalidationFeed }): ListingCache {
  const { read, feed } = deps
  const load = (pid: string) => listingOf(read, pid)
  return createReadThroughCache(feed, { load, capacity: CAPACITY, tag: 'catalog' })
}
