import { and, asc, eq, isNotNull, type SQL } from 'drizzle-orm'
import { exclusively } from '../../db/locks.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { notifyAdmins } from '../notices/notices.ts'
import { circuitBreakers, supplierStates } from '../schema.ts'
import { readSettings } from '../settings/settings.ts'
import { isWithin } from '../shared/time.ts'
import {
  type BreakerCall,
  type CircuitBreaker,
  createCircuitBreaker,
  type Permit,
  type Verdict,
} from './circuit-breaker.ts'
import { endIncident, openIncident } from './incidents.ts'
import type { Skipped } from './job-queue.ts'
import { supplierSettings } from './supplier-limits.ts'

export type SupplierState = typeof supplierStates.$inferSelect
export type BreakerState = typeof circuitBreakers.$inferSelect

/** A supplier and a kind of call: each such pair has its own breaker. */
export type Circuit = Pick<BreakerState, 'supplier' | 'what'>

/** The longest pause that a supplier gets, even if it asks for more. */
const LONGEST_PAUSE_MS = 10 * 60_000

type Pause = { since: Date; ms: number }

/** `pauseMs`: the supplier works, but asked not to be called for this long. */
export type CallHealth = { verdict: Verdict; pauseMs?: number }

export type SupplierHealth = ReturnType<typeof createSupplierHealth>

/**
 * The circuit breakers of all suppliers. Each process decides in memory, from its own calls. The database
 * has the latest state that any process stored, for people and for the next start.
 * @param states the stored states at the end of the last run.
 */
export function createSupplierHealth(states: readonly BreakerState[]) {
  type Known = { circuit: Circuit; breaker: CircuitBreaker; pause: Pause | null }
  const known = new Map<string, Known>()
  for (const { supplier, what, openUntil, accountId } of states)
    if (openUntil) add({ supplier, what }, createCircuitBreaker({ openUntil, accountId }))

  function add(circuit: Circuit, breaker: CircuitBreaker): Known {
    const one = { circuit, breaker, pause: null }
    known.set(keyOf(circuit), one)
    return one
  }

  function of(circuit: Circuit): Known {
    return known.get(keyOf(circuit)) ?? add(circuit, createCircuitBreaker(null))
  }

  return {
    /** Permits a call, or says when to ask again. */
    admit(circuit: Circuit, call: BreakerCall, now: Date): Permit | { until: Date } {
      const { breaker, pause } = of(circuit)
      if (!pause || !isPaused(pause, now)) return breaker.admit(call, now)
      return { until: new Date(pause.since.getTime() + pause.ms) }
    },

    /** Stops all calls of this kind to the supplier for a while, because it asked for that. */
    pause(circuit: Circuit, pauseMs: number, now: Date): void {
      of(circuit).pause = { since: now, ms: Math.min(pauseMs, LONGEST_PAUSE_MS) }
    },

    /** Whether a new order of the account would be admitted now. */
    takesNew(supplier: string, accountId: number, now: Date): boolean {
      const one = known.get(keyOf({ supplier, what: 'place' }))
      return !one || !(isPaused(one.pause, now) || one.breaker.refusesNew(accountId, now))
    },

    /** Which waiting orders would not be admitted now. */
    refusesWaiting(now: Date): Skipped[] {
      return [...known.values()].flatMap(({ circuit, breaker, pause }): Skipped[] => {
        const { supplier, what } = circuit
        if (what !== 'place' && what !== 'check') return []
        const orders = { kind: 'order' as const, supplier, sent: what === 'check' }
        const whose = isPaused(pause, now) ? 'all' : breaker.refusesWaiting(now)
        if (whose === 'all') return [orders]
        return whose.length > 0 ? [{ ...orders, accountIds: whose }] : []
      })
    },

    /**
     * Stores a failure, and the breaker's present state if it has `changed`. An incident begins with the first
     * stored breaker of a supplier that opens, and ends with the last one that closes, if not before.
     */
    async save(
      tx: Tx,
      circuit: Circuit,
      { failure, changed }: { failure: string | null; changed: boolean },
      now: Date,
    ): Promise<void> {
      const failed = failure === null ? {} : { failure, failedAt: now }
      if (!changed) return failure === null ? undefined : storeBreaker(tx, circuit, failed)
      // Stores the present state, not the state after this call, so that the last commit has the latest.
      await exclusively(tx, `breaker ${keyOf(circuit)}`)
      const { supplier, what } = circuit
      const ofSupplier = eq(circuitBreakers.supplier, supplier)
      const before = await isAnyOpen(tx, and(ofSupplier, eq(circuitBreakers.what, what)))
      const open = of(circuit).breaker.openState()
      await storeBreaker(tx, circuit, { ...failed, ...(open ?? CLOSED) })
      // One that ended while its breaker was half-open begins again with the failure that opens it.
      if (open && (!before || failure !== null))
        await openIncident(tx, supplier, failure ?? '', now)
      if (!open && before && !(await isAnyOpen(tx, ofSupplier)))
        await endIncident(tx, supplier, circuit, now)
    },
  }
}

