/** A promise that was not kept, with what shows it. */
export type Problem = {
  /** The check that found it, such as `charged-once`. */
  check: string
  /** One sentence that names ids and amounts. */
  what: string
  /** What was told and what is there; shown in the report. */
  evidence: unknown[]
}
