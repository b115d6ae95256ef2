import type { Store, Tx } from '../../db/store.ts'
import type { SettingsCache } from '../settings/settings-cache.ts'
import { isRefusal } from '../shared/errors.ts'
import type { Log } from '../shared/log.ts'
import type { Meter } from '../shared/meter.ts'
import { TEST_SUPPLIER } from '../shared/test-world.ts'
import type { Backlogs } from '../suppliers/backlog.ts'
import { type CallEnd, type CallKind, doubtLeftMs, logCall } from '../suppliers/call-log.ts'
import type { CallHealth, SupplierHealth } from '../suppliers/health.ts'
import { attemptsAtSupplier, type ClaimedJob, lockJob, renewClaim } from '../suppliers/job-queue.ts'
import {
  CircuitOpen,
  LimitReached,
  type LookupCheck,
  NotCalled,
  type OrderCheck,
  type Supplier,
  SupplierFault,
  SupplierFull,
} from '../suppliers/supplier.ts'
import { type CallShares, hasRoom, supplierSettings } from '../suppliers/supplier-limits.ts'

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
  instance: string
  /** Aborted when the service stops. Running calls then end as unknown, and are checked later. */
  stopping: AbortSignal
}

export type Call<Answer> = {
  what: CallKind
  send(supplier: Supplier, signal: AbortSignal): Promise<Answer>
}
type Waiting = { outcome: 'processing'; checkAfterMs?: number }
type Absent = { outcome: 'absent' }

/** How jobs of one kind are attempted. The two functions with a `tx` run in the transaction that logs the call. */
export interface JobHandler<Answer extends OrderCheck | LookupCheck, Next> {
  /** Asks the supplier what became of the job. Null if repeating the job does no harm. */
  check: Call<Answer> | null
  /** Sends the job to the supplier. Null if an admin has ended it: then the supplier is only asked. */
  act: Call<Exclude<Answer, Absent>> | null
  /** Applies the supplier's answer, which is `absent` only if there is no `act`. */
  applyOutcome(tx: Tx, answer: Answer | Waiting | Absent): Promise<Next>
  /** For an attempt without a certain result. @param sent whether the supplier may have acted. */
  retryOrFallBack(tx: Tx, fault: SupplierFault, sent: boolean): Promise<Next>
}

/** A call that was begun. `seen`: how it affected the supplier's circuit breaker. */
type SentCall = {
  what: CallKind
  startedAt: Date
  startedAtMs: number
  seen?: { failure: string | null; changed: boolean }
}
/** How a call ended. `note`: replaces `reason` in the log for the operator. `fault`: what the call threw. */
type CallOutcome = Pick<CallEnd, 'outcome'> & {
  reason?: string
  note?: string
  fault?: SupplierFault
}

/**
 * Makes one attempt at a job that the caller has claimed. If the supplier may have acted already, asks it
 * first, and sends the job only if it certainly has not. Null if another worker has claimed the job since.
 */
