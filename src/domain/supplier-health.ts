import { eq } from 'drizzle-orm'
import { exclusively } from '../db/locks.ts'
import { supplierStates } from '../db/schema.ts'
import type { Reader, Tx } from '../db/store.ts'
import { notifyAdmins } from './notices.ts'

export type SupplierState = typeof supplierStates.$inferSelect

/** So many calls that fail one after the other, and the supplier is rested. */
const FAILURES_TO_REST = 5
const FIRST_REST_MS = 30_000
const LONGEST_REST_MS = 10 * 60_000

/** What a call showed of the supplier. `againMs`: it is well, but wants to be left alone so long. */
export type CallHealth = { well: true } | { well: false; reason: string; againMs?: number }

/**
 * Rests suppliers that keep failing, so that orders go elsewhere or wait instead of failing one by
 * one, and an ill supplier is not called all the time. After its rest one call tries whether it is
 * well. Decisions are taken from memory, in each process by what it has seen itself; the database has the
 * state for people and the next start, and there what several have seen is one.
 */
export interface SupplierHealth {
  /** Until when a circuit must be left alone; null where it may be used, by this caller at once. */
  restsUntil(circuit: string, now: Date): Date | null
  /** Takes in how a call went, in the transaction that writes down its outcome. */
  note(
    tx: Tx,
    call: { circuit: string; reference: string; id: number },
    health: CallHealth,
    now: Date,
  ): Promise<void>
}

const QUESTIONS = '?'

/**
 * What fails and is rested together: new orders of a supplier, or questions about those that it has.
 * One that takes nothing new may still tell what became of the others, and the other way round.
 */
export function circuitOf(supplier: string, what: 'place' | 'lookup' | 'check' | 'checkLookup') {
  return what === 'place' || what === 'lookup' ? supplier : questionsOf(supplier)
}

/** The circuit of questions about what the supplier has. No supplier's name has such an end. */
export function questionsOf(supplier: string): string {
  return supplier + QUESTIONS
}

type Memory = Pick<SupplierState, 'failures' | 'restsUntil'> & {
  /** What failed last: one order in trouble, tried again and again, is no failing supplier. */
  failedFor?: string
  /** Until then one caller tries, after a rest, whether it is well. */
  trialUntil?: Date
  /** The call that led here, and what was known before it. */
  last?: { call: number; before: Memory }
}

/**
 * @param states as they were at the end of the last run.
 * @param trialMs how long the one call after a rest may take before another may try.
 */
export function createSupplierHealth(
  states: readonly SupplierState[],
  trialMs: number,
): SupplierHealth {
  const known = new Map<string, Memory>(states.map((state) => [state.supplier, { ...state }]))

  return {
    restsUntil(circuit, now) {
      const state = known.get(circuit)
      if (!state?.restsUntil) return null
      // A rest that reaches further than one begun now was set before the clock was.
      const latest = now.getTime() + LONGEST_REST_MS
      if (state.restsUntil > now && state.restsUntil.getTime() <= latest) return state.restsUntil
      if (state.failures < FAILURES_TO_REST) return null
      if (state.trialUntil && state.trialUntil > now) return state.trialUntil
      // This caller tries it; everybody else waits for what comes of that.
      state.trialUntil = new Date(now.getTime() + trialMs)
      return null
    },

    async note(tx, { circuit, reference, id: call }, health, now) {
      const latest = known.get(circuit)
      if (health.well && !latest?.failures && latest?.last?.call !== call) return
      // What is remembered and what is kept change in the same order.
      await exclusively(tx, `health of ${circuit}`)
      const { last, ...present }: Memory = known.get(circuit) ?? { failures: 0, restsUntil: null }
      // A transaction that is run again notes the same call again: the first time has not happened.
      const before = last?.call === call ? last.before : present
      const kept = await failuresKept(tx, circuit)
      if (health.well) {
        if (before.failures === 0) return
        known.set(circuit, { failures: 0, restsUntil: null, last: { call, before } })
        await keep(tx, circuit, { failures: 0, restsUntil: null })
        if (kept >= FAILURES_TO_REST)
          await notifyAdmins(tx, { kind: 'supplier_recovered', ...partsOf(circuit) }, now)
        return
      }
      // One of several calls that were under way when it was put to rest: they count as one.
      if (before.restsUntil && before.restsUntil > now && !before.trialUntil) return
      const { reason, againMs } = health
      const counts = againMs === undefined && before.failedFor !== reference
      const failures = before.failures + (counts ? 1 : 0)
      const restMs =
        againMs === undefined ? restAfter(failures) : Math.min(againMs, LONGEST_REST_MS)
      const restsUntil = restMs === null ? null : new Date(now.getTime() + restMs)
      known.set(circuit, { failures, restsUntil, failedFor: reference, last: { call, before } })
      // Another process has seen worse.
      if (failures < kept) return
      await keep(tx, circuit, { failures, restsUntil, failedAt: now, failure: reason })
      if (kept < FAILURES_TO_REST && failures >= FAILURES_TO_REST)
        await notifyAdmins(tx, { kind: 'supplier_failing', ...partsOf(circuit), reason }, now)
    },
  }
}

/** What a circuit is of. */
function partsOf(circuit: string): { supplier: string; questions: boolean } {
  const questions = circuit.endsWith(QUESTIONS)
  return { supplier: questions ? circuit.slice(0, -QUESTIONS.length) : circuit, questions }
}

/** What is known of suppliers, by their names. */
export function supplierStatesOf(db: Reader): Promise<SupplierState[]> {
  return db.select().from(supplierStates)
}

/** Writes down what is left of our money at a supplier, or why it could not be asked. */
export async function noteBalance(
  tx: Tx,
  supplier: string,
  seen: { balanceMicros: number } | { problem: string },
  now: Date,
): Promise<void> {
  if ('problem' in seen) return keep(tx, supplier, { balanceProblem: seen.problem })
  const { balanceMicros } = seen
  await keep(tx, supplier, { balanceMicros, balanceAt: now, balanceProblem: null })
}

/** How many calls have failed one after the other in the process that has seen the most. */
async function failuresKept(tx: Tx, circuit: string): Promise<number> {
  const [state] = await tx
    .select({ failures: supplierStates.failures })
    .from(supplierStates)
    .where(eq(supplierStates.supplier, circuit))
  return state?.failures ?? 0
}

async function keep(tx: Tx, supplier: string, changes: Partial<SupplierState>): Promise<void> {
  await tx
    .insert(supplierStates)
    .values({ supplier, ...changes })
    .onConflictDoUpdate({ target: supplierStates.supplier, set: changes })
}

function restAfter(failures: number): number | null {
  if (failures < FAILURES_TO_REST) return null
  return Math.min(FIRST_REST_MS * 2 ** (failures - FAILURES_TO_REST), LONGEST_REST_MS)
}
