import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { databaseName } from '../address.ts'
import { startProblem } from '../postgres/errors.ts'
import { BEGUN, type BegunMark, MoveError } from './marks.ts'
import type { Batch, Value } from './source.ts'
import { allTables, type Kind, type MovedColumn, type MovedTable } from './tables.ts'

const CONNECT_TIMEOUT_MS = 5000
/** Of no other program's locks; shared by all that work on a database alone. */
const LOCK = [0x67_61_6d_65, 2]
/** The server ends what a killed move had begun, and only then lets the next one in. */
const LOCK_TIMEOUT_MS = 10_000
/** Counted, not timed: a machine that stood still in between has not looked. */
const LOOKS = 20
const LOOK_EVERY_MS = 50

/**
 * Connects to a database that is at this version's schema already, as the only move to it.
 * @throws MoveError where another move is at work on it; DatabaseProblem.
 */
export async function connectTarget(url: string): Promise<pg.Client> {
  const name = databaseName(url)
  const client = new pg.Client({
    application_name: 'gamewallet move',
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  })
  // The statement under way says so, too.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(`SET lock_timeout = ${LOCK_TIMEOUT_MS}; SET synchronous_commit = on`)
    await takeLock(client, name)
    return client
  } catch (error) {
    await client.end()
    throw error instanceof MoveError ? error : startProblem(error, name)
  }
}

async function takeLock(client: pg.Client, name: string): Promise<void> {
  try {
    await client.query('SELECT pg_advisory_lock($1, $2)', LOCK)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '55P03') throw error
    throw new MoveError(`Another command works on ${name} alone: wait until it has ended.`)
  }
}

export async function readBegun(client: pg.Client): Promise<BegunMark | null> {
  const { rows } = await client.query<{ value: BegunMark }>(
    'SELECT value FROM settings WHERE name = $1',
    [BEGUN],
  )
  return rows[0]?.value ?? null
}

/** @throws MoveError where a service is at work on it, or there are rows already. */
export async function requireFree(client: pg.Client, name: string): Promise<void> {
  await refuseServices(client, name)
  const filled: string[] = []
  for (const table of allTables()) {
    const { rows } = await client.query(`SELECT FROM "${table.name}" LIMIT 1`)
    if (rows.length > 0) filled.push(table.name)
  }
  if (filled.length > 0)
    throw new MoveError(
      `${name} is not empty: there are rows in ${filled.join(', ')}. Move to a database that was just created.`,
    )
}

/** The server notes the end of a connection a moment after its process has ended. */
export async function refuseServices(client: pg.Client, name: string): Promise<void> {
  for (let looks = 0; looks < LOOKS; looks++) {
    if (looks > 0) await sleep(LOOK_EVERY_MS)
    const { rows } = await client.query<{ count: string }>(
      `SELECT count(*) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'gamewallet'`,
    )
    if (Number(rows[0]?.count) === 0) return
  }
  throw new MoveError(
    `${name} is in use by a service. Stop all its processes, then run this again.`,
  )
}

export async function keepBegun(client: pg.Client, mark: BegunMark): Promise<void> {
  const values = [BEGUN, JSON.stringify(mark)]
  await client.query('INSERT INTO settings (name, value) VALUES ($1, $2)', values)
}

/** Writes batches of a table, each together with the mark that it is over, by one statement. */
export function batchWriter(client: pg.Client, { name, columns }: MovedTable) {
  const statement = `
    WITH carried AS (
      INSERT INTO "${name}" (${columns.map((column) => `"${column.name}"`).join(', ')})
      OVERRIDING SYSTEM VALUE
      SELECT ${columns.map(({ kind }, i) => FROM_FILE[kind].value(`c${i}`)).join(', ')}
      FROM unnest(${columns.map(({ kind }, i) => `$${i + 2}::${FROM_FILE[kind].type}[]`).join(', ')})
        AS batch (${columns.map((_, i) => `c${i}`).join(', ')})
    )
    UPDATE settings SET value = $1 WHERE name = '${BEGUN}'`
  return async (batch: Batch, mark: BegunMark): Promise<void> => {
    const arrays = columns.map((column, i) => arrayOf(batch.rows, i, column))
    await client.query(statement, [JSON.stringify(mark), ...arrays])
  }
}

/** What each kind arrives as, and how it is made of that. */
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

/** One column of the batch as PostgreSQL writes an array. */
function arrayOf(rows: Value[][], i: number, { kind }: MovedColumn): string {
  const quoted = kind === 'text' || kind === 'json'
  const values = rows.map((row) => {
    const value = row[i] ?? null
    if (value === null) return 'NULL'
    return quoted ? `"${value.replace(ESCAPED, '\\$&')}"` : value
  })
  return `{${values.join(',')}}`
}

/** Has the next row of the table get a number above that one. */
export async function setSerial(
  client: pg.Client,
  { name, serial }: MovedTable,
  last: number,
): Promise<void> {
  if (serial === null || last === 0) return
  await client.query('SELECT setval(pg_get_serial_sequence($1, $2), $3)', [name, serial, last])
}

/** Has the server know what is in the tables, before anybody asks for much of it. */
export async function analyze(client: pg.Client, tables: MovedTable[]): Promise<void> {
  await client.query(`ANALYZE ${tables.map(({ name }) => `"${name}"`).join(', ')}`)
}
