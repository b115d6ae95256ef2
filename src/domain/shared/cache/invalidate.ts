import { engine } from '../../../db/dialect.ts'
import type { CacheTag } from '../../../db/invalidations.ts'
import type { Tx } from '../../../db/store.ts'
import { changes } from '../../schema.ts'

// Code that writes cached data calls one of these next to the statement. From the commit on, no cache of this
// process has the old value. Other processes learn of it from SQLite itself, or on PostgreSQL from a row that is committed
// with the change, for which they look several times a second.

/** Call after a write to `accounts`, `api_keys` or `allowlist_entries`, or one that changes `paidIn`. */
export function invalidateAccount(tx: Tx, accountId: number, now: Date): Promise<void> {
  return invalidate(tx, `account:${accountId}`, now)
}

/** Call after a write to a setting in `settings`. */
export function invalidateSettings(tx: Tx, now: Date): Promise<void> {
  return invalidate(tx, 'settings', now)
}

/** Call after a write to `lines` or `products`. */
export function invalidateCatalog(tx: Tx, now: Date): Promise<void> {
  return invalidate(tx, 'catalog', now)
}

/** Call after a write that changes the number of unsold codes. Too frequent for a row each time. */
export function invalidateStock(tx: Tx, pid: string): void {
  tx.invalidate(`stock:${pid}`)
}

/**
 * Call after an account has bought codes, so that it sees its own purchase at once. What others see follows from
 * invalidateStock. Too frequent for a row each time.
 */
export function invalidateStockFor(tx: Tx, accountId: number, pid: string): void {
  tx.invalidate(`sold:${accountId}:${pid}`)
}

async function invalidate(tx: Tx, tag: CacheTag, now: Date): Promise<void> {
  tx.invalidate(tag)
  if (engine === 'postgres') await tx.insert(changes).values({ topic: tag, at: now })
}
