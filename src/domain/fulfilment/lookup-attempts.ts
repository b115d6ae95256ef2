import {
  abandonLookup,
  completeLookup,
  failLookup,
  type Lookup,
  lookupById,
} from '../orders/lookups.ts'
import { notifyAdmins } from '../service/notices.ts'
import { dueAfter } from '../shared/due.ts'
import { orderRetryMs, retryDelayMs } from '../suppliers/backoff.ts'
import { firstCalled, lastDoubtAt } from '../suppliers/call-log.ts'
import { type ClaimedJob, finishIfClaimed, reschedule } from '../suppliers/job-queue.ts'
import { doubtLeftMs } from '../suppliers/late-arrival.ts'
import {
  type LookupApi,
  type LookupCheck,
  type Supplier,
  SupplierFault,
  type SupplierLookup,
} from '../suppliers/supplier.ts'
import {
  type AttemptContext,
  openSupplierSession,
  outcomeOf,
  type SupplierSession,
} from './supplier-session.ts'

/**
 * A verification that told nothing in this many attempts (over a minute, and its timeouts) is given up
 * and its fee returned. A redemption is never given up: a code may have been used.
 */
const MAX_VERIFICATION_ATTEMPTS = 8
/** As for orders: most outcomes are known by the second question. */
const ATTEMPTS_UNTIL_UNKNOWN = 3

/** One attempt to bring a paid lookup to its end, by a job that the caller holds. */
export async function attemptLookup(context: AttemptContext, job: ClaimedJob): Promise<void> {
  const { read } = context.store
  const lookup = await lookupById(read, job.reference)
  // Whoever may have done it is asked, whoever lookups go to by now.
  const supplier = (await firstCalled(read, lookup.id)) ?? context.lookupSupplier
  const talk = openSupplierSession(context, job, { supplier, accountId: lookup.accountId })
  // Asking about a player changes nothing, so that a verification is simply asked again.
  let mayKnow = lookup.kind === 'rdmgamea' && job.sent && job.firstCall === undefined
  try {
    const request = requestFor(lookup)
    let result: LookupCheck | null = { outcome: 'absent' }
    const doubtAt = mayKnow ? await lastDoubtAt(read, lookup.id) : null
    if (mayKnow)
      result = await talk.ask('checkLookup', (supplier, signal) =>
        lookupApiOf(supplier).checkLookup(request, signal),
      )
    const doubtMs = doubtLeftMs(doubtAt, context.clock())
    if (result?.outcome === 'absent' && doubtMs > 0)
      result = { outcome: 'processing', checkAfterMs: doubtMs }
    if (result?.outcome === 'absent') {
      mayKnow = false
      result = await talk.ask('lookup', (supplier, signal) =>
        lookupApiOf(supplier).lookup(request, signal),
      )
    }
    // Null: another worker has it by now.
    if (result === null) return
    await settle(context, { job, lookup, talk }, result)
  } catch (error) {
    if (!(error instanceof SupplierFault)) throw error
    const sent = mayKnow || error.kind === 'unknown'
    await goOnLater(context, { job, lookup, talk }, { fault: error, sent })
  }
}

type Attempt = { job: ClaimedJob; lookup: Lookup; talk: SupplierSession }

async function settle(
  { store, clock }: AttemptContext,
  { job, lookup, talk }: Attempt,
  result: Exclude<LookupCheck, { outcome: 'absent' }>,
): Promise<void> {
  const now = clock()
  await store.transaction(async (tx) => {
    await talk.end(tx, { outcome: result.outcome, reason: null })
    if (result.outcome === 'processing') {
      const dueAt = dueAfter(result.checkAfterMs ?? retryDelayMs(job.attempts), now)
      await reschedule(tx, job, { sent: true, dueAt })
    } else if (result.outcome === 'completed') await completeLookup(tx, lookup.id, result.data, now)
    else if (await finishIfClaimed(tx, job)) {
      if (result.outcome === 'declined') await abandonLookup(tx, lookup, now)
      else await failLookup(tx, lookup, result.data ?? null, now)
    }
  })
}

/** The attempt told nothing certain, or only that it was not sent. */
async function goOnLater(
  { store, clock, log }: AttemptContext,
  { job, lookup, talk }: Attempt,
  { fault, sent }: { fault: SupplierFault; sent: boolean },
): Promise<void> {
  const { attempts, alerted } = job
  const redeems = lookup.kind === 'rdmgamea'
  log.warn(
    { lookupId: lookup.id, attempts, sent, reason: fault.message },
    'an attempt at a lookup did not end it',
  )
  const givenUp = !redeems && attempts >= MAX_VERIFICATION_ATTEMPTS
  await store.transaction(async (tx) => {
    const now = clock()
    await talk.end(tx, outcomeOf(fault))
    if (!sent || givenUp) {
      if (await finishIfClaimed(tx, job)) await abandonLookup(tx, lookup, now)
      return
    }
    const waitMs = Math.max(fault.retryAfterMs ?? 0, orderRetryMs(attempts))
    const alert = redeems && !alerted && attempts >= ATTEMPTS_UNTIL_UNKNOWN
    const back = { sent: true, dueAt: dueAfter(waitMs, now) }
    await reschedule(tx, job, alert ? { ...back, alerted: true } : back)
    if (alert) await notifyAdmins(tx, { kind: 'outcome_unknown', orderId: lookup.id }, now)
  })
}

/** @throws SupplierFault not-sent where the supplier looks nothing up. */
function lookupApiOf({ lookups, kind }: Supplier): LookupApi {
  if (lookups) return lookups
  throw new SupplierFault('not-sent', `A supplier of the kind ${kind} looks nothing up.`)
}

function requestFor({ id, kind, input, createdAt }: Lookup): SupplierLookup {
  return { ref: id, kind, input, requestedAt: createdAt }
}
