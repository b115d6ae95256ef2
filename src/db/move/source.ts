import { existsSync, statSync } from 'node:fs'
import type SQLite from 'better-sqlite3'
import { openExclusively, unsound } from '../sqlite/open-file.ts'
import { newestKnown, openSqlite, requireOwn } from '../sqlite/sqlite.ts'
import { DatabaseProblem } from '../store.ts'
import { AWAY, type MovedAway } from './state.ts'
import type { Kind, MovedTable } from './tables.ts'

/** The size of a batch: large enough to be cheap per row, small enough to stop between two batches. */
const BATCH_ROWS = 5000
const BATCH_CHARACTERS = 4_000_000

/** A value as it is in the file, as text. */
export type Value = string | null

/**
 * Opens the file exclusively and at this version's schema.
 * @throws DatabaseProblem if it is not a gamewallet database, or is in use.
 */
export async function openSource(file: string): Promise<SQLite.Database> {
  const held = holdSource(file)
  try {
    if (requireOwn(held, file) === newestKnown()) return held
  } catch (error) {
    held.close()
    throw unsound(error, file)
  }
  held.close()
  // Nobody had it open a moment ago, so no older service works on it.
  await (await openSqlite(file)).close()
  return holdSource(file)
}

/** Reads the whole file. @throws DatabaseProblem if it is damaged. */
export function requireWhole(source: SQLite.Database, file: string): void {
  const problem = source.pragma('quick_check(1)', { simple: true })
  if (problem !== 'ok') throw new DatabaseProblem(`${file} is damaged: ${problem}`)
}

/** Opens the file exclusively. @throws DatabaseProblem if it is missing, not a database, or in use. */
export function holdSource(file: string): SQLite.Database {
  if (!existsSync(file)) throw new DatabaseProblem(`There is no file ${file}.`)
  if (!statSync(file).isFile()) throw new DatabaseProblem(`${file} is not a file.`)
  try {
    const held = openExclusively(file)
    if (held) return held
  } catch (error) {
    throw unsound(error, file)
  }
  throw new DatabaseProblem(
    `${file} is in use. Stop the service with all its processes, then run this again. Nothing was lost.`,
  )
}

export function readMovedAway(source: SQLite.Database): MovedAway | null {
  const state = source.prepare('SELECT value FROM settings WHERE name = ?').pluck().get(AWAY)
  return typeof state === 'string' ? JSON.parse(state) : null
}

/** @param state null to make the file usable again. */
export function writeMovedAway(source: SQLite.Database, state: MovedAway | null): void {
  source.pragma('synchronous = FULL')
  source.transaction(() => {
    source.prepare('DELETE FROM settings WHERE name = ?').run(AWAY)
    if (state === null) return
    const insert = source.prepare('INSERT INTO settings (name, value) VALUES (?, ?)')
    insert.run(AWAY, JSON.stringify(state))
  })()
}

/**
 * Gives a move up, so that the file can be used again.
 * @param force needed, because only one of the two databases may be used.
 * @returns where the file was moved to.
 * @throws DatabaseProblem if there is nothing to give up.
 */
export function giveUpMove(from: string, force: boolean): string {
  const source = holdSource(from)
  try {
    const away = readMovedAway(source)
    if (!away) throw new DatabaseProblem(`There is no move of ${from} to give up.`)
    if (!force)
      throw new DatabaseProblem(
        `${from} was moved to ${away.to}. The file lacks everything that was ordered and paid in there since, and only one of the two may be used. Stop the services on ${away.to}, then add --force.`,
      )
    writeMovedAway(source, null)
    return away.to
  } catch (error) {
    throw unsound(error, from)
  } finally {
    source.close()
  }
}

/** How many of the table's rows must be moved. */
export function countRows(source: SQLite.Database, { name, rows }: MovedTable): number {
  return Number(source.prepare(`SELECT count(*) FROM "${name}" WHERE ${rows}`).pluck().get())
}

/** The largest number that the table ever gave to a row, including rows that are gone. */
export function lastSerial(source: SQLite.Database, table: MovedTable): number {
  const last = source.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').pluck()
  return Number(last.get(table.name) ?? 0)
}

/** Reads a table batch by batch, in the order in which its rows are stored in the file. */
export function* batchReader(source: SQLite.Database, { name, columns, rows }: MovedTable) {
  const list = columns.map((column) => asText(column.name, column.kind)).join(', ')
  const select = source.prepare<[], Value[]>(
    `SELECT ${list} FROM "${name}" WHERE ${rows} ORDER BY rowid`,
  )
  let batch: Value[][] = []
  let characters = 0
  for (const values of select.raw().iterate()) {
    const row = values.map(clean)
    for (const value of row) characters += value?.length ?? 0
    batch.push(row)
    if (batch.length < BATCH_ROWS && characters < BATCH_CHARACTERS) continue
    yield batch
    batch = []
    characters = 0
  }
  if (batch.length > 0) yield batch
}

/** Reads numbers as text, which is exact beyond the range of JavaScript's numbers. */
function asText(name: string, kind: Kind): string {
  return kind === 'text' || kind === 'json' ? `"${name}"` : `cast("${name}" AS text)`
}

/** Does the same as the service on PostgreSQL, whose texts cannot hold the character 0. */
function clean(value: Value): Value {
  return value?.includes('\0') ? value.replaceAll('\0', '\ufffd') : value
}
