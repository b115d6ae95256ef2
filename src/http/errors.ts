import type { ErrorHandler } from 'hono'
import { type DatabaseUnavailable, unavailability } from '../db/store.ts'
import type { AccessRefusal } from '../domain/access/gatekeeper.ts'
import { DomainError, isRefusal, type RequestErrors } from '../domain/shared/errors.ts'
import type { Log } from '../domain/shared/log.ts'
import { formatUsd } from '../domain/shared/money.ts'
import { JSON_TYPE, json } from './answer.ts'
import type { ApiContext, ApiEnv } from './context.ts'
import { fieldsDetail } from './field-details.ts'

type Answer<Data> = {
  status: number
  error: string
  code?: string
  /** What is wrong, if that differs from case to case. */
  detail?: (data: Data) => string | undefined
  /** When it is worth trying again. */
  retryAfterMs?: number
}

type HttpCode =
  | 'INVALID_BODY'
  | 'INVALID_REQUEST'
  | 'INVALID_JSON'
  | 'BODY_TOO_LARGE'
  | 'NOT_IMPLEMENTED'
  | 'RESULT_PENDING'
  | 'LOOKUP_UNAVAILABLE'

/** A refusal at the level of HTTP. The message is for the engineer who sent the request. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly code: HttpCode

  constructor(code: HttpCode, detail = '') {
    super(detail)
    this.code = code
  }
}

/** How long a supplier's circuit breaker stays open at first. */
const UNAVAILABLE_MS = 5000

const INVALID_BODY = { status: 400, error: 'INVALID BODY' }
const INVALID_REQUEST = { status: 400, error: 'INVALID REQUEST' }

/** The contract's answers to the errors of the domain. */
const ANSWERS: { [Code in keyof RequestErrors]: Answer<RequestErrors[Code]> } = {
  INVALID_FIELDS: { ...INVALID_REQUEST, detail: ({ problems }) => fieldsDetail(problems) },
  FIELDS_DIFFER: {
    ...INVALID_BODY,
    detail: ({ names }) => `${names.join(' and ')} name one field; send one of them.`,
  },
  TRXID_USED_ELSEWHERE: {
    ...INVALID_REQUEST,
    detail: ({ endpoint }) => `This trxid was used at POST /${endpoint}; use a new one.`,
  },
  INVALID_PLAYER_ID: { status: 400, error: 'INVALID PLAYER ID' },
  QUANTITY_NOT_ALLOWED: { status: 400, error: 'QUANTITY ONLY FOR GAMEKEY OR GIFTCARD' },
  QUANTITY_EXCEEDS_MAX: {
    status: 400,
    error: 'QUANTITY EXCEEDS MAX',
    code: 'QUANTITY_EXCEEDS_MAX',
  },
  UNKNOWN_PID: { status: 400, error: 'UNKNOWN PID' },
  INVALID_PRODUCT: { status: 400, error: 'INVALID PRODUCT', code: 'INVALID_PRODUCT' },
  PRODUCT_DISABLED: { status: 400, error: 'PRODUCT DISABLED', code: 'PRODUCT_DISABLED' },
  GAME_DISABLED: { status: 400, error: 'GAME DISABLED' },
  INVALID_PACK: { status: 400, error: 'INVALID PACK' },
  INSUFFICIENT_STOCK: { status: 400, error: 'INSUFFICIENT STOCK', code: 'INSUFFICIENT_STOCK' },
  INSUFFICIENT_BALANCE: {
    status: 400,
    error: 'INSUFFICIENT BALANCE',
    detail: ({ debtMicros }) =>
      debtMicros === 0
        ? undefined
        : `The account owes ${formatUsd(debtMicros)}, since a payment was taken back after it had been spent. Top it up: the debt is paid first, and the rest is in the wallet.`,
  },
  TRXID_TAKEN: { status: 403, error: 'FORBIDDEN', code: 'FORBIDDEN' },
  DUPLICATE_IN_FLIGHT: { status: 429, error: 'DUPLICATE IN FLIGHT', code: 'DUPLICATE_IN_FLIGHT' },
  MAINTENANCE: { status: 503, error: 'MAINTENANCE', code: 'MAINTENANCE' },
  API_ORDER_DISABLED: { status: 503, error: 'API ORDER DISABLED', code: 'API_ORDER_DISABLED' },
  ORDER_NOT_FOUND: { status: 404, error: 'ORDER NOT FOUND' },
}

