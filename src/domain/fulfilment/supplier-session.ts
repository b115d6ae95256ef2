import type { Store, Tx } from '../../db/store.ts'
import type { Log } from '../shared/log.ts'
import type { Meter } from '../shared/meter.ts'
import { beginCall, type CallEnd, endCall, type SupplierCall } from '../suppliers/call-log.ts'
import type { CallShares } from '../suppliers/call-shares.ts'
import type { Permit } from '../suppliers/circuit-breaker.ts'
import type { CallHealth, SupplierHealth } from '../suppliers/health.ts'
import { attemptsHere, type ClaimedJob, lockJob, renewClaim } from '../suppliers/job-queue.ts'
import { NotAsked, type Supplier, SupplierFault } from '../suppliers/supplier.ts'

/** What the attempts of orders and lookups share. */
export type AttemptContext = {
  store: Store
  suppliers: ReadonlyMap<string, Supplier>
  /** The name of the supplier that lookups go to; null where the service offers none. */
  lookupSupplier: string | null
  clock: () => Date
  log: Log
  meter: Meter
  health: SupplierHealth
  shares: CallShares
  supplierTimeoutMs: number
  /** How long a job stays with this process: one call, and time to write down its result. */
  leaseMs: number
  /** By which name it claims jobs. */
  instance: string
  /** Aborted when the service stops: calls under way end as unknown and are asked about later. */
  stopping: AbortSignal
}

/** A call that is ended gets so long to tell what it knows. */
const GRACE_MS = 20

type What = SupplierCall['what']
/** What the supplier's breaker made of a call. */
type Seen = { failure: string | null; changed: boolean }
type OpenCall = { id: number; what: What; startedAtMs: number; seen?: Seen }
/** A call's outcome, with a reason in the operator's words; `fault` where it threw. */
export type CallOutcome = Pick<CallEnd, 'outcome'> & {
  reason: string | null
  fault?: SupplierFault
}

/** The calls that one attempt makes to one supplier, each written down before and after. */
export interface SupplierSession {
  /**
   * Sends a call, for a bounded time even where the supplier ignores the signal. Null where another
   * worker has taken the job since, so that nothing was sent.
   * @throws SupplierFault alone: an error that does not say what happened means that it is unknown.
   */
  ask<T extends { outcome: CallEnd['outcome'] }>(
    what: What,
    send: (supplier: Supplier, signal: AbortSignal) => Promise<T>,
  ): Promise<T | null>
  /** Writes down how the last call ended, in the transaction that draws the conclusions. */
  end(tx: Tx, end: CallOutcome): Promise<void>
}

/** Leave to make a call, which is given back with what it showed of the supplier. */
type Leave = { supplier: Supplier; end(fault: SupplierFault | null): Seen }

