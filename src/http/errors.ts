import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AccessRefusal } from '../domain/access.ts'
import { DomainError, type ErrorCode } from '../domain/errors.ts'
import type { Log } from '../domain/supplier-calls.ts'
import type { ApiContext } from './context.ts'

type Answer = {
  status: ContentfulStatusCode
  error: string
  code?: string
  /** What is wrong differs from case to case: the message is sent along as `detail`. */
  detailed?: true
}

/** The contract's words for what the domain refuses. A code that is not here is no caller's fault. */
const ANSWERS: Partial<Record<ErrorCode, Answer>> = {
  INVALID_BODY: { status: 400, error: 'INVALID BODY', detailed: true },
  INVALID_REQUEST: { status: 400, error: 'INVALID REQUEST', detailed: true },
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
  INSUFFICIENT_BALANCE: { status: 400, error: 'INSUFFICIENT BALANCE' },
  TRXID_TAKEN: { status: 403, error: 'FORBIDDEN', code: 'FORBIDDEN' },
  DUPLICATE_IN_FLIGHT: { status: 429, error: 'DUPLICATE IN FLIGHT', code: 'DUPLICATE_IN_FLIGHT' },
  RESULT_PENDING: { status: 503, error: 'RESULT PENDING', code: 'RESULT_PENDING' },
  MAINTENANCE: { status: 503, error: 'MAINTENANCE', code: 'MAINTENANCE' },
  API_ORDER_DISABLED: { status: 503, error: 'API ORDER DISABLED', code: 'API_ORDER_DISABLED' },
  NOT_IMPLEMENTED: { status: 501, error: 'NOT IMPLEMENTED' },
  ORDER_NOT_FOUND: { status: 404, error: 'ORDER NOT FOUND' },
}

function refuse(
  c: Context,
  { status, error, code }: Omit<Answer, 'detailed'>,
  extra: { detail?: string; requestId?: string } = {},
): Response {
  return c.json({ success: false, ...(code ? { code } : {}), error, ...extra }, status)
}

/** 401 for what is wrong with the key, 403 for what is wrong with the account or address. */
export function refuseAccess(c: ApiContext, code: AccessRefusal): Response {
  return refuse(c, { status: code.includes('API_KEY') ? 401 : 403, error: words(code), code })
}

export function refuseRate(c: ApiContext, retryAfterMs: number): Response {
  c.header('Retry-After', String(Math.ceil(retryAfterMs / 1000)))
  return refuse(c, { status: 429, error: 'TOO MANY REQUESTS', code: 'RATE_LIMIT' })
}

export function refuseUnmetered(c: ApiContext): Response {
  const code = 'RATE_LIMIT_UNAVAILABLE'
  return refuse(c, { status: 503, error: words(code), code })
}

export function refuseJson(c: ApiContext, detail: string): Response {
  return refuse(c, { status: 401, error: 'INVALID JSON' }, { detail })
}

export function refuseSize(c: ApiContext, detail: string): Response {
  return refuse(c, { status: 413, error: 'INVALID BODY' }, { detail })
}

/** The one place where an error that was thrown becomes an answer. */
export function errorAnswer(log: Log) {
  return (error: Error, c: ApiContext): Response => {
    const answer = error instanceof DomainError ? ANSWERS[error.code] : undefined
    if (!answer || !(error instanceof DomainError)) {
      const requestId = c.get('requestId')
      log.error({ requestId, method: c.req.method, err: error }, 'a request failed')
      return refuse(c, { status: 500, error: 'INTERNAL ERROR', code: 'INTERNAL' }, { requestId })
    }
    // The contract answers an order that the wallet cannot cover in the form of an order.
    if (error.code === 'INSUFFICIENT_BALANCE' && error.slug !== undefined)
      return c.json(
        { orderCreated: false, status: 'cancelled', game: error.slug, error: answer.error },
        answer.status,
      )
    return refuse(c, answer, answer.detailed ? { detail: error.message } : {})
  }
}

/** An authentication failure's `error` is its code with spaces. */
function words(code: string): string {
  return code.replaceAll('_', ' ')
}
