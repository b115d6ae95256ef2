import SQLite from 'better-sqlite3'
import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import * as tables from '../../../src/domain/schema.ts'
import type { Sink } from './past.ts'

const CACHE_KIB = 1_000_000

export interface FileSink extends Sink {
  /** Creates the indexes again and closes the file. */
  close(): void
}

/**
 * Writes millions of rows straight into a SQLite file, which nobody else may have open. A power cut
 * would ruin it. The indexes are dropped first and created again at the end.
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
    soldOfDay: into(database, tables.dailySales, 'daily_sales'),
    timesOfDay: into(database, tables.dailyTimes, 'daily_times'),
    boughtOnDay: into(database, tables.dailyAccounts, 'daily_accounts'),
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

/** Prepares the insert of a whole row. A column that is not given gets its default, or null. */
function into(database: SQLite.Database, table: PgTable, name: string) {
  // SQLite numbers the rows itself.
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
