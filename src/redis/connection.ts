import { Redis } from 'ioredis'
import type { Log } from '../domain/shared/log.ts'
import type { RedisServer } from './settings.ts'

/** Also what a call of the API waits at most before it is told that its rate cannot be checked. */
export const ANSWER_WITHIN_MS = 1000
const RETRY_FIRST_MS = 50
const RETRY_LAST_MS = 2000
/** What hangs up must not be waited for when it does not hang up in return. */
const HANG_UP_MS = 200
const OLDEST = { major: 6, minor: 2 }

const TOO_LATE = 'It took too long.'

/** One connection, which comes back by itself. */
export interface RedisConnection {
  /** Without user and password, for the log. */
  address: string
  /**
   * Sends commands; those of one moment travel together.
   * @throws at once while Redis is away, and after `answerWithinMs` where it does not answer
   */
  use<T>(send: (client: Redis) => Promise<T>): Promise<T>
  /** Hangs up, within about a second where Redis does not answer. */
  close(): Promise<void>
}

/**
 * Connects to one Redis from 6.2, alone or behind one address; clusters and Sentinel are not supported.
 * Resolves when the first attempt has ended, in about two seconds at most, be it in vain: then the log
 * says why, once, and once when Redis is back.
 */
export async function openRedis(
  server: RedisServer,
  log: Log,
  answerWithinMs = ANSWER_WITHIN_MS,
): Promise<RedisConnection> {
  const { host, port, username, password, database, tls } = server
  const address = `${tls ? 'rediss' : 'redis'}://${host}:${port}/${database}`
  let away: string | null = 'not connected yet'
  let [told, closing, failures] = [false, false, 0]
  /** What the connection that is about to close broke on. */
  let cause: string | null = null
  const attempted = Promise.withResolvers<void>()
  /** That the connection may be used for commands, or is gone. */
  let greeted = Promise.withResolvers<void>()

  const client = new Redis({
    host,
    port,
    ...(username === null ? {} : { username }),
    ...(password === null ? {} : { password }),
    ...(tls ? { tls: {} } : {}),
    db: database,
    protocol: 2,
    disableClientInfo: true,
    // Done below, with the version and without a warning beside the log.
    enableReadyCheck: false,
    enableAutoPipelining: true,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    // Commands under way fail when the connection does.
    maxRetriesPerRequest: 0,
    connectTimeout: answerWithinMs,
    // Answers have no limit of the client's own, which a stall of this process would pass: see `answered`.
    disconnectTimeout: HANG_UP_MS,
    // After a failover the one we are connected to may be a replica, which takes nothing any more.
    reconnectOnError: (error) => error.message.startsWith('READONLY'),
    retryStrategy: () => Math.min(RETRY_LAST_MS, RETRY_FIRST_MS * 2 ** failures++),
  })
  client.on('error', (error: Error) => {
    cause ??= reasonOf(error)
  })
  client.on('close', () => {
    greeted.resolve()
    away = cause ?? 'the connection was closed'
    cause = null
    attempted.resolve()
    if (told || closing) return
    told = true
    log.error({ redis: address, reason: away }, 'Redis is away: calls of the API are refused')
  })
  client.on('connect', () => {
    greeted = Promise.withResolvers()
    // It may never answer a log-in.
    answered(greeted.promise).catch(() => undefined)
  })
  client.on('ready', () => {
    greeted.resolve()
    inspect().then(accept, (error: Error) => {
      cause ??= reasonOf(error)
      client.disconnect(true)
    })
  })

  /** @throws where this connection must not be used. */
  async function inspect(): Promise<void> {
    // A database that does not exist would otherwise quietly be the first one.
    if (database > 0) await answered(client.select(database))
    const info = await answered(client.info()).catch((error: Error) => {
      if (error.message.startsWith('NOPERM')) return ''
      throw error
    })
    if (/^loading:1/m.test(info)) throw new Error('it is still loading its data')
    const [, version = '', major, minor] = /^redis_version:((\d+)\.(\d+)\S*)/m.exec(info) ?? []
    if (/^redis_mode:cluster/m.test(info))
      throw new Error('it is a cluster, which is not supported')
    const [have, need] = [Number(major) * 1000 + Number(minor), OLDEST.major * 1000 + OLDEST.minor]
    if (have < need) throw new Error(`it is Redis ${version}, and 6.2 is the oldest that will do`)
  }

  function accept() {
    away = null
    cause = null
    failures = 0
    attempted.resolve()
    if (told) log.info({ redis: address }, 'Redis is back')
    told = false
  }

  /** In words, and without the command: an error of the log-in has the password among its arguments. */
  function reasonOf(error: Error & { code?: string }): string {
    const { name, code } = error
    const message = error.message || code || name
    if (name === 'MaxRetriesPerRequestError') return 'the connection was closed'
    if (message === TOO_LATE || code === 'ETIMEDOUT') return `no answer within ${answerWithinMs} ms`
    if (message.endsWith('Please report this.')) return 'what answers there is no Redis'
    return password === null ? message : message.replaceAll(password, '[password]')
  }

  /**
   * What was asked. Where the answer does not come in as much time again, the connection ends.
   * @throws where the answer does not come in time
   */
  async function answered<T>(asked: Promise<T>): Promise<T> {
    const late = Promise.withResolvers<never>()
    let timer = afterReading(answerWithinMs, () => {
      late.reject(new Error(TOO_LATE))
      timer = afterReading(answerWithinMs, hangUp)
    })
    function hangUp() {
      cause ??= reasonOf(new Error(TOO_LATE))
      client.disconnect(!closing)
    }
    const end = () => timer.clear()
    asked.then(end, end)
    return await Promise.race([asked, late.promise])
  }

  await attempted.promise
  return {
    address,
    async use(send) {
      if (away !== null) throw new Error(`Redis is away: ${away}`)
      try {
        return await answered(send(client))
      } catch (error) {
        throw new Error(`Redis: ${error instanceof Error ? reasonOf(error) : error}`)
      }
    },
    async close() {
      closing = true
      try {
        await answered(client.quit())
      } catch {
        client.disconnect()
      }
    },
  }
}

/** Where this process stood still, what has arrived meanwhile is read before the work is done, which ends it. */
function afterReading(ms: number, work: () => void): { clear(): void } {
  let cleared = false
  const doIt = () => {
    if (!cleared) work()
  }
  const timer = setTimeout(() => setImmediate(doIt), ms)
  return {
    clear() {
      cleared = true
      clearTimeout(timer)
    },
  }
}
