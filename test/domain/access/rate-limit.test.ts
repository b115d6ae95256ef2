import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Store } from '../../../src/db/store.ts'
import { createMemoryRateLimiter, type RateLimiter } from '../../../src/domain/access/rate-limit.ts'
import { rateCalls } from '../../../src/domain/schema.ts'
import { connectDirectly } from '../../helpers/direct.ts'
import { later, openTestAccount } from '../../helpers/factories.ts'
import { testStore } from '../../helpers/store.ts'

const allowed = expect.objectContaining({ allowed: true })
const denied = (retryAfterMs: number) => expect.objectContaining({ allowed: false, retryAfterMs })

describe('for calls at any times', () => {
  const waits = fc.oneof(
    { weight: 20, arbitrary: fc.constant(0) },
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 60 }) },
    { weight: 2, arbitrary: fc.constantFrom(299, 300, 999, 1000, 1001) },
    { weight: 1, arbitrary: fc.constantFrom(10_000, 40_000, 59_999, 60_000, 60_001) },
  )
  const gaps = fc.array(waits, { minLength: 250, maxLength: 700, size: 'max' })

  test('answers, waits and room are those of counting every answered call', async () => {
    const { store } = await open()
    const run = fc.asyncProperty(gaps, async (gapsMs) => {
      const limiter = createMemoryRateLimiter(store)
      const counted: number[] = []
      const outcomes: unknown[] = []
      const expected: unknown[] = []
      let nowMs = 0
      for (const gapMs of gapsMs) {
        nowMs += gapMs
        const waitMs = naiveWaitMs(counted, nowMs)
        outcomes.push(await limiter.call(1, later(nowMs)))
        if (waitMs === 0) counted.push(nowMs)
        const room = {
          second: naiveRoom(counted, nowMs, 40, 1000),
          minute: naiveRoom(counted, nowMs, 200, 60_000),
        }
        const refused = { allowed: false, retryAfterMs: waitMs }
        expected.push({ ...room, ...(waitMs === 0 ? { allowed: true } : refused) })
      }
      expect(outcomes).toEqual(expected)
    })
    await fc.assert(run, { numRuns: 25 })
  })
})

describe('a clock that is set back', () => {
  test('neither opens the second nor blocks for longer than it', async () => {
    const { limiter } = await open()
    await callTimes(limiter, 1, 40, 3_600_000)
    expect(await limiter.call(1, later(0))).toEqual(denied(1000))
    expect(await limiter.call(1, later(999))).toEqual(denied(1))
    expect(await callTimes(limiter, 1, 41, 1000)).toBe(40)
  })

  test('neither opens the minute nor blocks for longer than it', async () => {
    const { limiter } = await open()
    for (let second = 0; second < 5; second++)
      await callTimes(limiter, 1, 40, 3_600_000 + second * 1000)
    expect(await limiter.call(1, later(0))).toEqual(denied(60_000))
    expect(await limiter.call(1, later(59_999))).toEqual(denied(1))
    expect(await limiter.call(1, later(60_000))).toEqual(allowed)
  })

  test('does not keep later calls from being saved for a restart', async () => {
    const { store, limiter } = await open()
    const { id } = await openTestAccount(store)
    await limiter.call(id, later(3_600_000))
    await limiter.save(later(3_600_000))
    await callTimes(limiter, id, 39, 0)
    await limiter.save(later(0))
    const next = createMemoryRateLimiter(store)
    await next.load(later(0))
    expect(await next.call(id, later(0))).toEqual(denied(1000))
  })
})

describe('a restart', () => {
  test('does not forget the last minute, and each call leaves the windows at its own time', async () => {
    const { store, limiter } = await open()
    const { id } = await openTestAccount(store)
    for (let second = 0; second < 5; second++) await callTimes(limiter, id, 40, second * 1000)
    await limiter.save(later(4500))

    const next = createMemoryRateLimiter(store)
    await next.load(later(6000))
    expect(await next.call(id, later(6000))).toEqual(denied(54_000))
    expect(await callTimes(next, id, 200, 60_000)).toBe(40)
    expect(await next.call(id, later(60_999))).toEqual(denied(1))
    expect(await callTimes(next, id, 200, 61_000)).toBe(40)
  })

  test('twice in a minute does not forget either', async () => {
    const { store, limiter } = await open()
    for (let second = 0; second < 4; second++) await callTimes(limiter, 1, 40, second * 1000)
    await limiter.save(later(4000))
    const next = createMemoryRateLimiter(store)
    await next.load(later(5000))
    await callTimes(next, 1, 40, 5000)
    await next.save(later(5000))
    const last = createMemoryRateLimiter(store)
    await last.load(later(7000))
    expect(await last.call(1, later(7000))).toEqual(denied(53_000))
  })

  test('after more than a minute begins anew', async () => {
    const { store, limiter } = await open()
    await callTimes(limiter, 1, 40, 0)
    await limiter.save(later(0))
    const next = createMemoryRateLimiter(store)
    await next.load(later(60_000))
    expect(await callTimes(next, 1, 41, 60_000)).toBe(40)
  })
})

