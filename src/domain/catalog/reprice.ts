import { and, eq, isNull, max, type SQL } from 'drizzle-orm'
import { exclusively } from '../../db/locks.ts'
import type { Reader, Store, Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import { notifyAdmins } from '../notices/notices.ts'
import { margins, products, stockCodes, tiers } from '../schema.ts'
import { readSettings } from '../settings/settings.ts'
import { invalidateCatalog } from '../shared/cache/invalidate.ts'
import { CATALOG, isGoneAt, type Line, type Product, refAt, STOCK_SUPPLIER } from './catalog.ts'
import { marginKey, type Priced, type PricingRules, pricedBy, type UnitCost } from './pricing.ts'
import { productRows, rowsNamed } from './view.ts'

// Puts prices in order after something that decides about them has changed.

type PriceChange = { pid: string; name: string; before: Priced; after: Priced }

/** How many of the changes an audit entry or a notice names. */
const NAMED = 20

/** Which products: those of a line, those with these ids, those whose price follows from the cost, or all. */
export type Which = { slug: string } | { pids: readonly string[] } | 'by_margin' | 'all'

/**
 * Works out prices again and writes those that have changed. A product whose cost cannot be relied on pauses
 * itself, and the admins are notified; one whose reason is gone is for sale again.
 * @param input isAccepted: whether a person has agreed to jumps of costs.
 * @returns the ids of the products whose prices are others now, in their order
 */
export async function reprice(
  tx: Tx,
  which: Which,
  input: { actor: Actor; isAccepted?: boolean },
  now: Date,
): Promise<string[]> {
  const { actor, isAccepted = false } = input
  await exclusively(tx, CATALOG)
  const rules = await pricingRules(tx)
  const changes: PriceChange[] = []
  let isWritten = false
  for (const { product, line } of await chosen(tx, which)) {
    const costs = await unitCosts(tx, product, sellersOf(product, line), now)
    const after = pricedBy(rules, product, line, costs, { isAccepted, now })
    const before = pick(product)
    if (JSON.stringify(after) === JSON.stringify(before)) continue
    await tx.update(products).set(after).where(eq(products.pid, product.pid))
    isWritten = true
    if (isSeen(before, after)) changes.push({ pid: product.pid, name: product.name, before, after })
  }
  if (isWritten) await invalidateCatalog(tx, now)
  if (changes.length === 0) return []
  const prices = changes.filter(({ before, after }) => before.priceMicros !== after.priceMicros)
  const held = changes.filter(({ before, after }) => after.heldFor && !before.heldFor)
  const detail = {
    products: changes.length,
    held: held.length,
    prices: prices.slice(0, NAMED).map(({ pid, name, before, after }) => ({
      ...{ pid, name },
      ...{ beforeMicros: before.priceMicros, priceMicros: after.priceMicros },
    })),
  }
  await recordAct(tx, { actor, action: 'pricing.reprice', detail }, now)
  const pids = held.slice(0, NAMED).map(({ pid }) => pid)
  if (held.length > 0)
    await notifyAdmins(tx, { kind: 'products_held', pids, count: held.length }, now)
  return changes.map(({ pid }) => pid)
}

/**
 * Finds out what a change would do, such as to prices, by making it and rolling it back.
 * @throws DomainError those of the change.
 */
export async function previewPrices<Changes>(
  store: Store,
  change: (tx: Tx) => Promise<Changes>,
): Promise<Changes> {
  const rolledBack = new Error('The preview was rolled back.')
  const made = Promise.withResolvers<Changes>()
  try {
    await store.transaction(async (tx) => {
      made.resolve(await change(tx))
      throw rolledBack
    })
  } catch (error) {
    if (error !== rolledBack) throw error
  }
  return made.promise
}

async function pricingRules(db: Reader): Promise<PricingRules> {
  const rows = await db.select().from(margins)
  const { pricing } = await readSettings(db)
  return {
    margins: new Map(
      rows.map(({ slug, tierId, marginBp }) => [marginKey(slug, tierId), marginBp] as const),
    ),
    tiers: await db.select({ id: tiers.id, discountBp: tiers.discountBp }).from(tiers),
    limits: pricing,
  }
}

async function chosen(db: Reader, which: Which) {
  const read = (condition?: SQL) => productRows(db).where(condition).orderBy(products.pid)
  if (which === 'all') return read()
  if (which === 'by_margin') return read(eq(products.pricing, 'margin'))
  if ('slug' in which) return read(eq(products.slug, which.slug))
  return (await rowsNamed(db, which.pids)).values()
}

/** Where it can be bought now; all its suppliers if it can be bought nowhere. */
function sellersOf(product: Product, line: Pick<Line, 'suppliers'>): readonly string[] {
  const all = product.suppliers ?? line.suppliers
  const { supplierRef, unavailable } = product
  const sellers = all.filter((name) => !isGoneAt(unavailable, name, refAt(supplierRef, name)))
  return sellers.length > 0 ? sellers : all
}

/** What a product costs at each of its suppliers. Of the codes in stock the dearest counts. */
async function unitCosts(
  db: Reader,
  { pid, costs }: Product,
  suppliers: readonly string[],
  now: Date,
): Promise<(UnitCost | undefined)[]> {
  const known: (UnitCost | undefined)[] = []
  for (const supplier of suppliers) {
    const listed = costs?.[supplier]
    const dearest = supplier === STOCK_SUPPLIER ? await dearestCode(db, pid) : null
    if (dearest === null || (listed && listed.micros >= dearest)) known.push(listed)
    else known.push({ micros: dearest, sinceMs: listed?.sinceMs ?? now.getTime() })
  }
  return known
}

async function dearestCode(db: Reader, pid: string): Promise<number | null> {
  const [row] = await db
    .select({ micros: max(stockCodes.costMicros) })
    .from(stockCodes)
    .where(and(eq(stockCodes.pid, pid), isNull(stockCodes.orderId)))
  return row?.micros ?? null
}

/** Whether a buyer notices the difference. */
function isSeen(before: Priced, after: Priced): boolean {
  const seen = (priced: Priced) => JSON.stringify({ ...priced, pricedCostMicros: null })
  return seen(before) !== seen(after)
}

/** Its fields in the order in which `pricedBy` gives them. */
function pick({ priceMicros, tierPrices, pricedCostMicros, heldFor }: Product): Priced {
  return { priceMicros, tierPrices, pricedCostMicros, heldFor }
}
