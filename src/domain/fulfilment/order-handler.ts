import { and, eq, ne, sql } from 'drizzle-orm'
import { exclusively } from '../../db/locks.ts'
import type { Tx } from '../../db/store.ts'
import { deliversCodes } from '../catalog/catalog.ts'
import { notifyAdmins } from '../notices/notices.ts'
import { type Order, type OrderRow, orderRow } from '../orders/orders.ts'
import { cancelOrder, completeOrder } from '../orders/settlement.ts'
import { orders } from '../schema.ts'
import { dueAfter } from '../shared/due.ts'
import { DomainError } from '../shared/errors.ts'
import { said } from '../shared/log.ts'
import { TEST_SUPPLIER } from '../shared/test-world.ts'
import { codesOfOrder } from '../stock/stock.ts'
import { isLate, orderRetryMs } from '../suppliers/backoff.ts'
import { isFailing } from '../suppliers/incidents.ts'
import { attemptsAtSupplier, type ClaimedJob, finish, reschedule } from '../suppliers/job-queue.ts'
import {
  CannotAsk,
  CircuitOpen,
  LimitReached,
  type OrderCheck,
  SUPPLIER_UNAVAILABLE,
  type SupplierFault,
  SupplierFull,
  type SupplierOrder,
} from '../suppliers/supplier.ts'
import { GIVE_UP_MS } from '../suppliers/waiting.ts'
import { type AttemptContext, attempt, type Call, type JobHandler } from './attempt.ts'
import { fallBack, type Next } from './fall-back.ts'
import { noteAnswer, watchHandler } from './order-watch.ts'

/** Most outcomes are known by the second check. If one is not, an admin is alerted. */
const ATTEMPTS_UNTIL_UNKNOWN = 3
/** How long a supplier may process an order before an admin is alerted. */
const LONG_PROCESSING_MS = 60 * 60_000
/** Spreads the retries of orders that waited for the same reason. */
const JITTER = 0.2

/** An order that has just been placed, as it was stored, so that it need not be read. */
type Placed = { order: OrderRow; voucher: string | null }

/**
 * Makes one attempt at an order, whose job the caller has claimed: at its supplier, and at the next ones
 * on its route as long as each certainly has not done it.
 * @returns the completed order; null if the caller must read the order.
 */
export async function attemptOrder(
  context: AttemptContext,
  job: ClaimedJob,
  placed?: Placed,
): Promise<Order | null> {
  const next = await attempt(context, job, await orderHandler(context, job, placed))
  if (next?.ended && next.ended.supplier !== TEST_SUPPLIER) context.meter.orderEnded(next.ended)
  if (next?.reassigned) return attemptOrder(context, next.reassigned)
  return next?.completed ?? null
}

async function orderHandler(
  context: AttemptContext,
  job: ClaimedJob,
  placed: Placed | undefined,
): Promise<JobHandler<OrderCheck, Next>> {
  const { read } = context.store
  const order = placed?.order ?? (await orderRow(read, job.reference))
  let voucher = placed?.voucher ?? null
  if (!placed && !deliversCodes(order)) voucher = (await codesOfOrder(read, order.id))[0] ?? null
  const request: SupplierOrder = {
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
    calledAt: job.calledAt,
  }
  const check: Call<OrderCheck> = {
    what: 'check',
    send: (supplier, signal) => supplier.check(request, signal),
  }
  if (order.status !== 'processing') return watchHandler(context, { job, order }, check)
  return {
    check,
    act: { what: 'place', send: (supplier, signal) => supplier.place(request, signal) },
    applyOutcome: (tx, answer) => applyOutcome(tx, context, { job, order }, answer),
    retryOrFallBack: (tx, fault, sent) => retryOrFallBack(tx, context, { job, order }, fault, sent),
  }
}

type Attempt = { job: ClaimedJob; order: OrderRow }

/** @throws DomainError INVALID_DELIVERY, SUPPLIER_ID_TAKEN if the answer cannot be true. */
async function applyOutcome(
  tx: Tx,
  context: AttemptContext,
  { job, order }: Attempt,
  answer: OrderCheck,
): Promise<Next> {
  const now = context.clock()
  const { id, supplier } = order
  switch (answer.outcome) {
    case 'completed': {
      const { codes = [], costMicros } = answer
      await storeSupplierOrderId(tx, order, answer.supplierOrderId)
      if (!(await completeOrder(tx, id, { codes, costMicros }, now)))
        return noteAnswer(
          tx,
          context,
          { job: { reference: id }, order: await orderRow(tx, id) },
          answer,
        )
      const ended = { supplier, status: answer.outcome }
      // Delivered codes are read back as they were stored.
      if (deliversCodes(order)) return { ended }
      return { ended, completed: { ...order, status: 'completed', endedAt: now, codes: [] } }
    }
    case 'failed': {
      if (!(await finish(tx, job))) return {}
      const voucher = answer.voucherUnused ? 'unused' : 'unknown'
      const cancelled = await cancelOrder(tx, id, { reason: said(answer.reason), voucher }, now)
      return cancelled ? { ended: { supplier, status: 'cancelled' } } : {}
    }
    case 'declined': {
      const left = { job, order, by: context, why: 'declined' } as const
      return (await fallBack(tx, left, said(answer.reason), now)) ?? {}
    }
    case 'processing': {
      await storeSupplierOrderId(tx, order, answer.supplierOrderId)
      const waitMs = answer.checkAfterMs ?? orderRetryMs(attemptsAtSupplier(job))
      const processingMs = now.getTime() - order.createdAt.getTime()
      const isPerson = context.suppliers.get(supplier)?.kind === 'manual'
      const alert = !job.alerted && !isPerson && processingMs > LONG_PROCESSING_MS
      // The supplier answers, so its earlier faults no longer count.
      const counts = { attemptsNotCounted: job.attempts, alerted: job.alerted || alert }
      await reschedule(tx, job, { sent: true, dueAt: dueAfter(waitMs, now), ...counts })
      if (alert) await alertAbout(tx, order, 'outcome_unknown', now)
      return {}
    }
    case 'absent':
      throw new Error('The supplier does not have the order, but it was not placed.')
  }
}

