import { unavailability } from '../../db/store.ts'
import type { AccessRefusal, EndedKey } from '../../domain/access/gatekeeper.ts'
import type { KeyScope } from '../../domain/access/key-terms.ts'
import { DomainError, isRefusal, type RequestErrors } from '../../domain/shared/errors.ts'
import type { Log } from '../../domain/shared/log.ts'
import { formatUsd, toUsd } from '../../domain/shared/money.ts'
import { JSON_TYPE, json } from '../answer.ts'
import type { ApiContext } from '../context.ts'
import { ERRORS, type ErrorName, errorRow, NO_ADDRESS } from './error-table.ts'
import { fieldsDetail } from './field-details.ts'

/** Further fields of an error's answer. */
type Fields = { detail?: string; requestId?: string; [name: string]: unknown }

/** A refusal at the level of HTTP. The message is for the engineer who sent the request. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly code: ErrorName
  /** Further fields of the answer. */
  readonly fields: Fields

  constructor(code: ErrorName, detail = '', fields: Fields = {}) {
    super(detail)
    this.code = code
    this.fields = detail === '' ? fields : { detail, ...fields }
  }
}

/** The domain's errors that the contract has another name for. All others of a request have a row of their own name. */
const NAMES: Record<Exclude<keyof RequestErrors, ErrorName>, ErrorName> = {
  INVALID_FIELDS: 'INVALID_REQUEST',
  FIELDS_DIFFER: 'INVALID_BODY',
  TRXID_USED_ELSEWHERE: 'INVALID_REQUEST',
  QUANTITY_NOT_ALLOWED: 'QUANTITY_ONLY_FOR_GAMEKEY_OR_GIFTCARD',
  TRXID_TAKEN: 'FORBIDDEN',
}

/** Further fields of the answer, which differ from case to case. */
const FIELDS: { [Code in keyof RequestErrors]?: (data: RequestErrors[Code]) => Fields } = {
  INVALID_FIELDS: ({ problems }) => ({ detail: fieldsDetail(problems) }),
  FIELDS_DIFFER: ({ names }) => ({
    detail: `${names.join(' and ')} name one field; send one of them.`,
  }),
  TRXID_USED_ELSEWHERE: ({ endpoint }) => ({
    detail: `This trxid was used at POST /${endpoint}; use a new one.`,
  }),
  INSUFFICIENT_BALANCE: ({ neededMicros, balanceMicros, debtMicros }) => ({
    detail:
      debtMicros === 0
        ? `This costs ${formatUsd(neededMicros)}, and the wallet has ${formatUsd(balanceMicros)}. Top up in the bot, then send the same trxid again.`
        : `The account owes ${formatUsd(debtMicros)}, since a payment was taken back after it had been spent. Top it up: the debt is paid first, and the rest is in the wallet.`,
  }),
  PRICE_CHANGED: ({ amountMicros }) => ({ price: toUsd(amountMicros) }),
  KEY_CAP_EXCEEDED: ({ cap, capMicros, spentMicros, neededMicros }) => ({
    capUsd: toUsd(capMicros),
    spentUsd: toUsd(spentMicros),
    detail:
      cap === 'order'
        ? `This costs ${formatUsd(neededMicros)}, and the key may pay at most ${formatUsd(capMicros)} for one order or lookup. Use another key, or raise the cap in the bot.`
        : `This costs ${formatUsd(neededMicros)}, and the key may pay at most ${formatUsd(capMicros)} a day, of which ${formatUsd(spentMicros)} are spent. A day begins at 00:00 UTC. Wait, use another key, or raise the cap in the bot.`,
  }),
  ADDRESS_NOT_CONFIRMED: ({ address, asked }) => {
    if (address === null) return { detail: NO_ADDRESS }
    const refused = `This key was never used from the address ${address}.`
    const next = asked
      ? 'The holder of the account is asked in the bot. Once it is allowed, send the same trxid again.'
      : 'The holder was not asked, because they get at most five such questions in an hour. Send it again in an hour, or the holder puts the address on the allowlist.'
    return { detail: `${refused} ${next}` }
  },
}

const KEY_ENDED: Record<EndedKey['how'], string> = {
  replaced: 'This key was replaced by a new one',
  expired: 'This key expired',
  revoked: 'This key was revoked',
}

