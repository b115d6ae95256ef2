import type { Tx } from '../../db/store.ts'
import type { ListingCache } from '../catalog/view.ts'
import { type LookupRequest, lookupById, startLookup } from '../orders/lookups.ts'
import { orderById } from '../orders/orders.ts'
import { type OrderRequest, placeOrder } from '../orders/place-order.ts'
import type { AnsweredOrder, Replay } from '../orders/replay.ts'
import { markAnswered } from '../orders/submissions.ts'
import { lookups, orders } from '../schema.ts'
import { TEST_SUPPLIER } from '../shared/test-world.ts'
import { createBacklogs } from '../suppliers/backlog.ts'
import { type BreakerState, createSupplierHealth } from '../suppliers/health.ts'
import {
  anyDue,
  type ClaimedJob,
  claimDue,
  releaseForgotten,
  type Skipped,
} from '../suppliers/job-queue.ts'
import type { Supplier } from '../suppliers/supplier.ts'
import { createCallShares } from '../suppliers/supplier-limits.ts'
import { withoutRoom } from '../suppliers/waiting.ts'
import type { AttemptContext } from './attempt.ts'
import { attemptLookup } from './lookup-handler.ts'
import { attemptOrder } from './order-handler.ts'

export type FulfilmentDeps = Omit<
  AttemptContext,
  'stopping' | 'leaseMs' | 'health' | 'shares' | 'backlogs'
> & {
  testSupplier: Supplier
  listings: ListingCache
  /** The name of the supplier that lookups go to. Null if the service offers no lookups. */
  lookupSupplier: string | null
  breakerStates: readonly BreakerState[]
  /** How long POST /orders waits for the supplier before it answers `processing`. */
  instantWaitMs: number
  /** How long a paid lookup waits for the supplier before it answers RESULT PENDING. */
  lookupWaitMs: number
}

export type Fulfilment = ReturnType<typeof createFulfilment>

/** Time for an attempt to store its result after the supplier's time is up. */
const LEASE_MARGIN_MS = 5000
/** Time to answer after the wait for the supplier. After that a crash is assumed, and the trxid replays. */
const ANSWER_MARGIN_MS = 5000
/** Concurrent retries, in all and at one supplier, so that a slow supplier does not hold up the others. */
const MAX_RETRIES_AT_ONCE = 150
const MAX_RETRIES_AT_SUPPLIER = 50
/** Concurrent retries of one account at one supplier, so that the other accounts get their turn. */
const MAX_RETRIES_OF_ACCOUNT = 25
const RETRIES_IN_BATCH = 25

