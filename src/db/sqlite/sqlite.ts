import { readFileSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import SQLite from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { createInvalidations } from '../invalidations.ts'
import { createPending } from '../pending.ts'
import { mustMigrate, type OpenOptions, type SchemaUse } from '../schema-version.ts'
import {
  DatabaseProblem,
  type NativeStatement,
  NOTHING_AT_END,
  type Reader,
  type Store,
  type Tx,
  type WritesBackups,
} from '../store.ts'
import { plainVault, type Vault } from '../vault.ts'
import { writeBackup } from './backup.ts'
import { damageBeside } from './damage.ts'
import { createFileLocks } from './file-locks.ts'
import { createGroupCommit } from './group-commit.ts'
import {
  BUSY_GIVE_UP_MS,
  BUSY_TIMEOUT_MS,
  findingsAt,
  type OpenFile,
  openFile,
  whenFree,
} from './open-file.ts'
import { makePrivate, preparePlace, startProblem, withoutLinks } from './start.ts'

const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../../drizzle/sqlite')

/** Of each connection. The pages that a group of orders touches stay in memory until they are committed. */
const CACHE_KIB = 4096
/** For new files. An order changes a few bytes in each of a dozen pages, and commits whole pages. */
const PAGE_BYTES = 2048
/** When SQLite starts over a log that a long reader made longer than this, it cuts it: see decision 010. */
const LOG_KEPT_BYTES = 16 << 20

/**
 * Opens the file twice: one connection writes, one transaction at a time; the other only reads.
 * @throws DatabaseProblem if the file, its place or its schema cannot be used.
 */
export async function openSqlite(
  path: string,
  { schema = 'migrate', vault = plainVault }: OpenOptions = {},
): Promise<Store & WritesBackups> {
  if (path === ':memory:')
    throw new DatabaseProblem(
      'DATABASE_URL must be the path of a file: a database in memory is lost at every stop.',
    )
  // SQLite's other files lie beside the file itself.
  const file = withoutLinks(path)
  const findings = findingsAt(file)
  // After a clean close there is no log left.
  const hasCrashed = bytesOf(`${file}-wal`) > 0
  preparePlace(file)
  // Only the service does this: commands do not report findings.
  if (schema === 'migrate')
    findings.push(...makePrivate(file).map((message) => ({ level: 'warn', message }) as const))
  const writer = new SQLite(file, { timeout: BUSY_TIMEOUT_MS })
  try {
    await whenFree(() => migrateForward(writer, file, schema))
  } catch (error) {
    writer.close()
    throw startProblem(error, file)
  }
  const reader = new SQLite(file, { readonly: true, timeout: BUSY_GIVE_UP_MS })
  reader.pragma(`cache_size = -${CACHE_KIB}`)

  const invalidations = createInvalidations()
  const pending = createPending(invalidations)
  const tx = sqliteHandle(writer, vault, pending.atEnd)
  const read: Reader = sqliteHandle(reader, vault)
  // The first read creates the log, by which others see that the file is in use.
  writer.pragma('user_version')
  const open = openFile(file, writer)
  const groups = createGroupCommit(writer, tx, {
    whenFree,
    lost: open.lost,
    requireFile: open.require,
    pending,
    failed: (error) => {
      for (const listener of onFailure) listener(error)
    },
  })
  const onFailure: ((error: unknown) => void)[] = []
  const backups = new Set<Promise<void>>()
  const locks = createFileLocks(file)
  const closing = new AbortController()
  let closed: Promise<void> | undefined

  async function end(): Promise<void> {
    closing.abort(new Error('The database is being closed.'))
    await Promise.all([...backups, groups.idle()])
    try {
      if (open.lost.aborted) await rescueAndThrow(open, reader)
    } finally {
      reader.close()
      writer.close()
      await locks.close()
    }
  }

  return {
    read,
    lock: locks.lock,
    transaction: groups.transaction,
    onFailure: (listener) => void onFailure.push(listener),
    invalidations,
    othersVersion: open.othersVersion,
    async backup(target, { onProgress, signal } = {}) {
      const signals = signal ? [signal, closing.signal] : [closing.signal]
      const backup = writeBackup(file, target, { onProgress, signal: AbortSignal.any(signals) })
      const done = backup.catch(() => undefined).then(() => void backups.delete(done))
      backups.add(done)
      await backup
    },
    lost: open.lost,
    requireFile() {
      open.require()
      locks.check()
    },
    findings,
    checkAfterCrash: hasCrashed ? (signal) => damageBeside(file, signal) : null,
    logBytes: () => bytesOf(`${file}-wal`),
    cutLog() {
      // Inside a transaction SQLite would refuse it.
      if (!writer.inTransaction) writer.pragma('wal_checkpoint(TRUNCATE)')
    },
    async bytes() {
      return bytesOf(file) + bytesOf(`${file}-wal`)
    },
    diskSpace: () => statfs(dirname(file)),
    close() {
      closed ??= end()
      return closed
    },
  }
}

function bytesOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}

