import type { Store, Tx } from '../../db/store.ts'
import type { Actor } from '../audit/audit-log.ts'
import { products } from '../schema.ts'
import type { Product } from './catalog.ts'
import type { CatalogFile } from './file.ts'
import { type ImportSummary, importCatalog } from './import.ts'
import { previewPrices } from './reprice.ts'

/** An existing product that the import would change. */
export type ProductChange = { pid: string; before: Product; after: Product }
export type ImportPreview = { summary: ImportSummary; changes: ProductChange[] }

/**
 * Finds out what an import of the file (without `replace`) would do, by running it and rolling it back.
 * @throws DomainError those of importCatalog.
 */
export function previewImport(
  store: Store,
  input: { file: CatalogFile; actor: Actor },
  now: Date,
): Promise<ImportPreview> {
  return previewPrices(store, async (tx) => {
    const before = await productsByPid(tx)
    const summary = await importCatalog(tx, { ...input, replace: false }, now)
    return { summary, changes: changesBetween(before, await productsByPid(tx)) }
  })
}

async function productsByPid(tx: Tx): Promise<Map<string, Product>> {
  return new Map((await tx.select().from(products)).map((product) => [product.pid, product]))
}

function changesBetween(old: Map<string, Product>, current: Map<string, Product>): ProductChange[] {
  const changes: ProductChange[] = []
  for (const [pid, before] of old) {
    const after = current.get(pid)
    if (after && JSON.stringify(after) !== JSON.stringify(before))
      changes.push({ pid, before, after })
  }
  return changes
}
