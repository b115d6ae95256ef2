import type SQLite from 'better-sqlite3'
import { getTableName } from 'drizzle-orm'
import * as schema from '../domain/schema.ts'
import { ON_RESTORE } from './on-restore.ts'

/** Names of tables. */
export type Differing = string[]

/**
 * The tables that are of consequence and have another row, or a row more or less, in `main` than in `restored`.
 * Reads all of both, row by row. What the service keeps for itself among the settings does not count.
 */
export function differingTables(database: SQLite.Database): Differing {
  return Object.entries(schema).flatMap(([key, table]) => {
    const name = getTableName(table)
    const counts = ON_RESTORE[key as keyof typeof schema] !== 'of no consequence'
    return counts && differs(database, name) ? [name] : []
  })
}

function differs(database: SQLite.Database, table: string): boolean {
  const columns = database.prepare(`SELECT name, pk FROM pragma_table_info(?, 'restored')`)
  const all = columns.all(table) as { name: string; pk: number }[]
  const equal = (names: typeof all) => names.map(({ name }) => `p."${name}" IS r."${name}"`)
  const isKey = equal(all.filter(({ pk }) => pk > 0)).join(' AND ')
  const isSame = equal(all).join(' AND ')
  const rows = table === 'settings' ? `name NOT LIKE '%:%'` : 'true'
  const count = (of: string) => `(SELECT count(*) FROM ${of}."${table}" WHERE ${rows})`
  const found = database
    .prepare(
      `SELECT ${count('main')} <> ${count('restored')} OR EXISTS (
        SELECT 1 FROM main."${table}" p LEFT JOIN restored."${table}" r ON ${isKey}
        WHERE ${rows.replace('name', 'p.name')} AND NOT (${isSame}))`,
    )
    .pluck()
    .get()
  return found === 1
}
