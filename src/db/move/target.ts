import { hash } from 'node:crypto'
import type { Tx } from '../store.ts'
import type { Value } from './source.ts'
import type { Kind, MovedColumn, MovedTable } from './tables.ts'

// The side of PostgreSQL, in the one transaction of a move.

const NAME_LENGTH = 32

/** @returns rows as the values of their columns */
export function queried(tx: Tx, sql: string, params: unknown[] = []) {
  // The server shortens longer names of statements.
  return tx.native(hash('sha256', sql, 'hex').slice(0, NAME_LENGTH), sql).rows(params)
}

/** Until the transaction ends nobody else reads or writes the tables. */
export async function lockTables(tx: Tx, tables: readonly MovedTable[]): Promise<void> {
  await queried(tx, `LOCK TABLE ${listOf(tables)} IN ACCESS EXCLUSIVE MODE`)
}

/** The names of the tables that have rows. */
export async function filledAmong(tx: Tx, tables: readonly MovedTable[]): Promise<string[]> {
  const filled: string[] = []
  for (const { name } of tables)
    if ((await queried(tx, `SELECT 1 FROM "${name}" LIMIT 1`)).length > 0) filled.push(name)
  return filled
}

export async function analyze(tx: Tx, tables: readonly MovedTable[]): Promise<void> {
  await queried(tx, `ANALYZE ${listOf(tables)}`)
}

function listOf(tables: readonly MovedTable[]): string {
  return tables.map(({ name }) => `"${name}"`).join(', ')
}

/** Writes batches of a table, each in one statement. */
export function batchWriter(tx: Tx, { name, columns }: MovedTable) {
  const statement = `
    INSERT INTO "${name}" (${columns.map((column) => `"${column.name}"`).join(', ')})
    OVERRIDING SYSTEM VALUE
    SELECT ${columns.map(({ kind }, i) => FROM_FILE[kind].value(`c${i}`)).join(', ')}
    FROM unnest(${columns.map(({ kind }, i) => `$${i + 1}::${FROM_FILE[kind].type}[]`).join(', ')})
      AS batch (${columns.map((_, i) => `c${i}`).join(', ')})`
  return async (rows: Value[][]): Promise<void> => {
    const arrays = columns.map((column, i) => arrayOf(rows, i, column))
    await queried(tx, statement, arrays)
  }
}

/** The type in which each kind of value is sent, and the SQL that converts it. */
const FROM_FILE: Record<Kind, { type: string; value: (column: string) => string }> = {
  whole: { type: 'bigint', value: (column) => column },
  text: { type: 'text', value: (column) => column },
  json: { type: 'text', value: (column) => `${column}::json` },
  flag: { type: 'bigint', value: (column) => `${column} <> 0` },
  instant: {
    type: 'bigint',
    value: (column) => `timestamptz 'epoch' + ${column} * interval '1 millisecond'`,
  },
}

const ESCAPED = /["\\]/g

/** One column of the batch, in PostgreSQL's syntax for arrays. */
function arrayOf(rows: Value[][], i: number, { kind }: MovedColumn): string {
  const quoted = kind === 'text' || kind === 'json'
  const values = rows.map((row) => {
    const value = row[i] ?? null
    if (value === null) return 'NULL'
    return quoted ? `"${value.replace(ESCAPED, '\\$&')}"` : value
  })
  return `{${values.join(',')}}`
}

/** Makes the next row of the table get a number above `last`. */
export async function setSerial(tx: Tx, { name, serial }: MovedTable, last: number): Promise<void> {
  if (serial === null || last === 0) return
  const set = 'SELECT setval(pg_get_serial_sequence($1, $2), $3)'
  await queried(tx, set, [name, serial, last])
}
