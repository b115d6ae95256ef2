import { setImmediate as nextTurn } from 'node:timers/promises'
import type SQLite from 'better-sqlite3'
import pg from 'pg'
import { databaseName } from '../address.ts'
import { openPostgresExclusively } from '../postgres/exclusive.ts'
import { unsound } from '../sqlite/open-file.ts'
import { DatabaseProblem, DatabaseUnavailable, type Reader, type Tx } from '../store.ts'
import type { Vault } from '../vault.ts'
import { type Compared, compare } from './compare.ts'
import {
  batchReader,
  countRows,
  lastSerial,
  openSource,
  readMovedAway,
  requireWhole,
  writeMovedAway,
} from './source.ts'
import { allTables, carriedTables, type Schema } from './tables.ts'
import { analyze, batchWriter, filledAmong, lockTables, setSerial } from './target.ts'

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
  examine(target: Reader): Promise<T>
  /** Records the move. */
  complete(tx: Tx): Promise<void>
}

export type Moved<T> = { tables: Compared[]; examined: T; rows: number }

/**
 * Moves all rows of a file to PostgreSQL and proves that they are the same there, in one transaction: a move that
 * fails or is interrupted has changed nothing. Nobody works on either database during the move, or on the file
 * afterwards.
 * @throws DatabaseProblem if the move is refused, the signal's reason, and any error of
 *   `examine`. The same move may be run again then.
 */
export async function moveDatabase<T>(moving: Moving<T>): Promise<Moved<T>> {
  try {
    await using open = new AsyncDisposableStack()
    const source = open.adopt(await openSource(moving.from), (one) => void one.close())
    const target = open.adopt(await openPostgresExclusively(moving.to, moving.vault), (one) =>
      one.close(),
    )
    return await target.transaction((tx) => move(moving, source, tx))
  } catch (error) {
    throw explain(error, moving)
  }
}

async function move<T>(moving: Moving<T>, source: SQLite.Database, tx: Tx): Promise<Moved<T>> {
  const { from, now, schema, onStep, signal } = moving
  const to = databaseName(moving.to)
  // A service that starts now waits, and cannot write beside the rows that are moved.
  await lockTables(tx, allTables(schema))
  const filled = await filledAmong(tx, allTables(schema))
  // Of a move that was lost with its COMMIT, the target is still empty.
  requireHere(source, { from, to, isFilled: filled.length > 0 })
  if (filled.length > 0)
    throw new DatabaseProblem(
      `${to} is not empty: there are rows in ${filled.join(', ')}. Move to a new, empty database.`,
    )
  onStep?.('Checking that the file is whole')
  requireWhole(source, from)
  const tables = carriedTables(schema)
  const total = tables.reduce((sum, table) => sum + countRows(source, table), 0)
  const step = async (what: string, done?: number) => {
    onStep?.(what, done, total)
    // Lets Ctrl+C be noticed.
    await nextTurn()
    signal?.throwIfAborted()
  }
  let rows = 0
  for (const table of tables) {
    const write = batchWriter(tx, table)
    for (const batch of batchReader(source, table)) {
      await write(batch)
      rows += batch.length
      await step(`Copying ${table.name}`, rows)
    }
  }
  await step('Preparing the tables')
  for (const table of tables) await setSerial(tx, table, lastSerial(source, table))
  // Large queries need the server's statistics about the tables.
  await analyze(tx, tables)
  const compared = await compare({ source, tx, tables }, step)
  const examined = await moving.examine(tx)
  await moving.complete(tx)
  // Before the commit: a kill between the two must not leave two usable databases.
  writeMovedAway(source, { to, at: now.toISOString() })
  return { tables: compared, examined, rows }
}

/** @throws DatabaseProblem if the file was moved already. */
function requireHere(
  source: SQLite.Database,
  { from, to, isFilled }: { from: string; to: string; isFilled: boolean },
): void {
  const away = readMovedAway(source)
  if (away && away.to !== to)
    throw new DatabaseProblem(
      `${from} was moved to ${away.to}. To move it to ${to} instead, give that up first: move --from ${from} --give-up --force`,
    )
  if (away && isFilled)
    throw new DatabaseProblem(
      `${from} was moved to ${to} already. Set DATABASE_URL to that and start the service.`,
    )
}

/** Explains errors of the two databases to the operator; returns any other error as it is. */
function explain(error: unknown, { from, to }: Moving<unknown>): unknown {
  const name = databaseName(to)
  if (error instanceof DatabaseUnavailable)
    return new DatabaseProblem(
      `The connection to ${name} was lost (${error.message}). Run the same command again.`,
      { cause: error },
    )
  // Leaves out the error's detail, which may contain a code.
  if (error instanceof pg.DatabaseError)
    return new DatabaseProblem(`${name} refuses data of ${from}: ${error.message}`, {
      cause: error,
    })
  return unsound(error, from)
}
