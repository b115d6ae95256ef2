import { and, type Column, gt, gte, lt, type SQL, sql } from 'drizzle-orm'

/** The furthest that the clock may have been set back between two rows. */
const MARGIN_MS = 86_400_000

/**
 * Whether a row is from `since` or later. Needs no index by time: it finds the rows by the table's serial
 * number, which rises with time.
 */
export function isSince(serial: Column, at: Column, since: Date): SQL | undefined {
  const older = lt(at, new Date(since.getTime() - MARGIN_MS))
  const last = sql`(select max(${serial}) from ${serial.table} where ${older})`
  return and(gte(at, since), gt(serial, sql`coalesce(${last}, 0)`))
}
