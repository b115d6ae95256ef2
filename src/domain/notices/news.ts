import { eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/store.ts'
import { broadcasts, notices } from '../schema.ts'
import { NEWS } from './notice.ts'

// News wait among the notices, and are sent after all others.

const isNews = eq(notices.kind, NEWS)

/** How many are not sent yet. */
export function waitingNews(db: Reader): Promise<number> {
  return db.$count(notices, isNews)
}

/** @returns how many were not sent yet */
export async function removeNews(tx: Tx): Promise<number> {
  return (await tx.delete(notices).where(isNews).returning({ id: notices.id })).length
}

/** Counts those among notices that cannot be sent which are news. */
export async function countUnreached(
  tx: Tx,
  given: readonly (typeof notices.$inferSelect)[],
): Promise<void> {
  for (const { kind, data } of given)
    if (kind === NEWS)
      await tx
        .update(broadcasts)
        .set({ unreached: sql`${broadcasts.unreached} + 1` })
        .where(eq(broadcasts.id, Number(data.broadcastId)))
}
