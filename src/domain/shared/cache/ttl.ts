import { LRUCache } from 'lru-cache'

/** How long a value is used at most, so that a row that was changed by hand is noticed. */
export const CACHE_TTL_MS = 60_000
/** Requests that overlap differ by less. */
const SET_BACK_MS = 1000

/**
 * Keeps the values that were used most recently, each for at most CACHE_TTL_MS.
 * @param max the most values that are kept.
 */
export function createTtlCache<Key extends {}, Value extends {}>(max: number) {
  let nowMs = 0
  const perf = { now: () => nowMs }
  const values = new LRUCache<Key, Value>({ max, ttl: CACHE_TTL_MS, ttlResolution: 0, perf })

  function goTo(now: Date): void {
    // A clock that was set back would keep them for longer.
    if (now.getTime() < nowMs - SET_BACK_MS) values.clear()
    nowMs = now.getTime()
  }

  return {
    get(key: Key, now: Date): Value | undefined {
      goTo(now)
      return values.get(key)
    },
    /** @param now when the value was read */
    set(key: Key, value: Value, now: Date): void {
      goTo(now)
      values.set(key, value)
    },
    /** Removes the values for which `matches` returns true; checks each one. */
    deleteWhere(matches: (value: Value) => boolean): void {
      for (const [key, value] of [...values.entries()]) if (matches(value)) values.delete(key)
    },
    clear: () => values.clear(),
  }
}
