import { eq, isNotNull } from 'drizzle-orm'
import { exclusively } from '../../db/locks.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import { lines, type ProductCosts, products } from '../schema.ts'
import { invalidateCatalog } from '../shared/cache/invalidate.ts'
import { DomainError, onlyRow } from '../shared/errors.ts'
import {
  CATALOG,
  MAX_PRICE_MICROS,
  type Product,
  productNotFound,
  STOCK_SUPPLIER,
} from './catalog.ts'
import { isSeen, type PriceChange, pick, reprice } from './reprice.ts'

// What products cost us. An order keeps what it was expected to cost when it was placed.

/**
 * Sets what one unit of a product costs us at a supplier, and puts its price in order. A code whose batch says what it cost does not use it.
 * @param input supplier: absent for the product's first one. costMicros: null if it is not known any more.
 * @returns the supplier, and what it had cost there before.
 * @throws DomainError PRODUCT_NOT_FOUND, INVALID_COST, NOT_ITS_SUPPLIER
 */
export async function setCost(
  tx: Tx,
  pid: string,
  input: { supplier?: string | undefined; costMicros: number | null; actor: Actor },
  now: Date,
): Promise<{ supplier: string; beforeMicros: number | null; changes: PriceChange[] }> {
  const { costMicros, actor } = input
  if (costMicros !== null && (costMicros < 0 || costMicros > MAX_PRICE_MICROS))
    throw new DomainError('INVALID_COST', { maxMicros: MAX_PRICE_MICROS })
  await exclusively(tx, CATALOG)
  const { name, costs, suppliers } = await costedProduct(tx, pid)
  const supplier = input.supplier ?? suppliers[0] ?? STOCK_SUPPLIER
  if (!suppliers.includes(supplier)) throw new DomainError('NOT_ITS_SUPPLIER', { pid, suppliers })
  const beforeMicros = costs[supplier]?.micros ?? null
  await tx
    .update(products)
    .set({ costs: withCost(costs, supplier, costMicros, now) })
    .where(eq(products.pid, pid))
  await invalidateCatalog(tx, now)
  const detail = { pid, name, supplier, costMicros, beforeMicros }
  await recordAct(tx, { actor, action: 'product.cost', detail }, now)
  const changes = await reprice(tx, { pids: [pid] }, { actor }, now)
  return { supplier, beforeMicros, changes }
}

/** The costs with one of them changed. A cost that stays the same is as new as if it had changed. */
export function withCost(
  costs: ProductCosts,
  supplier: string,
  costMicros: number | null,
  now: Date,
): ProductCosts {
  const { [supplier]: _, ...others } = costs
  if (costMicros === null) return others
  return { ...others, [supplier]: { micros: costMicros, sinceMs: now.getTime() } }
}

/** What a code of the product costs us if nobody said so when it was added; undefined if not known. */
export async function unitCostFromStock(db: Reader, pid: string): Promise<number | undefined> {
  const { costs } = await costedProduct(db, pid)
  return costs[STOCK_SUPPLIER]?.micros
}

/** The product, while nothing else changes the catalog. @throws DomainError PRODUCT_NOT_FOUND */
export async function productToChange(tx: Tx, pid: string): Promise<Product> {
  await exclusively(tx, CATALOG)
  const [product] = await tx.select().from(products).where(eq(products.pid, pid))
  if (!product) throw productNotFound(pid)
  return product
}

async function costedProduct(db: Reader, pid: string) {
  const [product] = await db
    .select({
      name: products.name,
      costs: products.costs,
      own: products.suppliers,
      ofLine: lines.suppliers,
    })
    .from(products)
    .innerJoin(lines, eq(lines.slug, products.slug))
    .where(eq(products.pid, pid))
  if (!product) throw productNotFound(pid)
  const { name, costs, own, ofLine } = product
  return { name, costs: costs ?? {}, suppliers: own ?? ofLine }
}

// What operators decide about one product.

const isHeld = isNotNull(products.heldFor)

/**
 * Changes the status or the price of a product. A price that somebody sets no longer follows from the cost.
 * @returns the prices that are others now.
 * @throws DomainError PRODUCT_NOT_FOUND; INVALID_PRICE unless the price is above 0 and at most 100,000 USD.
 */
export async function changeProduct(
  tx: Tx,
  pid: string,
  input: { changes: { status?: Product['status']; priceMicros?: number }; actor: Actor },
  now: Date,
): Promise<PriceChange[]> {
  const { changes, actor } = input
  const { priceMicros = 1 } = changes
  if (priceMicros <= 0 || priceMicros > MAX_PRICE_MICROS)
    throw new DomainError('INVALID_PRICE', { maxMicros: MAX_PRICE_MICROS })
  const before = await productToChange(tx, pid)
  const isPriced = changes.priceMicros !== undefined
  const fixed = isPriced ? { pricing: 'fixed' as const } : {}
  await tx
    .update(products)
    .set({ ...changes, ...fixed })
    .where(eq(products.pid, pid))
  await invalidateCatalog(tx, now)
  const { name, pricing } = before
  const earlier = isPriced ? { beforeMicros: before.priceMicros, before: { pricing } } : {}
  const detail = { pid, name, ...changes, ...earlier }
  await recordAct(tx, { actor, action: 'product.change', detail }, now)
  await reprice(tx, { pids: [pid] }, { actor }, now)
  const after = onlyRow(await tx.select().from(products).where(eq(products.pid, pid)))
  const change = { pid, name, before: pick(before), after: pick(after) }
  return isSeen(change.before, change.after) ? [change] : []
}

/**
 * Chooses whether the price of a product follows from its cost, and whether it may be sold below cost.
 * @throws DomainError PRODUCT_NOT_FOUND
 */
export async function setPricing(
  tx: Tx,
  pid: string,
  input: { changes: Partial<Pick<Product, 'pricing' | 'belowCost'>>; actor: Actor },
  now: Date,
): Promise<PriceChange[]> {
  const { changes, actor } = input
  await exclusively(tx, CATALOG)
  const [changed] = await tx
    .update(products)
    .set({ ...changes, pricedCostMicros: null })
    .where(eq(products.pid, pid))
    .returning({ name: products.name })
  if (!changed) throw productNotFound(pid)
  await invalidateCatalog(tx, now)
  const detail = { pid, name: changed.name, ...changes }
  await recordAct(tx, { actor, action: 'pricing.mode', detail }, now)
  return reprice(tx, { pids: [pid] }, { actor }, now)
}

/**
 * Agrees to the present cost of products that paused themselves because it jumped.
 * @throws DomainError PRODUCT_NOT_FOUND
 */
export async function acceptCost(
  tx: Tx,
  pid: string,
  { actor }: { actor: Actor },
  now: Date,
): Promise<PriceChange[]> {
  const { name, heldFor } = await productToChange(tx, pid)
  await recordAct(tx, { actor, action: 'pricing.accept', detail: { pid, name, heldFor } }, now)
  return reprice(tx, { pids: [pid] }, { actor, isAccepted: true }, now)
}

export function heldCount(db: Reader): Promise<number> {
  return db.$count(products, isHeld)
}
