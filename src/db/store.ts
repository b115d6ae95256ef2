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
  /** Writes a consistent copy to a new file while the service runs. */
  backup(file: string): Promise<void>
  /** Waits for the transactions under way, then closes. */
  close(): Promise<void>
}
