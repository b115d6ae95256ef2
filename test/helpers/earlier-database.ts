import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { spoilDatabase } from './postgres.ts'
import { onPostgres, testDatabase } from './store.ts'

// Databases that the code of commit 9fb898e has made, by calls of its API and messages to its bot: the file of
// SQLite, and what pg_dump says of PostgreSQL. Beside each is what that code answered about it. They are never
// made again: what an operator has is of an earlier version, too.
const FOLDER = join(import.meta.dirname, '../fixtures/earlier')
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
  deposits: { reference: string; status: string; amountMicros: number }[]
  codes: { pid: string; code: string; orderId: string | null }[]
}

/** The address of a database as the earlier version left it, gone when the test has finished. */
export async function earlierDatabase(): Promise<{ url: string; earlier: Earlier }> {
  const earlier: Earlier = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8'))
  const url = await testDatabase()
  const unpack = (file: string) => gunzipSync(readFileSync(join(FOLDER, file)))
  if (!onPostgres) writeFileSync(url, unpack('sqlite.db.gz'), { mode: 0o600 })
  else {
    spoilDatabase(url)
    const client = new pg.Client(url)
    await client.connect()
    try {
      await client.query('DROP SCHEMA public, drizzle CASCADE; CREATE SCHEMA public')
      await client.query(String(unpack('postgres.sql.gz')))
    } finally {
      await client.end()
    }
  }
  return { url, earlier }
}
