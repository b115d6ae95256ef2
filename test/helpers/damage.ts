import { closeSync, openSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { openSqlite } from '../../src/db/sqlite/sqlite.ts'
import { testFolder } from './store.ts'

/** A database with a further table of many pages, and its index. */
export async function databaseWith(change: (file: string) => void): Promise<string> {
  const file = join(testFolder(), 'test.db')
  await (await openSqlite(file)).close()
  addExtra(file)
  change(file)
  return file
}

/** Adds a table of many pages that no query of the service reads, and its index. */
export function addExtra(file: string): void {
  const direct = new SQLite(file)
  direct.exec(`CREATE TABLE extra (a text); CREATE INDEX extra_a ON extra (a);
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
    INSERT INTO extra SELECT i || hex(zeroblob(500)) FROM n`)
  direct.close()
}

/** Writes over the first page of a table, which no query of the table can do without. */
export function damageTable(file: string, table: string): void {
  const direct = new SQLite(file)
  const root = direct
    .prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?')
    .pluck()
    .get(table)
  const size = Number(direct.pragma('page_size', { simple: true }))
  direct.close()
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.alloc(size, 0xa5), 0, size, (Number(root) - 1) * size)
  closeSync(handle)
}

/** Writes over pages in the middle of the newest table. */
export function damage(file: string): void {
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.alloc(64 << 10, 0xa5), 0, 64 << 10, statSync(file).size - (200 << 10))
  closeSync(handle)
}
