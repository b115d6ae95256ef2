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
import { endHeld, type HeldErrand, putBack } from '../suppliers/job-queue.ts'
import { doubtLeftMs } from '../suppliers/late-arrival.ts'
import {
  type LookupCheck,
  type LookupDesk,
  type Supplier,
  SupplierFault,
  type SupplierLookup,
} from '../suppliers/supplier.ts'
import { type AttemptContext, outcomeOf, type SupplierTalk, talkTo } from './supplier-session.ts'

/**
 * A verification that told nothing in this many attempts (over a minute, and its timeouts) is given up
 * and its fee returned. A redemption is never given up: a code may have been used.
 */
const MAX_VERIFICATION_ATTEMPTS = 8
/** As for orders: most outcomes are known by the second question. */
const ATTEMPTS_UNTIL_UNKNOWN = 3

/** One attempt to bring a paid lookup to its end, by an errand that the caller holds. */
export async function attemptLookup(context: AttemptContext, errand: HeldErrand): Promise<void> {
  const { read } = context.store
  const lookup = await lookupById(read, errand.reference)
  // Whoever may have done it is asked, whoever lookups go to by now.
  const supplier = (await firstCalled(read, lookup.id)) ?? context.lookupSupplier
  const talk = talkTo(context, errand, { supplier, accountId: lookup.accountId })
  // Asking about a player changes nothing, so that a verification is simply asked again.
  let mayKnow = lookup.kind === 'rdmgamea' && errand.sent && errand.firstCall === undefined
  try {
    const request = requestFor(lookup)
    let result: LookupCheck | null = { outcome: 'absent' }
    const doubtAt = mayKnow ? await lastDoubtAt(read, lookup.id) : null
    if (mayKnow)
      result = await talk.ask('checkLookup', (supplier, signal) =>
        deskOf(supplier).checkLookup(request, signal),
      )
    const doubtMs = doubtLeftMs(doubtAt, context.clock())
    if (result?.outcome === 'absent' && doubtMs > 0)
      result = { outcome: 'processing', checkAfterMs: doubtMs }
    if (result?.outcome === 'absent') {
      mayKnow = false
      result = await talk.ask('lookup', (supplier, signal) =>
        deskOf(supplier).lookup(request, signal),
      )
    }
    // Null: another worker has it by now.
    if (result === null) return
    await settle(context, { errand, lookup, talk }, result)
  } catch (error) {
    if (!(error instanceof SupplierFault)) throw error
    const sent = mayKnow || error.kind === 'unknown'
    await goOnLater(context, { errand, lookup, talk }, { fault: error, sent })
  }
}

type Attempt = { errand: HeldErrand; lookup: Lookup; talk: SupplierTalk }

async function settle(
  { store, clock }: AttemptContext,
  { errand, lookup, talk }: Attempt,
  result: Exclude<LookupCheck, { outcome: 'absent' }>,
): Promise<void> {
  const now = clock()
  await store.transaction(async (tx) => {
    await talk.end(tx, { outcome: result.outcome, reason: null })
    if (result.outcome === 'processing') {
      const dueAt = dueAfter(result.checkAfterMs ?? retryDelayMs(errand.attempts), now)
      await putBack(tx, errand, { sent: true, dueAt })
    } else if (result.outcome === 'completed') await completeLookup(tx, lookup.id, result.data, now)
    else if (await endHeld(tx, errand)) {
      if (result.outcome === 'declined') await abandonLookup(tx, lookup, now)
      else await failLookup(tx, lookup, result.data ?? null, now)
    }
  })
}

/** The attempt told nothing certain, or only that it was not sent. */
async function goOnLater(
  { store, clock, log }: AttemptContext,
  { errand, lookup, talk }: Attempt,
  { fault, sent }: { fault: SupplierFault; sent: boolean },
): Promise<void> {
  const { attempts, alerted } = errand
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
      if (await endHeld(tx, errand)) await abandonLookup(tx, lookup, now)
      return
    }
    const waitMs = Math.max(fault.retryAfterMs ?? 0, orderRetryMs(attempts))
    const alert = redeems && !alerted && attempts >= ATTEMPTS_UNTIL_UNKNOWN
    const back = { sent: true, dueAt: dueAfter(waitMs, now) }
    await putBack(tx, errand, alert ? { ...back, alerted: true } : back)
    if (alert) await notifyAdmins(tx, { kind: 'outcome_unknown', orderId: lookup.id }, now)
  })
}

/** @throws SupplierFault not-sent where the supplier looks nothing up. */
function deskOf({ lookups, kind }: Supplier): LookupDesk {
  if (lookups) return lookups
  throw new SupplierFault('not-sent', `A supplier of the kind ${kind} looks nothing up.`)
}

function requestFor({ id, kind, input, createdAt }: Lookup): SupplierLookup {
  return { ref: id, kind, input, requestedAt: createdAt }
}
