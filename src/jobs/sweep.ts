import type { Store, Tx } from '../db/store.ts'
import { sweepAddresses } from '../domain/access/address-guard.ts'
import { sweepSpends } from '../domain/access/key-spend.ts'
import { sweepMoves } from '../domain/accounts/moves/moves.ts'
import { sweepTestUsage } from '../domain/accounts/test-account.ts'
import { sweepBroadcasts } from '../domain/broadcasts/broadcasts.ts'
import { sweepBulks } from '../domain/bulk/drafts.ts'
import { reprice } from '../domain/catalog/reprice.ts'
import { sweepEvents } from '../domain/events/log.ts'
import { sweepCards } from '../domain/orders/cards.ts'
import { sweepTests } from '../domain/orders/test-sweep.ts'
import { sweepSessions } from '../domain/sessions/sessions.ts'
import { sweepDecisions } from '../domain/settings/confirmations.ts'
import { sweepChanges } from '../domain/shared/cache/invalidation-feed.ts'
import { sweepDrafts } from '../domain/shop/drafts.ts'
import { sweepBatches } from '../domain/stock/batches.ts'
import { sweepCalls } from '../domain/suppliers/call-log.ts'
import { sweepIncidents } from '../domain/suppliers/incidents.ts'
import { sweepSupplierDays } from '../domain/suppliers/supplier-limits.ts'
import { sweepUpdates } from '../domain/telegram/inbox.ts'
import { sweepDeliveries } from '../domain/webhooks/deliveries.ts'
import type { Job } from './loop.ts'

const EVERY_MS = 60 * 60 * 1000
/** Each in a transaction of its own. */
const SWEEPS: ((tx: Tx, now: Date) => Promise<unknown>)[] = [
  ...[sweepCalls, sweepBroadcasts, sweepMoves, sweepIncidents, sweepChanges, sweepTestUsage],
  ...[sweepBatches, sweepDrafts, sweepDecisions, sweepCards, sweepSpends, sweepSupplierDays],
  ...[sweepAddresses, sweepSessions],
  // A cost may have become too old.
  (tx, now) => reprice(tx, 'by_margin', { actor: 'service' }, now),
]

/** In as many transactions as they need. */
const LONG_SWEEPS = [sweepUpdates, sweepDeliveries, sweepBulks, sweepEvents, sweepTests]

/**
 * Deletes rows that are no longer needed. Only the leader runs this, to spare the database; two processes
 * at once would do no harm.
 */
export function sweepJob(store: Store, clock: () => Date): Job {
  return {
    name: 'sweep',
    everyMs: EVERY_MS,
    async runOnce() {
      for (const sweep of SWEEPS) await store.transaction((tx) => sweep(tx, clock()))
      for (const sweep of LONG_SWEEPS) await sweep(store, clock())
    },
  }
}
