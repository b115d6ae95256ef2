import { sql } from 'drizzle-orm'
import { flag, index, instant, json, serial, table, text, whole } from '../dialect.ts'
import type { LineOption, OrderField } from '../json-columns.ts'

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
  supplier: text().notNull(),
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
    /** What the line's supplier calls this product. */
    supplierItem: text(),
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
    /** Unique over all products: the same code under two of them would be sold twice. */
    code: text().notNull().unique(),
    addedAt: instant().notNull(),
    orderId: text(),
    takenAt: instant(),
  },
  (t) => [
    index('stock_codes_available').on(t.pid, t.id).where(sql`${t.orderId} is null`),
    index('stock_codes_by_order').on(t.orderId).where(sql`${t.orderId} is not null`),
  ],
)
