import SQLite from 'better-sqlite3'
import { isBusy } from './open-file.ts'

const WAIT_MS = 1000

/**
 * Opens a file that nobody else has open, and locks it: whoever opens it later waits. SQLite leaves WAL
 * mode only if there is no other connection, and writes the log back into the file first.
 * @returns null if somebody else has it open.
 * @throws SqliteError if the file is damaged or not a SQLite database.
 */
export function openExclusively(file: string): SQLite.Database | null {
  const database = new SQLite(file, { timeout: WAIT_MS, fileMustExist: true })
  try {
    database.pragma('journal_mode = DELETE')
    // Keeps the lock between transactions.
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
