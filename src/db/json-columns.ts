// What the JSON columns hold.

/** A field that an order of the line needs. The pattern describes the whole text. */
export type OrderField = { name: OrderFieldName; label: string; pattern?: string | undefined }
export type OrderFieldName = 'userId' | 'zoneId' | 'serverId' | 'region' | 'moreId'
/** A server or region to choose; shortcuts are other names that are understood. */
export type LineOption = { value: string; label: string; shortcuts?: string[] | undefined }

/** Whom an order is for, by the fields of its line. */
export type Player = Partial<Record<OrderFieldName, string>>

export type LookupInput = {
  [Name in 'playerId' | 'userId' | 'zoneId' | 'code']?: string | undefined
}
export type FreeQuota = { usedToday: number; limitDaily: number; leftToday: number }
export type BonusTier = { tier: string; status: 'available' | 'already_claimed' | 'unknown' }
/** What the supplier said; which fields there are depends on the kind. */
export type LookupData = {
  playerName?: string
  region?: string
  firstTimeBonus?: BonusTier[]
  ucAmount?: number
  productName?: string
}

/** What suppliers call a product: one name for all, or one by the supplier's name. */
export type SupplierRef = string | Record<string, string>
/** A supplier to try, and what it calls the product. */
export type RouteStep = { supplier: string; supplierRef: string }
