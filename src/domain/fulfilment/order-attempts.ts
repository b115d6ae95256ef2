import type { Tx } from '../../db/store.ts'
import { deliversCodes, STOCK_SUPPLIER } from '../catalog/catalog.ts'
import { type Order, type OrderRow, orderRow } from '../orders/orders.ts'
import { cancelOrder, completeOrder } from '../orders/settlement.ts'
import { notifyAdmins } from '../service/notices.ts'
import { dueAfter } from '../shared/due.ts'
import { isRefusal } from '../shared/errors.ts'
import { codesOfOrder } from '../stock/stock.ts'
import { isLate, orderRetryMs } from '../suppliers/backoff.ts'
import { lastDoubtAt } from '../suppliers/call-log.ts'
import {
  attemptsHere,
  type ClaimedJob,
  finishIfClaimed,
  finishJob,
  lockJob,
  reschedule,
} from '../suppliers/job-queue.ts'
import { doubtLeftMs, voucherAfter } from '../suppliers/late-arrival.ts'
import {
  type OrderCheck,
  type OrderResult,
  SUPPLIER_UNAVAILABLE,
  SupplierFault,
  type SupplierOrder,
} from '../suppliers/supplier.ts'
import { watchOrder } from './order-watch.ts'
import { keepOrderId, nextSupplier } from './route.ts'
import {
  type AttemptContext,
  CircuitOpen,
  openSupplierSession,
  outcomeOf,
  ShareUsedUp,
  type SupplierSession,
} from './supplier-session.ts'

/** Most outcomes are known by the second question; an admin should hear of one that is not. */
const ATTEMPTS_UNTIL_UNKNOWN = 3
/** So long a supplier may be at work before an admin should hear of it. */
const LONG_AT_WORK_MS = 60 * 60_000
/** An order that certainly was not done by then goes back: nobody waits for it any more. */
const GIVE_UP_MS = 24 * 60 * 60_000

/** Not all that waited come back at the same moment. */
const SPREAD = 0.2

/**
 * What an attempt has led to: null once it is over, the order as it was completed, or the job handed
 * on to the next supplier.
 */
type Next = { handedOn: ClaimedJob } | { completed: Order } | null
/** Where an order has gone that its supplier certainly did not do, and how it ended where it did. */
type Passed = { next: Next; ended: { supplier: string; status: 'completed' | 'cancelled' } | null }
/** What is known already of an order that has just been placed. */
type Placed = { order: OrderRow; voucher: string | null }

/**
 * One attempt to bring an order to its end, by a job that the caller holds, at its supplier and
 * at those after it as long as each certainly does not do it. Whatever a supplier may have acted on
 * is asked about, never placed anew; what is not certain goes back on the list.
 */
export async function attemptOrder(
  context: AttemptContext,
  job: ClaimedJob,
  placed?: Placed,
): Promise<Order | null> {
  let next = await attemptOnce(context, job, placed)
  while (next && 'handedOn' in next) next = await attemptOnce(context, next.handedOn)
  return next?.completed ?? null
}

async function attemptOnce(
  context: AttemptContext,
  job: ClaimedJob,
  placed?: Placed,
): Promise<Next> {
  const order = placed?.order ?? (await orderRow(context.store.read, job.reference))
  const talk = openSupplierSession(context, job, order)
  const voucher = placed ? placed.voucher : await voucherOf(context, order)
  const request = requestFor(order, voucher)
  if (order.status !== 'processing') return watchOrder(context, job, { order, talk, request })
  let mayKnow = job.sent && job.firstCall === undefined
  try {
    let result: OrderCheck | null = { outcome: 'absent' }
    // Before it is asked: what it is asked is not in doubt yet.
    const doubtAt = mayKnow ? await lastDoubtAt(context.store.read, order.id) : null
    if (mayKnow)
      result = await talk.ask('check', (supplier, signal) => supplier.check(request, signal))
    const doubtMs = doubtLeftMs(doubtAt, context.clock())
    if (result?.outcome === 'absent' && doubtMs > 0)
      result = { outcome: 'processing', checkAfterMs: doubtMs }
    if (result?.outcome === 'absent') {
      mayKnow = false
      result = await talk.ask('place', (supplier, signal) => supplier.place(request, signal))
    }
    // Another worker has it by now.
    if (result === null) return null
    return await settle(context, { job, order, talk }, result)
  } catch (error) {
    if (!(error instanceof SupplierFault)) throw error
    const sent = mayKnow || error.kind === 'unknown'
    return await goOnLater(context, { job, order, talk }, { fault: error, sent })
  }
}

