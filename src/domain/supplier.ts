import type { BonusTier, LookupData, LookupInput, Player } from '../db/json-columns.ts'

export type { BonusTier, LookupData, LookupInput }

/** An order as its supplier sees it. */
export type SupplierOrder = {
  /** Our id of it. The same on every call, so that a supplier never acts on it twice. */
  ref: string
  /** What the supplier calls the product. */
  item: string
  player: Player
  /** The code to redeem onto the player, where the line is sold from stock. */
  voucher: string | null
  requestedAt: Date
}

export type OrderResult =
  | { outcome: 'completed' }
  | { outcome: 'processing'; checkAfterMs?: number }
  /** Definitely not done; the reason is shown to the reseller. */
  | { outcome: 'failed'; reason: string }

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

export type LookupCheck =
  | LookupResult
  | { outcome: 'processing'; checkAfterMs?: number }
  | { outcome: 'absent' }

/**
 * Where orders and lookups are really done. Every method either tells what is certain, or throws
 * SupplierFault; any other error counts as an unknown outcome. The signal ends a call that takes too
 * long, and a call that is ended may still have acted.
 */
export interface Supplier {
  place(order: SupplierOrder, signal: AbortSignal): Promise<OrderResult>
  check(order: SupplierOrder, signal: AbortSignal): Promise<OrderCheck>
  /** Verifies a player, which may be repeated, or redeems a code, which may not. */
  lookup(lookup: SupplierLookup, signal: AbortSignal): Promise<LookupResult>
  /** What became of a redemption whose answer was lost. */
  checkLookup(lookup: SupplierLookup, signal: AbortSignal): Promise<LookupCheck>
}

/** `not-sent`: the supplier certainly did not act. `unknown`: it may have. */
export class SupplierFault extends Error {
  override name = 'SupplierFault'
  readonly kind: 'not-sent' | 'unknown'

  constructor(kind: 'not-sent' | 'unknown', message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
