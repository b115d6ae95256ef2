import { databaseName, isPostgres } from './address.ts'
import { engine } from './dialect.ts'
import type { PostgresOptions } from './postgres/postgres.ts'
import type { ExclusiveStore, Store } from './store.ts'

/**
 * Opens the database that the process was started for, and migrates it to this version's schema unless
 * `schema` says otherwise.
 * @param url a file's path or a server's address, of the same kind as DATABASE_URL: the tables of this
 *   process are built for that engine.
 * @param options SQLite uses only `schema` and `vault`.
 */
export async function openStore(url: string, options: PostgresOptions = {}): Promise<Store> {
  if (isPostgres(url) !== (engine === 'postgres'))
    throw new Error(
      `This process was not started for ${databaseName(url)}: set DATABASE_URL to it.`,
    )
  if (engine === 'postgres')
    return (await import('./postgres/postgres.ts')).openPostgres(url, options)
  return (await import('./sqlite/sqlite.ts')).openSqlite(url, options)
}

/**
 * Opens the database exclusively. Its codes are read and written in their stored form.
 * @throws DatabaseProblem if it cannot be used, or somebody else is using it.
 */
export async function openExclusiveStore(url: string): Promise<ExclusiveStore> {
  if (engine === 'postgres')
    return (await import('./postgres/exclusive.ts')).openPostgresExclusively(url)
  return (await import('./sqlite/exclusive.ts')).openSqliteExclusively(url)
}
