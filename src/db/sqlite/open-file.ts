import { existsSync, readdirSync, rmSync, type Stats, statSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import SQLite from 'better-sqlite3'
import { DatabaseProblem, DatabaseUnavailable, type Finding } from '../store.ts'
import { toDisk } from './backup.ts'

// A wait inside SQLite blocks the whole process, so it is short. Longer waits for another process's
// transaction (an operator's command) happen between tries, while the event loop is free.
export const BUSY_TIMEOUT_MS = 20
const BUSY_RETRY_MS = 10
export const BUSY_GIVE_UP_MS = 10_000
/** At most this much of a round counts as waiting: in a longer one this process stalled, and perhaps the other. */
const BUSY_ROUND_MS = 1000
/** How long an exclusive open waits for others to close the file. */
const EXCLUSIVE_WAIT_MS = 1000

const RESCUED = '.rescued-'

export type OpenFile = ReturnType<typeof openFile>

/**
 * The file of an open database, which others may write to, and somebody may delete or replace.
 * @param file the path of a database that has just been opened; its log and the log's index must exist.
 */
export function openFile(file: string, writer: SQLite.Database) {
  const opened = (name: string) => ({ name, stats: statSync(name) })
  const [database, log, index] = [opened(file), opened(`${file}-wal`), opened(`${file}-shm`)]
  const lost = new AbortController()
  const dataVersion = writer.prepare<[], number>('PRAGMA data_version').pluck()

  /** A log that is left would be taken for the log of the next file with the database's name. */
  function removeLog(): void {
    if (isInPlace(log)) for (const { name } of [log, index]) rmSync(name, { force: true })
  }

  return {
    /** Aborted, with the problem as its reason, once the open files are no longer the database. */
    lost: lost.signal,
    /** @throws DatabaseUnavailable once the name of an open file leads to no file, or to another one. */
    require(): void {
      try {
        for (const file of [database, log, index]) {
          if (lost.signal.aborted || isInPlace(file)) continue
          const what = existsSync(file.name) ? 'replaced by another file' : 'deleted'
          lost.abort(new DatabaseProblem(`${file.name} was ${what} while it was in use.`))
        }
      } catch (error) {
        // The folder cannot be read now.
        throw new DatabaseUnavailable('not done', error)
      }
      if (lost.signal.aborted) throw new DatabaseUnavailable('not done', lost.signal.reason)
    },
    /** Changes with every commit that another connection has made. */
    othersVersion: () => dataVersion.get() ?? 0,
    /**
     * Saves data that is only in the open files: in the database's own file, if that is still in place and
     * only SQLite's files beside it are lost; otherwise under another name.
     * @returns where the data is now, and what to do, for the operator.
     */
    async rescue(reader: SQLite.Database): Promise<string> {
      if (isInPlace(database) && copyLog(writer))
        return `Everything that was answered is in ${file}. Find out what happened, then start again.`
      const rescued = `${file}${RESCUED}${database.stats.ino}`
      // If the process is killed now, it must not leave a file that looks complete.
      const partial = `${file}.${process.pid}.partial`
      await reader.backup(partial)
      await toDisk(partial)
      await rename(partial, rescued)
      await toDisk(dirname(file))
      removeLog()
      return `Its content, with everything that was answered, is saved as ${rescued}. Find out what happened; then, while nothing runs, rename that file to ${file}.`
    },
  }
}

type Opened = { name: string; stats: Stats }

function isInPlace({ name, stats }: Opened): boolean {
  const now = statSync(name, { throwIfNoEntry: false })
  return now?.ino === stats.ino && now.dev === stats.dev
}

/** @returns whether the whole log is in the file now; false if another process is reading from it. */
function copyLog(writer: SQLite.Database): boolean {
  const [result] = writer.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[]
  return result?.busy === 0
}

/**
 * Looks for signs of a lost database before one is opened: an empty one in its place would take orders and
 * payments as if nothing had happened.
 * @returns what the operator should know.
 * @throws DatabaseProblem if the database was lost.
 */
export function findingsAt(file: string): Finding[] {
  const folder = dirname(file)
  const isRescued = (name: string) => name.startsWith(`${basename(file)}${RESCUED}`)
  const name = existsSync(folder) ? readdirSync(folder).find(isRescued) : undefined
  const rescued = name && join(folder, name)
  // Checked before the file: a process that is creating the database now creates its log last.
  const hasLog = existsSync(`${file}-wal`)
  if (existsSync(file)) {
    if (!rescued) return []
    const message = `${file} replaced another database while a service ran, and the service saved the content of that one as ${rescued}: compare the two, then move the saved file elsewhere`
    return [{ level: 'warn', message }]
  }
  if (rescued)
    throw new DatabaseProblem(
      `${file} is not there: it was deleted while a service ran, and the service saved its content as ${rescued}. Rename that file to ${file}, or move it elsewhere to start with an empty database.`,
    )
  if (hasLog)
    throw new DatabaseProblem(
      `${file} is not there, but its log ${file}-wal is: it was deleted or moved. Put it back, or restore a backup; to start with an empty database, delete ${file}-wal and ${file}-shm.`,
    )
  return [{ level: 'info', message: `a new database was created: there was none at ${file}` }]
}

/**
 * Runs `attempt`, and repeats it while another process holds the file, without blocking this one.
 * @throws DatabaseUnavailable if the other process holds the file for too long.
 */
export async function whenFree<T>(attempt: () => T): Promise<T> {
  let waitedMs = 0
  for (;;) {
    const triedAt = performance.now()
    try {
      return attempt()
    } catch (error) {
      if (!isBusy(error)) throw error
      if (waitedMs > BUSY_GIVE_UP_MS) throw new DatabaseUnavailable('not done', error)
    }
    await sleep(BUSY_RETRY_MS)
    waitedMs += Math.min(performance.now() - triedAt, BUSY_ROUND_MS)
  }
}

/** Also looks at the causes, because drizzle's migrator wraps SQLite's errors. */
function isBusy(error: unknown): boolean {
  if (error instanceof SQLite.SqliteError) return error.code.startsWith('SQLITE_BUSY')
  return error instanceof Error && error.cause !== undefined && isBusy(error.cause)
}

/** Explains SQLite's error to the operator; returns any other error as it is. */
export function unsound(error: unknown, file: string): unknown {
  if (!(error instanceof SQLite.SqliteError)) return error
  return new DatabaseProblem(`${file} is not a sound SQLite database: ${error.message}`)
}

/** Opens a file until the end of the block: `using copy = openBriefly(file)`. */
export function openBriefly(file: string): SQLite.Database & Disposable {
  const database = new SQLite(file)
  return Object.assign(database, { [Symbol.dispose]: () => void database.close() })
}

/**
 * Opens a file that nobody else has open, and locks it: whoever opens it later waits. SQLite leaves WAL
 * mode only if there is no other connection, and writes the log back into the file first.
 * @returns null if somebody else has it open.
 * @throws SqliteError if the file is damaged or not a SQLite database.
 */
export function openExclusively(file: string): SQLite.Database | null {
  const database = new SQLite(file, { timeout: EXCLUSIVE_WAIT_MS, fileMustExist: true })
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
