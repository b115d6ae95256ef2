import { describe, expect, it } from 'vitest'
import type { Check } from '../../packages/torture/checks/check.ts'
import type { Json } from '../../packages/torture/final.ts'
import { goodRun, type Run } from './good-run.ts'

/** What a check finds in the good run after one change, a line for each problem. */
export function found(check: Check, spoil: (run: Run) => void): string {
  const run = goodRun()
  spoil(run)
  return check
    .find(run.final, run.history)
    .map(({ what }) => what)
    .join('\n')
}

/** The answer to the call with that number of those with the trxid. */
export const answer = (run: Run, trxid: string, number = 0) => run.ask(trxid, number).body as Json

type Spoiled = [name: string, spoil: (run: Run) => void, what: RegExp]

/** Tests that a check finds nothing in the good run, and each of the changes. */
export function finds(check: Check, cases: Spoiled[]): void {
  describe(check.name, () => {
    it('finds nothing in a good run', () => {
      expect(found(check, () => undefined)).toBe('')
    })

    it.each(cases)('finds %s', (_, spoil, what) => {
      expect(found(check, spoil)).toMatch(what)
    })
  })
}
