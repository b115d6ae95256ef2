import type { Tx } from '../../db/store.ts'
import { notifyAdmins } from '../notices/notices.ts'
import {
  abandonLookup,
  completeLookup,
  failLookup,
  type Lookup,
  lookupById,
} from '../orders/lookups.ts'
import { dueAfter } from '../shared/due.ts'
import { orderRetryMs, retryDelayMs } from '../suppliers/backoff.ts'
import { type ClaimedJob, finish, reschedule } from '../suppliers/job-queue.ts'
import {
  CannotAsk,
  type LookupApi,
  type LookupCheck,
  type Supplier,
  SupplierFault,
  type SupplierLookup,
} from '../suppliers/supplier.ts'
import { type AttemptContext, attempt } from './attempt.ts'

/**
 * A verification that has no result after this many attempts (over a minute, plus timeouts) is
 * abandoned and its fee returned. A redemption that was sent is never abandoned: its code may have been used.
 */
const MAX_VERIFICATION_ATTEMPTS = 8
/** As for orders: most outcomes are known by the second check. */
const ATTEMPTS_UNTIL_UNKNOWN = 3

/** Makes one attempt at a paid lookup, whose job the caller has claimed. */
export async function attemptLookup(context: AttemptContext, job: ClaimedJob): Promise<void> {
  const lookup = await lookupById(context.store.read, job.reference)
  const { id, kind, input, createdAt } = lookup
  const request: SupplierLookup = { ref: id, kind, input, requestedAt: createdAt }
  const attempted = { job, lookup }
  await attempt(context, job, {
    // A verification changes nothing at the supplier, so it is simply repeated.
    check: !redeems(lookup)
      ? null
      : {
          what: 'checkLookup',
          send: (supplier, signal) => lookupApiOf(supplier).checkLookup(request, signal),
        },
    act: {
      what: 'lookup',
      send: (supplier, signal) => lookupApiOf(supplier).lookup(request, signal),
    },
    applyOutcome: (tx, answer: LookupCheck) => applyOutcome(tx, context, attempted, answer),
    retryOrFallBack: (tx, fault, sent) => retryOrAbandon(tx, context, attempted, fault, sent),
  })
}

type Attempt = { job: ClaimedJob; lookup: Lookup }

async function applyOutcome(
  tx: Tx,
  { clock }: AttemptContext,
  { job, lookup }: Attempt,
  answer: LookupCheck,
): Promise<void> {
  const now = clock()
  if (answer.outcome === 'processing') {
    const dueAt = dueAfter(answer.checkAfterMs ?? retryDelayMs(job.attempts), now)
    await reschedule(tx, job, { sent: true, dueAt })
  } else if (answer.outcome === 'completed') await completeLookup(tx, lookup.id, answer.data, now)
  else if (await finish(tx, job)) {
    if (answer.outcome === 'failed') await failLookup(tx, lookup, answer.data ?? null, now)
    else await abandonLookup(tx, lookup, now)
  }
}

/** For an attempt without a certain result: nothing was sent, or the outcome is unknown. */
async function retryOrAbandon(
  tx: Tx,
  { clock, log }: AttemptContext,
  { job, lookup }: Attempt,
  fault: SupplierFault,
  sent: boolean,
): Promise<void> {
  const now = clock()
  const { attempts, alerted } = job
  log.warn(
    { lookupId: lookup.id, attempts, sent, reason: fault.message },
    'an attempt at a lookup had no certain result',
  )
  const isGivenUp = !redeems(lookup) && attempts >= MAX_VERIFICATION_ATTEMPTS
  if (!sent || isGivenUp) {
    if (await finish(tx, job)) await abandonLookup(tx, lookup, now)
    return
  }
  const dueAt = dueAfter(Math.max(fault.retryAfterMs ?? 0, orderRetryMs(attempts)), now)
  const isLong = attempts >= ATTEMPTS_UNTIL_UNKNOWN || fault instanceof CannotAsk
  const alert = redeems(lookup) && !alerted && isLong
  await reschedule(tx, job, { sent: true, dueAt, alerted: alerted || alert })
  if (alert) await notifyAdmins(tx, { kind: 'outcome_unknown', orderId: lookup.id }, now)
}

function redeems({ kind }: Lookup): boolean {
  return kind === 'rdmgamea'
}

/** @throws SupplierFault not-sent if the supplier offers no lookups. */
function lookupApiOf({ lookups, kind }: Supplier): LookupApi {
  if (lookups) return lookups
  throw new SupplierFault('not-sent', `A supplier of the kind ${kind} offers no lookups.`)
}
