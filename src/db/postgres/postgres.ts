import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { databaseName, postgresAddress } from '../address.ts'
import { createInvalidations } from '../invalidations.ts'
import { type AfterRollback, inOne } from '../pending.ts'
import type { OpenOptions, SchemaUse } from '../schema-version.ts'
import {
  DatabaseProblem,
  DatabaseUnavailable,
  type Reader,
  type Store,
  type Tx,
  unwrapped,
  Withdrawn,
} from '../store.ts'
import { plainVault } from '../vault.ts'
import { sendBatch } from './batch.ts'
import { isClash, isLost, isReadOnly, startProblem, toStoreError } from './errors.ts'
import { clean, handleOn, type Transactions, transactionsOn } from './handle.ts'
import { migrateForward } from './migrations.ts'
import { connectPool, type PoolOptions } from './pool.ts'
import { createSessionLocks } from './session-locks.ts'

export type PostgresOptions = Partial<PoolOptions> & OpenOptions

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

/**
 * Opens a PostgreSQL database with this version's schema.
 * @throws DatabaseProblem if it cannot be used. The message is for the operator.
 */
export async function openPostgres(url: string, given: PostgresOptions = {}): Promise<Store> {
  const { vault = plainVault, schema = 'migrate', ...ofPool } = given
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
  const begin = [
    'BEGIN ISOLATION LEVEL READ COMMITTED',
    `SET LOCAL synchronous_commit = ${durable}`,
  ]
  const read: Reader = handleOn(
    {
      query: (query, values) => ask((client) => client.query(query, clean(values))),
      run: (statement) =>
        ask(async (client) => {
          const { results, error } = await sendBatch(client, [statement])
          if (!results[0]) throw error
          return results[0]
        }),
      send() {
        throw new Error('A statement outside a transaction has a result.')
      },
    },
    vault,
  )

  /** Runs a query. It may run again on another connection, because it changes nothing. */
  function ask<T>(query: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return tracked(
      pool.first(query).then(([client, result]) => {
        client.release()
        return result
      }),
    )
  }

  async function transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const [client, ended] = await pool.first((client) =>
        runOn(client, begin, transactionsOn(client, vault, invalidations), work),
      )
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
    await Promise.all(running)
    await locks.close()
    await pool.close()
  }

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
      const { rows } = await ask((client) => client.query(size))
      return rows[0].bytes
    },
    diskSpace: async () => null,
    close() {
      closed ??= end()
      return closed
    },
  }
}

/** `reusable`: whether the connection can be used again. `after`: what is to run after the rollback. */
type Ended<T> = { result: T } | { error: unknown; reusable: boolean; after: AfterRollback[] }

/**
 * Runs a transaction. BEGIN goes out together with its first statement.
 * @throws an error if the connection was lost before that: the work may run again on another one.
 */
async function runOn<T>(
  client: pg.PoolClient,
  begin: readonly string[],
  transactions: Transactions,
  work: (tx: Tx) => Promise<T>,
): Promise<Ended<T>> {
  const { tx, pending } = transactions
  const refused = async (thrown: unknown): Promise<Ended<T>> => {
    const wanted = pending.undo()
    const isWithdrawn = thrown instanceof Withdrawn
    const after = isWithdrawn ? [] : wanted
    // After a statement that failed, all others fail only because of it.
    const error = isWithdrawn ? thrown : unwrapped(transactions.failure() ?? thrown)
    if (isLost(error) && !transactions.isBegun()) throw error
    const useless = isLost(error) || isReadOnly(error)
    // What was not sent yet is forgotten.
    transactions.begin([])
    return { error, reusable: !useless && (await rollBack(client)), after }
  }
  let result: T
  pending.begin()
  transactions.begin(begin)
  try {
    result = await work(tx)
    pending.writeSums(tx)
    // If the connection turns out to be lost with COMMIT, nobody knows what has happened.
    if (!transactions.isBegun()) await transactions.run('SELECT')
  } catch (thrown) {
    return refused(thrown)
  }
  try {
    await commit(transactions)
    pending.committed()
    return { result }
  } catch (error) {
    const unknown = error instanceof DatabaseUnavailable
    if (!unknown) return refused(error)
    // A commit whose answer was lost may have happened.
    pending.committed()
    return { error, reusable: false, after: [] }
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
 * @throws the first error of the transaction: then the server rolls it back.
 */
async function commit(transactions: Transactions): Promise<void> {
  try {
    await transactions.run('COMMIT')
  } catch (error) {
    throw isLost(error) ? new DatabaseUnavailable('unknown', error) : error
  }
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
