import { and, eq, inArray, sql } from 'drizzle-orm'
import { prepared } from '../../db/prepared.ts'
import { instances, orders } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { deliversCodes } from '../catalog/catalog.ts'
import { post } from '../ledger/ledger.ts'
import { notifyAccount } from '../service/notices.ts'
import { quarantineCodes } from '../stock/quarantine.ts'
import { returnCodes } from '../stock/stock.ts'
import { finish, watchJob } from '../suppliers/job-queue.ts'
import { deliverCodes } from './delivery.ts'
import { closeTask } from './manual-tasks.ts'
import type { OrderRow } from './orders.ts'

// How orders end. There is no other way for one to end, nor for its money to go back: the table in
// docs/refund-rules.md tells which outcome leads where.

/** How long the supplier of an order that an admin ended is asked whether it agrees. */
const WATCH_MS = 3 * 86_400_000
const FIRST_WATCH_MS = 60_000

const { placeholder } = sql
const endedAt = sql.param(placeholder('endedAt'), orders.endedAt)

type EndedOrder = Pick<
  OrderRow,
  'id' | 'accountId' | 'pid' | 'kind' | 'quantity' | 'amountMicros'
> & {
  /** Whether the first call is still to be answered, by a process that lives. */
  awaited: boolean
}

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
  EndedOrder[]
>('order_end', (tx) =>
  tx
    .update(orders)
    .set({
      status: sql`${placeholder('status')}`,
      error: sql`${placeholder('error')}`,
      refunded: sql`${sql.param(placeholder('refunded'), orders.refunded)}`,
      endedAt: sql`${endedAt}`,
    })
    .where(and(eq(orders.id, placeholder('id')), sql`${orders.status} = 'processing'`))
    .returning({
      id: orders.id,
      accountId: orders.accountId,
      pid: orders.pid,
      kind: orders.kind,
      quantity: orders.quantity,
      amountMicros: orders.amountMicros,
      awaited:
        sql`${orders.inFlightUntil} > ${endedAt} and ${inArray(orders.inFlightBy, tx.select({ id: instances.id }).from(instances))}`.mapWith(
          Boolean,
        ),
    }),
)

/** `byHand`: an admin decided, so that the supplier is asked on whether it agrees. */
type How = { byHand?: boolean }

/**
 * Completes an order that is processing. False: it had ended before, and nothing has changed.
 * @param how codes: those it delivers, where they do not come from stock.
 * @throws DomainError INVALID_DELIVERY; the caller's transaction must end.
 */
export async function completeOrder(
  tx: Tx,
  id: string,
  how: How & { codes?: readonly string[] },
  now: Date,
): Promise<boolean> {
  const end = { id, status: 'completed' as const, error: null, refunded: false, endedAt: now }
  const [order] = await endOrder(tx, end)
  if (!order) return false
  if (deliversCodes(order)) await deliverCodes(tx, order, how.codes ?? [], now)
  await leaveLists(tx, order, how, now)
  return true
}

/** Completes an order that is processing and holds its codes out of stock. */
export async function endFromStock(tx: Tx, id: string, now: Date): Promise<void> {
  const end = { id, status: 'completed' as const, error: null, refunded: false, endedAt: now }
  const [order] = await endOrder(tx, end)
  if (!order) throw new Error(`Order ${id} had ended when its codes were taken.`)
  await leaveLists(tx, order, {}, now)
}

/**
 * Cancels an order that is processing and gives its money back. Only for an order that was definitely
 * not done, or that an admin decides about. False: it had ended before, and nothing has changed.
 * @param how reason: what the reseller is told. voucher: whether its code was certainly not used, and
 *   is for sale again; else it is set aside for a person to look at.
 */
export async function cancelOrder(
  tx: Tx,
  id: string,
  how: How & { reason: string; voucher: 'unused' | 'unknown' },
  now: Date,
): Promise<boolean> {
  const { reason, voucher } = how
  const end = { id, status: 'cancelled' as const, error: reason, refunded: true, endedAt: now }
  const [order] = await endOrder(tx, end)
  if (!order) return false
  const { accountId, amountMicros } = order
  await post(tx, { accountId, kind: 'refund', amountMicros, reference: id }, now)
  if (voucher === 'unused') await returnCodes(tx, id)
  else await quarantineCodes(tx, id, now)
  await leaveLists(tx, order, how, now)
  return true
}

async function leaveLists(
  tx: Tx,
  { id, accountId, awaited }: EndedOrder,
  { byHand = false }: How,
  now: Date,
): Promise<void> {
  const dueIn = (ms: number) => new Date(now.getTime() + ms)
  if (byHand) await watchJob(tx, id, { dueAt: dueIn(FIRST_WATCH_MS), watchUntil: dueIn(WATCH_MS) })
  else await finish(tx, { reference: id })
  await closeTask(tx, id)
  // Only who was left with an order that was processing waits to be told of its end.
  if (!awaited) await notifyAccount(tx, accountId, { kind: 'order_ended', orderId: id }, now)
}
