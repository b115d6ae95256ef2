import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

type Drizzle = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** What may be asked of the database at any time: committed rows only. */
export type Reader = Pick<Drizzle, 'select' | 'selectDistinct' | '$count'>

/** What a transaction may do. There is no other way to write. */
export type Tx = Reader & Pick<Drizzle, 'insert' | 'update' | 'delete'>

export interface Store {
  readonly read: Reader
  /**
   * Runs `work` alone and commits it, or rolls all of it back. It must await nothing but `tx`; another
   * transaction inside it would wait for it for ever.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Writes a consistent, checked copy to a new file, in another thread, while the service runs.
   * @throws where the file exists or cannot be written, and the signal's reason; nothing is left then.
   */
  backup(file: string, options?: BackupOptions): Promise<void>
  /** How much room the database takes on disk. */
  bytes(): Promise<number>
  /** Ends backups, waits for the transactions under way, then closes. */
  close(): Promise<void>
}

export type BackupOptions = {
  /** Told now and then how many pages are copied, of how many. */
  onProgress?: ((done: number, total: number) => void) | undefined
  signal?: AbortSignal | undefined
}
