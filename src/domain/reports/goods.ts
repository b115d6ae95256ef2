import { and, asc, eq, inArray, isNotNull, like, not, or, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/store.ts'
import { type ProductRow, productRows, rowsNamed } from '../catalog/view.ts'
import { dailySales, lines, products, stockCodes } from '../schema.ts'
import { eachDay } from '../shared/utc-day.ts'
import { available } from '../stock/counts.ts'
import { sum } from './sales.ts'
import { daysOf } from './statistics.ts'

// The products as a list to look through: each with its stock and what was sold of it.

export const SHOWN_PRODUCTS = ['paused', 'held', 'low', 'archived'] as const
export type GoodsFilter = {
  /** A part of the id, or of the name of the product or its line. */
  search?: string | undefined
  slug?: string | undefined
  /** paused: by somebody, or with their line. low: fewer codes than `lowStock`. Without it, those that are not archived. */
  only?: (typeof SHOWN_PRODUCTS)[number] | undefined
  /** Only those that are sold from stock. */
  fromStock?: boolean
  lowStock: number
}
/** `stock`: null if it is not sold from stock; at most MAX_COUNTED. `sold`: in the last 30 days. */
export type GoodsRow = ProductRow & {
  stock: number | null
  sold: { orders: number; micros: number }
}

/** More codes of a product are not counted, so that a page takes a few milliseconds. */
export const MAX_COUNTED = 5000

/**
 * Products in the operator's order.
 * @param page after: the id of the product behind which the page begins; null for the first
 * @returns `next`: behind which the next page begins; null at the end
 */
export async function listGoods(
  db: Reader,
  filter: GoodsFilter,
  { after, limit }: { after: string | null; limit: number },
  now: Date,
): Promise<{ rows: GoodsRow[]; next: string | null }> {
  const { pid, position } = products
  const place = sql`(${lines.position}, ${lines.slug}, ${position}, ${pid})`
  const last = after === null ? undefined : (await rowsNamed(db, [after])).get(after)
  const behind =
    last &&
    sql`${place} > (${last.line.position}, ${last.line.slug}, ${last.product.position}, ${last.product.pid})`
  const found = await productRows(db)
    .where(and(conditionOf(filter), behind))
    .orderBy(asc(lines.position), asc(lines.slug), asc(position), asc(pid))
    .limit(limit + 1)
  const rows = await withFigures(db, found.slice(0, limit), now)
  return { rows, next: found.length > limit ? (rows.at(-1)?.product.pid ?? null) : null }
}

/** The same of products that are known. */
export async function withFigures(
  db: Reader,
  rows: readonly ProductRow[],
  now: Date,
): Promise<GoodsRow[]> {
  const sold = await soldOf(
    db,
    rows.map(({ product }) => product.pid),
    now,
  )
  return Array.fromAsync(rows, async ({ product, line }) => ({
    ...{ product, line },
    stock: line.stockBased ? await available(db, product.pid, MAX_COUNTED) : null,
    sold: sold.get(product.pid) ?? { orders: 0, micros: 0 },
  }))
}

const isArchived = sql`(${products.status} = 'archived' or ${lines.status} = 'removed')`

function conditionOf({ search, slug, only, fromStock, lowStock }: GoodsFilter): SQL | undefined {
  const part = `%${(search ?? '').toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const has = (column: typeof products.name | typeof products.pid | typeof lines.productName) =>
    like(sql`lower(${column})`, sql`${part} escape '\\'`)
  return and(
    search ? or(has(products.name), has(products.pid), has(lines.productName)) : undefined,
    slug === undefined ? undefined : eq(products.slug, slug),
    fromStock ? eq(lines.stockBased, true) : undefined,
    only === 'archived' ? isArchived : not(isArchived),
    only === 'paused'
      ? or(eq(products.status, 'paused'), inArray(lines.status, ['paused', 'hidden']))
      : undefined,
    only === 'held' ? isNotNull(products.heldFor) : undefined,
    only === 'low' ? isLow(lowStock) : undefined,
  )
}

/** Whether there is no such code as the last one that would make enough. */
function isLow(lowStock: number): SQL | undefined {
  const enough = Math.max(1, lowStock)
  const { pid, orderId } = stockCodes
  const enoughth = sql`select 1 from ${stockCodes} where ${pid} = ${products.pid} and ${orderId} is null limit 1 offset ${enough - 1}`
  return and(eq(lines.stockBased, true), sql`not exists (${enoughth})`)
}

async function soldOf(db: Reader, pids: readonly string[], now: Date) {
  const { day, pid, completed, amountMicros } = dailySales
  const rows = await db
    .select({ pid, orders: sum(completed), micros: sum(amountMicros) })
    .from(dailySales)
    // Each day by its key: the sums of all other products stay unread.
    .where(and(inArray(day, eachDay(daysOf('month', now))), inArray(pid, [...pids])))
    .groupBy(pid)
  return new Map(rows.map(({ pid, ...sums }) => [pid, sums]))
}