/** @param to the supplier's name; a fault where none of that name is set up here, or it may not be called. */
export function openSupplierSession(
  context: AttemptContext,
  job: ClaimedJob,
  to: { supplier: string | null; accountId: number },
): SupplierSession {
  const { store, clock, health, shares, meter, supplierTimeoutMs } = context
  const { supplier: name, accountId } = to
  const isNew = job.firstCall !== undefined
  let open: OpenCall | null =
    job.firstCall === undefined
      ? null
      : { id: job.firstCall, what: whatFirst(job), startedAtMs: performance.now() }

  /** @throws SupplierFault not-sent */
  function admit(what: What): Leave {
    const supplier = name === null ? undefined : context.suppliers.get(name)
    if (name === null || !supplier)
      throw new SupplierFault('not-sent', `No supplier "${name}" is set up here.`)
    const circuit = { supplier: name, what }
    const { reference } = job
    // What has waited was in trouble before, if only since we crashed or the breaker was open: a backlog
    // whose orders fail at first must not keep the breaker open.
    const hasWaited = what === 'place' && !isNew
    const triedBefore = hasWaited || attemptsHere(job) > 1
    const giveBack = isNew ? shares.take(`${job.kind} ${name}`, accountId) : () => {}
    if (!giveBack) throw new ShareUsedUp()
    const permit =
      supplier.circuitBreaker === false
        ? ALWAYS
        : health.admit(circuit, { reference, accountId, isNew, triedBefore }, clock())
    if ('until' in permit) {
      giveBack()
      throw new CircuitOpen(permit.until.getTime() - clock().getTime())
    }
    return {
      supplier,
      end(fault) {
        giveBack()
        // That we stopped says nothing about the supplier.
        const unclear = fault && (fault instanceof NotAsked || context.stopping.aborted)
        const { verdict, pauseMs } = unclear ? UNCLEAR : healthAfter(fault)
        const now = clock()
        if (pauseMs !== undefined) health.pause(circuit, pauseMs, now)
        const counts = verdict === 'failed' && !triedBefore
        return {
          changed: permit.end(verdict, now),
          failure: counts ? (fault?.message ?? '') : null,
        }
      },
    }
  }

  /** Commits that the call is about to be sent. Null where the job is another worker's by now. */
  function begin(what: What): Promise<OpenCall | null> {
    const { reference } = job
    return store.transaction(async (tx) => {
      const now = clock()
      // A question may act, too: a supplier may only be able to answer by doing what it never heard of.
      if (!(await renewClaim(tx, job, context, now))) return null
      if (open) await finish(tx, open, leftBehind(open))
      const id = await beginCall(tx, { reference, supplier: name ?? '', what }, now)
      return { id, what, startedAtMs: performance.now() }
    })
  }

  /** The one before: a check that found nothing, or the reserved call, too late to be made as such. */
  const leftBehind = ({ id }: OpenCall): CallOutcome =>
    id === job.firstCall
      ? { outcome: 'not_sent', reason: 'made later' }
      : { outcome: 'absent', reason: null }

  async function finish(tx: Tx, call: OpenCall, { outcome, reason, fault }: CallOutcome) {
    const ms = Math.round(performance.now() - call.startedAtMs)
    await endCall(tx, call.id, { outcome, reason, ms })
    if (name === null) return
    const { what, seen } = call
    if (seen && (seen.changed || seen.failure !== null))
      await health.save(tx, { supplier: name, what }, seen, clock())
    if (fault instanceof NotAsked || (fault && context.stopping.aborted)) return
    meter.supplierCalled({ supplier: name, what, outcome, ms })
  }

  return {
    async ask(what, send) {
      const leave = admit(what)
      // Until it is sent.
      let fault: SupplierFault | null = new NotAsked('It was not sent.')
      try {
        const reserved = open?.id === job.firstCall && open?.what === what
        // A first attempt follows at once upon the commit that took the job; any other may have
        // stood still while another worker took over. Nor is it known where the clock was set meanwhile.
        const leftMs = job.dueAt.getTime() - clock().getTime()
        const inTime = leftMs > supplierTimeoutMs && leftMs <= context.leaseMs
        if (!(reserved && inTime)) {
          const begun = await begin(what)
          if (!begun) return null
          open = begun
        }
        const result = await bounded(context, (signal) => send(leave.supplier, signal))
        fault = null
        return result
      } catch (error) {
        if (error instanceof SupplierFault) fault = error
        throw error
      } finally {
        const seen = leave.end(fault)
        if (open) open.seen = seen
      }
    },
    async end(tx, end) {
      await lockJob(tx, job.reference)
      if (open) await finish(tx, open, end)
    },
  }
}

/** How a fault is written down. */
export function outcomeOf(fault: SupplierFault): CallOutcome {
  const outcome = fault.kind === 'unknown' ? 'unknown' : 'not_sent'
  return { outcome, reason: fault.message, fault }
}

/** Who says when to ask again is well; only one who takes nothing on is left alone by all. */
function healthAfter(fault: SupplierFault | null): CallHealth {
  if (!fault) return { verdict: 'well' }
  const { kind, retryAfterMs } = fault
  if (retryAfterMs === undefined) return { verdict: 'failed' }
  return kind === 'unknown' ? { verdict: 'well' } : { verdict: 'unclear', pauseMs: retryAfterMs }
}

const UNCLEAR: CallHealth = { verdict: 'unclear' }

/** Of a supplier without a circuit breaker. */
const ALWAYS: Permit = { end: () => false }

/** It was not called, since it is to be left alone: after failures, or as it asked for. */
export class CircuitOpen extends NotAsked {
  constructor(retryAfterMs: number) {
    super('The circuit breaker of the supplier is open.', { kind: 'not-sent', retryAfterMs })
  }
}

const SHARE_RETRY_MS = 1000

/** It was not called, since the account has as many calls under way there as it may. */
export class ShareUsedUp extends NotAsked {
  constructor() {
    super('The account has too many calls under way at this supplier.', {
      ...{ kind: 'not-sent', retryAfterMs: SHARE_RETRY_MS },
    })
  }
}

function whatFirst({ kind }: ClaimedJob): What {
  return kind === 'order' ? 'place' : 'lookup'
}

/** @throws SupplierFault alone */
async function bounded<T>(
  { stopping, supplierTimeoutMs }: AttemptContext,
  call: (signal: AbortSignal) => Promise<T>,
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
    // Whoever listens to the signal can still say that nothing was sent.
    grace = setTimeout(() => ended.reject(fault), GRACE_MS)
  }
  // Not AbortSignal.timeout, which goes off for every call, also long after its answer.
  const timeout = setTimeout(end, supplierTimeoutMs)
  stopping.addEventListener('abort', end)
  try {
    return await Promise.race([call(cut.signal), ended.promise])
  } catch (error) {
    if (error instanceof SupplierFault) throw error
    throw new SupplierFault('unknown', String(error), { cause: error })
  } finally {
    stopping.removeEventListener('abort', end)
    clearTimeout(timeout)
    clearTimeout(grace)
  }
}
