// Which calls are sent again once everything has settled.
import { describe, expect, it } from 'vitest'
import type { Call } from '../../packages/torture/history.ts'
import { unheard } from '../../packages/torture/settle.ts'
import { post } from './checks-given.ts'

describe('calls that are sent again', () => {
  const sent = { playerId: '5100', trxid: 'l-1' }
  const refused = (status: number | null, code: string, over: Partial<Call> = {}) =>
    post('/gameavvfy', sent, { code }, { status, ...over })
  const pending = refused(503, 'RESULT_PENDING')
  const banned = refused(403, 'ACCOUNT_BANNED')

  it.each([
    ['no answer', refused(null, '')],
    ['an answer that leaves it open', pending],
    ['a database that was away', refused(503, 'DATABASE_UNAVAILABLE')],
  ])('are those with %s, also where a ban was heard of later', (_, open) => {
    expect(unheard([open])).toEqual([open])
    expect(unheard([open, banned])).toEqual([open])
  })

  it('are none of those that were only refused, or answered in the end', () => {
    expect(unheard([banned, refused(503, 'RATE_LIMIT_UNAVAILABLE')])).toEqual([])
    expect(unheard([pending, post('/gameavvfy', sent, {})])).toEqual([])
    expect(unheard([pending, refused(403, 'FORBIDDEN')])).toEqual([])
  })

  it('are as they were sent where another path was tried in between', () => {
    const elsewhere = post('/rdmgamea', sent, { code: 'INVALID_REQUEST' }, { status: 400 })
    expect(unheard([pending, elsewhere])).toEqual([pending])
  })

  it('are sent once more, and until they are not too many', () => {
    const again = { user: 'settle' }
    expect(unheard([pending, refused(403, 'ACCOUNT_BANNED', again)])).toEqual([])
    expect(unheard([pending, refused(429, 'RATE_LIMIT', again)])).toEqual([pending])
  })
})
