import { lookups, orders } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import type { RouteFinder } from '../catalog/catalog.ts'
import type { ListingCache } from '../catalog/listing-cache.ts'
import { type Lookup, type LookupRequest, lookupById, startLookup } from '../orders/lookups.ts'
import { type Order, orderById } from '../orders/orders.ts'
import { type OrderRequest, placeOrder } from '../orders/place-order.ts'
import { markAnswered } from '../orders/submissions.ts'
import type { SettingsCache } from '../service/settings-cache.ts'
import { type BreakerState, createSupplierHealth } from '../suppliers/health.ts'
import {
  anyDue,
  type ClaimedJob,
  claimDue,
  releaseForgotten,
  type Skipped,
} from '../suppliers/job-queue.ts'
import { attemptLookup } from './lookup-handler.ts'
import { attemptOrder } from './order-handler.ts'
import { routeOf } from './route.ts'
import { type AttemptContext, createCallShares } from './supplier-session.ts'

export type FulfilmentDeps = Omit<AttemptContext, 'stopping' | 'leaseMs' | 'health' | 'shares'> & {
  settings: SettingsCache
  listings: ListingCache
  /** The name of the supplier that lookups go to; null where the service offers none. */
  lookupSupplier: string | null
  /** The stored state of the circuit breakers. */
  breakerStates: readonly BreakerState[]
  /** How long POST /orders waits for the supplier before it answers `processing`. */
  instantWaitMs: number
  /** How long a paid lookup waits for the supplier before it answers RESULT PENDING. */
  lookupWaitMs: number
}

export interface Fulfilment {
  /** Whether paid lookups have a supplier here. */
  readonly offersLookups: boolean
  /** Which suppliers can do orders of a product. One that none can do is not for sale. */
  routeOf: RouteFinder
  /** Places an order and waits a little for its supplier. @throws as placeOrder */
  submitOrder(request: OrderRequest): Promise<{ order: Order; replayed: boolean }>
  /** Charges for a lookup and waits for its result; it may still be processing. @throws as startLookup */
  submitLookup(request: LookupRequest): Promise<{ lookup: Lookup; replayed: boolean }>
  /**
   * Attempts everything that is due, and resolves with the number of attempts when they have ended.
   * `brokeOff`: whether any ended in an error of ours, which is logged.
   */
  runDue(): Promise<{ attempts: number; brokeOff: boolean }>
  /** Releases jobs that were claimed here and are not being attempted any more. */
  releaseForgotten(): Promise<void>
  /** Aborts the calls under way; their outcome is asked about after the next start. */
  stop(): Promise<void>
}

/** Time for an attempt to store its result after the supplier's time is up. */
const LEASE_MARGIN_MS = 5000
/** Time to answer after the wait for the supplier; then a crash is assumed and the trxid replays. */
const ANSWER_MARGIN_MS = 5000
/** Retries under way at once, and at one supplier, so that a slow one does not hold up the others. */
const MAX_RETRIES_AT_ONCE = 150
const MAX_RETRIES_AT_SUPPLIER = 50
/** Of one account at one supplier, so that the others get their turn. */
const MAX_RETRIES_OF_ACCOUNT = 25
const RETRIES_IN_BATCH = 25

