// Generated from the OpenAPI document by `npm run client:types`. Changes here are lost.

export type AccessChanged = {
  /** Unique; sorts by time. */
  id: string
  type: 'access.changed'
  /** When it happened. UTC, with milliseconds. */
  createdAt: string
  data: {
    /** What changed. More values may be added. */
    change: 'banned' | 'unbanned' | 'restricted' | 'unrestricted' | 'api_enabled' | 'api_disabled' | 'api_allowed' | 'api_forbidden' | 'key_issued' | 'key_changed' | 'key_revoked' | 'allowlist_changed' | 'guard_changed'
    /** Who changed it. */
    by: 'holder' | 'operator'
    /** The standing of the account after it. */
    standing: 'active' | 'restricted' | 'banned'
    /** The end of the restriction. UTC, with milliseconds. */
    restrictedUntil?: string
    /** Both switches: the holder's and the operator's. */
    apiEnabled: boolean
    /** Empty: any address may call. */
    allowlist: string[]
  }
}

export type Account = {
  success: true
  /** The operator may ask you for it. */
  accountId: number
  /** The holder's name in Telegram. */
  name: string
  /** Calls of an account that is not active are refused. */
  standing: 'active' | 'restricted' | 'banned'
  /** Whether the key is a test key. */
  test: boolean
  /** What the wallet holds. */
  balanceUsd: number
  /** What the account owes after a payment was taken back; top-ups pay it first. */
  owedUsd: number
  currency: 'USD'
  /** The name of your price group, or `standard`. `GET /products` shows the prices that you pay. */
  tier: string
  /** The holder gets a message when the balance falls below this; null: never. */
  lowBalanceUsd: number | null
  /** Free game B verifications left today; a day begins at 00:00 UTC. */
  freeLookupsLeft: number
  key: Key
  limits: {
    /** Calls in any second. */
    perSecond: number
    /** Calls in any minute. */
    perMinute: number
  }
  /** Addresses and blocks that may call; empty: any address. */
  allowlist: string[]
}

export type EndpointTest = {
  /** Unique; sorts by time. */
  id: string
  type: 'endpoint.test'
  /** When it happened. UTC, with milliseconds. */
  createdAt: string
  data: {
    /** The webhook's id. */
    endpointId: string
  }
}

export type Error = {
  success: false
  /** For programs. */
  code: 'MISSING_API_KEY' | 'INVALID_API_KEY_FORMAT' | 'INVALID_API_KEY' | 'API_DISABLED' | 'API_DISABLED_BY_ADMIN' | 'API_NOT_ELIGIBLE' | 'ACCOUNT_BANNED' | 'ACCOUNT_RESTRICTED' | 'IP_ALLOWLIST_REQUIRED' | 'IP_NOT_ALLOWED' | 'KEY_SCOPE' | 'KEY_CAP_EXCEEDED' | 'ADDRESS_NOT_CONFIRMED' | 'INVALID_JSON' | 'FORBIDDEN' | 'ORDER_NOT_FOUND' | 'EVENTS_EXPIRED' | 'INVALID_BODY' | 'INVALID_REQUEST' | 'INVALID_PLAYER_ID' | 'UNKNOWN_PID' | 'INVALID_PRODUCT' | 'PRODUCT_DISABLED' | 'GAME_DISABLED' | 'INVALID_PACK' | 'QUANTITY_ONLY_FOR_GAMEKEY_OR_GIFTCARD' | 'QUANTITY_EXCEEDS_MAX' | 'INSUFFICIENT_STOCK' | 'INSUFFICIENT_BALANCE' | 'PRICE_CHANGED' | 'TRXID_REUSED' | 'RATE_LIMIT' | 'DUPLICATE_IN_FLIGHT' | 'TEST_LIMIT' | 'TOO_MANY_WAITS' | 'INTERNAL' | 'NOT_IMPLEMENTED' | 'MAINTENANCE' | 'API_ORDER_DISABLED' | 'ADDRESS_UNKNOWN' | 'RATE_LIMIT_UNAVAILABLE' | 'DATABASE_UNAVAILABLE' | 'RESULT_PENDING' | 'LOOKUP_UNAVAILABLE'
  /** The same in words. */
  error: string
  /** What is wrong and what to do, for the engineer who reads it. Its words may change. */
  detail?: string
  /** For the operator, to find it in the log. */
  requestId?: string
  /** PRICE_CHANGED: what the order costs. */
  price?: number
  /** The fields whose values differ from those of the stored order or lookup. */
  replayDiffers?: string[]
  /** RESULT_PENDING: the id of the lookup. */
  orderId?: string
  /** EVENTS_EXPIRED: the oldest event that is stored. */
  oldest?: string | null
  /** KEY_CAP_EXCEEDED: the cap that is in the way. */
  capUsd?: number
  /** KEY_CAP_EXCEEDED: what counts towards the cap; 0 for that of one order. */
  spentUsd?: number
}

