import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatUsd, parsePositiveUsd, parseUsd, toUsd } from '../../../src/domain/shared/money.ts'

const LARGEST_MICROS = 9_999_999_999_999
const micros = fc.oneof(
  fc.integer({ min: 0, max: LARGEST_MICROS }),
  fc.integer({ min: 0, max: 10_000_000 }),
)

test('reads back exactly every amount that it writes', () => {
  fc.assert(
    fc.property(micros, (amount) => {
      expect(parseUsd(formatUsd(amount).replace(/ USD$/, ''))).toBe(amount)
    }),
  )
})

test('shows an amount as the decimal number that reads the same', () => {
  fc.assert(
    fc.property(micros, (amount) => {
      expect(Math.round(toUsd(amount) * 1e6)).toBe(amount)
      expect(formatUsd(-amount)).toBe(amount === 0 ? '0.00 USD' : `-${formatUsd(amount)}`)
    }),
  )
})

test.each([
  ['12', 12_000_000],
  ['0.50', 500_000],
  ['0.0017', 1700],
  ['1.005', 1_005_000],
  ['0.000001', 1],
  [' 5 ', 5_000_000],
  ['0', 0],
  ['007', 7_000_000],
  ['9999999.999999', LARGEST_MICROS],
])('reads "%s" exactly', (text, amount) => {
  expect(parseUsd(text)).toBe(amount)
})

test.each([
  '',
  ' ',
  'five',
  '1,50',
  '1 000',
  '-1',
  '+1',
  '.5',
  '5.',
  '1.2.3',
  '0.0000001',
  '1e3',
  '0x10',
  'NaN',
  'Infinity',
  '５',
  '$5',
  '5 USD',
  '1000000000',
  '9'.repeat(1000),
])('refuses "%s", naming it', (text) => {
  const refusal = { code: 'NOT_AN_AMOUNT', data: { text } }
  expect(() => parseUsd(text)).toThrow(expect.objectContaining(refusal))
})

test('refuses nothing at all where an amount must be above zero', () => {
  expect(parsePositiveUsd('0.000001')).toBe(1)
  for (const text of ['0', '0.000000'])
    expect(() => parsePositiveUsd(text)).toThrow('AMOUNT_IS_ZERO')
  expect(() => parsePositiveUsd('-1')).toThrow('NOT_AN_AMOUNT')
})

test.each([
  [1_500_000, '1.50 USD'],
  [1700, '0.0017 USD'],
  [1, '0.000001 USD'],
  [0, '0.00 USD'],
  [-20_000, '-0.02 USD'],
  [1_234_567_890_000, '1234567.89 USD'],
])('writes %i micro-USD with at least two decimals', (amount, text) => {
  expect(formatUsd(amount)).toBe(text)
})
