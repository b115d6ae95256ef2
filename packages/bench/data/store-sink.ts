import type { PgTable } from 'drizzle-orm/pg-core'
import type { Store } from '../../../src/db/store.ts'
import * as tables from '../../../src/domain/schema.ts'
import type { Sink } from './past.ts'

/** PostgreSQL takes 65,535 values in a statement, SQLite 32,766; an order has 18. */
const ROWS_PER_INSERT = 500

/** Writes through the Store, to either engine. */
export function storeSink(store: Store): Sink {
  const waiting = new Map<PgTable, Record<string, unknown>[]>()

  function into<Row extends Record<string, unknown>>(table: PgTable): (row: Row) => void {
    const rows: Record<string, unknown>[] = []
    waiting.set(table, rows)
    return (row) => void rows.push(row)
  }

  return {
    async accounts(rows) {
      const ids: number[] = []
      await store.transaction(async (tx) => {
        for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
          const some = rows.slice(from, from + ROWS_PER_INSERT)
          const added = await tx
            .insert(tables.accounts)
            .values(some)
            .returning({ id: tables.accounts.id })
          for (const { id } of added) ids.push(id)
        }
      })
      return ids
    },
    // In the order in which they refer to each other.
    wallet: into(tables.wallets),
    key: into(tables.apiKeys),
    act: into(tables.auditLog),
    submission: into(tables.submissions),
    code: into(tables.stockCodes),
    entry: into(tables.entries),
    order: into(tables.orders),
    call: into(tables.supplierCalls),
    soldOfDay: into(tables.dailySales),
    timesOfDay: into(tables.dailyTimes),
    boughtOnDay: into(tables.dailyAccounts),
    async flush() {
      await store.transaction(async (tx) => {
        for (const [table, rows] of waiting)
          for (let from = 0; from < rows.length; from += ROWS_PER_INSERT)
            await tx.insert(table).values(rows.slice(from, from + ROWS_PER_INSERT))
      })
      for (const rows of waiting.values()) rows.length = 0
    },
  }
}
