import { and, asc, eq, ne, notInArray } from 'drizzle-orm'
import { exclusively } from '../../db/locks.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import type { ProductCosts } from '../schema.ts'
import { lines, products } from '../schema.ts'
import { invalidateCatalog } from '../shared/cache/invalidate.ts'
import { DomainError } from '../shared/errors.ts'
import { toUsd } from '../shared/money.ts'
import {
  CATALOG,
  deliversCodes,
  isFromStock,
  type Line,
  type Product,
  STOCK_SUPPLIER,
} from './catalog.ts'
import type { CatalogFile, CatalogJson, CatalogLine, CatalogProduct } from './file.ts'
import { withCost } from './products.ts'
import { reprice } from './reprice.ts'
import { wayOf } from './routing.ts'
import { allLines } from './view.ts'

/** What prices are rounded up to unless the line says otherwise: a cent. */
const ROUND_TO_MICROS = 10_000

export type ImportSummary = {
  lines: { added: number; updated: number; removed: number }
  products: { added: number; updated: number; archived: number }
  /** Products that were archived before and stay archived, because the file gives them no status. */
  stillArchived: string[]
}

/**
 * Imports a catalog file. Lines and products that are not in the file stay unchanged; with `replace`, such
 * lines are removed and such products archived. A status that the file omits stays, but a removed line becomes
 * active again.
 * @throws DomainError INVALID_CATALOG if a product would move to another line; nothing has changed then.
 */
export async function importCatalog(
  tx: Tx,
  input: { file: CatalogFile; replace: boolean; actor: Actor },
  now: Date,
): Promise<ImportSummary> {
  const { file, replace, actor } = input
  await exclusively(tx, CATALOG)
  const oldLines = new Map((await tx.select().from(lines)).map((line) => [line.slug, line]))
  const oldProducts = new Map((await tx.select().from(products)).map((row) => [row.pid, row]))
  const summary: ImportSummary = {
    lines: { added: 0, updated: 0, removed: 0 },
    products: { added: 0, updated: 0, archived: 0 },
    stillArchived: [],
  }

  let nextPosition = after([...oldLines.values()])
  for (const [i, fileLine] of file.lines.entries()) {
    const oldLine = oldLines.get(fileLine.slug)
    const place = replace ? i : (oldLine?.position ?? nextPosition++)
    const kept = replace
      ? []
      : [...oldProducts.values()].filter(({ slug }) => slug === fileLine.slug)
    const line = lineRow(fileLine, place, oldLine, kept)
    await tx.insert(lines).values(line).onConflictDoUpdate({ target: lines.slug, set: line })
    summary.lines[oldLine ? 'updated' : 'added']++
    let nextOfLine = after([...oldProducts.values()].filter((row) => row.slug === line.slug))
    for (const [j, fileProduct] of fileLine.products.entries()) {
      const old = oldProducts.get(fileProduct.pid)
      if (old && old.slug !== fileLine.slug)
        throw new DomainError('INVALID_CATALOG', {
          problems: [
            {
              problem: 'other_line',
              slug: old.slug,
              at: [
                { row: 'line', number: i + 1, name: fileLine.slug },
                { row: 'product', number: j + 1, name: old.pid },
                { field: 'pid' },
              ],
            },
          ],
          more: 0,
        })
      const place = replace ? j : (old?.position ?? nextOfLine++)
      const product = productRow(fileProduct, line, { place, old }, now)
      await tx.insert(products).values(product).onConflictDoUpdate({
        target: products.pid,
        set: product,
      })
      summary.products[old ? 'updated' : 'added']++
      if (!fileProduct.status && old?.status === 'archived') summary.stillArchived.push(old.pid)
    }
  }
  if (replace) await withdrawOthers(tx, file, summary)
  // Those that the file leaves out, too: their line may list its suppliers in another order now.
  const slugs = new Set(file.lines.map(({ slug }) => slug))
  const known = [...oldProducts.values()].filter(({ slug }) => slugs.has(slug))
  const pids = [...known, ...file.lines.flatMap((line) => line.products)].map(({ pid }) => pid)
  await reprice(tx, { pids }, { actor }, now)
  await invalidateCatalog(tx, now)
  await recordAct(tx, { actor, action: 'catalog.import', detail: { replace, ...summary } }, now)
  return summary
}

/**
 * Imports what somebody makes of the present catalog, while nothing else changes it.
 * @param edit returns a file with only what changes
 * @throws DomainError those of importCatalog
 */
export async function importEdited(
  tx: Tx,
  edit: (catalog: CatalogJson) => CatalogFile,
  { actor }: { actor: Actor },
  now: Date,
): Promise<ImportSummary> {
  await exclusively(tx, CATALOG)
  const file = edit(await exportCatalog(tx))
  return importCatalog(tx, { file, replace: false, actor }, now)
}

