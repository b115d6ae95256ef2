import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm'
import type { Reader } from '../../db/store.ts'
import { isGoneAt, type Line, type Product, refAt } from '../catalog/catalog.ts'
import { lines, products } from '../schema.ts'
import { createTimeSlices } from '../shared/time-slices.ts'

// The products that are bought at a supplier.

/** A product that is bought there as `item`. `sinceMs`: since when its cost is known. */
export type MappedProduct = {
  pid: string
  name: string
  item: string
  costMicros: number | null
  sinceMs: number | null
  isGone: boolean
}

export type ProductRow = { product: Product; line: Line }

const ROWS_AT_ONCE = 250

/** What is bought at a supplier as an item of its list. */
export async function productsAt(db: Reader, supplier: string): Promise<MappedProduct[]> {
  const slice = createTimeSlices()
  const mapped: MappedProduct[] = []
  let after = ''
  for (;;) {
    const rows = await inCatalog(db, after)
    for (const row of rows.filter((one) => isBoughtAt(one, supplier))) {
      const one = mappedAt(row, supplier)
      if (one) mapped.push(one)
    }
    const last = rows.at(-1)
    if (!last || rows.length < ROWS_AT_ONCE) return mapped
    after = last.product.pid
    await slice()
  }
}

/** Those of the products that are in the catalog, by pid. */
export async function rowsNamed(
  db: Reader,
  pids: readonly string[],
): Promise<Map<string, ProductRow>> {
  const found = new Map<string, ProductRow>()
  for (let from = 0; from < pids.length; from += ROWS_AT_ONCE) {
    const some = inArray(products.pid, pids.slice(from, from + ROWS_AT_ONCE))
    const rows = await db
      .select({ product: products, line: lines })
      .from(products)
      .innerJoin(lines, eq(lines.slug, products.slug))
      .where(some)
    for (const row of rows) found.set(row.product.pid, row)
  }
  return found
}

export function isBoughtAt({ product, line }: ProductRow, supplier: string): boolean {
  return (product.suppliers ?? line.suppliers).includes(supplier)
}

/** Null if the product has no name there. */
export function mappedAt({ product }: ProductRow, supplier: string): MappedProduct | null {
  const { pid, name, supplierRef, costs, unavailable } = product
  const item = refAt(supplierRef, supplier)
  if (item === null) return null
  const cost = costs?.[supplier]
  return {
    ...{ pid, name, item, isGone: isGoneAt(unavailable, supplier, item) },
    ...{ costMicros: cost?.micros ?? null, sinceMs: cost?.sinceMs ?? null },
  }
}

function inCatalog(db: Reader, after: string): Promise<ProductRow[]> {
  return db
    .select({ product: products, line: lines })
    .from(products)
    .innerJoin(lines, eq(lines.slug, products.slug))
    .where(
      and(gt(products.pid, after), ne(products.status, 'archived'), ne(lines.status, 'removed')),
    )
    .orderBy(asc(products.pid))
    .limit(ROWS_AT_ONCE)
}
