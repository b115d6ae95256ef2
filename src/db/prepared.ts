import { inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Reader, Tx } from './store.ts'
import { runUnread } from './unread.ts'

type Query<Rows> = {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Rows> }
}

/**
 * A query whose SQL is built once for each connection: for the few that every request runs.
 * A prepared query belongs to its connection, hence one for each handle it is called with.
 */
export function prepared<Db extends Reader, Values extends Record<string, unknown>, Rows>(
  name: string,
  build: (db: Db) => Query<Rows>,
): (db: Db, values: Values) => Promise<Rows> {
  const statements = new WeakMap<Db, ReturnType<Query<Rows>['prepare']>>()
  return (db, values) => {
    let statement = statements.get(db)
    if (!statement) {
      statement = build(db).prepare(name)
      statements.set(db, statement)
    }
    return statement.execute(values)
  }
}

/** As prepared, of a write whose answer is not read: see runUnread. */
export function preparedWrite<Values extends Record<string, unknown>>(
  name: string,
  build: (tx: Tx) => Query<unknown>,
): (tx: Tx, values: Values) => void {
  const statement = prepared(name, build)
  return (tx, values) => runUnread(tx, statement(tx, values))
}

// SQLite plans a prepared query again at every run where a bare placeholder is compared in a query with
// ORDER BY, or is its LIMIT: that took three times as long as to run it. These two say the same.

/** Whether the column has the value of the placeholder. */
export function isValueOf(column: PgColumn, name: string): SQL {
  return inArray(column, [sql.placeholder(name)])
}

/** A LIMIT of as many rows as the placeholder says. */
export function upTo(name: string): Placeholder {
  return sql`cast(${sql.placeholder(name)} as integer)` as unknown as Placeholder
}
