import type { Json } from '../final.ts'
import type { Call } from '../history.ts'

/** One POST that may have charged: what a client asked for, by whatever alias. */
export type Ask = {
  call: Call
  /** Whose wallet it is about: see walletName. */
  wallet: string
  /** Whose trxids it shares: all live keys have one space, all test keys another. */
  space: 'live' | 'test'
  /** Such as `/orders`. */
  endpoint: string
  body: Json
  trxid: string
  /** The one that was sent; null if the trxid takes its place. */
  idempotencyKey: string | null
  /** Whether a reused trxid with another body shall be refused. */
  isStrict: boolean
  /** When it began, and when its client had the answer or gave up; in milliseconds. */
  startedMs: number
  endedMs: number
}

const ENDPOINTS = ['/orders', '/gameavvfy', '/gamebvfy', '/rdmgamea']
const TRXID = ['trxid', 'trxId', 'idtrx', 'idTrx']
const IDEMPOTENCY = ['idempotencyKey', 'idempotency']

/** Names a wallet: an account has a live one and one of its test keys. */
export function walletName(account: number | null, test: boolean): string {
  return `${account} ${test ? 'test' : 'live'}`
}

/** Every POST with a trxid, in the order in which they began. */
export function asksIn(calls: readonly Call[]): Ask[] {
  return calls.flatMap((call) => {
    const { door, action, account, test, request, startedMs, endedMs } = call
    const endpoint = action.slice('POST '.length)
    if (door !== 'http' || !action.startsWith('POST ') || !ENDPOINTS.includes(endpoint)) return []
    const { body, headers = {} } = request as { body?: unknown; headers?: Record<string, string> }
    if (!isObject(body)) return []
    const trxid = textIn(body, TRXID)
    if (trxid === null) return []
    const named = new Map(Object.entries(headers).map(([name, of]) => [name.toLowerCase(), of]))
    return {
      ...{ call, endpoint, body, trxid, startedMs, wallet: walletName(account, test) },
      space: test ? 'test' : 'live',
      idempotencyKey: textIn(body, IDEMPOTENCY) ?? named.get('idempotency-key') ?? null,
      isStrict: named.get('prefer')?.includes('handling=strict') ?? false,
      endedMs: endedMs ?? Number.POSITIVE_INFINITY,
    }
  })
}

/** The value of a field that has several names; null where it has none, which blank text is, too. */
export function textIn(body: Json, names: readonly string[]): string | null {
  for (const name of names) {
    const value = body[name]
    if (typeof value === 'string' && value.trim() !== '') return value
  }
  return null
}

/** The body of an answer; without fields where it is no object. */
export function bodyOf({ body }: Call): Json {
  return isObject(body) ? body : {}
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
