import type { ChangeFeed } from './change-feed.ts'
import { createLruCache } from './lru.ts'

/** Keeps what was read from the database until it is invalidated. */
export interface ReadThroughCache<Key, Value> {
  /** The cached value, or else the one in the database; `undefined` and null are not cached. */
  get(key: Key, now: Date): Promise<Value>
  /** The value where it is cached; the database is not read. */
  peek(key: Key, now: Date): Value | undefined
  invalidateWhere(fits: (value: Value) => boolean): void
  clear(): void
}

/**
 * @param load reads a value, seeing committed rows only.
 * @param capacity how many values are kept at most.
 */
export function createReadThroughCache<Key, Value>(
  feed: ChangeFeed,
  { load, capacity }: { load: (key: Key) => Promise<Value>; capacity: number },
): ReadThroughCache<Key, Value> {
  const values = createLruCache<Key, Value>(capacity)
  /** A value whose read began before an invalidation is stale, even where it arrives after it. */
  let invalidations = 0

  async function read(key: Key): Promise<Value> {
    const before = invalidations
    const value = await load(key)
    if (value === undefined || value === null || invalidations !== before) return value
    values.set(key, value)
    return value
  }

  return {
    peek: (key, now) => (feed.isCurrent(now) ? values.get(key) : undefined),
    async get(key, now) {
      if (!feed.isCurrent(now)) await feed.poll(now)
      return values.get(key) ?? read(key)
    },
    invalidateWhere(fits) {
      invalidations++
      values.deleteWhere(fits)
    },
    clear() {
      invalidations++
      values.clear()
    },
  }
}
