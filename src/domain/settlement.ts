import { and, eq, sql } from 'drizzle-orm'
import { prepared } from '../db/prepared.ts'
import { orders } from '../db/schema.ts'
import type { Tx } from '../db/store.ts'
import { post } from './ledger.ts'
import { notifyAccount } from './notices.ts'
import type { OrderRow } from './orders.ts'
import { returnCodes } from './stock.ts'
import { markAnswered, wasAnswered } from './submissions.ts'
import { endErrand } from './work-list.ts'

const { placeholder } = sql

/** The guard on `processing` is what makes an end final: whoever comes second changes nothing. */
const endOrder = prepared<
  Tx,
  {
    id: string
    status: OrderRow['status']
    error: string | null
    refunded: boolean
    endedAt: Date
  },
  OrderRow[]
>('order_end', (tx) =>
  tx
    .update(orders)
    .set({
      status: sql`${placeholder('status')}`,
      error: sql`${placeholder('error')}`,
      refunded: sql`${sql.param(placeholder('refunded'), orders.refunded)}`,
      endedAt: sql`${sql.param(placeholder('endedAt'), orders.endedAt)}`,
    })
    .where(and(eq(orders.id, placeholder('id')), eq(orders.status, 'processing')))
    .returning(),
)

/** Completes an order that is processing. False: it had ended before, and nothing has changed. */
export async function completeOrder(tx: Tx, id: string, now: Date): Promise<boolean> {
  const end = { id, status: 'completed' as const, error: null, refunded: false, endedAt: now }
  const [order] = await endOrder(tx, end)
  if (!order) return false
  await tellOfEnd(tx, order, now)
  await leaveLists(tx, id)
  return true
}

/**
 * Cancels an order that is processing, gives its money back and its unused code back to stock. Only
 * for an order that was definitely not done. False: it had ended before, and nothing has changed.
 * @param reason what the reseller is told.
 */
export async function cancelOrder(tx: Tx, id: string, reason: string, now: Date): Promise<boolean> {
  const end = { id, status: 'cancelled' as const, error: reason, refunded: true, endedAt: now }
  const [order] = await endOrder(tx, end)
  if (!order) return false
  const { accountId, amountMicros } = order
  await post(tx, { accountId, kind: 'refund', amountMicros, reference: id }, now)
  await returnCodes(tx, id)
  await tellOfEnd(tx, order, now)
  await leaveLists(tx, id)
  return true
}

/** Only who was left with an order that was processing waits to be told of its end. */
async function tellOfEnd(tx: Tx, { id, accountId }: OrderRow, now: Date): Promise<void> {
  if (!(await wasAnswered(tx, id))) return
  await notifyAccount(tx, accountId, { kind: 'order_ended', orderId: id }, now)
}

async function leaveLists(tx: Tx, id: string): Promise<void> {
  await endErrand(tx, id)
  await markAnswered(tx, id)
}
