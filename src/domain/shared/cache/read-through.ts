import { EVERYTHING } from '../../../db/invalidations.ts'
import type { InvalidationFeed } from './invalidation-feed.ts'
import { createTtlCache } from './ttl.ts'

/**
 * Caches values from the database until they are invalidated, for at most a minute. Commits of other
 * processes count once the feed has been refreshed: see InvalidationFeed.
 */
export interface ReadThroughCache<Key, Value> {
  /** The cached value, or else the one in the database. Does not cache `undefined` and null. */
  get(key: Key, now: Date): Promise<Value>
  /** The value if it is cached. Does not read the database. */
  peek(key: Key, now: Date): Value | undefined
}

/**
 * @param load reads a value. It must see committed rows only.
 * @param capacity the most values that are kept.
 * @param tag the kind of the tags that make values stale: all values, unless there is `isOf`.
 * @param isOf whether a tag makes this value stale.
 */
export function createReadThroughCache<Key extends {}, Value>(
  feed: InvalidationFeed,
  given: {
    load: (key: Key) => Promise<Value>
    capacity: number
    tag: 'settings' | 'catalog' | 'account'
    isOf?: (value: NonNullable<Value>, tag: string) => boolean
  },
): ReadThroughCache<Key, Value> {
  const { load, capacity, tag: kind, isOf } = given
  const cached = createTtlCache<Key, NonNullable<Value>>(capacity)
  /** Counts invalidations: a value whose read started before one is stale, even if it arrives later. */
  let invalidations = 0
  feed.subscribe([kind], (tag) => {
    invalidations++
    // Checking every value is cheap enough: writes are a thousand times rarer than reads.
    if (isOf && tag !== EVERYTHING) cached.deleteWhere((value) => isOf(value, tag))
    else cached.clear()
  })

  async function read(key: Key, now: Date): Promise<Value> {
    const before = invalidations
    const value = await load(key)
    if (value !== undefined && value !== null && invalidations === before)
      cached.set(key, value, now)
    return value
  }

  return {
    peek: cached.get,
    get: async (key, now) => cached.get(key, now) ?? read(key, now),
  }
}
