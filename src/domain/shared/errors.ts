import type {
  CatalogProblem,
  DeliveryProblem,
  DepositState,
  FieldProblem,
  KeyProblem,
  SettingProblem,
  TopUpProblem,
} from './problems.ts'

// Every way in which the domain refuses, each once, with what is to be said about it. Who speaks to
// people has the words: a table with a text for each code that can reach it.

/** What a reseller's request is refused with. */
export interface RequestErrors {
  INVALID_FIELDS: { problems: FieldProblem[] }
  /** One field was sent by several names, with values that differ. */
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
  /** `debtMicros`: what the account owes, where that is the reason; `slug`: the line of an order. */
  INSUFFICIENT_BALANCE: { neededMicros: number; debtMicros: number; slug?: string }
  /** By another account. */
  TRXID_TAKEN: null
  TRXID_USED_ELSEWHERE: { endpoint: string }
  DUPLICATE_IN_FLIGHT: null
  MAINTENANCE: null
  API_ORDER_DISABLED: null
  ORDER_NOT_FOUND: { id: string }
}

/** What somebody typed or sent that cannot be taken: another answer may be. */
export interface InputErrors {
  NOT_AN_AMOUNT: { text: string }
  AMOUNT_IS_ZERO: null
  NOT_A_DURATION: { text: string }
  DURATION_IS_ZERO: null
  INVALID_TELEGRAM_ID: null
  NAME_TOO_LONG: { max: number }
  NOT_AN_ADDRESS: { text: string }
  BLOCK_TOO_WIDE: { cidr: string }
  TOO_MANY_ADDRESSES: { size: number; max: number }
  INVALID_PRICE: { maxMicros: number }
  INVALID_SETTING: SettingProblem
  /** `said`: by the parser. */
  CATALOG_NOT_JSON: { said: string }
  /** `more`: how many other problems there are. */
  INVALID_CATALOG: { problems: CatalogProblem[]; more: number }
  NOT_FROM_STOCK: { pid: string }
  CODE_TOO_LONG: { line: number; max: number }
  TOO_MANY_CODES: { max: number }
  REASON_MISSING: null
  REASON_TOO_LONG: { max: number }
  INVALID_CREDIT: { maxMicros: number }
}

/** What is not there, has ended, or has changed since it was looked at. */
export interface StateErrors {
  /** `who`: a number at Telegram, or `@name`. */
  ACCOUNT_NOT_FOUND: { who: string }
  ACCOUNT_EXISTS: { telegramId: number }
  LINE_NOT_FOUND: { slug: string }
  PRODUCT_NOT_FOUND: { pid: string }
  BATCH_GONE: null
  QUARANTINE_ENDED: { orderId: string }
  DEPOSIT_NOT_FOUND: null
  /** For who decides about it. */
  DEPOSIT_DECIDED: DepositState
}

/** As InputErrors, of what people do in the chat alone. */
export interface ChatInputErrors {
  NOT_A_PERSON: { text: string }
  INVALID_MARK: { maxMicros: number }
  INVALID_DELIVERY: DeliveryProblem
  METHOD_NOT_OFFERED: null
  INVALID_TOP_UP: TopUpProblem
  RECEIPT_NOT_NEEDED: null
  TOO_MANY_RECEIPTS: { max: number }
}

/** As StateErrors, of what people do in the chat alone. */
export interface ChatStateErrors {
  OFFER_OVER: null
  UNDO_TOO_LATE: null
  UNDONE_BEFORE: null
  CHANGED_SINCE: null
  /** So much of what was added has paid a debt, and the wallet does not hold it. */
  CREDIT_PAID_DEBT: { paidOffMicros: number }
  CODE_GONE: null
  TASK_TAKEN: null
  TASK_ENDED: null
  TASK_NOT_YOURS: null
  TOP_UP_BEGUN_SINCE: null
  TOO_MANY_DEPOSITS: { max: number }
  /** For who holds it. */
  DEPOSIT_OVER: { act: 'cancel' | 'receipt'; status: DepositState['status'] }
  RECEIPT_SENT_SINCE: null
  REFUND_NOT_POSSIBLE: { reference: string }
  REFUND_NOT_COVERED: { reference: string; amountMicros: number }
  /** `why`: as the payment service says. */
  REFUND_REFUSED: { reference: string; why: string }
}

/** What the commands about the key of the codes are refused with. */
export interface KeyErrors {
  WRONG_KEY: KeyProblem
}

/** What a supplier's answer is refused with, besides a delivery: nobody knows what is true then. */
export interface AnswerErrors {
  /** Its name for the order is that of another order. */
  SUPPLIER_ID_TAKEN: { orderId: string }
}

export type ErrorData = RequestErrors &
  InputErrors &
  StateErrors &
  ChatInputErrors &
  ChatStateErrors &
  KeyErrors &
  AnswerErrors
export type ErrorCode = keyof ErrorData

/** A refusal, and what there is to say about it. Its message is for logs: no data holds a secret or a code. */
export class DomainError<Code extends ErrorCode = ErrorCode> extends Error {
  override name = 'DomainError'
  readonly code: Code
  readonly data: ErrorData[Code]

  constructor(code: Code, ...[data]: ErrorData[Code] extends null ? [] : [ErrorData[Code]]) {
    super(data === undefined ? code : `${code} ${JSON.stringify(data)}`)
    this.code = code
    this.data = (data ?? null) as ErrorData[Code]
  }
}

export function isRefusal<Code extends ErrorCode>(
  error: unknown,
  code: Code,
): error is DomainError<Code> {
  return error instanceof DomainError && error.code === code
}

/** What a transport says of each of these refusals: a code without words does not compile. */
export type ErrorTexts<Code extends ErrorCode> = { [C in Code]: (data: ErrorData[C]) => string }

/** The words for an error; null where it is none of these refusals. */
export function wordsFor<Code extends ErrorCode>(
  texts: ErrorTexts<Code>,
  error: unknown,
): string | null {
  if (!(error instanceof DomainError) || !Object.hasOwn(texts, error.code)) return null
  const refusal = error as DomainError<Code>
  return texts[refusal.code](refusal.data)
}

/** The one row of a statement that cannot have returned none, as its caller has made sure. */
export function onlyRow<Row>(rows: Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('A statement that always returns a row returned none.')
  return row
}