type Attempt = { job: ClaimedJob; order: OrderRow; talk: SupplierSession }

/** @throws SupplierFault unknown where the supplier claims to have done what cannot be. */
async function settle(
  context: AttemptContext,
  { job, order, talk }: Attempt,
  result: OrderResult,
): Promise<Next> {
  const { store, clock, meter } = context
  const now = clock()
  const { id, supplier } = order
  const reason = 'reason' in result ? result.reason : null
  const outcome = { outcome: result.outcome, reason }
  switch (result.outcome) {
    case 'completed': {
      const completed = await believing(() =>
        store.transaction(async (tx) => {
          const { codes = [], costMicros = 0 } = result
          await lockJob(tx, id)
          await keepOrderId(tx, order, result)
          const ended = await completeOrder(tx, id, { codes }, now)
          // Only now is it believed.
          await talk.end(tx, outcome)
          if (!ended) {
            await noteLateEnd(tx, context, id, now)
            return false
          }
          if (costMicros > order.amountMicros)
            await notifyAdmins(tx, { kind: 'sold_at_loss', orderId: id, costMicros }, now)
          return true
        }),
      )
      if (!completed) return null
      meter.orderEnded({ supplier, status: 'completed' })
      // Delivered codes are read back as they were stored.
      if (deliversCodes(order)) return null
      return { completed: { ...order, status: 'completed', endedAt: now, codes: [] } }
    }
    case 'failed': {
      const voucher = result.voucherUnused ? 'unused' : 'unknown'
      const cancelled = await store.transaction(async (tx) => {
        await talk.end(tx, outcome)
        if (!(await finishIfClaimed(tx, job))) return false
        return cancelOrder(tx, id, { reason: result.reason, voucher }, now)
      })
      if (cancelled) meter.orderEnded({ supplier, status: 'cancelled' })
      return null
    }
    case 'declined': {
      const passed = await store.transaction(async (tx) => {
        await talk.end(tx, { outcome: 'declined', reason: result.note ?? result.reason })
        return passOn(tx, context, { job, order, talk }, result.reason)
      })
      if (passed.ended) meter.orderEnded(passed.ended)
      return passed.next
    }
    case 'processing':
      await believing(() =>
        store.transaction(async (tx) => {
          await lockJob(tx, id)
          await keepOrderId(tx, order, result)
          await talk.end(tx, outcome)
          const waitMs = result.checkAfterMs ?? orderRetryMs(attemptsHere(job))
          const dueAt = dueAfter(waitMs, now)
          const atWorkMs = now.getTime() - order.createdAt.getTime()
          const isPerson = context.suppliers.get(supplier)?.kind === 'manual'
          const alert = !job.alerted && !isPerson && atWorkMs > LONG_AT_WORK_MS
          // It answers: what came before is no sign of trouble.
          const back = { sent: true, dueAt, attemptsNotCounted: job.attempts }
          await reschedule(tx, job, alert ? { ...back, alerted: true } : back)
          if (alert) await notifyAdmins(tx, { kind: 'outcome_unknown', orderId: id }, now)
        }),
      )
      return null
  }
}

/** The order certainly is not done here: the next supplier has it, or it is cancelled. */
async function passOn(
  tx: Tx,
  context: AttemptContext,
  { job, order }: Attempt,
  reason: string,
): Promise<Passed> {
  const now = context.clock()
  const passed = await nextSupplier(tx, { job, order, by: context }, now)
  if (passed.to === 'supplier') return { next: { handedOn: passed.job }, ended: null }
  const { id, supplier } = order
  if (passed.to === 'stock')
    return { next: null, ended: { supplier: STOCK_SUPPLIER, status: 'completed' } }
  if (!(await finishIfClaimed(tx, job))) return NOWHERE
  const voucher = await voucherAfter(tx, id)
  const cancelled = await cancelOrder(tx, id, { reason, voucher }, now)
  return cancelled ? { next: null, ended: { supplier, status: 'cancelled' } } : NOWHERE
}

