import { lookup as lookupName } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, type Dispatcher, request as send } from 'undici'
import { bodyWithin } from '../../domain/shared/bodies.ts'
import { SupplierFault } from '../../domain/suppliers/supplier.ts'
import { isPublicAddress } from '../../domain/webhooks/url.ts'

// Sends the requests of suppliers: with bounds on time and size, over TLS as the address says, without
// following redirects, and without reaching private networks unless that was declared.

export type HttpRequest = {
  method: 'GET' | 'POST' | 'PUT'
  url: string
  headers: Record<string, string>
  body: string | undefined
}

export type Answer = {
  status: number
  /** By their names in small letters. */
  headers: Record<string, string>
  /** As it arrived: who reads it looks first how much it is. */
  content: Uint8Array
  /** When to call again, in milliseconds, if the supplier said so. */
  retryAfterMs: number | undefined
}

/** @throws SupplierFault not-sent if no connection was established, else unknown. */
export type Transport = (
  request: HttpRequest,
  signal: AbortSignal,
  maxBytes: number,
) => Promise<Answer>

const MAX_HEADER_BYTES = 16 * 1024
const MAX_RETRY_AFTER_MS = 10 * 60_000
const NOT_PUBLIC = 'NOT_PUBLIC'
const NOT_LOCAL = 'NOT_LOCAL'

/** Errors of connections that were never established, or of requests that cannot be: nothing can have arrived. */
const NEVER_CONNECTED = new Set([
  NOT_PUBLIC,
  NOT_LOCAL,
  'ERR_INVALID_URL',
  'UND_ERR_INVALID_ARG',
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])

/** Which addresses a supplier's may be: any that the operator has set, or one on the internet, or on this machine. */
export type Reach = 'any' | 'public' | 'loopback'

export function createTransport(reach: Reach): Transport {
  const mayReach = MAY_REACH[reach]
  const dispatcher = new Agent({
    maxHeaderSize: MAX_HEADER_BYTES,
    connect: {
      // Whatever NODE_TLS_REJECT_UNAUTHORIZED says: keys are sent here.
      rejectUnauthorized: true,
      ...(mayReach ? { lookup: guardedLookup(mayReach, reach) } : {}),
    },
  })
  return async ({ url, method, headers, body }, signal, maxBytes) => {
    if (signal.aborted) throw new SupplierFault('not-sent', 'No time was left to call it.')
    let response: Dispatcher.ResponseData
    try {
      // The lookup is not asked about an address.
      const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
      if (mayReach && isIP(host) !== 0 && !mayReach(host)) throw notReachable(reach)
      response = await send(url, { method, headers, body: body ?? null, signal, dispatcher })
    } catch (error) {
      throw connectionFault(error)
    }
    const own = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
    const received: Record<string, string> = Object.fromEntries(own)
    const content = await contentOf(response.body, maxBytes)
    const retryAfterMs = retryAfter(received['retry-after'])
    return { status: response.statusCode, headers: received, content, retryAfterMs }
  }
}

const MAY_REACH: Record<Reach, ((address: string) => boolean) | null> = {
  any: null,
  public: isPublicAddress,
  loopback: (address) => address === '::1' || address.startsWith('127.'),
}

function notReachable(reach: Reach): NodeJS.ErrnoException {
  const code = reach === 'public' ? NOT_PUBLIC : NOT_LOCAL
  return Object.assign(new Error('The address is not one that may be called.'), { code })
}

/** As dns.lookup, but fails for a name that leads to an address that may not be called. */
function guardedLookup(mayReach: (address: string) => boolean, reach: Reach): LookupFunction {
  return (name, options, callback) => {
    lookupName(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) callback(error ?? notReachable(reach), '', 0)
      else if (!addresses.every(({ address }) => mayReach(address)))
        callback(notReachable(reach), '', 0)
      else if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}

/** Several reasons if a name has several addresses. */
function connectionFault(error: unknown): SupplierFault {
  if (error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name))
    return new SupplierFault('unknown', 'It did not answer in time.', { cause: error })
  const codes = codesOf(error)
  const code = codes[0] ?? (error instanceof Error ? error.name : 'error')
  const never = codes.length > 0 && codes.every((one) => NEVER_CONNECTED.has(one))
  return never
    ? new SupplierFault('not-sent', `No connection: ${code}.`, { cause: error })
    : new SupplierFault('unknown', `The connection broke: ${code}.`, { cause: error })
}

function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  if (error instanceof AggregateError) return error.errors.flatMap(codesOf)
  if ('code' in error && typeof error.code === 'string') return [error.code]
  return error.cause === undefined ? [] : codesOf(error.cause)
}

/** @throws SupplierFault unknown if the body breaks off or is too large. */
async function contentOf(
  body: Dispatcher.ResponseData['body'],
  maxBytes: number,
): Promise<Uint8Array> {
  const content = await bodyWithin({ body }, maxBytes).catch((error) => {
    throw new SupplierFault('unknown', 'The answer broke off.', { cause: error })
  })
  if (content) return content
  throw new SupplierFault('unknown', 'The answer is too long.')
}

/** Reads a number of seconds; the form with a date depends on their clock. */
function retryAfter(header: string | undefined): number | undefined {
  if (header === undefined || !/^\d{1,6}$/.test(header)) return undefined
  return Math.min(Number(header) * 1000, MAX_RETRY_AFTER_MS)
}
