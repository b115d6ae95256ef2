import { BlockList } from 'node:net'
import type { AppDeps } from '../../src/app.ts'
import {
  type LookupApi,
  type LookupCheck,
  type LookupData,
  type OrderCheck,
  type Supplier,
  SupplierFault,
  type SupplierLookup,
  type SupplierOrder,
} from '../../src/domain/suppliers/supplier.ts'
import { testApp } from './app.ts'
import { twoStores } from './two-stores.ts'

/** What goes wrong on a call, without anything having been done by it. */
type Fault = 'not-sent' | 'unknown' | 'break' | 'silent'
/** `act-…` does the work and loses the answer; `accept` takes an order on and ends it when asked. */
export type PlaceStep = 'complete' | 'accept' | 'fail' | 'act-unheard' | 'act-silent' | Fault
export type LookupStep = Exclude<PlaceStep, 'accept'>
/** `keep` leaves what was accepted as it is, `fail` ends it as not done; else the truth is told. */
export type CheckStep = 'tell' | 'keep' | 'fail' | Fault

export type Script = {
  place?: readonly (PlaceStep | Supplier['place'])[]
  check?: readonly (CheckStep | Supplier['check'])[]
  lookup?: readonly (LookupStep | LookupApi['lookup'])[]
  checkLookup?: readonly (CheckStep | LookupApi['checkLookup'])[]
}

export type Call = { method: keyof Script; ref: string; request: SupplierOrder | SupplierLookup }
type Truth = 'accepted' | 'done' | 'failed'

export interface ScriptedSupplier extends Supplier {
  /** Every call that reached it, in order. */
  readonly calls: readonly Call[]
  /** Takes a new script and forgets the calls, though not what it has done. */
  follow(script: Script): void
  /** How often it took the ref on. It would do the same twice if it were asked to twice. */
  acted(ref: string): number
  /** What really became of the ref; undefined where it was never taken on nor turned down. */
  truth(ref: string): Truth | undefined
}

const FAILURE = 'INVALID PLAYER'

/**
 * A supplier that takes its steps from a script, one for each call of a method, then goes on as one
 * that works. It knows what it did and never lies about it, and it ignores signals to stop.
 */
export function scriptedSupplier(script: Script = {}): ScriptedSupplier {
  let left = copyOf(script)
  const calls: Call[] = []
  const truths = new Map<string, Truth>()
  const acts = new Map<string, number>()

  const act = (ref: string, truth: Truth) => {
    acts.set(ref, (acts.get(ref) ?? 0) + 1)
    truths.set(ref, truth)
  }

  /** Does a step of place or lookup, and tells how it ended. */
  async function perform(ref: string, step: PlaceStep): Promise<Truth> {
    if (step === 'complete') act(ref, 'done')
    else if (step === 'accept') act(ref, 'accepted')
    else if (step === 'fail') truths.set(ref, 'failed')
    else if (step === 'act-unheard' || step === 'act-silent') {
      act(ref, 'done')
      return fault(step === 'act-silent' ? 'silent' : 'unknown')
    } else return fault(step)
    return truths.get(ref) ?? 'done'
  }

  async function tell(ref: string, step: CheckStep): Promise<Truth | 'absent'> {
    if (step !== 'tell' && step !== 'keep' && step !== 'fail') return fault(step)
    if (truths.get(ref) === 'accepted' && step !== 'keep')
      truths.set(ref, step === 'fail' ? 'failed' : 'done')
    return truths.get(ref) ?? 'absent'
  }

  return {
    kind: 'scripted',
    needsRef: true,
    calls,
    follow(next) {
      left = copyOf(next)
      calls.length = 0
    },
    acted: (ref) => acts.get(ref) ?? 0,
    truth: (ref) => truths.get(ref),

    async place(order, signal) {
      calls.push({ method: 'place', ref: order.ref, request: order })
      const step = left.place.shift() ?? 'complete'
      if (typeof step === 'function') return step(order, signal)
      return orderResult(await perform(order.ref, step))
    },
    async check(order, signal): Promise<OrderCheck> {
      calls.push({ method: 'check', ref: order.ref, request: order })
      const step = left.check.shift() ?? 'tell'
      if (typeof step === 'function') return step(order, signal)
      const told = await tell(order.ref, step)
      return told === 'absent' ? { outcome: 'absent' } : orderResult(told)
    },
    lookups: {
      async lookup(lookup, signal) {
        calls.push({ method: 'lookup', ref: lookup.ref, request: lookup })
        const step = left.lookup.shift() ?? 'complete'
        if (typeof step === 'function') return step(lookup, signal)
        const done = (await perform(lookup.ref, step)) === 'done'
        return done ? { outcome: 'completed', data: dataOf(lookup) } : { outcome: 'failed' }
      },
      async checkLookup(lookup, signal): Promise<LookupCheck> {
        calls.push({ method: 'checkLookup', ref: lookup.ref, request: lookup })
        const step = left.checkLookup.shift() ?? 'tell'
        if (typeof step === 'function') return step(lookup, signal)
        const told = await tell(lookup.ref, step)
        if (told === 'absent') return { outcome: 'absent' }
        if (told === 'accepted') return { outcome: 'processing' }
        return told === 'done'
          ? { outcome: 'completed', data: dataOf(lookup) }
          : { outcome: 'failed' }
      },
    },
  }
}