/** @throws DatabaseProblem always */
async function rescueAndThrow(open: OpenFile, reader: SQLite.Database): Promise<never> {
  const { message } = open.lost.reason as DatabaseProblem
  const saved = await open.rescue(reader).catch((cause) => {
    throw new DatabaseProblem(`${message} Its content could not be saved: ${cause}`, { cause })
  })
  throw new DatabaseProblem(`${message} ${saved}`)
}

/** Has the type of PostgreSQL's builders, which SQLite's match as far as the service uses them: see dialect.ts. */
export function sqliteHandle(
  connection: SQLite.Database,
  vault: Vault,
  atEnd = NOTHING_AT_END,
): Tx {
  const handle = drizzle(connection, { casing: 'snake_case' })
  const native = (_: string, sql: string): NativeStatement => {
    const statement = connection.prepare<unknown[], unknown[]>(sql)
    if (statement.reader) statement.raw()
    return {
      rows: (params) => statement.all(params),
      changes: (params) => statement.run(params).changes,
      send: (params) => void statement.run(params),
    }
  }
  return Object.assign(handle, { vault, native, ...atEnd }) as unknown as Tx
}

/**
 * Sets the pragmas that every writing connection must have, and checks that they took effect: a WAL file
 * that is opened again starts at NORMAL, which loses answered orders at a power cut.
 */
function setDurable(writer: SQLite.Database): void {
  writer.pragma(`page_size = ${PAGE_BYTES}`)
  writer.pragma('journal_mode = WAL')
  writer.pragma('synchronous = FULL')
  writer.pragma('foreign_keys = ON')
  // Keeps the undo data of a group's savepoints in memory: a file for it took as long as the inserts.
  writer.pragma('temp_store = MEMORY')
  writer.pragma(`cache_size = -${CACHE_KIB}`)
  writer.pragma(`journal_size_limit = ${LOG_KEPT_BYTES}`)
  const FULL = 2
  if (writer.pragma('synchronous', { simple: true }) !== FULL)
    throw new Error('SQLite refused synchronous = FULL, without which a power cut loses orders.')
  if (writer.pragma('journal_mode', { simple: true }) !== 'wal')
    throw new Error('SQLite refused journal_mode = WAL; the file must lie on a local disk.')
}

function migrateForward(writer: SQLite.Database, file: string, use: SchemaUse): void {
  const known = knownMigrations()
  const older = mustMigrate({ applied: newestApplied(writer), known }, file, use)
  setDurable(writer)
  if (!older) return
  try {
    migrate(drizzle(writer), { migrationsFolder: MIGRATIONS_FOLDER })
  } catch (error) {
    // If two processes start at once, one of them finds the migration done by the other.
    if (newestApplied(writer) !== newestKnown()) throw error
  }
}

/** The time of a database's newest migration; 0 if it has none. */
function newestApplied(writer: SQLite.Database): number {
  const journal = writer
    .prepare("SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'")
    .get()
  if (!journal) return 0
  const row = writer.prepare('SELECT max(created_at) AS at FROM __drizzle_migrations').get()
  return Number((row as { at: number | string | null }).at ?? 0)
}

/**
 * The time of the newest migration of a database that this version knows.
 * @throws DatabaseProblem
 */
export function requireOwn(database: SQLite.Database, file: string): number {
  const applied = newestApplied(database)
  if (applied === 0) throw new DatabaseProblem(`${file} is not a database of gamewallet.`)
  if (applied <= newestKnown()) return applied
  throw new DatabaseProblem(`${file} was written by a newer version of gamewallet: use that one.`)
}

/** The time of this version's newest migration. */
export function newestKnown(): number {
  return Math.max(...knownMigrations())
}

function knownMigrations(): number[] {
  const journal = JSON.parse(readFileSync(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8'))
  return (journal.entries as { when: number }[]).map((entry) => entry.when)
}
