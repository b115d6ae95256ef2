import type { Tx } from '../db/store.ts'
import { notifyAdmins } from './notices.ts'
import { type OrderRow, orderRow } from './orders.ts'
import { cancelOrder, completeOrder } from './settlement.ts'
import { codesOfOrder } from './stock.ts'
import { type OrderCheck, type OrderResult, SupplierFault, type SupplierOrder } from './supplier.ts'
import {
  type AttemptContext,
  callSupplier,
  type Log,
  mayAct,
  putBackUnknown,
  retryDelayMs,
  supplierNamed,
} from './supplier-calls.ts'
import { type Errand, endHeld, putBack } from './work-list.ts'

/**
 * One attempt to bring an order to its end, by an errand that the caller holds. Whatever the supplier
 * may have acted on is asked about, never placed anew; what is not certain goes back on the list.
 */
export async function attemptOrder(context: AttemptContext, errand: Errand): Promise<void> {
  const { store, clock, log } = context
  const order = await orderRow(store.read, errand.reference)
  // The first attempt follows the charge at once, so that no earlier call can have arrived.
  let mayKnow = errand.sent && errand.attempts > 1
  try {
    const supplier = supplierNamed(context, order.supplier)
    const request = await requestFor(context, order)
    let result: OrderCheck = { outcome: 'absent' }
    if (mayKnow) result = await callSupplier(context, (signal) => supplier.check(request, signal))
    if (result.outcome === 'absent') {
      mayKnow = false
      if (!(await mayAct(context, errand))) return
      result = await callSupplier(context, (signal) => supplier.place(request, signal))
    }
    await settle(context, errand, result)
  } catch (error) {
    if (!(error instanceof SupplierFault)) throw error
    const sent = mayKnow || error.kind === 'unknown'
    log.warn(
      {
        orderId: order.id,
        supplier: order.supplier,
        attempts: errand.attempts,
        sent,
        reason: error.message,
      },
      'an attempt at an order did not end it',
    )
    const dueAt = new Date(clock().getTime() + retryDelayMs(errand.attempts))
    await store.transaction((tx) => putBackUnknown(tx, errand, { sent, dueAt }, clock()))
  }
}

async function settle(
  { store, clock, log }: AttemptContext,
  errand: Errand,
  result: OrderResult,
): Promise<void> {
  const now = clock()
  await store.transaction(async (tx) => {
    switch (result.outcome) {
      case 'completed':
        if (!(await completeOrder(tx, errand.reference, now)))
          await noteLateEnd(tx, log, errand, now)
        return
      case 'failed':
        if (await endHeld(tx, errand)) await cancelOrder(tx, errand.reference, result.reason, now)
        return
      case 'processing': {
        const waitMs = result.checkAfterMs ?? retryDelayMs(errand.attempts)
        await putBack(tx, errand, { sent: true, dueAt: new Date(now.getTime() + waitMs) })
      }
    }
  })
}

/** Somebody gave the money back while the supplier was at work: nothing moves, but they must know. */
async function noteLateEnd(tx: Tx, log: Log, errand: Errand, now: Date): Promise<void> {
  const { id, status } = await orderRow(tx, errand.reference)
  if (status !== 'cancelled') return
  log.error({ orderId: id }, 'the supplier did an order that was cancelled and refunded meanwhile')
  await notifyAdmins(tx, { kind: 'done_after_cancel', orderId: id }, now)
}

async function requestFor({ store }: AttemptContext, order: OrderRow): Promise<SupplierOrder> {
  const [voucher = null] = await codesOfOrder(store.read, order.id)
  return {
    ref: order.id,
    item: order.supplierItem ?? '',
    player: order.player,
    voucher,
    requestedAt: order.createdAt,
  }
}
