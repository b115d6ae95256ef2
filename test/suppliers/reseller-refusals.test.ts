import { expect, test } from 'vitest'
import { errorCodeOf, refusalOf } from '../../src/suppliers/reseller/refusals.ts'

const answer = (status: number, body: Record<string, unknown>) => ({
  ...{ status, body: { success: false, ...body }, retryAfterMs: undefined },
})

test('an error is understood with its code and, as the contract has it, without', () => {
  const bare = answer(400, { error: 'UNKNOWN PID' })
  const coded = answer(400, { error: 'UNKNOWN PID', code: 'UNKNOWN_PID' })
  for (const one of [bare, coded]) {
    expect(errorCodeOf(one)).toBe('UNKNOWN_PID')
    expect(refusalOf(one)).toBe('400 UNKNOWN_PID')
  }
  expect(errorCodeOf(answer(400, { error: 'key sk_1' }))).toBe('with an unknown error code')
})

test.each(['KEY_SCOPE', 'KEY_CAP_EXCEEDED', 'ADDRESS_NOT_CONFIRMED', 'INSUFFICIENT BALANCE'])(
  'what %s refuses is tried again: the operator can mend it',
  (error) => {
    expect(() => refusalOf(answer(403, { error }))).toThrow(`403 ${error.replaceAll(' ', '_')}`)
  },
)
