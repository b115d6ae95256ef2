import { eq, getTableName, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { engine } from './dialect.ts'
import { preparedWrite } from './prepared.ts'
import type { Tx } from './store.ts'

// SQLite runs one transaction at a time. PostgreSQL runs them concurrently, and each statement sees what
// others have committed by then. A transaction that reads a value and bases a write on it needs one of
// these functions, unless the write itself repeats the condition. On SQLite they cost nothing.
//
// All transactions lock in the same order: a job or a deposit first, a wallet late. If a deadlock happens
// anyway, PostgreSQL aborts one of the transactions after a second, and the store runs it again.

const { placeholder } = sql

/** Whether other transactions may change rows while one runs. */
export const sideBySide = engine === 'postgres'

/**
 * Locks the rows that have this value until the transaction ends: others that would change or lock them
 * wait. Later reads in this transaction see what the previous holder of the lock has written.
 */
export async function lockRows(tx: Tx, column: PgColumn, value: string | number): Promise<void> {
  if (!sideBySide) return
  const lock = lockers.get(column) ?? lockerOf(column)
  lock(tx, { value })
}

type Locker = (tx: Tx, values: { value: string | number }) => void
const lockers = new Map<PgColumn, Locker>()

function lockerOf(column: PgColumn): Locker {
  const lock: Locker = preparedWrite(`lock_${getTableName(column.table)}_${column.name}`, (tx) =>
    tx
      .select({ one: sql`1` })
      .from(column.table)
      .where(eq(column, placeholder('value')))
      // Weaker than "for update": others may still insert rows that refer to these.
      .for('no key update'),
  )
  lockers.set(column, lock)
  return lock
}

/** Lets transactions with the same `key` continue only one after the other. For cases without a row to lock. */
export async function exclusively(tx: Tx, key: string): Promise<void> {
  if (!sideBySide) return
  await tx.select({ held: keyLock(key) }).from(sql`(select 1) as one`)
}

const queueForKey = preparedWrite<{ key: string }>('lock_key', (tx) =>
  tx.select({ held: keyLock(placeholder('key')) }).from(sql`(select 1) as one`),
)

/** Like `exclusively`, for a transaction whose next statements need the lock, but that itself need not wait. */
export function exclusivelyFromNow(tx: Tx, key: string): void {
  if (sideBySide) queueForKey(tx, { key })
}

function keyLock(key: string | Placeholder): SQL {
  return sql`pg_advisory_xact_lock(hashtextextended(${key}, 0))`
}

type Lockable = { for(strength: 'update', config?: { skipLocked: true }): unknown }

/** Makes a query lock the rows that it finds, in its order, and wait for rows that others have locked. */
export function locking<Query extends Lockable>(query: Query): Query {
  if (sideBySide) query.for('update')
  return query
}

type Holdable = { for(strength: 'key share'): unknown }

/**
 * Makes a query lock the rows that it finds against changes of their unique values only, as other rows that refer
 * to them do. It waits for rows that are locked by `locking`.
 */
export function holdingKeys<Query extends Holdable>(query: Query): Query {
  if (sideBySide) query.for('key share')
  return query
}

/** Makes a query skip rows that others have locked, and lock the rows that it finds. */
export function passingLocked<Query extends Lockable>(query: Query): Query {
  if (sideBySide) query.for('update', { skipLocked: true })
  return query
}

/** Whether the column is among the results of a locking query, which runs once for the whole statement. */
export function amongLocked(
  column: PgColumn,
  query: Lockable & Parameters<typeof inArray>[1],
): SQL {
  return sideBySide ? sql`${column} = any(array${query})` : inArray(column, query)
}
