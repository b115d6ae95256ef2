import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import pg from 'pg'
import { spoilDatabase } from './postgres.ts'
import { onPostgres, testDatabase, testFolder } from './store.ts'

// Databases that version 0.2.0 has made, by calls of its API and messages to its bot, as SQL: its schema and
// rows. Beside each is what that version answered about it. They are never made again: what an operator has is
// of an earlier version, too.
const FOLDER = join(import.meta.dirname, '../fixtures/v0.2.0')
const name = onPostgres ? 'postgres' : 'sqlite'

type Body = Record<string, unknown>

/** What the earlier version said, in the order in which it was asked. */
export type Earlier = {
  /** The time on its clock. */
  now: string
  /** Who can call, with their keys; the last is banned. */
  accounts: { id: number; key: string; balance: Body; history: Body }[]
  /** GET /orders/:orderId, by trxid. */
  orders: Record<string, Body>
  /** Every POST: `error` is its code or error, `orderId` null where there was none. */
  calls: {
    account: number
    path: string
    body: { trxid: string }
    status: number
    orderId: string | null
    error: string | null
  }[]
  /** Rows by table. */
  counts: Record<string, number>
  deposits: {
    reference: string
    status: string
    amountMicros: number
    creditedMicros: number | null
    receipts: number
  }[]
  codes: { pid: string; code: string; orderId: string | null }[]
}

const textOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8')

/** The address of a database as the earlier version left it, gone when the test has finished. */
export async function earlierDatabase(): Promise<{ url: string; earlier: Earlier }> {
  const earlier: Earlier = JSON.parse(textOf(`${name}.json`))
  if (!onPostgres) return { url: earlierFile(), earlier }
  const url = await testDatabase()
  spoilDatabase(url)
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query('DROP SCHEMA public, drizzle CASCADE; CREATE SCHEMA public')
    await client.query(textOf('postgres.sql'))
  } finally {
    await client.end()
  }
  return { url, earlier }
}

/** The path of SQLite's. */
export function earlierFile(): string {
  const file = join(testFolder(), 'earlier.db')
  const database = new SQLite(file)
  database.exec(textOf('sqlite.sql'))
  database.close()
  return file
}