export function createFulfilment(deps: FulfilmentDeps) {
  const { store, clock, log } = deps
  const stopping = new AbortController()
  const leaseMs = deps.supplierTimeoutMs + LEASE_MARGIN_MS
  const health = createSupplierHealth(deps.breakerStates)
  const shares = createCallShares()
  const backlogs = createBacklogs(store)
  const suppliers = {
    get: (name: string) => (name === TEST_SUPPLIER ? deps.testSupplier : deps.suppliers.get(name)),
  }
  const context: AttemptContext = {
    ...deps,
    suppliers,
    health,
    shares,
    backlogs,
    leaseMs,
    stopping: stopping.signal,
  }
  /** The attempts that this process is making, by reference, so that it does not claim their jobs again. */
  const inProgress = new Map<string, Promise<unknown>>()
  /** The retries among them. */
  const retries = new Map<string, ClaimedJob>()

  /** Tracks an attempt while it runs. After an error the job is retried once its claim has expired. */
  function track<Ended>(
    { reference }: ClaimedJob,
    attempt: Promise<Ended>,
    onFailure = () => {},
  ): Promise<Ended | null> {
    const running = attempt
      .catch((error) => {
        log.error({ reference, err: error }, 'an attempt failed with an unexpected error')
        onFailure()
        return null
      })
      .finally(() => inProgress.delete(reference))
    inProgress.set(reference, running)
    return running
  }

  async function retry(job: ClaimedJob, onFailure: () => void): Promise<void> {
    retries.set(job.reference, job)
    const attempt = job.kind === 'order' ? attemptOrder(context, job) : attemptLookup(context, job)
    await track<unknown>(job, attempt, onFailure)
    retries.delete(job.reference)
  }

  /** The suppliers, and the accounts at them, that have reached their limits of concurrent retries. */
  function atLimit(maxOfAccount: number): Skipped[] {
    const pools = Map.groupBy(retries.values(), ({ kind, supplier }) => `${kind} ${supplier}`)
    return [...pools.values()].flatMap((jobs): Skipped[] => {
      const [first] = jobs
      if (!first) return []
      const { kind, supplier } = first
      if (jobs.length >= MAX_RETRIES_AT_SUPPLIER) return [{ kind, supplier }]
      const accounts = Map.groupBy(jobs, ({ accountId }) => accountId)
      const accountIds = [...accounts]
        .filter(([, own]) => own.length >= maxOfAccount)
        .map(([id]) => id)
      return [{ kind, supplier, accountIds }]
    })
  }

  /** Claims as many retries as there is room for. Accounts without a running retry come first. */
  async function claimRetries(): Promise<ClaimedJob[]> {
    const limit = Math.min(RETRIES_IN_BATCH, MAX_RETRIES_AT_ONCE - retries.size)
    if (limit <= 0) return []
    const accounts = new Set([...retries.values()].map(({ accountId }) => accountId))
    // One account alone cannot fill a supplier.
    const bounds = accounts.size > 1 ? [1, MAX_RETRIES_OF_ACCOUNT] : [MAX_RETRIES_OF_ACCOUNT]
    const { suppliers: limits } = await deps.settings.get(clock())
    // All read at one moment: what ends during the search is not given to whoever is next in it.
    for (const taken of bounds.map(atLimit)) {
      const claimed = await store.transaction(async (tx) => {
        // Read as late as possible: an order may have been placed or the clock set meanwhile.
        const now = clock()
        const except = [...inProgress.keys()]
        const skipped = [...taken, ...health.refusesWaiting(now)]
        const own = { by: context, except, skipped }
        const full = await withoutRoom(tx, limits, own, now)
        return claimDue(tx, { limit, ...own, skipped: [...skipped, ...full] }, now)
      })
      if (claimed.length > 0) return claimed
    }
    return []
  }

  /**
   * Reads the answer to the first request and marks it as answered. From then on the trxid replays, even
   * if the first attempt still runs. One transaction does both, so that the end of the order is either in
   * this answer or reported to the holder later.
   */
  function answerFirstRequest<Row>(
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

    /** Places an order and waits a little for its supplier. @throws as placeOrder */
    async submitOrder(
      request: OrderRequest,
    ): Promise<{ order: AnsweredOrder; replay: Replay | null }> {
      const { instance, instantWaitMs, listings, settings } = deps
      const terms = { inFlightMs: instantWaitMs + ANSWER_MARGIN_MS, leaseMs, instance }
      const now = clock()
      const product = (await listings.get(request.pid, now)) ?? 'UNKNOWN_PID'
      const isHealthy = (supplier: string) => health.takesNew(supplier, request.accountId, now)
      const offer = { product, settings: await settings.get(now), isHealthy }
      const { order, replay, begun } = await placeOrder(store, request, offer, terms, clock())
      if (!begun) {
        if (!replay && order.status !== 'processing')
          context.meter.orderEnded({ supplier: order.supplier, status: order.status })
        return { order, replay }
      }
      const { job, voucher } = begun
      const attempt = attemptOrder(context, job, { order, voucher })
      const ended = await withinTime(instantWaitMs, track(job, attempt))
      return { order: ended ?? (await answerFirstRequest(orders, orderById, order.id)), replay }
    },

    /** Charges for a lookup and waits for its result; it may still be processing. @throws as startLookup */
    async submitLookup(request: LookupRequest) {
      const inFlightMs = deps.lookupWaitMs + ANSWER_MARGIN_MS
      const { instance, lookupSupplier } = deps
      const supplier = request.test ? TEST_SUPPLIER : (lookupSupplier ?? '')
      const terms = { inFlightMs, leaseMs, instance, supplier }
      const { lookup, replay, job } = await startLookup(store, request, terms, clock())
      if (!job) return { lookup, replay }
      await withinTime(deps.lookupWaitMs, track(job, attemptLookup(context, job)))
      return { lookup: await answerFirstRequest(lookups, lookupById, lookup.id), replay }
    },

    /**
     * Attempts all due jobs, and resolves with the number of attempts once they have ended.
     * `hadError`: whether any attempt threw an unexpected error, which is logged.
     */
    async runDue() {
      const running = new Set<Promise<void>>()
      let attempts = 0
      let hadError = false
      const onFailure = () => {
        hadError = true
      }
      while (!stopping.signal.aborted) {
        await backlogs.bringForward(clock())
        if (!(await anyDue(store.read, clock()))) {
          if (running.size === 0) break
          // Its success may bring others forward.
          await Promise.race(running)
          continue
        }
        const before = running.size
        const claimed = await claimRetries()
        attempts += claimed.length
        for (const job of claimed) {
          const one = retry(job, onFailure).finally(() => running.delete(one))
          running.add(one)
        }
        // Retries that ended during the search have made room: search again.
        if (claimed.length > 0 || running.size < before) continue
        if (before === 0) break
        // The limits are reached, in all or at the suppliers of the due jobs: wait until a retry ends.
        await Promise.race(running)
      }
      await Promise.all(running)
      return { attempts, hadError }
    },

    /**
     * For a process that does not run due jobs: releases those that it claimed and no longer works on, and brings
     * forward what its successes show can be done.
     */
    async releaseForgotten() {
      await backlogs.bringForward(clock())
      const except = () => [...inProgress.keys()]
      return releaseForgotten(store, { instance: deps.instance, except }, clock)
    },

    /** Aborts the running calls. After the next start the suppliers are asked for their outcomes. */
    async stop() {
      stopping.abort()
      await Promise.all(inProgress.values())
    },
  }
}

/** The result of the work, or null if it takes longer than `ms`. */
async function withinTime<T>(ms: number, work: Promise<T | null>): Promise<T | null> {
  const { promise: passed, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, ms, null)
  try {
    return await Promise.race([work, passed])
  } finally {
    clearTimeout(timer)
  }
}
