import { setTimeout as sleep } from 'node:timers/promises'
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import { amongLocked, locking } from '../../db/locks.ts'
import type { Store, Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import { stockCodes } from '../schema.ts'
import { invalidateStock } from '../shared/cache/invalidate.ts'
import { BATCH_PAUSE_MS, batchView } from './batches.ts'

// Removes unsold codes from stock. Codes that belong to an order or are in quarantine stay: each statement
// itself checks that the code is unsold, so it cannot race with a sale.

/** Codes in one transaction of removeBatch. */
const CODES_PER_PART = 250

/**
 * Removes the unsold codes of a batch, in several transactions. Safe to repeat.
 * @returns the batch as of batchView, and how many codes this call removed.
 * @throws DomainError BATCH_GONE
 */
export async function removeBatch(
  store: Store,
  id: number,
  { actor }: { actor: Actor },
  now: Date,
) {
  await batchView(store.read, id)
  let removed = 0
  for (;;) {
    const count = await store.transaction((tx) => removePart(tx, id, actor, now))
    removed += count
    if (count < CODES_PER_PART) break
    await sleep(BATCH_PAUSE_MS)
  }
  return { ...(await batchView(store.read, id)), removed }
}

async function removePart(tx: Tx, batch: number, actor: Actor, now: Date): Promise<number> {
  const rows = await deleteUnsold(tx, eq(stockCodes.batchId, batch), CODES_PER_PART)
  const [first] = rows
  if (!first) return 0
  const detail = { pid: first.pid, batch, removed: rows.length, ids: rows.map(({ id }) => id) }
  await recordAct(tx, { actor, action: 'stock.remove', detail }, now)
  return rows.length
}

type Row = typeof stockCodes.$inferSelect

/** Deletes the oldest unsold codes under the condition, up to `limit`, and invalidates the stock counts. */
async function deleteUnsold(tx: Tx, condition: SQL | undefined, limit: number): Promise<Row[]> {
  const isUnsold = isNull(stockCodes.orderId)
  // Locks rows in the same order as sales of several codes, which prevents deadlocks.
  const chosen = tx
    .select({ id: stockCodes.id })
    .from(stockCodes)
    .where(and(condition, isUnsold))
    .orderBy(asc(stockCodes.id))
    .limit(limit)
  const rows = await tx
    .delete(stockCodes)
    .where(and(amongLocked(stockCodes.id, locking(chosen)), isUnsold))
    .returning()
  for (const pid of new Set(rows.map((row) => row.pid))) invalidateStock(tx, pid)
  return rows.sort((a, b) => a.id - b.id)
}
