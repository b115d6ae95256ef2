import type { Problem } from '../problem.ts'
import type { Cut, Round } from './round.ts'
import type { Found } from './verify.ts'

/** What a run of power cuts found. */
export type Outcome = {
  cuts: number
  /** Of these, those in a checkpoint or just behind one: pages of the log were in the database already. */
  atCheckpoint: number
  /** Orders that clients were told of; those that each cut had to hold are more, as cuts share them. */
  acknowledged: number
  /** Orders that were found though nobody had been told of them, each whole. */
  untold: number
  /** What clients had been told and cuts do not hold, and how many cuts lost anything. */
  lost: { cuts: number; orders: number; credits: number; keys: number }
  problems: Problem[]
}

const MAX_PROBLEMS = 100
const MAX_NAMED = 10

/** @param isControl it must lose something: that is a problem only if it does not. */
export function createOutcome(isControl: boolean) {
  const outcome: Outcome = {
    ...{ cuts: 0, atCheckpoint: 0, acknowledged: 0, untold: 0, problems: [] },
    lost: { cuts: 0, orders: 0, credits: 0, keys: 0 },
  }
  const { lost, problems } = outcome
  const add = (...found: Problem[]) =>
    problems.push(...found.slice(0, Math.max(0, MAX_PROBLEMS - problems.length)))
  return {
    /** Whether a control has shown what it is for. */
    isProved: () => isControl && lost.orders > 0,
    problems: () => problems.length,
    add({ name, moment }: Cut, found: Found) {
      const { orders, credits, keys } = found.lost
      const count = orders.length + credits.length + keys.length
      outcome.cuts++
      outcome.untold += found.untold
      if (found.log.copied > 0) outcome.atCheckpoint++
      if (count > 0) lost.cuts++
      lost.orders += orders.length
      lost.credits += credits.length
      lost.keys += keys.length
      add(...found.problems)
      if (count > 0 && !isControl)
        add({
          check: 'power-lost',
          what: `${name}, at the moment “${moment}”, lost ${orders.length} orders, ${credits.length} credits and ${keys.length} keys.`,
          evidence: [...orders, ...credits, ...keys].slice(0, MAX_NAMED),
        })
    },
    line(round: Round): string {
      outcome.acknowledged += round.acknowledged
      return `${outcome.cuts} cuts, ${outcome.atCheckpoint} at a checkpoint; ${outcome.acknowledged} orders acknowledged, ${round.perSecond} a second; lost ${lost.orders} orders, ${lost.credits} credits and ${lost.keys} keys in ${lost.cuts} cuts`
    },
    end(): Outcome {
      if (isControl && lost.orders === 0)
        add({
          check: 'power-control',
          what: 'Nothing was lost though nothing was synced: this test cannot fail.',
          evidence: [],
        })
      return outcome
    },
  }
}