export async function attempt<Answer extends OrderCheck | LookupCheck, Next>(
  context: AttemptContext,
  job: ClaimedJob,
  { check, act, applyOutcome, retryOrFallBack }: JobHandler<Answer, Next>,
): Promise<Next | null> {
  const { store, clock, health, shares, meter, stopping, supplierTimeoutMs } = context
  const { reference, accountId, supplier: name, calling, calledAt, isNew = false } = job
  /** The latest call. That of a new job was committed with its claim, and is logged even if it cannot be made. */
  let last: SentCall | null =
    isNew && calling && calledAt
      ? { what: calling, startedAt: calledAt, startedAtMs: performance.now() }
      : null

  /**
   * Commits that the call is about to be sent, then makes it. Takes a bounded time, even if the supplier
   * ignores the signal. Null if another worker has claimed the job since: then nothing was sent.
   * @throws SupplierFault, also for every other error during the call: then with an unknown outcome.
   */
  async function call<Said>({ what, send }: Call<Said>): Promise<Said | null> {
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
    let ended: SupplierFault | 'not called' | null = 'not called'
    try {
      const leftMs = job.dueAt.getTime() - clock().getTime()
      // If it is late, another worker may have claimed the job since, or the clock was set.
      const isInTime = leftMs > supplierTimeoutMs && leftMs <= context.leaseMs
      const isBegun = isNew && last?.what === what && isInTime
      if (!isBegun && !(await begin(what))) return null
      const answer = await bounded(context, supplier, send)
      ended = null
      return answer
    } catch (error) {
      if (error instanceof SupplierFault) ended = error
      throw error
    } finally {
      release()
      const { verdict, pauseMs } = ended === null ? ANSWERED : healthAfter(ended, stopping)
      if (pauseMs !== undefined) health.pause(circuit, pauseMs, clock())
      const counts = verdict === 'failed' && !triedBefore
      const failure = counts && ended instanceof SupplierFault ? ended.message : null
      const changed = permit?.end(verdict, clock()) ?? false
      if (last) last.seen = { changed, failure }
    }
  }

  /** Commits that the call is about to be sent. False if another worker has claimed the job since. */
  async function begin(what: CallKind): Promise<boolean> {
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

  /**
   * Runs `conclude` and logs how the last call ended, in one transaction. `conclude` comes first: if it
   * throws, nothing is logged or counted, and another outcome can be recorded.
   */
  async function recordOutcome(outcome: CallOutcome, conclude: (tx: Tx) => Promise<Next>) {
    const concluded = await store.transaction(async (tx) => {
      await lockJob(tx, reference)
      const concluded = await conclude(tx)
      if (last) await record(tx, last, outcome)
      return concluded
    })
    const isSuccess = outcome.outcome === 'completed' || outcome.outcome === 'processing'
    if (last && isSuccess) context.backlogs.succeeded(name, last.what)
    return concluded
  }

  let mayHaveActed = check !== null && job.sent && !job.isNew
  try {
    let answer: Answer | Waiting | Absent | null = { outcome: 'absent' }
    if (check && (mayHaveActed || !act)) answer = await call(check)
    if (act && answer?.outcome === 'absent') {
      const checkAfterMs = mayHaveActed
        ? await doubtLeftMs(context.store.read, job.reference, context.clock())
        : 0
      mayHaveActed = checkAfterMs > 0
      answer = mayHaveActed ? { outcome: 'processing', checkAfterMs } : await call(act)
    }
    if (!answer) return null
    return await recordOutcome(answer, (tx) => applyOutcome(tx, answer))
  } catch (error) {
    const fault = faultOf(error)
    const sent = mayHaveActed || fault.kind === 'unknown'
    const outcome = fault.kind === 'unknown' ? 'unknown' : 'not_sent'
    return recordOutcome({ outcome, reason: fault.message, fault }, (tx) =>
      retryOrFallBack(tx, fault, sent),
    )
  }
}

/** An answer that cannot be stored cannot be true, so its outcome is unknown. */
function faultOf(error: unknown): SupplierFault {
  if (error instanceof SupplierFault) return error
  if (!isRefusal(error, 'INVALID_DELIVERY') && !isRefusal(error, 'SUPPLIER_ID_TAKEN')) throw error
  return new SupplierFault('unknown', error.message, { cause: error })
}

const ANSWERED: CallHealth = { verdict: 'ok' }

/** A supplier that says when to call again is working. Its calls are paused only if it refused this one. */
function healthAfter(ended: SupplierFault | 'not called', stopping: AbortSignal): CallHealth {
  // A fault during our own stop says nothing about the supplier.
  if (ended === 'not called' || ended instanceof NotCalled || stopping.aborted)
    return { verdict: 'unclear' }
  const { kind, retryAfterMs } = ended
  if (retryAfterMs === undefined) return { verdict: 'failed' }
  return kind === 'unknown' ? { verdict: 'ok' } : { verdict: 'unclear', pauseMs: retryAfterMs }
}

/** How long an aborted call may take to report that nothing was sent. */
const GRACE_MS = 20

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
