import * as pg from 'drizzle-orm/pg-core'
import * as lite from 'drizzle-orm/sqlite-core'
import { isPostgres } from './address.ts'

/**
 * Which engine the tables of this process are built for. Tables are module constants, so this one
 * word is read from the environment when the module loads; everything else comes from config.ts.
 */
export const engine = isPostgres(process.env.DATABASE_URL ?? '') ? 'postgres' : 'sqlite'

type Data<Builder extends { _: { data: unknown } }> = Builder['_']['data']

/**
 * One column word: how each engine stores the same TypeScript value. A pair whose values differ does
 * not compile. The code is typed once, against PostgreSQL, whose builders lack SQLite's synchronous
 * `.get()` and `.run()`; what only PostgreSQL has fails in the first test, which runs on SQLite.
 */
function word<P extends pg.PgColumnBuilderBase, L extends lite.SQLiteColumnBuilderBase>(
  postgres: () => P,
  sqlite: () => [Data<L>, Data<P>] extends [Data<P>, Data<L>] ? L : never,
): () => P {
  return engine === 'postgres' ? postgres : (sqlite as unknown as () => P)
}

const postgresInstant = pg.customType<{ data: Date; driverData: string | null }>({
  dataType: () => 'timestamp(3) with time zone',
  toDriver: (value: Date | null) => value?.toISOString() ?? null,
  fromDriver: (value) => new Date(value as string),
})
/**
 * Kept as it was written, as on SQLite: jsonb would sort keys and refuse some texts. The driver has
 * parsed it already; drizzle's own columns parse once more, and make a number of the text "60".
 */
const postgresJson = pg.customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'json',
  toDriver: (value) => (value === null ? null : JSON.stringify(value)),
  fromDriver: (value) => value,
})
const sqliteInstant = lite.customType<{ data: Date; driverData: number | null }>({
  dataType: () => 'integer',
  toDriver: (value: Date | null) => value?.getTime() ?? null,
  fromDriver: (value) => new Date(value as number),
})

/** A number the database hands out, rising with every row: also the order of rows in a list. */
export const serial = word(
  () => pg.bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  () => lite.integer().primaryKey({ autoIncrement: true }),
)
/** A whole number, exact to 2^53: micro-USD, numeric ids from Telegram, IPv4 addresses. */
export const whole = word(
  () => pg.bigint({ mode: 'number' }),
  () => lite.integer(),
)
/** A moment, to the millisecond. Drizzle's own columns fail where a prepared query is given null. */
export const instant = word(
  () => postgresInstant(),
  () => sqliteInstant(),
)
export const flag = word(
  () => pg.boolean(),
  () => lite.integer({ mode: 'boolean' }),
)
export const json = word(
  () => postgresJson(),
  () => lite.text({ mode: 'json' }),
)

const core = engine === 'postgres' ? pg : lite
export const { text, index, uniqueIndex, primaryKey, check } = core as unknown as typeof pg
export const table = (engine === 'postgres' ? pg.pgTable : lite.sqliteTable) as typeof pg.pgTable
