import { abandonLookup, completeLookup, failLookup, type Lookup, lookupById } from './lookups.ts'
import { type LookupCheck, SupplierFault, type SupplierLookup } from './supplier.ts'
import {
  type AttemptContext,
  callSupplier,
  mayAct,
  putBackUnknown,
  retryDelayMs,
  supplierNamed,
} from './supplier-calls.ts'
import { type Errand, endHeld, putBack } from './work-list.ts'

/**
 * A verification that told nothing in this many attempts (about four minutes) is given up and its
 * fee returned. A redemption is never given up: a code may have been used.
 */
const MAX_VERIFICATION_ATTEMPTS = 8

/** One attempt to bring a paid lookup to its end, by an errand that the caller holds. */
export async function attemptLookup(context: AttemptContext, errand: Errand): Promise<void> {
  const { store, log } = context
  const lookup = await lookupById(store.read, errand.reference)
  const redeems = lookup.kind === 'rdmgamea'
  // Asking about a player changes nothing, so that a verification is simply asked again.
  let mayKnow = redeems && errand.sent && errand.attempts > 1
  try {
    const supplier = supplierNamed(context, context.lookupSupplier)
    const request = requestFor(lookup)
    let result: LookupCheck = { outcome: 'absent' }
    if (mayKnow)
      result = await callSupplier(context, (signal) => supplier.checkLookup(request, signal))
    if (result.outcome === 'absent') {
      mayKnow = false
      if (!(await mayAct(context, errand))) return
      result = await callSupplier(context, (signal) => supplier.lookup(request, signal))
    }
    await settle(context, errand, lookup, result)
  } catch (error) {
    if (!(error instanceof SupplierFault)) throw error
    const sent = mayKnow || error.kind === 'unknown'
    log.warn(
      { lookupId: lookup.id, attempts: errand.attempts, sent, reason: error.message },
      'an attempt at a lookup did not end it',
    )
    const givenUp = !redeems && errand.attempts >= MAX_VERIFICATION_ATTEMPTS
    if (!sent || givenUp)
      await store.transaction(async (tx) => {
        if (await endHeld(tx, errand)) await abandonLookup(tx, lookup, context.clock())
      })
    else {
      const now = context.clock()
      const dueAt = new Date(now.getTime() + retryDelayMs(errand.attempts))
      const back = redeems ? putBackUnknown : putBack
      await store.transaction((tx) => back(tx, errand, { sent: true, dueAt }, now))
    }
  }
}

async function settle(
  context: AttemptContext,
  errand: Errand,
  lookup: Lookup,
  result: Exclude<LookupCheck, { outcome: 'absent' }>,
): Promise<void> {
  const now = context.clock()
  if (result.outcome === 'processing')
    return waitOn(context, errand, result.checkAfterMs ?? retryDelayMs(errand.attempts))
  await context.store.transaction(async (tx) => {
    if (result.outcome === 'completed') await completeLookup(tx, lookup.id, result.data, now)
    else if (await endHeld(tx, errand)) await failLookup(tx, lookup, result.data ?? null, now)
  })
}

async function waitOn({ store, clock }: AttemptContext, errand: Errand, waitMs: number) {
  const dueAt = new Date(clock().getTime() + waitMs)
  await store.transaction((tx) => putBack(tx, errand, { sent: true, dueAt }))
}

function requestFor({ id, kind, input, createdAt }: Lookup): SupplierLookup {
  return { ref: id, kind, input, requestedAt: createdAt }
}
