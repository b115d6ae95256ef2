import { hash } from 'node:crypto'
import type SQLite from 'better-sqlite3'
import type pg from 'pg'
import { batchReader, type Value } from './source.ts'
import { MoveError } from './state.ts'
import type { Kind, MovedTable } from './tables.ts'

/** A count and a sum over rows; `micros` is null if they are not about money. */
export type Total = { what: string; count: string; micros: string | null }
type TableSum = { count: number; sum: bigint }

/** The contents of both databases, found to be the same. */
export type Sides = {
  tables: { table: string; source: number; target: number }[]
  totals: { source: Total; target: Total }[]
}

type Compared = { source: SQLite.Database; client: pg.Client; tables: MovedTable[] }

/**
 * Compares every row of both databases, and their totals.
 * @param step called with what is being compared and how many rows are done. An error from it ends the work.
 * @throws MoveError that names the differences.
 */
export async function compare(
  { source, client, tables }: Compared,
  step: (what: string, done: number) => Promise<void>,
): Promise<Sides> {
  const wrong: string[] = []
  const sides: Sides = { tables: [], totals: [] }
  let done = 0
  for (const table of tables) {
    await step(`Comparing ${table.name}`, done)
    const ofTarget = targetSum(client, table)
    // Awaited below; until then nobody handles its error.
    ofTarget.catch(() => undefined)
    const there = await sourceSum(source, table, () => step(`Comparing ${table.name}`, done))
    const here = await ofTarget
    done += there.count
    sides.tables.push({ table: table.name, source: there.count, target: here.count })
    if (there.count !== here.count)
      wrong.push(
        `${table.name} has ${there.count} rows in the file and ${here.count} on PostgreSQL`,
      )
    else if (there.sum !== here.sum) wrong.push(`some rows of ${table.name} differ`)
  }
  await step('Comparing the totals', done)
  const inSource = source.prepare<[], Total>(TOTALS).all()
  const { rows: inTarget } = await client.query<Total>(TOTALS)
  for (const what of new Set([...inSource, ...inTarget].map((total) => total.what))) {
    const none: Total = { what, count: '0', micros: null }
    const [from, to] = [inSource, inTarget].map((all) => all.find((one) => one.what === what))
    sides.totals.push({ source: from ?? none, target: to ?? none })
    if (from?.count !== to?.count || from?.micros !== to?.micros)
      wrong.push(`the totals of ${what} differ`)
  }
  if (wrong.length === 0) return sides
  throw new MoveError(
    `The two databases differ: ${wrong.join('; ')}. Was one of them changed during the move? The move is not complete. Give it up with --give-up, then move to a new, empty database.`,
  )
}

/** One statement for both engines. */
const TOTALS = [
  total("'balances'", 'wallets', 'balance_micros'),
  total("'debts'", 'wallets', 'debt_micros'),
  total("'entries: ' || kind", 'entries', 'amount_micros'),
  total("'orders: ' || status", 'orders', 'amount_micros'),
  total("'lookups: ' || status", 'lookups', 'fee_micros'),
  total("'deposits: ' || status", 'deposits', 'amount_micros'),
  total(
    "CASE WHEN order_id IS NULL THEN 'stock codes: available' ELSE 'stock codes: taken' END",
    'stock_codes',
    null,
  ),
].join(' UNION ALL ')

function total(what: string, table: string, micros: string | null): string {
  const sum = micros === null ? 'NULL' : `cast(sum(${micros}) AS text)`
  return `SELECT ${what} AS what, cast(count(*) AS text) AS count, ${sum} AS micros
    FROM ${table} GROUP BY 1`
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
  const read = batchReader(source, table)
  const found = { count: 0, sum: 0n }
  for (let batch = read(Number.MIN_SAFE_INTEGER); batch; batch = read(batch.last)) {
    found.count += batch.rows.length
    for (const row of batch.rows) found.sum += hashOf(row)
    await step()
  }
  return found
}

function hashOf(row: Value[]): bigint {
  const text = row.map((value) => value ?? NOTHING).join(BETWEEN)
  return BigInt(`0x${hash('sha256', text, 'hex').slice(0, HASH_DIGITS)}`)
}

async function targetSum(client: pg.Client, table: MovedTable): Promise<TableSum> {
  const values = table.columns.map(
    ({ name, kind }) => `coalesce(${IN_FILE[kind](`"${name}"`)}::text, E'\\x1e')`,
  )
  const digits = `left(encode(sha256(convert_to(concat_ws(E'\\x1f', ${values.join(', ')}), 'UTF8')), 'hex'), ${HASH_DIGITS})`
  const { rows } = await client.query<{ count: string; sum: string }>(
    `SELECT count(*) AS count,
       coalesce(sum(('x' || ${digits})::bit(${HASH_DIGITS * 4})::bigint), 0)::text AS sum
     FROM "${table.name}" WHERE ${table.rows}`,
  )
  return { count: Number(rows[0]?.count), sum: BigInt(rows[0]?.sum ?? 0) }
}

/** Converts each kind of value to the form that it has in the file. */
const IN_FILE: Record<Kind, (column: string) => string> = {
  whole: (column) => column,
  text: (column) => column,
  json: (column) => column,
  flag: (column) => `${column}::int`,
  instant: (column) => `(extract(epoch FROM ${column}) * 1000)::bigint`,
}
