// Histories for the linearizability checker, and a checker without any cleverness to compare it with.
import type { Model, Operation } from '../../packages/torture/linear/model.ts'
import type { WalletInput, WalletOperation } from '../../packages/torture/linear/wallet.ts'

/** From when to when, what was asked, what was answered; without an end it was never answered. */
export type Line<Input, Output> = [
  startedMs: number,
  endedMs: number | null,
  input: Input,
  output: Output,
]

export function historyOf<Input, Output>(
  lines: readonly Line<Input, Output>[],
): Operation<Input, Output>[] {
  return lines.map(([startedMs, endedMs, input, output], n) => {
    return { n, startedMs, endedMs: endedMs ?? Number.POSITIVE_INFINITY, input, output }
  })
}

/** One act on a simulated wallet: it happens at `atMs`, within its interval; never if `lost` says so. */
export type Act = {
  input: WalletInput
  atMs: number
  beforeMs: number
  afterMs: number
  lost: 'no' | 'answer' | 'request'
}

/** What clients of a correct wallet see that does these acts one by one. */
export function played(initialMicros: number, acts: readonly Act[]): WalletOperation[] {
  let balance = initialMicros
  return acts
    .toSorted((a, b) => a.atMs - b.atMs)
    .map(({ input, atMs, beforeMs, afterMs, lost }, n) => {
      const seen = lost === 'request' ? null : answered(input)
      const endedMs = lost === 'no' ? atMs + afterMs : Number.POSITIVE_INFINITY
      return { n, startedMs: atMs - beforeMs, endedMs, input, output: lost === 'no' ? seen : null }
    })

  function answered(input: WalletInput) {
    if (input.kind === 'read') return balance
    if (input.kind === 'charge' && input.micros > balance) return 'insufficient'
    balance += input.kind === 'charge' ? -input.micros : input.micros
    return 'ok'
  }
}

/** Tries every order of every choice of operations that leaves out none that was answered. */
export function fitsInSomeOrder<State, Input, Output>(
  model: Model<State, Input, Output>,
  history: readonly Operation<Input, Output>[],
): boolean {
  return orders(history).some(
    (order) => keepsTime(order) && order.reduce(step, [model.initial]).length > 0,
  )

  function step(states: State[], operation: Operation<Input, Output>) {
    return states.flatMap((state) => model.step(state, operation))
  }
}

function orders<Each extends Operation>(history: readonly Each[]): Each[][] {
  const complete = history.every(({ endedMs }) => endedMs === Number.POSITIVE_INFINITY)
  const longer = history.flatMap((first) =>
    orders(history.filter((other) => other !== first)).map((rest) => [first, ...rest]),
  )
  return complete ? [[], ...longer] : longer
}

function keepsTime(order: readonly Operation[]): boolean {
  return order.every((later, i) =>
    order.slice(0, i).every((earlier) => later.endedMs >= earlier.startedMs),
  )
}
