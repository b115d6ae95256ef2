import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'
import {
  CALLS_PER_MINUTE,
  CALLS_PER_SECOND,
  MINUTE_MS,
  SECOND_MS,
} from '../domain/access/rate-limit.ts'

/** Longer than a call counts, so that no rounding of Redis's own clock forgets one too early. */
const KEPT_MS = MINUTE_MS + SECOND_MS

/**
 * The window of domain/rate-limit.ts on a list of the last 200 counted calls, newest first. Answers 0
 * where it counted the call, or else how many milliseconds to wait. The list is written only when a
 * call counts, and goes by itself when none has for a minute.
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

-- After the clock was set back: calls of the future count as made now, neither lost nor for ever.
local n = 1
while nth_last(n) > now do
  redis.call('LSET', calls, n - 1, string.format('%.0f', now))
  n = n + 1
end
if n > 1 then redis.call('PEXPIRE', calls, ${KEPT_MS}) end

local wait = math.max(
  nth_last(${CALLS_PER_SECOND}) + ${SECOND_MS} - now,
  nth_last(${CALLS_PER_MINUTE}) + ${MINUTE_MS} - now
)
if wait > 0 then return wait end

redis.call('LPUSH', calls, string.format('%.0f', now))
redis.call('LTRIM', calls, 0, ${CALLS_PER_MINUTE - 1})
redis.call('PEXPIRE', calls, ${KEPT_MS})
return 0
`

const SHA = createHash('sha1').update(SCRIPT).digest('hex')

/**
 * Counts a call in the window of this key where it has room; returns 0, or the wait in milliseconds.
 * @param atMs the time instead of Redis's own. Only tests give one, to replay what the window in memory
 * is asked: several machines agree about the time only if it is Redis that tells it.
 * @throws what the client throws
 */
export async function countCall(client: Redis, key: string, atMs?: number): Promise<number> {
  const time = atMs ?? ''
  const waitMs = await client.evalsha(SHA, 1, key, time).catch((error: Error) => {
    // Redis was restarted or flushed since it last saw the script, or never did.
    if (!error.message.startsWith('NOSCRIPT')) throw error
    return client.eval(SCRIPT, 1, key, time)
  })
  if (typeof waitMs !== 'number') throw new Error(`The rate limit's script answered ${waitMs}`)
  return waitMs
}
