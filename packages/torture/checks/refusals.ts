import type { Final } from '../final.ts'
import type { Call } from '../history.ts'
import { type Ask, asksIn, bodyOf, isObject, walletName } from './asks.ts'
import { type Check, type Found, once } from './check.ts'
import { REFUSALS } from './refusal-codes.ts'

const CODE = /^[A-Z0-9_]+$/
/** 503 with which nothing was done. */
const NOT_DONE = ['MAINTENANCE', 'API_ORDER_DISABLED', 'RATE_LIMIT_UNAVAILABLE']

export const refusals: Check = {
  name: 'refusals',
  promise:
    'A refusal says why in the words of the contract, and what was only ever refused was never charged.',
  find: (final, { calls }) =>
    once([...calls.flatMap(malformed), ...chargedAllTheSame(final, asksIn(calls))]),
}

function malformed(call: Call): Found[] {
  const { door, status, action, headers } = call
  if (door !== 'http' || status === null || status < 400) return []
  const wrong = isObject(call.body) ? wordsOf(call) : ['has a body that is no object']
  if (status === 500) wrong.push('is an internal error')
  const wait = Number(headers['retry-after'] ?? Number.NaN)
  if ((status === 429 || status === 503) && !(Number.isInteger(wait) && wait >= 0))
    wrong.push('has no Retry-After')
  const { code } = bodyOf(call)
  return wrong.map((what) => ({
    id: `${action.split('/')[0]} ${status} ${code} ${what}`,
    what: `${status} ${code ?? ''} to ${action} ${what}.`,
    evidence: [call],
  }))
}

/** What is wrong with the words of a refusal. */
function wordsOf({ action, status, body }: Call): string[] {
  const {
    success,
    orderCreated,
    status: state,
    game,
    code,
    error,
    orderId,
  } = body as Record<string, unknown>
  const wrong = []
  const ofAnOrder = action === 'POST /orders' && code === 'INSUFFICIENT_BALANCE'
  if (
    ofAnOrder
      ? orderCreated !== false || state !== 'cancelled' || typeof game !== 'string'
      : success !== false
  )
    wrong.push('has not the form of a refusal')
  if (typeof code !== 'string' || !CODE.test(code)) return [...wrong, 'has no code']
  const known = REFUSALS[code]
  if (!known) return [...wrong, 'has a code that nobody documents']
  if (!known.statuses.includes(status ?? 0)) wrong.push('has a code of another status')
  if (error !== (known.error ?? code.replaceAll('_', ' '))) wrong.push(`has the error ${error}`)
  if (code === 'RESULT_PENDING' && typeof orderId !== 'string') wrong.push('has no orderId')
  return wrong
}

/** Whether this answer says for certain that its call did nothing. */
function isRefused({ call: { status, body } }: Ask): boolean {
  if (status === null || status === 409) return false
  if (status === 503) return isObject(body) && NOT_DONE.includes(String(body.code))
  return status >= 400 && status < 500
}

function chargedAllTheSame({ wallets }: Final, asks: readonly Ask[]): Found[] {
  const byTrxid = Map.groupBy(asks, ({ wallet, trxid }) => `${wallet} ${trxid}`)
  return wallets.flatMap(({ holder, test, orders, transactions }) => {
    const wallet = walletName(holder.telegramId, test)
    return [...orders, ...transactions].flatMap((row) => {
      const own = byTrxid.get(`${wallet} ${row.trxid}`) ?? []
      if (own.length === 0 || !own.every(isRefused)) return []
      const what = `${row.trxid} was only ever refused, and ${row.kind ?? 'there is an order'}${row.kind ? ' of its money is there' : ''}.`
      return { id: `charged ${row.trxid}`, what, evidence: [row, ...own.map(({ call }) => call)] }
    })
  })
}