export type Event = OrderCompleted | OrderCancelled | LookupCompleted | LookupCancelled | WalletCredited | WalletDebited | WalletLow | AccessChanged | OrderCodeReplaced

export type GameARedeemRequest = {
  /** Game A player id: digits, starting with 5. */
  playerId: string
  /** The UC voucher code. */
  code: string
  /** Your id for this purchase. If you send it again, the answer is the stored result, without a second charge. All accounts share the trxids: use random UUIDs, or start each with a prefix of your own. */
  trxid: string
}

export type GameARedemption = {
  success: true
  status: 'completed'
  /** The service's id of the lookup. */
  orderId: string
  /** The trxid that it was sent with. Missing if an earlier version of the service did not record it. */
  trxid?: string
  /** When it was charged. UTC, with milliseconds. */
  createdAt: string
  /** USD charged for this call. */
  deductedBalance: number
  /** Seconds from placement to the end, or until now. */
  durationSec: number
  /** Set if the answer replays the stored result of an earlier call. */
  idempotentReplay?: true
  /** The fields whose values differ from those of the stored order or lookup. */
  replayDiffers?: string[]
  /** The player id, as you sent it. */
  playerId: string
  /** The player's name in the game. */
  name: string
  /** How much UC the code gave the player. */
  ucAmount: number
  /** What the code was for. */
  productName: string
} | {
  success: false
  status: 'cancelled'
  /** The service's id of the lookup. */
  orderId: string
  /** The trxid that it was sent with. Missing if an earlier version of the service did not record it. */
  trxid?: string
  /** When it was charged. UTC, with milliseconds. */
  createdAt: string
  /** USD charged for this call. */
  deductedBalance: number
  /** Seconds from placement to the end, or until now. */
  durationSec: number
  /** Set if the answer replays the stored result of an earlier call. */
  idempotentReplay?: true
  /** The fields whose values differ from those of the stored order or lookup. */
  replayDiffers?: string[]
  /** Why it ended without a result. */
  error: string
  /** The player id, as you sent it. */
  playerId: string
}

export type GameAVerification = {
  success: true
  status: 'completed'
  /** The service's id of the lookup. */
  orderId: string
  /** The trxid that it was sent with. Missing if an earlier version of the service did not record it. */
  trxid?: string
  /** When it was charged. UTC, with milliseconds. */
  createdAt: string
  /** USD charged for this call. */
  deductedBalance: number
  /** Seconds from placement to the end, or until now. */
  durationSec: number
  /** Set if the answer replays the stored result of an earlier call. */
  idempotentReplay?: true
  /** The fields whose values differ from those of the stored order or lookup. */
  replayDiffers?: string[]
  /** The player id, as you sent it. */
  playerId: string
  /** The player's name in the game. */
  playerName: string
} | {
  success: false
  status: 'cancelled'
  /** The service's id of the lookup. */
  orderId: string
  /** The trxid that it was sent with. Missing if an earlier version of the service did not record it. */
  trxid?: string
  /** When it was charged. UTC, with milliseconds. */
  createdAt: string
  /** USD charged for this call. */
  deductedBalance: number
  /** Seconds from placement to the end, or until now. */
  durationSec: number
  /** Set if the answer replays the stored result of an earlier call. */
  idempotentReplay?: true
  /** The fields whose values differ from those of the stored order or lookup. */
  replayDiffers?: string[]
  /** Why it ended without a result. */
  error: string
  /** The player id, as you sent it. */
  playerId: string
}

