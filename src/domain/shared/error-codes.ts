import type {
  CatalogProblem,
  ClaimProblem,
  ClaimState,
  DeliveryProblem,
  DepositState,
  FieldProblem,
  KeyProblem,
  MoveProblem,
  SettingProblem,
  TopUpProblem,
  TransferProblem,
  WebhookUrlProblem,
} from './problems.ts'

// All error codes of the domain, with the data of each. The transports (bot, HTTP, CLI) have the texts: each
// has a table with a text for every code that can reach it.

/** Refusals of a reseller's request. */
export interface RequestErrors {
  INVALID_FIELDS: { problems: FieldProblem[] }
  /** One field was sent under several names, with different values. */
  FIELDS_DIFFER: { names: readonly string[] }
  INVALID_PLAYER_ID: null
  QUANTITY_NOT_ALLOWED: null
  QUANTITY_EXCEEDS_MAX: { max: number }
  UNKNOWN_PID: null
  INVALID_PRODUCT: null
  PRODUCT_DISABLED: null
  GAME_DISABLED: null
  INVALID_PACK: null
  INSUFFICIENT_STOCK: null
  /** The order costs more than the caller is willing to pay, or in the chat another amount than was shown. */
  PRICE_CHANGED: { amountMicros: number }
  /** `debtMicros`: what the account owes, if that is the reason; `slug`: the line of an order. */
  INSUFFICIENT_BALANCE: {
    neededMicros: number
    balanceMicros: number
    debtMicros: number
    slug?: string
  }
  /** `cap`: which of the key's caps; `spentMicros`: what counts towards it so far. */
  KEY_CAP_EXCEEDED: {
    cap: 'day' | 'order'
    capMicros: number
    spentMicros: number
    neededMicros: number
  }
  /** The new-address guard: the holder has yet to allow the address. `asked`: whether they are asked about it. */
  ADDRESS_NOT_CONFIRMED: {
    /** Null if it is not known. */
    address: string | null
    asked: boolean
  }
  /** Another account has used it. */
  TRXID_TAKEN: null
  TRXID_USED_ELSEWHERE: { endpoint: string }
  DUPLICATE_IN_FLIGHT: null
  MAINTENANCE: null
  API_ORDER_DISABLED: null
  ORDER_NOT_FOUND: { id: string }
  /** The test account has placed as many orders and lookups as it may in a day. */
  TEST_LIMIT: null
}

/** Refusals that people read, in the bot, the panel or a command. */
export interface SaidErrors {
  // Input that cannot be accepted: the person may try another.

