import { and, eq } from 'drizzle-orm'
import type { RouteStep } from '../../db/json-columns.ts'
import { orders } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import {
  deliversCodes,
  isGoneAt,
  listingOf,
  type RouteFinder,
  refAt,
  STOCK_SUPPLIER,
} from '../catalog/catalog.ts'
import type { Order, OrderRow } from '../orders/orders.ts'
import { cancelOrder, endFromStock } from '../orders/settlement.ts'
import { readSettings } from '../service/settings.ts'
import { notifyIfLow } from '../stock/level.ts'
import { costOfCodes, returnCodes, type TakenCodes, tryTakeCodes } from '../stock/stock.ts'
import { voucherAfter } from '../suppliers/call-log.ts'
import {
  type Claimant,
  type ClaimedJob,
  finish,
  hasClaim,
  reassign,
} from '../suppliers/job-queue.ts'
import type { Supplier } from '../suppliers/supplier.ts'

/**
 * A supplier is on a route only if it is set up here, has its own name for the product or needs none, and its price
 * list does not say that the product is gone.
 */
export function createRouteFinder(
  suppliers: ReadonlyMap<string, Pick<Supplier, 'needsRef'>>,
): RouteFinder {
  return ({ pid, name, line, suppliers: own, supplierRef: refs, costs, unavailable }) =>
    (own ?? line.suppliers).flatMap((supplier) => {
      const unitCostMicros = costs?.[supplier]?.micros
      if (supplier === STOCK_SUPPLIER)
        return deliversCodes(line) ? [{ supplier, supplierRef: pid, unitCostMicros }] : []
      const setUp = suppliers.get(supplier)
      if (!setUp) return []
      const supplierRef = refAt(refs, supplier) ?? (setUp.needsRef ? null : name)
      return supplierRef === null || isGoneAt(unavailable, supplier, supplierRef)
        ? []
        : [{ supplier, supplierRef, unitCostMicros }]
    })
}

/** What an attempt at an order has led to. Empty if the order is retried later. */
export type Next = {
  /** The job at the next supplier, which the caller must attempt at once. */
  reassigned?: ClaimedJob
  ended?: { supplier: string; status: 'completed' | 'cancelled' }
  /** The completed order, if it is known without a read. */
  completed?: Order
}

/**
 * Reassigns an order that its supplier certainly has not done to the next supplier on its route that can
 * take it. If there is none, cancels the order. Changes nothing if another worker has claimed the job since.
 * @param reason the order's error if it is cancelled.
 */
export async function fallBackOrCancel(
  tx: Tx,
  from: { job: ClaimedJob; order: OrderRow; by: Claimant },
  reason: string,
  now: Date,
): Promise<Next> {
  const { job, order, by } = from
  const { id, pid, quantity, supplier } = order
  if (!(await hasClaim(tx, job))) return {}
  for (const [i, step] of order.fallbacks.entries()) {
    const assigned = { ...step, fallbacks: order.fallbacks.slice(i + 1) }
    const { unitCostMicros } = step
    if (step.supplier !== STOCK_SUPPLIER) {
      const reassigned = await reassign(tx, job, { supplier: step.supplier, by }, now)
      if (!reassigned) return {}
      const listed = unitCostMicros === undefined ? null : unitCostMicros * quantity
      // A top-up keeps its voucher, whoever redeems it.
      const costMicros = (await costOfCodes(tx, id)) ?? listed
      await assign(tx, id, { ...assigned, costMicros })
      return { reassigned }
    }
    const taken = await tryTakeCodes(tx, { pid, orderId: id, quantity, unitCostMicros }, now)
    if (!taken) continue
    if (await isLoss(tx, order, taken)) {
      await returnCodes(tx, id)
      continue
    }
    await finish(tx, job)
    const { lowStock } = await readSettings(tx)
    await notifyIfLow(tx, { pid, taken: quantity, lowStock }, now)
    await assign(tx, id, { ...assigned, costMicros: taken.costMicros })
    await endFromStock(tx, id, now)
    return { ended: { supplier: STOCK_SUPPLIER, status: 'completed' } }
  }
  if (!(await finish(tx, job))) return {}
  const voucher = await voucherAfter(tx, id)
  const cancelled = await cancelOrder(tx, id, { reason, voucher }, now)
  return cancelled ? { ended: { supplier, status: 'cancelled' } } : {}
}

/** Whether the codes cost more than the buyer has paid, and the product must not be sold below cost. */
async function isLoss(
  tx: Tx,
  { pid, amountMicros }: OrderRow,
  { costMicros }: TakenCodes,
): Promise<boolean> {
  if (costMicros === null || costMicros <= amountMicros) return false
  return (await listingOf(tx, pid))?.product.belowCost !== true
}

type Assigned = RouteStep & { fallbacks: RouteStep[]; costMicros: number | null }

/** Makes a supplier the order's present one. */
export function assign(
  tx: Tx,
  id: string,
  { supplier, supplierRef, fallbacks, costMicros }: Assigned,
): Promise<unknown> {
  return tx
    .update(orders)
    .set({ supplier, supplierRef, fallbacks, costMicros, supplierOrderId: null })
    .where(and(eq(orders.id, id), eq(orders.status, 'processing')))
}
