import type { Store } from '../../db/store.ts'
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
    const old = await tx.select().from(products)
    const summary = await importCatalog(tx, { ...input, replace: false }, now)
    const current = new Map((await tx.select().from(products)).map((one) => [one.pid, one]))
    const changes = old.flatMap((before) => {
      const after = current.get(before.pid)
      if (!after || JSON.stringify(after) === JSON.stringify(before)) return []
      return [{ pid: before.pid, before, after }]
    })
    return { summary, changes }
  })
}
