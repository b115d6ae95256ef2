// The types of the values in JSON columns.

/** A field that orders of the line need. The pattern must match the whole text. */
export type OrderField = { name: OrderFieldName; label: string; pattern?: string | undefined }
export type OrderFieldName = 'userId' | 'zoneId' | 'serverId' | 'region' | 'moreId'
/** A server or region to choose; shortcuts are other names that are accepted. */
export type LineOption = { value: string; label: string; shortcuts?: string[] | undefined }

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
/** A supplier to try, and its name for the product. */
export type RouteStep = { supplier: string; supplierRef: string }

/** What an API key may be used for: GET calls, POST /orders, or lookups. */
export type KeyScope = 'read' | 'order' | 'lookup'
