import { and, eq } from 'drizzle-orm'
import type { DayPart, LeftWhy, RouteNote, RouteStep } from '../../db/json-columns.ts'
import { orders } from '../../db/schema.ts'
import type { Reader, Tx } from '../../db/store.ts'
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
import { readSettings, type Settings } from '../service/settings.ts'
import { invalidateStockFor } from '../shared/cache/invalidate.ts'
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
import {
  hasRoom,
  isWithinDay,
  noteDayLimit,
  returnToDay,
  takeOfDay,
} from '../suppliers/supplier-limits.ts'
import { supplierSettings } from '../suppliers/supplier-settings.ts'
import { reassignWaiting } from '../suppliers/waiting.ts'

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

/** Why an order leaves its supplier. `reason`: its error if it is cancelled. */
type Left = { reason: string; why: LeftWhy }

/**
 * Reassigns an order that its supplier certainly has not done to the next supplier on its route that can
 * take it. If none has room, it waits for the first of them. If there is none, cancels the order. Changes nothing
 * if another worker has claimed the job since.
 */
export async function fallBackOrCancel(
  tx: Tx,
  from: { job: ClaimedJob; order: OrderRow; by: Claimant },
  { reason, why }: Left,
  now: Date,
): Promise<Next> {
  const { job, order, by } = from
  const { id, pid, quantity, supplier } = order
  if (!(await hasClaim(tx, job))) return {}
  if (order.fallbacks.length === 0) return cancel(tx, from, reason, now)
  const settings = await readSettings(tx)
  const passed: RouteNote[] = []
  let left = order.fallbacks
  const move = (step: RouteStep, costMicros: number | null, dayPart: DayPart | null) => {
    const others = passed.filter((note) => note.supplier !== step.supplier)
    const note = { supplier: step.supplier, chosen: 'next', after: supplier, why } as const
    const fallbacks = left.filter((one) => one !== step)
    return assign(tx, order, { step, fallbacks, costMicros, dayPart, notes: [...others, note] })
  }

  const full: RouteStep[] = []
  for (const step of order.fallbacks) {
    const { unitCostMicros } = step
    if (step.supplier !== STOCK_SUPPLIER) {
      if (!(await hasRoom(tx, step.supplier, supplierSettings(settings, step.supplier), 'all'))) {
        full.push(step)
        passed.push({ supplier: step.supplier, skipped: 'full' })
        continue
      }
      const taken = await takeStep(tx, order, { step, settings }, now)
      if (taken === 'day_limit') {
        passed.push({ supplier: step.supplier, skipped: 'day_limit' })
        continue
      }
      const reassigned = await reassign(tx, job, { supplier: step.supplier, by }, now)
      if (!reassigned) throw new Error(`The claim of ${id} was lost while it was locked.`)
      await move(step, taken.costMicros, taken.dayPart)
      return { reassigned }
    }
    const taken = await tryTakeCodes(tx, { pid, orderId: id, quantity, unitCostMicros }, now)
    if (taken && !(await isLoss(tx, order, taken))) {
      await finish(tx, job)
      invalidateStockFor(tx, order.accountId, pid)
      await notifyIfLow(tx, { pid, taken: quantity, lowStock: settings.lowStock }, now)
      await move(step, taken.costMicros, null)
      await endFromStock(tx, id, now)
      return { ended: { supplier: STOCK_SUPPLIER, status: 'completed' } }
    }
    if (taken) await returnCodes(tx, id)
    else passed.push({ supplier: step.supplier, skipped: 'no_codes' })
    left = left.filter((one) => one !== step)
  }
  for (const step of full) {
    const taken = await takeStep(tx, order, { step, settings }, now)
    if (taken === 'day_limit') {
      passed.push({ supplier: step.supplier, skipped: 'day_limit' })
      continue
    }
    const since = order.createdAt
    if (!(await reassignWaiting(tx, job, { supplier: step.supplier, since })))
      throw new Error(`The claim of ${id} was lost while it was locked.`)
    await move(step, taken.costMicros, taken.dayPart)
    return {}
  }
  if (passed.length > 0)
    await tx
      .update(orders)
      .set({ routed: withNotes(order, passed) })
      .where(eq(orders.id, id))
  return cancel(tx, from, reason, now)
}

async function cancel(
  tx: Tx,
  { job, order }: { job: ClaimedJob; order: OrderRow },
  reason: string,
  now: Date,
): Promise<Next> {
  const { id, supplier } = order
  if (!(await finish(tx, job))) return {}
  const voucher = await voucherAfter(tx, id)
  const cancelled = await cancelOrder(tx, id, { reason, voucher }, now)
  return cancelled ? { ended: { supplier, status: 'cancelled' } } : {}
}

/** Whether any of the suppliers on its route could take the order now. If none could, it is better tried again. */
export async function canFallBack(tx: Tx, order: OrderRow, now: Date): Promise<boolean> {
  if (order.fallbacks.length === 0) return false
  const settings = await readSettings(tx)
  for (const step of order.fallbacks) {
    const { supplier } = step
    const limits = supplierSettings(settings, supplier)
    if (!(await hasRoom(tx, supplier, limits, 'all'))) continue
    const { micros } = await costOfStep(tx, order, step)
    if (await isWithinDay(tx, supplier, { ...limits, micros }, now)) return true
    await noteDayLimit(tx, supplier, now)
  }
  return false
}

/**
 * Counts the order towards the supplier's day, if it has a limit, and finds out what the order would cost there.
 * Tells the admins if too little is left.
 */
export async function takeStep(
  tx: Tx,
  order: OrderRow,
  { step, settings }: { step: RouteStep; settings: Settings },
  now: Date,
): Promise<{ costMicros: number | null; dayPart: DayPart | null } | 'day_limit'> {
  const { supplier } = step
  const { costMicros, micros } = await costOfStep(tx, order, step)
  const { dayLimitMicros } = supplierSettings(settings, supplier)
  const dayPart = await takeOfDay(tx, supplier, { dayLimitMicros, micros }, now)
  if (dayPart !== 'day_limit') return { costMicros, dayPart }
  await noteDayLimit(tx, supplier, now)
  return 'day_limit'
}

/** A top-up keeps its voucher, whoever redeems it. `micros`: what counts towards a day limit. */
export async function costOfStep(db: Reader, order: OrderRow, { unitCostMicros }: RouteStep) {
  const listed = unitCostMicros === undefined ? null : unitCostMicros * order.quantity
  const costMicros = (await costOfCodes(db, order.id)) ?? listed
  return { costMicros, micros: costMicros ?? order.amountMicros }
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

type Assigned = {
  step: RouteStep
  fallbacks: RouteStep[]
  costMicros: number | null
  dayPart: DayPart | null
  /** Why it goes there. */
  notes: readonly RouteNote[]
}

/** Makes a supplier the order's present one, and gives back what it counted towards the day of the one before. */
export async function assign(
  tx: Tx,
  order: OrderRow,
  { step, notes, ...assigned }: Assigned,
): Promise<void> {
  await returnToDay(tx, order)
  const { supplier, supplierRef } = step
  const routed = withNotes(order, notes)
  await tx
    .update(orders)
    .set({ supplier, supplierRef, ...assigned, routed, supplierOrderId: null })
    .where(and(eq(orders.id, order.id), eq(orders.status, 'processing')))
}

/** The latest notes: an order that admins give from one supplier to another keeps no more. */
const MAX_NOTES = 24

function withNotes({ routed }: OrderRow, notes: readonly RouteNote[]): RouteNote[] {
  return [...(routed ?? []), ...notes].slice(-MAX_NOTES)
}
