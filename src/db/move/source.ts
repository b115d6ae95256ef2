import { existsSync, statSync } from 'node:fs'
import SQLite from 'better-sqlite3'
import { openAlone } from '../alone.ts'
import { newestApplied, newestKnown, openSqlite } from '../sqlite/sqlite.ts'
import { AWAY, type AwayMark, MoveError } from './marks.ts'
import type { Kind, MovedTable } from './tables.ts'

/** What is sent at once: large enough to cost little each, small enough to be ended between two. */
const BATCH_ROWS = 5000
const BATCH_CHARACTERS = 4_000_000

/** Rows as they are in the file, each value as text; the number of the last of them is `last`. */
export type Batch = { rows: Value[][]; last: number }
export type Value = string | null

/**
 * Opens the file, held for nobody else, at this version's schema.
 * @throws MoveError where it is no database of gamewallet, or in use.
 */
export async function openSource(file: string): Promise<SQLite.Database> {
  const held = holdSource(file)
  try {
    const applied = newestApplied(held)
    if (applied === 0) throw new MoveError(`${file} is not a database of gamewallet.`)
    if (applied > newestKnown())
      throw new MoveError(
        `${file} was written by a newer version of gamewallet; move it with that version.`,
      )
    if (applied === newestKnown()) return held
  } catch (error) {
    held.close()
    throw inWords(error, file)
  }
  held.close()
  // Nobody had it open a moment ago, so no older service works on it.
  await (await openSqlite(file)).close()
  return holdSource(file)
}

/** Reads all of the file. @throws MoveError where it is damaged. */
export function requireWhole(source: SQLite.Database, file: string): void {
  const problem = source.pragma('quick_check(1)', { simple: true })
  if (problem !== 'ok') throw new MoveError(`${file} is damaged: ${problem}`)
}

/** @throws MoveError where it is not there, is no database, or is in use. */
export function holdSource(file: string): SQLite.Database {
  if (!existsSync(file)) throw new MoveError(`There is no file ${file}.`)
  if (!statSync(file).isFile()) throw new MoveError(`${file} is not a file.`)
  try {
    const held = openAlone(file)
    if (held) return held
  } catch (error) {
    throw inWords(error, file)
  }
  throw new MoveError(
    `${file} is in use. Stop the service, all its processes, then run this again; nothing was lost.`,
  )
}

/** What SQLite says of a file that it cannot read, in the operator's words; any other as it is. */
export function inWords(error: unknown, file: string): unknown {
  if (!(error instanceof SQLite.SqliteError)) return error
  return new MoveError(`${file} is not a sound SQLite database: ${error.message}`)
}

export function readAway(source: SQLite.Database): AwayMark | null {
  const mark = source.prepare('SELECT value FROM settings WHERE name = ?').pluck().get(AWAY)
  return typeof mark === 'string' ? JSON.parse(mark) : null
}

/** @param mark null to have the file be used again. */
export function keepAway(source: SQLite.Database, mark: AwayMark | null): void {
  source.pragma('synchronous = FULL')
  source.transaction(() => {
    source.prepare('DELETE FROM settings WHERE name = ?').run(AWAY)
    if (mark === null) return
    const insert = source.prepare('INSERT INTO settings (name, value) VALUES (?, ?)')
    insert.run(AWAY, JSON.stringify(mark))
  })()
}

/** How many rows are to be carried, of them how many up to the one of that number. */
export function countRows(
  source: SQLite.Database,
  { name, rows }: MovedTable,
  upTo = Number.MAX_SAFE_INTEGER,
): number {
  const count = source.prepare(`SELECT count(*) FROM "${name}" WHERE rowid <= ? AND ${rows}`)
  return Number(count.pluck().get(upTo))
}

/** The largest number that the table ever gave to a row, also to one that is gone. */
export function lastSerial(source: SQLite.Database, table: MovedTable): number {
  const last = source.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').pluck()
  return Number(last.get(table.name) ?? 0)
}

/** Reads a table from one batch to the next, in the order in which its rows lie in the file. */
export function batchReader(source: SQLite.Database, { name, columns, rows }: MovedTable) {
  const list = columns.map((column) => asText(column.name, column.kind)).join(', ')
  const select = source
    .prepare<[number], [number, ...Value[]]>(
      `SELECT rowid, ${list} FROM "${name}" WHERE rowid > ? AND ${rows} ORDER BY rowid`,
    )
    .raw()

  /** @returns null where there is none after it. */
  return (after: number): Batch | null => {
    const batch: Batch = { rows: [], last: after }
    let characters = 0
    for (const [number, ...values] of select.iterate(after)) {
      const row = values.map(clean)
      for (const value of row) characters += value?.length ?? 0
      batch.rows.push(row)
      batch.last = number
      if (batch.rows.length === BATCH_ROWS || characters >= BATCH_CHARACTERS) break
    }
    return batch.rows.length === 0 ? null : batch
  }
}

/** A number as text is exact beyond what JavaScript's numbers are. */
function asText(name: string, kind: Kind): string {
  return kind === 'text' || kind === 'json' ? `"${name}"` : `cast("${name}" AS text)`
}

/** As the service does on PostgreSQL: its texts cannot hold the character 0. */
function clean(value: Value): Value {
  return value?.includes('\0') ? value.replaceAll('\0', '\ufffd') : value
}