export async function exportCatalog(db: Reader): Promise<CatalogJson> {
  const lineRows = await allLines(db)
  const allProducts = await db
    .select()
    .from(products)
    .orderBy(asc(products.position), asc(products.pid))
  return {
    lines: lineRows.map((line) => ({
      slug: line.slug,
      productName: line.productName,
      gameName: line.gameName,
      ...(line.productNames ? { productNames: line.productNames } : {}),
      ...(line.gameNames ? { gameNames: line.gameNames } : {}),
      kind: line.kind,
      ...(deliversCodes(line) ? {} : { stockBased: line.stockBased }),
      orderCode: line.orderCode,
      ...(line.roundToMicros === ROUND_TO_MICROS ? {} : { roundToUsd: toUsd(line.roundToMicros) }),
      ...(line.fields.length > 0 ? { fields: line.fields } : {}),
      ...(line.serverOptions ? { serverOptions: line.serverOptions } : {}),
      ...(line.regionOptions ? { regionOptions: line.regionOptions } : {}),
      suppliers: line.suppliers,
      ...routingJson(line),
      status: line.status,
      products: allProducts.filter((product) => product.slug === line.slug).map(productJson),
    })),
  }
}

function productJson(product: Product): CatalogJson['lines'][number]['products'][number] {
  const { pid, name, names, priceMicros, pricing, belowCost } = product
  const { costs, supplierRef, suppliers, status } = product
  return {
    pid,
    name,
    ...(names ? { names } : {}),
    priceUsd: priceMicros === null ? null : toUsd(priceMicros),
    ...(pricing === 'margin' ? { pricing } : {}),
    ...(costs ? { costUsd: costsInUsd(costs) } : {}),
    ...(belowCost ? { belowCost } : {}),
    supplierRef,
    ...(suppliers ? { suppliers } : {}),
    ...routingJson(product),
    status,
  }
}

function routingJson({ routing }: Pick<Product, 'routing'>) {
  const by = wayOf(routing)
  return by ? { routing: { by } } : {}
}

function costsInUsd(costs: ProductCosts): Record<string, number> {
  return Object.fromEntries(
    Object.entries(costs).map(([supplier, { micros }]) => [supplier, toUsd(micros)]),
  )
}

/** The first free position: an import adds new rows at the end. */
function after(rows: { position: number }[]): number {
  return rows.reduce((next, { position }) => Math.max(next, position + 1), 0)
}

/** @param kept products that stay in the line even if the file omits them. */
function lineRow(
  line: CatalogLine,
  position: number,
  old: Line | undefined,
  kept: readonly Product[],
): Line {
  const { suppliers = [STOCK_SUPPLIER] } = line
  const named = new Set(line.products.map(({ pid }) => pid))
  const others = kept.filter(({ pid }) => !named.has(pid))
  return {
    slug: line.slug,
    position,
    productName: line.productName,
    gameName: line.gameName,
    productNames: line.productNames ?? null,
    gameNames: line.gameNames ?? null,
    kind: line.kind,
    stockBased: deliversCodes(line)
      ? isFromStock(suppliers, [...line.products, ...others])
      : (line.stockBased ?? false),
    fields: line.fields ?? [],
    serverOptions: line.serverOptions ?? null,
    regionOptions: line.regionOptions ?? null,
    suppliers,
    routing: line.routing ?? null,
    orderCode: line.orderCode,
    roundToMicros: line.roundToUsd ?? ROUND_TO_MICROS,
    status: line.status ?? (old && old.status !== 'removed' ? old.status : 'active'),
  }
}

function productRow(
  product: CatalogProduct,
  line: Line,
  { place, old }: { place: number; old: Product | undefined },
  now: Date,
): Product {
  return {
    pid: product.pid,
    slug: line.slug,
    position: place,
    name: product.name,
    names: product.names ?? null,
    priceMicros: product.priceUsd ?? null,
    pricing: product.pricing ?? 'fixed',
    tierPrices: old?.tierPrices ?? null,
    pricedCostMicros: product.pricing === 'margin' ? (old?.pricedCostMicros ?? null) : null,
    belowCost: product.belowCost ?? false,
    heldFor: old?.heldFor ?? null,
    costs: costsFrom(product, line, old?.costs ?? null, now),
    supplierRef: product.supplierRef ?? null,
    unavailable: old?.unavailable ?? null,
    suppliers: product.suppliers ?? null,
    routing: product.routing ?? null,
    status: product.status ?? old?.status ?? 'active',
  }
}

/** The costs with those that the file gives. A cost that the file omits stays. */
function costsFrom(
  { costUsd, suppliers }: CatalogProduct,
  line: Line,
  old: ProductCosts | null,
  now: Date,
): ProductCosts | null {
  if (costUsd === undefined) return old
  const [first = STOCK_SUPPLIER] = suppliers ?? line.suppliers
  const given = typeof costUsd === 'number' ? { [first]: costUsd } : costUsd
  return Object.entries(given).reduce(
    (costs, [supplier, micros]) => withCost(costs, supplier, micros, now),
    old ?? {},
  )
}

/** Products of a removed line keep their status, so that resellers get the error for a removed line. */
async function withdrawOthers(tx: Tx, file: CatalogFile, summary: ImportSummary): Promise<void> {
  const slugs = file.lines.map((line) => line.slug)
  const removed = await tx
    .update(lines)
    .set({ status: 'removed' })
    .where(and(notInArray(lines.slug, slugs), ne(lines.status, 'removed')))
    .returning({ slug: lines.slug })
  summary.lines.removed = removed.length
  for (const line of file.lines) {
    const pids = line.products.map((product) => product.pid)
    const kept = tx.select().from(products).where(eq(products.slug, line.slug))
    for (const { pid, status } of await kept) {
      if (pids.includes(pid) || status === 'archived') continue
      await tx.update(products).set({ status: 'archived' }).where(eq(products.pid, pid))
      summary.products.archived++
    }
  }
}
