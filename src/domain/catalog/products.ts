import { eq, isNotNull } from 'drizzle-orm'
import { exclusively } from '../../db/locks.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import { type ProductCosts, products } from '../schema.ts'
import { invalidateCatalog } from '../shared/cache/invalidate.ts'
import { CATALOG, type Product, productNotFound, STOCK_SUPPLIER } from './catalog.ts'
import { reprice } from './reprice.ts'

// What products cost us. An order keeps what it was expected to cost when it was placed.

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
  const { costs } = products
  const [product] = await db.select({ costs }).from(products).where(eq(products.pid, pid))
  if (!product) throw productNotFound(pid)
  return product.costs?.[STOCK_SUPPLIER]?.micros
}

/** The product, while nothing else changes the catalog. @throws DomainError PRODUCT_NOT_FOUND */
async function productToChange(tx: Tx, pid: string): Promise<Product> {
  await exclusively(tx, CATALOG)
  const [product] = await tx.select().from(products).where(eq(products.pid, pid))
  if (!product) throw productNotFound(pid)
  return product
}

// What operators decide about one product.

const isHeld = isNotNull(products.heldFor)

/** @throws DomainError PRODUCT_NOT_FOUND */
export async function setProductStatus(
  tx: Tx,
  pid: string,
  { status, actor }: { status: Product['status']; actor: Actor },
  now: Date,
): Promise<void> {
  const { name } = await productToChange(tx, pid)
  await tx.update(products).set({ status }).where(eq(products.pid, pid))
  await invalidateCatalog(tx, now)
  await recordAct(tx, { actor, action: 'product.change', detail: { pid, name, status } }, now)
}

/**
 * Agrees to the present costs of a product that paused itself because one jumped, or because they are too old: then they
 * are as new as if somebody had set them.
 * @throws DomainError PRODUCT_NOT_FOUND
 */
export async function acceptCost(
  tx: Tx,
  pid: string,
  { actor }: { actor: Actor },
  now: Date,
): Promise<void> {
  const { name, heldFor, costs: before } = await productToChange(tx, pid)
  if (heldFor === 'cost_old') {
    const renewed = Object.entries(before ?? {}).map(
      ([supplier, cost]) => [supplier, { ...cost, sinceMs: now.getTime() }] as const,
    )
    const costs = Object.fromEntries(renewed)
    await tx.update(products).set({ costs }).where(eq(products.pid, pid))
    await invalidateCatalog(tx, now)
  }
  await recordAct(tx, { actor, action: 'pricing.accept', detail: { pid, name, heldFor } }, now)
  await reprice(tx, { pids: [pid] }, { actor, isAccepted: true }, now)
}

export function heldCount(db: Reader): Promise<number> {
  return db.$count(products, isHeld)
}
