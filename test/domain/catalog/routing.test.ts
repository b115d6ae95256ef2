// Which supplier is asked first, as a line or a product of its own says.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { exportCatalog } from '../../../src/domain/catalog/import.ts'
import { lines } from '../../../src/domain/schema.ts'
import { importTestCatalog } from '../../helpers/factories.ts'
import { ownLine } from '../../helpers/own-catalog.ts'
import { testStore } from '../../helpers/store.ts'

const PRODUCT = { pid: 'P-1', priceUsd: 2, supplierRef: 'x', costUsd: { north: 1.5, west: 0.97 } }
const LINE = ownLine('goods', 'topup', PRODUCT, ['north', 'south', 'west'])

test('what is exported is imported as it was, and an earlier version’s way counts as listed', async () => {
  const store = await testStore()
  const line = async () => (await exportCatalog(store.read)).lines[0]
  await importTestCatalog(store, { lines: [{ ...LINE, routing: { by: 'healthy' } }] })
  const before = await exportCatalog(store.read)
  await importTestCatalog(store, { lines: [LINE] })
  expect(await line()).not.toHaveProperty('routing')
  await importTestCatalog(store, before)
  expect((await line())?.routing).toEqual({ by: 'healthy' })
  const weighted = sql`'{"by":"weighted","weights":{"north":3}}'`
  await store.transaction((tx) => tx.update(lines).set({ routing: weighted }))
  expect((await line())?.routing).toEqual({ by: 'listed' })
})
