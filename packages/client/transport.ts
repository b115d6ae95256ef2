import { ApiError, ConnectionError } from './errors.ts'

export type TransportOptions = {
  /** The service's address, such as `https://api.example.com`. */
  baseUrl: string
  apiKey: string
  /** A call without a whole answer by then fails with a ConnectionError. By default 30 s. */
  callTimeoutMs?: number
  fetch?: typeof fetch
  /** How it waits between calls; for tests. */
  time?: Time
}

export type Time = {
  now(): number
  /** Ends early, without an error, once the signal is aborted. */
  pause(ms: number, signal?: AbortSignal): Promise<void>
}

export type Query = { readonly [name: string]: string | number | readonly string[] | undefined }
export type CallOptions = {
  query?: Query
  body?: object
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  /** Instead of the client's callTimeoutMs. */
  timeoutMs?: number
}

export type Transport = ReturnType<typeof createTransport>

const CALL_TIMEOUT_MS = 30_000
/** Calls that only read are made this often before their error is thrown. */
const READ_ATTEMPTS = 4
const FIRST_BACKOFF_MS = 500
const MAX_BACKOFF_MS = 15_000

/** Calls the service with the key. All waiting ends with the caller's signal. */
export function createTransport(options: TransportOptions) {
  const { apiKey, callTimeoutMs = CALL_TIMEOUT_MS, time = REAL_TIME } = options
  const baseUrl = new URL(options.baseUrl).href.replace(/\/+$/, '')
  if (!apiKey) throw new TypeError('apiKey is missing.')
  const keyHeaders = { Accept: 'application/json', 'X-API-Key': apiKey }
  // Throws now, instead of in each call, if the key has characters that no header has.
  new Headers(keyHeaders)
  const send = options.fetch ?? ((...given: Parameters<typeof fetch>) => fetch(...given))

  /**
   * One call, without retries.
   * @throws ApiError if the service refuses it, ConnectionError if there is no whole answer, the
   * signal's reason if it is aborted.
   */
  async function call(
    method: 'GET' | 'POST',
    path: string,
    { query = {}, body, headers, signal, timeoutMs = callTimeoutMs }: CallOptions = {},
  ): Promise<Record<string, unknown>> {
    const limit = AbortSignal.timeout(Math.ceil(timeoutMs))
    const request = {
      method,
      headers: {
        ...keyHeaders,
        ...(body ? { 'Content-Type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      // A redirect could take the key elsewhere, or turn an order into a question.
      redirect: 'error' as const,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    }
    let response: Response
    let answer: Record<string, unknown> | null
    try {
      response = await send(baseUrl + path + queryOf(query), request)
      answer = objectIn(await response.text())
    } catch (error) {
      signal?.throwIfAborted()
      throw new ConnectionError(`No answer to ${method} ${path}: ${causeOf(error)}`, {
        cause: error,
      })
    }
    if (!response.ok) throw new ApiError(response.status, answer, response.headers)
    if (!answer) throw new ConnectionError(`The answer to ${method} ${path} is no JSON object.`)
    return answer
  }

  /** A call that only reads, made again after a failure that may pass. */
  async function read(path: string, given: CallOptions = {}): Promise<Record<string, unknown>> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await call('GET', path, given)
      } catch (error) {
        if (!mayPass(error) || attempt === READ_ATTEMPTS) throw error
        await time.pause(backoffMs(attempt, error), given.signal)
        given.signal?.throwIfAborted()
      }
    }
  }

  return { call, read, time, callTimeoutMs }
}

/** How long to wait after a number of failed attempts, with jitter so that clients do not retry all at once. */
export function backoffMs(attempt: number, error?: unknown): number {
  const limit = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (attempt - 1))
  const asked = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0
  return asked + limit * (0.5 + Math.random() / 2)
}

/** Whether the same call may succeed later without a change. */
export function mayPass(error: unknown): boolean {
  if (error instanceof ConnectionError) return true
  if (!(error instanceof ApiError)) return false
  return error.status === 429 || (error.status >= 500 && error.status !== 501)
}

function queryOf(query: Query): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) search.append(name, String(one))
  return search.size === 0 ? '' : `?${search}`
}

/** Node gives the reason as the error's cause, such as ECONNREFUSED. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return String(code ?? error.message)
}

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

const REAL_TIME: Time = {
  now: () => Date.now(),
  pause: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve()
      const end = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', end)
        resolve()
      }
      const timer = setTimeout(end, ms)
      signal?.addEventListener('abort', end)
    }),
}
