/** The service answered that it will not do it. */
export class ApiError extends Error {
  override name = 'ApiError'
  /** The HTTP status. */
  readonly status: number
  /** Such as INSUFFICIENT_BALANCE. Where the answer is not the service's own: HTTP_ and the status. */
  readonly code: string
  /** What to fix, for the engineer who reads it. */
  readonly detail: string | undefined
  /** Send it to the operator if you ask them about this answer. */
  readonly requestId: string | undefined
  /** How long the service asks you to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined
  /** The whole answer; null if it is not a JSON object. */
  readonly body: Record<string, unknown> | null

  constructor(status: number, body: Record<string, unknown> | null, headers: Headers) {
    const text = (name: string) => (typeof body?.[name] === 'string' ? body[name] : undefined)
    const error = text('error')
    super([error ?? `HTTP ${status}`, text('detail')].filter(Boolean).join(': '))
    this.status = status
    this.code = text('code') ?? error?.replaceAll(' ', '_') ?? `HTTP_${status}`
    this.detail = text('detail')
    this.requestId = text('requestId') ?? headers.get('X-Request-Id') ?? undefined
    const seconds = headers.get('Retry-After') ?? ''
    this.retryAfterMs = /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1000 : undefined
    this.body = body
  }
}

/** There was no whole answer: nobody knows whether the call did anything. */
export class ConnectionError extends Error {
  override name = 'ConnectionError'
}
