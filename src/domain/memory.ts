import type { ChangeFeed } from './changes.ts'
import { createRecent } from './recent.ts'

/** What was read from the database, kept until a change to it is announced. */
export interface Memory<Key, Value> {
  /** The value at once where it is known, else once it is read; `undefined` and null are not kept. */
  get(key: Key, now: Date): Value | Promise<Value>
  /** The value where it is known; nothing is read. */
  known(key: Key, now: Date): Value | undefined
  forgetWhere(fits: (value: Value) => boolean): void
  clear(): void
}

/**
 * @param load reads a value, seeing committed rows only.
 * @param capacity how many values are kept at most.
 */
export function createMemory<Key, Value>(
  feed: ChangeFeed,
  { load, capacity }: { load: (key: Key) => Promise<Value>; capacity: number },
): Memory<Key, Value> {
  const values = createRecent<Key, Value>(capacity)
  /** Counts what was forgotten: a value that was read before is of the past, though it arrives later. */
  let forgotten = 0

  async function read(key: Key): Promise<Value> {
    const before = forgotten
    const value = await load(key)
    if (value === undefined || value === null || forgotten !== before) return value
    values.set(key, value)
    return value
  }

  function known(key: Key, now: Date): Value | undefined {
    // Values that nobody has kept up to date are of no use later either.
    if (!feed.isCurrent(now)) values.clear()
    return values.get(key)
  }

  return {
    known,
    get: (key, now) => known(key, now) ?? read(key),
    forgetWhere(fits) {
      forgotten++
      values.deleteWhere(fits)
    },
    clear() {
      forgotten++
      values.clear()
    },
  }
}
