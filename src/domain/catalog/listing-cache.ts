import type { Reader } from '../../db/store.ts'
import { type ChangeFeed, EVERYTHING } from '../shared/cache/change-feed.ts'
import { createReadThroughCache, type ReadThroughCache } from '../shared/cache/read-through.ts'
import { type Listing, listingOf } from './catalog.ts'

/** Products with their lines, by pid. */
export type ListingCache = Pick<ReadThroughCache<string, Listing | null>, 'get' | 'peek'>

/** More products than most catalogs have. */
const CAPACITY = 5000

export function createListingCache(deps: { read: Reader; feed: ChangeFeed }): ListingCache {
  const { read, feed } = deps
  const listings = createReadThroughCache<string, Listing | null>(feed, {
    load: (pid) => listingOf(read, pid),
    capacity: CAPACITY,
  })
  feed.onChange((topic) => {
    if (topic === 'service' || topic === EVERYTHING) listings.clear()
  })
  return listings
}