function copyOf({ place = [], check = [], lookup = [], checkLookup = [] }: Script) {
  return {
    place: [...place],
    check: [...check],
    lookup: [...lookup],
    checkLookup: [...checkLookup],
  }
}

function fault(kind: Fault): Promise<never> {
  if (kind === 'silent') return new Promise(() => {})
  if (kind === 'break') throw new TypeError("Cannot read properties of undefined (reading 'id')")
  throw new SupplierFault(kind, `The scripted supplier ends the call as ${kind}.`)
}

function orderResult(truth: Truth) {
  if (truth === 'accepted') return { outcome: 'processing' } as const
  if (truth === 'failed')
    return { outcome: 'failed', reason: FAILURE, voucherUnused: true } as const
  return { outcome: 'completed' } as const
}

function dataOf({ kind }: SupplierLookup): LookupData {
  if (kind === 'gameavvfy') return { playerName: 'Ann' }
  if (kind === 'gamebvfy') return { playerName: 'Ann', region: 'ID', firstTimeBonus: [] }
  return { playerName: 'Ann', ucAmount: 60, productName: '60 UC' }
}

/** A step that waits until the test tells its result, and lets the test wait for the call. */
export function held<Result>() {
  const reached = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<Result>()
  // It may be broken off before it is asked for.
  answer.promise.catch(() => undefined)
  return {
    reached: reached.promise,
    answer: answer.resolve,
    breakOff: answer.reject,
    step(): Promise<Result> {
      reached.resolve()
      return answer.promise
    },
  }
}

/** The app with a scripted supplier behind every line and lookup. */
export async function scriptedApp(script: Script = {}, overrides: Partial<AppDeps> = {}) {
  const supplier = scriptedSupplier(script)
  const test = await testApp({ suppliers: new Map([['sandbox', supplier]]), ...overrides })
  return {
    ...test,
    supplier,
    /** Lets so much time pass and makes the attempts that are due then; resolves to their number. */
    async pass(ms: number): Promise<unknown> {
      test.clock.advance(ms)
      return test.app.jobs.fulfil.runOnce()
    },
  }
}

/** Longer than any wait before a retry, and than any lease of the test's app. */
export const LONG_MS = 13 * 60_000

/** The app's timing where the test itself decides how long a call takes. */
export const PATIENT: AppDeps['config'] = {
  trustedProxies: new BlockList(),
  publicUrl: null,
  maxConnections: 1000,
  instantWaitMs: 60_000,
  lookupWaitMs: 60_000,
  supplierTimeoutMs: 60_000,
  webhookAllowPrivate: true,
}
/**
 * Silence is noticed at once, for tests in which there is much of it. A POST waits for that, however
 * slow the machine: no call is under way when it has its answer.
 */
export const HASTY: AppDeps['config'] = { ...PATIENT, supplierTimeoutMs: 5 }

/** Two apps as two processes would be: each with its own connections to one database, on one clock. */
export async function twoApps(script: Script = {}, overrides: Partial<AppDeps> = {}) {
  const { store, other } = await twoStores()
  const first = await scriptedApp(script, { ...overrides, store })
  const { supplier, clock } = first
  const parts = { suppliers: new Map([['sandbox', supplier]]), clock: () => clock.now }
  const second = await testApp({ ...overrides, ...parts, store: other })
  return { first, second, supplier, either: (i: number) => (i % 2 ? second : first) }
}
