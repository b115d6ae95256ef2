import type { Store } from '../db/store.ts'
import { said } from '../domain/shared/log.ts'
import type { Meter } from '../domain/shared/meter.ts'
import { recordBalance } from '../domain/suppliers/health.ts'
import type { Supplier } from '../domain/suppliers/supplier.ts'
import { FAILED, type Job } from './loop.ts'

const EVERY_MS = 60_000
const TIMEOUT_MS = 10_000

export type BalancesDeps = {
  store: Store
  suppliers: ReadonlyMap<string, Supplier>
  clock: () => Date
  meter: Meter
}

/**
 * Asks each supplier for our balance there, so that the admins can see it. Only the leader runs this, so
 * that each supplier is asked once.
 */
export function balancesJob(deps: BalancesDeps): Job {
  return {
    name: 'balances',
    everyMs: EVERY_MS,
    async runOnce(signal = new AbortController().signal) {
      const asked = [...deps.suppliers].map((one) => ask(deps, one, signal))
      return (await Promise.all(asked)).includes(false) ? FAILED : undefined
    },
  }
}

/** Resolves to false only if the supplier was asked and did not answer with a balance. */
async function ask(
  { store, clock, meter }: BalancesDeps,
  [name, supplier]: [string, Supplier],
  signal: AbortSignal,
): Promise<boolean> {
  if (!supplier.balance) return true
  const startedMs = performance.now()
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
  const seen = await supplier.balance(inTime).then(
    (balanceMicros) => ({ balanceMicros }),
    // Not logged: the panel shows it beside the supplier.
    (error) => ({ problem: said(error) }),
  )
  if (signal.aborted) return true
  const outcome = 'problem' in seen ? 'unknown' : 'ok'
  const ms = performance.now() - startedMs
  meter.supplierCalled({ supplier: name, what: 'balance', outcome, ms })
  await store.transaction((tx) => recordBalance(tx, name, seen, clock()))
  return !('problem' in seen)
}
