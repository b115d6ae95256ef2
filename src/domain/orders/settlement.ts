import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import { sealedCode } from '../../db/codes-at-rest.ts'
import { prepared } from '../../db/prepared.ts'
import { sealedText } from '../../db/sealed-text.ts'
import type { Tx } from '../../db/store.ts'
import { returnSpend } from '../access/key-spend.ts'
import { deliversCodes, isTest } from '../catalog/catalog.ts'
import { recordEvent } from '../events/record.ts'
import { post } from '../ledger/ledger.ts'
import { notifyAccount, notifyAdmins } from '../notices/notices.ts'
import { bulkOrders, instances, manualTasks, orders, stockCodes } from '../schema.ts'
import { DomainError } from '../shared/errors.ts'
import { bulkIdIn } from '../shared/ids.ts'
import { quarantineCodes } from '../stock/quarantine.ts'
import { returnCodes } from '../stock/stock.ts'
import { finish, watchJob } from '../suppliers/job-queue.ts'
import { returnToDay } from '../suppliers/supplier-limits.ts'
import { cardOf } from './cards.ts'
import { addEndToTotals, type Ended } from './daily-totals.ts'
import { closeTask } from './manual-tasks.ts'
import type { OrderRow } from './orders.ts'

// Every order ends here, and nothing else refunds one. The table in docs/refund-rules.md lists how an order
// ends after each outcome.

/** After an admin ended an order, its supplier is polled for this long to see whether it agrees. */
const WATCH_MS = 3 * 86_400_000
const FIRST_WATCH_MS = 60_000
/** How long people look at the message of an order that they have placed in the chat. */
const WATCHED_MS = 60_000

const { placeholder } = sql
const endedAt = sql.param(placeholder('endedAt'), orders.endedAt)

const endedColumns = {
  id: orders.id,
  trxid: orders.trxid,
  accountId: orders.accountId,
  pid: orders.pid,
  slug: orders.slug,
  kind: orders.kind,
  quantity: orders.quantity,
  amountMicros: orders.amountMicros,
  costMicros: orders.costMicros,
  supplier: orders.supplier,
  dayPart: orders.dayPart,
  spendKeyId: orders.spendKeyId,
  createdAt: orders.createdAt,
}

type EndedOrder = Pick<OrderRow, keyof typeof endedColumns> & {
  /** Whether a running process still has to answer the call that placed the order. */
  awaited: boolean
  hasTask: boolean
}

/** The guard on `processing` makes an end final: a second attempt to end the order changes nothing. */
const endOrder = prepared<
  Tx,
  {
    id: string
    status: OrderRow['status']
    error: string | null
    refunded: boolean
    /** Null: what it was expected to cost. */
    costMicros: number | null
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
      costMicros: sql`coalesce(cast(${placeholder('costMicros')} as bigint), ${orders.costMicros})`,
      endedAt: sql`${endedAt}`,
    })
    .where(and(eq(orders.id, placeholder('id')), sql`${orders.status} = 'processing'`))
    .returning({
      ...endedColumns,
      awaited:
        sql`${orders.inFlightUntil} > ${endedAt} and ${inArray(orders.inFlightBy, tx.select({ id: instances.id }).from(instances))}`.mapWith(
          Boolean,
        ),
      hasTask: exists(
        tx.select({ one: sql`1` }).from(manualTasks).where(eq(manualTasks.reference, orders.id)),
      ).mapWith(Boolean),
    }),
)

/** `byHand`: an admin decided, so the supplier is still polled to see whether it agrees. */
type How = { byHand?: boolean }

/**
 * Completes an order that is processing. Returns false if it had ended before; nothing has changed then.
 * @param how codes: those that a supplier or an admin delivered, or that the order has taken from stock already.
 *   costMicros: what the supplier says that it cost.
 * @throws DomainError INVALID_DELIVERY; the caller must roll back.
 */
export async function completeOrder(
  tx: Tx,
  id: string,
  how: How & { codes?: readonly string[] | 'from_stock'; costMicros?: number | undefined },
  now: Date,
): Promise<boolean> {
  const { codes = [], costMicros = null } = how
  const end = { id, status: 'completed', error: null, refunded: false, costMicros } as const
  const [order] = await endOrder(tx, { ...end, endedAt: now })
  if (!order) return false
  // The codes of a test order are made up when it is read.
  if (codes !== 'from_stock' && deliversCodes(order) && !isTest(order))
    await deliverCodes(tx, order, codes, now)
  await closeAndNotify(tx, order, { ...how, type: 'order.completed' }, now)
  return true
}

/**
 * Cancels an order that is processing and refunds it. Only for an order that was definitely not
 * fulfilled, or by an admin's decision. Returns false if it had ended before; nothing has changed then.
 * @param how reason: shown to the reseller. voucher: `unused` (certainly) puts the code back on sale;
 *   `unknown` sets it aside for a person to check.
 */
