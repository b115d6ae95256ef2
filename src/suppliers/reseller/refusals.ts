import { SupplierFault } from '../../domain/suppliers/supplier.ts'
import type { Answer } from './transport.ts'

// What the contract's refusals mean for us. Each answer has one outcome; docs/suppliers.md lists them.

/** Refused for now, before anything was done: the order is retried, here or at another supplier. */
const REFUSED_FOR_NOW = new Set([
  'INSUFFICIENT_BALANCE',
  'MAINTENANCE',
  'API_ORDER_DISABLED',
  'RATE_LIMIT',
  'RATE_LIMIT_UNAVAILABLE',
  'LOOKUP_UNAVAILABLE',
  'MISSING_API_KEY',
  'INVALID_API_KEY_FORMAT',
  'INVALID_API_KEY',
  'API_DISABLED',
  'API_DISABLED_BY_ADMIN',
  'API_NOT_ELIGIBLE',
  'ACCOUNT_BANNED',
  'ACCOUNT_RESTRICTED',
  'IP_ALLOWLIST_REQUIRED',
  'IP_NOT_ALLOWED',
  'KEY_SCOPE',
  'KEY_CAP_EXCEEDED',
  'ADDRESS_NOT_CONFIRMED',
])
/** Refused by a check that the supplier makes after it has looked for the trxid: it does not know this one. */
const PROVES_UNKNOWN_TRXID = new Set([
  'INSUFFICIENT_BALANCE',
  'UNKNOWN_PID',
  'INVALID_PACK',
  'GAME_DISABLED',
  'INVALID_PRODUCT',
  'PRODUCT_DISABLED',
  'QUANTITY_ONLY_FOR_GAMEKEY_OR_GIFTCARD',
  'QUANTITY_EXCEEDS_MAX',
  'INSUFFICIENT_STOCK',
  'LOOKUP_UNAVAILABLE',
])
/** The supplier still works on the first call with this trxid. */
const IN_FLIGHT = new Set(['DUPLICATE_IN_FLIGHT', 'RESULT_PENDING'])
const OTHERS = new Set([
  'TOO_MANY_REQUESTS',
  'INVALID_BODY',
  'INVALID_REQUEST',
  'INVALID_JSON',
  'INVALID_PLAYER_ID',
  'FORBIDDEN',
  'ORDER_NOT_FOUND',
  'NOT_IMPLEMENTED',
  'INTERNAL',
])
const KNOWN = [REFUSED_FOR_NOW, PROVES_UNKNOWN_TRXID, IN_FLIGHT, OTHERS]
const IN_FLIGHT_RETRY_MS = 2000
const RATE_LIMIT_RETRY_MS = 1000

/**
 * The code of an answer, if it is in the contract. Any other text is not passed on: it might contain our
 * key, or a code. Some services send no code where the contract names only an error: it is the same text.
 */
export function errorCodeOf({ body }: Answer): string {
  const said = body?.code ?? body?.error
  if (typeof said !== 'string') return 'without an error code'
  const code = said.replaceAll(' ', '_')
  return KNOWN.some((codes) => codes.has(code)) ? code : 'with an unknown error code'
}

/** The answer for the operator, such as `503 MAINTENANCE`. */
function described(answer: Answer): string {
  return `${answer.status} ${errorCodeOf(answer)}`
}

/**
 * Handles every answer that does not say what became of an order or lookup.
 * @returns a description of a final refusal: nothing was done, and nothing will be.
 * @throws SupplierFault not-sent if it was refused for now; unknown if the supplier may have acted.
 */
export function refusalOf(answer: Answer): string {
  const { status, retryAfterMs, body } = answer
  const code = errorCodeOf(answer)
  const said = described(answer)
  if (IN_FLIGHT.has(code))
    throw new SupplierFault('unknown', said, { retryAfterMs: IN_FLIGHT_RETRY_MS })
  if (isBusy(answer))
    throw new SupplierFault('not-sent', said, { retryAfterMs: retryAfterMs ?? RATE_LIMIT_RETRY_MS })
  if (REFUSED_FOR_NOW.has(code)) throw new SupplierFault('not-sent', said)
  const refused = body?.success === false || body?.orderCreated === false
  if (refused && [400, 401, 403, 413, 501].includes(status)) return said
  // The answer is from a proxy or breaks the contract: the service may have acted.
  throw new SupplierFault('unknown', `The answer is not in the contract: ${said}.`)
}

/**
 * As refusalOf, for a call that repeats one whose answer was lost. Most refusals of the repeat say nothing
 * about the first call.
 * @returns absent if the refusal proves that the first call was never accepted.
 * @throws SupplierFault
 */
export function refusalOfRepeat(answer: Answer): { outcome: 'absent' } {
  if ([400, 503].includes(answer.status) && PROVES_UNKNOWN_TRXID.has(errorCodeOf(answer)))
    return { outcome: 'absent' }
  throw new SupplierFault('unknown', `The repeated request was refused: ${refusalOf(answer)}.`)
}

/** The fault for a check without a result: the order may or may not have been done. */
export function unansweredOf(answer: Answer): SupplierFault {
  const busy = isBusy(answer) ? { retryAfterMs: answer.retryAfterMs ?? RATE_LIMIT_RETRY_MS } : {}
  return new SupplierFault('unknown', `The answer to the check was ${described(answer)}.`, busy)
}

function isBusy(answer: Answer): boolean {
  const code = errorCodeOf(answer)
  return code === 'RATE_LIMIT' || (answer.status === 429 && code === 'TOO_MANY_REQUESTS')
}