  /** `currency`: that of the place, if it is not USD. */
  NOT_AN_AMOUNT: { text: string; currency?: string }
  /** `readings`: how to type what the text may mean, each so that it means only that. */
  AMOUNT_UNCLEAR: { text: string; readings: readonly [larger: string, smaller: string] }
  AMOUNT_NEGATIVE: { text: string }
  /** `currency`: that of the place. */
  OTHER_CURRENCY: { text: string; currency: string }
  AMOUNT_IS_ZERO: null
  NOT_A_DURATION: { text: string }
  DURATION_IS_ZERO: null
  INVALID_TELEGRAM_ID: null
  NAME_TOO_LONG: { max: number }
  NOT_AN_ADDRESS: { text: string }
  BLOCK_TOO_WIDE: { cidr: string }
  TOO_MANY_ADDRESSES: { size: number; max: number }
  INVALID_KEY_NAME: { max: number }
  KEY_NAME_TAKEN: { name: string }
  TOO_MANY_KEYS: { max: number }
  SCOPE_MISSING: null
  INVALID_CAP: { maxMicros: number }
  INVALID_PRICE: { maxMicros: number }
  INVALID_COST: { maxMicros: number }
  /** A percentage: from 0 to `max`, with at most two decimals. */
  INVALID_PERCENT: { text: string; max: number }
  NOTE_LENGTH: { max: number }
  TOO_MANY_NOTES: { max: number }
  NEWS_LENGTH: { max: number }
  /** So many moves of accounts wait, or were asked for in a day. */
  TOO_MANY_MOVES: { max: number }
  TOO_MANY_APPROVALS: { max: number }
  INVALID_TIER_NAME: { max: number }
  TIER_NAME_TAKEN: { name: string }
  TOO_MANY_TIERS: { max: number }
  /** `suppliers`: those that the product is bought from. */
  NOT_ITS_SUPPLIER: { pid: string; suppliers: readonly string[] }
  INVALID_SETTING: SettingProblem
  INVALID_TRANSFER: TransferProblem
  /** `said`: the parser's message. */
  CATALOG_NOT_JSON: { said: string }
  /** `more`: how many other problems there are. */
  INVALID_CATALOG: { problems: CatalogProblem[]; more: number }
  /** What was sent has more in it than is read, took too long to read, or too much of the same sender waits. */
  DOCUMENT_REFUSED: { problem: 'too_large' | 'too_slow' | 'busy' }
  NOT_FROM_STOCK: { pid: string }
  CODE_TOO_LONG: { line: number; max: number }
  REASON_MISSING: null
  REASON_TOO_LONG: { max: number }
  INVALID_CREDIT: { maxMicros: number }
  /** Nobody has said what a payment is worth. */
  WORTH_UNKNOWN: null
  /** `maxMicros`: what is left of the order's amount; 0 if it was refunded. */
  INVALID_CLAIM_REFUND: { maxMicros: number }
  INVALID_WEBHOOK_URL: { problem: WebhookUrlProblem }
  UNKNOWN_EVENT_TYPE: { type: string; known: readonly string[] }
  NOT_A_PERSON: { text: string }
  NOT_A_COUNT: { text: string }
  /** A line, by its slug, or a product, by its id. */
  IS_THERE: { name: string }
  CATALOG_TOO_LARGE: { maxKb: number }
  TOO_MANY_LINES: { max: number }
  NOT_A_TEXT: null
  /** `field`: as its label says. */
  FIELD_MISSING: { field: string }
  INVALID_MARK: { maxMicros: number }
  INVALID_DELIVERY: DeliveryProblem
  METHOD_NOT_OFFERED: null
  INVALID_TOP_UP: TopUpProblem
  RECEIPT_NOT_NEEDED: null
  TOO_MANY_RECEIPTS: { max: number }
  /** A table of orders has no row, or has too many rows. */
  TABLE_EMPTY: null
  TABLE_TOO_LONG: { max: number }
  /** A table asks for too many keys and cards. */
  TOO_MANY_UNITS: { units: number; max: number }

  // Something does not exist, has ended, or has changed since it was shown.

