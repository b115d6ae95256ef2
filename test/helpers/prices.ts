import type { Tx } from '../../src/db/store.ts'
import type { Actor } from '../../src/domain/audit/audit-log.ts'
import type { Product } from '../../src/domain/catalog/catalog.ts'
import { editPrices, type PriceEdit } from '../../src/domain/catalog/edit.ts'
import { type CatalogJson, parseCatalog } from '../../src/domain/catalog/file.ts'
import { importEdited } from '../../src/domain/catalog/import.ts'
import { setProductStatus } from '../../src/domain/catalog/products.ts'
import { rowsNamed } from '../../src/domain/catalog/view.ts'
import { START } from './factories.ts'

// One product at a time, as it is now, through the grid of prices and the form of the product.

type By = { actor: Actor }

/** @param input supplier: absent for the product's first one */
export async function setCost(
  tx: Tx,
  pid: string,
  input: By & { supplier?: string; costMicros: number | null },
  now: Date,
): Promise<void> {
  const row = (await rowsNamed(tx, [pid])).get(pid)
  const [first = ''] = row?.product.suppliers ?? row?.line.suppliers ?? []
  const { supplier = first, costMicros: after, actor } = input
  const before = row?.product.costs?.[supplier]?.micros ?? null
  const edits: PriceEdit[] = [{ field: 'cost', pid, supplier, before, after }]
  await editPrices(tx, { edits, actor }, now)
}

export async function setPricing(
  tx: Tx,
  pid: string,
  { changes, actor }: By & { changes: Partial<Pick<Product, 'pricing' | 'belowCost'>> },
  now: Date,
): Promise<void> {
  const { pricing: after, belowCost } = changes
  if (belowCost !== undefined)
    await importEdited(
      tx,
      ({ lines }) => {
        const line = lines.find(({ products }) => products.some((one) => one.pid === pid))
        const own = line?.products.filter((one) => one.pid === pid) ?? []
        const products = own.map((one) => ({ ...one, belowCost }))
        return parseCatalog(JSON.stringify({ lines: [{ ...line, products }] }))
      },
      { actor },
      now,
    )
  if (after === undefined) return
  const before = (await rowsNamed(tx, [pid])).get(pid)?.product.pricing ?? 'fixed'
  await editPrices(tx, { edits: [{ field: 'pricing', pid, before, after }], actor }, now)
}

/** To what the prices of a line are rounded up, as its form sets it. */
export async function roundTo(tx: Tx, slug: string, roundToUsd: number): Promise<void> {
  const edit = ({ lines }: CatalogJson) => {
    const line = { ...lines.find((one) => one.slug === slug), roundToUsd, products: [] }
    return parseCatalog(JSON.stringify({ lines: [line] }))
  }
  await importEdited(tx, edit, { actor: 'operator' }, START)
}

export async function changeProduct(
  tx: Tx,
  pid: string,
  { changes, actor }: By & { changes: { status?: Product['status']; priceMicros?: number } },
  now: Date,
): Promise<void> {
  const { status, priceMicros: after } = changes
  if (status !== undefined) await setProductStatus(tx, pid, { status, actor }, now)
  if (after === undefined) return
  const before = (await rowsNamed(tx, [pid])).get(pid)?.product.priceMicros ?? null
  await editPrices(tx, { edits: [{ field: 'price', pid, before, after }], actor }, now)
}
