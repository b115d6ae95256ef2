import { eq, sql } from 'drizzle-orm'
import { prepared } from '../../db/prepared.ts'
import { apiKeys } from '../../db/schema.ts'
import type { Store, Tx } from '../../db/store.ts'

/** When each key was last used and from which address: kept in memory, saved now and then. */
export interface KeyUsage {
  note(keyId: number, address: string, now: Date): void
  /** @param everyMs skips keys that were saved less than this long ago. */
  save(now: Date, everyMs?: number): Promise<void>
}

type Use = { at: Date; address: string; unsaved: boolean; savedAtMs: number }

/** Keys saved in one transaction. The process answers requests between transactions. */
const BATCH_SIZE = 25

const { placeholder } = sql

const saveUse = prepared<Tx, { keyId: number; at: Date; address: string }, unknown>(
  'key_use_keep',
  (tx) =>
    tx
      .update(apiKeys)
      .set({
        lastUsedAt: sql`${sql.param(placeholder('at'), apiKeys.lastUsedAt)}`,
        lastUsedAddress: sql`${placeholder('address')}`,
      })
      .where(eq(apiKeys.id, placeholder('keyId'))),
)

export function createKeyUsage(store: Store): KeyUsage {
  const uses = new Map<number, Use>()

  async function saveBatch(batch: [number, Use][], savedAtMs: number): Promise<void> {
    const rows = batch.map(([keyId, { at, address }]) => ({ keyId, at, address }))
    for (const [, use] of batch) Object.assign(use, { unsaved: false, savedAtMs })
    try {
      await store.transaction(async (tx) => {
        for (const row of rows) await saveUse(tx, row)
      })
    } catch (error) {
      for (const [, use] of batch) use.unsaved = true
      throw error
    }
  }

  return {
    note(keyId, address, at) {
      const use = uses.get(keyId)
      if (use) Object.assign(use, { at, address, unsaved: true })
      else uses.set(keyId, { at, address, unsaved: true, savedAtMs: Number.NEGATIVE_INFINITY })
    },
    async save(now, everyMs = 0) {
      const nowMs = now.getTime()
      const due: [number, Use][] = []
      for (const [keyId, use] of uses) {
        if (nowMs - use.savedAtMs < everyMs) continue
        if (use.unsaved) due.push([keyId, use])
        else uses.delete(keyId)
      }
      // All processes lock rows in the same order, so that they cannot deadlock on shared keys.
      due.sort(([a], [b]) => a - b)
      for (let from = 0; from < due.length; from += BATCH_SIZE)
        await saveBatch(due.slice(from, from + BATCH_SIZE), nowMs)
    },
  }
}
