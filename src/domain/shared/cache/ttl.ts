import { createLruCache } from './lru.ts'

/** How long a value is used at most, so that a row that was changed by hand is noticed. */
export const CACHE_TTL_MS = 60_000

/** An LRU cache whose values expire after CACHE_TTL_MS. */
export interface TtlCache<Key, Value> {
  get(key: Key, now: Date): Value | undefined
  /** @param now when the value was read */
  set(key: Key, value: Value, now: Date): void
  /** Removes the values for which `matches` returns true; checks each one. */
  deleteWhere(matches: (value: Value) => boolean): void
  clear(): void
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
