import { expect, test } from 'vitest'
import type { Fault } from '../../packages/torture/faults/fault.ts'
import { chosen } from '../../packages/torture/faults/nemesis.ts'
import { createRandom } from '../../packages/torture/random.ts'

const STRIKES = 2000
const fault = (name: string, weight = 1, alone = false): Fault => ({
  ...{ name, weight, alone, missing: () => null },
  async strike() {},
})
const strikes = (faults: readonly Fault[]) => {
  const random = createRandom('nemesis')
  return Array.from({ length: STRIKES }, () => chosen(faults, random))
}

test('lets two faults meet now and then, and never one with itself', () => {
  const pairs = strikes([fault('kill'), fault('freeze')]).filter(({ length }) => length === 2)
  expect(pairs.length).toBeGreaterThan(STRIKES * 0.1)
  expect(pairs.length).toBeLessThan(STRIKES * 0.2)
  for (const [one, other] of pairs) expect(one).not.toBe(other)
})

test('lets nothing meet a fault that stops everything', () => {
  const all = strikes([fault('kill'), fault('restore', 1, true), fault('backup', 1, true)])
  const met = all.filter((some) => some.some(({ alone }) => alone) && some.length > 1)
  expect(met).toEqual([])
  expect(all.some(([one]) => one?.name === 'restore')).toBe(true)
})

test('strikes more often with what weighs more', () => {
  const all = strikes([fault('kill', 3, true), fault('clock', 1, true)])
  const kills = all.filter(([one]) => one?.name === 'kill').length
  expect(kills / STRIKES).toBeCloseTo(0.75, 1)
})

test('strikes with one fault where there is only one', () => {
  expect(strikes([fault('kill')]).every(({ length }) => length === 1)).toBe(true)
})
