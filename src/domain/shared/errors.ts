/** Every way in which the domain refuses, each once. Transports map them in one table. */
export type ErrorCode =
  // What a caller must mend in the request
  | 'INVALID_BODY'
  | 'INVALID_REQUEST'
  | 'INVALID_PLAYER_ID'
  | 'QUANTITY_NOT_ALLOWED'
  | 'QUANTITY_EXCEEDS_MAX'
  // What is not for sale
  | 'UNKNOWN_PID'
  | 'INVALID_PRODUCT'
  | 'PRODUCT_DISABLED'
  | 'GAME_DISABLED'
  | 'INVALID_PACK'
  | 'INSUFFICIENT_STOCK'
  | 'INSUFFICIENT_BALANCE'
  // The trxid
  | 'TRXID_TAKEN'
  | 'DUPLICATE_IN_FLIGHT'
  | 'RESULT_PENDING'
  | 'LOOKUP_UNAVAILABLE'
  // Switches and what this service does not offer
  | 'MAINTENANCE'
  | 'API_ORDER_DISABLED'
  | 'NOT_IMPLEMENTED'
  // What operators and account holders name
  | 'INVALID_INPUT'
  | 'ACCOUNT_NOT_FOUND'
  | 'ACCOUNT_EXISTS'
  | 'LINE_NOT_FOUND'
  | 'PRODUCT_NOT_FOUND'
  | 'ORDER_NOT_FOUND'
  // Top-ups
  | 'DEPOSIT_NOT_FOUND'
  | 'DEPOSIT_ENDED'
  | 'TOO_MANY_DEPOSITS'
  | 'OUT_OF_DATE'
  | 'REFUND_REFUSED'

/** A refusal with a message for people: what is wrong and, where it helps, what to do. */
export class DomainError extends Error {
  override name = 'DomainError'
  readonly code: ErrorCode
  /** The line an order was for, where the refusal names it. */
  readonly slug: string | undefined
  /** What the account owes, in micro-USD, where that is the reason. */
  readonly debtMicros: number | undefined

  constructor(
    code: ErrorCode,
    message: string,
    data: { slug?: string | undefined; debtMicros?: number | undefined } = {},
  ) {
    super(message)
    this.code = code
    this.slug = data.slug
    this.debtMicros = data.debtMicros
  }
}

/** The one row of a statement that cannot have returned none, as its caller has made sure. */
export function onlyRow<Row>(rows: Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('A statement that always returns a row returned none.')
  return row
}
