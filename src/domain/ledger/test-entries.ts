import { and, eq, lte } from 'drizzle-orm'
import { insertNumbered } from '../../db/dialect.ts'
import { sealedText } from '../../db/sealed-text.ts'
import type { Tx } from '../../db/store.ts'
import { entries } from '../schema.ts'
import { isOfTest } from '../shared/test-world.ts'
import { type Entry, HOUSE_OF } from './ledger.ts'

const NOTE = 'sum of earlier entries'

/**
 * Replaces the oldest entries of a test account by one with their sum, so that the account's entries still add
 * up to its balance. It gets the number of the oldest: an event may be about a later one. The database refuses
 * to delete entries of live accounts.
 * @param oldest all entries up to the last of them, in their order
 */
export async function sumUpEntries(tx: Tx, oldest: readonly Entry[]): Promise<void> {
  const [first] = oldest
  const last = oldest.at(-1)
  if (!first || !last) return
  const { id, accountId } = first
  const { balanceAfterMicros: sumMicros, createdAt } = last
  await tx
    .delete(entries)
    .where(
      and(eq(entries.accountId, accountId), lte(entries.id, last.id), isOfTest(entries.accountId)),
    )
  if (sumMicros === 0) return
  const kind = 'credit'
  const amounts = { amountMicros: sumMicros, balanceAfterMicros: sumMicros }
  const note = sealedText(tx, 'entries.note', NOTE)
  const sum = { id, accountId, kind, house: HOUSE_OF[kind], note, createdAt } as const
  await insertNumbered(tx, entries).values({ ...sum, ...amounts })
}
