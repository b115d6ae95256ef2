// The types of the values in JSON columns.

/** A text in other languages than the catalog's own, by ISO 639 code. */
export type Translations = Record<string, string>

/** A field that orders of the line need. The pattern must match the whole text, as the example does. */
export type OrderField = {
  name: OrderFieldName
  label: string
  labels?: Translations | undefined
  example?: string | undefined
  pattern?: string | undefined
}
export type OrderFieldName = 'userId' | 'zoneId' | 'serverId' | 'region' | 'moreId'
/** A server or region to choose; shortcuts are other names that are accepted. */
export type LineOption = {
  value: string
  label: string
  labels?: Translations | undefined
  shortcuts?: string[] | undefined
}

/** The player that an order is for, in the fields of its line. */
export type Player = Partial<Record<OrderFieldName, string>>

export type LookupInput = {
  [Name in 'playerId' | 'userId' | 'zoneId' | 'code']?: string | undefined
}
export type FreeQuota = { usedToday: number; limitDaily: number; leftToday: number }
export type BonusTier = { tier: string; status: 'available' | 'already_claimed' | 'unknown' }
/** The supplier's answer. Its fields depend on the kind of lookup. */
export type LookupData = {
  playerName?: string
  region?: string
  firstTimeBonus?: BonusTier[]
  ucAmount?: number
  productName?: string
}

/** The suppliers' name for a product: the same for all, or one for each supplier. */
export type SupplierRef = string | Record<string, string>
/** What one unit of a product costs us at each supplier, and since when, in milliseconds since 1970, we know. */
export type ProductCosts = Record<string, { micros: number; sinceMs: number }>
/** The suppliers that do not sell a product now: each with the name that the product had there when it was gone. */
export type GoneItems = Record<string, string>
/** The price of one unit for each tier that does not pay everybody's, by the tier's id, in micro-USD. */
export type TierPrices = Record<string, number>
/** A supplier to try, its name for the product, and what one unit costs us there if that is known. */
export type RouteStep = {
  supplier: string
  supplierRef: string
  unitCostMicros?: number | undefined
}

/** How the supplier of an order is chosen. */
export type Routing = { by: 'listed' | 'cheapest' | 'healthy' }
type UnitCost = { supplier: string; unitCostMicros: number | null }
/**
 * Why a supplier was chosen for an order, or not. `next`: the supplier before it certainly did not do the order;
 * `by_hand`: an admin gave it the order.
 */
export type RouteNote =
  | { supplier: string; chosen: 'listed' | 'healthy' | 'by_hand' }
  | ({ chosen: 'cheapest'; others: UnitCost[] } & UnitCost)
  | { supplier: string; chosen: 'next'; after: string; why: LeftWhy }
  | { supplier: string; skipped: SkippedWhy }
export type LeftWhy = 'declined' | 'unavailable' | 'breaker_open'
export type SkippedWhy = 'breaker_open' | 'day_limit' | 'full' | 'no_codes'
/** The part of a supplier's day limit that an order uses: the UTC day, and how much. */
export type DayPart = { day: string; micros: number }

/** What an API key may be used for: GET calls, POST /orders, or lookups. */
export type KeyScope = 'read' | 'order' | 'lookup'

export const ACCESS_CHANGES = [
  ...(['banned', 'unbanned', 'restricted', 'unrestricted'] as const),
  ...(['api_enabled', 'api_disabled', 'api_allowed', 'api_forbidden'] as const),
  ...(['key_issued', 'key_changed', 'key_revoked', 'allowlist_changed', 'guard_changed'] as const),
] as const
/** What the account's access to the API was after a change. */
export type AccessChange = {
  change: (typeof ACCESS_CHANGES)[number]
  /** The holder, or the operator with its admins. */
  by: 'holder' | 'operator'
  standing: 'active' | 'restricted' | 'banned'
  /** The end of a restriction, in milliseconds since 1970. */
  restrictedUntilMs: number | null
  /** Whether both switches, the holder's and the operator's, are on. */
  apiEnabled: boolean
  allowlist: string[]
}
/** The content of events whose subject has no row that stays the same. */
export type EventData = { balanceMicros: number; lowBelowMicros: number } | AccessChange

/** A webhook's signing secrets. The previous one signs, too, until a time in milliseconds since 1970. */
export type WebhookSecrets = { current: string; previous?: string; previousUntilMs?: number }

/** A problem with a field of a request. Never contains the value: it may be a player's id or a code. */
export type FieldProblem = { field: string; label?: string | undefined } & FieldFault
export type FieldFault =
  | { problem: 'missing' }
  | { problem: 'pattern'; pattern: string }
  /** `more`: how many further values are allowed. */
  | { problem: 'options'; options: string[]; more: number }

/** Why a line of a bulk order cannot be bought, or was refused when it was placed. */
export type BulkProblem =
  | { problem: PlainBulkProblem }
  | { problem: 'fields'; fields: FieldProblem[] }
  | { problem: 'quantity'; max: number }
  /** More cells than the product has columns, which are so many. */
  | { problem: 'extra_cells'; columns: number }
  | { problem: 'too_long'; max: number }
  /** A spreadsheet has rounded a long number, such as 5.12346E+09. */
  | { problem: 'rounded'; text: string }
  | { problem: 'price_changed'; amountMicros: number }
/**
 * one_each: a quantity of top-ups, which are bought one at a time. restored: it waited in a backup that was
 * restored, and may have been bought since the backup was made.
 */
export type PlainBulkProblem =
  | ('no_pid' | 'unknown_pid' | 'not_sold' | 'paused' | 'fields_differ' | 'one_each')
  | ('out_of_stock' | 'trxid_taken' | 'restored')

/** The open orders of a supplier that fails: how many, and what their buyers paid. */
export type OpenOrders = {
  /** Certainly not sent: they can be cancelled, or sent elsewhere. */
  notSent: number
  /** It may have done them, and nobody knows. */
  unknown: number
  /** It says that it is working on them. */
  atWork: number
  amountMicros: number
}

/** Who gets news: everybody, a tier (null: those in none), buyers of a line, or those with a balance. */
export type Audience =
  | { to: 'all' | 'balance' }
  | { to: 'tier'; tierId: number | null }
  | { to: 'line'; slug: string }
