import { eq } from 'drizzle-orm'
import { notices } from '../../db/schema.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { NEWS } from './notice.ts'

// News wait among the notices, and are sent after all others.

const isNews = eq(notices.kind, NEWS)

/** Stores news for these people. */
export async function addNews(
  tx: Tx,
  telegramIds: readonly number[],
  broadcastId: number,
  now: Date,
): Promise<void> {
  if (telegramIds.length === 0) return
  const one = { kind: NEWS, data: { broadcastId }, attempts: 0, dueAt: now, createdAt: now }
  await tx.insert(notices).values(telegramIds.map((telegramId) => ({ ...one, telegramId })))
}

/** How many are not sent yet. */
export function waitingNews(db: Reader): Promise<number> {
  return db.$count(notices, isNews)
}

export async function removeNews(tx: Tx): Promise<void> {
  await tx.delete(notices).where(isNews)
}
