import type { Json } from '../final.ts'
import type { Call } from '../history.ts'

/** One POST of an order, which may have charged. */
export type Ask = {
  call: Call
  /** Whose wallet it is about: see walletName. */
  wallet: string
  /** Whose trxids it shares: all live keys have one space, all test keys another. */
  space: 'live' | 'test'
  body: Json
  trxid: string
  /** When it began, and when its user had the answer or gave up; in milliseconds. */
  startedMs: number
  endedMs: number
}

/** Names a wallet: an account has a live one and one of its test keys. */
export function walletName(account: number | null, test: boolean): string {
  return `${account} ${test ? 'test' : 'live'}`
}

/** Every order that was asked for, in the order in which the calls began. */
export function asksIn(calls: readonly Call[]): Ask[] {
  return calls.flatMap((call) => {
    const { channel, action, account, test, request, startedMs, endedMs } = call
    if (channel !== 'http' || action !== 'POST /orders') return []
    const { body } = request as { body?: unknown }
    if (!isObject(body) || typeof body.trxid !== 'string') return []
    return {
      ...{ call, body, startedMs, trxid: body.trxid, wallet: walletName(account, test) },
      space: test ? 'test' : 'live',
      endedMs: endedMs ?? Number.POSITIVE_INFINITY,
    }
  })
}

/** The body of an answer; without fields where it is no object. */
export function bodyOf({ body }: Call): Json {
  return isObject(body) ? body : {}
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
