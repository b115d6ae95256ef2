import {
  getTableColumns,
  getTableName,
  inArray,
  is,
  Param,
  Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { isSerial } from './dialect.ts'
import type { Reader, Tx } from './store.ts'

type Values = Record<string, unknown>
/** On SQLite it runs only once it is awaited, or at `sync`. */
type Answer<Rows> = PromiseLike<Rows> & { sync?(): Rows }
type Statement<Rows> = { execute(): PromiseLike<Rows>; getQuery(): { params: unknown[] } }
type Query<Rows> = { prepare(name: string): Statement<Rows> }

/**
 * A query whose SQL is built once per connection; for the few queries that every request runs.
 * A prepared query belongs to one connection, so each handle gets its own.
 */
export function prepared<Db extends Reader, Given extends Values, Rows>(
  name: string,
  build: (db: Db) => Query<Rows>,
): (db: Db, values: Given) => Promise<Rows> {
  const run = runnerOf(name, build)
  return async (db, values) => {
    const answer = run(db, values)
    return answer.sync ? answer.sync() : answer
  }
}

/** Like `prepared`, for a write whose result is not read: see runUnread. */
export function preparedWrite<Given extends Values>(
  name: string,
  build: (tx: Tx) => Query<unknown>,
): (tx: Tx, values: Given) => void {
  const run = runnerOf(name, build)
  return (tx, values) => runUnread(tx, run(tx, values))
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

/** A row as it is inserted: without the serial number, which the database assigns. */
export type NewRow<Table extends PgTable> = Pick<
  Table['$inferSelect'],
  keyof Table['$inferInsert'] & keyof Table['$inferSelect']
>

/** Inserts whole rows into the table. The result is not read: see runUnread. */
export function preparedInsert<Table extends PgTable>(
  table: Table,
): (tx: Tx, row: NewRow<Table>) => void {
  return preparedWrite(`insert_${getTableName(table)}`, (tx) =>
    tx.insert(table).values(columnsOf(table)),
  )
}

/** A placeholder for each column of a new row, named as the column. */
export function columnsOf<Table extends PgTable>(table: Table): Table['$inferInsert'] {
  const columns = Object.entries(getTableColumns(table)).filter(([, column]) => !isSerial(column))
  return Object.fromEntries(columns.map(([name]) => [name, sql.placeholder(name)])) as never
}

/** A parameter of a statement: the value of a placeholder, encoded as its column stores it, or a constant. */
type Parameter = {
  placeholder: string | null
  encoder: Param['encoder'] | null
  constant: unknown
}

/**
 * Finds out once what each parameter of a statement is. The query builder does so at each run, which took as
 * long as the statement itself on SQLite. So it gets the values instead, and what it returns must be run before
 * the next one.
 */
function runnerOf<Db extends Reader, Rows>(
  name: string,
  build: (db: Db) => Query<Rows>,
): (db: Db, values: Values) => Answer<Rows> {
  type Ready = { statement: Statement<Rows>; params: unknown[]; parameters: Parameter[] }
  const handles = new WeakMap<Db, Ready>()
  return (db, values) => {
    let ready = handles.get(db)
    if (!ready) {
      const statement = build(db).prepare(name)
      const { params } = statement.getQuery()
      ready = { statement, params, parameters: params.map(parameterOf) }
      handles.set(db, ready)
    }
    const { statement, params, parameters } = ready
    let i = 0
    for (const { placeholder, encoder, constant } of parameters) {
      const value = placeholder === null ? constant : values[placeholder]
      if (value === undefined) throw new Error(`The placeholder ${placeholder} got no value.`)
      params[i++] = encoder && value !== null ? encoder.mapToDriverValue(value) : value
    }
    return statement.execute()
  }
}

function parameterOf(param: unknown): Parameter {
  if (is(param, Placeholder)) return { placeholder: param.name, encoder: null, constant: null }
  if (is(param, Param) && is(param.value, Placeholder))
    return { placeholder: param.value.name, encoder: param.encoder, constant: null }
  return { placeholder: null, encoder: null, constant: param }
}

/** The statements of a transaction whose results nobody reads, on PostgreSQL. */
const unread = new WeakMap<object, Promise<unknown>[]>()

/**
 * Runs a statement whose result is not read. SQLite runs it at once and throws its error. PostgreSQL gets
 * it before all later statements, and nobody waits for the answer. If it fails, all later statements and
 * the transaction fail, too.
 */
export function runUnread(tx: object, statement: Answer<unknown>): void {
  if (statement.sync) return void statement.sync()
  const answer = Promise.resolve(statement)
  // failureOf reports it.
  answer.catch(() => undefined)
  const others = unread.get(tx)
  if (others) others.push(answer)
  else unread.set(tx, [answer])
}

/** Waits for the transaction's unread statements. Resolves to the first one's error, else undefined. */
export async function failureOf(tx: object): Promise<unknown> {
  const answers = unread.get(tx) ?? []
  unread.delete(tx)
  const ended = await Promise.allSettled(answers)
  return ended.find((one) => one.status === 'rejected')?.reason
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
