import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseProblem, DatabaseUnavailable, type HeldLock, type Locks } from '../store.ts'
import { awakeFor } from './awake.ts'
import { isLost, toStoreError } from './errors.ts'

/** A connection that breaks silently is noticed within 5 s, before the server frees the locks. */
const CHECK_EVERY_MS = 2000
const ANSWER_TIMEOUT_MS = 3000
/** The server closes a connection to a machine that lost power after 5 + 3 × 2 s. */
const SERVER_GIVES_UP =
  'SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3; SET tcp_user_timeout = 11000'
/** Prefixes a lock's name, so that it never clashes with another program's locks. */
const PREFIX = 'gamewallet lock '

type Session = {
  client: pg.Client
  held: Map<string, AbortController>
  ended: boolean
}

/**
 * Takes session-level advisory locks on a separate connection, which is made for the first lock. If the
 * connection is lost, so are the locks.
 * @param inTransaction runs queries in a transaction on another connection.
 */
export function createSessionLocks(
  url: string,
  connectTimeoutMs: number,
  inTransaction: <T>(work: (client: Pick<pg.Client, 'query'>) => Promise<T>) => Promise<T>,
): Locks {
  let present: Promise<Session> | undefined
  let closed = false

  function session(): Promise<Session> {
    if (present) return present
    const made = connect().catch((error) => {
      // It may have been lost, and replaced by another, while it was being made.
      if (present === made) present = undefined
      throw toStoreError(error)
    })
    present = made
    return made
  }

  async function connect(): Promise<Session> {
    const client = new pg.Client({
      application_name: 'gamewallet locks',
      connectionString: url,
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
      // Otherwise pg expects the next query only after the answer to the one before it.
      pipeline: true,
    })
    const made: Session = { client, held: new Map(), ended: false }
    client.on('error', (error) => end(made, error))
    client.on('end', () => end(made, new Error('The connection was closed.')))
    try {
      await client.connect()
      const pid = await inTime(pidOf(client))
      // From here on, `watch` ends the session if an answer is missing, and its queries fail.
      void watch(made, pid)
      await client.query(SERVER_GIVES_UP)
      await requireOwn(made, pid)
      return made
    } catch (error) {
      end(made, error)
      throw error
    }
  }

  /** @throws DatabaseProblem if our statements reach different sessions of the server. */
  async function requireOwn(made: Session, pid: number): Promise<void> {
    const isOwn = await inTransaction(
      async (other) => (await pidOf(other)) !== pid && (await pidOf(made.client)) === pid,
    )
    if (!isOwn) throw pooled()
  }

  /** Checks at intervals that the session is still there, and still the same. */
  async function watch(made: Session, pid: number): Promise<void> {
    try {
      while (!made.ended) {
        await sleep(CHECK_EVERY_MS, undefined, { ref: false })
        if (!made.ended && (await inTime(pidOf(made.client))) !== pid) throw pooled()
      }
    } catch (error) {
      end(made, error)
    }
  }

  function end(made: Session, why: unknown): void {
    if (made.ended) return
    made.ended = true
    present = undefined
    for (const lost of made.held.values()) lost.abort(why)
    made.held.clear()
    // Closes at once: a server that does not answer would not answer a goodbye either.
    made.client.connection.stream.destroy()
  }

  async function lock(name: string, { shared = false } = {}): Promise<HeldLock | null> {
    if (closed) throw new DatabaseUnavailable('not done', 'It was closed.')
    const made = await session()
    const { held, client } = made
    // The server would grant it to the same session twice.
    if (held.has(name)) return null
    const lost = new AbortController()
    held.set(name, lost)
    const suffix = shared ? '_shared' : ''
    const key = 'hashtextextended($1, 0)'
    const ask = (verb: string) =>
      client.query(`SELECT ${verb}${suffix}(${key}) AS done`, [PREFIX + name])
    try {
      const { rows } = await ask('pg_try_advisory_lock')
      if (rows[0].done && !made.ended)
        return {
          lost: lost.signal,
          async release() {
            if (made.ended || !held.delete(name)) return
            await ask('pg_advisory_unlock').catch((error) => end(made, error))
          },
        }
      held.delete(name)
      if (!made.ended) return null
      throw new DatabaseUnavailable('not done', lost.signal.reason)
    } catch (error) {
      held.delete(name)
      if (isLost(error)) end(made, error)
      throw toStoreError(error)
    }
  }

  return {
    lock,
    async close() {
      closed = true
      const made = await present?.catch(() => undefined)
      if (made) end(made, new Error('The database was closed.'))
    },
  }
}

/** @throws if the answer takes too long. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = awakeFor(ANSWER_TIMEOUT_MS).then(() => {
    throw new Error('Connection terminated: the server did not answer in time.')
  })
  return Promise.race([answer, late])
}

async function pidOf(client: Pick<pg.Client, 'query'>): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  return Number(rows[0]?.pid)
}

function pooled(): DatabaseProblem {
  return new DatabaseProblem(
    'The pooler between the service and PostgreSQL pools by transactions, so no lock can be held through it: set its pool_mode to session, or set DATABASE_URL to PostgreSQL itself.',
  )
}
