/** The statuses that a code comes with, and its `error` where that is not the code with spaces. */
type Refusal = { statuses: readonly number[]; error?: string }

const of = (status: number, codes: string): [string, Refusal][] =>
  codes.split(' ').map((code) => [code, { statuses: [status] }])

/** Every refusal that the contract and its extensions name. */
export const REFUSALS: Readonly<Record<string, Refusal>> = {
  ...Object.fromEntries([
    ...of(400, 'INVALID_REQUEST INVALID_PLAYER_ID UNKNOWN_PID INVALID_PACK GAME_DISABLED'),
    ...of(400, 'INVALID_PRODUCT PRODUCT_DISABLED QUANTITY_ONLY_FOR_GAMEKEY_OR_GIFTCARD'),
    ...of(400, 'QUANTITY_EXCEEDS_MAX INSUFFICIENT_STOCK INSUFFICIENT_BALANCE PRICE_CHANGED'),
    ...of(401, 'MISSING_API_KEY INVALID_API_KEY_FORMAT INVALID_API_KEY INVALID_JSON'),
    ...of(403, 'API_DISABLED API_DISABLED_BY_ADMIN API_NOT_ELIGIBLE ACCOUNT_BANNED'),
    ...of(403, 'ACCOUNT_RESTRICTED IP_ALLOWLIST_REQUIRED IP_NOT_ALLOWED FORBIDDEN'),
    ...of(403, 'KEY_SCOPE KEY_CAP_EXCEEDED ADDRESS_NOT_CONFIRMED'),
    ...of(404, 'ORDER_NOT_FOUND'),
    ...of(409, 'TRXID_REUSED'),
    ...of(410, 'EVENTS_EXPIRED'),
    ...of(429, 'DUPLICATE_IN_FLIGHT TEST_LIMIT TOO_MANY_WAITS'),
    ...of(501, 'NOT_IMPLEMENTED'),
    ...of(503, 'MAINTENANCE API_ORDER_DISABLED RATE_LIMIT_UNAVAILABLE LOOKUP_UNAVAILABLE'),
    ...of(503, 'RESULT_PENDING DATABASE_UNAVAILABLE'),
  ]),
  INVALID_BODY: { statuses: [400, 413] },
  RATE_LIMIT: { statuses: [429], error: 'TOO MANY REQUESTS' },
  INTERNAL: { statuses: [500], error: 'INTERNAL ERROR' },
}
