import type { Store } from '../db/store.ts'
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
import { sweepDecisions } from '../domain/settings/confirmations.ts'
import { sweepChanges } from '../domain/shared/cache/invalidation-feed.ts'
import { sweepDrafts } from '../domain/shop/drafts.ts'
import { sweepBatches } from '../domain/stock/batches.ts'
import { sweepCalls } from '../domain/suppliers/call-log.ts'
import { sweepIncidents } from '../domain/suppliers/incidents.ts'
import { sweepSupplierDays } from '../domain/suppliers/supplier-limits.ts'
import { sweepInbox } from '../domain/telegram/inbox.ts'
import { sweepDeliveries } from '../domain/webhooks/deliveries.ts'
import type { Job } from './loop.ts'

const EVERY_MS = 60 * 60 * 1000
/** Telegram repeats an update for a day at most: until then it must be recognized. */
const KEEP_INBOX_MS = 3 * 24 * 60 * 60 * 1000
/** Bounds what somebody who floods the bot can store. */
const KEEP_INBOX_ROWS = 200_000

/** Longer than anybody takes to dispute an order. */
const KEEP_CALLS_MS = 90 * 24 * 60 * 60 * 1000

/** As promised in docs/api.md. */
const KEEP_EVENTS_MS = 30 * 24 * 60 * 60 * 1000
/** A day longer than the events about them. */
const KEEP_TESTS_MS = KEEP_EVENTS_MS + 24 * 60 * 60 * 1000

/**
 * Deletes rows that are no longer needed. Only the leader runs this, to spare the database; two processes
 * at once would do no harm.
 */
export function sweepJob(store: Store, clock: () => Date): Job {
  return {
    name: 'sweep',
    everyMs: EVERY_MS,
    async runOnce() {
      const before = (ms: number) => new Date(clock().getTime() - ms)
      const inbox = { before: before(KEEP_INBOX_MS), keep: KEEP_INBOX_ROWS }
      while (await store.transaction((tx) => sweepInbox(tx, inbox)));
      await sweepDeliveries(store, clock())
      await store.transaction((tx) => sweepCalls(tx, before(KEEP_CALLS_MS)))
      await store.transaction((tx) => sweepBroadcasts(tx, clock()))
      await store.transaction((tx) => sweepMoves(tx, clock()))
      await store.transaction((tx) => sweepIncidents(tx, clock()))
      await store.transaction((tx) => sweepChanges(tx, clock()))
      await store.transaction((tx) => sweepTestUsage(tx, clock()))
      await store.transaction((tx) => sweepBatches(tx, clock()))
      await store.transaction((tx) => sweepDrafts(tx, clock()))
      await store.transaction((tx) => sweepDecisions(tx, clock()))
      await store.transaction((tx) => sweepCards(tx, clock()))
      await store.transaction((tx) => sweepSpends(tx, clock()))
      await store.transaction((tx) => sweepSupplierDays(tx, clock()))
      await store.transaction((tx) => sweepAddresses(tx, clock()))
      // A cost may have become too old.
      await store.transaction((tx) => reprice(tx, 'by_margin', { actor: 'service' }, clock()))
      await sweepBulks(store, clock())
      await sweepEvents(store, before(KEEP_EVENTS_MS))
      await sweepTests(store, before(KEEP_TESTS_MS))
    },
  }
}
