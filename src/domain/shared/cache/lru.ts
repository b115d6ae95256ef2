/**
 * Keeps the values that were used most recently. There are two generations, and the older one is dropped as a
 * whole when the younger one is full: deleting the oldest keys of one Map gets slower with every value.
 */
export interface LruCache<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): void
  /** Removes the values for which `matches` returns true; checks each one. */
  deleteWhere(matches: (value: Value) => boolean): void
  clear(): void
}

/** @param capacity the most values that are kept. The cache may drop values once it has half as many. */
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
    deleteWhere(matches) {
      for (const values of [young, old])
        for (const [key, value] of values) if (matches(value)) values.delete(key)
    },
    clear() {
      young.clear()
      old.clear()
    },
  }
}
