import { ACCESS_ERRORS, type ErrorRow } from './access-errors.ts'

// What the API's refusals mean to the program that gets them. The answers, the OpenAPI document and the
// table in docs/api.md are made of this.

/** The service tries the database once a second, so after this long it knows whether it works again. */
const DATABASE_RETRY_MS = 2000
/** How long a supplier's circuit breaker stays open at first. */
const SUPPLIER_RETRY_MS = 5000
/** The operator has switched something off: that takes minutes, not seconds. */
const SWITCH_RETRY_MS = 60_000
/** The limit ends at 00:00 UTC; asking once an hour is soon enough. */
const TEST_LIMIT_RETRY_MS = 60 * 60_000

/** Somebody's wait ends within 25 seconds. */
const WAIT_RETRY_MS = 5000

/** The `detail` of RESULT_PENDING. */
export const PENDING =
  'The fee was charged, and the result is not known yet. There is no GET for it: the same body with the same trxid answers with the result once it is known.'
/** The `detail` where a call's address matters and is not known. */
export const NO_ADDRESS =
  'The proxy in front of the service does not say which address this call came from. The operator has to let it write X-Forwarded-For.'
const SAME_TRXID = 'Send the same body with the same trxid again after Retry-After seconds.'

export const ERRORS = {
  ...ACCESS_ERRORS,
  INVALID_JSON: {
    status: 401,
    meaning: 'The body is not JSON in UTF-8.',
    remedy: 'Fix what `detail` names.',
    example: { detail: 'The body is not JSON in UTF-8: Unexpected end of JSON input' },
  },
  FORBIDDEN: {
    status: 403,
    meaning: 'Another account has used this trxid.',
    remedy: 'Order with a new trxid, with a prefix of your own.',
  },
  ORDER_NOT_FOUND: {
    status: 404,
    meaning: 'There is no such order in this account.',
    remedy: 'Check the id.',
  },
  EVENTS_EXPIRED: {
    status: 410,
    meaning: 'Events after this one have been deleted, or a backup was restored.',
    remedy: 'Call without `after` to begin with `oldest`, the oldest event that is stored.',
    example: { oldest: 'evt_1KF0RDQM40000002M3JX' },
  },
  INVALID_BODY: {
    status: 400,
    meaning: 'A value has the wrong type or is given twice, or the content type is wrong.',
    remedy: 'Fix what `detail` names.',
    example: { detail: 'quantity: Invalid input: expected number, received string' },
  },
  BODY_TOO_LARGE: {
    status: 413,
    code: 'INVALID_BODY',
    meaning: 'The body is larger than 64 KiB, or came in more than 1000 chunks.',
    remedy: 'Send a smaller body, in one piece.',
    example: { detail: 'The body must not be larger than 65536 bytes.' },
  },
  INVALID_REQUEST: {
    status: 400,
    meaning:
      'A field is missing or malformed, a query parameter makes no sense, or the trxid was used at another path.',
    remedy: 'Fix what `detail` names.',
    example: { detail: 'zoneId: missing (Zone ID)' },
  },
  INVALID_PLAYER_ID: {
    status: 400,
    meaning: 'A player id of game A has digits only and starts with 5.',
    remedy: 'Ask your customer for the right id.',
  },
  UNKNOWN_PID: {
    status: 400,
    meaning: 'The catalog has no such product.',
    remedy: 'Read `GET /products` again.',
  },
  INVALID_PRODUCT: {
    status: 400,
    meaning: 'The line of the product does not exist any more.',
    remedy: 'Read `GET /products` again.',
  },
  PRODUCT_DISABLED: {
    status: 400,
    meaning: 'The product is paused, or no supplier may take more of it today.',
    remedy: 'Offer another one; it may come back.',
  },
  GAME_DISABLED: {
    status: 400,
    meaning: 'The whole line is paused.',
    remedy: 'Offer another one; it may come back.',
  },
  INVALID_PACK: {
    status: 400,
    meaning: 'The product has no valid price or no supplier.',
    remedy: 'Tell the operator.',
  },
  QUANTITY_ONLY_FOR_GAMEKEY_OR_GIFTCARD: {
    status: 400,
    meaning: 'Only game keys and gift cards have a quantity.',
    remedy: 'Leave `quantity` out.',
  },
  QUANTITY_EXCEEDS_MAX: {
    status: 400,
    meaning: 'An order has at most 500 codes.',
    remedy: 'Split it into several orders.',
  },
  INSUFFICIENT_STOCK: {
    status: 400,
    meaning: 'Fewer codes are in stock than were ordered.',
    remedy: 'Order at most `quantityMax` of `GET /products`.',
  },
  INSUFFICIENT_BALANCE: {
    status: 400,
    meaning: 'The wallet does not cover it.',
    remedy: 'Top up in the bot, then send the same trxid again.',
  },
  PRICE_CHANGED: {
    status: 400,
    meaning: 'The order costs more than `maxPrice`: `price` says how much.',
    remedy: 'If you accept the price, send the same trxid again with a higher `maxPrice`.',
    example: { price: 1.05 },
  },
  TRXID_REUSED: {
    status: 409,
    meaning: 'With `Prefer: handling=strict`: the trxid was used before, with other values.',
    remedy: 'Use a new trxid for another purchase. This call charged nothing.',
    example: { replayDiffers: ['pid', 'userId'] },
  },
  RATE_LIMIT: {
    status: 429,
    error: 'TOO MANY REQUESTS',
    meaning: 'More than 40 calls in a second or 200 in a minute. This one was not counted.',
    remedy: 'Send it again after Retry-After seconds.',
  },
  DUPLICATE_IN_FLIGHT: {
    status: 429,
    meaning: 'The first call with this trxid is still being answered.',
    remedy: 'Send it again after Retry-After seconds.',
    retryAfterMs: 1000,
  },
  TEST_LIMIT: {
    status: 429,
    meaning:
      'The test account has placed its 2,000 orders and lookups of the day, or newcomers have placed the 10,000 that they share.',
    remedy: 'Go on tomorrow: a day begins at 00:00 UTC.',
    retryAfterMs: TEST_LIMIT_RETRY_MS,
  },
  TOO_MANY_WAITS: {
    status: 429,
    meaning: 'Ten calls of the account wait for events already, or too many of all accounts.',
    remedy: 'Wait with fewer calls at a time. Send it again after Retry-After seconds.',
    retryAfterMs: WAIT_RETRY_MS,
  },
  INTERNAL: {
    status: 500,
    error: 'INTERNAL ERROR',
    meaning: 'Something unexpected happened. Nobody knows whether it was charged.',
    remedy:
      'Send the same body with the same trxid again. If it fails again, send the `requestId` to the operator.',
    example: { requestId: '7c1f0d52-6f0e-4b62-9a55-0f3d1d2c9f11' },
  },
  NOT_IMPLEMENTED: {
    status: 501,
    meaning: 'There is no such path, or this service does not offer it.',
    remedy: 'Check method and path.',
  },
  MAINTENANCE: {
    status: 503,
    meaning:
      'The operator has paused all orders and lookups. A trxid that was charged before is still answered.',
    remedy: 'Try again after Retry-After seconds.',
    retryAfterMs: SWITCH_RETRY_MS,
  },
  API_ORDER_DISABLED: {
    status: 503,
    meaning: 'The operator has paused orders for everyone.',
    remedy: 'Try again after Retry-After seconds.',
    retryAfterMs: SWITCH_RETRY_MS,
  },
  ADDRESS_UNKNOWN: {
    status: 503,
    meaning: 'The proxy in front of the service does not say where the call came from.',
    remedy: 'Tell the operator, who has to set the proxy up for it.',
    retryAfterMs: SWITCH_RETRY_MS,
    example: { detail: NO_ADDRESS },
  },
  RATE_LIMIT_UNAVAILABLE: {
    status: 503,
    meaning: 'The rate limit cannot be checked, so nothing was done.',
    remedy: 'Try again after Retry-After seconds.',
    retryAfterMs: DATABASE_RETRY_MS,
  },
  DATABASE_UNAVAILABLE: {
    status: 503,
    meaning: 'The database cannot be reached or written. Perhaps the order was stored.',
    remedy: SAME_TRXID,
    retryAfterMs: DATABASE_RETRY_MS,
    example: { requestId: '7c1f0d52-6f0e-4b62-9a55-0f3d1d2c9f11' },
  },
  RESULT_PENDING: {
    status: 503,
    meaning: 'A paid lookup was charged, and its outcome is not known yet.',
    remedy: SAME_TRXID,
    retryAfterMs: SUPPLIER_RETRY_MS,
    example: { orderId: 'API-GAV-7Q2M9XK4-0T8ZPD', detail: PENDING },
  },
  LOOKUP_UNAVAILABLE: {
    status: 503,
    meaning: 'A paid lookup was not made. Its fee is back, and its trxid is free.',
    remedy: `${SAME_TRXID} It is a new lookup.`,
    retryAfterMs: SUPPLIER_RETRY_MS,
  },
} as const satisfies Record<string, ErrorRow>

export type ErrorName = keyof typeof ERRORS

type FullRow = ErrorRow & { code: string; error: string; detail: string }

const FULL_ROWS = Object.fromEntries(
  Object.entries<ErrorRow>(ERRORS).map(([name, row]) => {
    const { code = name } = row
    const detail = `${row.meaning} ${row.remedy}`.replaceAll('`', '')
    return [name, { ...row, code, error: row.error ?? code.replaceAll('_', ' '), detail }]
  }),
) as Record<ErrorName, FullRow>

/** A row with its `code` and `error` filled in, and the `detail` of an answer that has no other. */
export function errorRow(name: ErrorName): FullRow {
  return FULL_ROWS[name]
}
