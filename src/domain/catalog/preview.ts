import type { Store } from '../../db/store.ts'
import type { Actor } from '../audit/audit-log.ts'
import type { CatalogFile } from './file.ts'
import { type ImportSummary, importCatalog } from './import.ts'
import { previewPrices } from './reprice.ts'
import { type ProductRow, rowsInOrder } from './view.ts'

/** `before`, `after`: the existing products that the import would change, by their ids. */
export type ImportPreview = {
  summary: ImportSummary
  before: Map<string, ProductRow>
  after: Map<string, ProductRow>
}

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
    const rows = async () => new Map((await rowsInOrder(tx)).map((row) => [row.product.pid, row]))
    const before = await rows()
    const summary = await importCatalog(tx, { ...input, replace: false }, now)
    const after = await rows()
    for (const [pid, { product }] of after) {
      const old = before.get(pid)?.product
      if (!old || JSON.stringify(old) === JSON.stringify(product)) after.delete(pid)
    }
    return { summary, before, after }
  })
}
