import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

// Databases of tests on the server that TEST_POSTGRES_URL names. Each is a copy of one that was migrated
// before the tests began: see postgres-setup.ts.

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the database that is copied. */
    postgresTemplate: string
  }
}

const OBJECT_IN_USE = '55006'
const MAX_TRIES = 12

type Database = { url: string; client: pg.Client; isSpoiled: boolean }

/** Made by this worker, and empty again. */
const free: Database[] = []
const taken = new Map<string, Database>()

/** The address of a database that is as it was after the last migration. */
export async function takeDatabase(): Promise<string> {
  const database = free.pop() ?? (await makeDatabase())
  taken.set(database.url, database)
  return database.url
}

/** Empties the database for the next test, which takes a tenth of the time of making one. */
export async function giveBackDatabase(url: string): Promise<void> {
  const database = taken.get(url)
  if (!database) return
  taken.delete(url)
  if (database.isSpoiled) {
    await database.client.end()
    return void (await dropDatabase(url))
  }
  for (const statement of EMPTY) await database.client.query(statement)
  free.push(database)
}

/** A test may do to its schema what it likes: nobody else gets it. */
export function spoilDatabase(url: string): void {
  const database = taken.get(url)
  if (database) database.isSpoiled = true
}

const EMPTY = [
  `SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity
   WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  // Past triggers and references.
  'SET session_replication_role = replica',
  `DO $$ DECLARE of_test record; BEGIN
     FOR of_test IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
       EXECUTE format('DELETE FROM public.%I', of_test.tablename);
     END LOOP;
   END $$`,
  `SELECT setval(oid, 1, false) FROM pg_class
   WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace`,
]

async function makeDatabase(): Promise<Database> {
  const address = new URL(inject('postgresTemplate'))
  const template = address.pathname.slice(1)
  address.pathname = `/${template}_${randomUUID().slice(0, 8)}`
  const url = String(address)
  await administer(address, (admin) => createDatabase(admin, address.pathname.slice(1), template))
  const client = new pg.Client(url)
  // It is there for as long as the worker is.
  client.on('error', () => undefined)
  await client.connect()
  return { url, client, isSpoiled: false }
}

/** Also where somebody is still connected to it. */
export function dropDatabase(url: string): Promise<unknown> {
  const name = new URL(url).pathname.slice(1)
  return administer(new URL(url), (client) =>
    client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`),
  )
}

/** Runs on the server's own database, on a connection of its own. */
export async function administer<T>(url: URL, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const server = new URL(url)
  server.pathname = '/postgres'
  const client = new pg.Client(String(server))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Copies files where the server offers a choice, which takes a third of the time. */
export async function createDatabase(client: pg.Client, name: string, template: string) {
  const { rows } = await client.query("SELECT current_setting('server_version_num')::int AS number")
  const strategy = rows[0].number >= 150_000 ? 'STRATEGY FILE_COPY' : ''
  const create = `CREATE DATABASE "${name}" TEMPLATE "${template}" ${strategy}`
  for (let tries = 1; ; tries++)
    try {
      await client.query(create)
      return
    } catch (error) {
      // Who was connected to the template last may not be gone yet. The server waits for it by itself, 5 s.
      const isInUse = error instanceof pg.DatabaseError && error.code === OBJECT_IN_USE
      if (!isInUse || tries === MAX_TRIES) throw error
    }
}