const CLOSED = { openUntil: null, accountId: null }

function keyOf({ supplier, what }: Circuit): string {
  return `${what} ${supplier}`
}

/** False if the clock was set back since the supplier asked for the pause: it may be over. */
function isPaused(pause: Pause | null, now: Date): boolean {
  return pause !== null && isWithin(pause.ms, pause.since.getTime(), now)
}

export function breakerStatesOf(db: Reader): Promise<BreakerState[]> {
  return db.select().from(circuitBreakers)
}

/** What is stored about each supplier. */
export function supplierStatesOf(db: Reader): Promise<SupplierState[]> {
  return db.select().from(supplierStates).orderBy(asc(supplierStates.supplier))
}

export async function supplierStateOf(db: Reader, supplier: string): Promise<SupplierState | null> {
  const [row] = await db.select().from(supplierStates).where(eq(supplierStates.supplier, supplier))
  return row ?? null
}

export async function storeSupplier(
  tx: Tx,
  supplier: string,
  changes: Partial<SupplierState>,
): Promise<void> {
  await tx
    .insert(supplierStates)
    .values({ supplier, ...changes })
    .onConflictDoUpdate({ target: supplierStates.supplier, set: changes })
}

/** Stores our balance at a supplier, or why it could not be read. */
export async function recordBalance(
  tx: Tx,
  supplier: string,
  seen: { balanceMicros: number } | { problem: string },
  now: Date,
): Promise<void> {
  const changes =
    'problem' in seen
      ? { balanceProblem: seen.problem }
      : {
          ...{ balanceMicros: seen.balanceMicros, balanceAt: now, balanceProblem: null },
          balanceTold: await isLowNotified(tx, supplier, seen.balanceMicros, now),
        }
  await storeSupplier(tx, supplier, changes)
}

/** Tells the admins once that our balance is low. @returns whether they know: the next time is after it was not. */
async function isLowNotified(
  tx: Tx,
  supplier: string,
  balanceMicros: number,
  now: Date,
): Promise<boolean> {
  const { lowBalanceMicros } = supplierSettings(await readSettings(tx), supplier)
  if (lowBalanceMicros === null || balanceMicros >= lowBalanceMicros) return false
  if (!(await supplierStateOf(tx, supplier))?.balanceTold)
    await notifyAdmins(tx, { kind: 'supplier_balance_low', supplier, balanceMicros }, now)
  return true
}

/** For everybody, or for one account. */
async function isAnyOpen(tx: Tx, ofWhich: SQL | undefined): Promise<boolean> {
  return (await tx.$count(circuitBreakers, and(ofWhich, isNotNull(circuitBreakers.openUntil)))) > 0
}

async function storeBreaker(tx: Tx, circuit: Circuit, changes: Partial<BreakerState>) {
  await tx
    .insert(circuitBreakers)
    .values({ ...circuit, ...changes })
    .onConflictDoUpdate({
      target: [circuitBreakers.supplier, circuitBreakers.what],
      set: changes,
    })
}
