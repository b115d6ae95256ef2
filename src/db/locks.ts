import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { engine } from './dialect.ts'
import type { Tx } from './store.ts'
import { runUnread } from './unread.ts'

// SQLite runs one transaction at a time. On PostgreSQL they run side by side, and each statement sees
// what others have committed by then: whoever reads and then writes on the strength of it needs one of
// these words, unless the write itself has the condition. On SQLite they cost nothing.
//
// What several lock they lock in one order: a job or a deposit before all else, a wallet late. Where
// some wait in a ring all the same, PostgreSQL ends one of them after a second, and the store runs it
// again.

/** Whether other transactions may change rows while one runs. */
export const sideBySide = engine === 'postgres'

/**
 * Holds the rows that have this value until the transaction ends: others that would change or lock them wait. What is read after
 * this is as the last of them left it.
 */
export async function lockRows(tx: Tx, column: PgColumn, value: string | number): Promise<void> {
  if (!sideBySide) return
  const found = tx.select({ one: sql`1` }).from(column.table).where(eq(column, value))
  // Not as strong as "for update": rows that refer to these may still be added meanwhile.
  runUnread(tx, found.for('no key update').execute())
}

/**
 * Lets one transaction at a time go on from here about a matter, until it ends: where there is no row
 * yet that could be locked.
 */
export async function exclusively(tx: Tx, matter: string): Promise<void> {
  if (!sideBySide) return
  await tx
    .select({ held: sql`pg_advisory_xact_lock(hashtextextended(${matter}, 0))` })
    .from(sql`(select 1) as one`)
}

type Lockable = { for(strength: 'update', config?: { skipLocked: true }): unknown }

/** Has a query lock the rows that it finds, waiting for those that others hold, in its order. */
export function locking<Query extends Lockable>(query: Query): Query {
  if (sideBySide) query.for('update')
  return query
}

/** Has a query pass over rows that others hold, and lock those that it finds. */
export function passingLocked<Query extends Lockable>(query: Query): Query {
  if (sideBySide) query.for('update', { skipLocked: true })
  return query
}

/** Whether the column is among what a locking query finds; it is asked once for the whole statement. */
export function amongLocked(
  column: PgColumn,
  query: Lockable & Parameters<typeof inArray>[1],
): SQL {
  return sideBySide ? sql`${column} = any(array${query})` : inArray(column, query)
}
