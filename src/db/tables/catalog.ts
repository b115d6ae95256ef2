import { sql } from 'drizzle-orm'
import {
  flag,
  index,
  instant,
  json,
  primaryKey,
  serial,
  table,
  text,
  uniqueIndex,
  whole,
} from '../dialect.ts'
import type {
  GoneItems,
  LineOption,
  OrderField,
  ProductCosts,
  Routing,
  SupplierRef,
  TierPrices,
  Translations,
} from '../json-columns.ts'

// The catalog and the codes in stock.

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

export const stockCodes = table(
  'stock_codes',
  {
    id: serial(),
    pid: text()
      .notNull()
      .references(() => products.pid),
    /**
     * The code, or its fingerprint if the database has a key. Unique over all products: the same code
     * under two of them would be sold twice.
     */
    code: text().notNull().unique(),
    /** The encrypted code; null if `code` is the code itself. */
    sealed: text(),
    addedAt: instant().notNull(),
    /** The batch that it came in; null if that was not recorded. */
    batchId: whole(),
    /** What it cost us; null if nobody said so. */
    costMicros: whole(),
    /** The order that has it. Starts with WITHDRAWN if a restore took the code off sale. */
    orderId: text(),
    takenAt: instant(),
    /** Set if a cancelled or lost order may have used it: a person decides about it. */
    quarantinedAt: instant(),
    /** Set if it is used or useless: it is never for sale again. */
    discardedAt: instant(),
  },
  (t) => [
    index('stock_codes_available').on(t.pid, t.id).where(sql`${t.orderId} is null`),
    index('stock_codes_by_order').on(t.orderId).where(sql`${t.orderId} is not null`),
    index('stock_codes_by_batch').on(t.batchId, t.id).where(sql`${t.batchId} is not null`),
    index('stock_codes_in_quarantine')
      .on(t.quarantinedAt)
      .where(sql`${t.quarantinedAt} is not null`),
  ],
)

/** Codes that came in one message or file. They are shown before they are added, and can be taken back. */
export const stockBatches = table('stock_batches', {
  id: serial(),
  pid: text()
    .notNull()
    .references(() => products.pid),
  /** Who sent them, as in the audit log. */
  actor: text().notNull(),
  /** The number of codes, including those that were known already. */
  codes: whole().notNull(),
  /** What each code cost us; null if nobody said so. */
  costMicros: whole(),
  createdAt: instant().notNull(),
  /** reading: being stored; offered: shown, not confirmed yet; adding: confirmed; added: done. */
  status: text({ enum: ['reading', 'offered', 'adding', 'added'] }).notNull(),
})

/** The codes of a batch that are not in stock yet. None is ever sold from here. */
export const stagedCodes = table(
  'staged_codes',
  {
    id: serial(),
    batchId: whole()
      .notNull()
      .references(() => stockBatches.id),
    /** Counts from 0. */
    part: whole().notNull(),
    /** Stored by sealedJson. */
    codes: json().$type<{ line: number; code: string; sent?: string | undefined }[]>().notNull(),
  },
  (t) => [uniqueIndex('staged_codes_by_batch').on(t.batchId, t.part)],
)
