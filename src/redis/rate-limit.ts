import type { RateLimiter } from '../domain/access/rate-limit.ts'
import type { Log } from '../domain/shared/log.ts'
import { ANSWER_WITHIN_MS, openRedis } from './connection.ts'
import { countCall, readRooms } from './rate-script.ts'
import type { RedisSettings } from './settings.ts'

export interface RedisRateLimiter extends RateLimiter {
  /** Without user and password, for the log. */
  address: string
  /** Closes within about a second; later calls are refused. */
  close(): Promise<void>
}

/**
 * Exact rolling windows in Redis, shared by all processes with the same Redis, database and prefix. Only the
 * clock of Redis counts. A Redis without persistence forgets the last minute when it restarts. `call` throws
 * at once while Redis is not available, and after about a second if it does not answer.
 */
export async function openRedisRateLimiter(
  { prefix, ...server }: RedisSettings,
  log: Log,
  answerWithinMs = ANSWER_WITHIN_MS,
): Promise<RedisRateLimiter> {
  const redis = await openRedis(server, log, answerWithinMs)
  const keyOf = (accountId: number) => `${prefix}rate:${accountId}`
  return {
    address: redis.address,
    close: () => redis.close(),
    call: (accountId) => redis.use((client) => countCall(client, keyOf(accountId))),
    rooms: (accountId) => redis.use((client) => readRooms(client, keyOf(accountId))),
  }
}
