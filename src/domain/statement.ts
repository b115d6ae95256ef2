import { and, asc, desc, eq, gt } from 'drizzle-orm'
import { entries } from '../db/schema.ts'
import type { Reader } from '../db/store.ts'
import type { Entry } from './ledger.ts'

/** So many rows are read at once, so that a long statement does not hold the others up. */
const BATCH_SIZE = 1000

/** The account's entries, newest first. */
export function entriesOf(
  db: Reader,
  accountId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<Entry[]> {
  return db
    .select()
    .from(entries)
    .where(eq(entries.accountId, accountId))
    .orderBy(desc(entries.id))
    .limit(limit)
    .offset(offset)
}

/** All entries of the account, oldest first, a batch at a time. */
export async function* statementOf(db: Reader, accountId: number): AsyncGenerator<Entry[]> {
  let last = 0
  for (;;) {
    const batch = await db
      .select()
      .from(entries)
      .where(and(eq(entries.accountId, accountId), gt(entries.id, last)))
      .orderBy(asc(entries.id))
      .limit(BATCH_SIZE)
    if (batch.length > 0) yield batch
    const newest = batch.at(-1)
    if (!newest || batch.length < BATCH_SIZE) return
    last = newest.id
  }
}
