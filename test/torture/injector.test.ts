import { expect, test } from 'vitest'
import type { Fault } from '../../packages/torture/faults/fault.ts'
import { chosen } from '../../packages/torture/faults/injector.ts'
import { createRandom } from '../../packages/torture/random.ts'

const TIMES = 2000
const fault = (name: string, weight = 1): Fault => ({
  ...{ name, weight, missing: () => null },
  async inject() {},
})
const injected = (faults: readonly Fault[]) => {
  const random = createRandom('faults')
  return Array.from({ length: TIMES }, () => chosen(faults, random))
}

test('lets two faults meet now and then, and never one with itself', () => {
  const pairs = injected([fault('kill'), fault('freeze')]).filter(({ length }) => length === 2)
  expect(pairs.length).toBeGreaterThan(TIMES * 0.1)
  expect(pairs.length).toBeLessThan(TIMES * 0.2)
  for (const [one, other] of pairs) expect(one).not.toBe(other)
})

test('injects more often what weighs more', () => {
  const all = injected([fault('kill', 3), fault('clock')])
  const kills = all.filter(([one]) => one?.name === 'kill').length
  expect(kills / TIMES).toBeCloseTo(0.75, 1)
})

test('injects one fault where there is only one', () => {
  expect(injected([fault('kill')]).every(({ length }) => length === 1)).toBe(true)
})
