import { and, count, isNull } from 'drizzle-orm'
import { exclusively, sideBySide } from '../../db/locks.ts'
import { isValueOf, prepared, upTo } from '../../db/prepared.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { notifyAdmins } from '../notices/notices.ts'
import { stockCodes } from '../schema.ts'
import { onlyRow } from '../shared/errors.ts'

/** The most codes of a product that concurrent transactions may be selling, unseen by this one. */
const SOLD_MEANWHILE = 500

/** Counts at most as many codes as asked for. */
const countUpTo = prepared<Reader, { pid: string; limit: number }, { found: number }[]>(
  'stock_count',
  (db) => {
    const some = db
      .select({ id: stockCodes.id })
      .from(stockCodes)
      .where(and(isValueOf(stockCodes.pid, 'pid'), isNull(stockCodes.orderId)))
      .limit(upTo('limit'))
      .as('some')
    return db.select({ found: count() }).from(some)
  },
)

/** How many codes a product has to sell; `limit` if there are more. */
export async function available(db: Reader, pid: string, limit: number): Promise<number> {
  return onlyRow(await countUpTo(db, { pid, limit })).found
}

/** Whether a product has so many codes to sell. */
export async function hasStock(db: Reader, pid: string, quantity: number): Promise<boolean> {
  return (await available(db, pid, quantity)) === quantity
}

/**
 * Notifies the admins when the sale of `taken` codes brings a product's stock below `lowStock`, or takes the
 * last code. Each crossing is reported once. A `lowStock` of 0 turns both notices off.
 */
export async function notifyIfLow(
  tx: Tx,
  { pid, taken, lowStock }: { pid: string; taken: number; lowStock: number },
  now: Date,
): Promise<void> {
  if (lowStock === 0) return
  if (sideBySide) {
    if (await hasStock(tx, pid, lowStock + SOLD_MEANWHILE)) return
    // Sales that cross the mark at the same time must see each other.
    await exclusively(tx, `stock of ${pid}`)
  }
  const left = await available(tx, pid, lowStock)
  const before = left + taken
  if (left === 0) await notifyAdmins(tx, { kind: 'stock_out', pid }, now)
  else if (left < lowStock && before >= lowStock)
    await notifyAdmins(tx, { kind: 'stock_low', pid, left }, now)
}
