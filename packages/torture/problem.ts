/** A promise that was not kept, with what shows it. */
export type Problem = {
  /** The check that found it, such as `charged-once`. */
  check: string
  /** One sentence that names ids and amounts. */
  what: string
  /** The answers and the state that contradict each other; shown in the report. */
  evidence: unknown[]
}
