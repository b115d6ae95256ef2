import SQLite from 'better-sqlite3'
import { isBusy } from './sqlite/sqlite.ts'

const WAIT_MS = 1000

/**
 * Opens a file so that nobody else has it open and nobody can begin to use it: SQLite leaves WAL only
 * when no other connection is there, and with its log written back. One that comes now waits.
 * @returns null where somebody has it open.
 * @throws SqliteError where the file is none of SQLite's, or damaged.
 */
export function openAlone(file: string): SQLite.Database | null {
  const database = new SQLite(file, { timeout: WAIT_MS, fileMustExist: true })
  try {
    database.pragma('journal_mode = DELETE')
    // The lock stays from one transaction to the next.
    database.pragma('locking_mode = EXCLUSIVE')
    database.exec('BEGIN EXCLUSIVE; COMMIT')
    if (database.pragma('journal_mode', { simple: true }) === 'delete') return database
  } catch (error) {
    if (!isBusy(error)) {
      database.close()
      throw error
    }
  }
  database.close()
  return null
}
