import { type CacheTag, EVERYTHING } from '../../../db/invalidations.ts'
import type { InvalidationFeed } from './invalidation-feed.ts'
import { createTtlCache } from './ttl.ts'

/** Keeps what was read from the database until it is invalidated, at most for a minute. */
export interface ReadThroughCache<Key, Value> {
  /** The cached value, or else the one in the database; `undefined` and null are not cached. */
  get(key: Key, now: Date): Promise<Value>
  /** The value where it is cached; the database is not read. */
  peek(key: Key, now: Date): Value | undefined
}

/**
 * @param load reads a value, seeing committed rows only.
 * @param capacity how many values are kept at most.
 * @param tag what makes values stale: the tag of all, or the beginning of that of each, as `tagOf` tells.
 */
export function createReadThroughCache<Key, Value>(
  feed: InvalidationFeed,
  given: {
    load: (key: Key) => Promise<Value>
    capacity: number
    tag: 'settings' | 'catalog' | 'account:'
    tagOf?: (value: NonNullable<Value>) => CacheTag
  },
): ReadThroughCache<Key, Value> {
  const { load, capacity, tag: ownTag, tagOf } = given
  const cached = createTtlCache<Key, NonNullable<Value>>(capacity)
  /** A value whose read began before an invalidation is stale, even where it arrives after it. */
  let invalidations = 0
  feed.subscribe((tag) => {
    if (tag !== EVERYTHING && !tag.startsWith(ownTag)) return
    invalidations++
    // Every value is looked at: writes are a thousand times rarer than reads.
    if (tagOf && tag !== EVERYTHING) cached.deleteWhere((value) => tagOf(value) === tag)
    else cached.clear()
  })

  async function read(key: Key, now: Date): Promise<Value> {
    const before = invalidations
    const value = await load(key)
    if (value !== undefined && value !== null && invalidations === before)
      cached.set(key, value, now)
    return value
  }

  function peek(key: Key, now: Date): Value | undefined {
    return feed.isCurrent(now) ? cached.get(key, now) : undefined
  }

  return {
    peek,
    async get(key, now) {
      if (!feed.isCurrent(now)) await feed.poll(now)
      return peek(key, now) ?? read(key, now)
    },
  }
}
