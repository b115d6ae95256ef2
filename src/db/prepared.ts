import { inArray, is, Param, Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Reader, Tx } from './store.ts'
import { runUnread } from './unread.ts'

type Values = Record<string, unknown>
/** On SQLite it runs only once it is awaited, or at `sync`. */
type Answer<Rows> = PromiseLike<Rows> & { sync?(): Rows }
type Statement<Rows> = { execute(): PromiseLike<Rows>; getQuery(): { params: unknown[] } }
type Query<Rows> = { prepare(name: string): Statement<Rows> }
type Run<Rows> = (values: Values) => Answer<Rows>

/**
 * A query whose SQL is built once per connection; for the few queries that every request runs.
 * A prepared query belongs to one connection, so each handle gets its own.
 */
export function prepared<Db extends Reader, Given extends Values, Rows>(
  name: string,
  build: (db: Db) => Query<Rows>,
): (db: Db, values: Given) => Promise<Rows> {
  const runOf = perHandle(name, build)
  return async (db, values) => {
    const answer = runOf(db)(values)
    return answer.sync ? answer.sync() : answer
  }
}

/** Like `prepared`, for a write whose result is not read: see runUnread. */
export function preparedWrite<Given extends Values>(
  name: string,
  build: (tx: Tx) => Query<unknown>,
): (tx: Tx, values: Given) => void {
  const runOf = perHandle(name, build)
  return (tx, values) => runUnread(tx, runOf(tx)(values))
}

/** How many rows a write has written, as PostgreSQL's driver and SQLite's say it. */
type Written = { rowCount?: number | null; changes?: number }

/** Like `prepared`, for a write of which only the number of rows is asked: RETURNING would take half as long again. */
export function preparedCount<Given extends Values>(
  name: string,
  build: (tx: Tx) => Query<unknown>,
): (tx: Tx, values: Given) => Promise<number> {
  const write = prepared(name, build)
  return async (tx, values) => {
    const { changes, rowCount } = (await write(tx, values)) as Written
    return changes ?? rowCount ?? 0
  }
}

function perHandle<Db extends Reader, Rows>(
  name: string,
  build: (db: Db) => Query<Rows>,
): (db: Db) => Run<Rows> {
  const runs = new WeakMap<Db, Run<Rows>>()
  return (db) => {
    let run = runs.get(db)
    if (!run) {
      run = runnerOf(build(db).prepare(name))
      runs.set(db, run)
    }
    return run
  }
}

/**
 * Finds out once what each parameter of a statement is. The query builder does so at each run, which took as
 * long as the statement itself on SQLite. So it gets the values instead, and what it returns must be run before
 * the next one.
 */
function runnerOf<Rows>(statement: Statement<Rows>): Run<Rows> {
  const { params } = statement.getQuery()
  const readers = params.map(readerOf)
  return (values) => {
    for (let i = 0; i < readers.length; i++) params[i] = readers[i]?.(values)
    return statement.execute()
  }
}

function readerOf(param: unknown): (values: Values) => unknown {
  if (is(param, Placeholder)) return (values) => given(values, param)
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param
  const { value: placeholder, encoder } = param
  return (values) => encoder.mapToDriverValue(given(values, placeholder))
}

function given(values: Values, { name }: Placeholder): unknown {
  const value = values[name]
  if (value === undefined) throw new Error(`The placeholder ${name} got no value.`)
  return value
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