describe('saving', () => {
  test('forgets an account that has been quiet for a minute', async () => {
    const { store, limiter } = await open()
    await limiter.call(1, later(0))
    await limiter.call(2, later(0))
    await limiter.save(later(10))
    expect(await savedCalls(store)).toEqual({ 1: [0], 2: [0] })
    await limiter.call(3, later(20))
    await limiter.call(2, later(60_100))
    await limiter.save(later(60_100))
    expect(await savedCalls(store)).toEqual({ 2: [60_100] })
    await limiter.save(later(120_100))
    expect(await savedCalls(store)).toEqual({})
  })

  test('writes what is new, and nothing if there is nothing', async () => {
    const { store, limiter } = await open()
    await limiter.call(1, later(0))
    await limiter.save(later(10))
    for (let at = 20; at < 50_000; at += 1000) await limiter.save(later(at))
    expect(await store.read.$count(rateCalls)).toBe(1)
    await limiter.call(1, later(50_000))
    await limiter.save(later(50_010))
    expect(await store.read.$count(rateCalls)).toBe(2)
    expect(await savedCalls(store)).toEqual({ 1: [50_000] })
  })

  test('that failed is made up for by the next', async () => {
    const { store, limiter } = await open()
    await limiter.call(1, later(0))
    const other = await connectDirectly(store)
    await other.exec('ALTER TABLE rate_calls RENAME TO rate_calls_away')
    await expect(limiter.save(later(10))).rejects.toThrow(/rate_calls/)
    await other.exec('ALTER TABLE rate_calls_away RENAME TO rate_calls')
    expect(await savedCalls(store)).toEqual({})
    await limiter.save(later(20))
    expect(await savedCalls(store)).toEqual({ 1: [0] })
  })
})

async function open() {
  const store = await testStore()
  return { store, limiter: createMemoryRateLimiter(store) }
}

/** Calls so many times at one moment; returns how many were answered. */
async function callTimes(limiter: RateLimiter, accountId: number, times: number, atMs: number) {
  let answered = 0
  for (let i = 0; i < times; i++)
    if ((await limiter.call(accountId, later(atMs))).allowed) answered += 1
  return answered
}

/** Until when a call has to wait, found by trying every moment at which a counted call grows old. */
function naiveWaitMs(counted: number[], nowMs: number): number {
  const within = (lengthMs: number, atMs: number) =>
    counted.filter((callMs) => callMs > atMs - lengthMs).length
  const fits = (atMs: number) => within(1000, atMs) < 40 && within(60_000, atMs) < 200
  if (fits(nowMs)) return 0
  const moments = counted
    .flatMap((callMs) => [callMs + 1000, callMs + 60_000])
    .filter((atMs) => atMs > nowMs)
    .sort((a, b) => a - b)
  return (moments.find(fits) ?? Number.POSITIVE_INFINITY) - nowMs
}

/** What a restart would find, in milliseconds after START. */
async function savedCalls(store: Store): Promise<Record<number, number[]>> {
  const saved: Record<number, number[]> = {}
  for (const { calls } of await store.read.select().from(rateCalls))
    for (const [accountId, atMs] of Object.entries(calls))
      saved[Number(accountId)] = atMs.map((ms) => ms - later(0).getTime())
  return saved
}

/** The room in one window, found by looking at every counted call. */
function naiveRoom(counted: number[], nowMs: number, calls: number, windowMs: number) {
  const within = counted.filter((callMs) => callMs > nowMs - windowMs)
  const moreAfterMs = within[0] === undefined ? windowMs : within[0] + windowMs - nowMs
  return { left: calls - within.length, moreAfterMs }
}
