import type { BonusTier, LookupData, LookupInput, Player } from '../schema.ts'
import { said } from '../shared/log.ts'

export type { BonusTier, LookupData, LookupInput }

export type SupplierOrder = {
  /** Our id of the order. It is the same on every call, so that a supplier never acts on an order twice. */
  ref: string
  /** The supplier's name for the product. */
  supplierRef: string
  /** The supplier's id of the order, once it has given one. */
  supplierOrderId: string | null
  /** 1 for a top-up; the number of codes for keys and cards. */
  quantity: number
  wantsCodes: boolean
  player: Player
  /** The code to redeem for the player, if the line is sold from stock. */
  voucher: string | null
  /** False once an admin has ended the order: then a check must not place it. */
  wanted: boolean
  /** What our customer paid for the order, in micro-USD. */
  paidMicros: number
  requestedAt: Date
  /** When the last call about it before this one began, if there was one. */
  calledAt?: Date | null
}

export type OrderResult =
  /** `codes` if codes were wanted: exactly `quantity` of them. */
  | { outcome: 'completed'; codes?: string[]; costMicros?: number; supplierOrderId?: string }
  | { outcome: 'processing'; checkAfterMs?: number; supplierOrderId?: string }
  /**
   * Definitely not done, and no supplier could do it. The reason is shown to the reseller. The voucher may
   * have been used nevertheless, unless `voucherUnused` is true.
   */
  | { outcome: 'failed'; reason: string; voucherUnused?: boolean }
  /**
   * This supplier certainly has not done it and will not, so another may be tried. `reason` is for the
   * reseller if there is no other, `note` for the operator.
   */
  | { outcome: 'declined'; reason: string; note?: string }

/** `absent`: the supplier has never seen the ref, so it is safe to place the order. */
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
  /** It certainly did not happen and will not, so the fee is returned. */
  | { outcome: 'declined' }

export type LookupCheck =
  | LookupResult
  | { outcome: 'processing'; checkAfterMs?: number }
  | { outcome: 'absent' }

/**
 * Fulfils orders. Every method either returns what is certain or throws SupplierFault; any other error
 * counts as an unknown outcome. The signal aborts a call that takes too long; the supplier may
 * nevertheless have acted.
 */
export interface Supplier {
  /** The kind of supplier, such as `reseller`. */
  readonly kind: string
  /** False if it needs no name of its own for a product. */
  readonly needsRef: boolean
  /** False if failures say nothing about its health: then it is called even if many orders fail. */
  readonly circuitBreaker?: boolean
  /** Acts only once on a ref, even if it is placed again. */
  place(order: SupplierOrder, signal: AbortSignal): Promise<OrderResult>
  check(order: SupplierOrder, signal: AbortSignal): Promise<OrderCheck>
  readonly lookups?: LookupApi
  /** Our balance at the supplier, in micro-USD. Missing if it cannot be read. */
  balance?(signal: AbortSignal): Promise<number>
  /** The supplier's price list. Missing if it has none. @throws SupplierFault */
  items?(signal: AbortSignal): Promise<SupplierItem[]>
}

export type SupplierItem = {
  /** The supplier's name for the product. */
  item: string
  name: string | null
  /** What one unit costs us, in micro-USD. */
  costMicros: number
  /** Null if the supplier does not say. */
  available: boolean | null
}

/** Performs paid lookups. Its methods return and throw as those of Supplier do. */
export interface LookupApi {
  /** Verifies a player, which is safe to repeat, or redeems a code, which is not. */
  lookup(lookup: SupplierLookup, signal: AbortSignal): Promise<LookupResult>
  /** Finds out what became of a redemption whose answer was lost. */
  checkLookup(lookup: SupplierLookup, signal: AbortSignal): Promise<LookupCheck>
}

/** The message of a fault is logged at each attempt, and stored with the supplier's health. */
const MAX_FAULT_LENGTH = 500

/** `not-sent`: the supplier certainly did not act. `unknown`: it may have. */
export class SupplierFault extends Error {
  override name = 'SupplierFault'
  readonly kind: 'not-sent' | 'unknown'
  /** Set if the supplier said when to call again: then it is busy, not failing. */
  readonly retryAfterMs: number | undefined

  constructor(
    kind: 'not-sent' | 'unknown',
    message: string,
    options: ErrorOptions & { retryAfterMs?: number | undefined } = {},
  ) {
    super(said(message, MAX_FAULT_LENGTH), options)
    this.kind = kind
    this.retryAfterMs = options.retryAfterMs
  }
}

/** The supplier was not called, so this says nothing about it. */
export class NotCalled extends SupplierFault {
  constructor(
    message: string,
    options: { kind?: SupplierFault['kind']; retryAfterMs?: number } = {},
  ) {
    const { kind = 'unknown', ...rest } = options
    super(kind, message, rest)
  }
}

/** The supplier was not called: its circuit breaker is open, or it has asked for a pause. */
export class CircuitOpen extends NotCalled {
  constructor(retryAfterMs: number) {
    super('The circuit breaker of the supplier is open.', { kind: 'not-sent', retryAfterMs })
  }
}

const LIMIT_RETRY_MS = 1000

/** The supplier was not called: it, or the account at it, has reached its limit of concurrent new calls. */
export class LimitReached extends NotCalled {
  constructor() {
    const options = { kind: 'not-sent', retryAfterMs: LIMIT_RETRY_MS } as const
    super('Too many concurrent calls to the supplier, in all or for this account.', options)
  }
}

/** The supplier was not called: as many orders are open there as the operator wants. */
export class SupplierFull extends LimitReached {}

/** Nobody but a person can find out what became of it: the supplier cannot be asked. */
export class CannotAsk extends NotCalled {
  constructor(message: string) {
    super(message, { retryAfterMs: ASK_A_PERSON_AGAIN_MS })
  }
}

/** How long such an order is left alone before its supplier could be asked after all. */
const ASK_A_PERSON_AGAIN_MS = 60 * 60_000

/** The error that the reseller sees on an order that no supplier accepts. */
export const SUPPLIER_UNAVAILABLE = 'SUPPLIER UNAVAILABLE'
