import { eq } from 'drizzle-orm'
import { supplierJobs } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../service/audit-log.ts'
import { lockJob } from '../suppliers/job-queue.ts'
import { taskOf } from './manual-tasks.ts'
import { orderRow } from './orders.ts'
import { cancelOrder, completeOrder } from './settlement.ts'

/** An admin's decision about an order. `codes` where the line delivers codes. */
export type Decision =
  | { status: 'completed'; codes: readonly string[] }
  | { status: 'cancelled'; reason: string }

/**
 * Ends an order by an admin's decision, once; a supplier who may have it is asked on whether it
 * agrees. A voucher goes back on sale only where no supplier can have seen it.
 * @param by asSupplier: the admin did, or failed to do, what the order was about, so that nobody else
 *   needs to be asked.
 * @returns false where the order had ended before; nothing has changed.
 * @throws DomainError ORDER_NOT_FOUND; INVALID_DELIVERY, and the transaction must end.
 */
export async function endByHand(
  tx: Tx,
  id: string,
  decision: Decision,
  by: { actor: Actor; asSupplier: boolean },
  now: Date,
): Promise<boolean> {
  // Whoever would call its supplier from now on finds it ended, and who has is seen here.
  await lockJob(tx, id)
  const { accountId } = await orderRow(tx, id)
  const [job] = await tx
    .select({ sent: supplierJobs.sent })
    .from(supplierJobs)
    .where(eq(supplierJobs.reference, id))
  // Where it was for a person to do, there is nobody else to ask.
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
