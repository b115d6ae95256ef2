import { is } from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { AWAY } from './state.ts'

/** How the two engines store a value. */
export type Kind = 'whole' | 'instant' | 'flag' | 'json' | 'text'

/** The tables by their names in code, and whatever else their module exports. */
export type Schema = Record<string, unknown>

export type MovedColumn = { name: string; kind: Kind }

export type MovedTable = {
  name: string
  columns: MovedColumn[]
  /** The column whose values the database assigns, if there is one. */
  serial: string | null
  /** A condition, in SQL of both engines, for the rows that are moved. */
  rows: string
}

/** Tables that only running processes need. */
const NOT_CARRIED = ['changes', 'instances']

const KINDS: Record<string, Kind> = {
  bigint: 'whole',
  'timestamp(3) with time zone': 'instant',
  boolean: 'flag',
  json: 'json',
  text: 'text',
}

/**
 * All tables of the schema, each after those that it refers to.
 * @throws if a column has an unknown type, or if this process uses SQLite.
 */
export function allTables(schema: Schema): MovedTable[] {
  const waiting = Object.values(schema).flatMap((one) => (is(one, PgTable) ? [describe(one)] : []))
  const placed: MovedTable[] = []
  while (waiting.length > 0) {
    const free = waiting.findIndex(({ refersTo }) =>
      refersTo.every((name) => placed.some((table) => table.name === name)),
    )
    const [next] = waiting.splice(free, 1)
    if (free < 0 || !next) throw new Error('Tables refer to each other in a cycle.')
    placed.push(next.table)
  }
  if (placed.length === 0) throw new Error('This process uses the tables of SQLite.')
  return placed
}

/** The tables whose rows are moved. */
export function carriedTables(schema: Schema): MovedTable[] {
  return allTables(schema).filter(({ name }) => !NOT_CARRIED.includes(name))
}

function describe(one: PgTable): { table: MovedTable; refersTo: string[] } {
  const casing = new CasingCache('snake_case')
  const { name, columns, foreignKeys } = getTableConfig(one)
  const serial = columns.find((column) => column.generatedIdentity !== undefined)
  const refersTo = foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name)
  const table = {
    name,
    columns: columns.map((column) => {
      const kind = KINDS[column.getSQLType()]
      if (!kind) throw new Error(`${name} has a column of ${column.getSQLType()}.`)
      return { name: casing.getColumnCasing(column), kind }
    }),
    serial: serial ? casing.getColumnCasing(serial) : null,
    // That of a move that was lost with its COMMIT stays behind.
    rows: name === 'settings' ? `name <> '${AWAY}'` : 'true',
  }
  return { table, refersTo: refersTo.filter((other) => other !== name) }
}
