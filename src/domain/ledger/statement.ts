import { count, eq, inArray, sql } from 'drizzle-orm'
import type { Reader } from '../../db/store.ts'
import { entries } from '../schema.ts'
import { type Listed, type Page, readBeside } from '../shared/pages.ts'
import type { Entry } from './ledger.ts'
import { inAccount } from './transactions.ts'

/** Rows in one query, so that a long statement does not delay other requests. */
const BATCH_SIZE = 1000

/** The account's entries, newest first. */
export function entriesOf(db: Reader, accountId: number, page: Page): Promise<Listed<Entry>> {
  const { cursor } = page
  return readBeside(page, (limit, isBack) => {
    const { id } = cursor ?? {}
    const bounds = id === undefined ? {} : isBack ? { first: id + 1 } : { end: id }
    return db
      .select()
      .from(entries)
      .where(inAccount.between(accountId, bounds))
      .orderBy(...(isBack ? inAccount.oldestFirst : inAccount.newestFirst))
      .limit(limit)
  })
}

/** The entries with these ids, in no particular order. */
export async function entriesById(db: Reader, ids: readonly number[]): Promise<Entry[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(entries)
    .where(inArray(entries.id, [...ids]))
}

/** How many entries the account has, and the id of the newest; 0 if it has none. */
export async function statementEnd(
  db: Reader,
  accountId: number,
): Promise<{ count: number; lastId: number }> {
  const [end] = await db
    .select({ count: count(), lastId: sql`coalesce(max(${entries.id}), 0)`.mapWith(Number) })
    .from(entries)
    .where(eq(entries.accountId, accountId))
  return end ?? { count: 0, lastId: 0 }
}

/**
 * The account's entries with ids above `after`, up to `lastId`, oldest first, in batches. Each batch is a
 * separate query, so that no snapshot stays open between them.
 */
export async function* statementOf(
  db: Reader,
  accountId: number,
  { after, lastId }: { after: number; lastId: number },
): AsyncGenerator<Entry[]> {
  for (let last = after; last < lastId; ) {
    const batch = await db
      .select()
      .from(entries)
      .where(inAccount.between(accountId, { first: last + 1, end: lastId + 1 }))
      .orderBy(...inAccount.oldestFirst)
      .limit(BATCH_SIZE)
    yield batch
    last = batch.at(-1)?.id ?? lastId
  }
}
