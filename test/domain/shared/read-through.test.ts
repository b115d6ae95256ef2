// What is kept of what was read: how much, and that nothing of it outlives its change.
import { expect, test } from 'vitest'
import { createChangeFeed } from '../../../src/domain/shared/cache/change-feed.ts'
import { createReadThroughCache } from '../../../src/domain/shared/cache/read-through.ts'
import { START as NOW } from '../../helpers/factories.ts'
import { testStore } from '../../helpers/store.ts'

const CAPACITY = 6
const KEYS = Array.from({ length: CAPACITY }, (_, key) => key)

/** A cache of numbers, as they were when they were last read, and how often that was. */
async function numbers() {
  const feed = createChangeFeed(await testStore())
  await feed.poll(NOW)
  const reads = new Map<number, number>()
  const load = async (key: number) => {
    const read = (reads.get(key) ?? 0) + 1
    reads.set(key, read)
    return { key, read }
  }
  const cache = createReadThroughCache(feed, { load, capacity: CAPACITY })
  const get = async (key: number) => (await cache.get(key, NOW)).read
  /** Which of them are kept; nothing is read. */
  const kept = (keys: number[]) => keys.filter((key) => cache.peek(key, NOW) !== undefined)
  return { cache, get, kept }
}

test('what is asked for again and again is read once, however much else is asked for', async () => {
  const { get } = await numbers()
  for (let other = 100; other < 100 + 5 * CAPACITY; other++) {
    expect(await get(1)).toBe(1)
    await get(other)
  }
})

test('no more is kept than there is room for, and the last half of it always', async () => {
  const { get, kept } = await numbers()
  const asked = Array.from({ length: 5 * CAPACITY }, (_, key) => key)
  for (const key of asked) await get(key)
  expect(kept(asked.slice(-CAPACITY / 2))).toHaveLength(CAPACITY / 2)
  expect(kept(asked.slice(0, -CAPACITY))).toEqual([])
})

test('all that fits is forgotten, also what was asked for long ago, and the rest stays', async () => {
  const { cache, get, kept } = await numbers()
  for (const key of KEYS) await get(key)
  cache.invalidateWhere(({ key }) => key % 2 === 0)
  expect(kept([0, 2, 4])).toEqual([])
  expect(kept([1, 3, 5])).toEqual([1, 3, 5])
})

test('everything is forgotten, also what was asked for long ago', async () => {
  const { cache, get, kept } = await numbers()
  for (const key of KEYS) await get(key)
  cache.clear()
  expect(kept(KEYS)).toEqual([])
})
