import { createLruCache, type LruCache } from './lru.ts'

/** How long a value is used at most, so that a row that was changed by hand is noticed. */
export const CACHE_TTL_MS = 60_000

/** An LRU cache whose values expire after CACHE_TTL_MS. */
export interface TtlCache<Key, Value> extends Pick<LruCache<Key, Value>, 'deleteWhere' | 'clear'> {
  get(key: Key, now: Date): Value | undefined
  /** @param now when the value was read */
  set(key: Key, value: Value, now: Date): void
}

export function createTtlCache<Key, Value>(capacity: number): TtlCache<Key, Value> {
  const entries = createLruCache<Key, { value: Value; readAtMs: number }>(capacity)
  return {
    get(key, now) {
      const entry = entries.get(key)
      if (!entry) return undefined
      const ageMs = now.getTime() - entry.readAtMs
      // A negative age: the clock was set back.
      return ageMs >= 0 && ageMs < CACHE_TTL_MS ? entry.value : undefined
    },
    set: (key, value, now) => entries.set(key, { value, readAtMs: now.getTime() }),
    deleteWhere: (matches) => entries.deleteWhere(({ value }) => matches(value)),
    clear: entries.clear,
  }
}
