import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { createInvalidations, type Invalidations } from './invalidations.ts'
import type { Vault } from './vault.ts'

type Drizzle = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** What may be asked of the database at any time: committed rows only. */
export type Reader = Pick<Drizzle, 'select' | 'selectDistinct' | '$count'> & {
  /** How codes are kept in it. */
  readonly vault: Vault
}

/** What a transaction may do. There is no other way to write. */
export type Tx = Reader &
  Pick<Drizzle, 'insert' | 'update' | 'delete'> & {
    /**
     * Has `hook` called after the commit and before the transaction's caller hears of it; not where it is
     * rolled back, but also where nobody knows whether it was committed. It must not throw.
     */
    onCommit(hook: () => void): void
    /** Tells the caches of this process what is stale: see domain/shared/cache/invalidate.ts. */
    readonly invalidations: Invalidations
  }

/** Of a handle beside which nothing is cached. */
export const NO_CACHES: Pick<Tx, 'onCommit' | 'invalidations'> = {
  onCommit() {},
  invalidations: createInvalidations(),
}

/** What one process holds at a time, for as long as it lives. */
export interface HeldLock {
  /** Aborted when it is lost, with the reason: from then on another process may hold it. */
  readonly lost: AbortSignal
  release(): Promise<void>
}

/** Locks that die with the process that holds them. */
export interface Locks {
  /**
   * Takes a lock at once or not at all.
   * @param options shared: whether several may hold it, all of them so.
   * @returns null where another holds it, be it by this store, or tries it at the same moment.
   * @throws DatabaseUnavailable; DatabaseProblem where no lock can be had here.
   */
  lock(name: string, options?: { shared?: boolean }): Promise<HeldLock | null>
  close(): Promise<void>
}

export interface Store {
  readonly read: Reader
  readonly lock: Locks['lock']
  /**
   * Runs `work` and commits it, or rolls all of it back. It must await nothing but `tx`; another
   * transaction inside it would wait for it for ever. On PostgreSQL others run beside it, and what it
   * has read may change meanwhile: see locks.ts. `work` is run again where it met a deadlock.
   * @throws DatabaseUnavailable where the database cannot be reached.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Tells of what this process has committed, and other processes as far as the engine tells of it. */
  readonly invalidations: Invalidations
  /**
   * A number that differs after each commit of another process, from the moment that it is done; null
   * where the engine cannot tell. What is read afterwards is no older than what it tells of.
   */
  othersVersion(): number | null
  /**
   * Writes a consistent, checked copy to a new file, in another thread, while the service runs. Null
   * where the database has tools of its own for that.
   * @throws where the file exists or cannot be written, and the signal's reason; nothing is left then.
   */
  backup: ((file: string, options?: BackupOptions) => Promise<void>) | null
  /**
   * Aborted, with a DatabaseProblem as its reason, once the file that is open is not the database any
   * more, since it was deleted or replaced. Nothing is written from then on, and the process must end.
   */
  readonly lost: AbortSignal
  /** Looks whether it is; each commit does so before it is answered. @throws DatabaseUnavailable */
  requireFile(): void
  /** What the operator should hear of how the database was found, such as that there was none. */
  readonly findings: readonly Finding[]
  /** How long SQLite's log is: what is committed, and cannot be overwritten yet. 0 on PostgreSQL. */
  logBytes(): number
  /** Has the log copied into the file and emptied, in another thread, where nobody reads in it. */
  cutLog(): void
  /**
   * Looks in another process whether the file is whole, and resolves to what is wrong with it, in SQLite's
   * words; null where it was closed in good order, or the database has no file of its own.
   */
  checkAfterCrash: ((signal: AbortSignal) => Promise<string[]>) | null
  /** How much room the database takes on disk. */
  bytes(): Promise<number>
  /** How full the disk is that its file is on; null on PostgreSQL, whose disk is the server's. */
  diskSpace(): Promise<DiskSpace | null>
  /**
   * Ends backups, waits for the transactions under way, frees its locks, then closes.
   * @throws DatabaseProblem where the file is lost: what has become of its content.
   */
  close(): Promise<void>
}

/** Of a file system, as statfs(2) has it: blocks of `bsize` bytes, and how many are free to us. */
export type DiskSpace = { bsize: number; blocks: number; bavail: number }

/** `warn` where somebody has to look after it. */
export type Finding = { level: 'info' | 'warn'; message: string }

/** A database that nobody else works on. */
export interface Alone extends Pick<Store, 'read' | 'transaction' | 'close'> {
  /** @throws MoveError where somebody has begun to work on it all the same. */
  requireAlone(): Promise<void>
  /** Writes its tables anew, so that nothing that was overwritten or deleted is left in its files. */
  compact(): Promise<void>
}

/** A store that writes its own backups. */
export type WritesBackups = { backup: NonNullable<Store['backup']> }

export type BackupOptions = {
  /** Told now and then how many pages are copied, of how many. */
  onProgress?: ((done: number, total: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/** A database that cannot be worked with as it is: what is wrong and what to do, for the operator. */
export class DatabaseProblem extends Error {
  override name = 'DatabaseProblem'
}

/**
 * The database could not be reached, read or written, or was too busy. What was asked has not been done;
 * where `outcome` is unknown, the commit itself failed, and nobody knows whether it has happened.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  readonly outcome: 'not done' | 'unknown'

  constructor(outcome: DatabaseUnavailable['outcome'], cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause)
    super(
      outcome === 'unknown'
        ? `A commit failed, and nobody knows whether it has happened: ${why}`
        : `The database is not available: ${why}`,
      { cause },
    )
    this.outcome = outcome
  }
}

/** SQLite's codes for a full or failing disk, a file that cannot be used at present, or one in use. */
const SQLITE_NOT_NOW = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|PROTOCOL|BUSY)(_|$)/

/** What SQLite and PostgreSQL say of files in which something cannot be read that was written. */
const DAMAGED = /^(SQLITE_(CORRUPT|NOTADB)(_|$)|XX00[12]$)/

/** What an error says, itself or by its cause, of a database that could not be worked with; else null. */
export function unavailability(error: unknown): DatabaseUnavailable | null {
  if (!(error instanceof Error)) return null
  if (error instanceof DatabaseUnavailable) return error
  if (SQLITE_NOT_NOW.test(codeOf(error)) || DAMAGED.test(codeOf(error)))
    return new DatabaseUnavailable('not done', error)
  return unavailability(error.cause)
}

/** What an error says, itself or by its cause, of damage to the database's files; else null. */
export function damageIn(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  return DAMAGED.test(codeOf(error)) ? error.message : damageIn(error.cause)
}

/** The error itself, without drizzle's around it, which holds the statement's values in clear. */
export function bare(error: unknown): unknown {
  const wrapped = error instanceof Error && 'query' in error && 'params' in error
  return wrapped && error.cause !== undefined ? bare(error.cause) : error
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}

export function isUnavailable(error: unknown): boolean {
  return unavailability(error) !== null
}