export type GameAVerifyRequest = {
  /** Game A player id: digits, starting with 5. */
  playerId: string
  /** Your id for this purchase. If you send it again, the answer is the stored result, without a second charge. All accounts share the trxids: use random UUIDs, or start each with a prefix of your own. */
  trxid: string
}

export type GameBVerification = {
  success: true
  status: 'completed'
  /** The service's id of the lookup. */
  orderId: string
  /** The trxid that it was sent with. Missing if an earlier version of the service did not record it. */
  trxid?: string
  /** When it was charged. UTC, with milliseconds. */
  createdAt: string
  /** USD charged for this call. */
  deductedBalance: number
  /** Seconds from placement to the end, or until now. */
  durationSec: number
  /** Set if the answer replays the stored result of an earlier call. */
  idempotentReplay?: true
  /** The fields whose values differ from those of the stored order or lookup. */
  replayDiffers?: string[]
  /** The user id, as you sent it. */
  userId: string
  /** The zone id, as you sent it. */
  zoneId: string
  /** Free verifications used today; a day begins at 00:00 UTC. */
  freeUsedToday: number
  /** Free verifications in a day. */
  freeLimitDaily: number
  /** Free verifications left today. */
  freeLeftToday: number
  /** The player's name in the game. */
  playerName: string
  /** The player's region, such as ID. */
  region: string
  /** The player's first-time bonuses. */
  firstTimeBonus: ({
    /** What is bought, and what comes on top. */
    tier: string
    /** Whether the player can still get it. */
    status: 'available' | 'already_claimed' | 'unknown'
  })[]
} | {
  success: false
  status: 'cancelled'
  /** The service's id of the lookup. */
  orderId: string
  /** The trxid that it was sent with. Missing if an earlier version of the service did not record it. */
  trxid?: string
  /** When it was charged. UTC, with milliseconds. */
  createdAt: string
  /** USD charged for this call. */
  deductedBalance: number
  /** Seconds from placement to the end, or until now. */
  durationSec: number
  /** Set if the answer replays the stored result of an earlier call. */
  idempotentReplay?: true
  /** The fields whose values differ from those of the stored order or lookup. */
  replayDiffers?: string[]
  /** Why it ended without a result. */
  error: string
  /** The user id, as you sent it. */
  userId: string
  /** The zone id, as you sent it. */
  zoneId: string
  /** Free verifications used today; a day begins at 00:00 UTC. */
  freeUsedToday: number
  /** Free verifications in a day. */
  freeLimitDaily: number
  /** Free verifications left today. */
  freeLeftToday: number
  /** The player's first-time bonuses. */
  firstTimeBonus?: ({
    /** What is bought, and what comes on top. */
    tier: string
    /** Whether the player can still get it. */
    status: 'available' | 'already_claimed' | 'unknown'
  })[]
}

export type GameBVerifyRequest = {
  /** Game B user id. */
  userId: string
  /** Game B zone id. */
  zoneId: string
  /** Your id for this purchase. If you send it again, the answer is the stored result, without a second charge. All accounts share the trxids: use random UUIDs, or start each with a prefix of your own. */
  trxid: string
}

