import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { exclusively } from '../../db/locks.ts'
import type { Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import type { SupplierRef } from '../schema.ts'
import { lines, products } from '../schema.ts'
import { invalidateCatalog } from '../shared/cache/invalidate.ts'
import { DomainError } from '../shared/errors.ts'
import { CATALOG, deliversCodes, isFromStock, type Product } from './catalog.ts'
import type { ProductChange } from './preview.ts'
import { withCost } from './products.ts'
import { reprice } from './reprice.ts'
import { productsOf, rowsNamed } from './view.ts'

// Many changes of products at once, as a spreadsheet has them: prices are put in order once, after all of them.

/** A field of a product. `of`: the language of a name, or the supplier of a cost. */
export type EditedField =
  | { field: 'name' | 'price' | 'pricing' | 'belowCost' | 'supplierRef' | 'suppliers' | 'status' }
  | { field: 'names' | 'cost'; of: string }
/** Amounts in micro-USD; null: none. */
export type EditedValue = string | number | boolean | SupplierRef | readonly string[] | null
/** A change of one field. It is stored until somebody confirms it, so its fields never change. */
export type ProductEdit = EditedField & { pid: string; before: EditedValue; after: EditedValue }

const NAMED = 20

export function fieldValue(product: Product, edited: EditedField): EditedValue {
  switch (edited.field) {
    case 'price':
      return product.priceMicros
    case 'cost':
      return product.costs?.[edited.of]?.micros ?? null
    case 'names':
      return product.names?.[edited.of] ?? null
    default:
      return product[edited.field]
  }
}

/**
 * Makes the changes, and puts the prices of their products in order. The values must be such as the catalog file
 * may have.
 * @returns the products that are others now.
 * @throws DomainError SHEET_STALE if a product is gone, or says something else than `before`.
 */
export async function editProducts(
  tx: Tx,
  { edits, actor }: { edits: readonly ProductEdit[]; actor: Actor },
  now: Date,
): Promise<ProductChange[]> {
  await exclusively(tx, CATALOG)
  const byPid = Map.groupBy(edits, ({ pid }) => pid)
  const pids = [...byPid.keys()]
  const before = await rowsNamed(tx, pids)
  const stale = pids.filter((pid) => isStale(before.get(pid)?.product, byPid.get(pid) ?? []))
  if (stale.length > 0)
    throw new DomainError('SHEET_STALE', {
      pids: stale.slice(0, NAMED),
      more: Math.max(0, stale.length - NAMED),
    })
  for (const [pid, { product }] of before) {
    const own = byPid.get(pid) ?? []
    const changed = { ...product }
    for (const edit of own) Object.assign(changed, changeBy(changed, edit, now))
    await tx.update(products).set(changed).where(eq(products.pid, pid))
    await recordEdits(tx, product, { edits: own, actor }, now)
  }
  const moved = edits.filter(({ field }) => field === 'suppliers')
  const ofMoved = moved.flatMap(({ pid }) => before.get(pid)?.line ?? [])
  for (const [slug, line] of new Map(ofMoved.map((one) => [one.slug, one]))) {
    if (!deliversCodes(line)) continue
    const stockBased = isFromStock(line.suppliers, await productsOf(tx, slug))
    await tx.update(lines).set({ stockBased }).where(eq(lines.slug, slug))
  }
  const detail = { products: before.size, changes: edits.length }
  await recordAct(tx, { actor, action: 'catalog.sheet', detail }, now)
  await invalidateCatalog(tx, now)
  await reprice(tx, { pids }, { actor }, now)
  const after = await rowsNamed(tx, pids)
  return [...before].flatMap(([pid, { product }]) => {
    const changed = after.get(pid)?.product
    return changed ? [{ pid, before: product, after: changed }] : []
  })
}

function isStale(product: Product | undefined, edits: readonly ProductEdit[]): boolean {
  if (!product) return true
  const has = (field: EditedField['field']) => edits.some((edit) => edit.field === field)
  // A price that follows from the cost would not stay as it is set.
  if (has('price') && !has('pricing') && product.pricing === 'margin') return true
  return edits.some((edit) => !isDeepStrictEqual(fieldValue(product, edit), edit.before))
}

/** The values were checked when the edit was made. */
function changeBy(product: Product, edit: ProductEdit, now: Date): Partial<Product> {
  const { after } = edit
  switch (edit.field) {
    case 'price':
      return { priceMicros: after as number }
    case 'cost':
      return { costs: withCost(product.costs ?? {}, edit.of, after as number | null, now) }
    case 'names': {
      const { [edit.of]: _, ...others } = product.names ?? {}
      const names = after === null ? others : { ...others, [edit.of]: after as string }
      return { names: Object.keys(names).length === 0 ? null : names }
    }
    case 'pricing':
    case 'belowCost':
      return { [edit.field]: after, pricedCostMicros: null }
    default:
      return { [edit.field]: after }
  }
}

/** A price and each cost with what it was before; all else of a product together. */
async function recordEdits(
  tx: Tx,
  { pid, name, priceMicros }: Product,
  { edits, actor }: { edits: readonly ProductEdit[]; actor: Actor },
  now: Date,
): Promise<void> {
  const about = { pid, name }
  const mode: Record<string, EditedValue> = {}
  const others: Record<string, unknown> = {}
  for (const edit of edits) {
    const { after, before } = edit
    if (edit.field === 'price') {
      const detail = { ...about, priceMicros: after, beforeMicros: priceMicros }
      await recordAct(tx, { actor, action: 'product.change', detail }, now)
    } else if (edit.field === 'cost') {
      const detail = { ...about, supplier: edit.of, costMicros: after, beforeMicros: before }
      await recordAct(tx, { actor, action: 'product.cost', detail }, now)
    } else if (edit.field === 'pricing' || edit.field === 'belowCost') mode[edit.field] = after
    else if (edit.field === 'names') others.names = { ...Object(others.names), [edit.of]: after }
    else if (edit.field === 'name') Object.assign(others, { name: after, before })
    else others[edit.field] = after
  }
  if (Object.keys(mode).length > 0)
    await recordAct(tx, { actor, action: 'pricing.mode', detail: { ...about, ...mode } }, now)
  if (Object.keys(others).length > 0)
    await recordAct(tx, { actor, action: 'product.change', detail: { ...about, ...others } }, now)
}
