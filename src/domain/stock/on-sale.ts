import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { prepared } from '../../db/prepared.ts'
import type { Reader } from '../../db/store.ts'
import {
  type Line,
  type Product,
  patternProblems,
  type RouteFinder,
  STOCK_SUPPLIER,
  usesVoucher,
} from '../catalog/catalog.ts'
import type { RouteStep } from '../schema.ts'
import { lines, products } from '../schema.ts'
import { createTimeSlices } from '../shared/time-slices.ts'

/** A product that can be ordered. `limited`: it is sold from stock only, so its codes can run out. */
export type Offer = Product & { line: Line; priceMicros: number; limited: boolean }

/** Takes about a millisecond to read. */
const OFFERS_PER_PART = 250

const activeLines = prepared<Reader, Record<string, never>, Line[]>('lines_active', (db) =>
  db
    .select()
    .from(lines)
    .where(eq(lines.status, 'active'))
    .orderBy(asc(lines.position), asc(lines.slug)),
)

const { placeholder } = sql

const sellableOfLine = prepared<Reader, { slug: string; position: number; pid: string }, Product[]>(
  'products_on_sale',
  (db) =>
    db
      .select()
      .from(products)
      .where(
        and(
          eq(products.slug, placeholder('slug')),
          eq(products.status, 'active'),
          isNotNull(products.priceMicros),
          isNull(products.heldFor),
          sql`(${products.position}, ${products.pid}) > (${placeholder('position')}, ${placeholder('pid')})`,
        ),
      )
      .orderBy(asc(products.position), asc(products.pid))
      .limit(OFFERS_PER_PART),
)

/**
 * Yields the lines that are on sale, in the operator's order, each with its products in parts; a line
 * without products yields one empty part. The catalog may change between parts: callers that cache the
 * result must subscribe to its invalidations.
 */
export async function* onSale(
  db: Reader,
  routeOf: RouteFinder,
): AsyncGenerator<{ line: Line; offers: Offer[] }> {
  const slice = createTimeSlices()
  for (const line of await activeLines(db, {})) {
    if (patternProblems(line).length > 0) continue
    let isOnSale = false
    let after = { position: -1, pid: '' }
    for (;;) {
      const rows = await sellableOfLine(db, { slug: line.slug, ...after })
      const offers = rows.flatMap((product) => offerOf(product, line, routeOf))
      if (offers.length > 0) {
        isOnSale = true
        yield { line, offers }
      }
      await slice()
      const last = rows.at(-1)
      if (!last || rows.length < OFFERS_PER_PART) break
      after = last
    }
    const any = { pid: '', name: '', supplierRef: 'any' }
    const some = { ...any, suppliers: null, costs: null, unavailable: null }
    if (!isOnSale && routeOf({ ...some, line }).length > 0) yield { line, offers: [] }
  }
}

function offerOf(product: Product, line: Line, routeOf: RouteFinder): Offer[] {
  const route = routeOf({ ...product, line })
  if (route.length === 0) return []
  const limited = isLimited({ line, route })
  return [{ ...product, line, priceMicros: product.priceMicros ?? 0, limited }]
}

/** Whether a product is sold from stock only, so that its codes can run out. */
function isLimited({ line, route }: { line: Line; route: readonly RouteStep[] }): boolean {
  return usesVoucher(line) || route.every(({ supplier }) => supplier === STOCK_SUPPLIER)
}