/** For an attempt without a certain result: nothing was sent, or the outcome is unknown. */
async function retryOrFallBack(
  tx: Tx,
  context: AttemptContext,
  { job, order }: Attempt,
  fault: SupplierFault,
  sent: boolean,
): Promise<Next> {
  const now = context.clock()
  const attempts = attemptsAtSupplier(job)
  const wasCalled = !(fault instanceof CircuitOpen || fault instanceof LimitReached)
  // Orders that only wait are not logged one by one.
  if (wasCalled)
    context.log.warn(
      { orderId: order.id, supplier: order.supplier, attempts, sent, reason: fault.message },
      'an attempt at an order had no certain result',
    )
  const isTooOld = now.getTime() - order.createdAt.getTime() > GIVE_UP_MS
  if (!sent && !context.stopping.aborted) {
    const why = fault instanceof CircuitOpen ? 'breaker_open' : 'unavailable'
    const left = { job, order, by: context, why } as const
    const orCancel = isTooOld ? SUPPLIER_UNAVAILABLE : null
    // If a limit is reached there is room again in a moment, so the order stays with this supplier.
    const stays = fault instanceof LimitReached && !isTooOld
    const next = stays ? null : await fallBack(tx, left, orCancel, now)
    if (next) return next
  }
  const { retryAfterMs = 0 } = fault
  if (!wasCalled) {
    const retryAt = dueAfter(retryAfterMs * (1 + Math.random() * JITTER), now)
    // The oldest gets the next room.
    const dueAt = fault instanceof SupplierFull ? order.createdAt : retryAt
    // The supplier was not called, so the attempt does not count.
    const attemptsNotCounted = job.attemptsNotCounted + 1
    await reschedule(tx, job, { sent, dueAt, attemptsNotCounted })
    return {}
  }
  const dueAt = dueAfter(Math.max(retryAfterMs, orderRetryMs(attempts)), now)
  // Nobody but a person can find out: there is nothing to wait for.
  const isForPerson = fault instanceof CannotAsk
  const isLong = sent ? attempts >= ATTEMPTS_UNTIL_UNKNOWN : isLate(attempts)
  const alert = !job.alerted && (isForPerson || isLong)
  await reschedule(tx, job, { sent, dueAt, alerted: job.alerted || alert })
  const kind = sent ? 'outcome_unknown' : 'order_waits'
  if (alert && isForPerson) await notifyAdmins(tx, { kind, orderId: order.id }, now)
  else if (alert) await alertAbout(tx, order, kind, now)
  return {}
}

/** While the supplier keeps failing, one message tells of all its orders. */
async function alertAbout(
  tx: Tx,
  { id: orderId, supplier }: OrderRow,
  kind: 'outcome_unknown' | 'order_waits',
  now: Date,
): Promise<void> {
  if (!(await isFailing(tx, supplier))) await notifyAdmins(tx, { kind, orderId }, now)
}

/**
 * Stores the supplier's id of the order, if it gave one, which later checks use.
 * @throws DomainError SUPPLIER_ID_TAKEN if another order has the same id at this supplier: one of the two
 *   answers cannot be true. The caller's transaction must end.
 */
export async function storeSupplierOrderId(
  tx: Tx,
  order: OrderRow,
  supplierOrderId: string | undefined,
): Promise<void> {
  if (supplierOrderId === undefined || supplierOrderId === order.supplierOrderId) return
  const { id, supplier } = order
  await exclusively(tx, `order ${supplierOrderId} at ${supplier}`)
  const [other] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.supplierOrderId, supplierOrderId),
        // The exact condition of the partial index, so that the query uses it.
        sql`${orders.supplierOrderId} is not null`,
        eq(orders.supplier, supplier),
        ne(orders.id, id),
      ),
    )
    .limit(1)
  if (other) throw new DomainError('SUPPLIER_ID_TAKEN', { orderId: other.id })
  await tx
    .update(orders)
    .set({ supplierOrderId })
    .where(and(eq(orders.id, id), eq(orders.supplier, supplier)))
}