/** @param waitMs when to try again, if the error table does not say */
export function refuse(
  c: ApiContext,
  name: ErrorName,
  fields: Fields = {},
  waitMs?: number,
): Response {
  const { status, code, error, detail, retryAfterMs = waitMs } = errorRow(name)
  const body = { success: false, code, error, detail, ...fields }
  if (retryAfterMs === undefined) return json(c, body, status)
  const seconds = String(Math.ceil(retryAfterMs / 1000))
  return json(c, body, status, { ...JSON_TYPE, 'Retry-After': seconds })
}

/**
 * Answers 401 if the key is refused, 403 if the account or the address is. A caller who is not on the
 * allowlist gets the address to put on it, because GET /my-ip is refused like every other call. Only who has
 * a key that was valid once learns what became of it.
 */
export function refuseAccess(
  c: ApiContext,
  code: AccessRefusal,
  address: string | null,
  ended?: EndedKey,
): Response {
  if (ended) return refuse(c, code, { detail: endedDetail(ended) })
  const aboutAddress = code === 'IP_NOT_ALLOWED' || code === 'IP_ALLOWLIST_REQUIRED'
  return refuse(c, code, aboutAddress ? { detail: addressDetail(address) } : {})
}

/** Allowlists have IPv4 addresses alone. */
function addressDetail(address: string | null): string {
  if (address === null) return NO_ADDRESS
  const next = address.includes(':')
    ? 'An allowlist has IPv4 addresses: call over IPv4.'
    : 'Add it to the allowlist in the bot (/api).'
  return `This call came from the address ${address}. ${next}`
}

function endedDetail({ how, at }: EndedKey): string {
  const when = at === null ? '' : ` at ${at.toISOString()}`
  const next = how === 'replaced' ? 'Use the new one' : 'Use another one'
  return `${KEY_ENDED[how]}${when}. ${next}, or create one in the bot (/api).`
}

/** Answers 403 if the key is not meant for calls of this kind. */
export function refuseScope(c: ApiContext, needed: KeyScope, has: readonly KeyScope[]): Response {
  const detail = `This call needs a key with the scope ${needed}. This key has ${has.join(', ')}. Use another one, or change its scopes in the bot.`
  return refuse(c, 'KEY_SCOPE', { detail })
}

/** The only place that turns thrown errors into answers. */
export function answerErrors(log: Log, noteError: (error: unknown) => void) {
  return (error: unknown, c: ApiContext): Response => {
    noteError(error)
    if (error instanceof HttpError) return refuse(c, error.code, error.fields)
    if (error instanceof DomainError && isRequestError(error)) return refuseRequest(c, error)
    const requestId = c.get('requestId')
    const about = { requestId, method: c.req.method }
    const unavailable = unavailability(error)
    // Without the stack: there may be thousands of them within a minute.
    if (unavailable)
      log.warn({ ...about, reason: unavailable.message }, 'the database was not available')
    else log.error({ ...about, err: error }, 'a request failed')
    // The caller can send the same trxid again to learn what happened.
    return refuse(c, unavailable ? 'DATABASE_UNAVAILABLE' : 'INTERNAL', { requestId })
  }
}

/** All other errors are not the caller's fault. */
function isRequestError(error: DomainError): error is DomainError<keyof RequestErrors> {
  return Object.hasOwn(NAMES, error.code) || Object.hasOwn(ERRORS, error.code)
}

function refuseRequest<Code extends keyof RequestErrors>(
  c: ApiContext,
  error: DomainError<Code>,
): Response {
  const { code: own } = error
  const name = own in NAMES ? NAMES[own as keyof typeof NAMES] : (own as ErrorName)
  const fields: ((data: RequestErrors[Code]) => Fields) | undefined = FIELDS[own]
  const more = fields?.(error.data)
  // If the wallet cannot cover an order, the contract's answer has the form of an order.
  if (isRefusal(error, 'INSUFFICIENT_BALANCE') && error.data.slug !== undefined) {
    const { status, code, error: words } = errorRow(name)
    const order = { orderCreated: false, status: 'cancelled', game: error.data.slug }
    return json(c, { ...order, error: words, code, ...more }, status)
  }
  return refuse(c, name, more)
}
