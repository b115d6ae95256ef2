import { hash } from 'node:crypto'
import type SQLite from 'better-sqlite3'
import { DatabaseProblem, type Tx } from '../store.ts'
import { batchReader, type Value } from './source.ts'
import type { Kind, MovedTable } from './tables.ts'
import { queried } from './target.ts'

type TableSum = { count: number; sum: bigint }

/** How many rows a table has on both sides, found to be the same. */
export type Compared = { table: string; source: number; target: number }

type Sides = { source: SQLite.Database; tx: Tx; tables: readonly MovedTable[] }

/**
 * Compares every row of both databases.
 * @param step called with what is being compared and how many rows are done. An error from it ends the work.
 * @throws DatabaseProblem that names the differences.
 */
export async function compare(
  { source, tx, tables }: Sides,
  step: (what: string, done: number) => Promise<void>,
): Promise<Compared[]> {
  const wrong: string[] = []
  const compared: Compared[] = []
  let done = 0
  for (const table of tables) {
    await step(`Comparing ${table.name}`, done)
    const here = await targetSum(tx, table)
    const there = await sourceSum(source, table, () => step(`Comparing ${table.name}`, done))
    done += there.count
    compared.push({ table: table.name, source: there.count, target: here.count })
    if (there.count !== here.count)
      wrong.push(
        `${table.name} has ${there.count} rows in the file and ${here.count} on PostgreSQL`,
      )
    else if (there.sum !== here.sum) wrong.push(`some rows of ${table.name} differ`)
  }
  if (wrong.length === 0) return compared
  throw new DatabaseProblem(`The two databases differ: ${wrong.join('; ')}. Nothing was moved.`)
}

// Each row is joined into one text, from the values that the engine itself has stored, and hashed. The sum
// of the hashes does not depend on the rows' order, and is the same on both sides only if the rows are.

const BETWEEN = '\u{1f}'
const NOTHING = '\u{1e}'
/** Each has 4 bits: this many fit into a PostgreSQL bigint. */
const HASH_DIGITS = 15

/** @param step awaited after each batch. An error from it ends the work. */
async function sourceSum(
  source: SQLite.Database,
  table: MovedTable,
  step: () => Promise<void>,
): Promise<TableSum> {
  const found = { count: 0, sum: 0n }
  for (const batch of batchReader(source, table)) {
    found.count += batch.length
    for (const row of batch) found.sum += hashOf(row)
    await step()
  }
  return found
}

function hashOf(row: Value[]): bigint {
  const text = row.map((value) => value ?? NOTHING).join(BETWEEN)
  return BigInt(`0x${hash('sha256', text, 'hex').slice(0, HASH_DIGITS)}`)
}

async function targetSum(tx: Tx, table: MovedTable): Promise<TableSum> {
  const values = table.columns.map(
    ({ name, kind }) => `coalesce(${IN_FILE[kind](`"${name}"`)}::text, E'\\x1e')`,
  )
  const digits = `left(encode(sha256(convert_to(concat_ws(E'\\x1f', ${values.join(', ')}), 'UTF8')), 'hex'), ${HASH_DIGITS})`
  const [found = []] = await queried(
    tx,
    `SELECT count(*) AS count,
       coalesce(sum(('x' || ${digits})::bit(${HASH_DIGITS * 4})::bigint), 0)::text AS sum
     FROM "${table.name}" WHERE ${table.rows}`,
  )
  return { count: Number(found[0]), sum: BigInt(String(found[1])) }
}

/** Converts each kind of value to the form that it has in the file. */
const IN_FILE: Record<Kind, (column: string) => string> = {
  whole: (column) => column,
  text: (column) => column,
  json: (column) => column,
  flag: (column) => `${column}::int`,
  instant: (column) => `(extract(epoch FROM ${column}) * 1000)::bigint`,
}
