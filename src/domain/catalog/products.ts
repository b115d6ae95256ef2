import { asc, eq, isNotNull } from 'drizzle-orm'
import { exclusively } from '../../db/locks.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import { products } from '../schema.ts'
import { invalidateCatalog } from '../shared/cache/invalidate.ts'
import { DomainError, onlyRow } from '../shared/errors.ts'
import { CATALOG, MAX_PRICE_MICROS, type Product, productNotFound } from './catalog.ts'
import { isSeen, type PriceChange, pick, reprice } from './reprice.ts'

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
  await exclusively(tx, CATALOG)
  const [before] = await tx.select().from(products).where(eq(products.pid, pid))
  if (!before) throw productNotFound(pid)
  const fixed = changes.priceMicros === undefined ? {} : { pricing: 'fixed' as const }
  await tx
    .update(products)
    .set({ ...changes, ...fixed })
    .where(eq(products.pid, pid))
  await invalidateCatalog(tx, now)
  const { name, pricing } = before
  const earlier =
    changes.priceMicros === undefined
      ? {}
      : { beforeMicros: before.priceMicros, before: { pricing } }
  const detail = { pid, name, ...changes, ...earlier }
  await recordAct(tx, { actor, action: 'product.change', detail }, now)
  await reprice(tx, { pids: [pid] }, { actor }, now)
  const after = onlyRow(await tx.select().from(products).where(eq(products.pid, pid)))
  return isSeen(pick(before), pick(after))
    ? [{ pid, name, before: pick(before), after: pick(after) }]
    : []
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
  const [product] = await tx.select().from(products).where(eq(products.pid, pid))
  if (!product) throw productNotFound(pid)
  const { name, heldFor } = product
  await recordAct(tx, { actor, action: 'pricing.accept', detail: { pid, name, heldFor } }, now)
  return reprice(tx, { pids: [pid] }, { actor, isAccepted: true }, now)
}

/** The products that have paused themselves. */
export function heldProducts(db: Reader, limit: number): Promise<Product[]> {
  return db
    .select()
    .from(products)
    .where(isHeld)
    .orderBy(asc(products.slug), asc(products.position), asc(products.pid))
    .limit(limit)
}

export function heldCount(db: Reader): Promise<number> {
  return db.$count(products, isHeld)
}
