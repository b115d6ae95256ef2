import { SupplierFault } from '../../domain/suppliers/supplier.ts'

/** What came back: the status, and the body where it is a JSON object; null where it is not. */
export type Answer = {
  status: number
  body: Record<string, unknown> | null
  /** Where the supplier said when to call again, in milliseconds. */
  retryAfterMs: number | undefined
}

export type Transport = {
  get(path: string, signal: AbortSignal): Promise<Answer>
  post(path: string, body: object, signal: AbortSignal): Promise<Answer>
}

/** A catalog of many thousand products is far below; so is an order with as many codes as one can have. */
const MAX_LIST_BYTES = 16_000_000
const MAX_BODY_BYTES = 512_000
const LIST = '/products'
const MAX_RETRY_AFTER_MS = 10 * 60_000

/** Errors of a connection that never came about, so that nothing can have arrived. */
const NEVER_CONNECTED = new Set([
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

/**
 * Calls of another service's API. The key travels in a header and is in no error.
 * @throws SupplierFault not-sent where no connection came about, else unknown.
 */
export function createTransport(baseUrl: string, apiKey: string): Transport {
  async function call(path: string, init: RequestInit, signal: AbortSignal): Promise<Answer> {
    let response: Response
    try {
      response = await fetch(baseUrl + path, {
        ...init,
        headers: { ...init.headers, 'X-API-Key': apiKey, Accept: 'application/json' },
        // A redirected POST would become another request than the one that was meant.
        redirect: 'manual',
        signal,
      })
    } catch (error) {
      throw connectionFault(error)
    }
    const retryAfterMs = retryAfter(response.headers.get('retry-after'))
    const maxBytes = path === LIST ? MAX_LIST_BYTES : MAX_BODY_BYTES
    return { status: response.status, body: await objectIn(response, maxBytes), retryAfterMs }
  }

  return {
    get: (path, signal) => call(path, {}, signal),
    post: (path, body, signal) =>
      call(
        path,
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        },
        signal,
      ),
  }
}

/** Undici tells the reason as the cause, or as several where a name has several addresses. */
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

/** Null for what is not a JSON object. @throws SupplierFault unknown where it breaks off. */
async function objectIn(response: Response, maxBytes: number): Promise<Answer['body']> {
  const text = await textOf(response, maxBytes)
  try {
    const body: unknown = JSON.parse(text)
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
    return isObject ? (body as Record<string, unknown>) : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

async function textOf(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) throw new SupplierFault('unknown', 'The answer has no end.')
      text += decoder.decode(chunk, { stream: true })
    }
  } catch (error) {
    if (error instanceof SupplierFault) throw error
    throw new SupplierFault('unknown', 'The answer broke off.', { cause: error })
  }
  return text + decoder.decode()
}

/** Seconds; the form of a date is not used by the contract. */
function retryAfter(header: string | null): number | undefined {
  if (header === null || !/^\d{1,6}$/.test(header)) return undefined
  return Math.min(Number(header) * 1000, MAX_RETRY_AFTER_MS)
}
