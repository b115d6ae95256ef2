import { and, eq } from 'drizzle-orm'
import type { RouteStep } from '../../db/json-columns.ts'
import { orders } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { deliversCodes, type Routed, STOCK_SUPPLIER } from '../catalog/catalog.ts'
import type { Order, OrderRow } from '../orders/orders.ts'
import { cancelOrder, endFromStock } from '../orders/settlement.ts'
import { readSettings } from '../service/settings.ts'
import { notifyIfLow } from '../stock/level.ts'
import { tryTakeCodes } from '../stock/stock.ts'
import { voucherAfter } from '../suppliers/call-log.ts'
import { type Claimant, type ClaimedJob, finish, isHeld, reassign } from '../suppliers/job-queue.ts'
import type { Supplier } from '../suppliers/supplier.ts'

/**
 * Who may be asked to do orders of a product, in their order: those that are set up here and know the
 * product by a name.
 */
export function routeOf(product: Routed, suppliers: ReadonlyMap<string, Supplier>): RouteStep[] {
  const names = product.suppliers ?? product.line.suppliers
  return names.flatMap((supplier) => {
    if (supplier === STOCK_SUPPLIER)
      return deliversCodes(product.line) ? [{ supplier, supplierRef: product.pid }] : []
    const setUp = suppliers.get(supplier)
    if (!setUp) return []
    const { supplierRef: refs } = product
    const named = refs !== null && typeof refs === 'object' ? refs[supplier] : refs
    const supplierRef = named ?? (setUp.needsRef ? null : product.name)
    return supplierRef === null ? [] : [{ supplier, supplierRef }]
  })
}

/** What an attempt at an order has led to: nothing of these where it is tried again later. */
export type Next = {
  /** The next supplier has it; the caller is to attempt it at once. */
  handedOn?: ClaimedJob
  ended?: { supplier: string; status: 'completed' | 'cancelled' }
  /** The order as it was completed, where it is known without being read. */
  completed?: Order
}

/**
 * Hands an order that its supplier certainly does not do to the next one on its route that can take it,
 * or cancels it. Changes nothing where another worker has claimed the job since.
 * @param reason the error of the order, where nobody is left.
 */
export async function fallBackOrCancel(
  tx: Tx,
  from: { job: ClaimedJob; order: OrderRow; by: Claimant },
  reason: string,
  now: Date,
): Promise<Next> {
  const { job, order, by } = from
  const { id, pid, quantity, supplier } = order
  if (!(await isHeld(tx, job))) return {}
  for (const [i, step] of order.fallbacks.entries()) {
    const assigned = { ...step, fallbacks: order.fallbacks.slice(i + 1) }
    if (step.supplier !== STOCK_SUPPLIER) {
      const handedOn = await reassign(tx, job, { supplier: step.supplier, by }, now)
      if (!handedOn) return {}
      await assign(tx, id, assigned)
      return { handedOn }
    }
    if (!(await tryTakeCodes(tx, { pid, orderId: id, quantity }, now))) continue
    await finish(tx, job)
    const { lowStock } = await readSettings(tx)
    await notifyIfLow(tx, { pid, taken: quantity, lowStock }, now)
    await assign(tx, id, assigned)
    await endFromStock(tx, id, now)
    return { ended: { supplier: STOCK_SUPPLIER, status: 'completed' } }
  }
  if (!(await finish(tx, job))) return {}
  const voucher = await voucherAfter(tx, id)
  const cancelled = await cancelOrder(tx, id, { reason, voucher }, now)
  return cancelled ? { ended: { supplier, status: 'cancelled' } } : {}
}

function assign(
  tx: Tx,
  id: string,
  step: RouteStep & { fallbacks: RouteStep[] },
): Promise<unknown> {
  return tx
    .update(orders)
    .set({ ...step, supplierOrderId: null })
    .where(and(eq(orders.id, id), eq(orders.status, 'processing')))
}
