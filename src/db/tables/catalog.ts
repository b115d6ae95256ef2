import { sql } from 'drizzle-orm'
import { flag, index, instant, json, serial, table, text, uniqueIndex, whole } from '../dialect.ts'
import type { LineOption, OrderField, SupplierRef } from '../json-columns.ts'

// What is for sale.

export const lines = table('lines', {
  slug: text().primaryKey(),
  position: whole().notNull(),
  productName: text().notNull(),
  gameName: text().notNull(),
  kind: text({ enum: ['topup', 'gamekey', 'giftcard'] }).notNull(),
  /** Its products are counted and sold from stock codes. */
  stockBased: flag().notNull(),
  fields: json().$type<OrderField[]>().notNull(),
  serverOptions: json().$type<LineOption[]>(),
  regionOptions: json().$type<LineOption[]>(),
  /** Who fulfils it, in the order in which they are tried. */
  suppliers: json().$type<string[]>().notNull().default([]),
  /** The game's part of an order id. */
  orderCode: text().notNull(),
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
    priceMicros: whole(),
    /** What its suppliers call this product: one name for all of them, or one by supplier. */
    supplierRef: json().$type<SupplierRef>(),
    /** In place of the line's suppliers. */
    suppliers: json().$type<string[]>(),
    status: text({ enum: ['active', 'paused', 'archived'] }).notNull(),
  },
  (t) => [index('products_by_line').on(t.slug)],
)

export const stockCodes = table(
  'stock_codes',
  {
    id: serial(),
    pid: text()
      .notNull()
      .references(() => products.pid),
    /**
     * The code, or its fingerprint where the database has a key. Unique over all products: the same code
     * under two of them would be sold twice.
     */
    code: text().notNull().unique(),
    /** The encrypted code; null where it is in `code` itself. */
    sealed: text(),
    addedAt: instant().notNull(),
    /** With which others it came in; null where that was not noted. */
    batchId: whole(),
    /** Who has it; of a code that a restore has set aside what begins with SET_ASIDE: it is for sale to nobody. */
    orderId: text(),
    takenAt: instant(),
    /** Nobody knows whether it was used, by an order that was cancelled or is lost: a person looks at it. */
    quarantinedAt: instant(),
    /** It is used, or of no use: never for sale again. */
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

/** Codes that came in together, in one message or file: they are shown before they are added, and can be taken back. */
export const stockBatches = table(
  'stock_batches',
  {
    id: serial(),
    pid: text()
      .notNull()
      .references(() => products.pid),
    /** Who brought them, as in the audit log. */
    actor: text().notNull(),
    /** How many they are, those that were known already among them. */
    codes: whole().notNull(),
    createdAt: instant().notNull(),
    /** Being stored; shown and not answered yet; being added since the answer was yes; done. */
    status: text({ enum: ['reading', 'offered', 'adding', 'added'] }).notNull(),
  },
  (t) => [index('stock_batches_open').on(t.createdAt).where(sql`${t.status} <> 'added'`)],
)

/** The codes of a batch that are not in stock yet. None is ever sold from here. */
export const stagedCodes = table(
  'staged_codes',
  {
    id: serial(),
    batchId: whole()
      .notNull()
      .references(() => stockBatches.id),
    /** From 0 on. */
    part: whole().notNull(),
    /** As sealedJson keeps it. */
    codes: json().$type<{ line: number; code: string }[]>().notNull(),
  },
  (t) => [uniqueIndex('staged_codes_by_batch').on(t.batchId, t.part)],
)
