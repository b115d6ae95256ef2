import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isLost, toStoreError } from './errors.ts'

export type PoolOptions = {
  /** The most connections at once. */
  poolSize: number
  /** The longest time to make a connection, or to get one from the pool. */
  connectTimeoutMs: number
  /** The longest time for one statement; 0: no limit. */
  statementTimeoutMs: number
  /** How long lost connections are replaced by others before the database counts as unavailable. */
  retryMs: number
  /** Called when a connection is lost while nobody is using it. */
  onLost: (error: Error) => void
}

/** The server ends a statement at its own limit. Without an answer this long after that, the connection is broken. */
const ANSWER_MARGIN_MS = 5000
const LOCK_TIMEOUT_MS = 10_000
/** Transactions await nothing but their statements. */
const IDLE_IN_TRANSACTION_MS = 30_000
const IDLE_TIMEOUT_MS = 60_000
const RETRY_EVERY_MS = 50

/** Connections that work when they are handed out. One that is found lost is replaced by another. */
export function connectPool(url: string, options: PoolOptions) {
  const { poolSize, connectTimeoutMs, statementTimeoutMs, retryMs, onLost } = options
  const pool = new pg.Pool({
    application_name: 'gamewallet',
    connectionString: url,
    max: poolSize,
    keepAlive: true,
    // Sends statements that nobody waits for together.
    pipeline: true,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    ...(statementTimeoutMs === 0
      ? {}
      : {
          statement_timeout: statementTimeoutMs,
          query_timeout: statementTimeoutMs + ANSWER_MARGIN_MS,
        }),
  })
  pool.on('error', onLost)
  // A connection that is lost between two statements of a transaction emits this event, too, and the next
  // statement fails. Without a listener the process would end.
  pool.on('connect', (client) => void client.on('error', () => undefined))

  return {
    /**
     * Takes a connection and runs its first statement. If the connection turns out to be lost, runs it on
     * another one. The caller releases the connection.
     * @throws DatabaseUnavailable if there is none in time.
     */
    async first<T>(statement: (client: pg.PoolClient) => Promise<T>): Promise<[pg.PoolClient, T]> {
      const giveUpAt = performance.now() + retryMs
      for (;;) {
        let client: pg.PoolClient | undefined
        try {
          client = await pool.connect()
          return [client, await statement(client)]
        } catch (error) {
          // The connection may be lost, or in the middle of a statement.
          client?.release(true)
          if (!isLost(error) || performance.now() > giveUpAt) throw toStoreError(error)
        }
        await sleep(RETRY_EVERY_MS)
      }
    },
    close: () => pool.end(),
  }
}
