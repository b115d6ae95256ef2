import { eq, sql } from 'drizzle-orm'
import { exclusively } from '../../db/locks.ts'
import { prepared } from '../../db/prepared.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import type { OrderFieldName, RouteStep, SupplierRef, TierPrices } from '../schema.ts'
import { lines, products } from '../schema.ts'
import { invalidateCatalog } from '../shared/cache/invalidate.ts'
import { DomainError } from '../shared/errors.ts'
import type { PatternProblem } from '../shared/problems.ts'
import { TEST_SUPPLIER } from '../shared/test-world.ts'
import { patternProblem } from './pattern.ts'

export type Line = typeof lines.$inferSelect
export type Product = typeof products.$inferSelect

/** The most units of a key or card in one order, as the contract says. */
export const MAX_QUANTITY = 500

/** Keeps the amount of a full order exact: 500 units at this price stay far below 2^53 micro-USD. */
export const MAX_PRICE_MICROS = 100_000_000_000

/** The name of our own stock in lists of suppliers. It delivers codes at once. */
export const STOCK_SUPPLIER = 'stock'

/** The lock for all changes to the catalog: an import writes back rows that it read earlier. */
export const CATALOG = 'catalog'

const productWithLine = prepared<
  Reader,
  { pid: string },
  { products: Product; lines: Line | null }[]
>('product_by_pid', (db) =>
  db
    .select()
    .from(products)
    .leftJoin(lines, eq(lines.slug, products.slug))
    .where(eq(products.pid, sql.placeholder('pid'))),
)

/** A product in the catalog, on sale or not. `line` is null if the line no longer exists. */
export type Listing = { product: Product; line: Line | null }
export type OrderableProduct = Product & {
  priceMicros: number
  line: Line
  route: [RouteStep, ...RouteStep[]]
}
/** Why a product cannot be ordered: the code of the refusal. */
export type NotOrderable =
  | 'UNKNOWN_PID'
  | 'INVALID_PRODUCT'
  | 'PRODUCT_DISABLED'
  | 'GAME_DISABLED'
  | 'INVALID_PACK'
/** Returns the suppliers of a product, in the order in which they are asked. */
export type RouteFinder = (product: Routed) => RouteStep[]
type Routed = Pick<
  Product,
  'pid' | 'name' | 'supplierRef' | 'suppliers' | 'costs' | 'unavailable'
> & {
  line: Line
}

export async function listingOf(db: Reader, pid: string): Promise<Listing | null> {
  const [row] = await productWithLine(db, { pid })
  return row ? { product: row.products, line: row.lines } : null
}

/** The product if it can be ordered now, else the code of the refusal. */
export function orderable(
  { product, line }: Listing,
  routeOf: RouteFinder,
): OrderableProduct | NotOrderable {
  if (product.status === 'archived') return 'UNKNOWN_PID'
  if (!line || line.status === 'removed') return 'INVALID_PRODUCT'
  if (product.status === 'paused' || product.heldFor !== null) return 'PRODUCT_DISABLED'
  if (line.status !== 'active' || patternProblems(line).length > 0) return 'GAME_DISABLED'
  const { priceMicros, supplierRef } = product
  const [first, ...others] = routeOf({ ...product, line })
  if (priceMicros === null || (!first && supplierRef === null && !deliversCodes(line)))
    return 'INVALID_PACK'
  if (!first) {
    // Back on sale by itself when a supplier has it again.
    const isGone = routeOf({ ...product, unavailable: null, line }).length > 0
    return isGone ? 'PRODUCT_DISABLED' : 'GAME_DISABLED'
  }
  return { ...product, priceMicros, line, route: [first, ...others] }
}

/** A field of a line whose pattern cannot be used, and why. */
export type FieldPatternProblem = { field: OrderFieldName; problem: PatternProblem }

/** The supplier's name for a product; null if there is none. */
export function refAt(refs: SupplierRef | null, supplier: string): string | null {
  if (refs === null || typeof refs === 'string') return refs
  return Object.hasOwn(refs, supplier) ? (refs[supplier] ?? null) : null
}

/** Whether the supplier's price list says that a product with this name there cannot be bought now. */
export function isGoneAt(
  unavailable: Product['unavailable'],
  supplier: string,
  supplierRef: string | null,
): boolean {
  return supplierRef !== null && refAt(unavailable, supplier) === supplierRef
}

/**
 * The fields whose patterns prevent the sale of the line. An import refuses such patterns, but earlier
 * versions accepted some that cannot be run safely.
 */
export function patternProblems({ fields }: Pick<Line, 'fields'>): FieldPatternProblem[] {
  return fields.flatMap(({ name: field, pattern }) => {
    const problem = pattern ? patternProblem(pattern) : null
    return problem === null ? [] : [{ field, problem }]
  })
}

/** Whether an order of the line delivers codes to the reseller. */
export function deliversCodes(line: Pick<Line, 'kind'>): boolean {
  return line.kind !== 'topup'
}

/** Whether a line of codes with these suppliers and products sells some of them from stock. */
export function isFromStock(
  suppliers: readonly string[],
  products: readonly { suppliers?: readonly string[] | null | undefined }[],
): boolean {
  return [suppliers, ...products.map((product) => product.suppliers ?? [])].some((names) =>
    names.includes(STOCK_SUPPLIER),
  )
}

/** Whether each order of the line takes a code from stock for its supplier to redeem. */
export function usesVoucher(line: Pick<Line, 'kind' | 'stockBased'>): boolean {
  return line.stockBased && !deliversCodes(line)
}

/** What one unit costs an account of this tier. */
export function priceFor<Price extends number | null>(
  { priceMicros, tierPrices }: { priceMicros: Price; tierPrices: TierPrices | null },
  tierId: number | null,
): Price | number {
  return (tierId === null ? undefined : tierPrices?.[tierId]) ?? priceMicros
}

/** The product as an account of this tier buys it. */
export function atPriceOf<Sold extends { priceMicros: number; tierPrices: TierPrices | null }>(
  product: Sold,
  tierId: number | null,
): Sold {
  const priceMicros = priceFor(product, tierId)
  return priceMicros === product.priceMicros ? product : { ...product, priceMicros }
}

/** Whether a test key placed the order. */
export function isTest({ supplier }: { supplier: string }): boolean {
  return supplier === TEST_SUPPLIER
}

/** @throws DomainError LINE_NOT_FOUND */
export async function setLineStatus(
  tx: Tx,
  slug: string,
  { status, actor }: { status: Exclude<Line['status'], 'removed'>; actor: Actor },
  now: Date,
): Promise<void> {
  await exclusively(tx, CATALOG)
  const changed = await tx
    .update(lines)
    .set({ status })
    .where(eq(lines.slug, slug))
    .returning({ slug: lines.slug })
  if (changed.length === 0) throw new DomainError('LINE_NOT_FOUND', { slug })
  await invalidateCatalog(tx, now)
  await recordAct(tx, { actor, action: 'line.status', detail: { slug, status } }, now)
}

export function productNotFound(pid: string): DomainError {
  return new DomainError('PRODUCT_NOT_FOUND', { pid })
}
