import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { databaseName, postgresAddress } from '../address.ts'
import { CHANNEL } from '../invalidations.ts'
import {
  type AfterRollback,
  createInvalidations,
  createPending,
  inOne,
  type Pending,
} from '../pending.ts'
import { failureOf } from '../prepared.ts'
import type { OpenOptions, SchemaUse } from '../schema-version.ts'
import {
  DatabaseProblem,
  DatabaseUnavailable,
  type Reader,
  type Store,
  type Tx,
  unwrapped,
} from '../store.ts'
import { plainVault, type Vault } from '../vault.ts'
import { isClash, isLost, isReadOnly, startProblem, toStoreError } from './errors.ts'
import { listenForChanges, type NotificationState } from './listen.ts'
import { migrateForward } from './migrations.ts'
import { connectPool, type PoolOptions } from './pool.ts'
import { createSessionLocks } from './session-locks.ts'

export type PostgresOptions = Partial<PoolOptions> &
  OpenOptions & {
    /**
     * If given, an extra connection listens for the cache tags of other processes. Called when their
     * notifications start or stop arriving at once.
     */
    onNotificationState?: (state: NotificationState) => void
  }

const DEFAULTS: PoolOptions = {
  poolSize: 10,
  connectTimeoutMs: 5000,
  statementTimeoutMs: 30_000,
  retryMs: 2000,
  onLost() {},
}
/** Clashes are rare. Work that clashes this often is not worth a longer wait. */
const TRIES = 5
const CLASH_PAUSE_MS = 20

type Query = { text: string; name?: string }
type Client = pg.PoolClient | pg.Client

/**
 * Opens a PostgreSQL database with this version's schema.
 * @throws DatabaseProblem if it cannot be used. The message is for the operator.
 */
export async function openPostgres(url: string, given: PostgresOptions = {}): Promise<Store> {
  const { onNotificationState, vault = plainVault, schema = 'migrate', ...ofPool } = given
  const options = { ...DEFAULTS, ...ofPool }
  const name = databaseName(url)
  if (!postgresAddress(url))
    throw new DatabaseProblem(
      'DATABASE_URL is not the address of a PostgreSQL server: write it as postgres://user:password@host:5432/database, with special characters in the password as their codes, such as %40 for @.',
    )
  const { connectTimeoutMs } = options
  const durable = await prepare(url, name, { schema, connectTimeoutMs })
  const pool = connectPool(url, options)
  const running = new Set<Promise<unknown>>()
  const onFailure: ((error: unknown) => void)[] = []
  const invalidations = createInvalidations()
  let closed: Promise<void> | undefined

  /** Makes `close` wait for the work. */
  function tracked<T>(work: Promise<T>): Promise<T> {
    const done = work.then(
      () => void running.delete(done),
      () => void running.delete(done),
    )
    running.add(done)
    return work
  }

  // Set in each transaction, because a pooler in between may give us any connection.
  const begin = `BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL synchronous_commit = ${durable}`
  const asking = { query: (query: Query, values: unknown[]) => tracked(ask(query, values)) }
  const read: Reader = handleOn(asking, vault)

  /** Runs a query. It may run again on another connection, because it changes nothing. */
  async function ask(query: Query, values: unknown[]) {
    const [client, result] = await pool.first((client) => client.query(query, clean(values)))
    client.release()
    return result
  }

  async function transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const [client] = await pool.first((client) => client.query(begin))
      const ended = await runOn(client, transactionHandle(client, vault, invalidations), work)
      client.release('error' in ended && !ended.reusable)
      if ('result' in ended) return ended.result
      if (isClash(ended.error) && attempt < TRIES) {
        await sleep(Math.random() * CLASH_PAUSE_MS * attempt)
        continue
      }
      const error = toStoreError(ended.error)
      for (const listener of onFailure) listener(error)
      if (ended.after.length > 0) await transaction(inOne(ended.after))
      throw error
    }
  }

  const locks = createSessionLocks(url, connectTimeoutMs, async (work) => {
    const [client] = await pool.first((client) => client.query('BEGIN'))
    let reusable = false
    try {
      const result = await work(client)
      reusable = await rollBack(client)
      return result
    } finally {
      client.release(!reusable)
    }
  })

  async function end(): Promise<void> {
    await listening?.close()
    await Promise.all(running)
    await locks.close()
    await pool.close()
  }

  const notice = { text: `SELECT pg_notify('${CHANNEL}', $1)` }
  const listening =
    onNotificationState &&
    listenForChanges({
      url,
      onTag: invalidations.publish,
      notify: (payload) => tracked(ask(notice, [payload])),
      onNotificationState,
    })

  return {
    read,
    lock: locks.lock,
    transaction: (work) => tracked(transaction(work)),
    onFailure: (listener) => void onFailure.push(listener),
    invalidations,
    othersVersion: () => null,
    backup: null,
    lost: new AbortController().signal,
    requireFile() {},
    findings: [],
    checkAfterCrash: null,
    logBytes: () => 0,
    cutLog() {},
    async bytes() {
      const size = 'SELECT pg_database_size(current_database())::float8 AS bytes'
      const { rows } = await tracked(ask({ text: size }, []))
      return rows[0].bytes
    },
    diskSpace: async () => null,
    close() {
      closed ??= end()
      return closed
    },
  }
}

