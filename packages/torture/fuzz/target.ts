import type { Problem } from '../problem.ts'
import type { Random } from '../random.ts'
import type { Callers } from './callers.ts'
import type { Talk } from './connection.ts'
import type { Operation } from './document.ts'
import type { Book } from './money.ts'
import type { Setting } from './setting.ts'

/** What each kind of fuzzing gets. */
export type Target = {
  setting: Setting
  callers: Callers
  book: Book
  operations: readonly Operation[]
  random: Random
  /** How many cases of each path or kind. */
  cases: number
  /** When to stop, on the setting's clock. */
  endMs: number
  report(line: string): void
  found(problem: Problem): void
  count(name: string, by?: number): void
}

/** A request without an answer for this long hangs. */
export const HANG_MS = 15_000

/** What is wrong with the way a conversation of whole requests ended; null if nothing is. */
export function faultOfEnd({ end, nonsense }: Talk): string | null {
  if (nonsense !== null) return `no HTTP: ${nonsense}`
  if (end === 'silence') return `no answer within ${HANG_MS / 1000} s`
  return null
}

export const isOver = ({ endMs, setting }: Target) => setting.nowMs() >= endMs
