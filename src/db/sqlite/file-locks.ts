import { mkdirSync, statSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { DatabaseProblem, DatabaseUnavailable, type HeldLock, type Locks } from '../store.ts'

// A lock is an empty SQLite file in a folder beside the database, held by a transaction that never ends:
// the operating system frees it the moment the process dies, however it dies.

type Held = { path: string; inode: bigint | undefined; lost: AbortController }

/** @param database the path, without links, of the file that the locks belong to. */
export function createFileLocks(database: string): Locks & { check(): void } {
  const held = new Map<SQLite.Database, Held>()
  let closed = false

  async function lock(name: string, { shared = false } = {}): Promise<HeldLock | null> {
    if (closed) throw new DatabaseUnavailable('not done', 'It was closed.')
    const path = pathOf(database, name)
    const file = take(path, shared)
    return file && hold(file, path, shared)
  }

  function hold(file: SQLite.Database, path: string, shared: boolean): HeldLock {
    const lost = new AbortController()
    held.set(file, { path, inode: inodeOf(path), lost })
    return {
      lost: lost.signal,
      async release() {
        const own = held.get(file)
        if (!own) return
        held.delete(file)
        // Nobody needs the file once it is free. A file of another process with the same name stays.
        if (!shared && isThere(own)) remove(path)
        file.close()
      },
    }
  }

  /** Loses the locks whose files were removed: another process can create and lock new ones. */
  function check(): void {
    for (const [file, own] of held) if (!isThere(own)) lose(file, `${own.path} was removed.`)
  }

  function lose(file: SQLite.Database, why: string): void {
    const own = held.get(file)
    held.delete(file)
    file.close()
    own?.lost.abort(new Error(why))
  }

  return {
    lock,
    check,
    async close() {
      closed = true
      for (const file of held.keys()) lose(file, 'The database was closed.')
    },
  }
}

/** @throws DatabaseProblem if the folder cannot be created. */
function pathOf(database: string, name: string): string {
  const folder = `${database}.locks`
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw cannotLock(folder, error)
  }
  return join(folder, name.replaceAll(/[^\w-]/g, '-'))
}

/** @returns null if somebody else holds the lock, or held it during the attempt. */
function take(path: string, shared: boolean): SQLite.Database | null {
  const before = inodeOf(path)
  let file: SQLite.Database | undefined
  try {
    file = new SQLite(path, { timeout: 0 })
    // Nothing is ever written, so there is no need for a journal file.
    file.pragma('journal_mode = MEMORY')
    file.exec(shared ? 'BEGIN; SELECT count(*) FROM sqlite_schema' : 'BEGIN EXCLUSIVE')
    // Its last holder may have removed the file after we opened it: then our lock locks nothing.
    if (inodeOf(path) === before) return file
    file.close()
    return before === undefined ? take(path, shared) : null
  } catch (error) {
    file?.close()
    if (error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return null
    throw cannotLock(path, error)
  }
}

function inodeOf(path: string): bigint | undefined {
  return statSync(path, { bigint: true, throwIfNoEntry: false })?.ino
}

function isThere({ path, inode }: Held): boolean {
  try {
    return inodeOf(path) === inode
  } catch {
    return false
  }
}

function remove(path: string): void {
  try {
    unlinkSync(path)
  } catch {
    // Windows does not remove open files. A file that is left behind is empty and locks nothing.
  }
}

function cannotLock(path: string, error: unknown): DatabaseProblem {
  const why = error instanceof Error ? error.message : String(error)
  return new DatabaseProblem(
    `${path} cannot be locked (${why}): it must belong to the user that runs the service, on a local disk.`,
    { cause: error },
  )
}
