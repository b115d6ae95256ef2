import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { exclusively } from '../../db/locks.ts'
import type { Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import { products } from '../schema.ts'
import { invalidateCatalog } from '../shared/cache/invalidate.ts'
import { DomainError } from '../shared/errors.ts'
import { exactUsd } from '../shared/money.ts'
import { CATALOG, MAX_PRICE_MICROS, type Product } from './catalog.ts'
import { withCost } from './products.ts'
import { reprice } from './reprice.ts'
import { type ProductRow, rowsNamed } from './view.ts'

// Many prices at once, as a grid has them. They are one act, which is undone as one.

const micros = z.int().nullable()
const way = z.enum(['fixed', 'margin'])
const edit = z.discriminatedUnion('field', [
  z.object({ field: z.literal('price'), pid: z.string(), before: micros, after: micros }),
  z.object({ field: z.literal('pricing'), pid: z.string(), before: way, after: way }),
  z.object({
    ...{ field: z.literal('cost'), pid: z.string(), supplier: z.string() },
    ...{ before: micros, after: micros },
  }),
])
/** What the act says about itself. `prices`: of every product, before and after it. */
const edited = z.object({
  edits: z.array(edit),
  prices: z.array(z.object({ pid: z.string(), before: micros, after: micros })),
})

/** A change of one cell of a product. Amounts in micro-USD; null: none. */
export type PriceEdit = z.infer<typeof edit>

const NAMED = 20

/**
 * Makes the changes, puts the prices of their products in order, and records them as one act. A price that somebody
 * sets no longer follows from the cost.
 * @returns the products' ids
 * @throws DomainError PRODUCTS_CHANGED if a product is gone, or says something else than `before`; INVALID_PRICE,
 *   INVALID_COST, NOT_ITS_SUPPLIER
 */
export async function editPrices(
  tx: Tx,
  { edits: given, actor }: { edits: readonly PriceEdit[]; actor: Actor },
  now: Date,
): Promise<string[]> {
  await exclusively(tx, CATALOG)
  const pids = [...new Set(given.map(({ pid }) => pid))]
  const before = await rowsNamed(tx, pids)
  const edits = [...given, ...fixedBy(given, before)]
  requireUnchanged(pids, (pid) =>
    edits.every((one) => one.pid !== pid || isAsBefore(before.get(pid), one)),
  )
  for (const [pid, { product, line }] of before) {
    const own = edits.filter((one) => one.pid === pid)
    const changed = { ...product }
    for (const one of own)
      Object.assign(changed, changeBy(changed, one, product.suppliers ?? line.suppliers, now))
    await tx.update(products).set(changed).where(eq(products.pid, pid))
  }
  await invalidateCatalog(tx, now)
  await reprice(tx, { pids }, { actor }, now)
  const after = await rowsNamed(tx, pids)
  const prices = pids.map((pid) => ({
    ...{ pid, before: before.get(pid)?.product.priceMicros ?? null },
    after: after.get(pid)?.product.priceMicros ?? null,
  }))
  // For people who read the log: the rest is what undoEdit reads.
  const changed = edits.slice(0, NAMED).map(editText)
  const detail = { products: pids.length, changed, edits, prices }
  await recordAct(tx, { actor, action: 'prices.edit', detail }, now)
  return pids
}

/**
 * Sets everything that editPrices has changed as it was before.
 * @param detail what its act says about itself
 * @throws DomainError those of editPrices, if any of it is not as the act left it
 */
export async function undoEdit(
  tx: Tx,
  detail: unknown,
  { actor }: { actor: Actor },
  now: Date,
): Promise<void> {
  const { edits, prices } = edited.parse(detail)
  const present = await rowsNamed(
    tx,
    prices.map(({ pid }) => pid),
  )
  const priceOf = new Map([...present].map(([pid, { product }]) => [pid, product.priceMicros]))
  const stays = (pid: string) =>
    prices.some((one) => one.pid === pid && one.after === priceOf.get(pid))
  requireUnchanged([...prices.map(({ pid }) => pid)], stays)
  const back = edits.map((one) => ({ ...one, before: one.after, after: one.before }) as PriceEdit)
  const typed = new Set(edits.filter(({ field }) => field === 'price').map(({ pid }) => pid))
  // A price that began to follow from the cost has moved with that.
  const moved = edits.flatMap(({ pid, field, before }): PriceEdit[] => {
    const price = prices.find((one) => one.pid === pid)
    if (field !== 'pricing' || before !== 'fixed' || !price || typed.has(pid)) return []
    return [{ field: 'price', pid, before: price.after, after: price.before }]
  })
  await editPrices(tx, { edits: [...back, ...moved], actor }, now)
}

/** The changes to a fixed price that follow from a price that was typed. */
function fixedBy(edits: readonly PriceEdit[], rows: ReadonlyMap<string, ProductRow>): PriceEdit[] {
  const chosen = new Set(edits.filter(({ field }) => field === 'pricing').map(({ pid }) => pid))
  return edits.flatMap(({ pid, field }): PriceEdit[] => {
    if (field !== 'price' || chosen.has(pid)) return []
    if (rows.get(pid)?.product.pricing !== 'margin') return []
    return [{ field: 'pricing', pid, before: 'margin', after: 'fixed' }]
  })
}

function isAsBefore(row: ProductRow | undefined, one: PriceEdit): boolean {
  if (!row) return false
  const { priceMicros, pricing, costs } = row.product
  if (one.field === 'price') return priceMicros === one.before
  if (one.field === 'pricing') return pricing === one.before
  return (costs?.[one.supplier]?.micros ?? null) === one.before
}

/** @throws DomainError PRODUCTS_CHANGED with those that are not as expected */
function requireUnchanged(pids: readonly string[], isSame: (pid: string) => boolean): void {
  const changed = pids.filter((pid) => !isSame(pid))
  if (changed.length === 0) return
  throw new DomainError('PRODUCTS_CHANGED', {
    pids: changed.slice(0, NAMED),
    more: Math.max(0, changed.length - NAMED),
  })
}

function changeBy(
  product: Product,
  one: PriceEdit,
  suppliers: readonly string[],
  now: Date,
): Partial<Product> {
  const { pid } = product
  const maxMicros = MAX_PRICE_MICROS
  if (one.field === 'pricing') return { pricing: one.after, pricedCostMicros: null }
  const { after } = one
  if (one.field === 'price') {
    if (after !== null && (after <= 0 || after > maxMicros))
      throw new DomainError('INVALID_PRICE', { maxMicros })
    return { priceMicros: after }
  }
  if (after !== null && (after < 0 || after > maxMicros))
    throw new DomainError('INVALID_COST', { maxMicros })
  if (!suppliers.includes(one.supplier))
    throw new DomainError('NOT_ITS_SUPPLIER', { pid, suppliers })
  return { costs: withCost(product.costs ?? {}, one.supplier, after, now) }
}

/** Such as `GWP-A60 price: 0.99 → 1.50`. */
function editText({ pid, field, before, after, ...one }: PriceEdit): string {
  const text = (value: string | number | null) =>
    typeof value === 'number' ? exactUsd(value) : (value ?? '–')
  const what = 'supplier' in one ? `${field} (${one.supplier})` : field
  return `${pid} ${what}: ${text(before)} → ${text(after)}`
}
