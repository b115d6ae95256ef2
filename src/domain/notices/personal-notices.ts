import { and, eq, inArray } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/store.ts'
import { notices } from '../schema.ts'
import { kindsWith, type NoticeKind } from './notice.ts'

// What waits to be sent to one person.

const OF_ACCOUNT = kindsWith(({ about }) => about === 'account')
const CARDS = kindsWith(({ about }) => about === 'card')

/** Sends what waits for a person about their account to its new holder. What changes a message of theirs is dropped. */
export async function redirectNotices(
  tx: Tx,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const { telegramId, kind } = notices
  await tx
    .update(notices)
    .set({ telegramId: to })
    .where(and(eq(telegramId, from), inArray(kind, OF_ACCOUNT)))
  await tx.delete(notices).where(and(eq(telegramId, from), inArray(kind, CARDS)))
}

/** Whether a notice of this kind has not reached the person yet. */
export async function isUndelivered(
  db: Reader,
  person: number,
  kind: NoticeKind,
): Promise<boolean> {
  const { telegramId } = notices
  return (await db.$count(notices, and(eq(telegramId, person), eq(notices.kind, kind)))) > 0
}
