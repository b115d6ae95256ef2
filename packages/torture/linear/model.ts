/** One call on an object, as its caller saw it. `input` and `output` are plain JSON. */
export type Operation<Input = unknown, Output = unknown> = {
  n: number
  startedMs: number
  /** Infinity if it was never answered: it may have happened at any time since its start, or never. */
  endedMs: number
  input: Input
  output: Output
}

/** What an object does if nobody else uses it at the same time. */
export type Model<State, Input = unknown, Output = unknown> = {
  initial: State
  /**
   * The states it may be in after `operation`; [] if it cannot have happened in this state. Only its input
   * and output count: equal operations are exchanged for each other.
   */
  step(state: State, operation: Operation<Input, Output>): State[]
  /** A text that is the same for equal states only. */
  key(state: State): string
  /**
   * Whether it changes no state in which it can happen, as a read. Such an operation is placed as soon as it
   * fits: in any order in which it comes later, it could as well come now.
   */
  readOnly?(operation: Operation<Input, Output>): boolean
}
