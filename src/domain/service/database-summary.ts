import { desc, isNull } from 'drizzle-orm'
import { accounts, entries, orders } from '../../db/schema.ts'
import type { Reader } from '../../db/store.ts'
import { isLive } from '../shared/test-world.ts'

export type Contents = { accounts: number; orders: number; newestEntryAt: Date | null }

/** A few facts by which a person can recognize a database. */
export async function contentsOf(db: Reader): Promise<Contents> {
  const newest = db.select({ at: entries.createdAt }).from(entries).orderBy(desc(entries.id))
  const [entry] = await newest.limit(1)
  return {
    accounts: await db.$count(accounts, isNull(accounts.testOf)),
    orders: await db.$count(orders, isLive(orders.supplier)),
    newestEntryAt: entry?.at ?? null,
  }
}
