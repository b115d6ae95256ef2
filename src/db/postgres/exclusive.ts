import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { databaseName } from '../address.ts'
import { DatabaseProblem, type ExclusiveStore, unwrapped } from '../store.ts'
import { plainVault } from '../vault.ts'
import { startProblem, toStoreError } from './errors.ts'
import { transactionsOn } from './handle.ts'
import { openPostgres } from './postgres.ts'

/** How long to wait for readers of the database, such as autovacuum's ANALYZE, to finish. */
const READERS_WAIT_MS = 60_000
const READERS_RETRY_MS = 250
const CONNECT_TIMEOUT_MS = 5000
/** A lock that no other program uses. All commands that need a database exclusively share it. */
const LOCK = [0x67_61_6d_65, 2]
/** Time for the server to end the session of a killed move, which holds the lock until then. */
const LOCK_TIMEOUT_MS = 10_000
/** A number of checks, not a time limit: while a machine stalls, it makes no checks. */
const LOOKS = 20
const LOOK_EVERY_MS = 50

/** Connects to a database that no service uses, and migrates it. @throws DatabaseProblem */
export async function openPostgresExclusively(
  url: string,
  vault = plainVault,
): Promise<ExclusiveStore> {
  const name = databaseName(url)
  const client = await connect(url)
  try {
    await refuseServices(client, name)
    await (await openPostgres(url)).close()
  } catch (error) {
    await client.end()
    throw error
  }
  const transactions = transactionsOn(client, vault)
  const { tx } = transactions
  const transaction: ExclusiveStore['transaction'] = async (work) => {
    transactions.begin(['BEGIN'])
    try {
      const result = await work(tx)
      await transactions.run('COMMIT')
      return result
    } catch (error) {
      const failure = transactions.failure() ?? error
      // Forgets what was not sent yet.
      transactions.begin([])
      // If the connection is lost, there is nothing to roll back.
      await client.query('ROLLBACK').catch(() => undefined)
      throw toStoreError(unwrapped(failure))
    }
  }
  return {
    read: tx,
    transaction,
    rewriteEntries: (work) =>
      transaction(async () => {
        await transactions.run('ALTER TABLE entries DISABLE TRIGGER entries_never_change')
        const result = await work(tx)
        await transactions.run('ALTER TABLE entries ENABLE TRIGGER entries_never_change')
        return result
      }),
    requireExclusive: () => refuseServices(client, name),
    compact: (tables) =>
      compact(client, name, tables).catch((error) => {
        throw toStoreError(error)
      }),
    close: () => client.end(),
  }
}

/** @throws DatabaseProblem if something still reads the old rows after the wait. */
async function compact(client: pg.Client, name: string, tables: readonly string[]): Promise<void> {
  const giveUpAt = performance.now() + READERS_WAIT_MS
  while ((await rewrite(client, tables)) > 0) {
    if (performance.now() > giveUpAt)
      throw new DatabaseProblem(
        `Old versions of rows cannot be removed from ${name} yet: another session is still reading, such as pg_dump or a transaction that was left open (see pg_stat_activity), or a replication slot keeps them. End it, then run the same command again; it continues where it stopped.`,
      )
    await sleep(READERS_RETRY_MS)
  }
}

/**
 * Rewrites the tables. VACUUM FULL copies deleted rows, too, while a transaction is open that began before
 * they were deleted.
 * @returns how many deleted rows it had to copy.
 */
async function rewrite(client: pg.Client, tables: readonly string[]): Promise<number> {
  let kept = 0
  // For each table the server says, in its own language: "0 dead row versions cannot be removed yet."
  const count = ({ detail }: { detail?: string | undefined }) => {
    kept += Number(/\d+/.exec(detail ?? '')?.[0] ?? 0)
  }
  client.on('notice', count)
  try {
    await client.query(`VACUUM (FULL, VERBOSE) ${tables.join(', ')}`)
  } finally {
    client.off('notice', count)
  }
  return kept
}

/**
 * Connects to a database, and locks out other commands that need it exclusively.
 * @throws DatabaseProblem if it cannot be used, or another such command is using it.
 */
async function connect(url: string): Promise<pg.Client> {
  const name = databaseName(url)
  const client = new pg.Client({
    application_name: 'gamewallet exclusive',
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  })
  // The running statement fails with the same error.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(`SET lock_timeout = ${LOCK_TIMEOUT_MS}; SET synchronous_commit = on`)
    // Whatever the role has for the service: a move is one transaction.
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0')
    await takeLock(client, name)
    return client
  } catch (error) {
    await client.end()
    throw startProblem(error, name)
  }
}

async function takeLock(client: pg.Client, name: string): Promise<void> {
  try {
    await client.query('SELECT pg_advisory_lock($1, $2)', LOCK)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '55P03') throw error
    throw new DatabaseProblem(`Another command is using ${name}. Wait until it has ended.`)
  }
}

/** Looks several times: the server notices the end of a process's connection only after a moment. */
async function refuseServices(client: pg.Client, name: string): Promise<void> {
  for (let looks = 0; looks < LOOKS; looks++) {
    if (looks > 0) await sleep(LOOK_EVERY_MS)
    const { rows } = await client.query<{ count: string }>(
      `SELECT count(*) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'gamewallet'`,
    )
    if (Number(rows[0]?.count) === 0) return
  }
  throw new DatabaseProblem(
    `${name} is in use by a service. Stop all its processes, then run this again.`,
  )
}
