import {
  Column,
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
import * as utils from 'drizzle-orm/utils'
import { isSerial } from './dialect.ts'
import type { Reader, Tx } from './store.ts'

// The query builder writes the SQL of a prepared query, once per connection. After that its values go past the builder
// to the driver: the builder took longer to encode them than SQLite took to run the statement.

type Values = Record<string, unknown>
type Built = {
  getQuery(): { sql: string; params: unknown[] }
  fields?: unknown[]
  joinsNotNullableMap?: Record<string, boolean>
}
type Query = { prepare(name: string): unknown }
type ToRow = (fields: unknown[], values: unknown[], joins: Built['joinsNotNullableMap']) => object
/** The query builder's own. It does not declare it. */
const { mapResultRow } = utils as unknown as { mapResultRow: ToRow }

/**
 * A query whose SQL is built once per connection; for queries that every request runs, or an idle service each second.
 * A prepared query belongs to one connection, so each handle gets its own.
 */
export function prepared<Db extends Reader, Given extends Values, Rows extends object[]>(
  name: string,
  build: (db: Db) => Query & PromiseLike<Rows>,
): (db: Db, values: Given) => Promise<Rows> {
  const readyOn = onEach(name, build)
  return async (db, values) => {
    const { built, statement, parameters } = readyOn(db)
    const { fields = [], joinsNotNullableMap } = built
    const found = statement.rows(encoded(parameters, values))
    const rows = found instanceof Promise ? await found : found
    return rows.map((row) => mapResultRow(fields, row, joinsNotNullableMap)) as Rows
  }
}

/**
 * Like `prepared`, for a write whose result is not read. SQLite runs it at once and throws its error. PostgreSQL gets it
 * with the next statement that is waited for. If it fails, all later statements and the transaction fail, too.
 */
export function preparedWrite<Given extends Values>(
  name: string,
  build: (tx: Tx) => Query,
): (tx: Tx, values: Given) => void {
  const readyOn = onEach(name, build)
  return (tx, values) => {
    const { statement, parameters } = readyOn(tx)
    statement.send(encoded(parameters, values))
  }
}

/** Like `prepared`, for a write of which only the number of rows is asked: RETURNING would take half as long again. */
export function preparedCount<Given extends Values>(
  name: string,
  build: (tx: Tx) => Query,
): (tx: Tx, values: Given) => Promise<number> {
  const readyOn = onEach(name, build)
  return async (tx, values) => {
    const { statement, parameters } = readyOn(tx)
    return statement.changes(encoded(parameters, values))
  }
}

/** A row as it is inserted: without the serial number, which the database assigns. */
export type NewRow<Table extends PgTable> = Pick<
  Table['$inferSelect'],
  keyof Table['$inferInsert'] & keyof Table['$inferSelect']
>

/** Inserts whole rows into the table. The result is not read: see preparedWrite. */
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
  encode: ((value: never) => unknown) | null
  constant: unknown
}

/** A query as it is ready on one connection. */
type Ready = {
  statement: ReturnType<Reader['native']>
  parameters: Parameter[]
  built: Built
}

function onEach<Db extends Reader>(name: string, build: (db: Db) => Query): (db: Db) => Ready {
  const handles = new WeakMap<Db, Ready>()
  return (db) => {
    const known = handles.get(db)
    if (known) return known
    const built = build(db).prepare(name) as Built
    const { sql, params } = built.getQuery()
    const statement = db.native(name, sql)
    const ready = { statement, parameters: params.map(parameterOf), built }
    handles.set(db, ready)
    return ready
  }
}

function encoded(parameters: readonly Parameter[], values: Values): unknown[] {
  return parameters.map(({ placeholder, encode, constant }) => {
    const value = placeholder === null ? constant : values[placeholder]
    if (value === undefined) throw new Error(`The placeholder ${placeholder} got no value.`)
    return encode && value !== null ? encode(value as never) : value
  })
}

function parameterOf(param: unknown): Parameter {
  if (is(param, Placeholder)) return { placeholder: param.name, encode: null, constant: null }
  if (is(param, Param) && is(param.value, Placeholder)) {
    const { encoder } = param
    const encode = (value: never) => encoder.mapToDriverValue(value)
    const isAsIs = encoder.mapToDriverValue === Column.prototype.mapToDriverValue
    return { placeholder: param.value.name, encode: isAsIs ? null : encode, constant: null }
  }
  return { placeholder: null, encode: null, constant: param }
}

// SQLite plans a prepared query again at every run if the query has an ORDER BY and compares a bare
// placeholder, or if a bare placeholder is its LIMIT. Planning took three times as long as running it.
// These two expressions mean the same and avoid that.

/** Whether the column has the value of the placeholder. */
export function isValueOf(column: PgColumn, name: string): SQL {
  return inArray(column, [sql.placeholder(name)])
}

/** A LIMIT that is written in the query. PostgreSQL plans a query again at every run if its limit is a parameter. */
export function atMost(rows: number): Placeholder {
  return sql.raw(String(rows)) as unknown as Placeholder
}

/** A LIMIT of as many rows as the placeholder says. */
export function upTo(name: string): Placeholder {
  return sql`cast(${sql.placeholder(name)} as integer)` as unknown as Placeholder
}
