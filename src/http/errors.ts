import { type DatabaseUnavailable, unavailability } from '../db/store.ts'
import type { AccessRefusal } from '../domain/access/gatekeeper.ts'
import { DomainError, isRefusal, type RequestErrors } from '../domain/shared/errors.ts'
import type { Log } from '../domain/shared/log.ts'
import { formatUsd } from '../domain/shared/money.ts'
import { fieldsDetail } from './field-details.ts'
import { json, type Reply } from './reply.ts'

type Answer<Data> = {
  status: number
  error: string
  code?: string
  /** What is wrong, where that differs from case to case. */
  detail?: (data: Data) => string | undefined
  /** When it is worth trying again. */
  retryAfterMs?: number
}

type HttpCode = 'INVALID_BODY' | 'NOT_IMPLEMENTED' | 'RESULT_PENDING' | 'LOOKUP_UNAVAILABLE'

/** What HTTP itself refuses. The message is for the engineer who sent the request. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly code: HttpCode

  constructor(code: HttpCode, detail = '') {
    super(detail)
    this.code = code
  }
}

/** So long a supplier's circuit breaker stays open at first. */
const UNAVAILABLE_MS = 5000

const INVALID_BODY = { status: 400, error: 'INVALID BODY' }
const INVALID_REQUEST = { status: 400, error: 'INVALID REQUEST' }

/** The contract's words for what the domain refuses. */
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
  { status, error, code }: Pick<Answer<never>, 'status' | 'error' | 'code'>,
  extra: { detail?: string; requestId?: string } = {},
): Reply {
  return json({ success: false, ...(code ? { code } : {}), error, ...extra }, status)
}

/**
 * 401 for what is wrong with the key, 403 for what is wrong with the account or address. Who is kept out
 * by the allowlist is told the address to put on it: GET /my-ip is refused like every other call.
 */
export function refuseAccess(code: AccessRefusal, address: string): Reply {
  const status = code.includes('API_KEY') ? 401 : 403
  const aboutAddress = code === 'IP_NOT_ALLOWED' || code === 'IP_ALLOWLIST_REQUIRED'
  const detail = `This call came from the address ${address}.`
  const extra = aboutAddress && address !== '' ? { detail } : {}
  return refuse({ status, error: words(code), code }, extra)
}

export function refuseRate(retryAfterMs: number): Reply {
  return later(
    refuse({ status: 429, error: 'TOO MANY REQUESTS', code: 'RATE_LIMIT' }),
    retryAfterMs,
  )
}

export function refuseUnmetered(): Reply {
  const code = 'RATE_LIMIT_UNAVAILABLE'
  return refuse({ status: 503, error: words(code), code })
}

export function refuseJson(detail: string): Reply {
  return refuse({ status: 401, error: 'INVALID JSON' }, { detail })
}

export function refuseSize(detail: string): Reply {
  return refuse({ status: 413, error: 'INVALID BODY' }, { detail })
}

/** The database is tried once a second: by then it is known whether it is back. */
const AWAY_MS = 2000

/** The request that failed. */
type Failed = { requestId: string; method: string; log: Log }

/** The one place where an error that was thrown becomes an answer. */
export function errorReply(error: unknown, failed: Failed): Reply {
  if (error instanceof HttpError) return refuseWith(HTTP_ANSWERS[error.code], error.message)
  if (error instanceof DomainError && isOfRequests(error)) return refuseRequest(error)
  const { requestId, method, log } = failed
  const unavailable = unavailability(error)
  if (unavailable) return refuseWithoutDatabase(unavailable, failed)
  log.error({ requestId, method, err: error }, 'a request failed')
  return refuse({ status: 500, error: 'INTERNAL ERROR', code: 'INTERNAL' }, { requestId })
}

/** All others are no caller's fault. */
function isOfRequests(error: DomainError): error is DomainError<keyof RequestErrors> {
  return Object.hasOwn(ANSWERS, error.code)
}

function refuseRequest<Code extends keyof RequestErrors>(error: DomainError<Code>): Reply {
  const answer = ANSWERS[error.code]
  // The contract answers an order that the wallet cannot cover in the form of an order.
  if (isRefusal(error, 'INSUFFICIENT_BALANCE') && error.data.slug !== undefined) {
    const detail = ANSWERS[error.code].detail?.(error.data)
    const { status, error: words } = answer
    const order = { orderCreated: false, status: 'cancelled', game: error.data.slug, error: words }
    return json({ ...order, ...(detail === undefined ? {} : { detail }) }, status)
  }
  return refuseWith(answer, error.data)
}

function refuseWith<Data>(answer: Answer<Data>, data: Data): Reply {
  const detail = answer.detail?.(data)
  const refusal = refuse(answer, detail === undefined ? {} : { detail })
  return answer.retryAfterMs === undefined ? refusal : later(refusal, answer.retryAfterMs)
}

/** Whoever sends the same trxid again is told what became of it. */
function refuseWithoutDatabase(
  { message: reason }: DatabaseUnavailable,
  { requestId, method, log }: Failed,
): Reply {
  // Without the stack: there may be thousands of them within a minute.
  log.warn({ requestId, method, reason }, 'the database was not available')
  const code = 'DATABASE_UNAVAILABLE'
  return later(refuse({ status: 503, error: words(code), code }, { requestId }), AWAY_MS)
}

function later(refusal: Reply, retryAfterMs: number): Reply {
  return { ...refusal, headers: { 'Retry-After': String(Math.ceil(retryAfterMs / 1000)) } }
}

/** An authentication failure's `error` is its code with spaces. */
function words(code: string): string {
  return code.replaceAll('_', ' ')
}
