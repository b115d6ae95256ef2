import type { BonusTier, LookupData, LookupInput, Player } from '../../db/json-columns.ts'

export type { BonusTier, LookupData, LookupInput }

/** An order as its supplier sees it. */
export type SupplierOrder = {
  /** Our id of it. The same on every call, so that a supplier never acts on it twice. */
  ref: string
  /** What the supplier calls the product. */
  supplierRef: string
  /** Its own id of this order, where it has given one. */
  supplierOrderId: string | null
  /** 1 for a top-up; for keys and cards as many codes are wanted. */
  quantity: number
  wantsCodes: boolean
  player: Player
  /** The code to redeem onto the player, where the line is sold from stock. */
  voucher: string | null
  /** False once an admin has ended it: then asking must not make it happen after all. */
  wanted: boolean
  /** What our customer paid for it, in micro-USD. */
  paidMicros: number
  requestedAt: Date
}

export type OrderResult =
  /** `codes` where codes were wanted: as many as were. */
  | { outcome: 'completed'; codes?: string[]; costMicros?: number; supplierOrderId?: string }
  | { outcome: 'processing'; checkAfterMs?: number; supplierOrderId?: string }
  /**
   * Definitely not done, and nobody could do it; the reason is shown to the reseller. Unless
   * `voucherUnused` says so, the voucher may have been used for all that.
   */
  | { outcome: 'failed'; reason: string; voucherUnused?: boolean }
  /**
   * This supplier certainly does not do it, and another may be asked. `reason` is for the reseller
   * where nobody is left, `note` for the operator.
   */
  | { outcome: 'declined'; reason: string; note?: string }

/** `absent`: the supplier has never seen the ref, so that placing it is safe. */
export type OrderCheck = OrderResult | { outcome: 'absent' }

export type SupplierLookup = {
  ref: string
  kind: 'gameavvfy' | 'gamebvfy' | 'rdmgamea'
  input: LookupInput
  requestedAt: Date
}

export type LookupResult =
  | { outcome: 'completed'; data: LookupData }
  /** A definite no: no such player, the region check failed, the code did not redeem. */
  | { outcome: 'failed'; data?: LookupData }
  /** It certainly did not happen, and will not: the fee goes back. */
  | { outcome: 'declined' }

export type LookupCheck =
  | LookupResult
  | { outcome: 'processing'; checkAfterMs?: number }
  | { outcome: 'absent' }

/**
 * Where orders are really done. Every method either returns what is certain, or throws SupplierFault;
 * any other error counts as an unknown outcome. The signal ends a call that takes too long, and a
 * call that is ended may still have acted.
 */
export interface Supplier {
  /** What it is an instance of, such as `reseller`. */
  readonly kind: string
  /** False where it does without a name of its own for a product. */
  readonly needsRef: boolean
  /** False where failures are no sign of its health: then it is called however many orders fail. */
  readonly circuitBreaker?: boolean
  /** The same ref acts once, however often it is placed. */
  place(order: SupplierOrder, signal: AbortSignal): Promise<OrderResult>
  check(order: SupplierOrder, signal: AbortSignal): Promise<OrderCheck>
  readonly lookups?: LookupApi
  /** What is left of our money there, in micro-USD, where it can be asked. */
  balance?(signal: AbortSignal): Promise<number>
}

/** Where paid lookups are done; the same holds as for the methods of Supplier. */
export interface LookupApi {
  /** Verifies a player, which may be repeated, or redeems a code, which may not. */
  lookup(lookup: SupplierLookup, signal: AbortSignal): Promise<LookupResult>
  /** What became of a redemption whose answer was lost. */
  checkLookup(lookup: SupplierLookup, signal: AbortSignal): Promise<LookupCheck>
}

/** `not-sent`: the supplier certainly did not act. `unknown`: it may have. */
export class SupplierFault extends Error {
  override name = 'SupplierFault'
  readonly kind: 'not-sent' | 'unknown'
  /** Where it said when to call again: it is not failing, only busy. */
  readonly retryAfterMs: number | undefined

  constructor(
    kind: 'not-sent' | 'unknown',
    message: string,
    options: ErrorOptions & { retryAfterMs?: number } = {},
  ) {
    super(message, options)
    this.kind = kind
    this.retryAfterMs = options.retryAfterMs
  }
}

/** Nobody was called, so this says nothing about the supplier. */
export class NotAsked extends SupplierFault {
  constructor(
    message: string,
    options: { kind?: SupplierFault['kind']; retryAfterMs?: number } = {},
  ) {
    const { kind = 'unknown', ...rest } = options
    super(kind, message, rest)
  }
}

/** The error of an order that no supplier takes, as the reseller sees it. */
export const SUPPLIER_UNAVAILABLE = 'SUPPLIER UNAVAILABLE'