export async function cancelOrder(
  tx: Tx,
  id: string,
  how: How & { reason: string; voucher: 'unused' | 'unknown' },
  now: Date,
): Promise<boolean> {
  const { reason, voucher } = how
  const error = sealedText(tx, 'orders.error', reason)
  const end = { id, status: 'cancelled', error, refunded: true, costMicros: 0 } as const
  const [order] = await endOrder(tx, { ...end, endedAt: now })
  if (!order) return false
  const { accountId, amountMicros } = order
  await returnToDay(tx, order)
  await returnSpend(tx, order)
  await post(tx, { accountId, kind: 'refund', amountMicros, reference: id }, now)
  if (voucher === 'unused') await returnCodes(tx, id)
  else await quarantineCodes(tx, id, now)
  await closeAndNotify(tx, order, { ...how, type: 'order.cancelled' }, now)
  return true
}

async function closeAndNotify(
  tx: Tx,
  order: EndedOrder,
  { byHand = false, type }: How & { type: 'order.completed' | 'order.cancelled' },
  now: Date,
): Promise<void> {
  const { id, accountId, awaited, hasTask } = order
  const dueIn = (ms: number) => new Date(now.getTime() + ms)
  if (byHand) await watchJob(tx, id, { dueAt: dueIn(FIRST_WATCH_MS), watchUntil: dueIn(WATCH_MS) })
  else await finish(tx, { reference: id })
  if (hasTask) await closeTask(tx, id)
  // If the first call is still open, its answer reports the end. Otherwise the reseller gets a notice.
  if (!awaited) await notifyOfEnd(tx, order, type === 'order.cancelled', now)
  recordEvent(tx, accountId, { type, reference: id }, now)
  await bookEnd(tx, order, type === 'order.cancelled' ? 'cancelled' : 'completed', now)
}

/** Adds a live order to the day's sums, and tells the admins if it was sold at a loss. */
export async function bookEnd(
  tx: Tx,
  order: Ended & Pick<OrderRow, 'id'>,
  outcome: 'completed' | 'cancelled',
  now: Date,
): Promise<void> {
  if (isTest(order)) return
  addEndToTotals(tx, order, outcome, now)
  const { id: orderId, amountMicros, costMicros } = order
  if (outcome === 'completed' && costMicros !== null && costMicros > amountMicros)
    await notifyAdmins(tx, { kind: 'sold_at_loss', orderId, costMicros }, now)
}

/**
 * Tells of the end. The message that shows an order of the chat changes, whatever notices its holder wants. Nobody
 * is disturbed by that, so there is a notice as well if they may have looked away, or did not get what they paid for.
 */
async function notifyOfEnd(
  tx: Tx,
  order: EndedOrder,
  cancelled: boolean,
  now: Date,
): Promise<void> {
  const { id: orderId, accountId, createdAt } = order
  if (await isOfRunningBulk(tx, order)) return
  const hasCard = (await cardOf(tx, order)) !== null
  if (hasCard) await notifyAccount(tx, accountId, { kind: 'order_card', orderId }, now)
  const isWatched = now.getTime() - createdAt.getTime() <= WATCHED_MS
  if (hasCard && isWatched && !cancelled) return
  await notifyAccount(tx, accountId, { kind: 'order_ended', orderId, cancelled }, now)
}

/** Whether the order's end is reported together with those of the same bulk order. */
async function isOfRunningBulk(
  tx: Tx,
  { trxid, accountId }: Pick<OrderRow, 'trxid' | 'accountId'>,
): Promise<boolean> {
  const id = bulkIdIn(trxid)
  if (id === null) return false
  const { status } = bulkOrders
  const isOwn = and(eq(bulkOrders.id, id), eq(bulkOrders.accountId, accountId))
  return (await tx.$count(bulkOrders, and(isOwn, eq(status, 'running')))) > 0
}

/** Longer than any real code. */
const MAX_CODE_LENGTH = 512

/**
 * Stores the codes that were delivered for an order. No code is ever delivered twice, whoever delivers it.
 * @throws DomainError INVALID_DELIVERY if the number of codes is wrong, a code is empty or too long, or
 *   one is known already; the caller must roll back. The error contains no code.
 */
export async function deliverCodes(
  tx: Tx,
  order: Pick<OrderRow, 'id' | 'pid' | 'quantity'>,
  codes: readonly string[],
  now: Date,
): Promise<void> {
  const { id: orderId, pid, quantity } = order
  const given = codes.length
  if (given !== quantity)
    throw new DomainError('INVALID_DELIVERY', { problem: 'count', given, ordered: quantity })
  if (codes.some((code) => code.trim() === '' || code.length > MAX_CODE_LENGTH))
    throw new DomainError('INVALID_DELIVERY', { problem: 'length' })
  for (const code of codes) {
    const sealed = sealedCode(tx, pid, code.trim())
    const row = { pid, ...sealed, addedAt: now, orderId, takenAt: now }
    const added = await tx
      .insert(stockCodes)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: stockCodes.id })
    if (added.length === 0) throw new DomainError('INVALID_DELIVERY', { problem: 'known' })
  }
}
