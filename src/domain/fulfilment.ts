import { deliversCodes, type Line } from './catalog.ts'
import { attemptLookup } from './lookup-attempts.ts'
import { type Lookup, type LookupRequest, lookupById, startLookup } from './lookups.ts'
import { attemptOrder } from './order-attempts.ts'
import { type Order, type OrderRequest, orderById, placeOrder } from './orders.ts'
import { markAnswered } from './submissions.ts'
import type { AttemptContext } from './supplier-calls.ts'
import { anyDue, type Errand, takeDue } from './work-list.ts'

export type FulfilmentDeps = Omit<AttemptContext, 'stopping' | 'leaseMs'> & {
  /** How long POST /orders waits for the supplier before it answers `processing`. */
  instantWaitMs: number
  /** How long a paid lookup waits for the supplier before it answers RESULT PENDING. */
  lookupWaitMs: number
}

export interface Fulfilment {
  /** Whether paid lookups have a supplier here. */
  readonly offersLookups: boolean
  /** Whether orders of the line can be carried out here. One that cannot is not for sale. */
  canFulfil(line: Line): boolean
  /** Places an order and waits a little for its supplier. @throws as placeOrder */
  submitOrder(request: OrderRequest): Promise<{ order: Order; replayed: boolean }>
  /** Charges for a lookup and waits for its result; it may still be processing. @throws as startLookup */
  submitLookup(request: LookupRequest): Promise<{ lookup: Lookup; replayed: boolean }>
  /** Attempts what is due, and resolves when those attempts have ended, to their number. */
  runDue(): Promise<number>
  /** Ends the calls under way, whose outcome is asked about after the next start. */
  stop(): Promise<void>
}

/** Time for an attempt to write down its result after the supplier's own time is up. */
const LEASE_MARGIN_MS = 5000
/** Time to answer after the wait for the supplier; then a crash is assumed and the trxid replays. */
const ANSWER_MARGIN_MS = 5000
/** Retries under way at once: so many orders taken up after a standstill do not flood a supplier. */
const MAX_RETRIES_AT_ONCE = 50

export function createFulfilment(deps: FulfilmentDeps): Fulfilment {
  const { store, clock, log } = deps
  const stopping = new AbortController()
  const leaseMs = deps.supplierTimeoutMs + LEASE_MARGIN_MS
  const context: AttemptContext = { ...deps, leaseMs, stopping: stopping.signal }
  /** The attempts being made here, by reference; none of them is taken up a second time meanwhile. */
  const underWay = new Map<string, Promise<void>>()
  let retries = 0

  function canFulfil(line: Line): boolean {
    return deliversCodes(line) || deps.suppliers.has(line.supplier)
  }

  /** Makes the attempt in the background. One that fails is retried when its lease has run out. */
  function attempt(errand: Errand): Promise<void> {
    const made =
      errand.kind === 'order' ? attemptOrder(context, errand) : attemptLookup(context, errand)
    const handled = made
      .catch((error) =>
        log.error({ reference: errand.reference, err: error }, 'an attempt broke off'),
      )
      .finally(() => underWay.delete(errand.reference))
    underWay.set(errand.reference, handled)
    return handled
  }

  /** From now on the trxid replays, though the first attempt may still be under way. */
  const answer = (reference: string) => store.transaction((tx) => markAnswered(tx, reference))

  return {
    offersLookups: deps.lookupSupplier !== null,
    canFulfil,

    async submitOrder(request) {
      const terms = { inFlightMs: deps.instantWaitMs + ANSWER_MARGIN_MS, leaseMs, canFulfil }
      const { order, replayed, errand } = await placeOrder(store, request, terms, clock())
      if (!errand) return { order, replayed }
      await atMost(deps.instantWaitMs, attempt(errand))
      const present = await orderById(store.read, order.id)
      if (present.status === 'processing') await answer(order.id)
      return { order: present, replayed }
    },

    async submitLookup(request) {
      const timing = { inFlightMs: deps.lookupWaitMs + ANSWER_MARGIN_MS, leaseMs }
      const { lookup, replayed, errand } = await startLookup(store, request, timing, clock())
      if (!errand) return { lookup, replayed }
      await atMost(deps.lookupWaitMs, attempt(errand))
      const present = await lookupById(store.read, lookup.id)
      if (present.status === 'processing') await answer(lookup.id)
      return { lookup: present, replayed }
    },

    async runDue() {
      const limit = MAX_RETRIES_AT_ONCE - retries
      if (limit <= 0 || stopping.signal.aborted || !(await anyDue(store.read, clock()))) return 0
      const errands = await store.transaction((tx) =>
        takeDue(tx, { limit, leaseMs, except: [...underWay.keys()] }, clock()),
      )
      retries += errands.length
      await Promise.all(errands.map((errand) => attempt(errand).finally(() => retries--)))
      return errands.length
    },

    async stop() {
      stopping.abort()
      await Promise.all(underWay.values())
    },
  }
}

/** Waits for the work to end, or for the time to pass, whichever is first. */
async function atMost(ms: number, work: Promise<void>): Promise<void> {
  const { promise: passed, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  await Promise.race([work, passed])
  clearTimeout(timer)
}
