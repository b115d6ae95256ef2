import type { Fault } from './faults.ts'
import type { History } from './histories.ts'
import type { Role } from './party.ts'

/** The fault of a scenario without any. */
export const NOTHING_WRONG = 'nothing goes wrong'

/** One order, and what goes wrong with it. */
export type Scenario = {
  number: number
  history: History
  /** What goes wrong, in words. */
  fault: string
  faults: Fault[]
  order: Role['order']
  /** Whether another supplier could do the order. */
  hasNext: boolean
  /** When the supplier's price rises above what was paid. */
  dearer: 'before' | 'after its first call' | null
  /** Whether an admin cancels the order after its first call. */
  isCancelledByHand: boolean
}

export type Try = Pick<Scenario, 'fault' | 'faults'> &
  Partial<Pick<Scenario, 'dearer' | 'isCancelledByHand'>>
