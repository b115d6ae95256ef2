import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isLost, told } from './errors.ts'

export type PoolOptions = {
  /** The most connections at once. */
  poolSize: number
  /** What it may take to make a connection, or to have one of the pool. */
  connectTimeoutMs: number
  /** What one statement may take; 0: any time. */
  statementTimeoutMs: number
  /** For how long a lost connection is replaced by another before the database counts as away. */
  retryMs: number
  /** Told of connections that were lost while nobody used them. */
  onLost: (error: Error) => void
}

/** Beyond what the server takes to end a statement by itself: then the way to it is broken. */
const ANSWER_MARGIN_MS = 5000
const LOCK_TIMEOUT_MS = 10_000
/** Transactions await nothing but their statements. */
const IDLE_IN_TRANSACTION_MS = 30_000
const IDLE_TIMEOUT_MS = 60_000
const RETRY_EVERY_MS = 50

/** Connections, each of which is whole when it is handed out, or is replaced where that can be seen. */
export interface Connections {
  /**
   * Takes a connection and runs its first statement, on another one where the connection turns out to
   * be lost. The caller gives it back.
   * @throws DatabaseUnavailable where there is none in time.
   */
  first<T>(statement: (client: pg.PoolClient) => Promise<T>): Promise<[pg.PoolClient, T]>
  close(): Promise<void>
}

export function connectPool(url: string, options: PoolOptions): Connections {
  const { poolSize, connectTimeoutMs, statementTimeoutMs, retryMs, onLost } = options
  const pool = new pg.Pool({
    application_name: 'gamewallet',
    connectionString: url,
    max: poolSize,
    keepAlive: true,
    // What is not waited for goes out together.
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
  // One that is lost between two statements of a transaction says so in this way, too, and the next
  // statement fails: without anybody listening the process would end.
  pool.on('connect', (client) => void client.on('error', () => undefined))

  return {
    async first(statement) {
      const giveUpAt = performance.now() + retryMs
      for (;;) {
        let client: pg.PoolClient | undefined
        try {
          client = await pool.connect()
          return [client, await statement(client)]
        } catch (error) {
          // It may be lost, or in the middle of something.
          client?.release(true)
          if (!isLost(error) || performance.now() > giveUpAt) throw told(error)
        }
        await sleep(RETRY_EVERY_MS)
      }
    },
    close: () => pool.end(),
  }
}
