import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import SQLite from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { writeBackup } from './backup.ts'
import type { Reader, Store, Tx } from './store.ts'

const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../drizzle/sqlite')

// A wait inside SQLite stops the whole process, so it is short; longer waits for another process's
// transaction (an operator's command) are taken between tries, with the event loop free.
const BUSY_TIMEOUT_MS = 20
const BUSY_RETRY_MS = 10
const BUSY_GIVE_UP_MS = 10_000

/** Opens the file twice: one connection writes, one transaction at a time; the other only reads. */
export async function openSqlite(file: string): Promise<Store> {
  mkdirSync(dirname(file), { recursive: true })
  const writer = new SQLite(file, { timeout: BUSY_TIMEOUT_MS })
  try {
    await whenFree(() => migrateForward(writer, file))
  } catch (error) {
    writer.close()
    throw error
  }
  const reader = new SQLite(file, { readonly: true, timeout: BUSY_GIVE_UP_MS })

  const tx = drizzle(writer, { casing: 'snake_case' }) as unknown as Tx
  const read = drizzle(reader, { casing: 'snake_case' }) as unknown as Reader
  const begin = writer.prepare('BEGIN IMMEDIATE')
  const commit = writer.prepare('COMMIT')
  const rollback = writer.prepare('ROLLBACK')

  async function run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    await whenFree(() => begin.run())
    // Queries here resolve as microtasks, so a transaction that only awaits `tx` ends before the next
    // tick. One that does not is holding every other writer up.
    let state: 'running' | 'left' | 'ended' = 'running'
    process.nextTick(() => {
      if (state === 'running') state = 'left'
    })
    const leftTheTick = () => state === 'left'
    try {
      const result = await work(tx)
      if (leftTheTick()) throw new Error('A transaction awaited something other than its queries.')
      commit.run()
      return result
    } catch (error) {
      if (writer.inTransaction) rollback.run()
      throw error
    } finally {
      state = 'ended'
    }
  }

  let last: Promise<unknown> = Promise.resolve()
  const backups = new Set<Promise<void>>()
  const closing = new AbortController()
  return {
    read,
    transaction(work) {
      const result = last.then(() => run(work))
      // The caller has the error; the queue only needs to know that the turn is over.
      last = result.catch(() => undefined)
      return result
    },
    async backup(target, { onProgress, signal } = {}) {
      const signals = signal ? [signal, closing.signal] : [closing.signal]
      const backup = writeBackup(file, target, { onProgress, signal: AbortSignal.any(signals) })
      const done = backup.catch(() => undefined).then(() => void backups.delete(done))
      backups.add(done)
      await backup
    },
    async bytes() {
      const sizes = [file, `${file}-wal`].map((path) => statSync(path, { throwIfNoEntry: false }))
      return sizes.reduce((sum, stats) => sum + (stats?.size ?? 0), 0)
    },
    async close() {
      closing.abort(new Error('The database is being closed.'))
      await Promise.all([...backups, last])
      reader.close()
      writer.close()
    },
  }
}

/**
 * Sets what every connection that writes must have and proves it: a WAL file that is opened again
 * starts at NORMAL, which loses answered orders at a power cut.
 */
function setDurable(writer: SQLite.Database): void {
  writer.pragma('journal_mode = WAL')
  writer.pragma('synchronous = FULL')
  writer.pragma('foreign_keys = ON')
  const FULL = 2
  if (writer.pragma('synchronous', { simple: true }) !== FULL)
    throw new Error('SQLite refused synchronous = FULL, without which a power cut loses orders.')
  if (writer.pragma('journal_mode', { simple: true }) !== 'wal')
    throw new Error('SQLite refused journal_mode = WAL; the file must lie on a local disk.')
}

function migrateForward(writer: SQLite.Database, file: string): void {
  setDurable(writer)
  const applied = newestApplied(writer)
  const known = newestKnown()
  if (applied > known)
    throw new Error(
      `${file} was written by a newer version of gamewallet (its schema is of ${new Date(applied).toISOString()}, this version knows ${new Date(known).toISOString()}). Start that version, or restore a backup made before it.`,
    )
  if (applied === known) return
  try {
    migrate(drizzle(writer), { migrationsFolder: MIGRATIONS_FOLDER })
  } catch (error) {
    // Of two processes that start at once, one finds the other's work done.
    if (newestApplied(writer) !== known) throw error
  }
}

/** When the newest migration of a database was made; 0 where it has none. */
export function newestApplied(writer: SQLite.Database): number {
  const journal = writer
    .prepare("SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'")
    .get()
  if (!journal) return 0
  const row = writer.prepare('SELECT max(created_at) AS at FROM __drizzle_migrations').get()
  return Number((row as { at: number | string | null }).at ?? 0)
}

/** When the newest migration of this version was made. */
export function newestKnown(): number {
  const journal = JSON.parse(readFileSync(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8'))
  return Math.max(...(journal.entries as { when: number }[]).map((entry) => entry.when))
}

/** Runs `attempt`, again while another process holds the file, without stopping this one. */
async function whenFree<T>(attempt: () => T): Promise<T> {
  const giveUpAt = performance.now() + BUSY_GIVE_UP_MS
  for (;;) {
    try {
      return attempt()
    } catch (error) {
      if (!isBusy(error) || performance.now() > giveUpAt) throw error
    }
    await sleep(BUSY_RETRY_MS)
  }
}

/** Drizzle's migrator wraps what SQLite says. */
export function isBusy(error: unknown): boolean {
  if (error instanceof SQLite.SqliteError) return error.code.startsWith('SQLITE_BUSY')
  return error instanceof Error && error.cause !== undefined && isBusy(error.cause)
}
