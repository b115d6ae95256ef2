import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import { isTest } from '../catalog/catalog.ts'
import { supplierJobs } from '../schema.ts'
import { DomainError } from '../shared/errors.ts'
import { lockJob } from '../suppliers/job-queue.ts'
import { taskOf } from './manual-tasks.ts'
import { orderRow } from './orders.ts'
import { cancelOrder, completeOrder } from './settlement.ts'

/** An admin's decision about an order. `codes` is empty unless the line delivers codes. */
export type Decision =
  | { status: 'completed'; codes: readonly string[] }
  | { status: 'cancelled'; reason: string }

/**
 * Common reasons, by their name in a button, where an order's id leaves room for no more than a letter. Resellers'
 * programs get the text in `error`.
 */
export const REASONS: Record<string, string> = {
  p: 'INVALID PLAYER',
  i: 'ITEM UNAVAILABLE',
  s: 'SUPPLIER UNAVAILABLE',
}
const MAX_REASON_LENGTH = 200

/** A typed reason, put on one line because programs read it. @throws DomainError REASON_MISSING, REASON_TOO_LONG */
export function reasonIn(text: string): string {
  const reason = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  if (reason === '') throw new DomainError('REASON_MISSING')
  if ([...reason].length > MAX_REASON_LENGTH)
    throw new DomainError('REASON_TOO_LONG', { max: MAX_REASON_LENGTH })
  return reason
}

/**
 * Ends an order by an admin's decision, once. A supplier that may have the order is still polled, to see
 * whether it agrees. A voucher goes back on sale only if no supplier can have seen it.
 * @param by asSupplier: the admin acted as the supplier, so that nobody else needs to be asked.
 * @returns false if the order had ended before; nothing has changed then.
 * @throws DomainError ORDER_NOT_FOUND, IS_TEST_ORDER; INVALID_DELIVERY: the caller must roll back.
 */
export async function endByHand(
  tx: Tx,
  id: string,
  decision: Decision,
  by: { actor: Actor; asSupplier: boolean },
  now: Date,
): Promise<boolean> {
  // With the lock, an earlier call to the supplier shows in `sent`, and a later one finds the order ended.
  await lockJob(tx, id)
  const order = await orderRow(tx, id)
  if (isTest(order)) throw new DomainError('IS_TEST_ORDER')
  const { accountId } = order
  const [job] = await tx
    .select({ sent: supplierJobs.sent })
    .from(supplierJobs)
    .where(eq(supplierJobs.reference, id))
  // An order that a person fulfils has no supplier to poll.
  const byHand = !by.asSupplier && (await taskOf(tx, id)) === null
  const voucher = job?.sent === false ? 'unused' : 'unknown'
  const { status } = decision
  const changed =
    status === 'completed'
      ? await completeOrder(tx, id, { byHand, codes: decision.codes }, now)
      : await cancelOrder(tx, id, { byHand, reason: decision.reason, voucher }, now)
  if (!changed) return false
  const { actor } = by
  const action = status === 'completed' ? 'order.complete' : 'order.cancel'
  const why =
    status === 'completed' ? { codes: decision.codes.length } : { reason: decision.reason }
  await recordAct(tx, { actor, action, accountId, detail: { id, ...why } }, now)
  return true
}
