/**
 * The values that were asked for last. Of two generations the older is forgotten whole when the younger
 * is full: a Map that is emptied from its beginning grows slower with every value.
 */
export interface LruCache<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): void
  /** Forgets those that fit, looking at each. */
  deleteWhere(fits: (value: Value) => boolean): void
  clear(): void
}

/** @param capacity at least half as many are kept, never more. */
export function createLruCache<Key, Value>(capacity: number): LruCache<Key, Value> {
  let young = new Map<Key, Value>()
  let old = new Map<Key, Value>()

  function set(key: Key, value: Value): void {
    if (young.size >= capacity / 2) {
      old = young
      young = new Map()
    }
    young.set(key, value)
  }

  return {
    set,
    get(key) {
      const value = young.get(key)
      if (value !== undefined) return value
      const older = old.get(key)
      if (older !== undefined) set(key, older)
      return older
    },
    deleteWhere(fits) {
      for (const values of [young, old])
        for (const [key, value] of values) if (fits(value)) values.delete(key)
    },
    clear() {
      young.clear()
      old.clear()
    },
  }
}
