// What a service says that cannot start on the PostgreSQL it was given, and how several start at once.
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openPostgres } from '../../src/db/postgres/postgres.ts'
import { connectDirectly } from '../helpers/direct.ts'
import { fakePostgres } from '../helpers/fake-postgres.ts'
import { administer, createDatabase, dropDatabase } from '../helpers/postgres.ts'
import { runNode } from '../helpers/process.ts'
import { openTestStore, testStore } from '../helpers/store.ts'

const PATIENCE_MS = 120_000
const knownMigrations = readMigrationFiles({ migrationsFolder: 'drizzle/postgres' })
const at = (port: number) => `postgres://ada:pa55word@127.0.0.1:${port}/wallets`

/** A database without a schema, removed when the test has finished. */
async function emptyDatabase(): Promise<URL> {
  const { url } = await connectDirectly(await testStore())
  const empty = new URL(`${url}_empty`)
  await administer(empty, (client) => createDatabase(client, empty.pathname.slice(1), 'template0'))
  onTestFinished(async () => void (await dropDatabase(String(empty))))
  return empty
}

async function refusalOf(url: string): Promise<string> {
  const opened = openPostgres(url, { retryMs: 0 })
  return opened.then(
    () => 'opened',
    (error) => `${error.name}: ${error.message}`,
  )
}

test.each([
  ['13.14', 130_014, /is PostgreSQL 13\.14; gamewallet needs 14 or newer/],
  ['9.6.24', 90_624, /is PostgreSQL 9\.6\.24; gamewallet needs 14 or newer/],
])('refuses PostgreSQL %s', async (version, number, words) => {
  const row = { version, number: String(number), encoding: 'UTF8' }
  expect(await refusalOf(at(await fakePostgres({ row })))).toMatch(words)
})

test('refuses a database that cannot hold every text', async () => {
  const row = { version: '16.1', number: '160001', encoding: 'LATIN1' }
  expect(await refusalOf(at(await fakePostgres({ row })))).toMatch(/encoding LATIN1.*UTF8/)
})

test.each([
  ['28P01', 'password authentication failed', /refuses the user: check.*password in DATABASE_URL/],
  ['28000', 'no pg_hba.conf entry', /refuses the user/],
  ['3D000', 'database "wallets" does not exist', /"wallets" does not exist. Create it first/],
  ['53300', 'too many clients already', /no connection left.*DATABASE_POOL/],
  ['57P03', 'the database system is starting up', /not ready.*starting up.*in a moment/],
])('says what to do where the server says %s', async (code, message, words) => {
  const said = await refusalOf(at(await fakePostgres({ refusal: { code, message } })))
  expect(said).toMatch(words)
  expect(said).toMatch(/^DatabaseProblem: postgres:\/\/ada@127\.0\.0\.1:\d+\/wallets/)
  expect(said).not.toContain('pa55word')
})

test('says that nobody answers, and where', async () => {
  expect(await refusalOf(at(9))).toMatch(/ada@127\.0\.0\.1:9\/wallets cannot be reached.*running/)
})

test.each([
  'postgres://ada:pa#hush@host:x/wallets',
  'postgres://ada:pa@hush/more@127.0.0.1:9/wallets',
  'postgres://ada:pa@hush/more#1@127.0.0.1:9/wallets',
])('says how an address is written that is none, and nothing of its password: %s', async (url) => {
  const said = await refusalOf(url)
  expect(said).toMatch(/postgres:\/\/user:password@host:5432\/database/)
  expect(said).not.toMatch(/hush|more/)
})

test(
  'a service that cannot reach its database says so in one line and ends',
  async () => {
    const env = {
      DATABASE_URL: at(9),
      PORT: '0',
      BOT_TOKEN: '7000001:the-token-of-a-bot-in-a-test',
    }
    const service = await runNode(['src/main.ts'], env)
    expect(service).toMatchObject({ exitCode: 1, stdout: '' })
    expect(service.stderr).toMatch(/^postgres:\/\/ada@[^\n]* cannot be reached[^\n]*\n$/)
    const cli = await runNode(['src/cli.ts', 'audit'], env)
    expect(cli).toMatchObject({ exitCode: 1, stdout: '' })
    expect(cli.stderr).toMatch(/^error: postgres:\/\/ada@[^\n]* cannot be reached[^\n]*\n$/)
  },
  PATIENCE_MS,
)

test('refuses a database that a newer version has written', async () => {
  const store = await testStore()
  const direct = await connectDirectly(store)
  await direct.exec(
    "CREATE TABLE IF NOT EXISTS spoiled (); INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('x', 4102444800000)",
  )
  expect(await refusalOf(direct.url)).toMatch(/written by a newer version of gamewallet.*2100/)
})

test(
  'of three processes that start at once on an empty database one migrates it',
  async () => {
    const empty = await emptyDatabase()
    const env = { DATABASE_URL: String(empty) }
    const audit = await runNode(['src/cli.ts', 'audit'], env)
    expect(audit.stderr).toMatch(/^error: There is no database at postgres:/)
    const start = () => runNode(['src/cli.ts', 'settings', 'set', 'low-stock', '3'], env)
    const ended = await Promise.all([start(), start(), start()])
    expect(ended.map(({ exitCode, stderr }) => ({ exitCode, stderr }))).toEqual(
      ended.map(() => ({ exitCode: 0, stderr: '' })),
    )
    const store = await openTestStore(String(empty))
    const applied = await store.read.$count(sql`drizzle.__drizzle_migrations`)
    expect(applied).toBe(knownMigrations.length)
  },
  PATIENCE_MS,
)

test('who waits for another process to migrate sees at once that it has', async () => {
  const url = String(await emptyDatabase())
  const other = new pg.Client(url)
  await other.connect()
  onTestFinished(() => other.end())
  await other.query("BEGIN; SELECT pg_advisory_xact_lock(x'67616d65'::int)")
  const opening = openTestStore(url)
  // Of this database: other tests wait for locks, too.
  const waiting = `SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database
    WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`
  while ((await other.query(waiting)).rows.length === 0);
  // All that it needs to know of; what it migrated itself would be there, too.
  await other.query(`CREATE SCHEMA drizzle;
    CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text, created_at bigint);
    INSERT INTO drizzle.__drizzle_migrations (created_at) VALUES (${knownMigrations.at(-1)?.folderMillis});
    COMMIT`)
  await opening
  const tables = await other.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
  expect(tables.rows).toEqual([])
})

test('orders every text by its characters’ numbers, also in columns that came later', async () => {
  const { read } = await testStore()
  const [row] = await read
    .select({ others: sql`count(*)`.mapWith(Number) })
    .from(sql`information_schema.columns`)
    .where(
      sql`table_schema = 'public' and data_type = 'text' and collation_name is distinct from 'C'`,
    )
  expect(row?.others).toBe(0)
})
