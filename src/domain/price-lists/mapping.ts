import { and, asc, eq, gt, ne } from 'drizzle-orm'
import { exclusively } from '../../db/locks.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import { CATALOG, isGoneAt, productNotFound, refAt, STOCK_SUPPLIER } from '../catalog/catalog.ts'
import { reprice } from '../catalog/reprice.ts'
import { type ProductRow, productRows, rowsNamed } from '../catalog/view.ts'
import { lines, products, supplierItems } from '../schema.ts'
import { invalidateCatalog } from '../shared/cache/invalidate.ts'
import { DomainError } from '../shared/errors.ts'
import { createTimeSlices } from '../shared/time-slices.ts'
import type { MappedProduct } from './difference.ts'
import { itemNamed } from './items.ts'

/**
 * Buys a product as this item of a supplier from now on. Its cost there is as it was until the next sync.
 * @param input item: null if it is not bought there any more.
 * @returns the item before
 * @throws DomainError PRODUCT_NOT_FOUND, NOT_ITS_SUPPLIER; ITEM_NOT_LISTED if a list was taken over and lacks it
 */
export async function mapProduct(
  tx: Tx,
  pid: string,
  input: { supplier: string; item: string | null; actor: Actor },
  now: Date,
): Promise<{ name: string; before: string | null }> {
  const { supplier, item, actor } = input
  await exclusively(tx, CATALOG)
  const row = (await rowsNamed(tx, [pid])).get(pid)
  if (!row) throw productNotFound(pid)
  const { name, supplierRef } = row.product
  const suppliers = row.product.suppliers ?? row.line.suppliers
  if (!isBoughtAt(row, supplier) || supplier === STOCK_SUPPLIER)
    throw new DomainError('NOT_ITS_SUPPLIER', { pid, suppliers })
  if (item !== null) await requireListed(tx, supplier, item)
  // One name for all suppliers becomes one for each, so that those of the others stay.
  const refs = suppliers
    .filter((one) => one !== STOCK_SUPPLIER)
    .flatMap((one): [string, string][] => {
      const ref = one === supplier ? item : refAt(supplierRef, one)
      return ref === null ? [] : [[one, ref]]
    })
  await tx
    .update(products)
    .set({ supplierRef: refs.length === 0 ? null : Object.fromEntries(refs) })
    .where(eq(products.pid, pid))
  await invalidateCatalog(tx, now)
  const before = refAt(supplierRef, supplier)
  const detail = { pid, name, supplier, item, before }
  await recordAct(tx, { actor, action: 'supplier.map', detail }, now)
  await reprice(tx, { pids: [pid] }, { actor }, now)
  return { name, before }
}

async function requireListed(tx: Tx, supplier: string, item: string): Promise<void> {
  const found = await itemNamed(tx, supplier, item)
  if (found && found.goneAt === null) return
  const ofSupplier = eq(supplierItems.supplier, supplier)
  if (found || (await tx.$count(supplierItems, ofSupplier)) > 0)
    throw new DomainError('ITEM_NOT_LISTED', { supplier, item })
}

// The products that are bought at a supplier.

/** So many rows are read at once, so that other work is not held up. */
const ROWS_AT_ONCE = 250

/** What is bought at a supplier as an item of its list. */
export async function productsAt(db: Reader, supplier: string): Promise<MappedProduct[]> {
  const slice = createTimeSlices()
  const mapped: MappedProduct[] = []
  const isInCatalog = and(ne(products.status, 'archived'), ne(lines.status, 'removed'))
  for (let after = ''; ; ) {
    const rows = await productRows(db)
      .where(and(gt(products.pid, after), isInCatalog))
      .orderBy(asc(products.pid))
      .limit(ROWS_AT_ONCE)
    const there = rows.filter((row) => isBoughtAt(row, supplier))
    mapped.push(...there.flatMap((row) => mappedAt(row, supplier) ?? []))
    const last = rows.at(-1)
    if (!last) return mapped
    after = last.product.pid
    await slice()
  }
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
