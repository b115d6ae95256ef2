import SQLite from 'better-sqlite3'
import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import * as tables from '../../../src/db/schema.ts'
import type { Sink } from './past.ts'

const CACHE_KIB = 1_000_000

export interface FileSink extends Sink {
  /** Makes the indexes anew and closes the file. */
  close(): void
}

/**
 * Writes straight into a SQLite file, which nobody else may have open, for millions of rows: with no
 * regard to power cuts, and with the indexes made at the end, as they were.
 */
export function fileSink(file: string): FileSink {
  const database = new SQLite(file)
  database.pragma('journal_mode = OFF')
  database.pragma('synchronous = OFF')
  database.pragma(`cache_size = -${CACHE_KIB}`)
  const indexes = database
    .prepare<[], { name: string; sql: string }>(
      "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL",
    )
    .all()
  for (const { name } of indexes) database.exec(`DROP INDEX "${name}"`)
  const begin = database.prepare('BEGIN')
  const commit = database.prepare('COMMIT')
  begin.run()

  const account = into(database, tables.accounts, 'accounts')
  return {
    async accounts(rows) {
      return rows.map((row) => Number(account(row).lastInsertRowid))
    },
    wallet: into(database, tables.wallets, 'wallets'),
    key: into(database, tables.apiKeys, 'api_keys'),
    act: into(database, tables.auditLog, 'audit_log'),
    submission: into(database, tables.submissions, 'submissions'),
    code: into(database, tables.stockCodes, 'stock_codes'),
    entry: into(database, tables.entries, 'entries'),
    order: into(database, tables.orders, 'orders'),
    call: into(database, tables.supplierCalls, 'supplier_calls'),
    async flush() {
      commit.run()
      begin.run()
    },
    close() {
      commit.run()
      for (const { sql } of indexes) database.exec(sql)
      database.close()
    },
  }
}

/** A prepared insert of a whole row: what is not given is null, or what the column says. */
function into(database: SQLite.Database, table: PgTable, name: string) {
  // The numbers that the database hands out.
  const isSerial = (key: string) => key === 'id' || key === 'seq'
  const columns = Object.entries(getTableColumns(table)).filter(
    ([key, { primary }]) => !(primary && isSerial(key)),
  )
  const names = columns.map(([key]) =>
    key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  )
  const insert = database.prepare(
    `INSERT INTO ${name} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
  )
  return (row: Record<string, unknown>) =>
    insert.run(
      columns.map(([key, column]) => {
        const value = row[key] ?? column.default ?? null
        return value === null ? null : column.mapToDriverValue(value)
      }),
    )
}
