import type { Store } from '../../src/db/store.ts'
import type { Actor } from '../../src/domain/audit/audit-log.ts'
import { parseCatalog } from '../../src/domain/catalog/file.ts'
import { importCatalog } from '../../src/domain/catalog/import.ts'
import { setMargin } from '../../src/domain/catalog/margins.ts'
import { previewPrices } from '../../src/domain/catalog/reprice.ts'
import { rowsNamed } from '../../src/domain/catalog/view.ts'
import { type Lists, readList } from '../../src/domain/price-lists/list.ts'
import { compare, makeChanges, waits } from '../../src/domain/price-lists/sync.ts'
import { takeOver } from '../../src/domain/price-lists/syncing.ts'
import { notices } from '../../src/domain/schema.ts'
import type { Supplier, SupplierItem } from '../../src/domain/suppliers/supplier.ts'
import { START } from './factories.ts'
import { type ScriptedSupplier, scriptedSupplier } from './scripted-supplier.ts'

/** A supplier that works, with a price list that a test changes. */
export type ListSupplier = ScriptedSupplier & {
  items: NonNullable<Supplier['items']>
  list: SupplierItem[]
  /** What reading the list throws, if anything. */
  fault: Error | null
  set(item: string, changes: Partial<SupplierItem>): void
}

export function listSupplier(list: SupplierItem[]): ListSupplier {
  const supplier: ListSupplier = {
    ...scriptedSupplier(),
    list: [...list],
    fault: null,
    async items() {
      if (supplier.fault) throw supplier.fault
      return supplier.list.map((one) => ({ ...one }))
    },
    set(item, changes) {
      supplier.list = supplier.list.map((one) => (one.item === item ? { ...one, ...changes } : one))
    },
  }
  return supplier
}

export function listItem(item: string, costMicros: number, name = item): SupplierItem {
  return { item, name, costMicros, available: true }
}

export const NORTH_LIST = [
  listItem('n-60', 500_000, 'Gems 60'),
  listItem('n-300', 2_500_000, 'Gems 300'),
  listItem('n-980', 8_000_000, 'Gems 980'),
  listItem('n-5', 100_000, 'Coins 5'),
]

/** Products that follow their cost at `north` with a margin of 20 %, but for the last one. */
const NORTH_PRODUCTS = [
  ...([60, 300, 980] as const).map((gems) => ({
    ...{ pid: `GEM-${gems}`, name: `${gems} Gems`, pricing: 'margin' as const },
    supplierRef: { north: `n-${gems}` } as Record<string, string> | null,
  })),
  { pid: 'COIN-5', name: '5 Coins', priceUsd: 1, supplierRef: null },
]

export async function importNorth(
  store: Store,
  { suppliers = ['north'], products = NORTH_PRODUCTS as object[] } = {},
): Promise<void> {
  const line = {
    ...{ slug: 'gems', productName: 'Game Gems', gameName: 'Game', orderCode: 'GEM' },
    ...{ kind: 'topup', suppliers, products },
    fields: [{ name: 'userId', label: 'Player ID' }],
  }
  const file = parseCatalog(JSON.stringify({ lines: [line] }))
  await store.transaction(async (tx) => {
    await importCatalog(tx, { file, replace: false, actor: 'operator' }, START)
    const margin = { slug: null, tierId: null, marginBp: 2000 }
    await setMargin(tx, { ...margin, actor: 'operator' }, START)
    // Of the products that have no cost yet.
    await tx.delete(notices)
  })
}

/** Reads a list and finds out what it would do, as the panel does. */
export async function previewSync(
  store: Store,
  { suppliers, supplier }: { suppliers: Lists; supplier: string },
  { accepted, actor }: { accepted: ReadonlySet<string>; actor: Actor },
  now: Date,
) {
  const compared = await compare(store, supplier, await readList(suppliers, supplier), now)
  const changes = compared.mapped.filter((one) => !waits(one) || accepted.has(one.item))
  const pids = changes.flatMap(({ products }) => products.map(({ pid }) => pid))
  const prices = await previewPrices(store, async (tx) => {
    await makeChanges(tx, supplier, { changes, actor }, now)
    return rowsNamed(tx, pids)
  })
  return { compared, changes, prices }
}

/** Makes the changes of a preview, as the panel does. */
export async function syncNow(
  store: Store,
  { compared, changes }: Pick<Awaited<ReturnType<typeof previewSync>>, 'compared' | 'changes'>,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { supplier } = compared
  await store.transaction((tx) => makeChanges(tx, supplier, { changes, actor }, now))
  await takeOver(store, compared, { made: changes, actor }, now)
}
