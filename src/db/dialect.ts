import { getTableName } from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import * as pg from 'drizzle-orm/pg-core'
import * as lite from 'drizzle-orm/sqlite-core'
import { isPostgres } from './address.ts'
import { type ObjectPlace, openedObject, type TextPlace } from './sealed-text.ts'
import type { Tx } from './store.ts'
import { openedByItsKey } from './vault.ts'

/**
 * The engine that the tables of this process are built for. Tables are module constants, so the engine
 * is read from the environment when this module loads; everything else comes from config.ts.
 */
export const engine = isPostgres(process.env.DATABASE_URL ?? '') ? 'postgres' : 'sqlite'

type Data<Builder extends { _: { data: unknown } }> = Builder['_']['data']

/**
 * Defines a column type: how each engine stores the same TypeScript value. If the two value types differ,
 * it does not compile. All code is typed against PostgreSQL, so the compiler refuses SQLite's synchronous
 * `.get()` and `.run()`. Code that uses what only PostgreSQL has fails in its first test on SQLite.
 */
function columnType<P extends pg.PgColumnBuilderBase, L extends lite.SQLiteColumnBuilderBase>(
  postgres: () => P,
  sqlite: () => [Data<L>, Data<P>] extends [Data<P>, Data<L>] ? L : never,
): () => P {
  return engine === 'postgres' ? postgres : (sqlite as unknown as () => P)
}

const postgresInstant = pg.customType<{ data: Date; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  toDriver: (value) => value.toISOString(),
  fromDriver: (value) => new Date(value as string),
})
/**
 * Stored as written, as on SQLite: jsonb would sort keys and refuse some texts. The driver has already
 * parsed the value; drizzle's own column would parse it again and turn the text "60" into a number.
 */
const postgresJson = pg.customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'json',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value,
})

/** A number that the database assigns and that rises with every row. Lists are ordered by it. */
export const serial = columnType(
  () => pg.bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  () => lite.integer().primaryKey({ autoIncrement: true }),
)
/** Whether the column is a `serial`. */
export function isSerial(column: pg.PgColumn): boolean {
  return engine === 'postgres'
    ? column.generatedIdentity !== undefined
    : 'autoIncrement' in column && column.autoIncrement === true
}
/** A whole number, exact to 2^53: micro-USD, numeric ids from Telegram, IPv4 addresses. */
export const whole = columnType(
  () => pg.bigint({ mode: 'number' }),
  () => lite.integer(),
)
/** The number of a row of another table. */
export function reference(to: () => pg.PgColumn) {
  return whole().notNull().references(to)
}
/** A point in time, to the millisecond. */
export const instant = columnType(
  () => postgresInstant(),
  () => lite.integer({ mode: 'timestamp_ms' }),
)
export const flag = columnType(
  () => pg.boolean(),
  () => lite.integer({ mode: 'boolean' }),
)
export const json = columnType(
  () => postgresJson(),
  () => lite.text({ mode: 'json' }),
)
/** The columns that are declared as one of the next two. */
const TEXTS: TextPlace[] = []
const OBJECTS: ObjectPlace[] = []
const casing = new CasingCache('snake_case')
/** The place of a column that is declared so. */
export function sealablePlace(column: pg.PgColumn) {
  const name = `${getTableName(column.table)}.${casing.getColumnCasing(column)}`
  return { text: TEXTS.find((one) => one === name), object: OBJECTS.find((one) => one === name) }
}
/** A text that is opened when it is read: see sealed-text.ts and openedByItsKey. */
export function sealable(place: TextPlace) {
  TEXTS.push(place)
  const type = {
    dataType: () => 'text',
    fromDriver: (stored: string) => openedByItsKey(stored, place),
  }
  return columnType(
    () => pg.customType<{ data: string; driverData: string }>(type)(),
    () => lite.customType<{ data: string; driverData: string }>(type)(),
  )()
}
/** As `json`, for an object that is opened when it is read. */
export function sealableJson(place: ObjectPlace) {
  OBJECTS.push(place)
  return columnType(
    () =>
      pg.customType<{ data: unknown; driverData: unknown }>({
        dataType: () => 'json',
        toDriver: (value) => JSON.stringify(value),
        fromDriver: (value) => openedObject(place, value),
      })(),
    () =>
      lite.customType<{ data: unknown; driverData: string }>({
        dataType: () => 'text',
        toDriver: (value) => JSON.stringify(value),
        fromDriver: (value) => openedObject(place, JSON.parse(String(value))),
      })(),
  )()
}

const core = engine === 'postgres' ? pg : lite
export const { text, index, uniqueIndex, primaryKey, check } = core as unknown as typeof pg
export const table = (engine === 'postgres' ? pg.pgTable : lite.sqliteTable) as typeof pg.pgTable

/** An insert of rows that bring their own serial numbers. */
export function insertNumbered<Table extends pg.PgTable>(tx: Pick<Tx, 'insert'>, into: Table) {
  const insert = tx.insert(into)
  // SQLite takes them without being asked to.
  return engine === 'postgres'
    ? insert.overridingSystemValue()
    : (insert as unknown as ReturnType<typeof insert.overridingSystemValue>)
}
