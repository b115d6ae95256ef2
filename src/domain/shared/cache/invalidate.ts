import { sql } from 'drizzle-orm'
import { engine } from '../../../db/dialect.ts'
import { type CacheTag, CHANNEL } from '../../../db/invalidations.ts'
import { changes } from '../../../db/schema.ts'
import type { Tx } from '../../../db/store.ts'

// Whoever writes what is cached invalidates it beside the statement, by one of these: from the commit on,
// no cache of this process has it. Other processes learn of it from SQLite itself, or on PostgreSQL from
// the row and the notification that commit with the change.

/** After a write to `accounts`, `api_keys` or `allowlist_entries`, or to what counts as paid in. */
export function invalidateAccount(tx: Tx, accountId: number, now: Date): Promise<void> {
  return invalidate(tx, `account:${accountId}`, now)
}

/** After a write to one of the switches in `settings`. */
export function invalidateSettings(tx: Tx, now: Date): Promise<void> {
  return invalidate(tx, 'settings', now)
}

/** After a write to `lines` or `products`. */
export function invalidateCatalog(tx: Tx, now: Date): Promise<void> {
  return invalidate(tx, 'catalog', now)
}

/** After a write that changes how many codes are for sale. Every sale does so: no other process hears of it. */
export function invalidateStock(tx: Tx, pid: string): void {
  publishOnCommit(tx, `stock:${pid}`)
}

async function invalidate(tx: Tx, tag: CacheTag, now: Date): Promise<void> {
  publishOnCommit(tx, tag)
  if (engine !== 'postgres') return
  await tx
    .insert(changes)
    .values({ topic: tag, at: now })
    .returning({ notified: sql`pg_notify(${CHANNEL}, ${tag})` })
}

function publishOnCommit(tx: Tx, tag: CacheTag): void {
  tx.onCommit(() => tx.invalidations.publish(tag))
}
