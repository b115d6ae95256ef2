import type { Store } from '../../src/db/store.ts'
import { parseCatalog } from '../../src/domain/catalog/file.ts'
import { importCatalog } from '../../src/domain/catalog/import.ts'
import type { Routing } from '../../src/domain/schema.ts'
import { START } from './factories.ts'
import { testStore } from './store.ts'

export type Goods = {
  kind?: 'topup' | 'gamekey'
  suppliers: string[]
  stockBased?: boolean
  supplierRef?: string | Record<string, string> | null
  priceUsd?: number
  routing?: Routing
  costUsd?: Record<string, number>
}

/** A store with one line of one product, `GOODS-1`, fulfilled as the test says. */
export async function shopSelling(goods: Goods): Promise<Store> {
  const store = await testStore()
  const { kind = 'topup', suppliers, supplierRef = 'one', priceUsd = 2 } = goods
  const costs = goods.costUsd ? { costUsd: goods.costUsd } : {}
  const line = {
    slug: 'goods',
    productName: 'Goods',
    gameName: 'Game',
    orderCode: 'GDS',
    kind,
    suppliers,
    ...(kind === 'topup' ? { fields: [{ name: 'userId', label: 'Player ID' }] } : {}),
    ...(goods.routing ? { routing: goods.routing } : {}),
    ...(goods.stockBased ? { stockBased: true } : {}),
    products: [{ pid: 'GOODS-1', name: 'One of the goods', priceUsd, supplierRef, ...costs }],
  }
  const file = parseCatalog(JSON.stringify({ lines: [line] }))
  const input = { file, replace: false, actor: 'operator' as const }
  await store.transaction((tx) => importCatalog(tx, input, START))
  return store
}
