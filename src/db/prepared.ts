import { inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Reader, Tx } from './store.ts'
import { runUnread } from './unread.ts'

type Query<Rows> = {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Rows> }
}

/**
 * A query whose SQL is built once per connection; for the few queries that every request runs.
 * A prepared query belongs to one connection, so each handle gets its own.
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

/** Like `prepared`, for a write whose result is not read: see runUnread. */
export function preparedWrite<Values extends Record<string, unknown>>(
  name: string,
  build: (tx: Tx) => Query<unknown>,
): (tx: Tx, values: Values) => void {
  const statement = prepared(name, build)
  return (tx, values) => runUnread(tx, statement(tx, values))
}

// SQLite plans a prepared query again at every run if the query has an ORDER BY and compares a bare
// placeholder, or if a bare placeholder is its LIMIT. Planning took three times as long as running it.
// These two expressions mean the same and avoid that.

/** Whether the column has the value of the placeholder. */
export function isValueOf(column: PgColumn, name: string): SQL {
  return inArray(column, [sql.placeholder(name)])
}

/** A LIMIT of as many rows as the placeholder says. */
export function upTo(name: string): Placeholder {
  return sql`cast(${sql.placeholder(name)} as integer)` as unknown as Placeholder
}
