import { databaseName, isPostgres } from './address.ts'
import { engine } from './dialect.ts'
import type { PostgresOptions } from './postgres/postgres.ts'
import type { Alone, Store } from './store.ts'

/**
 * Opens the database that the process was started for; unless `schema` says otherwise, it is brought to
 * this version's schema.
 * @param url a file's path or a server's address, of the same kind as DATABASE_URL: the tables of this
 *   process are made for that one.
 * @param options all but `schema` and `vault` of PostgreSQL alone.
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
 * As openStore, for work that nobody may be beside; codes are as they rest.
 * @throws MoveError where somebody works on the database; DatabaseProblem.
 */
export async function openAloneStore(url: string): Promise<Alone> {
  if (engine === 'postgres') return (await import('./postgres/alone.ts')).openPostgresAlone(url)
  return (await import('./sqlite/alone.ts')).openSqliteAlone(url)
}
