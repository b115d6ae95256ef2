import type { Model, Operation } from './model.ts'
import { isAnswered } from './split.ts'

/** An operation of a history as the search needs it. */
export type Entry<Input, Output> = {
  operation: Operation<Input, Output>
  startedMs: number
  endedMs: number
  /** Its own number. */
  id: number
  /** A text that it shares with those that have the same input and output. */
  likeness: string
  /** Whether it was answered and changes nothing. */
  readOnly: boolean
}

/** How a piece may begin or end: a state, and the unanswered operations that have not happened yet. */
export type Moment<State, Input, Output> = {
  state: State
  pending: readonly Entry<Input, Output>[]
}

/** Steps of the model that may still be taken; below zero once the search has given up. */
export type Budget = { steps: number }

/** The search for orders of one piece of a history. */
export type Search<State, Input, Output> = {
  /** The moments at which the piece may end if it begins like this, found one by one; none comes twice. */
  endings(start: Moment<State, Input, Output>): Generator<Moment<State, Input, Output>, void>
  /** The answered operations of which none fitted next, where most had been placed. */
  stuck(): Operation<Input, Output>[]
}

/** What has been placed in some order, seen from what has not. */
type Node<State, Input, Output> = {
  state: State
  /** What may come next: nothing that is yet to be placed ended before it started. Sorted by end. */
  open: readonly Entry<Input, Output>[]
  /** How many of the piece, by start, are open or placed. Those after them are neither. */
  begun: number
  /** An open operation that fits and changes nothing. */
  fits: Entry<Input, Output> | undefined
}

/**
 * Searches depth first. Each node is entered once: what has been placed is remembered by what is open, which
 * is as short as the history was concurrent, not by a bit for each operation.
 * @param piece sorted by start
 */
export function createSearch<State, Input, Output>(
  model: Model<State, Input, Output>,
  piece: readonly Entry<Input, Output>[],
  budget: Budget,
): Search<State, Input, Output> {
  type Here = Node<State, Input, Output>
  type Each = Entry<Input, Output>
  const entered = new Set<string>()
  let furthest: { placed: number; stuck: Each[] } = { placed: -1, stuck: [] }

  /** The node with everything opened that may come next; none if it was entered before. */
  function enter(state: State, left: readonly Each[], begunBefore: number): Here[] {
    let open = left
    let begun = begunBefore
    for (let next = piece[begun]; next !== undefined; next = piece[++begun]) {
      const [endsFirst] = open
      if (endsFirst && next.startedMs > endsFirst.endedMs) break
      open = inserted(open, next)
    }
    const key = `${begun}:${open.map(({ id }) => id).join()}:${model.key(state)}`
    if (entered.has(key)) return []
    entered.add(key)
    const fits = open.find((entry) => entry.readOnly && step(state, entry).length > 0)
    return [{ state, open, begun, fits }]
  }

  function step(state: State, { operation }: Each): State[] {
    budget.steps--
    return model.step(state, operation)
  }

  /** The nodes that are one operation further, the most promising last. */
  function nodesAfter({ state, open, begun, fits }: Here): Here[] {
    // Whoever reads the same later could as well read it now.
    if (fits) return enter(state, without(open, fits), begun)
    const nodes = open.filter(mayChange).flatMap((entry) =>
      step(state, entry)
        // An unanswered operation that changes nothing may as well be left out.
        .filter((next) => isAnswered(entry) || model.key(next) !== model.key(state))
        .flatMap((next) => enter(next, without(open, entry), begun)),
    )
    // What ends first comes first, but before that a state that somebody has read: it is hardly by chance.
    nodes.reverse()
    return [...nodes.filter((node) => !node.fits), ...nodes.filter((node) => node.fits)]
  }

  return {
    *endings({ state, pending }) {
      const stack = enter(state, pending, 0)
      for (let node = stack.pop(); node !== undefined && budget.steps >= 0; node = stack.pop()) {
        const toPlace = node.open.filter(isAnswered)
        const placed = node.begun - toPlace.length
        if (placed > furthest.placed) furthest = { placed, stuck: toPlace }
        if (toPlace.length > 0) stack.push(...nodesAfter(node))
        else yield { state: node.state, pending: node.open }
      }
    },
    stuck: () => furthest.stuck.map(({ operation }) => operation),
  }
}

/** Of like operations, only the one that ends first: in any order, a later one can change places with it. */
function mayChange<Input, Output>(
  { readOnly, likeness }: Entry<Input, Output>,
  index: number,
  open: readonly Entry<Input, Output>[],
): boolean {
  return !readOnly && open.findIndex((other) => other.likeness === likeness) === index
}

function inserted<Input, Output>(
  open: readonly Entry<Input, Output>[],
  entry: Entry<Input, Output>,
): Entry<Input, Output>[] {
  const at = open.findIndex(({ endedMs }) => endedMs > entry.endedMs)
  return at < 0 ? [...open, entry] : open.toSpliced(at, 0, entry)
}

function without<Item>(items: readonly Item[], item: Item): Item[] {
  return items.filter((other) => other !== item)
}
