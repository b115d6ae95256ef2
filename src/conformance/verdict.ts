import type { Finding } from '../domain/ledger/proofs/finding.ts'
import type { orders, supplierCalls } from '../domain/schema.ts'
import { NOTHING_WRONG, type Scenario } from './scenario.ts'
import type { SimulatedSupplier } from './simulated-supplier.ts'
import { SECRET_MARK } from './simulation.ts'

// Compares what the supplier has done with what the service has charged.

/** The first two pass. `proof`: the ledger is wrong, or a secret was written down. */
export type Verdict = 'safe' | 'waits' | 'lost' | 'doubled' | 'stuck' | 'proof'

export type Result = {
  scenario: Scenario
  verdict: Verdict
  /** What became of the order, in words. */
  why: string
  /** The calls that were made, such as `place unknown`. */
  calls: string[]
}

type Observed = {
  /** The order, or the redemption. */
  order: Pick<typeof orders.$inferSelect, 'status'> | undefined
  supplier: SimulatedSupplier
  doneElsewhere: number
  /** Those that the buyer has. */
  codes: string[]
  /** Whether the admins got a notice about it. */
  isReported: boolean
  calls: Pick<typeof supplierCalls.$inferSelect, 'what' | 'outcome' | 'reason'>[]
  findings: Finding[]
  /** Everything that was written about the order. */
  written: string
}

const PASSED: readonly Verdict[] = ['safe', 'waits']
const NEVER_WRITTEN = /SECRETCODE/

export function hasPassed({ verdict }: Pick<Result, 'verdict'>): boolean {
  return PASSED.includes(verdict)
}

export function resultOf(scenario: Scenario, observed: Observed): Result {
  const found = verdictOn(scenario, observed)
  const isIdle = found[0] === 'waits' && scenario.fault === NOTHING_WRONG
  const [verdict, why]: [Verdict, string] = isIdle
    ? ['stuck', 'nothing goes wrong, and it waits for a person all the same']
    : found
  const reasons = new Set<string>()
  const calls = observed.calls.map(({ what, outcome, reason }) => {
    const isNew = reason !== null && !reasons.has(reason)
    if (isNew) reasons.add(reason)
    return `${what} ${outcome ?? 'without an answer'}${isNew ? ` (${reason})` : ''}`
  })
  return { scenario, verdict, why, calls }
}

/** What is wrong with the ledger, or with what was written down; null if nothing is. */
export function proofProblem(findings: readonly Finding[], written: string): string | null {
  const [first] = findings
  if (first) return `the ledger is wrong: ${first.problem}`
  if (written.includes(SECRET_MARK)) return 'a secret of the operator was written down'
  return NEVER_WRITTEN.test(written) ? 'a code was written down' : null
}

function verdictOn(scenario: Scenario, observed: Observed): [Verdict, string] {
  const { order, supplier, doneElsewhere, findings, written, isReported } = observed
  const problem = proofProblem(findings, written)
  if (problem !== null) return ['proof', problem]
  const here = supplier.done()
  const done = here + doneElsewhere
  if (done > 1) {
    const where = doneElsewhere > 0 ? 'here and at the next supplier' : `${here} times`
    return ['doubled', `done ${where}, and paid for once: you lose the difference`]
  }
  if (scenario.dearer === 'before' && here > 0)
    return ['lost', 'bought for more than was paid: you lose the difference']
  if (!order) return done === 0 ? ['safe', 'not ordered'] : ['lost', 'done without an order']
  switch (order.status) {
    case 'completed':
      if (done === 0)
        return ['lost', 'not done, but completed here: the buyer has paid for nothing']
      if (!hasItsCodes(observed)) return ['lost', 'completed with codes that are not of this order']
      return ['safe', `done ${doneElsewhere > 0 ? 'by the next supplier' : 'once'}, charged once`]
    case 'cancelled':
      return done === 0
        ? ['safe', 'not done, refunded']
        : ['lost', 'done, but refunded here: you lose what it cost']
    default:
      return isReported
        ? ['waits', `${done > 0 ? 'done' : 'not done'}; a person is asked about it`]
        : ['stuck', 'it stays processing, and nobody is notified']
  }
}

function hasItsCodes({ codes, supplier, doneElsewhere }: Observed): boolean {
  const own = supplier.codes()
  if (doneElsewhere > 0 || own.length === 0) return true
  return codes.length === own.length && codes.every((code) => own.includes(code))
}
