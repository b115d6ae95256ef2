import type { Store, Tx } from '../../db/store.ts'
import type { SettingsCache } from '../service/settings.ts'
import type { Log } from '../shared/log.ts'
import type { Meter } from '../shared/meter.ts'
import { TEST_SUPPLIER } from '../shared/test-world.ts'
import type { Backlogs } from '../suppliers/backlog.ts'
import { type CallEnd, type CallKind, logCall } from '../suppliers/call-log.ts'
import type { CallHealth, SupplierHealth } from '../suppliers/health.ts'
import { attemptsAtSupplier, type ClaimedJob, lockJob, renewClaim } from '../suppliers/job-queue.ts'
import { NotCalled, type Supplier, SupplierFault } from '../suppliers/supplier.ts'
import { hasRoom } from '../suppliers/supplier-limits.ts'
import { supplierSettings } from '../suppliers/supplier-settings.ts'

/** What attempts at orders and lookups need. */
export type AttemptContext = {
  store: Store
  settings: SettingsCache
  suppliers: Pick<ReadonlyMap<string, Supplier>, 'get'>
  clock: () => Date
  log: Log
  meter: Meter
  health: SupplierHealth
  shares: CallShares
  backlogs: Backlogs
  supplierTimeoutMs: number
  /** How long this process claims a job for: the time for one call and for storing its result. */
  leaseMs: number
  /** The id with which this process claims jobs. */
  instance: string
  /** Aborted when the service stops. Running calls then end as unknown, and are checked later. */
  stopping: AbortSignal
}

/** How long an aborted call may take to report that nothing was sent. */
const GRACE_MS = 20

/** A kind of call, and how it is sent. */
export type Call<Answer> = {
  what: CallKind
  send(supplier: Supplier, signal: AbortSignal): Promise<Answer>
}
/** How a call affected the supplier's circuit breaker. */
type Seen = { failure: string | null; changed: boolean }
type SentCall = { what: CallKind; startedAt: Date; startedAtMs: number; seen?: Seen }
/** How a call ended. `note`: replaces `reason` in the log for the operator. `fault`: what the call threw. */
type CallOutcome = Pick<CallEnd, 'outcome'> & {
  reason?: string
  note?: string
  fault?: SupplierFault
}
/** How a permitted call went: a fault, or null for an answer. */
type Ended = SupplierFault | 'not called' | null

/** Permission for a call. The caller reports to `end` how it went. */
type CallPermit = { supplier: Supplier; end(ended: Ended): Seen }

/** Makes the supplier calls of one attempt. */
export interface SupplierSession {
  /**
   * Commits that the call is about to be sent, then makes it. Takes a bounded time, even if the supplier
   * ignores the signal. Null if another worker has claimed the job since: then nothing was sent.
   * @throws SupplierFault, also for every other error during the call: then with an unknown outcome.
   */
  call<Answer extends { outcome: CallEnd['outcome'] }>(call: Call<Answer>): Promise<Answer | null>
  /**
   * Runs `conclude` and logs how the last call ended, in one transaction. `conclude` comes first: if it
   * throws, nothing is logged or counted, and the caller can record another outcome.
   */
  recordOutcome<T>(outcome: CallOutcome, conclude: (tx: Tx) => Promise<T>): Promise<T>
}

