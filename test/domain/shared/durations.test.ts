import { expect, test } from 'vitest'
import { parseDuration } from '../../../src/domain/shared/time.ts'

test.each([
  ['0s', 0],
  ['90s', 90_000],
  ['30m', 1_800_000],
  ['2h', 7_200_000],
  [' 7d ', 604_800_000],
  ['3650d', 315_360_000_000],
])('reads "%s" in milliseconds', (text, ms) => {
  expect(parseDuration(text)).toBe(ms)
})

test.each([
  '',
  '5',
  'm',
  '1.5h',
  '-1h',
  '1w',
  '1D',
  '2 h',
  '1h30m',
  '1e3s',
  '٣d',
  '3651d',
  '9999999999s',
])('refuses "%s", naming it', (text) => {
  const refusal = { code: 'NOT_A_DURATION', data: { text } }
  expect(() => parseDuration(text)).toThrow(expect.objectContaining(refusal))
})
