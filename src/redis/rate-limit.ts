import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'
import {
  CALLS_PER_MINUTE,
  CALLS_PER_SECOND,
  MINUTE_MS,
  type RateLimiter,
  type RateOutcome,
  type RateRooms,
  SECOND_MS,
} from '../domain/access/rate-limit.ts'
import type { Log } from '../domain/shared/log.ts'
import { ANSWER_WITHIN_MS, openRedis, type RedisConnection } from './connection.ts'
import type { RedisSettings } from './settings.ts'

/**
 * Exact rolling windows in Redis, shared by all processes with the same Redis, database and prefix. Only the
 * clock of Redis counts. A Redis without persistence forgets the last minute when it restarts. `call` throws
 * at once while Redis is not available, and after about a second if it does not answer.
 */
export async function openRedisRateLimiter(
  { prefix, ...server }: RedisSettings,
  log: Log,
  answerWithinMs = ANSWER_WITHIN_MS,
): Promise<RateLimiter & Pick<RedisConnection, 'address' | 'close'>> {
  const redis = await openRedis(server, log, answerWithinMs)
  const keyOf = (accountId: number) => `${prefix}rate:${accountId}`
  return {
    address: redis.address,
    close: redis.close,
    call: (accountId) => redis.use((client) => countCall(client, keyOf(accountId))),
    rooms: (accountId) => redis.use((client) => readRooms(client, keyOf(accountId))),
  }
}

/** A second longer than a call counts, so that rounding in Redis does not drop one too early. */
const KEPT_MS = MINUTE_MS + SECOND_MS

/**
 * The window of domain/access/rate-limit.ts, as a list of the last counted calls, newest first. Returns the
 * wait in ms, which is 0 if it counted the call, and the room in both windows. Refused calls are not
 * written; with ARGV[2], no call is. The list expires when no call was counted for a minute.
 */
const SCRIPT = `
local calls = KEYS[1]
local now = tonumber(ARGV[1])
if not now then
  local time = redis.call('TIME')
  now = time[1] * 1000 + math.floor(time[2] / 1000)
end

local function nth_last(n)
  return tonumber(redis.call('LINDEX', calls, n - 1) or -math.huge)
end

-- Calls in the future (the clock was set back) count as made now: they are not lost, and they expire.
local n = 1
while nth_last(n) > now do
  redis.call('LSET', calls, n - 1, string.format('%.0f', now))
  n = n + 1
end
if n > 1 then redis.call('PEXPIRE', calls, ${KEPT_MS}) end

-- How many more calls fit, and after how many ms the oldest one leaves the window.
local function room(limit, window)
  local counted, uncounted = 0, limit + 1
  while uncounted - counted > 1 do
    local middle = math.floor((counted + uncounted) / 2)
    if nth_last(middle) > now - window then counted = middle else uncounted = middle end
  end
  if counted == 0 then return limit, window end
  return limit - counted, nth_last(counted) + window - now
end

local second_left, second_ms = room(${CALLS_PER_SECOND}, ${SECOND_MS})
local minute_left, minute_ms = room(${CALLS_PER_MINUTE}, ${MINUTE_MS})
local wait = math.max(second_left > 0 and 0 or second_ms, minute_left > 0 and 0 or minute_ms)
if wait == 0 and not ARGV[2] then
  redis.call('LPUSH', calls, string.format('%.0f', now))
  redis.call('LTRIM', calls, 0, ${CALLS_PER_MINUTE - 1})
  redis.call('PEXPIRE', calls, ${KEPT_MS})
  second_left, minute_left = second_left - 1, minute_left - 1
end
return { wait, second_left, second_ms, minute_left, minute_ms }
`

const SHA = createHash('sha1').update(SCRIPT).digest('hex')

/**
 * Counts a call in the window of this key if there is room.
 * @param atMs only for tests; otherwise Redis's clock counts, which all machines share
 * @throws what the client throws
 */
export async function countCall(client: Redis, key: string, atMs?: number): Promise<RateOutcome> {
  const { waitMs, ...rooms } = await runScript(client, key, [atMs ?? ''])
  return waitMs === 0
    ? { allowed: true, ...rooms }
    : { allowed: false, retryAfterMs: waitMs, ...rooms }
}

/** The room in the windows of this key. Parameters and errors as for countCall. */
export async function readRooms(client: Redis, key: string, atMs?: number): Promise<RateRooms> {
  const { second, minute } = await runScript(client, key, [atMs ?? '', 'uncounted'])
  return { second, minute }
}

async function runScript(
  client: Redis,
  key: string,
  given: (string | number)[],
): Promise<RateRooms & { waitMs: number }> {
  const answer = await client.evalsha(SHA, 1, key, ...given).catch((error: Error) => {
    // Redis does not know the script: it is new, or was restarted or flushed.
    if (!error.message.startsWith('NOSCRIPT')) throw error
    return client.eval(SCRIPT, 1, key, ...given)
  })
  if (!Array.isArray(answer) || answer.length !== 5 || !answer.every(Number.isSafeInteger))
    throw new Error(`The rate limit's script answered ${answer}`)
  const [waitMs, secondLeft, secondMs, minuteLeft, minuteMs] = answer as Answer
  return {
    waitMs,
    second: { left: secondLeft, moreAfterMs: secondMs },
    minute: { left: minuteLeft, moreAfterMs: minuteMs },
  }
}

type Answer = [number, number, number, number, number]
