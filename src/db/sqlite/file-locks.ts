import { mkdirSync, statSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { DatabaseProblem, DatabaseUnavailable, type HeldLock, type Locks } from '../store.ts'

// A lock is an empty SQLite file in a folder beside the database, held by a transaction that never ends:
// the operating system frees it the moment the process dies, however it dies.

/** A file may be removed all the same, and another made that is locked beside it. */
const LOOK_EVERY_MS = 1000

type Held = { path: string; inode: bigint | undefined; lost: AbortController }

/** @param database the file that the locks belong to, by the path that has no link in it. */
export function createFileLocks(database: string): Locks {
  const held = new Map<SQLite.Database, Held>()
  let closed = false
  let looking: NodeJS.Timeout | undefined

  async function lock(name: string, { shared = false } = {}): Promise<HeldLock | null> {
    if (closed) throw new DatabaseUnavailable('not done', 'It was closed.')
    const path = pathOf(database, name)
    const file = take(path, shared)
    return file && hold(file, path, shared)
  }

  function hold(file: SQLite.Database, path: string, shared: boolean): HeldLock {
    const lost = new AbortController()
    held.set(file, { path, inode: inodeOf(path), lost })
    looking ??= setInterval(look, LOOK_EVERY_MS).unref()
    return {
      lost: lost.signal,
      async release() {
        const own = held.get(file)
        if (!own) return
        held.delete(file)
        // Nobody else needs it once it is free; another's that has its name by now is left alone.
        if (!shared && isThere(own)) remove(path)
        file.close()
      },
    }
  }

  function look(): void {
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
    async close() {
      closed = true
      clearInterval(looking)
      for (const file of held.keys()) lose(file, 'The database was closed.')
    },
  }
}

/** @throws DatabaseProblem where the folder cannot be made. */
function pathOf(database: string, name: string): string {
  const folder = `${database}.locks`
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw cannotLock(folder, error)
  }
  return join(folder, name.replaceAll(/[^\w-]/g, '-'))
}

/** Null where another holds it, or had it while this was tried. */
function take(path: string, shared: boolean): SQLite.Database | null {
  const before = inodeOf(path)
  let file: SQLite.Database | undefined
  try {
    file = new SQLite(path, { timeout: 0 })
    // Nothing is ever written, so that there need be no journal beside it.
    file.pragma('journal_mode = MEMORY')
    file.exec(shared ? 'BEGIN; SELECT count(*) FROM sqlite_schema' : 'BEGIN EXCLUSIVE')
    // Its last holder may have removed it after it was opened: then it locks nothing any more.
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
    // Windows removes no open file. One that is left behind is empty and locks nothing.
  }
}

function cannotLock(path: string, error: unknown): DatabaseProblem {
  const why = error instanceof Error ? error.message : String(error)
  return new DatabaseProblem(
    `${path} cannot be locked (${why}): it must belong to the user that runs the service, on a local disk.`,
    { cause: error },
  )
}
