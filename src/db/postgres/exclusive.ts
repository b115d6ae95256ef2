import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { databaseName } from '../address.ts'
import { connectTarget, refuseServices } from '../move/target.ts'
import { DatabaseProblem, type ExclusiveStore, unwrapped } from '../store.ts'
import { plainVault } from '../vault.ts'
import { toStoreError } from './errors.ts'
import { transactionsOn } from './handle.ts'
import { openPostgres } from './postgres.ts'

/** How long to wait for readers of the database, such as autovacuum's ANALYZE, to finish. */
const READERS_WAIT_MS = 60_000
const READERS_RETRY_MS = 250

/** Connects to a database that no service uses, and migrates it. @throws MoveError, DatabaseProblem */
export async function openPostgresExclusively(url: string): Promise<ExclusiveStore> {
  const name = databaseName(url)
  const client = await connectTarget(url)
  try {
    await refuseServices(client, name)
    await (await openPostgres(url)).close()
  } catch (error) {
    await client.end()
    throw error
  }
  const transactions = transactionsOn(client, plainVault)
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
    compact: (tables) => compact(client, name, tables),
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