export type Key = {
  /** What the holder calls it. */
  name: string
  /** The beginning of the key, to recognize it. */
  prefix: string | null
  /** GET needs `read`, POST /orders `order`, the lookups `lookup`. */
  scopes: ('read' | 'order' | 'lookup')[]
  /** The most that the key may spend in a UTC day; null: no limit. */
  dailyCapUsd: number | null
  /** What counts towards the daily cap today; null without a cap. */
  spentTodayUsd: number | null
  /** The most that one order or lookup may cost; null: no limit. */
  orderCapUsd: number | null
  /** null: never. */
  expiresAt: string | null
}

export type LookupCancelled = {
  /** Unique; sorts by time. */
  id: string
  type: 'lookup.cancelled'
  /** When it happened. UTC, with milliseconds. */
  createdAt: string
  data: GameAVerification | GameBVerification | GameARedemption
}

export type LookupCompleted = {
  /** Unique; sorts by time. */
  id: string
  type: 'lookup.completed'
  /** When it happened. UTC, with milliseconds. */
  createdAt: string
  data: GameAVerification | GameBVerification | GameARedemption
}

export type Order = {
  orderCreated: true
  /** The service's id of the order. */
  orderId: string
  /** completed and cancelled are final. */
  status: 'processing' | 'completed' | 'cancelled'
  /** Slug of the line. */
  game: string
  /** The name of the product. */
  packName: string
  /** What the order cost. */
  amountUsd: number
  /** Seconds from placement to the end, or until now. */
  durationSec: number
  /** The player id, as you sent it. */
  userId?: string
  /** The server, or game E’s region. */
  serverId?: string
  /** Game E: the second player id. */
  moreId?: string
  /** Delivered codes of a completed order of game keys or gift cards. */
  codes?: string[]
  /** Stands in for `codes` where a key without the scope `read` repeats an order that another key placed. */
  codesCount?: number
  /** Why it was cancelled. */
  error?: string
  /** Cancelled orders: whether the money is back in the wallet. */
  refunded?: boolean
  /** The trxid that it was sent with. Missing if an earlier version of the service did not record it. */
  trxid?: string
  /** GWPID of the product. */
  pid: string
  /** Game keys and gift cards: how many codes were ordered. */
  quantity?: number
  /** When it was placed. UTC, with milliseconds. */
  createdAt: string
  /** When it was completed or cancelled. UTC, with milliseconds. */
  endedAt?: string
  /** Set if a test key placed it. */
  test?: true
  /** Set if the answer replays the stored result of an earlier call. */
  idempotentReplay?: true
  /** The fields whose values differ from those of the stored order or lookup. */
  replayDiffers?: string[]
}

export type OrderCancelled = {
  /** Unique; sorts by time. */
  id: string
  type: 'order.cancelled'
  /** When it happened. UTC, with milliseconds. */
  createdAt: string
  data: {
    orderCreated: true
    /** The service's id of the order. */
    orderId: string
    status: 'cancelled'
    /** Slug of the line. */
    game: string
    /** The name of the product. */
    packName: string
    /** What the order cost. */
    amountUsd: number
    /** Seconds from placement to the end, or until now. */
    durationSec: number
    /** The player id, as you sent it. */
    userId?: string
    /** The server, or game E’s region. */
    serverId?: string
    /** Game E: the second player id. */
    moreId?: string
    /** How many codes were delivered; GET /orders/{orderId} answers the codes. */
    codesCount?: number
    /** Why it was cancelled. */
    error?: string
    /** Cancelled orders: whether the money is back in the wallet. */
    refunded?: boolean
    /** The trxid that it was sent with. Missing if an earlier version of the service did not record it. */
    trxid?: string
    /** GWPID of the product. */
    pid: string
    /** Game keys and gift cards: how many codes were ordered. */
    quantity?: number
    /** When it was placed. UTC, with milliseconds. */
    createdAt: string
    /** When it was completed or cancelled. UTC, with milliseconds. */
    endedAt?: string
    /** Set if a test key placed it. */
    test?: true
  }
}

