import { is } from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../schema.ts'
import { MARKS } from './marks.ts'

/** How a value differs from one engine to the other. */
export type Kind = 'whole' | 'instant' | 'flag' | 'json' | 'text'

export type MovedColumn = { name: string; kind: Kind }

export type MovedTable = {
  name: string
  columns: MovedColumn[]
  /** The column whose values the database hands out, if there is one. */
  serial: string | null
  /** Which of its rows are carried, for both engines. */
  rows: string
}

/** What running processes tell each other, and what nobody needs once they have ended. */
const NOT_CARRIED = ['changes', 'instances']

const KINDS: Record<string, Kind> = {
  bigint: 'whole',
  'timestamp(3) with time zone': 'instant',
  boolean: 'flag',
  json: 'json',
  text: 'text',
}

/**
 * Every table of the schema, each after those that it refers to. It is read from the schema itself, so
 * that what is added there later is carried, too.
 * @throws where a column is of a type that this does not know, or on SQLite.
 */
export function allTables(): MovedTable[] {
  const waiting = Object.values(schema).flatMap((one) => (is(one, PgTable) ? [describe(one)] : []))
  const placed: MovedTable[] = []
  while (waiting.length > 0) {
    const free = waiting.findIndex(({ refersTo }) =>
      refersTo.every((name) => placed.some((table) => table.name === name)),
    )
    const [next] = waiting.splice(free, 1)
    if (free < 0 || !next) throw new Error('Tables refer to each other in a ring.')
    placed.push(next.table)
  }
  if (placed.length === 0) throw new Error('The tables of this process are not of PostgreSQL.')
  return placed
}

/** Those whose rows go over. */
export function carriedTables(): MovedTable[] {
  return allTables().filter(({ name }) => !NOT_CARRIED.includes(name))
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
    // The marks of the move itself stay where they are.
    rows: name === 'settings' ? `name NOT LIKE '${MARKS}%'` : 'true',
  }
  return { table, refersTo: refersTo.filter((other) => other !== name) }
}
