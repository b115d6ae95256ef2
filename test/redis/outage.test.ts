import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { ANSWER_WITHIN_MS } from '../../src/redis/connection.ts'
import { testApp } from '../helpers/app.ts'
import { START } from '../helpers/factories.ts'
import {
  HAS_REDIS_SERVER,
  openLimiter,
  ownRedis,
  redisSettings,
  strangeServer,
} from '../helpers/redis.ts'

const AWAY = 'Redis is not available: API calls are refused'
const BACK = 'Redis is back'
const UNAVAILABLE = {
  success: false,
  code: 'RATE_LIMIT_UNAVAILABLE',
  error: 'RATE LIMIT UNAVAILABLE',
}
/**
 * Reconnecting waits 2 s at most, and processes start slowly on a busy machine. Not so often that the API
 * would refuse it.
 */
const SOON = { timeout: 60_000, interval: 500 }

/** What the lines say about Redis, in order. */
const toldIn = (lines: string[]) =>
  lines
    .map((line) => JSON.parse(line) as { msg: string; reason?: string })
    .filter(({ msg }) => msg === AWAY || msg === BACK)

describe.skipIf(!HAS_REDIS_SERVER)('while Redis is not available', () => {
  test('calls are answered 503, and again as ever when it is back, without a restart', async () => {
    const redis = await ownRedis()
    const first = await redis.start()
    const { limiter, log, logLines } = await openLimiter(redisSettings(redis.url))
    const { call, reseller } = await testApp({ rateLimiter: limiter, log })
    const { key } = await reseller()
    const balance = () => call('GET', '/balance', { key })
    expect((await balance()).status).toBe(200)

    await first.kill()
    for (let i = 0; i < 10; i++)
      expect(await balance()).toMatchObject({ status: 503, body: UNAVAILABLE })
    await vi.waitFor(() => expect(toldIn(logLines)).toMatchObject([{ msg: AWAY }]), SOON)

    await redis.start()
    await vi.waitFor(async () => expect((await balance()).status).toBe(200), SOON)
    expect(toldIn(logLines)).toMatchObject([{ msg: AWAY }, { msg: BACK }])
  })

  test('in the way that it hangs, calls are answered 503 as well, and again later', async () => {
    const redis = await ownRedis()
    const server = await redis.start()
    const { limiter, logLines } = await openLimiter(redisSettings(redis.url), ANSWER_WITHIN_MS)
    const { call, reseller } = await testApp({ rateLimiter: limiter })
    const { key } = await reseller()
    const balance = () => call('GET', '/balance', { key })
    await vi.waitFor(async () => expect((await balance()).status).toBe(200), SOON)
    // None, unless Redis stood still for a second by itself.
    const before = toldIn(logLines).length

    server.signal('SIGSTOP')
    const answers = await Promise.all(Array.from({ length: 5 }, balance))
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503])
    await vi.waitFor(() => expect(toldIn(logLines)).toHaveLength(before + 1), SOON)
    expect(toldIn(logLines).at(-1)).toMatchObject({
      msg: AWAY,
      reason: 'no answer within 1000 ms',
    })
    expect((await balance()).status).toBe(503)
    expect(toldIn(logLines)).toHaveLength(before + 1)

    server.signal('SIGCONT')
    await vi.waitFor(async () => expect((await balance()).status).toBe(200), SOON)
    const told = toldIn(logLines).map(({ msg }) => msg)
    expect(told).toEqual(told.map((_, i) => (i % 2 === 0 ? AWAY : BACK)))
    expect(told.at(-1)).toBe(BACK)
  })
})

test.skipIf(!HAS_REDIS_SERVER)(
  'a call is not refused because this process stood still',
  async () => {
    const redis = await ownRedis()
    await redis.start()
    const { limiter, logLines } = await openLimiter(redisSettings(redis.url), ANSWER_WITHIN_MS)
    const first = async () => expect(await limiter.call(1, START)).toMatchObject({ allowed: true })
    await vi.waitFor(first, SOON)
    const told = toldIn(logLines).length
    const answer = limiter.call(1, START)
    await nextTurn()
    redis.hasAnswered()
    standStill(2.5 * ANSWER_WITHIN_MS)
    expect(await answer).toMatchObject({ allowed: true })
    expect(toldIn(logLines)).toHaveLength(told)
  },
)

