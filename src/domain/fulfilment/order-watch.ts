import type { Tx } from '../../db/store.ts'
import { notifyAdmins } from '../notices/notices.ts'
import type { OrderRow } from '../orders/orders.ts'
import { dueAfter } from '../shared/due.ts'
import { orderRetryMs } from '../suppliers/backoff.ts'
import { attemptsAtSupplier, type ClaimedJob, finish, reschedule } from '../suppliers/job-queue.ts'
import type { OrderCheck } from '../suppliers/supplier.ts'
import type { AttemptContext, Call, JobHandler } from './attempt.ts'
import type { Next } from './fall-back.ts'

/**
 * After an admin has ended an order, asks its supplier whether it agrees. The answer is logged. If it
 * contradicts the admin, all admins are notified. No money moves and nothing is placed.
 */
export function watchHandler(
  context: AttemptContext,
  { job, order }: { job: ClaimedJob; order: OrderRow },
  check: Call<OrderCheck>,
): JobHandler<OrderCheck, Next> {
  const { clock } = context
  return {
    check,
    act: null,
    async applyOutcome(tx, answer) {
      if (answer.outcome === 'processing')
        return askAgain(tx, job, answer.checkAfterMs ?? 0, clock())
      return noteAnswer(tx, context, { job, order }, answer)
    },
    retryOrFallBack: (tx, fault) => askAgain(tx, job, fault.retryAfterMs ?? 0, clock()),
  }
}

/** For the final answer about an order that has ended here. There is nothing left to ask the supplier. */
export async function noteAnswer(
  tx: Tx,
  { clock, log }: Pick<AttemptContext, 'clock' | 'log'>,
  { job, order }: { job: Parameters<typeof finish>[1]; order: OrderRow },
  answer: OrderCheck,
): Promise<Next> {
  const kind = (await finish(tx, job)) ? contradiction(order, answer) : null
  if (kind === null) return {}
  log.error({ orderId: order.id, said: answer.outcome }, 'a supplier contradicts us')
  await notifyAdmins(tx, { kind, orderId: order.id }, clock())
  return {}
}

/** Reschedules the check, or ends it if that would be after `watchUntil`. */
async function askAgain(tx: Tx, job: ClaimedJob, waitMs: number, now: Date): Promise<Next> {
  const dueAt = dueAfter(Math.max(waitMs, orderRetryMs(attemptsAtSupplier(job))), now)
  if (job.watchUntil && dueAt < job.watchUntil) await reschedule(tx, job, { sent: true, dueAt })
  else await finish(tx, job)
  return {}
}

function contradiction({ status }: OrderRow, { outcome }: OrderCheck) {
  const done = outcome === 'completed'
  if (done && status === 'cancelled') return 'done_after_cancel'
  if (!done && status === 'completed') return 'failed_after_completion'
  return null
}
