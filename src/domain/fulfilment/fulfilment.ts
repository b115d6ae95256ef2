import { lookups, orders } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import type { RouteFinder } from '../catalog/catalog.ts'
import type { ListingCache } from '../catalog/listing-cache.ts'
import { type Lookup, type LookupRequest, lookupById, startLookup } from '../orders/lookups.ts'
import { type Order, orderById } from '../orders/orders.ts'
import { type OrderRequest, placeOrder } from '../orders/place-order.ts'
import { markAnswered } from '../orders/submissions.ts'
import type { SettingsCache } from '../service/settings-cache.ts'
import { createCallShares } from '../suppliers/call-shares.ts'
import { giveBackForgotten } from '../suppliers/claims.ts'
import { type BreakerState, createSupplierHealth } from '../suppliers/health.ts'
import {
  anyDue,
  type ClaimedJob,
  claimDue,
  type Passed,
  type Taken,
  withOwners,
} from '../suppliers/job-queue.ts'
import { attemptLookup } from './lookup-attempts.ts'
import { attemptOrder } from './order-attempts.ts'
import { routeOf } from './route.ts'
import type { AttemptContext } from './supplier-session.ts'

export type FulfilmentDeps = Omit<AttemptContext, 'stopping' | 'leaseMs' | 'health' | 'shares'> & {
  settings: SettingsCache
  listings: ListingCache
  /** What was known of suppliers at the end of the last run. */
  breakerStates: readonly BreakerState[]
  /** How long POST /orders waits for the supplier before it answers `processing`. */
  instantWaitMs: number
  /** How long a paid lookup waits for the supplier before it answers RESULT PENDING. */
  lookupWaitMs: number
}

export interface Fulfilment {
  /** Whether paid lookups have a supplier here. */
  readonly offersLookups: boolean
  /** Who can be asked to do orders of a product. One that nobody can do is not for sale. */
  routeOf: RouteFinder
  /** Places an order and waits a little for its supplier. @throws as placeOrder */
  submitOrder(request: OrderRequest): Promise<{ order: Order; replayed: boolean }>
  /** Charges for a lookup and waits for its result; it may still be processing. @throws as startLookup */
  submitLookup(request: LookupRequest): Promise<{ lookup: Lookup; replayed: boolean }>
  /**
   * Attempts everything that is due, and resolves when those attempts have ended, to their number.
   * `brokeOff`: whether any ended in an error of ours, which is logged.
   */
  runDue(): Promise<{ attempts: number; brokeOff: boolean }>
  /** Leaves to others what was claimed here and is not being attempted any more. */
  giveBackForgotten(): Promise<void>
  /** Ends the calls under way, whose outcome is asked about after the next start. */
  stop(): Promise<void>
}

/** Time for an attempt to write down its result after the supplier's own time is up. */
const LEASE_MARGIN_MS = 5000
/** Time to answer after the wait for the supplier; then a crash is assumed and the trxid replays. */
const ANSWER_MARGIN_MS = 5000
/** Retries under way at once, and at one supplier, so that a slow one does not hold up the others. */
const MAX_RETRIES_AT_ONCE = 150
const MAX_RETRIES_AT_SUPPLIER = 50
/** Of one account there, so that others come to their turn. */
const MAX_RETRIES_OF_ACCOUNT = 25
const RETRIES_IN_BATCH = 25

