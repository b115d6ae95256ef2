import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { mustMigrate, type SchemaUse } from '../schema-version.ts'
import { DatabaseProblem, unwrapped } from '../store.ts'

const FOLDER = join(import.meta.dirname, '../../../drizzle/postgres')
const JOURNAL = 'drizzle.__drizzle_migrations'
const OLDEST_SERVER = 140_000
/** A lock that no other program uses: the first letters of the service's name. */
const LOCK = 0x67_61_6d_65

/**
 * Migrates the database to this version's schema if `use` allows it. If several processes start at once,
 * one migrates and the others wait for it.
 * @param client without an open transaction, and without a time limit for statements; the caller closes it.
 * @throws DatabaseProblem for a server or database that cannot be used.
 */
export async function migrateForward(
  client: pg.Client,
  name: string,
  use: SchemaUse,
): Promise<void> {
  await requireServer(client, name)
  const migrations = readMigrationFiles({ migrationsFolder: FOLDER })
  const known = migrations.map(({ folderMillis }) => folderMillis)
  if (!mustMigrate({ applied: await newestApplied(client), known }, name, use)) return
  // Freed when the connection is closed.
  await client.query('SELECT pg_advisory_lock($1)', [LOCK])
  try {
    await migrate(drizzle({ client }), { migrationsFolder: FOLDER })
  } catch (error) {
    throw unwrapped(error)
  }
}

async function requireServer(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query<{ version: string; number: number; encoding: string }>(
    `SELECT current_setting('server_version') AS version,
       current_setting('server_version_num')::int AS number,
       current_setting('server_encoding') AS encoding`,
  )
  const [server] = rows
  if (!server || server.number < OLDEST_SERVER)
    throw new DatabaseProblem(
      `${name} is PostgreSQL ${server?.version}; gamewallet needs 14 or newer.`,
    )
  if (server.encoding !== 'UTF8')
    throw new DatabaseProblem(
      `${name} has the encoding ${server.encoding}; create a database with the encoding UTF8.`,
    )
}

/** The time of the database's newest migration; 0 if it has none. */
async function newestApplied(client: pg.Client): Promise<number> {
  // Not to_regclass(): called twice in a transaction, it may miss a table that was created in between.
  const journal = await client.query(
    "SELECT 1 FROM pg_tables WHERE schemaname || '.' || tablename = $1",
    [JOURNAL],
  )
  if (journal.rows.length === 0) return 0
  const newest = await client.query(`SELECT max(created_at) AS at FROM ${JOURNAL}`)
  return Number(newest.rows[0]?.at ?? 0)
}
