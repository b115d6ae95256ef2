import { and, eq, ne, sql } from 'drizzle-orm'
import type { RouteStep } from '../../db/json-columns.ts'
import { exclusively } from '../../db/locks.ts'
import { orders } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { deliversCodes, type Routed, STOCK_SUPPLIER } from '../catalog/catalog.ts'
import type { OrderRow } from '../orders/orders.ts'
import { endFromStock } from '../orders/settlement.ts'
import { readSettings } from '../service/settings.ts'
import { DomainError } from '../shared/errors.ts'
import { tellIfLow } from '../stock/level.ts'
import { tryTakeCodes } from '../stock/stock.ts'
import {
  type Claimant,
  type ClaimedJob,
  finishIfClaimed,
  isHeld,
  reassign,
} from '../suppliers/job-queue.ts'
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

type Passed =
  | { to: 'supplier'; job: ClaimedJob }
  /** It was completed from stock. */
  | { to: 'stock' }
  | { to: 'nobody' }

/**
 * Hands an order that its supplier certainly does not do on to the next one that can take it. The
 * caller's transaction has written down why.
 */
export async function nextSupplier(
  tx: Tx,
  from: { job: ClaimedJob; order: OrderRow; by: Claimant },
  now: Date,
): Promise<Passed> {
  const { job, order, by } = from
  const { id, pid, quantity } = order
  // Another worker may have it since; what this one learnt changes nothing then.
  if (!(await isHeld(tx, job))) return { to: 'nobody' }
  for (const [i, step] of order.fallbacks.entries()) {
    const fallbacks = order.fallbacks.slice(i + 1)
    if (step.supplier !== STOCK_SUPPLIER) {
      const held = await reassign(tx, job, { supplier: step.supplier, by }, now)
      if (!held) return { to: 'nobody' }
      await assign(tx, id, { ...step, fallbacks })
      return { to: 'supplier', job: held }
    }
    if (!(await tryTakeCodes(tx, { pid, orderId: id, quantity }, now))) continue
    await finishIfClaimed(tx, job)
    const { lowStock } = await readSettings(tx)
    await tellIfLow(tx, { pid, taken: quantity, lowStock }, now)
    await assign(tx, id, { ...step, fallbacks })
    await endFromStock(tx, id, now)
    return { to: 'stock' }
  }
  return { to: 'nobody' }
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

/**
 * Writes down what the supplier calls the order, by which it is asked about later.
 * @throws DomainError SUPPLIER_ID_TAKEN where another order of ours has that id there: one of the two
 *   answers cannot be true. The caller's transaction must end.
 */
export async function keepOrderId(
  tx: Tx,
  order: OrderRow,
  { supplierOrderId }: { supplierOrderId?: string },
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
        // Word for word the condition of the index that serves this.
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