const HTTP_ANSWERS: Record<HttpCode, Answer<string>> = {
  INVALID_BODY: { ...INVALID_BODY, detail: (detail) => detail },
  INVALID_REQUEST: { ...INVALID_REQUEST, detail: (detail) => detail },
  INVALID_JSON: { status: 401, error: 'INVALID JSON', detail: (detail) => detail },
  BODY_TOO_LARGE: { status: 413, error: 'INVALID BODY', detail: (detail) => detail },
  NOT_IMPLEMENTED: { status: 501, error: 'NOT IMPLEMENTED' },
  RESULT_PENDING: { status: 503, error: 'RESULT PENDING', code: 'RESULT_PENDING' },
  LOOKUP_UNAVAILABLE: {
    status: 503,
    error: 'LOOKUP UNAVAILABLE',
    code: 'LOOKUP_UNAVAILABLE',
    retryAfterMs: UNAVAILABLE_MS,
  },
}

function refuse(
  c: ApiContext,
  { status, error, code, retryAfterMs }: Omit<Answer<never>, 'detail'>,
  extra: { detail?: string; requestId?: string } = {},
): Response {
  const seconds = Math.ceil((retryAfterMs ?? 0) / 1000)
  const headers = { ...JSON_TYPE, ...(seconds > 0 ? { 'Retry-After': String(seconds) } : {}) }
  return json(c, { success: false, ...(code ? { code } : {}), error, ...extra }, status, headers)
}

/**
 * Answers 401 if the key is refused, 403 if the account or the address is. A caller who is not on the
 * allowlist gets the address to put on it, because GET /my-ip is refused like every other call.
 */
export function refuseAccess(c: ApiContext, code: AccessRefusal, address: string): Response {
  const status = code.includes('API_KEY') ? 401 : 403
  const aboutAddress = code === 'IP_NOT_ALLOWED' || code === 'IP_ALLOWLIST_REQUIRED'
  const detail = `This call came from the address ${address}.`
  const extra = aboutAddress && address !== '' ? { detail } : {}
  return refuse(c, { status, error: words(code), code }, extra)
}

export function refuseRate(c: ApiContext, retryAfterMs: number): Response {
  return refuse(c, { status: 429, error: 'TOO MANY REQUESTS', code: 'RATE_LIMIT', retryAfterMs })
}

export function refuseUnmetered(c: ApiContext): Response {
  const code = 'RATE_LIMIT_UNAVAILABLE'
  return refuse(c, { status: 503, error: words(code), code })
}

/** The service tries the database once a second, so after this long it knows whether it works again. */
const DATABASE_RETRY_MS = 2000

/** The only place that turns thrown errors into answers. */
export function answerErrors(log: Log, noteError: (error: unknown) => void): ErrorHandler<ApiEnv> {
  /** The caller can send the same trxid again to learn what happened. */
  function refuseWithoutDatabase(c: ApiContext, { message: reason }: DatabaseUnavailable) {
    const requestId = c.get('requestId')
    // Without the stack: there may be thousands of them within a minute.
    log.warn({ requestId, method: c.req.method, reason }, 'the database was not available')
    const code = 'DATABASE_UNAVAILABLE'
    const answer = { status: 503, error: words(code), code, retryAfterMs: DATABASE_RETRY_MS }
    return refuse(c, answer, { requestId })
  }

  return (error, c) => {
    noteError(error)
    if (error instanceof HttpError) return refuseWith(c, HTTP_ANSWERS[error.code], error.message)
    if (error instanceof DomainError && isRequestError(error)) return refuseRequest(c, error)
    const unavailable = unavailability(error)
    if (unavailable) return refuseWithoutDatabase(c, unavailable)
    const requestId = c.get('requestId')
    log.error({ requestId, method: c.req.method, err: error }, 'a request failed')
    return refuse(c, { status: 500, error: 'INTERNAL ERROR', code: 'INTERNAL' }, { requestId })
  }
}

/** All other errors are not the caller's fault. */
function isRequestError(error: DomainError): error is DomainError<keyof RequestErrors> {
  return Object.hasOwn(ANSWERS, error.code)
}

function refuseRequest<Code extends keyof RequestErrors>(
  c: ApiContext,
  error: DomainError<Code>,
): Response {
  const answer = ANSWERS[error.code]
  // If the wallet cannot cover an order, the contract's answer has the form of an order.
  if (isRefusal(error, 'INSUFFICIENT_BALANCE') && error.data.slug !== undefined) {
    const detail = ANSWERS[error.code].detail?.(error.data)
    const { status, error: words } = answer
    const order = { orderCreated: false, status: 'cancelled', game: error.data.slug, error: words }
    return json(c, { ...order, ...(detail === undefined ? {} : { detail }) }, status)
  }
  return refuseWith(c, answer, error.data)
}

function refuseWith<Data>(c: ApiContext, answer: Answer<Data>, data: Data): Response {
  const detail = answer.detail?.(data)
  return refuse(c, answer, detail === undefined ? {} : { detail })
}

/** The `error` for a code: the code with spaces. */
function words(code: string): string {
  return code.replaceAll('_', ' ')
}
