import type { Model, Operation } from './model.ts'
import { type Budget, createSearch, type Entry, type Moment, type Search } from './piece.ts'
import { isAnswered, split } from './split.ts'

/** Some seconds, and some hundred megabytes at most. */
const MAX_STEPS = 2_000_000

export type Verdict<Input = unknown, Output = unknown> =
  | { ok: true }
  /** `stuck`: after the longest order that can be had, none of these can come next. */
  | { ok: false; stuck: Operation<Input, Output>[] }
  /** Gave up: too many steps. */
  | { ok: null }

/**
 * Whether the operations can be put into an order that the model allows, in which each that ended before
 * another started also comes before it. Operations without an answer may be anywhere after their start, or
 * left out.
 *
 * The search is that of Wing and Gong, "Testing and Verifying Concurrent Objects" (1993), with the memory of
 * Lowe, "Testing for linearizability" (2017): what has been placed, together with the state, is tried once.
 * As porcupine does, give it the history of one object at a time: after Horn and Kroening, "Faster
 * linearizability checking via P-compositionality" (2015), the whole is linearizable if each part is.
 * @param given.maxSteps how many steps of the model may be taken before it gives up
 */
export function isLinearizable<State, Input, Output>(
  model: Model<State, Input, Output>,
  history: readonly Operation<Input, Output>[],
  given: { maxSteps?: number } = {},
): Verdict<Input, Output> {
  const budget: Budget = { steps: given.maxSteps ?? MAX_STEPS }
  const entries = history.map((operation, id) => entryOf(model, operation, id))
  const searches = split(entries).map((piece) => createSearch(model, piece, budget))
  // One way to end each piece; another one is looked for only if what comes after it does not fit.
  const path: Generator<Moment<State, Input, Output>, void>[] = []
  let moment: Moment<State, Input, Output> | null = { state: model.initial, pending: [] }
  while (moment === null || path.length < searches.length) {
    const next = searches[path.length]
    if (moment && next) path.push(next.endings(moment))
    const ending = path.at(-1)?.next()
    if (budget.steps < 0) return { ok: null }
    if (!ending) return { ok: false, stuck: stuckIn(searches) }
    moment = ending.done ? null : ending.value
    if (!moment) path.pop()
  }
  return { ok: true }
}

/** In the last piece that was reached. */
function stuckIn<State, Input, Output>(searches: readonly Search<State, Input, Output>[]) {
  return searches.map((search) => search.stuck()).findLast(({ length }) => length > 0) ?? []
}

function entryOf<State, Input, Output>(
  model: Model<State, Input, Output>,
  operation: Operation<Input, Output>,
  id: number,
): Entry<Input, Output> {
  const { startedMs, endedMs, input, output } = operation
  const likeness = JSON.stringify([input, output])
  const readOnly = isAnswered(operation) && (model.readOnly?.(operation) ?? false)
  return { operation, startedMs, endedMs, id, likeness, readOnly }
}
