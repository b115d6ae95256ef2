import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/store.ts'
import { STOCK_SUPPLIER } from '../catalog/catalog.ts'
import type { Candidate } from '../orders/asked-order.ts'
import { type Choice, chooseAgain } from '../orders/choose-supplier.ts'
import type { Order, OrderRow } from '../orders/orders.ts'
import { cancelOrder, completeOrder } from '../orders/settlement.ts'
import type { LeftWhy, RouteNote } from '../schema.ts'
import { orders } from '../schema.ts'
import { invalidateStockFor } from '../shared/cache/invalidate.ts'
import { voucherAfter } from '../suppliers/call-log.ts'
import {
  type Claimant,
  type ClaimedJob,
  finish,
  hasClaim,
  reassign,
} from '../suppliers/job-queue.ts'
import { returnToDay } from '../suppliers/supplier-limits.ts'
import { reassignWaiting } from '../suppliers/waiting.ts'

/** What an attempt at an order has led to. Empty if the order is retried later. */
export type Next = {
  /** The job at the next supplier, which the caller must attempt at once. */
  reassigned?: ClaimedJob
  ended?: { supplier: string; status: 'completed' | 'cancelled' }
  /** The completed order, if it is known without a read. */
  completed?: Order
}

/** An order that its supplier certainly has not done. */
type Left = { job: ClaimedJob; order: OrderRow; by: Claimant; why: LeftWhy }

/**
 * Gives an order to the next supplier that can take it now. Changes nothing if another worker has claimed the job.
 * @param orCancel the order's error if no supplier is left: then it is cancelled, and before that it waits where all
 *   have as many open orders as they may
 * @returns null if there is no such supplier: then the order is better tried again
 */
export async function fallBack(
  tx: Tx,
  left: Left,
  orCancel: string | null,
  now: Date,
): Promise<Next | null> {
  const { job, order } = left
  const { id, supplier } = order
  if (!(await hasClaim(tx, job))) return {}
  const choice = await chooseAgain(tx, order, { ...next(left), mayWait: orCancel !== null }, now)
  if (!('passed' in choice)) return goTo(tx, left, choice, now)
  if (orCancel === null) return null
  const routed = withNotes(order, choice.passed)
  if (choice.passed.length > 0) await tx.update(orders).set({ routed }).where(eq(orders.id, id))
  await finish(tx, job)
  const voucher = await voucherAfter(tx, id)
  const cancelled = await cancelOrder(tx, id, { reason: orCancel, voucher }, now)
  return cancelled ? { ended: { supplier, status: 'cancelled' } } : {}
}

function next({ order: { supplier: after, fallbacks }, why }: Left): { candidates: Candidate[] } {
  const noteOf = (supplier: string) => ({ supplier, chosen: 'next', after, why }) as const
  return { candidates: fallbacks.map((step) => ({ step, note: noteOf(step.supplier) })) }
}

async function goTo(tx: Tx, { job, order, by }: Left, choice: Choice, now: Date): Promise<Next> {
  const { id, accountId, pid, createdAt: since } = order
  const { supplier } = choice.step
  if (supplier === STOCK_SUPPLIER) {
    await finish(tx, job)
    invalidateStockFor(tx, accountId, pid)
    await assign(tx, order, choice)
    if (!(await completeOrder(tx, id, { codes: 'from_stock' }, now)))
      throw new Error(`Order ${id} had ended when its codes were taken.`)
    return { ended: { supplier, status: 'completed' } }
  }
  const reassigned = choice.waits
    ? await reassignWaiting(tx, job, { supplier, since })
    : await reassign(tx, job, { supplier, by }, now)
  if (!reassigned) throw new Error(`The claim of ${id} was lost while it was locked.`)
  await assign(tx, order, choice)
  return reassigned === true ? {} : { reassigned }
}

/** Makes a supplier the order's present one, and gives back what it counted towards the day of the one before. */
export async function assign(
  tx: Tx,
  order: OrderRow,
  { step, fallbacks, costMicros, dayPart, routed }: Choice,
): Promise<void> {
  await returnToDay(tx, order)
  const { supplier, supplierRef } = step
  const changes = { fallbacks, costMicros, dayPart, routed: withNotes(order, routed ?? []) }
  await tx
    .update(orders)
    .set({ supplier, supplierRef, ...changes, supplierOrderId: null })
    .where(and(eq(orders.id, order.id), eq(orders.status, 'processing')))
}

/** The latest notes: an order that admins give from one supplier to another keeps no more. */
const MAX_NOTES = 24

function withNotes({ routed }: OrderRow, notes: readonly RouteNote[]): RouteNote[] {
  return [...(routed ?? []), ...notes].slice(-MAX_NOTES)
}
