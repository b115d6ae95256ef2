import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { getTableColumns, is } from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { openSqlite } from '../../src/db/sqlite/sqlite.ts'
import type { Store } from '../../src/db/store.ts'
import { adjustBalance } from '../../src/domain/accounts/accounts.ts'
import { replaceForClaim } from '../../src/domain/claims/decisions.ts'
import { makeLink } from '../../src/domain/orders/order-links.ts'
import { ordersOf } from '../../src/domain/orders/orders.ts'
import * as schema from '../../src/domain/schema.ts'
import { testApp } from './app.ts'
import { claim, codeIds } from './claims.ts'
import { addTestStock, importTestCatalog, PIDS, START } from './factories.ts'
import { administer, createDatabase, dropDatabase } from './postgres.ts'
import { runNode, startNode } from './process.ts'
import { testFolder } from './store.ts'

// A shop on SQLite, and a server to move it to.

/** A text that each engine writes in its own way, and characters that one of them cannot hold. */
export const ODD_TEXT = `it's "{odd}", \\N NULL\t\n Пётр ☺ 𝄞 \u0000 end`
/** As the service writes them: the characters stand there as \u0000 and \ud800. */
export const ODD_JSON = { z: [60, '60', 1.5e-7, null, true], a: ODD_TEXT, half: '\ud800', '': {} }
export const LARGEST = Number.MAX_SAFE_INTEGER

/** The file of a shop that was busy, with a value in every column of every table, and its API key. */
export async function busyShop(): Promise<{ file: string; key: string }> {
  const file = join(testFolder(), 'shop.db')
  const store = await openSqlite(file)
  await importTestCatalog(store)
  const shop = await testApp({ store })
  const { key, accountId } = await shop.reseller()
  await store.transaction((tx) =>
    adjustBalance(tx, accountId, { amountMicros: 1, note: ODD_TEXT, actor: 'operator' }, START),
  )
  await addTestStock(store, PIDS.gamekey, 6)
  const players = ['5123456', '5123401', '5123402'].map((userId) => ({ pid: PIDS.userId, userId }))
  for (const [i, body] of [...players, { pid: PIDS.gamekey }].entries())
    await shop.call('POST', '/orders', { key, body: { ...body, trxid: `trx-${i}` } })
  await replaceKey(store, accountId)
  for (const playerId of ['5123456', '5123402'])
    await shop.call('POST', '/gameavvfy', { key, body: { playerId, trxid: `look-${playerId}` } })
  // The one whose columns get odd values.
  await shop.reseller(1)
  await shop.app.stop()
  await store.close()
  fillGaps(file)
  return { file, key }
}

/** A claim about the order of a key, which was replaced, and a link to the order. */
async function replaceKey(store: Store, accountId: number): Promise<void> {
  const { rows } = await ordersOf(store.read, accountId, { limit: 1, cursor: null })
  const orderId = rows[0]?.id ?? ''
  const { reference } = await claim(store, accountId, orderId, { description: 'used' })
  const input = { actor: 'operator', answer: null, codeIds: await codeIds(store, orderId) } as const
  await store.transaction(async (tx) => {
    await replaceForClaim(tx, reference, input, START)
    await makeLink(tx, accountId, orderId, START)
  })
}

/** By table, values that another row or a rule asks for; the second account has the odd ones. */
const FITTING: Record<string, Record<string, string | number>> = {
  deposits: { account_id: 2, refunds: 0, status: 'open' },
  deposit_receipts: { deposit_id: 1 },
  accounts: { test_of: 1 },
  free_lookups: { account_id: 2 },
  test_usage: { account_id: 2 },
  key_addresses: { account_id: 2 },
  allowlist_entries: { account_id: 2 },
  stock_batches: { pid: PIDS.gamekey },
  staged_codes: { batch_id: 1 },
  bulk_orders: { id: 'bulk', account_id: 2 },
  bulk_lines: { bulk_id: 'bulk' },
  order_drafts: { account_id: 2 },
  order_cards: { account_id: 2 },
  saved_players: { account_id: 2 },
}

/** Gives every table a row, and every column of it a value. */
function fillGaps(file: string): void {
  const database = new SQLite(file)
  database.exec('BEGIN; PRAGMA defer_foreign_keys = ON')
  const casing = new CasingCache('snake_case')
  for (const table of Object.values(schema)) {
    if (!is(table, SQLiteTable)) continue
    const { name } = getTableConfig(table)
    const columns = Object.values(getTableColumns(table)).map((column) => ({
      name: `"${casing.getColumnCasing(column)}"`,
      value: FITTING[name]?.[casing.getColumnCasing(column)] ?? VALUES[column.dataType],
    }))
    const list = columns.map((column) => column.name).join(', ')
    if (database.prepare(`SELECT 1 FROM ${name}`).get() === undefined)
      database
        .prepare(`INSERT INTO ${name} (${list}) VALUES (${columns.map(() => '?').join(', ')})`)
        .run(columns.map(({ value }) => value))
    for (const column of columns)
      if (
        database.prepare(`SELECT 1 FROM ${name} WHERE ${column.name} IS NOT NULL`).get() ===
        undefined
      )
        database
          .prepare(
            `UPDATE ${name} SET ${column.name} = ? WHERE rowid = (SELECT max(rowid) FROM ${name})`,
          )
          .run(column.value)
  }
  database.exec('COMMIT')
  database.close()
}

