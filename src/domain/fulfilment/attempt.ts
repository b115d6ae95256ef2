import { isRefusal } from '../shared/errors.ts'
import { doubtLeftMs } from '../suppliers/call-log.ts'
import type { ClaimedJob } from '../suppliers/job-queue.ts'
import { type LookupCheck, type OrderCheck, SupplierFault } from '../suppliers/supplier.ts'
import {
  type AttemptContext,
  type Call,
  openSupplierSession,
  type SupplierSession,
} from './supplier-session.ts'

type Waiting = { outcome: 'processing'; checkAfterMs?: number }
type Absent = { outcome: 'absent' }

/** How jobs of one kind are attempted. */
export interface JobHandler<Answer extends OrderCheck | LookupCheck, Next> {
  /** Asks what became of it. Null where it may be done twice, so that nobody needs to ask. */
  check: Call<Answer> | null
  /** Does it. Null where an admin has ended it, so that the supplier is only asked. */
  act: Call<Exclude<Answer, Absent>> | null
  /** Draws the conclusions from an answer; `absent` only where there is no `act`. */
  applyOutcome(session: SupplierSession, answer: Answer | Waiting | Absent): Promise<Next>
  /** @param sent whether the supplier may have acted, as far as anybody knows. */
  retryOrFallBack(session: SupplierSession, fault: SupplierFault, sent: boolean): Promise<Next>
}

/**
 * One attempt at a job that the caller has claimed. What a supplier may have acted on is asked about,
 * and only done where it certainly was not. Null where another worker has claimed the job since.
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
    return answer && (await applyOutcome(session, answer))
  } catch (error) {
    const fault = faultOf(error)
    return retryOrFallBack(session, fault, mayHaveActed || fault.kind === 'unknown')
  }
}

/** An answer that cannot be stored is not believed: then nobody knows what really happened. */
function faultOf(error: unknown): SupplierFault {
  if (error instanceof SupplierFault) return error
  if (!isRefusal(error, 'INVALID_DELIVERY') && !isRefusal(error, 'SUPPLIER_ID_TAKEN')) throw error
  return new SupplierFault('unknown', error.message, { cause: error })
}