const NOWHERE: Passed = { next: null, ended: null }

/** The attempt told nothing certain about the order, or only that it was not sent. */
async function goOnLater(
  context: AttemptContext,
  attempt: Attempt,
  { fault, sent }: { fault: SupplierFault; sent: boolean },
): Promise<Next> {
  const { store, clock, log, meter } = context
  const { job, order, talk } = attempt
  const now = clock()
  const attempts = attemptsHere(job)
  const notCalled = fault instanceof CircuitOpen || fault instanceof ShareUsedUp
  // Not for each order that waits.
  if (!notCalled)
    log.warn(
      { orderId: order.id, supplier: order.supplier, attempts, sent, reason: fault.message },
      'an attempt at an order did not end it',
    )
  const passed = await store.transaction(async (tx): Promise<Passed> => {
    await talk.end(tx, outcomeOf(fault))
    const stopping = context.stopping.aborted
    const tooOld = now.getTime() - order.createdAt.getTime() > GIVE_UP_MS
    // A place here is free in a moment: that is no reason to go elsewhere.
    const elsewhere = order.fallbacks.length > 0 && !(fault instanceof ShareUsedUp)
    if (!sent && !stopping && (elsewhere || tooOld))
      return passOn(tx, context, attempt, SUPPLIER_UNAVAILABLE)
    if (notCalled) {
      await reschedule(tx, job, uncounted(job, fault, { sent, now }))
      return NOWHERE
    }
    const waitMs = Math.max(fault.retryAfterMs ?? 0, orderRetryMs(attempts))
    const alert = !job.alerted && (sent ? attempts >= ATTEMPTS_UNTIL_UNKNOWN : isLate(attempts))
    const back = { sent, dueAt: dueAfter(waitMs, now) }
    await reschedule(tx, job, alert ? { ...back, alerted: true } : back)
    const kind = sent ? 'outcome_unknown' : 'order_waits'
    if (alert) await notifyAdmins(tx, { kind, orderId: order.id }, now)
    return NOWHERE
  })
  if (passed.ended) meter.orderEnded(passed.ended)
  return passed.next
}

/** An attempt in which nobody was called counts for nothing. */
function uncounted(job: ClaimedJob, fault: SupplierFault, at: { sent: boolean; now: Date }) {
  const waitMs = (fault.retryAfterMs ?? 0) * (1 + Math.random() * SPREAD)
  return {
    sent: at.sent,
    dueAt: dueAfter(waitMs, at.now),
    attemptsNotCounted: job.attemptsNotCounted + 1,
  }
}

/** What the domain cannot take in is not believed: then nobody knows what really happened. */
async function believing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isRefusal(error, 'INVALID_DELIVERY') && !isRefusal(error, 'SUPPLIER_ID_TAKEN')) throw error
    throw new SupplierFault('unknown', error.message, { cause: error })
  }
}

/** Somebody gave the money back while the supplier was at work: nothing moves, but they must know. */
async function noteLateEnd(tx: Tx, { log }: AttemptContext, id: string, now: Date): Promise<void> {
  const { status } = await orderRow(tx, id)
  if (status !== 'cancelled') return
  log.error({ orderId: id }, 'the supplier did an order that was cancelled and refunded meanwhile')
  await notifyAdmins(tx, { kind: 'done_after_cancel', orderId: id }, now)
  // Nothing is left to ask.
  await finishJob(tx, id)
}

/** The stock code that a top-up uses up. */
async function voucherOf({ store }: AttemptContext, order: OrderRow): Promise<string | null> {
  if (deliversCodes(order)) return null
  const [voucher = null] = await codesOfOrder(store.read, order.id)
  return voucher
}

function requestFor(order: OrderRow, voucher: string | null): SupplierOrder {
  return {
    ref: order.id,
    supplierRef: order.supplierRef ?? '',
    supplierOrderId: order.supplierOrderId,
    quantity: order.quantity,
    wantsCodes: deliversCodes(order),
    player: order.player,
    voucher,
    wanted: order.status === 'processing',
    paidMicros: order.amountMicros,
    requestedAt: order.createdAt,
  }
}
