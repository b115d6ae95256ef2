import { and, gt, isNull, or } from 'drizzle-orm'
import type { Store, Tx } from '../../db/store.ts'
import { bulkOrders, notices, supplierJobs, webhookDeliveries } from '../schema.ts'
import { lockState, readState, writeState } from '../settings/state.ts'
import type { Log } from '../shared/log.ts'

// What waits is stored with the time when it is due. If that was set while the clock was ahead, and the clock is
// then set right, it would wait for as long as the clock was wrong. So each process watches its own clock, and
// when it goes back, makes what waits due now. Only its own: it cannot know which of two clocks is right, and
// one that is wrong must not make others repeat their work.

/** The latest time that any process has seen, in ms. A process compares its clock with it when it starts. */
const STATE = 'service:latest_time'
/** Also bounds what is not noticed: work that was put off in the minute before a kill. */
const STORE_EVERY_MS = 60_000
/** NTP sets a clock back by less than this now and then, and clocks of several machines differ by less. */
const TOLERANCE_MS = 5000

/** Compares the time with the latest one that was seen before. Called about once a second. */
export type ClockWatch = (now: Date) => Promise<void>

export function watchClock({ store, log }: { store: Store; log: Log }): ClockWatch {
  let latestMs: number | null = null
  let storedMs = Number.NEGATIVE_INFINITY

  return async (now) => {
    const nowMs = now.getTime()
    latestMs ??= Number((await readState(store.read, STATE)) ?? 0)
    const aheadMs = latestMs - nowMs
    if (aheadMs > TOLERANCE_MS) {
      await makeAllDue(store, now)
      await store.transaction((tx) => writeState(tx, STATE, nowMs))
      latestMs = storedMs = nowMs
      log.warn({ byMs: aheadMs }, 'the clock was set back: what waits is tried now')
      return
    }
    latestMs = Math.max(latestMs, nowMs)
    if (nowMs - storedMs < STORE_EVERY_MS) return
    await store.transaction((tx) => storeLatest(tx, nowMs))
    storedMs = nowMs
  }
}

/** Never stores an earlier time: another process, which may have ended, put work off by a later one. */
async function storeLatest(tx: Tx, nowMs: number): Promise<void> {
  await lockState(tx, STATE)
  if (Number((await readState(tx, STATE)) ?? 0) < nowMs) await writeState(tx, STATE, nowMs)
}

/**
 * Makes due now what would be due later. That costs an attempt each, which may come too early. It ends no claim,
 * and for how long a supplier's "I do not know it" is doubted does not depend on it (see doubtLeftMs).
 */
async function makeAllDue(store: Store, now: Date): Promise<void> {
  // Each in a transaction of its own: other transactions do not wait for all of it.
  await store.transaction(async (tx) => {
    await tx.update(supplierJobs).set({ dueAt: now }).where(gt(supplierJobs.dueAt, now))
    // The call may have just begun: a supplier that wants time before the next one gets all of it.
    await tx.update(supplierJobs).set({ calledAt: now }).where(gt(supplierJobs.calledAt, now))
  })
  await store.transaction(async (tx) => {
    const { dueAt, attemptedAt } = webhookDeliveries
    // Attempts are few, and up to a day apart: only those are repeated that were made while the clock was ahead.
    const isFromThen = or(isNull(attemptedAt), gt(attemptedAt, now))
    await tx
      .update(webhookDeliveries)
      .set({ dueAt: now })
      .where(and(gt(dueAt, now), isFromThen))
  })
  await store.transaction(async (tx) => {
    await tx.update(notices).set({ dueAt: now }).where(gt(notices.dueAt, now))
    await tx.update(bulkOrders).set({ dueAt: now }).where(gt(bulkOrders.dueAt, now))
    await tx.update(bulkOrders).set({ showDueAt: now }).where(gt(bulkOrders.showDueAt, now))
  })
}