export function openSupplierSession(context: AttemptContext, job: ClaimedJob): SupplierSession {
  const { store, clock, health, shares, meter, stopping, supplierTimeoutMs } = context
  const { reference, accountId, supplier: name, calling, calledAt, isNew = false } = job
  /** The latest call. That of a new job was committed with its claim, and is logged even if it cannot be made. */
  let last: SentCall | null =
    isNew && calling && calledAt
      ? { what: calling, startedAt: calledAt, startedAtMs: performance.now() }
      : null

  /** @throws SupplierFault not-sent if there is no such supplier, or it must not be called now. */
  function admit(what: CallKind): CallPermit {
    const supplier = context.suppliers.get(name)
    if (!supplier) throw new SupplierFault('not-sent', `No supplier "${name}" is set up here.`)
    const circuit = { supplier: name, what }
    // A job that has waited counts as tried, even if only a crash or an open breaker made it wait. Otherwise
    // a backlog of failing orders would keep the breaker open.
    const triedBefore = !isNew && (what === 'place' || attemptsAtSupplier(job) > 1)
    const release = isNew ? shares.take(`${job.kind} ${name}`, accountId) : () => {}
    if (!release) throw new LimitReached()
    const permit =
      supplier.circuitBreaker === false
        ? null
        : health.admit(circuit, { reference, accountId, isNew, triedBefore }, clock())
    if (permit && 'until' in permit) {
      release()
      throw new CircuitOpen(permit.until.getTime() - clock().getTime())
    }
    return {
      supplier,
      end(ended) {
        release()
        const { verdict, pauseMs } = healthAfter(ended, stopping)
        const now = clock()
        if (pauseMs !== undefined) health.pause(circuit, pauseMs, now)
        const counts = verdict === 'failed' && !triedBefore && ended instanceof SupplierFault
        return {
          changed: permit?.end(verdict, now) ?? false,
          failure: counts ? ended.message : null,
        }
      },
    }
  }

  /** Commits that the call is about to be sent. False if another worker has claimed the job since. */
  async function begin(what: CallKind): Promise<boolean> {
    const leftMs = job.dueAt.getTime() - clock().getTime()
    // If it is late, another worker may have claimed the job since, or the clock was set.
    const isInTime = leftMs > supplierTimeoutMs && leftMs <= context.leaseMs
    if (isNew && last?.what === what && isInTime) return true
    // What was sent before has its room already.
    const needsRoom = job.kind === 'order' && !job.sent
    const limits = supplierSettings(await context.settings.get(clock()), name)
    const begun = await store.transaction(async (tx) => {
      const now = clock()
      if (needsRoom && !(await hasRoom(tx, name, limits, 'sent'))) throw new SupplierFull()
      // Marked as sent even for a check: some suppliers answer a check by doing a job that they do not know.
      if (!(await renewClaim(tx, job, what, context, now))) return null
      // The previous call was a check that found nothing.
      if (last && !isNew) await record(tx, last, { outcome: 'absent' })
      return { what, startedAt: now, startedAtMs: performance.now() }
    })
    last = begun ?? last
    return begun !== null
  }

  async function record(tx: Tx, call: SentCall, end: CallOutcome) {
    const { outcome, reason = null, note = reason, fault } = end
    const { what, startedAt, startedAtMs, seen } = call
    const ms = Math.round(performance.now() - startedAtMs)
    await logCall(tx, { reference, supplier: name, what, startedAt, outcome, reason: note, ms })
    // It fails on purpose, and is no supplier of the operator.
    if (name === TEST_SUPPLIER) return
    if (seen && (seen.changed || seen.failure !== null))
      await health.save(tx, { supplier: name, what }, seen, clock())
    if (fault instanceof NotCalled || (fault && stopping.aborted)) return
    meter.supplierCalled({ supplier: name, what, outcome, ms })
  }

  return {
    async call({ what, send }) {
      const permit = admit(what)
      let ended: Ended = 'not called'
      try {
        if (!(await begin(what))) return null
        const answer = await bounded(context, permit.supplier, send)
        ended = null
        return answer
      } catch (error) {
        if (error instanceof SupplierFault) ended = error
        throw error
      } finally {
        const seen = permit.end(ended)
        if (last) last.seen = seen
      }
    },

    async recordOutcome(outcome, conclude) {
      const concluded = await store.transaction(async (tx) => {
        await lockJob(tx, reference)
        const concluded = await conclude(tx)
        if (last) await record(tx, last, outcome)
        return concluded
      })
      const isSuccess = outcome.outcome === 'completed' || outcome.outcome === 'processing'
      if (last && isSuccess) context.backlogs.succeeded(name, last.what)
      return concluded
    },
  }
}

