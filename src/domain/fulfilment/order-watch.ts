import type { Tx } from '../../db/store.ts'
import type { OrderRow } from '../orders/orders.ts'
import { notifyAdmins } from '../service/notices.ts'
import { dueAfter } from '../shared/due.ts'
import { orderRetryMs } from '../suppliers/backoff.ts'
import {
  attemptsHere,
  type ClaimedJob,
  finishIfClaimed,
  reschedule,
} from '../suppliers/job-queue.ts'
import { type OrderCheck, SupplierFault, type SupplierOrder } from '../suppliers/supplier.ts'
import {
  type AttemptContext,
  type CallOutcome,
  outcomeOf,
  type SupplierSession,
} from './supplier-session.ts'

type Watched = { order: OrderRow; talk: SupplierSession; request: SupplierOrder }

/**
 * Asks the supplier of an order that an admin has ended whether it agrees. What it says is written
 * down, and told where it contradicts; no money moves and nothing is placed.
 */
export async function watchOrder(
  context: AttemptContext,
  job: ClaimedJob,
  { order, talk, request }: Watched,
): Promise<null> {
  const { store, clock } = context
  try {
    const result = await talk.ask('check', (supplier, signal) => supplier.check(request, signal))
    if (result === null) return null
    await store.transaction(async (tx) => {
      const now = clock()
      const reason = 'reason' in result ? result.reason : null
      await talk.end(tx, { outcome: result.outcome, reason })
      if (result.outcome === 'processing') return lookAgain(tx, job, result.checkAfterMs ?? 0, now)
      if (!(await finishIfClaimed(tx, job))) return
      const kind = contradiction(order, result)
      if (kind === null) return
      context.log.error({ orderId: order.id, said: result.outcome }, 'a supplier contradicts us')
      await notifyAdmins(tx, { kind, orderId: order.id }, now)
    })
  } catch (error) {
    if (!(error instanceof SupplierFault)) throw error
    const outcome: CallOutcome = outcomeOf(error)
    await store.transaction(async (tx) => {
      await talk.end(tx, outcome)
      await lookAgain(tx, job, error.retryAfterMs ?? 0, clock())
    })
  }
  return null
}

/** Until the time for it is over. */
async function lookAgain(tx: Tx, job: ClaimedJob, waitMs: number, now: Date): Promise<void> {
  const dueAt = dueAfter(Math.max(waitMs, orderRetryMs(attemptsHere(job))), now)
  if (job.watchUntil && dueAt < job.watchUntil) await reschedule(tx, job, { sent: true, dueAt })
  else await finishIfClaimed(tx, job)
}

function contradiction({ status }: OrderRow, { outcome }: OrderCheck) {
  const done = outcome === 'completed'
  if (done && status === 'cancelled') return 'done_after_cancel'
  if (!done && status === 'completed') return 'failed_after_completion'
  return null
}