export type OrderCodeReplaced = {
  /** Unique; sorts by time. */
  id: string
  type: 'order.code_replaced'
  /** When it happened. UTC, with milliseconds. */
  createdAt: string
  data: {
    orderCreated: true
    /** The service's id of the order. */
    orderId: string
    status: 'completed'
    /** Slug of the line. */
    game: string
    /** The name of the product. */
    packName: string
    /** What the order cost. */
    amountUsd: number
    /** Seconds from placement to the end, or until now. */
    durationSec: number
    /** The player id, as you sent it. */
    userId?: string
    /** The server, or game E’s region. */
    serverId?: string
    /** Game E: the second player id. */
    moreId?: string
    /** How many codes were delivered; GET /orders/{orderId} answers the codes. */
    codesCount?: number
    /** Why it was cancelled. */
    error?: string
    /** Cancelled orders: whether the money is back in the wallet. */
    refunded?: boolean
    /** The trxid that it was sent with. Missing if an earlier version of the service did not record it. */
    trxid?: string
    /** GWPID of the product. */
    pid: string
    /** Game keys and gift cards: how many codes were ordered. */
    quantity?: number
    /** When it was placed. UTC, with milliseconds. */
    createdAt: string
    /** When it was completed or cancelled. UTC, with milliseconds. */
    endedAt?: string
    /** Set if a test key placed it. */
    test?: true
  }
}

export type OrderCompleted = {
  /** Unique; sorts by time. */
  id: string
  type: 'order.completed'
  /** When it happened. UTC, with milliseconds. */
  createdAt: string
  data: {
    orderCreated: true
    /** The service's id of the order. */
    orderId: string
    status: 'completed'
    /** Slug of the line. */
    game: string
    /** The name of the product. */
    packName: string
    /** What the order cost. */
    amountUsd: number
    /** Seconds from placement to the end, or until now. */
    durationSec: number
    /** The player id, as you sent it. */
    userId?: string
    /** The server, or game E’s region. */
    serverId?: string
    /** Game E: the second player id. */
    moreId?: string
    /** How many codes were delivered; GET /orders/{orderId} answers the codes. */
    codesCount?: number
    /** Why it was cancelled. */
    error?: string
    /** Cancelled orders: whether the money is back in the wallet. */
    refunded?: boolean
    /** The trxid that it was sent with. Missing if an earlier version of the service did not record it. */
    trxid?: string
    /** GWPID of the product. */
    pid: string
    /** Game keys and gift cards: how many codes were ordered. */
    quantity?: number
    /** When it was placed. UTC, with milliseconds. */
    createdAt: string
    /** When it was completed or cancelled. UTC, with milliseconds. */
    endedAt?: string
    /** Set if a test key placed it. */
    test?: true
  }
}

export type OrderRejection = {
  orderCreated: false
  status: 'cancelled'
  /** Slug of the line. */
  game: string
  error: 'INSUFFICIENT BALANCE'
  code: 'INSUFFICIENT_BALANCE'
  /** What it costs and what the wallet has, or how much the account owes if a payment was taken back. */
  detail?: string
}

export type OrderRequest = {
  /** GWPID of the product, from GET /products. */
  pid: string
  /** Your id for this purchase. If you send it again, the answer is the stored result, without a second charge. All accounts share the trxids: use random UUIDs, or start each with a prefix of your own. */
  trxid: string
  /** The player id, if the line needs one: see `required` in GET /services. */
  userId?: string
  /** The numeric zone, if the line needs one. */
  zoneId?: string
  /** One of `serverIdOptions`; game E also takes a region or its shortcut here. */
  serverId?: string
  /** Game E: one of `regionOptions`. */
  region?: string
  /** Game E: the second player id. */
  moreId?: string
  /** Game keys and gift cards only; by default 1. */
  quantity?: number
  /** The most that you are willing to pay for the whole order, in USD. If it costs more, the answer is PRICE_CHANGED with the price; nothing is charged, and the trxid stays free. A replay ignores it. */
  maxPrice?: number
  /** Leave it out unless you need a second id beside the trxid; by default it is the trxid. If your account sends it again with a trxid that was never used, it buys nothing: the answer replays the first order, and the new trxid stays free. With a used trxid, the idempotencyKey is ignored. A new purchase needs a new trxid and, if you send one, a new idempotencyKey. */
  idempotencyKey?: string
}

