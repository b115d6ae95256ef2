import { desc } from 'drizzle-orm'
import { accounts, entries, orders } from '../../db/schema.ts'
import type { Reader } from '../../db/store.ts'

export type Contents = { accounts: number; orders: number; newestEntryAt: Date | null }

/** A few facts by which a person can recognize a database. */
export async function contentsOf(db: Reader): Promise<Contents> {
  const newest = db.select({ at: entries.createdAt }).from(entries).orderBy(desc(entries.id))
  const [entry] = await newest.limit(1)
  return {
    accounts: await db.$count(accounts),
    orders: await db.$count(orders),
    newestEntryAt: entry?.at ?? null,
  }
}
