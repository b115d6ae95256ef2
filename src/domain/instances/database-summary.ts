import { desc, isNull } from 'drizzle-orm'
import { AWAY, type MovedAway } from '../../db/move/state.ts'
import type { Reader } from '../../db/store.ts'
import { accounts, entries, orders } from '../schema.ts'
import { readState } from '../settings/state.ts'
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

/**
 * Where the database was moved, so that no process may use it: it would sell the same stock from two databases. Null
 * if it was not.
 */
export async function whyMoved(db: Reader): Promise<MovedAway | null> {
  return ((await readState(db, AWAY)) as MovedAway | undefined) ?? null
}
