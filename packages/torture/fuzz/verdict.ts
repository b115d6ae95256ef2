import { isObject } from '../checks/asks.ts'
import type { Json } from '../final.ts'
import type { Operation } from './document.ts'

/** One answer. `body`: the value of its JSON, or its text. */
export type Reply = { status: number; headers: Record<string, string>; body: unknown }

/** What a stack trace, a query or a library's own message looks like. */
const INTERNALS = [
  /\bat (?:async )?[\w.<>[\] ]{1,80} \((?:file|node):/,
  /(?:file|node):[\w/.-]+:\d+:\d+/,
  /node_modules/,
  /\bSQLITE_[A-Z]+|SqliteError|DrizzleQueryError|PostgresError/,
  /\b(?:select|insert into|update|delete from) ["`]\w+["`]/i,
  /ZodError|TypeError|RangeError|SyntaxError:/,
]
/** Refusals of what is not HTTP/1.1, or not for this service; see "a request that is not valid HTTP/1.1" in the reference. */
const OF_FRAMING: ReadonlyMap<number, string> = new Map([
  [400, 'BAD_REQUEST'],
  [408, 'REQUEST_TIMEOUT'],
  [413, 'INVALID_BODY'],
  [417, 'EXPECTATION_FAILED'],
  [431, 'REQUEST_HEADER_FIELDS_TOO_LARGE'],
  [505, 'HTTP_VERSION_NOT_SUPPORTED'],
])
/** With these a client tries again, as documented. */
const OF_503: ReadonlySet<string> = new Set([
  ...['MAINTENANCE', 'API_ORDER_DISABLED', 'RATE_LIMIT_UNAVAILABLE', 'DATABASE_UNAVAILABLE'],
  ...['RESULT_PENDING', 'LOOKUP_UNAVAILABLE'],
])
const CODE = /^[A-Z][A-Z0-9_]*$/

type Expected = {
  /** The documented operation; null where nothing is documented. */
  operation: Operation | null
  method: string
  /** A page for people may be anything but an error of the service. */
  page?: boolean
}

/** What is wrong with an answer, in a few words that are the same for the same fault; null if nothing is. */
export function faultOf(
  reply: Reply,
  { operation, method, page = false }: Expected,
): string | null {
  const { status, headers, body } = reply
  const text = typeof body === 'string' ? body : JSON.stringify(body).replaceAll('\\"', '"')
  const leak = page ? undefined : INTERNALS.find((pattern) => pattern.test(text))
  if (leak) return `${status} shows internals: ${leak.exec(text)?.[0]}`
  // 100 announces an answer.
  if (status === 100 || status === 304 || status === 204) return null
  if (method === 'HEAD') return isServerFault(status) ? `${status}` : null
  const isJson = /^application\/json\b/.test(headers['content-type'] ?? '')
  // A page may be compressed.
  if (page && (!isJson || headers['content-encoding'] !== undefined))
    return isServerFault(status) ? `${status}` : null
  if (!isJson || !isObject(body)) return `${status} with a body that is no JSON object`
  if (status < 400) return status < 200 || status >= 300 ? `${status}` : null
  return faultOfError(status, body, operation)
}

function faultOfError(status: number, json: Json, operation: Operation | null): string | null {
  const { success, orderCreated, error, code } = json
  if (success !== false && orderCreated !== false) return `${status} without success: false`
  if (typeof error !== 'string' || error === '') return `${status} without error`
  if (typeof code !== 'string' || !CODE.test(code)) return `${status} without code`
  if (status >= 500 && !isDocumented5xx(status, code)) return `${status} ${code}`
  const codes = operation?.codes
  if (!codes || OF_FRAMING.get(status) === code) return null
  return codes.get(status)?.has(code) ? null : `${status} ${code}, which is not documented there`
}

function isDocumented5xx(status: number, code: string): boolean {
  if (status === 503) return OF_503.has(code)
  return (status === 501 && code === 'NOT_IMPLEMENTED') || OF_FRAMING.get(status) === code
}

const isServerFault = (status: number) => status >= 500 && status !== 501 && status !== 503

/** Whether it refuses what is no request at all. */
export function isFramingRefusal(reply: Reply): boolean {
  return isObject(reply.body) && OF_FRAMING.get(reply.status) === reply.body.code
}
