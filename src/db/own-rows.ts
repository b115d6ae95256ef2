import { asc, desc, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { engine } from './dialect.ts'

type Bound = number | Placeholder
/** A column: that of a query around this one. */
type Account = Bound | PgColumn

/**
 * The rows of one account in the order of their serial numbers, by the index on both columns.
 *
 * PostgreSQL only uses that index for certain if both columns are compared and ordered together. Otherwise it
 * may expect to meet a row of the account soon, and walk through those of all accounts by their serial
 * numbers. SQLite uses the index's second column only if they are compared each by itself.
 */
export function ownRows(account: PgColumn, serial: PgColumn) {
  return {
    /** Whether a row is the account's, with a serial number from `first` on and below `end`. */
    between(
      accountId: Account,
      { first = 0, end = Number.MAX_SAFE_INTEGER }: { first?: Bound; end?: Bound } = {},
    ): SQL {
      const place = sql`(${account}, ${serial})`
      return engine === 'postgres'
        ? sql`${place} >= (${accountId}, ${first}) and ${place} < (${accountId}, ${end})`
        : sql`${account} in (${accountId}) and ${serial} >= ${first} and ${serial} < ${end}`
    },
    newestFirst: [desc(account), desc(serial)],
    oldestFirst: [asc(account), asc(serial)],
  }
}
