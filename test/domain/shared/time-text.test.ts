import { expect, test } from 'vitest'
import { parseTime } from '../../../src/domain/shared/time-text.ts'

test.each([
  ['2026-02-28', '2026-02-28T00:00:00.000Z'],
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ['2026-02-28 10:30', '2026-02-28T10:30:00.000Z'],
  ['2026-02-28T10:30:05.25Z', '2026-02-28T10:30:05.250Z'],
  ['2026-02-28 10:30:05+02:00', '2026-02-28T08:30:05.000Z'],
])('%s is %s', (text, at) => {
  expect(parseTime(text)?.toISOString()).toBe(at)
})

test.each([
  ...['', '2026-02-30', '2026-02-30 10:30', '2026-02-30T10:30Z', '2025-02-29', '2026-13-01'],
  ...['2026-02-28 25:00', '2026-02-28  10:30', '2h', 'yesterday'],
])('%j is no time', (text) => {
  expect(parseTime(text)).toBeNull()
})
