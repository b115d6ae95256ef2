import type { ChangeFeed } from './change-feed.ts'
import { createRecent } from './lru.ts'

/** What was read from the database, kept until the feed tells of a change to it. */
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

  const recall = (key: Key) => values.get(key) ?? read(key)

  return {
    known: (key, now) => (feed.isCurrent(now) ? values.get(key) : undefined),
    get: (key, now) => (feed.isCurrent(now) ? recall(key) : feed.poll(now).then(() => recall(key))),
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
