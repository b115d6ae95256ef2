import type { Tx } from '../../db/store.ts'
import { isRefusal } from '../shared/errors.ts'
import { doubtLeftMs } from '../suppliers/call-log.ts'
import type { ClaimedJob } from '../suppliers/job-queue.ts'
import { type LookupCheck, type OrderCheck, SupplierFault } from '../suppliers/supplier.ts'
import { type AttemptContext, type Call, openSupplierSession } from './supplier-session.ts'

type Waiting = { outcome: 'processing'; checkAfterMs?: number }
type Absent = { outcome: 'absent' }

/** How jobs of one kind are attempted. The two functions with a `tx` run in the transaction that logs the call. */
export interface JobHandler<Answer extends OrderCheck | LookupCheck, Next> {
  /** Asks the supplier what became of the job. Null if repeating the job does no harm. */
  check: Call<Answer> | null
  /** Sends the job to the supplier. Null if an admin has ended it: then the supplier is only asked. */
  act: Call<Exclude<Answer, Absent>> | null
  /** Applies the supplier's answer, which is `absent` only if there is no `act`. */
  applyOutcome(tx: Tx, answer: Answer | Waiting | Absent): Promise<Next>
  /** For an attempt without a certain result. @param sent whether the supplier may have acted. */
  retryOrFallBack(tx: Tx, fault: SupplierFault, sent: boolean): Promise<Next>
}

/**
 * Makes one attempt at a job that the caller has claimed. If the supplier may have acted already, asks it
 * first, and sends the job only if it certainly has not. Null if another worker has claimed the job since.
 */
export async function attempt<Answer extends OrderCheck | LookupCheck, Next>(
  context: AttemptContext,
  job: ClaimedJob,
  { check, act, applyOutcome, retryOrFallBack }: JobHandler<Answer, Next>,
): Promise<Next | null> {
  const session = openSupplierSession(context, job)
  let mayHaveActed = check !== null && job.sent && !job.isNew
  try {
    let answer: Answer | Waiting | Absent | null = { outcome: 'absent' }
    if (check && (mayHaveActed || !act)) answer = await session.call(check)
    if (act && answer?.outcome === 'absent') {
      const checkAfterMs = mayHaveActed
        ? await doubtLeftMs(context.store.read, job.reference, context.clock())
        : 0
      mayHaveActed = checkAfterMs > 0
      answer = mayHaveActed ? { outcome: 'processing', checkAfterMs } : await session.call(act)
    }
    if (!answer) return null
    return await session.recordOutcome(answer, (tx) => applyOutcome(tx, answer))
  } catch (error) {
    const fault = faultOf(error)
    const sent = mayHaveActed || fault.kind === 'unknown'
    const outcome = fault.kind === 'unknown' ? 'unknown' : 'not_sent'
    return session.recordOutcome({ outcome, reason: fault.message, fault }, (tx) =>
      retryOrFallBack(tx, fault, sent),
    )
  }
}

/** An answer that cannot be stored cannot be true, so its outcome is unknown. */
function faultOf(error: unknown): SupplierFault {
  if (error instanceof SupplierFault) return error
  if (!isRefusal(error, 'INVALID_DELIVERY') && !isRefusal(error, 'SUPPLIER_ID_TAKEN')) throw error
  return new SupplierFault('unknown', error.message, { cause: error })
}
