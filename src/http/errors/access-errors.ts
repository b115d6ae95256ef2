/** What one refusal of the API is, and what it means. */
export type ErrorRow = {
  status: number
  /** The `code` of the answer, if it is not the name of the row. */
  code?: string
  /** The `error` of the answer, if it is not the code with spaces. */
  error?: string
  meaning: string
  remedy: string
  /** Sent as Retry-After, if it does not differ from case to case. */
  retryAfterMs?: number
  /** Further fields of the answer, as the OpenAPI document shows them. */
  example?: Record<string, unknown>
}

// The part of the error table about who may call, and with which key.

const ADDRESS =
  'This call came from the address 203.0.113.7. Add it to the allowlist in the bot (/api).'

export const ACCESS_ERRORS = {
  MISSING_API_KEY: {
    status: 401,
    meaning: 'The call has no key.',
    remedy: 'Send it as `X-API-Key`, or as `Authorization: Bearer`.',
  },
  INVALID_API_KEY_FORMAT: {
    status: 401,
    meaning: 'This is not a key, or two different ones were sent.',
    remedy: 'Copy the whole key, and send it once.',
  },
  INVALID_API_KEY: {
    status: 401,
    meaning: 'The key is unknown, was revoked or has expired.',
    remedy: 'Use a key that the bot shows as valid.',
  },
  API_DISABLED: {
    status: 403,
    meaning: 'The holder has not turned API access on.',
    remedy: 'Turn it on in the bot (/api).',
  },
  API_DISABLED_BY_ADMIN: {
    status: 403,
    meaning: 'The operator has turned API access off for this account.',
    remedy: 'Ask the operator.',
  },
  API_NOT_ELIGIBLE: {
    status: 403,
    meaning: 'The account is too new, or has paid in too little.',
    remedy: 'The bot (/api) says what is missing.',
  },
  ACCOUNT_BANNED: {
    status: 403,
    meaning: 'The account is blocked.',
    remedy: 'Ask the operator.',
  },
  ACCOUNT_RESTRICTED: {
    status: 403,
    meaning: 'The account is blocked for a time.',
    remedy: 'The bot says until when.',
  },
  IP_ALLOWLIST_REQUIRED: {
    status: 403,
    meaning: 'The service requires an allowlist, and this account has none.',
    remedy: 'Add the address in `detail` to the allowlist in the bot.',
    example: { detail: ADDRESS },
  },
  IP_NOT_ALLOWED: {
    status: 403,
    meaning: 'The call came from an address that is not on the allowlist.',
    remedy: 'Add the address in `detail` to the allowlist in the bot.',
    example: { detail: ADDRESS },
  },
  KEY_SCOPE: {
    status: 403,
    meaning:
      'The key is not meant for calls of this kind: GET needs `read`, orders `order`, lookups `lookup`.',
    remedy:
      'Use a key with the scope that `detail` names, or change the scopes of this one in the bot.',
    example: {
      detail:
        'This call needs a key with the scope order. This key has read. Use another one, or change its scopes in the bot.',
    },
  },
  KEY_CAP_EXCEEDED: {
    status: 403,
    meaning:
      'It would cost more than the key may pay for one order, or exceed what it may spend in a UTC day. Nothing was charged.',
    remedy:
      'Wait until 00:00 UTC, use another key, or raise the cap in the bot. The trxid is free.',
    example: {
      capUsd: 50,
      spentUsd: 49.5,
      detail:
        'This costs 0.99 USD, and the key may pay at most 50.00 USD a day, of which 49.50 USD are spent. A day begins at 00:00 UTC. Wait, use another key, or raise the cap in the bot.',
    },
  },
  ADDRESS_NOT_CONFIRMED: {
    status: 403,
    meaning:
      'The new-address guard is on, and this key was never used from this address. Nothing was charged.',
    remedy: 'The holder allows the address in the bot; then send the same trxid again.',
    example: {
      detail:
        'This key was never used from the address 203.0.113.7. The holder of the account is asked in the bot. Once it is allowed, send the same trxid again.',
    },
  },
} as const satisfies Record<string, ErrorRow>