const VALUES: Record<string, string | number> = {
  number: 1,
  boolean: 1,
  string: ODD_TEXT,
  json: JSON.stringify(ODD_JSON),
  /** An instant, before 1970 and not a whole second. */
  date: -1_234_567_891,
  /** Text that may be encrypted. */
  custom: -1_234_567_891,
}

/** Adds so many calls to the file's log, and returns the number of the last. */
export function addCalls(file: string, count: number): number {
  const database = new SQLite(file)
  const insert = database.prepare(
    "INSERT INTO supplier_calls (reference, supplier, what, started_at) VALUES (?, 'north', 'check', ?)",
  )
  database.transaction(() => {
    for (let call = 0; call < count; call++) insert.run(`order ${call}`, START.getTime() + call)
  })()
  const last = database.prepare('SELECT max(id) FROM supplier_calls').pluck().get()
  database.close()
  return Number(last)
}

/** The address of a database without anything in it, gone when the test has finished. */
export async function emptyTarget(): Promise<string> {
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '')
  const name = `gamewallet_move_${randomUUID().slice(0, 8)}`
  url.pathname = `/${name}`
  await administer(url, (client) => createDatabase(client, name, 'template0'))
  onTestFinished(() => dropDatabase(String(url)).then(() => undefined))
  return String(url)
}

/** A connection that reads every value as the text that the server sends; closed with the test. */
export async function connectTo(url: string): Promise<pg.Client> {
  const types = { getTypeParser: () => (text: string) => text }
  const client = new pg.Client({ connectionString: url, types })
  client.on('error', () => undefined)
  await client.connect()
  await client.query("SET timezone = 'UTC'")
  onTestFinished(() => client.end())
  return client
}

const ELSEWHERE = { DATABASE_URL: 'elsewhere.db' }

/** Runs the move as a process, as an operator does whose environment is still that of the file. */
export function runMove(from: string, to: string, ...more: string[]) {
  return runNode(['src/cli.ts', 'move', '--from', from, '--to', to, ...more], {
    ...ELSEWHERE,
    BACKUP_DIR: 'backups',
  })
}

export function startMove(from: string, to: string) {
  return startNode(['src/cli.ts', 'move', '--from', from, '--to', to], ELSEWHERE)
}

/** All rows of the file as text, by table, as they should be on PostgreSQL. */
export function rowsOfFile(file: string): Record<string, string[]> {
  const database = new SQLite(file, { readonly: true })
  const tables = database
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN ('sqlite_sequence', '__drizzle_migrations')",
    )
    .pluck()
    .all() as string[]
  const rows = tables.map((name): [string, string[]] => {
    const found = database.prepare(`SELECT * FROM ${name}`).safeIntegers().all()
    return [name, found.map((row) => line(row as Row, (value) => value))]
  })
  database.close()
  return sorted(rows)
}

/** All rows on PostgreSQL as text, by table, as they are in a file. */
export async function rowsOfTarget(client: pg.Client): Promise<Record<string, string[]>> {
  const tables = await client.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
  )
  const rows: [string, string[]][] = []
  for (const { name } of tables.rows) {
    const found = await client.query<Row>(`SELECT * FROM "${name}"`)
    const kinds = new Map(found.fields.map((field) => [field.name, field.dataTypeID]))
    rows.push([name, found.rows.map((row) => line(row, inFile(kinds)))])
  }
  return sorted(rows)
}

type Row = Record<string, unknown>

function inFile(kinds: Map<string, number>) {
  const { BOOL, TIMESTAMPTZ } = pg.types.builtins
  return (value: unknown, column: string) => {
    if (value === null) return null
    const kind = kinds.get(column)
    if (kind === BOOL) return value === 't' ? 1 : 0
    return kind === TIMESTAMPTZ ? new Date(String(value)).getTime() : value
  }
}

function line(row: Row, convert: (value: unknown, column: string) => unknown): string {
  const cells = Object.keys(row)
    .sort()
    .map((column) => {
      const value = convert(row[column], column)
      return `${column}=${value === null ? 'null' : `<${String(value).replaceAll('\0', '\ufffd')}>`}`
    })
  return cells.join(' ')
}

function sorted(tables: [name: string, rows: string[]][]): Record<string, string[]> {
  return Object.fromEntries(tables.sort().map(([name, rows]) => [name, rows.sort()]))
}
