import { SupplierFault } from '../../domain/suppliers/supplier.ts'

/** The status of an answer, and its body; null if that is not a JSON object. */
export type Answer = {
  status: number
  body: Record<string, unknown> | null
  /** When to call again, in milliseconds, if the supplier said so. */
  retryAfterMs: number | undefined
}

export type Transport = {
  get(path: string, signal: AbortSignal): Promise<Answer>
  post(path: string, body: object, signal: AbortSignal): Promise<Answer>
}

/** Far above the size of a catalog of many thousand products, and of an order with the most codes. */
const MAX_LIST_BYTES = 16_000_000
const MAX_BODY_BYTES = 512_000
const LIST = '/products'
const MAX_RETRY_AFTER_MS = 10 * 60_000

/** Errors of connections that were never established, so that nothing can have arrived. */
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
 * Calls another service's API. The key is sent in a header and appears in no error.
 * @throws SupplierFault not-sent if no connection was established, else unknown.
 */
export function createTransport(baseUrl: string, apiKey: string): Transport {
  async function call(path: string, init: RequestInit, signal: AbortSignal): Promise<Answer> {
    let response: Response
    try {
      response = await fetch(baseUrl + path, {
        ...init,
        headers: { ...init.headers, 'X-API-Key': apiKey, Accept: 'application/json' },
        // A redirected POST could become a different request.
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

/** Undici gives the reason as the error's cause, or several reasons if a name has several addresses. */
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

/** Null if the body is not a JSON object. @throws SupplierFault unknown if it breaks off or is too large. */
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
      if (bytes > maxBytes) throw new SupplierFault('unknown', 'The answer is too long.')
      text += decoder.decode(chunk, { stream: true })
    }
  } catch (error) {
    if (error instanceof SupplierFault) throw error
    throw new SupplierFault('unknown', 'The answer broke off.', { cause: error })
  }
  return text + decoder.decode()
}

/** Reads a number of seconds; the contract does not use the form with a date. */
function retryAfter(header: string | null): number | undefined {
  if (header === null || !/^\d{1,6}$/.test(header)) return undefined
  return Math.min(Number(header) * 1000, MAX_RETRY_AFTER_MS)
}
