import { Redis } from 'ioredis'
import type { Log } from '../domain/shared/log.ts'
import type { RedisServer } from './settings.ts'

/** The time limit for an answer, and so the longest that an API call waits for its rate check. */
export const ANSWER_WITHIN_MS = 1000
const RETRY_FIRST_MS = 50
const RETRY_LAST_MS = 2000
/** How long a disconnect waits for the server to close its side. */
const DISCONNECT_MS = 200
const OLDEST = { major: 6, minor: 2 }

const TOO_LATE = 'It took too long.'

export type RedisConnection = Awaited<ReturnType<typeof openRedis>>

/**
 * Connects to one Redis server, 6.2 or newer; clusters and Sentinel are not supported. The connection is made anew by
 * itself where it is lost. Resolves when the first attempt has ended, even if it failed, after about two seconds at
 * most. Logs an outage once, with its reason, and once when Redis is back.
 */
export async function openRedis(server: RedisServer, log: Log, answerWithinMs = ANSWER_WITHIN_MS) {
  const { host, port, username, password, database, tls } = server
  const address = `${tls ? 'rediss' : 'redis'}://${host}:${port}/${database}`
  let away: string | null = 'not connected yet'
  let [logged, closing, failures] = [false, false, 0]
  /** Why the connection is about to close. */
  let cause: string | null = null
  const attempted = Promise.withResolvers<void>()
  /** Resolves when the connection accepts commands, or has closed. */
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
    // `inspect` checks this and the version, without ioredis's own warning.
    enableReadyCheck: false,
    enableAutoPipelining: true,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    // Commands in flight fail when the connection does.
    maxRetriesPerRequest: 0,
    connectTimeout: answerWithinMs,
    // `answered` limits the wait for an answer. ioredis's own limit would also fire when this process stalls.
    disconnectTimeout: DISCONNECT_MS,
    // After a failover the server may have become a replica, which refuses writes.
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
    if (logged || closing) return
    logged = true
    log.error({ redis: address, reason: away }, 'Redis is not available: API calls are refused')
  })
  client.on('connect', () => {
    greeted = Promise.withResolvers()
    // Disconnects if the server never answers the log-in.
    answered(greeted.promise).catch(() => undefined)
  })
  client.on('ready', () => {
    greeted.resolve()
    inspect().then(accept, (error: Error) => {
      cause ??= reasonOf(error)
      client.disconnect(true)
    })
  })

  /** @throws if this connection must not be used */
  async function inspect(): Promise<void> {
    // ioredis would silently use database 0 if this one does not exist.
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
    if (have < need) throw new Error(`it is Redis ${version}, but 6.2 or newer is required`)
  }

  function accept() {
    away = null
    cause = null
    failures = 0
    attempted.resolve()
    if (logged) log.info({ redis: address }, 'Redis is back')
    logged = false
  }

  /** The reason as a text without the command, since a failed log-in has the password in its arguments. */
  function reasonOf(error: Error & { code?: string }): string {
    const { name, code } = error
    const message = error.message || code || name
    if (name === 'MaxRetriesPerRequestError') return 'the connection was closed'
    if (message === TOO_LATE || code === 'ETIMEDOUT') return `no answer within ${answerWithinMs} ms`
    if (message.endsWith('Please report this.')) return 'the server at this address is not Redis'
    return password === null ? message : message.replaceAll(password, '[password]')
  }

  /**
   * Waits for an answer. If it has not come after twice the limit, disconnects.
   * @throws if it does not come within `answerWithinMs`
   */
  async function answered<T>(asked: Promise<T>): Promise<T> {
    const late = Promise.withResolvers<never>()
    let timer = afterReading(answerWithinMs, () => {
      late.reject(new Error(TOO_LATE))
      timer = afterReading(answerWithinMs, disconnect)
    })
    function disconnect() {
      cause ??= reasonOf(new Error(TOO_LATE))
      client.disconnect(!closing)
    }
    const end = () => timer.clear()
    asked.then(end, end)
    return await Promise.race([asked, late.promise])
  }

  await attempted.promise
  return {
    /** Without user and password, for the log. */
    address,
    /**
     * Sends commands; those sent at the same moment are pipelined.
     * @throws at once while Redis is not available, and after `answerWithinMs` if it does not answer
     */
    async use<T>(send: (client: Redis) => Promise<T>): Promise<T> {
      if (away !== null) throw new Error(`Redis is not available: ${away}`)
      try {
        return await answered(send(client))
      } catch (error) {
        throw new Error(`Redis: ${error instanceof Error ? reasonOf(error) : error}`)
      }
    },
    /** Disconnects, within about a second if Redis does not answer. */
    async close(): Promise<void> {
      closing = true
      try {
        await answered(client.quit())
      } catch {
        client.disconnect()
      }
    },
  }
}

/** A timeout that first reads the answers that arrived while this process stalled; those may clear it. */
function afterReading(ms: number, work: () => void): { clear(): void } {
  let cleared = false
  const unlessCleared = () => {
    if (!cleared) work()
  }
  const timer = setTimeout(() => setImmediate(unlessCleared), ms)
  return {
    clear() {
      cleared = true
      clearTimeout(timer)
    },
  }
}
