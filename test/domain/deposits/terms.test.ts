import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unitsFor, worthOfUnits } from '../../../src/domain/deposits/payment-method.ts'
import { decimalsOf } from '../../../src/domain/shared/currency.ts'

const TERMS = fc.constantFrom('BDT', 'VND', 'KWD', 'USDT', 'USD').chain((currency) => {
  const unit = 1_000_000 / 10 ** decimalsOf(currency)
  return fc.record({
    currency: fc.constant(currency),
    rateMicros:
      currency === 'USD'
        ? fc.constant(1_000_000)
        : fc.integer({ min: 10 * unit, max: 500_000_000 * unit }),
    feeBp: fc.integer({ min: -5000, max: 5000 }),
  })
})
const CENTS = fc.integer({ min: 1, max: 999_999_999 })

test('what is asked for is worth the amount, and less than one unit more', () => {
  fc.assert(
    fc.property(TERMS, CENTS, (terms, cents) => {
      const amountMicros = cents * 10_000
      const units = unitsFor(amountMicros, terms) ?? cents
      expect(worthOfUnits(units, terms)).toBeGreaterThanOrEqual(amountMicros)
      expect(worthOfUnits(units - 1, terms)).toBeLessThan(amountMicros)
    }),
  )
})

test('a larger payment is never worth less, and whole cents', () => {
  fc.assert(
    fc.property(TERMS, CENTS, CENTS, (terms, one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one]
      expect(worthOfUnits(less, terms)).toBeLessThanOrEqual(worthOfUnits(more, terms))
      expect(worthOfUnits(more, terms) % 10_000).toBe(0)
    }),
  )
})

test.each([
  [10_000_000, { currency: 'BDT', rateMicros: 121_500_000, feeBp: 0 }, 121_500],
  [10_000_000, { currency: 'BDT', rateMicros: 121_500_000, feeBp: 150 }, 123_323],
  [10_000_000, { currency: 'USD', rateMicros: 1_000_000, feeBp: -500 }, 953],
  [10_000_000, { currency: 'USD', rateMicros: 1_000_000, feeBp: 0 }, null],
  [10_000_000, { currency: 'VND', rateMicros: 26_000_500_000, feeBp: 0 }, 260_005],
  [9_999_999_990_000, { currency: 'VND', rateMicros: 10 ** 13, feeBp: 5000 }, 149_999_999_850_000],
])('%d micro-USD by %j cost %d units', (amountMicros, terms, units) => {
  expect(unitsFor(amountMicros, terms)).toBe(units)
})