export function createFulfilment(deps: FulfilmentDeps): Fulfilment {
  const { store, clock, log } = deps
  const stopping = new AbortController()
  const leaseMs = deps.supplierTimeoutMs + LEASE_MARGIN_MS
  const health = createSupplierHealth(deps.breakerStates)
  const shares = createCallShares()
  const context: AttemptContext = { ...deps, health, shares, leaseMs, stopping: stopping.signal }
  /** The attempts being made here, by reference; none of them is taken up a second time meanwhile. */
  const underWay = new Map<string, Promise<unknown>>()
  /** The retries among them. */
  const retries = new Map<string, Omit<Taken, 'job'>>()

  const findRoute: RouteFinder = (product) => routeOf(product, deps.suppliers)

  /** Makes the attempt in the background. One that fails is retried when its time is over. */
  function attempt<Ended>(
    { reference }: ClaimedJob,
    made: Promise<Ended | null>,
    onBrokenOff = () => {},
  ): Promise<Ended | null> {
    const handled = made
      .catch((error) => {
        log.error({ reference, err: error }, 'an attempt broke off')
        onBrokenOff()
        return null
      })
      .finally(() => underWay.delete(reference))
    underWay.set(reference, handled)
    return handled
  }

  function attemptAgain(job: ClaimedJob, onBrokenOff: () => void): Promise<unknown> {
    if (job.kind === 'order') return attempt(job, attemptOrder(context, job), onBrokenOff)
    return attempt(job, attemptLookup(context, job), onBrokenOff)
  }

  function retryOf({ job, ...owner }: Taken, onBrokenOff: () => void) {
    retries.set(job.reference, owner)
    return attemptAgain(job, onBrokenOff).finally(() => retries.delete(job.reference))
  }

  /** Suppliers and accounts that have so many retries under way already. */
  function busyWith(ofAccount: number): Passed[] {
    const at = new Map<string | null, Map<number, number>>()
    for (const { supplier, accountId } of retries.values()) {
      const counts = at.get(supplier) ?? new Map<number, number>()
      at.set(supplier, counts.set(accountId, (counts.get(accountId) ?? 0) + 1))
    }
    return [...at].map(([supplier, counts]) => {
      const total = [...counts.values()].reduce((sum, n) => sum + n, 0)
      if (total >= MAX_RETRIES_AT_SUPPLIER) return { supplier }
      const accountIds = [...counts].filter(([, n]) => n >= ofAccount).map(([id]) => id)
      return { supplier, accountIds }
    })
  }

  /** As many as there is room for; first of accounts that have nothing under way. */
  async function takeRetries(): Promise<Taken[]> {
    const limit = Math.min(RETRIES_IN_BATCH, MAX_RETRIES_AT_ONCE - retries.size)
    if (limit <= 0) return []
    const accounts = new Set([...retries.values()].map(({ accountId }) => accountId))
    // One account alone cannot fill a supplier.
    const bounds = accounts.size > 1 ? [1, MAX_RETRIES_OF_ACCOUNT] : [MAX_RETRIES_OF_ACCOUNT]
    for (const ofAccount of bounds) {
      const taken = await store.transaction(async (tx) => {
        // Read as late as can be: an order may have been placed since, and the clock have leapt.
        const now = clock()
        const passed = [...busyWith(ofAccount), ...health.refusesWaiting(now)]
        const batch = { limit, by: context, except: [...underWay.keys()], passed }
        return withOwners(tx, await claimDue(tx, batch, now))
      })
      if (taken.length > 0) return taken
    }
    return []
  }

  /** Has what the order needs to know in memory, so that its transaction need not ask. */
  async function warm(pid: string): Promise<void> {
    const now = clock()
    await Promise.all([deps.listings.get(pid, now), deps.settings.get(now)])
  }

  /**
   * What the first call is answered with: from now on the trxid replays, though the first attempt may
   * still be under way. Read together with the mark, so that an end is told to the caller or, later, to
   * the holder.
   */
  function answerWith<Row>(
    table: typeof orders | typeof lookups,
    read: (tx: Tx, reference: string) => Promise<Row>,
    reference: string,
  ): Promise<Row> {
    return store.transaction(async (tx) => {
      await markAnswered(tx, table, reference)
      return read(tx, reference)
    })
  }

  return {
    offersLookups: deps.lookupSupplier !== null,
    routeOf: findRoute,

    async submitOrder(request) {
      const terms = {
        inFlightMs: deps.instantWaitMs + ANSWER_MARGIN_MS,
        leaseMs,
        instance: deps.instance,
        routeOf: findRoute,
        cached: { settings: deps.settings, listings: deps.listings },
      }
      await warm(request.pid)
      const { order, replayed, begun } = await placeOrder(store, request, terms, clock())
      if (!begun) {
        if (!replayed) context.meter.orderEnded({ supplier: order.supplier, status: order.status })
        return { order, replayed }
      }
      const { job, voucher } = begun
      const first = attempt(job, attemptOrder(context, job, { order, voucher }))
      const ended = await atMost(deps.instantWaitMs, first)
      return { order: ended ?? (await answerWith(orders, orderById, order.id)), replayed }
    },

    async submitLookup(request) {
      const inFlightMs = deps.lookupWaitMs + ANSWER_MARGIN_MS
      const { instance, lookupSupplier } = deps
      const terms = { inFlightMs, leaseMs, instance, supplier: lookupSupplier ?? '' }
      const { lookup, replayed, job } = await startLookup(store, request, terms, clock())
      if (!job) return { lookup, replayed }
      await atMost(deps.lookupWaitMs, attempt(job, attemptLookup(context, job)))
      return { lookup: await answerWith(lookups, lookupById, lookup.id), replayed }
    },

    async runDue() {
      const made = new Set<Promise<unknown>>()
      let attempts = 0
      let brokeOff = false
      const onBrokenOff = () => {
        brokeOff = true
      }
      while (!stopping.signal.aborted && (await anyDue(store.read, clock()))) {
        const before = made.size
        const taken = await takeRetries()
        attempts += taken.length
        for (const one of taken) {
          const retry = retryOf(one, onBrokenOff).finally(() => made.delete(retry))
          made.add(retry)
        }
        // What ended while this looked for more has left room since.
        if (taken.length > 0 || made.size < before) continue
        if (before === 0) break
        // What is due belongs to busy suppliers, or there is no room: one of ours must end first.
        await Promise.race(made)
      }
      await Promise.all(made)
      return { attempts, brokeOff }
    },

    giveBackForgotten() {
      const except = () => [...underWay.keys()]
      return giveBackForgotten(store, { instance: deps.instance, except }, clock)
    },

    async stop() {
      stopping.abort()
      await Promise.all(underWay.values())
    },
  }
}

/** Waits for the work to end, or for the time to pass, whichever is first; null where it is the time. */
async function atMost<T>(ms: number, work: Promise<T | null>): Promise<T | null> {
  const { promise: passed, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, ms, null)
  try {
    return await Promise.race([work, passed])
  } finally {
    clearTimeout(timer)
  }
}
