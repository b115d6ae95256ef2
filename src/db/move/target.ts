import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { databaseName } from '../address.ts'
import { startProblem } from '../postgres/errors.ts'
import type { Batch, Value } from './source.ts'
import { BEGUN, type MoveBegun, MoveError } from './state.ts'
import { allTables, type Kind, type MovedColumn, type MovedTable, type Schema } from './tables.ts'

const CONNECT_TIMEOUT_MS = 5000
/** A lock that no other program uses. All commands that need a database exclusively share it. */
const LOCK = [0x67_61_6d_65, 2]
/** Time for the server to end the session of a killed move, which holds the lock until then. */
const LOCK_TIMEOUT_MS = 10_000
/** A number of checks, not a time limit: while a machine stalls, it makes no checks. */
const LOOKS = 20
const LOOK_EVERY_MS = 50

/**
 * Connects to a database, and locks out other commands that need it exclusively.
 * @throws MoveError if another such command is using it; DatabaseProblem.
 */
export async function connectTarget(url: string): Promise<pg.Client> {
  const name = databaseName(url)
  const client = new pg.Client({
    application_name: 'gamewallet move',
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  })
  // The running statement fails with the same error.
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
    throw new MoveError(`Another command is using ${name}. Wait until it has ended.`)
  }
}

export async function readMoveBegun(client: pg.Client): Promise<MoveBegun | null> {
  const { rows } = await client.query<{ value: MoveBegun }>(
    'SELECT value FROM settings WHERE name = $1',
    [BEGUN],
  )
  return rows[0]?.value ?? null
}

/** @throws MoveError if a service is using the database, or if it already has rows. */
export async function requireFree(client: pg.Client, name: string, schema: Schema): Promise<void> {
  await refuseServices(client, name)
  const filled: string[] = []
  for (const table of allTables(schema)) {
    const { rows } = await client.query(`SELECT FROM "${table.name}" LIMIT 1`)
    if (rows.length > 0) filled.push(table.name)
  }
  if (filled.length > 0)
    throw new MoveError(
      `${name} is not empty: there are rows in ${filled.join(', ')}. Move to a new, empty database.`,
    )
}

/** Looks several times: the server notices the end of a process's connection only after a moment. */
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

export async function writeMoveBegun(client: pg.Client, state: MoveBegun): Promise<void> {
  const values = [BEGUN, JSON.stringify(state)]
  await client.query('INSERT INTO settings (name, value) VALUES ($1, $2)', values)
}

/** Writes batches of a table, each in one statement together with the progress. */
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
  return async (batch: Batch, state: MoveBegun): Promise<void> => {
    const arrays = columns.map((column, i) => arrayOf(batch.rows, i, column))
    await client.query(statement, [JSON.stringify(state), ...arrays])
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
export async function setSerial(
  client: pg.Client,
  { name, serial }: MovedTable,
  last: number,
): Promise<void> {
  if (serial === null || last === 0) return
  await client.query('SELECT setval(pg_get_serial_sequence($1, $2), $3)', [name, serial, last])
}