  /** `who`: a Telegram id, or `@name`. */
  ACCOUNT_NOT_FOUND: { who: string }
  ACCOUNT_EXISTS: { telegramId: number }
  /** `key`: its id or name. */
  KEY_NOT_FOUND: { key: string }
  LINE_NOT_FOUND: { slug: string }
  PRODUCT_NOT_FOUND: { pid: string }
  /** These products are others than a person was shown. `more`: how many besides. */
  PRODUCTS_CHANGED: { pids: readonly string[]; more: number }
  /** `others`: the suppliers that have one. */
  NO_PRICE_LIST: { supplier: string; others: readonly string[] }
  /** `why`: the supplier's adapter's message. */
  LIST_UNREADABLE: { supplier: string; why: string }
  LIST_TOO_LONG: { supplier: string; max: number }
  /** These products are others than a price list was compared with. `more`: how many besides. */
  LIST_STALE: { supplier: string; pids: readonly string[]; more: number }
  ITEM_NOT_LISTED: { supplier: string; item: string }
  APPROVAL_NOT_FOUND: null
  APPROVAL_OVER: null
  APPROVAL_OWN: null
  OWN_ACCOUNT: null
  APPROVAL_NOT_YOURS: null
  NO_SECOND_PERSON: null
  INCIDENT_NOT_FOUND: null
  INCIDENT_TOLD: null
  BROADCAST_NOT_FOUND: null
  BROADCAST_OVER: null
  BROADCAST_RUNNING: null
  NOTE_GONE: null
  /** The move of an account has ended, or is another person's. */
  MOVE_OVER: null
  MOVE_REFUSED: { problem: MoveProblem }
  TIER_NOT_FOUND: { name: string }
  TRANSFER_NOT_FOUND: { name: string }
  BATCH_GONE: null
  QUARANTINE_ENDED: { orderId: string }
  /** A code that was delivered and replaced is never for sale again. */
  CODES_SEEN: { orderId: string }
  CLAIM_NOT_FOUND: null
  /** Seen by the admin who decides about it. */
  CLAIM_DECIDED: ClaimState
  /** The order has no such codes, or not any more. */
  NOTHING_TO_REPLACE: null
  DEPOSIT_NOT_FOUND: null
  /** Seen by the admin who decides about it. */
  DEPOSIT_DECIDED: DepositState
  PAYMENT_NOT_FOUND: null
  /** A payment without a top-up was assigned or returned before. */
  PAYMENT_DECIDED: null
  TOO_MANY_WEBHOOKS: { max: number }
  WEBHOOK_NOT_FOUND: { id: string }
  WEBHOOK_OFF: { id: string }
  /** The operator has paused buying in the chat. */
  SHOP_DISABLED: null
  /** An admin has switched buying in the chat off for the account. */
  SHOP_NOT_ALLOWED: null
  /** The account went to another person since the update arrived. */
  HOLDER_CHANGED: null
  /** Somebody may not open the panel. */
  NOT_LET_IN: { problem: 'link_over' | 'not_signed' | 'too_old' | 'used_before' | 'no_role' }
  /** Owners are in the configuration, and have no other role. */
  IS_OWNER: null
  /** A form of the panel was carried out before. */
  FORM_SENT: null
  /** What a form is about has changed since it was opened. */
  FORM_OUTDATED: null
  SUPPLIER_NOT_FOUND: { name: string }
  /** The purchase that a button is about is too old, or another account's. */
  DRAFT_GONE: null
  ACCOUNT_SHUT: { standing: 'restricted' | 'banned' }
  CONFIRMATION_OVER: null
  /** The bulk order was deleted, or replaced by a newer draft. */
  BULK_GONE: null
  /** Another bulk order of the account runs. */
  BULK_RUNNING: null
  UNDO_TOO_LATE: null
  UNDONE_BEFORE: null
  UNDO_TAKES_TWO: null
  CHANGED_SINCE: null
  NOTHING_CHANGED: null
  /** `paidOffMicros`: the part of the added amount that paid a debt and so is not in the wallet. */
  CREDIT_PAID_DEBT: { paidOffMicros: number }
  CODE_GONE: null
  /** A test order ends by itself. */
  IS_TEST_ORDER: null
  /** `max`: how often a test wallet may be refilled in a day. */
  TOO_MANY_REFILLS: { max: number }
  /** An admin cannot do something about its attempts. */
  ORDER_NOT_WAITING: { problem: 'ended' | 'running' | 'sent' | 'sent_since' }
  /** `fields`: their labels. */
  INVALID_PLAYER_FIELDS: { fields: readonly string[] }
  TASK_TAKEN: null
  TASK_ENDED: null
  TASK_NOT_YOURS: null
  /** Seen by the account's holder. */
  CLAIM_NOT_POSSIBLE: ClaimProblem
  TOO_MANY_DEPOSITS: { max: number }
  /** Seen by the account's holder. */
  DEPOSIT_OVER: { act: 'cancel' | 'receipt'; status: DepositState['status'] }
  RECEIPT_SENT_SINCE: null
  REFUND_NOT_POSSIBLE: { reference: string }
  REFUND_NOT_COVERED: { reference: string; amountMicros: number }
  /** `why`: the payment service's reason. */
  REFUND_REFUSED: { reference: string; why: string }
}

export type ErrorData = RequestErrors &
  SaidErrors & {
    /** Of the commands that set or change the key of the codes. */
    WRONG_KEY: KeyProblem
    /** As INVALID_DELIVERY from a supplier: it gave this order the id of another one, so its state is unknown. */
    SUPPLIER_ID_TAKEN: { orderId: string }
  }
export type ErrorCode = keyof ErrorData
