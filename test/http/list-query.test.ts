import { describe, expect, test } from 'vitest'
import { cursorText, readCursor, readPeriod } from '../../src/http/requests/list-query.ts'

const from = (...values: string[]) => readPeriod({ from: values }).from?.toISOString()

describe('from and to', () => {
  test.each([
    ['2026-02-28', '2026-02-28T00:00:00.000Z'],
    ['2026-02-28T10:30Z', '2026-02-28T10:30:00.000Z'],
    ['2026-02-28T10:30:05.25Z', '2026-02-28T10:30:05.250Z'],
    ['2026-02-28t10:30:05z', '2026-02-28T10:30:05.000Z'],
    ['2026-02-28T10:30:05+02:00', '2026-02-28T08:30:05.000Z'],
    ['2026-02-28T10:30:05-0330', '2026-02-28T14:00:05.000Z'],
    ['2026-02-28T10:30:05', '2026-02-28T10:30:05.000Z'],
    // What is left of an unencoded +02:00.
    ['2026-02-28T10:30:05 02:00', '2026-02-28T08:30:05.000Z'],
  ])('%s is %s', (text, at) => {
    expect(from(text)).toBe(at)
  })

  test.each([
    ...['', ' ', 'yesterday', '2026', '2026-02', '2026-2-3', '2026-02-30', '2026-13-01'],
    ...['2026-02-28T25:00Z', '2026-02-28T10:61Z', '2026-02-28T10:30:05+99:00', '1767225600'],
    ...['2026-02-28 10:30', '2026-02-28T', '٢٠٢٦-02-28', '2026-02-28T10:30Z\n'],
  ])('%j is refused', (text) => {
    expect(() => from(text)).toThrow('from must be a day (YYYY-MM-DD) or an ISO 8601 time')
  })
})

describe('cursors', () => {
  test.each([1, 7, 999_999, Number.MAX_SAFE_INTEGER])('%d is read back', (serial) => {
    expect(readCursor({ cursor: [cursorText(serial)] })).toBe(serial)
  })

  test('no cursor and an empty one mean the beginning', () => {
    expect(readCursor({})).toBeNull()
    expect(readCursor({ cursor: [''] })).toBeNull()
  })

  test.each([
    ...['x', '12', ' ', `${cursorText(5)}=`, `${cursorText(5)} `, cursorText(0), cursorText(-1)],
    ...[cursorText(1.5), cursorText(2 ** 53), Buffer.from('1e3').toString('base64url')],
  ])('%j is refused', (text) => {
    expect(() => readCursor({ cursor: [text] })).toThrow('cursor must be a nextCursor')
  })
})