type Handle = { tx: Tx; pending: Pending }

/** One handle per connection, so that each query is prepared on it only once. */
const handles = new WeakMap<Client, Handle>()

export function transactionHandle(
  client: Client,
  vault: Vault,
  invalidations = createInvalidations(),
): Handle {
  const known = handles.get(client)
  if (known) return known
  const inTransaction = {
    query: (query: Query, values: unknown[]) => client.query(query, clean(values)),
  }
  const pending = createPending(invalidations)
  const tx = Object.assign(handleOn(inTransaction, vault), pending.atEnd)
  const handle = { tx, pending }
  handles.set(client, handle)
  return handle
}

function handleOn(connection: object, vault: Vault) {
  const client = connection as pg.PoolClient
  return Object.assign(drizzle({ client, casing: 'snake_case' }), { vault })
}

/** `reusable`: whether the connection can be used again. `after`: what is to run after the rollback. */
type Ended<T> = { result: T } | { error: unknown; reusable: boolean; after: AfterRollback[] }

async function runOn<T>(
  client: pg.PoolClient,
  { tx, pending }: Handle,
  work: (tx: Tx) => Promise<T>,
): Promise<Ended<T>> {
  const refused = async (thrown: unknown): Promise<Ended<T>> => {
    const after = pending.undo()
    const error = unwrapped(thrown)
    const useless = isLost(error) || isReadOnly(error)
    return { error, reusable: !useless && (await rollBack(client)), after }
  }
  let result: T
  pending.begin()
  try {
    result = await work(tx)
    pending.writeSums(tx)
  } catch (thrown) {
    // After a statement that failed, all others fail only because of it.
    return refused((await failureOf(tx)) ?? thrown)
  }
  try {
    const [committed, failure] = await Promise.all([commit(client), failureOf(tx)])
    if (committed) {
      pending.committed()
      return { result }
    }
    return refused(
      failure ?? new Error('A transaction went on after a statement in it had failed.'),
    )
  } catch (error) {
    const unknown = error instanceof DatabaseUnavailable
    // A commit whose answer was lost may have happened.
    if (unknown) pending.committed()
    else pending.undo()
    return { error, reusable: !unknown, after: [] }
  }
}

/** Rolls back. If ROLLBACK cannot be sent, the server rolls back by itself. */
function rollBack(client: pg.PoolClient): Promise<boolean> {
  return client.query('ROLLBACK').then(
    () => true,
    () => false,
  )
}

/**
 * Commits, and never tries twice: if the answer is lost, the commit may have happened.
 * @returns whether it has happened; false if a statement had failed, and everything was rolled back.
 */
async function commit(client: pg.PoolClient): Promise<boolean> {
  try {
    return (await client.query('COMMIT')).command === 'COMMIT'
  } catch (error) {
    throw isLost(error) ? new DatabaseUnavailable('unknown', error) : error
  }
}

/** Replaces the character 0, which PostgreSQL's texts cannot contain and nobody means to send, with U+FFFD. */
function clean(values: unknown[]): unknown[] {
  return values.map((value) =>
    typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\ufffd') : value,
  )
}

/** Migrates the database. @returns the value of synchronous_commit that makes its commits durable. */
async function prepare(
  url: string,
  name: string,
  { schema, connectTimeoutMs }: { schema: SchemaUse; connectTimeoutMs: number },
): Promise<string> {
  const client = new pg.Client({
    application_name: 'gamewallet migrations',
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await migrateForward(client, name, schema)
    return await durableCommit(client)
  } catch (error) {
    throw startProblem(error, name)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** @returns the server's own setting if it is stronger than `on`, else `on`, once the server has taken it. */
async function durableCommit(client: pg.Client): Promise<string> {
  const setting = async () =>
    (await client.query<{ synchronous_commit: string }>('SHOW synchronous_commit')).rows[0]
      ?.synchronous_commit
  if ((await setting()) === 'remote_apply') return 'remote_apply'
  await client.query('SET synchronous_commit = on')
  if ((await setting()) !== 'on')
    throw new DatabaseProblem(
      'PostgreSQL refused synchronous_commit = on, without which a power cut loses orders.',
    )
  return 'on'
}
