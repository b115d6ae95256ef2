import fc from 'fast-check'
import { Redis } from 'ioredis'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createMemoryRateLimiter, type RateLimiter } from '../../src/domain/access/rate-limit.ts'
import { countCall, readRooms } from '../../src/redis/rate-limit.ts'
import { later } from '../helpers/factories.ts'
import {
  HAS_REDIS_SERVER,
  openLimiter,
  ownRedis,
  redisSettings,
  sharedRedis,
  TEST_REDIS_URL,
} from '../helpers/redis.ts'
import { testStore } from '../helpers/store.ts'

describe.skipIf(!TEST_REDIS_URL)('the window in Redis', () => {
  const waits = fc.oneof(
    { weight: 20, arbitrary: fc.constant(0) },
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 60 }) },
    { weight: 2, arbitrary: fc.constantFrom(299, 300, 999, 1000, 1001) },
    { weight: 1, arbitrary: fc.constantFrom(10_000, 40_000, 59_999, 60_000, 60_001) },
  )
  /** The clock may be set back as well. */
  const steps = fc.oneof(
    { weight: 60, arbitrary: waits },
    { weight: 1, arbitrary: fc.constantFrom(-1, -30, -999, -1000, -59_999, -3_600_000) },
  )

  test.each([
    ['goes on', waits],
    ['is set back now and then', steps],
  ])(
    'answers like the one in memory, waits and room included, on a clock that %s',
    async (_, gaps) => {
      const store = await testStore()
      const { client, prefix } = sharedRedis()
      let runs = 0
      const sequences = fc.array(gaps, { minLength: 250, maxLength: 700, size: 'max' })
      const run = fc.asyncProperty(sequences, async (gapsMs) => {
        const memory = createMemoryRateLimiter(store)
        const key = `${prefix}${runs++}`
        const inMemory: unknown[] = []
        const inRedis: Promise<unknown>[] = []
        let nowMs = 0
        for (const gapMs of gapsMs) {
          nowMs += gapMs
          inMemory.push(memory.call(1, later(nowMs)), memory.rooms(1, later(nowMs)))
          inRedis.push(countCall(client, key, later(nowMs).getTime()))
          inRedis.push(readRooms(client, key, later(nowMs).getTime()))
        }
        expect(await Promise.all(inRedis)).toEqual(await Promise.all(inMemory))
      })
      await fc.assert(run, { numRuns: 25 })
    },
  )

  test('goes by the clock of Redis, whatever that of the caller says', async () => {
    const { settings } = sharedRedis()
    const { limiter } = await openLimiter(settings)
    const calls = Array.from({ length: 41 }, (_, i) => waitOf(limiter, later(i * 3_600_000)))
    const waitsMs = await Promise.all(calls)
    expect(waitsMs.filter((waitMs) => waitMs === 0)).toHaveLength(40)
    expect(waitsMs[40]).toBeGreaterThan(0)
    expect(waitsMs[40]).toBeLessThanOrEqual(1000)
  })

  test('is one for all processes with the same prefix, and each account has its own', async () => {
    const { client, prefix, settings } = sharedRedis()
    const [one, two] = [await openLimiter(settings), await openLimiter(settings)]
    const other = await openLimiter({ ...settings, prefix: `${prefix}other:` })
    await fillMinute(client, `${prefix}rate:7`, 10)
    expect(await countCalls([one.limiter, two.limiter], 7, 30)).toBe(10)
    expect(await countCalls([two.limiter, one.limiter], 7, 30)).toBe(0)
    expect(await countCalls([one.limiter], 8, 30)).toBe(30)
    expect(await countCalls([other.limiter], 7, 30)).toBe(30)
    expect((await client.keys(`${prefix}*`)).sort()).toEqual(
      [`${prefix}other:rate:7`, `${prefix}rate:7`, `${prefix}rate:8`].sort(),
    )
  })

  test('holds no more than 200 calls, in little memory, for a minute after the last', async () => {
    const { client, prefix } = sharedRedis()
    const key = `${prefix}rate:1`
    for (let second = 0; second < 180; second++)
      for (let call = 0; call < 3; call++)
        await countCall(client, key, later(second * 1000).getTime())
    expect(await client.llen(key)).toBe(200)
    expect(await client.memory('USAGE', key)).toBeLessThan(3000)
    const leftMs = await client.pttl(key)
    expect(leftMs).toBeGreaterThan(30_000)
    expect(leftMs).toBeLessThanOrEqual(61_000)
  })
})

// Not the one that tests share: the order of their calls would change.
test.skipIf(!HAS_REDIS_SERVER)(
  'the window in Redis goes on where it was when Redis has forgotten the script',
  async () => {
    const redis = await ownRedis()
    await redis.start()
    const client = new Redis(redis.url)
    onTestFinished(() => client.disconnect())
    const { limiter } = await openLimiter(redisSettings(redis.url))
    await fillMinute(client, 'gamewallet:rate:1', 10)
    expect(await countCalls([limiter], 1, 6)).toBe(6)
    await client.script('FLUSH')
    expect(await countCalls([limiter], 1, 30)).toBe(4)
  },
)

/** 0 where the call is allowed. */
async function waitOf(limiter: RateLimiter, now: Date): Promise<number> {
  const outcome = await limiter.call(1, now)
  return outcome.allowed ? 0 : outcome.retryAfterMs
}

/** Counts calls of half a minute ago, so that only so many more fit for the next half minute. */
async function fillMinute(client: Redis, key: string, left: number) {
  const [seconds = 0] = await client.time()
  const firstMs = (Number(seconds) - 30) * 1000
  for (let i = 0; i < 200 - left; i++)
    expect(await countCall(client, key, firstMs + 50 * i)).toMatchObject({ allowed: true })
}

/** Calls so many times at once, through each limiter in turn; returns how many were allowed. */
async function countCalls(limiters: RateLimiter[], accountId: number, times: number) {
  const calls = Array.from({ length: times }, (_, i) =>
    limiters[i % limiters.length]?.call(accountId, later(0)),
  )
  return (await Promise.all(calls)).filter((outcome) => outcome?.allowed).length
}