export type Product = {
  /** GWPID: send it as `pid` to POST /orders. */
  id: string
  /** The line that it belongs to. */
  slug: string
  /** The name of the game. */
  gameName: string
  /** Pack name. */
  serviceName: string
  /** Game keys and gift cards: the slug. */
  category?: string
  /** Price in USD. */
  price: number
  /** The same as `quantity`. */
  stock?: number
  status: 'active'
  /** Codes in stock, if the product is sold from stock. */
  quantity?: number
  /** Whether it can be ordered. */
  inStock?: boolean
  /** At least this many in one order. */
  quantityMin?: number
  /** At most this many in one order. */
  quantityMax?: number
}

export type Service = {
  /** The name of the line. */
  productName: string
  /** Line identifier. */
  slug: string
  /** The name of the game. */
  gameName: string
  /** The fields that an order of the line needs. */
  required: ({
    /** Its name in POST /orders. */
    name: 'userId' | 'zoneId' | 'serverId' | 'region' | 'moreId'
    /** Its name for people. */
    label: string
  })[]
  status: 'active'
  /** The servers, if the line needs one. */
  serverIdOptions?: ({
    /** What an order has to name. */
    value: string
    /** Its name for people. */
    label: string
    /** Other names for the value. */
    shortcuts?: string[]
  })[]
  /** The regions, if the line needs one. */
  regionOptions?: ({
    /** What an order has to name. */
    value: string
    /** Its name for people. */
    label: string
    /** Other names for the value. */
    shortcuts?: string[]
  })[]
}

export type Transaction = {
  /** Rises with every transaction. */
  id: number
  /** deposit: a top-up; credit, debit: by the operator; charge, refund: of an order; claim_refund: of a completed order, in part or whole, after a problem with it; fee, fee_refund: of a paid lookup; deposit_refund, chargeback: a top-up that went back (deposit_refund_reversal: it did not); debt: the part of a chargeback that the wallet did not cover; debt_payment: incoming money that paid it. More may be added. */
  kind: 'deposit' | 'credit' | 'debit' | 'charge' | 'refund' | 'claim_refund' | 'fee' | 'fee_refund' | 'deposit_refund' | 'deposit_refund_reversal' | 'chargeback' | 'debt' | 'debt_payment'
  /** Above zero into the wallet, below zero out of it. */
  amountUsd: number
  /** The balance after it. */
  balanceUsd: number
  /** The order or paid lookup that it is about. */
  orderId?: string
  /** The trxid of that order or lookup. */
  trxid?: string
  /** What else caused it, such as a top-up. */
  reference?: string
  /** A note of the operator. */
  note?: string
  /** When it was booked. UTC, with milliseconds. */
  createdAt: string
}

export type WalletCredited = {
  /** Unique; sorts by time. */
  id: string
  type: 'wallet.credited'
  /** When it happened. UTC, with milliseconds. */
  createdAt: string
  data: Transaction
}

export type WalletDebited = {
  /** Unique; sorts by time. */
  id: string
  type: 'wallet.debited'
  /** When it happened. UTC, with milliseconds. */
  createdAt: string
  data: Transaction
}

export type WalletLow = {
  /** Unique; sorts by time. */
  id: string
  type: 'wallet.low'
  /** When it happened. UTC, with milliseconds. */
  createdAt: string
  data: {
    /** What the wallet held then. */
    balanceUsd: number
    currency: 'USD'
    /** The threshold that the balance has fallen below. */
    lowBalanceUsd: number
  }
}

