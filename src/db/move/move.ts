import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type SQLite from 'better-sqlite3'
import pg from 'pg'
import { databaseName } from '../address.ts'
import { isLost } from '../postgres/errors.ts'
import { openPostgres } from '../postgres/postgres.ts'
import type { Store, Tx } from '../store.ts'
import type { Vault } from '../vault.ts'
import { compare, type Sides } from './compare.ts'
import {
  asMoveError,
  batchReader,
  countRows,
  lastSerial,
  openSource,
  readMovedAway,
  requireWhole,
  writeMovedAway,
} from './source.ts'
import { type MoveBegun, MoveError } from './state.ts'
import { carriedTables, type MovedTable, type Schema } from './tables.ts'
import {
  batchWriter,
  connectTarget,
  readMoveBegun,
  refuseServices,
  requireFree,
  setSerial,
  writeMoveBegun,
} from './target.ts'

export type Moving<T> = {
  /** The SQLite file. It gets a state and is otherwise unchanged. */
  from: string
  /** The address of the PostgreSQL database. */
  to: string
  now: Date
  /** What is moved. */
  schema: Schema
  /** Decrypts the codes. */
  vault?: Vault | undefined
  signal?: AbortSignal | undefined
  /** Called with the current step, and how much of it is done if that is known. */
  onStep?: ((what: string, done?: number, total?: number) => void) | undefined
  /** Examines the target before anybody may work on it; throws to refuse. */
  examine(target: Store): Promise<T>
  /** Removes the target's state BEGUN and records the move, in the transaction that completes it. */
  complete(tx: Tx): Promise<void>
}

export type Moved<T> = Sides & {
  examined: T
  /** The rows that this run moved, and those that earlier runs had moved. */
  carried: number
  carriedBefore: number
}

/**
 * Moves all rows of a file to PostgreSQL and proves that they are the same there. Each batch is written
 * together with the progress: an interrupted move continues from there. Nobody works on either
 * database during the move, or on the file afterwards: see state.ts.
 * @throws MoveError if the move is refused, the signal's reason, DatabaseProblem, and any error of
 *   `examine`. The same move may be run again then.
 */
export async function moveDatabase<T>(moving: Moving<T>): Promise<Moved<T>> {
  try {
    await using open = new AsyncDisposableStack()
    const source = open.adopt(await openSource(moving.from), (one) => void one.close())
    // Migrates the target before anything is read from it.
    const options = { vault: moving.vault, statementTimeoutMs: 0 }
    const store = open.adopt(await openPostgres(moving.to, options), (one) => one.close())
    const client = open.adopt(await connectTarget(moving.to), (one) => one.end())
    return await move(moving, { source, client, store })
  } catch (error) {
    throw explain(error, moving)
  }
}

type Ends = { source: SQLite.Database; client: pg.Client; store: Store }

async function move<T>(moving: Moving<T>, ends: Ends): Promise<Moved<T>> {
  const { source, client, store } = ends
  const { onStep, signal } = moving
  const tables = carriedTables(moving.schema)
  const state = await startOrResume(moving, ends)
  const carriedBefore = tables.reduce(
    (sum, table) =>
      sum + countRows(source, table, state.after[table.name] ?? Number.MIN_SAFE_INTEGER),
    0,
  )
  const total = tables.reduce((sum, table) => sum + countRows(source, table), 0)
  let done = carriedBefore
  for (const table of tables)
    await carry(table, ends, state, signal, (rows) => {
      done += rows
      onStep?.(`Copying ${table.name}`, done, total)
    })
  onStep?.('Preparing the tables')
  for (const table of tables) await setSerial(client, table, lastSerial(source, table))
  // Large queries need the server's statistics about the tables.
  await client.query(`ANALYZE ${tables.map(({ name }) => `"${name}"`).join(', ')}`)
  const sides = await compare({ source, client, tables }, async (what, compared) => {
    onStep?.(what, compared, total)
    // Lets Ctrl+C be noticed.
    await nextTurn()
    signal?.throwIfAborted()
  })
  const examined = await moving.examine(store)
  // Closes the file first: a kill between the two must not leave two usable databases.
  const away = readMovedAway(source)
  if (away) writeMovedAway(source, { ...away, complete: true })
  await store.transaction((tx) => moving.complete(tx))
  return { ...sides, examined, carried: done - carriedBefore, carriedBefore }
}

/** @throws MoveError if the two are neither ready for a new move nor in the middle of the same one. */
async function startOrResume(
  moving: Moving<unknown>,
  { source, client }: Ends,
): Promise<MoveBegun> {
  const { from, now, onStep } = moving
  const to = databaseName(moving.to)
  const away = readMovedAway(source)
  if (away && away.to !== to)
    throw new MoveError(
      `${from} ${away.complete ? 'was moved' : 'is being moved'} to ${away.to}. To move it to ${to} instead, give that up first: move --from ${from} --give-up`,
    )
  const begun = await readMoveBegun(client)
  if (begun && begun.id === away?.id) {
    await refuseServices(client, to)
    return begun
  }
  if (away?.complete)
    throw new MoveError(
      `${from} was moved to ${to} already. Set DATABASE_URL to that and start the service.`,
    )
  if (begun)
    throw new MoveError(
      `${to} has an unfinished move of ${begun.from}. ${from} is another file, or its move was given up. Run that move again, or move to a new, empty database.`,
    )
  await requireFree(client, to, moving.schema)
  onStep?.('Checking that the file is whole')
  requireWhole(source, from)
  // The check took a while, and until now nothing kept a service off the target.
  await requireFree(client, to, moving.schema)
  const id = away?.id ?? randomUUID()
  writeMovedAway(source, { id, to, at: now.toISOString(), complete: false })
  const state: MoveBegun = { id, from, after: {} }
  await writeMoveBegun(client, state)
  return state
}

async function carry(
  table: MovedTable,
  { source, client }: Ends,
  state: MoveBegun,
  signal: AbortSignal | undefined,
  onBatch: (rows: number) => void,
): Promise<void> {
  const read = batchReader(source, table)
  const write = batchWriter(client, table)
  let batch = read(state.after[table.name] ?? Number.MIN_SAFE_INTEGER)
  for (; batch; batch = read(batch.last)) {
    state.after[table.name] = batch.last
    await write(batch, state)
    onBatch(batch.rows.length)
    signal?.throwIfAborted()
  }
}

/** Explains errors of the two databases to the operator; returns any other error as it is. */
function explain(error: unknown, { from, to }: Moving<unknown>): unknown {
  const name = databaseName(to)
  // Leaves out the error's detail, which may contain a code.
  if (error instanceof pg.DatabaseError && !isLost(error))
    return new MoveError(`${name} refuses data of ${from}: ${error.message}`, { cause: error })
  if (isLost(error))
    return new MoveError(
      `The connection to ${name} was lost (${error instanceof Error ? error.message : error}). Run the same command again to continue.`,
      { cause: error },
    )
  return asMoveError(error, from)
}
