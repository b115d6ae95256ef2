import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { prepared } from '../db/prepared.ts'
import { lines, products, stockCodes } from '../db/schema.ts'
import type { Reader, Tx } from '../db/store.ts'
import { type Actor, recordAct } from './audit-log.ts'
import { productNotFound } from './catalog.ts'
import { DomainError } from './errors.ts'

const { placeholder } = sql

/** Longer than any real code; a line this long is a file of another kind. */
const MAX_CODE_LENGTH = 512

/** Codes from a text, one a line; blank lines and space around a code do not count. */
export function parseCodes(text: string): string[] {
  const codes = text.split(/\r?\n/).map((line) => line.trim())
  const tooLong = codes.findIndex((code) => code.length > MAX_CODE_LENGTH)
  if (tooLong >= 0)
    throw new DomainError(
      'INVALID_INPUT',
      `Line ${tooLong + 1} is longer than ${MAX_CODE_LENGTH} characters; write one code a line.`,
    )
  return codes.filter((code) => code !== '')
}

/**
 * Adds codes to a product. One that was ever in stock, under any product, is not added again.
 * @returns how many were added, and those that were not.
 * @throws DomainError PRODUCT_NOT_FOUND, or INVALID_INPUT where its line is not sold from stock.
 */
export async function addStock(
  tx: Tx,
  pid: string,
  input: { codes: string[]; actor: Actor },
  now: Date,
): Promise<{ added: number; duplicates: string[] }> {
  const [product] = await tx
    .select({ stockBased: lines.stockBased })
    .from(products)
    .innerJoin(lines, eq(lines.slug, products.slug))
    .where(eq(products.pid, pid))
  if (!product) throw productNotFound(pid)
  if (!product.stockBased)
    throw new DomainError('INVALID_INPUT', `${pid} belongs to a line that is not sold from stock.`)

  const duplicates: string[] = []
  for (const code of input.codes) {
    const added = await tx
      .insert(stockCodes)
      .values({ pid, code, addedAt: now })
      .onConflictDoNothing()
      .returning({ id: stockCodes.id })
    if (added.length === 0) duplicates.push(code)
  }
  const added = input.codes.length - duplicates.length
  const detail = { pid, added, duplicates: duplicates.length }
  await recordAct(tx, { actor: input.actor, action: 'stock.add', detail }, now)
  return { added, duplicates }
}

const takeOldest = prepared<
  Tx,
  { pid: string; orderId: string; quantity: number; takenAt: Date },
  { id: number; code: string }[]
>('stock_take', (tx) => {
  const oldest = tx
    .select({ id: stockCodes.id })
    .from(stockCodes)
    .where(and(eq(stockCodes.pid, placeholder('pid')), isNull(stockCodes.orderId)))
    .orderBy(asc(stockCodes.id))
    .limit(placeholder('quantity'))
  return tx
    .update(stockCodes)
    .set({
      orderId: sql`${placeholder('orderId')}`,
      takenAt: sql`${sql.param(placeholder('takenAt'), stockCodes.takenAt)}`,
    })
    .where(and(inArray(stockCodes.id, oldest), isNull(stockCodes.orderId)))
    .returning({ id: stockCodes.id, code: stockCodes.code })
})

/**
 * Takes codes for an order, oldest first, so that nobody else can have them.
 * @throws DomainError INSUFFICIENT_STOCK where there are fewer; the caller's transaction must end.
 */
export async function takeCodes(
  tx: Tx,
  order: { pid: string; orderId: string; quantity: number },
  now: Date,
): Promise<string[]> {
  const taken = await takeOldest(tx, { ...order, takenAt: now })
  if (taken.length < order.quantity)
    throw new DomainError(
      'INSUFFICIENT_STOCK',
      `Fewer than ${order.quantity} in stock; see "quantity" in GET /products.`,
    )
  return taken.sort((a, b) => a.id - b.id).map((row) => row.code)
}

/** Puts an order's codes back on sale: only where they were certainly not used. */
export async function returnCodes(tx: Tx, orderId: string): Promise<void> {
  await tx
    .update(stockCodes)
    .set({ orderId: null, takenAt: null })
    .where(eq(stockCodes.orderId, orderId))
}

const heldBy = prepared<Reader, { orderId: string }, { code: string }[]>('stock_held', (db) =>
  db
    .select({ code: stockCodes.code })
    .from(stockCodes)
    .where(eq(stockCodes.orderId, placeholder('orderId')))
    .orderBy(asc(stockCodes.id)),
)

/** The codes that an order holds, in the order in which they came into stock. */
export async function codesOfOrder(db: Reader, orderId: string): Promise<string[]> {
  const rows = await heldBy(db, { orderId })
  return rows.map((row) => row.code)
}

/** As codesOfOrder, by order id, for a list. */
export async function codesOf(db: Reader, orderIds: string[]): Promise<Map<string, string[]>> {
  const codes = new Map<string, string[]>()
  if (orderIds.length === 0) return codes
  const rows = await db
    .select({ orderId: stockCodes.orderId, code: stockCodes.code })
    .from(stockCodes)
    .where(inArray(stockCodes.orderId, orderIds))
    .orderBy(asc(stockCodes.id))
  for (const { orderId, code } of rows) {
    if (orderId === null) continue
    const held = codes.get(orderId)
    if (held) held.push(code)
    else codes.set(orderId, [code])
  }
  return codes
}

export type StockLevel = { pid: string; name: string; available: number; taken: number }

/** Stock by product, for every product that is sold from stock. */
export function stockLevels(db: Reader): Promise<StockLevel[]> {
  const taken = sql`count(${stockCodes.orderId})`.mapWith(Number)
  return db
    .select({
      pid: products.pid,
      name: products.name,
      available: sql`count(${stockCodes.id}) - count(${stockCodes.orderId})`.mapWith(Number),
      taken,
    })
    .from(products)
    .innerJoin(lines, and(eq(lines.slug, products.slug), eq(lines.stockBased, true)))
    .leftJoin(stockCodes, eq(stockCodes.pid, products.pid))
    .groupBy(products.pid, products.name, lines.position, products.position)
    .orderBy(asc(lines.position), asc(products.position))
}