/** What each call takes, and what it answers with 200. */
export type Operations = {
  'GET /account': {
    answer: Account
  }
  'GET /balance': {
    answer: {
      success: true
      /** What the wallet holds. */
      balanceUsd: number
      currency: 'USD'
    }
  }
  'GET /catalog': {
    answer: {
      success: true
      products: Product[]
    }
  }
  'GET /events': {
    query: {
      /** The id of the last event that you have: `nextAfter` of an earlier answer. Without it, the list begins with the oldest event that is stored; `now` begins with the next one to happen. */
      after?: string
      /** How many at most. A number beyond the bounds counts as the nearest one. */
      limit?: number
      /** Seconds to wait if nothing has happened yet. At most ten calls of an account wait at a time. */
      wait?: number
    }
    answer: {
      success: true
      events: Event[]
      /** Send it as `after` in the next call, also if there were no events. */
      nextAfter: string
    }
  }
  'GET /history': {
    query: {
      /** How many at most. A number beyond the bounds counts as the nearest one. */
      limit?: number
      /** The `nextCursor` of the page before; empty for the first page. */
      cursor?: string
      /** From this time on: a day in UTC (YYYY-MM-DD), or an ISO 8601 time. */
      from?: string
      /** Before this time: a day in UTC (YYYY-MM-DD), or an ISO 8601 time. */
      to?: string
      /** Switches to paged mode. */
      page?: number
      /** Orders on a page, in paged mode. */
      pageSize?: number
      /** Orders in this state. */
      status?: 'processing' | 'completed' | 'cancelled'
      /** Orders of this line. */
      slug?: string
      /** Orders of this product. */
      pid?: string
    }
    answer: {
      success: true
      /** How many are in this answer. */
      count: number
      /** Paged mode: all orders of the account. */
      total?: number
      /** Paged mode: whether there is a next page. */
      hasMore?: boolean
      orders: Order[]
      /** With a filter or a cursor: send it as `cursor` for the next page. Null at the end. */
      nextCursor?: string | null
    }
  }
  'GET /my-ip': {
    answer: {
      success: true
      /** The address that the call came from. */
      ip: string
    }
  }
  'GET /orders': {
    query: {
      /** A trxid of an order. Repeat it for several. */
      trxid?: string[]
      /** An order id, in any letter case. Repeat it for several. */
      orderId?: string[]
    }
    answer: {
      success: true
      orders: Order[]
      /** Those of which this account has no order. */
      missing: ({
        /** A trxid, as it was asked for. */
        trxid: string
      } | {
        /** An order id, as it was asked for. */
        orderId: string
      })[]
    }
  }
  'GET /orders/{orderId}': {
    answer: Order
  }
  'GET /products': {
    answer: {
      success: true
      products: Product[]
    }
  }
  'GET /services': {
    answer: {
      success: true
      services: Service[]
    }
  }
  'GET /transactions': {
    query: {
      /** How many at most. A number beyond the bounds counts as the nearest one. */
      limit?: number
      /** The `nextCursor` of the page before; empty for the first page. */
      cursor?: string
      /** From this time on: a day in UTC (YYYY-MM-DD), or an ISO 8601 time. */
      from?: string
      /** Before this time: a day in UTC (YYYY-MM-DD), or an ISO 8601 time. */
      to?: string
      /** Transactions of this kind. */
      kind?: 'deposit' | 'credit' | 'debit' | 'charge' | 'refund' | 'claim_refund' | 'fee' | 'fee_refund' | 'deposit_refund' | 'deposit_refund_reversal' | 'chargeback' | 'debt' | 'debt_payment'
    }
    answer: {
      success: true
      /** How many are in this answer. */
      count: number
      transactions: Transaction[]
      /** Send it as `cursor` to continue; null at the end. */
      nextCursor: string | null
    }
  }
  'POST /gameavvfy': {
    body: GameAVerifyRequest
    answer: GameAVerification
  }
  'POST /gamebvfy': {
    body: GameBVerifyRequest
    answer: GameBVerification
  }
  'POST /orders': {
    body: OrderRequest
    answer: Order
  }
  'POST /rdmgamea': {
    body: GameARedeemRequest
    answer: GameARedemption
  }
}
