// Which supplier is asked first, as a line or a product of its own says.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { CatalogJson } from '../../../src/domain/catalog/file.ts'
import { exportCatalog } from '../../../src/domain/catalog/import.ts'
import {
  ownWay,
  type RoutingOwner,
  type RoutingWay,
  setRouting,
} from '../../../src/domain/catalog/routing.ts'
import { lines } from '../../../src/domain/schema.ts'
import { actsOf } from '../../helpers/acts.ts'
import { importTestCatalog, START } from '../../helpers/factories.ts'
import { ownLine } from '../../helpers/own-catalog.ts'
import { testStore } from '../../helpers/store.ts'

const PRODUCT = { pid: 'P-1', priceUsd: 2, supplierRef: 'x', costUsd: { north: 1.5, west: 0.97 } }
const CATALOG: CatalogJson = {
  lines: [ownLine('goods', 'topup', PRODUCT, ['north', 'south', 'west'])],
}
const LINE = { slug: 'goods' }

async function shop() {
  const store = await testStore()
  await importTestCatalog(store, CATALOG)
  const set = (owner: RoutingOwner, way: RoutingWay | null) =>
    store.transaction((tx) => setRouting(tx, owner, { way, actor: 'operator' }, START))
  const line = async () => (await exportCatalog(store.read)).lines[0]
  return { store, set, line }
}

test('a product has a way of its own until it follows its line again', async () => {
  const { store, set, line } = await shop()
  await set(LINE, 'cheapest')
  await set({ pid: 'P-1' }, 'healthy')
  expect(await line()).toMatchObject({
    routing: { by: 'cheapest' },
    products: [{ routing: { by: 'healthy' } }],
  })
  await set({ pid: 'P-1' }, null)
  expect((await line())?.products[0]).not.toHaveProperty('routing')
  expect((await actsOf(store, 'catalog.routing'))[0]?.detail).toEqual({
    ...{ slug: 'goods', routing: 'cheapest', before: { routing: null } },
  })
  await expect(set({ pid: 'P-2' }, 'listed')).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' })
})

test('what is exported is imported as it was, and an earlier version’s way counts as listed', async () => {
  const { store, set, line } = await shop()
  await set(LINE, 'healthy')
  const before = await exportCatalog(store.read)
  await set(LINE, null)
  await importTestCatalog(store, before)
  expect((await line())?.routing).toEqual({ by: 'healthy' })
  const weighted = sql`'{"by":"weighted","weights":{"north":3}}'`
  await store.transaction((tx) => tx.update(lines).set({ routing: weighted }))
  expect(await ownWay(store.read, LINE)).toBe('listed')
  expect((await line())?.routing).toEqual({ by: 'listed' })
})