export function createFulfilment(deps: FulfilmentDeps): Fulfilment {
  const { store, clock, log } = deps
  const stopping = new AbortController()
  const leaseMs = deps.supplierTimeoutMs + LEASE_MARGIN_MS
  const health = createSupplierHealth(deps.breakerStates)
  const shares = createCallShares()
  const context: AttemptContext = { ...deps, health, shares, leaseMs, stopping: stopping.signal }
  /** The attempts being made here, by reference: their jobs are not claimed a second time. */
  const underWay = new Map<string, Promise<unknown>>()
  /** The retries among them. */
  const retries = new Map<string, ClaimedJob>()

  const findRoute: RouteFinder = (product) => routeOf(product, deps.suppliers)

  /** Works on a job in the background. Where this fails, the job is retried when its claim is over. */
  function start<Ended>(
    { reference }: ClaimedJob,
    work: () => Promise<Ended | null>,
    onFailure = () => {},
  ): Promise<Ended | null> {
    const running = work()
      .catch((error) => {
        log.error({ reference, err: error }, 'an attempt broke off')
        onFailure()
        return null
      })
      .finally(() => underWay.delete(reference))
    underWay.set(reference, running)
    return running
  }

  async function retry(job: ClaimedJob, onFailure: () => void): Promise<void> {
    retries.set(job.reference, job)
    if (job.kind === 'order') await start(job, () => attemptOrder(context, job), onFailure)
    else await start(job, () => attemptLookup(context, job), onFailure)
    retries.delete(job.reference)
  }

  /** Suppliers and accounts that have so many retries under way already. */
  function busyWith(ofAccount: number): Skipped[] {
    const pools = Map.groupBy(retries.values(), ({ kind, supplier }) => `${kind} ${supplier}`)
    return [...pools.values()].flatMap((jobs): Skipped[] => {
      const [first] = jobs
      if (!first) return []
      const { kind, supplier } = first
      if (jobs.length >= MAX_RETRIES_AT_SUPPLIER) return [{ kind, supplier }]
      const accounts = Map.groupBy(jobs, ({ accountId }) => accountId)
      const accountIds = [...accounts]
        .filter(([, own]) => own.length >= ofAccount)
        .map(([id]) => id)
      return [{ kind, supplier, accountIds }]
    })
  }

  /** Claims as many as there is room for; first of accounts that have nothing under way. */
  async function claimRetries(): Promise<ClaimedJob[]> {
    const limit = Math.min(RETRIES_IN_BATCH, MAX_RETRIES_AT_ONCE - retries.size)
    if (limit <= 0) return []
    const accounts = new Set([...retries.values()].map(({ accountId }) => accountId))
    // One account alone cannot fill a supplier.
    const bounds = accounts.size > 1 ? [1, MAX_RETRIES_OF_ACCOUNT] : [MAX_RETRIES_OF_ACCOUNT]
    for (const ofAccount of bounds) {
      const claimed = await store.transaction((tx) => {
        // Read as late as can be: an order may have been placed since, or the clock set.
        const now = clock()
        const skipped = [...busyWith(ofAccount), ...health.refusesWaiting(now)]
        const batch = { limit, by: context, except: [...underWay.keys()], skipped }
        return claimDue(tx, batch, now)
      })
      if (claimed.length > 0) return claimed
    }
    return []
  }

  /** Fills the caches, so that the transaction of the order needs no reads. */
  async function warm(pid: string): Promise<void> {
    const now = clock()
    await Promise.all([deps.listings.get(pid, now), deps.settings.get(now)])
  }

  /**
   * Reads the answer to the first request and marks it as answered: from now on the trxid replays, though
   * the first attempt may still run. In one transaction, so that the end of the order is either in this
   * answer or reported to the holder later.
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
      const first = start(job, () => attemptOrder(context, job, { order, voucher }))
      const ended = await atMost(deps.instantWaitMs, first)
      return { order: ended ?? (await answerWith(orders, orderById, order.id)), replayed }
    },

    async submitLookup(request) {
      const inFlightMs = deps.lookupWaitMs + ANSWER_MARGIN_MS
      const { instance, lookupSupplier } = deps
      const terms = { inFlightMs, leaseMs, instance, supplier: lookupSupplier ?? '' }
      const { lookup, replayed, job } = await startLookup(store, request, terms, clock())
      if (!job) return { lookup, replayed }
      const first = start(job, () => attemptLookup(context, job))
      await atMost(deps.lookupWaitMs, first)
      return { lookup: await answerWith(lookups, lookupById, lookup.id), replayed }
    },

    async runDue() {
      const running = new Set<Promise<void>>()
      let attempts = 0
      let brokeOff = false
      const onFailure = () => {
        brokeOff = true
      }
      while (!stopping.signal.aborted && (await anyDue(store.read, clock()))) {
        const before = running.size
        const claimed = await claimRetries()
        attempts += claimed.length
        for (const job of claimed) {
          const one = retry(job, onFailure).finally(() => running.delete(one))
          running.add(one)
        }
        // Those that ended while this looked for more have left room since.
        if (claimed.length > 0 || running.size < before) continue
        if (before === 0) break
        // What is due belongs to busy suppliers, or there is no room: one of ours must end first.
        await Promise.race(running)
      }
      await Promise.all(running)
      return { attempts, brokeOff }
    },

    releaseForgotten() {
      const except = () => [...underWay.keys()]
      return releaseForgotten(store, { instance: deps.instance, except }, clock)
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
