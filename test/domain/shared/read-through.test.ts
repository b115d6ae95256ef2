// What is kept of what was read: how much, and that nothing of it outlives its change.
import { expect, test } from 'vitest'
import {
  createInvalidationFeed,
  createReadThroughCache,
} from '../../../src/domain/shared/cache/invalidation-feed.ts'
import { later, START as NOW } from '../../helpers/factories.ts'
import { testStore } from '../../helpers/store.ts'

const CAPACITY = 6
const KEYS = Array.from({ length: CAPACITY }, (_, key) => key)

/** A cache of numbers, as they were when they were last read, and how often that was. */
async function numbers() {
  const store = await testStore()
  const feed = createInvalidationFeed(store)
  await feed.poll(NOW)
  const reads = new Map<number, number>()
  const load = async (key: number) => {
    const read = (reads.get(key) ?? 0) + 1
    reads.set(key, read)
    return { key, read }
  }
  const cache = createReadThroughCache(feed, {
    load,
    capacity: CAPACITY,
    tag: 'account',
    isOf: ({ key }, tag) => tag === `account:${key}`,
  })
  const get = async (key: number, now = NOW) => (await cache.get(key, now)).read
  /** Which of them are kept; nothing is read. */
  const kept = (keys: number[]) => keys.filter((key) => cache.peek(key, NOW) !== undefined)
  const invalidate = store.invalidations.publish
  return { get, kept, invalidate }
}

test('what is invalidated is read again, also what was asked for long ago, and the rest stays', async () => {
  const { get, kept, invalidate } = await numbers()
  for (const key of KEYS) await get(key)
  for (const key of [0, 2, 4]) invalidate(`account:${key}`)
  for (const tag of ['settings', 'catalog', 'stock:1']) invalidate(tag)
  expect(kept(KEYS)).toEqual([1, 3, 5])
})

test('what nobody invalidates is read again once it is a minute old, or the clock was set back', async () => {
  const { get } = await numbers()
  expect(await get(1)).toBe(1)
  expect(await get(1, later(60_000))).toBe(1)
  expect(await get(1, later(59_999))).toBe(1)
  expect(await get(1, later(60_001))).toBe(2)
  expect(await get(1, later(59_000))).toBe(3)
})
