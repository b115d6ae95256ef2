import type { PgColumn, PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { CacheTag, Invalidations } from './invalidations.ts'
import type { Vault } from './vault.ts'

type Drizzle = PgDatabase<PgQueryResultHKT, Record<string, never>>
/** A column of any table. The tables of both engines have PostgreSQL's types. */
export type Column = PgColumn

/** Reads from the database at any time. Outside a transaction it sees committed rows only. */
export type Reader = Pick<Drizzle, 'select' | 'selectDistinct' | '$count'> & {
  /** How the database stores codes. */
  readonly vault: Vault
  /** Prepares a statement on this connection, past the query builder: for prepared.ts. */
  native(name: string, sql: string): NativeStatement
}

/** Its methods run the statement. SQLite returns the result at once, PostgreSQL promises it. */
export type NativeStatement = {
  /** Each row as the values of its columns, as the driver reads them. */
  rows(params: unknown[]): unknown[][] | Promise<unknown[][]>
  /** The number of rows that it has changed. */
  changes(params: unknown[]): number | Promise<number>
  /** For a transaction's statement whose result nobody reads: see preparedWrite. */
  send(params: unknown[]): void
}

/** A transaction. There is no other way to write. */
export type Tx = Reader &
  Pick<Drizzle, 'insert' | 'update' | 'delete'> & {
    /**
     * Calls `hook` after the commit, before the transaction's caller gets its result. The hook is not
     * called after a rollback. On PostgreSQL it is also called if the commit's outcome is unknown. It must
     * not throw.
     */
    onCommit(hook: () => void): void
    /**
     * Runs `work` in a transaction of its own if this one is rolled back because its own work threw an error, before
     * the caller gets that error; or gets the error of `work`. It need not run if the commit fails or the process
     * dies, so it is only for what may be lost, such as a message.
     */
    onRollback(work: (tx: Tx) => Promise<unknown>): void
    /**
     * Adds numbers to a row of sums, just before the commit. On SQLite the transactions that share a COMMIT
     * write each row once. Not seen by reads of this transaction.
     */
    addToSum<Row extends object>(sum: Sum<Row>, row: Row): void
    /** From the commit on, no cache of this process has a value with this tag: see invalidations.ts. */
    invalidate(tag: CacheTag): void
  }

/** A table whose rows are sums, which transactions add to. */
export type Sum<Row extends object> = {
  /** The key of the row that this one is added to. */
  keyOf(row: Row): string
  /** Adds one row's numbers to another with the same key. */
  merge(to: Row, row: Row): void
  /** Adds the row to the table. */
  write(tx: Tx, row: Row): void
}

/**
 * Thrown by a transaction's work, on PostgreSQL, that should not have begun: what it had said is to run after a rollback
 * does not, and the caller gets this error whichever statement has failed.
 */
export class Withdrawn extends Error {
  override name = 'Withdrawn'
}

/** What a handle does besides its queries. */
export type AtEnd = Pick<Tx, 'onCommit' | 'onRollback' | 'addToSum' | 'invalidate'>

/** For a handle that has no caches to invalidate, and ends no orders. */
export const NOTHING_AT_END: AtEnd = {
  onCommit() {},
  onRollback() {},
  invalidate() {},
  addToSum() {
    throw new Error('This connection does not write sums.')
  },
}

/** A lock that this process holds until it releases it or dies. */
export interface HeldLock {
  /** Aborted, with the reason, when the lock is lost. From then on another process may hold it. */
  readonly lost: AbortSignal
  release(): Promise<void>
}

/** Locks that are freed when the process that holds them dies. */
export interface Locks {
  /**
   * Tries to take a lock, and does not wait for it.
   * @param options shared: whether others may hold the lock at the same time, also as shared.
   * @returns null if the lock is held, by this store or another, or somebody else is trying to take it.
   * @throws DatabaseUnavailable; DatabaseProblem if this database or its folder cannot hold locks.
   */
  lock(name: string, options?: { shared?: boolean }): Promise<HeldLock | null>
  close(): Promise<void>
}

export interface Store {
  readonly read: Reader
  readonly lock: Locks['lock']
  /**
   * Runs `work` and commits it, or rolls all of it back. `work` must await nothing but `tx`: another
   * transaction inside it would wait for it forever. On PostgreSQL others run at the same time, and rows
   * that `work` has read may change before it ends: see locks.ts. After a deadlock `work` is run again.
   * @throws DatabaseUnavailable if the database cannot be used.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Calls `listener` with each error that a transaction ends with, before its caller gets it. */
  onFailure(listener: (error: unknown) => void): void
  /** Publishes what this process has changed, and what others have changed if the engine reports it. */
  readonly invalidations: Invalidations
  /**
   * A number that changes with each commit by another process. Reads after a change see that commit. Null
   * if the engine has no such number.
   */
  othersVersion(): number | null
  /**
   * Writes a consistent, checked copy to a new file, in another thread, while the service runs. Null on
   * PostgreSQL, which has its own tools for that.
   * @throws if the file exists or cannot be written, and the signal's reason. No file is left then.
   */
  backup: ((file: string, options?: BackupOptions) => Promise<void>) | null
  /**
   * Aborted, with a DatabaseProblem as its reason, once the open file is no longer the database because
   * it was deleted or replaced. Nothing is written from then on, and the process must exit.
   */
  readonly lost: AbortSignal
  /**
   * Checks that the open file is still the database, as each commit does before its caller is answered, and that the
   * files of locks are there. A lock whose file is gone is lost.
   * @throws DatabaseUnavailable if it is not.
   */
  requireFile(): void
  /** What the operator should know about the database at its start, such as that it is new. */
  readonly findings: readonly Finding[]
  /** The size of SQLite's write-ahead log; 0 on PostgreSQL. */
  logBytes(): number
  /** Copies SQLite's log into the file, and empties the log if nobody is reading from it or writing to it. */
  cutLog(): void
  /**
   * Checks in another process whether the file is damaged, and resolves to the damage, in SQLite's words.
   * Null if the file was closed cleanly, and on PostgreSQL.
   */
  checkAfterCrash: ((signal: AbortSignal) => Promise<string[]>) | null
  /** The size of the database on disk. */
  bytes(): Promise<number>
  /** The space on the disk with the database file; null on PostgreSQL, where it is the server's disk. */
  diskSpace(): Promise<DiskSpace | null>
  /**
   * Cancels backups, waits for running transactions, then closes the connections and frees the locks.
   * @throws DatabaseProblem if the file was lost; the message says what became of its content.
   */
  close(): Promise<void>
}

/** The part of a store that reads and writes rows. */
export type Rows = Pick<Store, 'read' | 'transaction'>

/** As in statfs(2): the file system has `blocks` blocks of `bsize` bytes; `bavail` of them are free to us. */
export type DiskSpace = { bsize: number; blocks: number; bavail: number }

/** `warn` if somebody must act on it. */
export type Finding = { level: 'info' | 'warn'; message: string }

/** A database that is open exclusively: nobody else works on it. */
export interface ExclusiveStore extends Pick<Store, 'read' | 'transaction' | 'close'> {
  /** @throws DatabaseProblem if somebody else uses the database after all. */
  requireExclusive(): Promise<void>
  /**
   * As `transaction`, without the trigger that refuses changes of ledger entries: their notes may be encrypted
   * with another key. Nothing else of them is ever changed.
   */
  rewriteEntries<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Rewrites these tables, by their names in the database, so that nothing of them that was overwritten or deleted is
   * left in its files.
   */
  compact(tables: readonly string[]): Promise<void>
}

/** A store that writes its own backups. */
export type WritesBackups = { backup: NonNullable<Store['backup']> }

export type BackupOptions = {
  /** Called from time to time with the number of pages copied so far, and of all pages. */
  onProgress?: ((done: number, total: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/** The database cannot be used as it is. The message tells the operator what is wrong and what to do. */
export class DatabaseProblem extends Error {
  override name = 'DatabaseProblem'
}

/**
 * The database could not be reached, read or written, or was too busy. Nothing was done, unless `outcome`
 * is `unknown`: then the commit itself failed, and nobody knows whether it has happened.
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

/** SQLite's codes for a full or failing disk, or for a file that is busy or cannot be used now. */
const SQLITE_NOT_NOW = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|PROTOCOL|BUSY)(_|$)/

/** The codes with which SQLite and PostgreSQL report damaged files. */
const DAMAGED = /^(SQLITE_(CORRUPT|NOTADB)(_|$)|XX00[12]$)/

/** The error as DatabaseUnavailable if it, or its cause, says that the database is unusable; else null. */
export function unavailability(error: unknown): DatabaseUnavailable | null {
  if (!(error instanceof Error)) return null
  if (error instanceof DatabaseUnavailable) return error
  if (SQLITE_NOT_NOW.test(codeOf(error)) || DAMAGED.test(codeOf(error)))
    return new DatabaseUnavailable('not done', error)
  return unavailability(error.cause)
}

/** The message of the error, or of its cause, that reports damage to the database's files; else null. */
export function damageIn(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  return DAMAGED.test(codeOf(error)) ? error.message : damageIn(error.cause)
}

/** The database's own error, without drizzle's around it, which contains the statement's values in clear. */
export function unwrapped(error: unknown): unknown {
  const wrapped = error instanceof Error && 'query' in error && 'params' in error
  return wrapped && error.cause !== undefined ? unwrapped(error.cause) : error
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}
