import { setImmediate as nextTurn } from 'node:timers/promises'
import SQLite from 'better-sqlite3'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { Store } from '../../src/db/store.ts'
import { spoilDatabase } from './postgres.ts'
import { onPostgres } from './store.ts'

/** A connection of the test's own to a store's database: to be another process, or to tamper. */
export type Direct = {
  /** What DATABASE_URL is for it. */
  url: string
  exec(statements: string): Promise<void>
  /** From now on every new row of the table fails, and says why. */
  breakInserts(table: string, why: string): Promise<void>
  /** The same of every row that changes. */
  breakUpdates(table: string, why: string): Promise<void>
  /** From now on this connection is past references and triggers, but for the checks of values. */
  breakRules(): Promise<void>
}

/** Closed when the test has finished. */
export async function connectDirectly(store: Store): Promise<Direct> {
  return onPostgres ? connectToServer(store) : connectToFile(await fileOf(store))
}

/** The file of a store on SQLite. */
export async function fileOf(store: Store): Promise<string> {
  const [database] = await store.read
    .select({ file: sql<string>`file` })
    .from(sql`pragma_database_list`)
  if (!database) throw new Error('The store has no file.')
  return database.file
}

/** A connection to a file; closed when the test has finished. */
export function openFile(file: string): SQLite.Database {
  const connection = new SQLite(file, { timeout: 30_000 })
  onTestFinished(() => {
    connection.close()
  })
  return connection
}

function connectToFile(url: string): Direct {
  const connection = openFile(url)
  const exec = async (statements: string) => {
    connection.exec(statements)
    // What another process commits is seen from the next turn on.
    await nextTurn()
  }
  const breaking = (event: string) => (table: string, why: string) =>
    exec(
      `CREATE TRIGGER broken BEFORE ${event} ON ${table} BEGIN SELECT RAISE(ABORT, '${why}'); END`,
    )
  return {
    url,
    exec,
    breakInserts: breaking('INSERT'),
    breakUpdates: breaking('UPDATE'),
    breakRules() {
      connection.pragma('foreign_keys = OFF')
      return exec('DROP TRIGGER entries_never_change; DROP TRIGGER entries_never_go')
    },
  }
}

async function connectToServer(store: Store): Promise<Direct> {
  const url = new URL(inject('postgresTemplate'))
  const [database] = await store.read
    .select({ name: sql<string>`current_database()` })
    .from(sql`(select 1) as one`)
  url.pathname = `/${database?.name}`
  const client = new pg.Client(String(url))
  // The database is removed at the end, perhaps before the connection.
  client.on('error', () => undefined)
  await client.connect()
  onTestFinished(() => client.end())
  const exec = async (statements: string) => {
    if (/^\s*(create|drop|alter)/i.test(statements)) spoilDatabase(String(url))
    await client.query(statements)
  }
  const breaking = (event: string) => (table: string, why: string) =>
    exec(`CREATE FUNCTION broken() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION '${why}'; END $$;
      CREATE TRIGGER broken BEFORE ${event} ON ${table} FOR EACH ROW EXECUTE FUNCTION broken()`)
  return {
    url: String(url),
    exec,
    breakInserts: breaking('INSERT'),
    breakUpdates: breaking('UPDATE'),
    breakRules: () => exec('SET session_replication_role = replica'),
  }
}
