import { and, eq, isNull, sql } from 'drizzle-orm'
import { prepared } from '../db/prepared.ts'
import { stockCodes } from '../db/schema.ts'
import type { Reader, Tx } from '../db/store.ts'
import { notifyAdmins } from './notices.ts'
import { readSettings } from './settings.ts'

/** So far it is counted: beyond, it makes no difference to anybody. */
const COUNTED_AT_MOST = 1000

const { placeholder } = sql

const someAvailable = prepared<Reader, { pid: string; limit: number }, { id: number }[]>(
  'stock_some',
  (db) =>
    db
      .select({ id: stockCodes.id })
      .from(stockCodes)
      .where(and(eq(stockCodes.pid, placeholder('pid')), isNull(stockCodes.orderId)))
      .limit(placeholder('limit')),
)

/** How many codes of a product are for sale, counted up to a thousand. */
export async function availableOf(db: Reader, pid: string): Promise<number> {
  return (await someAvailable(db, { pid, limit: COUNTED_AT_MOST })).length
}

/** Tells the admins where the sale of `taken` codes has brought a product below the mark. */
export async function tellIfLow(tx: Tx, pid: string, taken: number, now: Date): Promise<void> {
  const { lowStock } = await readSettings(tx)
  if (lowStock === 0) return
  const left = (await someAvailable(tx, { pid, limit: lowStock })).length
  const before = left + taken
  if (left < lowStock && before >= lowStock)
    await notifyAdmins(tx, { kind: 'stock_low', pid, left }, now)
}
