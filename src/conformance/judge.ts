import type { Finding } from '../domain/ledger/proofs/finding.ts'
import type { orders, supplierCalls } from '../domain/schema.ts'
import type { Party } from './party.ts'
import { NOTHING_WRONG, type Scenario } from './scenario.ts'
import { SECRET_MARK } from './stand-in.ts'

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

type SeenCall = Pick<typeof supplierCalls.$inferSelect, 'what' | 'outcome' | 'reason'>

type Seen = {
  /** The order, or the redemption. */
  order: Pick<typeof orders.$inferSelect, 'status'> | undefined
  party: Party
  doneElsewhere: number
  /** Those that the buyer has. */
  codes: string[]
  isToldTo: boolean
  calls: SeenCall[]
  findings: Finding[]
  /** Everything that was written about the order. */
  written: string
}

const PASSED: readonly Verdict[] = ['safe', 'waits']
const NEVER_WRITTEN = /SECRETCODE/

export function hasPassed({ verdict }: Pick<Result, 'verdict'>): boolean {
  return PASSED.includes(verdict)
}

export function judge(scenario: Scenario, seen: Seen): Result {
  const found = verdictOf(scenario, seen)
  const isIdle = found[0] === 'waits' && scenario.fault === NOTHING_WRONG
  const [verdict, why]: [Verdict, string] = isIdle
    ? ['stuck', 'nothing goes wrong, and it waits for a person all the same']
    : found
  const said = new Set<string>()
  const calls = seen.calls.map(({ what, outcome, reason }) => {
    const isNew = reason !== null && !said.has(reason)
    if (isNew) said.add(reason)
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

function verdictOf(scenario: Scenario, seen: Seen): [Verdict, string] {
  const { order, party, doneElsewhere, findings, written, isToldTo } = seen
  const problem = proofProblem(findings, written)
  if (problem !== null) return ['proof', problem]
  const here = party.done()
  const done = here + doneElsewhere
  if (done > 1) {
    const where = doneElsewhere > 0 ? 'here and at the next supplier' : `${here} times`
    return ['doubled', `done ${where}, and paid for once: you lose the difference`]
  }
  const isDear = scenario.dearer === 'before' && here > 0
  if (isDear) return ['lost', 'bought for more than was paid: you lose the difference']
  if (!order) return done === 0 ? ['safe', 'not ordered'] : ['lost', 'done without an order']
  switch (order.status) {
    case 'completed':
      if (done === 0)
        return ['lost', 'not done, but completed here: the buyer has paid for nothing']
      if (!hasItsCodes(seen)) return ['lost', 'completed with codes that are not of this order']
      return [
        'safe',
        doneElsewhere > 0 ? 'done by the next supplier, charged once' : 'done once, charged once',
      ]
    case 'cancelled':
      return done === 0
        ? ['safe', 'not done, refunded']
        : ['lost', 'done, but refunded here: you lose what it cost']
    default:
      return isToldTo
        ? [
            'waits',
            done > 0 ? 'done; a person is asked about it' : 'not done; a person is asked about it',
          ]
        : ['stuck', 'it stays at work, and nobody is told']
  }
}

function hasItsCodes({ codes, party, doneElsewhere }: Seen): boolean {
  const own = party.codes()
  if (doneElsewhere > 0 || own.length === 0) return true
  return codes.length === own.length && codes.every((code) => own.includes(code))
}
