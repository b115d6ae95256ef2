import type { Final } from '../final.ts'
import type { History } from '../history.ts'
import type { Problem } from '../problem.ts'

/** One promise, and how it is checked: from the answers that users got and from what is there in the end. */
export type Check = {
  /** Such as `charged-once`. */
  name: string
  /** The promise, in one sentence. */
  promise: string
  find(final: Final, history: History): Omit<Problem, 'check'>[]
}

/** A problem, before it is known whether it was found already. */
export type Found = Omit<Problem, 'check'> & {
  /** What it is about; of several problems about the same thing, the first is reported. */
  id?: string
}

/** The first problem about each thing: what is broken once is often seen a hundred times. */
export function once(found: readonly Found[]): Omit<Problem, 'check'>[] {
  const first = new Map<string, Omit<Problem, 'check'>>()
  for (const { id, what, evidence } of found)
    if (!first.has(id ?? what)) first.set(id ?? what, { what, evidence })
  return [...first.values()]
}