/** A supplier that says when to call again is working. Its calls are paused only if it refused this one. */
function healthAfter(ended: Ended, stopping: AbortSignal): CallHealth {
  if (!ended) return { verdict: 'ok' }
  // A fault during our own stop says nothing about the supplier.
  if (ended === 'not called' || ended instanceof NotCalled || stopping.aborted)
    return { verdict: 'unclear' }
  const { kind, retryAfterMs } = ended
  if (retryAfterMs === undefined) return { verdict: 'failed' }
  return kind === 'unknown' ? { verdict: 'ok' } : { verdict: 'unclear', pauseMs: retryAfterMs }
}

/** The supplier was not called: its circuit breaker is open, or it has asked for a pause. */
export class CircuitOpen extends NotCalled {
  constructor(retryAfterMs: number) {
    super('The circuit breaker of the supplier is open.', { kind: 'not-sent', retryAfterMs })
  }
}

const LIMIT_RETRY_MS = 1000

/** The supplier was not called: it, or the account at it, has reached its limit of concurrent new calls. */
export class LimitReached extends NotCalled {
  constructor() {
    const options = { kind: 'not-sent', retryAfterMs: LIMIT_RETRY_MS } as const
    super('Too many concurrent calls to the supplier, in all or for this account.', options)
  }
}

/** The supplier was not called: as many orders are open there as the operator wants. */
export class SupplierFull extends LimitReached {}

/** Concurrent new calls at one supplier, counted separately for orders and lookups: in all, and of one account. */
const CALLS_AT_ONCE = 200
const CALLS_OF_ACCOUNT = 50

export type CallShares = ReturnType<typeof createCallShares>

/**
 * Limits concurrent new calls, so that no account uses up a supplier alone. Retries are limited where they
 * are claimed.
 */
export function createCallShares() {
  const pools = new Map<string, Map<number, number>>()
  return {
    /** Reserves room for one call. Returns the function that releases it; null if there is no room. */
    take(pool: string, accountId: number): (() => void) | null {
      const counts = pools.get(pool) ?? new Map<number, number>()
      const own = counts.get(accountId) ?? 0
      const all = [...counts.values()].reduce((sum, n) => sum + n, 0)
      if (own >= CALLS_OF_ACCOUNT || all >= CALLS_AT_ONCE) return null
      pools.set(pool, counts.set(accountId, own + 1))
      return () => {
        const left = (counts.get(accountId) ?? 0) - 1
        if (left > 0) counts.set(accountId, left)
        else counts.delete(accountId)
      }
    },
  }
}

/** @throws SupplierFault and nothing else */
async function bounded<T>(
  { stopping, supplierTimeoutMs }: AttemptContext,
  supplier: Supplier,
  send: Call<T>['send'],
): Promise<T> {
  if (stopping.aborted) throw new SupplierFault('not-sent', 'The service is stopping.')
  const cut = new AbortController()
  const ended = Promise.withResolvers<never>()
  let grace: NodeJS.Timeout | undefined
  const end = () => {
    if (cut.signal.aborted) return
    cut.abort()
    const fault = stopping.aborted
      ? new SupplierFault('unknown', 'The service stopped meanwhile.')
      : new SupplierFault('unknown', 'It did not answer in time.')
    // A supplier that listens to the signal can still report that nothing was sent.
    grace = setTimeout(() => ended.reject(fault), GRACE_MS)
  }
  // Not AbortSignal.timeout: its timer keeps running after the answer.
  const timeout = setTimeout(end, supplierTimeoutMs)
  stopping.addEventListener('abort', end)
  try {
    return await Promise.race([send(supplier, cut.signal), ended.promise])
  } catch (error) {
    if (error instanceof SupplierFault) throw error
    throw new SupplierFault('unknown', String(error), { cause: error })
  } finally {
    stopping.removeEventListener('abort', end)
    clearTimeout(timeout)
    clearTimeout(grace)
  }
}
