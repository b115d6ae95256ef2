import { sql } from 'drizzle-orm'
import { flag, index, json, primaryKey, table, text, whole } from '../../db/dialect.ts'

export const lines = table('lines', {
  slug: text().primaryKey(),
  position: whole().notNull(),
  productName: text().notNull(),
  gameName: text().notNull(),
  /** Both names in other languages. */
  productNames: json().$type<Translations>(),
  gameNames: json().$type<Translations>(),
  kind: text({ enum: ['topup', 'gamekey', 'giftcard'] }).notNull(),
  /** Whether its products are counted and sold from stock codes. */
  stockBased: flag().notNull(),
  fields: json().$type<OrderField[]>().notNull(),
  serverOptions: json().$type<LineOption[]>(),
  regionOptions: json().$type<LineOption[]>(),
  /** Who fulfils its orders, in the order in which they are tried. */
  suppliers: json().$type<string[]>().notNull().default([]),
  /** Which of them is asked first; null: the first. */
  routing: json().$type<Routing>(),
  /** The game's part of an order id. */
  orderCode: text().notNull(),
  /** Prices that are worked out are rounded up to a multiple of this. */
  roundToMicros: whole().notNull().default(10_000),
  status: text({ enum: ['active', 'paused', 'hidden', 'removed'] }).notNull(),
})

export const products = table(
  'products',
  {
    pid: text().primaryKey(),
    slug: text()
      .notNull()
      .references(() => lines.slug),
    position: whole().notNull(),
    name: text().notNull(),
    /** The name in other languages. */
    names: json().$type<Translations>(),
    priceMicros: whole(),
    /** Whether the price is as somebody set it, or worked out from the cost. */
    pricing: text({ enum: ['fixed', 'margin'] })
      .notNull()
      .default('fixed'),
    /** The price for each tier that does not pay `priceMicros`. */
    tierPrices: json().$type<TierPrices>(),
    /** The cost that the price was worked out from. */
    pricedCostMicros: whole(),
    /** Whether it may be sold for less than it costs. */
    belowCost: flag().notNull().default(false),
    /** Why it has paused itself; null if it has not. */
    heldFor: text({
      enum: ['no_margin', 'cost_missing', 'cost_zero', 'cost_old', 'cost_jump', 'below_cost'],
    }),
    /** What one unit costs us, for each supplier of which we know it. */
    costs: json().$type<ProductCosts>(),
    /** The suppliers' name for this product: the same for all, or one for each supplier. */
    supplierRef: json().$type<SupplierRef>(),
    /** Where it cannot be bought now, as the suppliers' price lists say. */
    unavailable: json().$type<GoneItems>(),
    /** Used instead of the line's suppliers. */
    suppliers: json().$type<string[]>(),
    /** Used instead of the line's. */
    routing: json().$type<Routing>(),
    status: text({ enum: ['active', 'paused', 'archived'] }).notNull(),
  },
  (t) => [
    index('products_by_line').on(t.slug),
    index('products_held').on(t.slug).where(sql`${t.heldFor} is not null`),
  ],
)

/** What is added to the cost of products, for a line and a tier. */
export const margins = table(
  'margins',
  {
    /** Empty: for all lines that have none of their own. */
    slug: text().notNull(),
    /** 0: for accounts without a tier, and tiers that have none of their own. */
    tierId: whole().notNull(),
    /** In hundredths of a percent of the cost. */
    marginBp: whole().notNull(),
  },
  (t) => [primaryKey({ columns: [t.slug, t.tierId] })],
)

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

/** The suppliers' name for a product: the same for all, or one for each supplier. */
export type SupplierRef = string | Record<string, string>

/** What one unit of a product costs us at each supplier, and since when, in milliseconds since 1970, we know. */
export type ProductCosts = Record<string, { micros: number; sinceMs: number }>

/** The suppliers that do not sell a product now: each with the name that the product had there when it was gone. */
export type GoneItems = Record<string, string>

/** The price of one unit for each tier that does not pay everybody's, by the tier's id, in micro-USD. */
export type TierPrices = Record<string, number>

/** How the supplier of an order is chosen. */
export type Routing = { by: 'listed' | 'cheapest' | 'healthy' }