function standStill(ms: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

describe.skipIf(!HAS_REDIS_SERVER)('a Redis that wants a password', () => {
  const PASSWORD = 'Hush-4711!'

  test('is told it, and the log is not', async () => {
    const redis = await ownRedis('--requirepass', PASSWORD)
    await redis.start()
    const url = redis.url.replace('//', `//:${PASSWORD}@`)
    const right = await openLimiter(redisSettings(url))
    expect(await right.limiter.call(1, START)).toMatchObject({ allowed: true })
    expect(toldIn(right.logLines)).toEqual([])

    const wrong = await openLimiter(redisSettings(url.replace('!@', '%21%25@')))
    await expect(wrong.limiter.call(1, START)).rejects.toThrow(/Redis is not available: WRONGPASS/)
    const none = await openLimiter(redisSettings(redis.url))
    await expect(none.limiter.call(1, START)).rejects.toThrow(/Redis is not available: NOAUTH/)
    expect(toldIn([...wrong.logLines, ...none.logLines])).toMatchObject([
      { reason: expect.stringContaining('WRONGPASS') },
      { reason: expect.stringContaining('NOAUTH') },
    ])
    expect([...right.logLines, ...wrong.logLines].join()).not.toContain('Hush')
  })

  test('may have a user who can do no more than is needed', async () => {
    const rules = 'shop on >p@ss ~gamewallet:* +evalsha +eval +time +lindex +lset +lpush +ltrim'
    const redis = await ownRedis('--user', ...rules.split(' '), '+pexpire')
    await redis.start()
    const url = redis.url.replace('//', '//shop:p%40ss@')
    const { limiter, logLines } = await openLimiter(redisSettings(url))
    expect(await limiter.call(1, START)).toMatchObject({ allowed: true })
    expect(toldIn(logLines)).toEqual([])
  })
})

describe('what cannot be used as a Redis', () => {
  test('is told in words', async () => {
    const web = await strangeServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    const old = await strangeServer((socket) => {
      const info = '# Server\r\nredis_version:5.0.14\r\n'
      socket.write(`$${info.length}\r\n${info}\r\n`)
    })
    expect(await reasonOf(web.url)).toBe('the server at this address is not Redis')
    expect(await reasonOf(old.url)).toBe('it is Redis 5.0.14, but 6.2 or newer is required')
  })

  test.skipIf(!HAS_REDIS_SERVER)('is a database that the server has not', async () => {
    const redis = await ownRedis('--databases', '4')
    await redis.start()
    expect(await reasonOf(`${redis.url}/3`)).toBe(undefined)
    expect(await reasonOf(`${redis.url}/4`)).toContain('DB index is out of range')
  })

  test('and repeats the password is not quoted', async () => {
    const { url } = await strangeServer((socket, text) =>
      socket.write(`-ERR unknown command, with args: ${text.replaceAll('\r\n', ' ')}\r\n`),
    )
    const reason = await reasonOf(url.replace('//', '//:Hush-4711!@'))
    expect(reason).toContain('ERR unknown command')
    expect(reason).not.toContain('Hush')
  })
})

test.each([
  ['says nothing', ''],
  ['does not answer a log-in', ':Hush-4711!@'],
])('a limiter whose Redis %s opens, refuses calls, and closes', async (_, login) => {
  const server = await strangeServer(() => {})
  const url = server.url.replace('//', `//${login}`)
  const { limiter } = await openLimiter(redisSettings(url), ANSWER_WITHIN_MS)
  await expect(limiter.call(1, START)).rejects.toThrow(
    'Redis is not available: no answer within 1000 ms',
  )
  await limiter.close()
})

/** Why a Redis at the address is not used, as the log tells it. */
async function reasonOf(url: string): Promise<string | undefined> {
  const { logLines } = await openLimiter(redisSettings(url))
  return toldIn(logLines)[0]?.reason
}
