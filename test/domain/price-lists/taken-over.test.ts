// What a list changes when it is taken over: costs, prices, and what waits for a person.
import { expect, test } from 'vitest'
import { itemsOf } from '../../../src/domain/price-lists/items.ts'
import { mapProduct, productsAt } from '../../../src/domain/price-lists/mapping.ts'
import { products } from '../../../src/domain/schema.ts'
import { actsOf } from '../../helpers/acts.ts'
import { importTestCatalog, later, TEST_CATALOG } from '../../helpers/factories.ts'
import {
  importNorth,
  type ListSupplier,
  listItem,
  listSupplier,
  NORTH_LIST,
  previewSync,
  syncNow,
} from '../../helpers/price-list.ts'
import { testStore } from '../../helpers/store.ts'

const actor = 'operator' as const
const DAY_MS = 86_400_000

async function shop(goods: Parameters<typeof importNorth>[1] = {}) {
  const store = await testStore()
  await importNorth(store, goods)
  const north = listSupplier(NORTH_LIST)
  const suppliers = new Map<string, ListSupplier>([['north', north]])
  const preview = (supplier = 'north', accepted: string[] = [], now = later(0)) =>
    previewSync(store, { suppliers, supplier }, { accepted: new Set(accepted), actor }, now)
  const sync = async (supplier?: string, accepted?: string[], now = later(0)) =>
    syncNow(store, await preview(supplier, accepted, now), actor, now)
  const product = async (pid: string) =>
    (await store.read.select().from(products)).find((one) => one.pid === pid)
  const map = (supplier: string, item: string | null) =>
    store.transaction((tx) => mapProduct(tx, 'COIN-5', { supplier, item, actor }, later(0)))
  return { store, north, suppliers, preview, sync, product, map }
}

test('a preview changes nothing, and what it shows is then made and written down', async () => {
  const { preview, sync, product, store } = await shop()
  const { prices } = await preview()
  expect(prices.size).toBe(3)
  expect(await product('GEM-60')).toMatchObject({ costs: null, heldFor: 'cost_missing' })
  await sync()
  for (const [pid, after] of prices) expect(await product(pid)).toEqual(after.product)
  expect(await product('GEM-60')).toMatchObject({ priceMicros: 600_000, heldFor: null })
  const counts = { supplier: 'north', costs: 3, gone: 0, back: 0, accepted: 0 }
  const detail = { ...counts, products: ['GEM-300', 'GEM-60', 'GEM-980'] }
  expect(await actsOf(store, 'supplier.sync')).toMatchObject([{ actor, detail }])
  expect(await preview()).toMatchObject({ compared: { mapped: [] }, prices: new Map() })
})

test('what is suspicious waits until somebody names it', async () => {
  const { sync, preview, product, north } = await shop()
  await sync()
  north.set('n-60', { costMicros: 900_000 })
  north.set('n-300', { name: 'Gems 3000', costMicros: 2_600_000 })
  north.set('n-980', { costMicros: 8_100_000 })
  for (const _ of ['first', 'again']) await sync()
  expect((await preview()).compared.mapped).toMatchObject([
    { item: 'n-300', reasons: ['renamed'] },
    { item: 'n-60', reasons: ['cost_jump'] },
  ])
  expect(await product('GEM-60')).toMatchObject({ priceMicros: 600_000, heldFor: null })
  expect(await product('GEM-980')).toMatchObject({ priceMicros: 9_720_000 })
  await sync('north', ['n-60', 'n-300'])
  expect(await product('GEM-60')).toMatchObject({ priceMicros: 1_080_000, heldFor: null })
  expect(await product('GEM-300')).toMatchObject({ priceMicros: 3_120_000 })
})

test('a product is bought as an item that the list has, and has its cost from the next list on', async () => {
  const { sync, map, product, store } = await shop()
  await sync()
  await expect(map('north', 'n-6')).rejects.toMatchObject({ code: 'ITEM_NOT_LISTED' })
  await expect(map('south', 'n-5')).rejects.toMatchObject({ code: 'NOT_ITS_SUPPLIER' })
  const found = (text: string) => itemsOf(store.read, 'north', { text, limit: 5 })
  expect(await found('coins 5')).toMatchObject({ hasMore: false, rows: [{ item: 'n-5' }] })
  expect(await found('%')).toMatchObject({ rows: [] })
  await map('north', 'n-5')
  expect(await product('COIN-5')).toMatchObject({ supplierRef: { north: 'n-5' }, costs: null })
  await sync()
  expect((await product('COIN-5'))?.costs).toMatchObject({ north: { micros: 100_000 } })
  expect(await map('north', null)).toMatchObject({ before: 'n-5' })
  expect(await product('COIN-5')).toMatchObject({ supplierRef: null })
})

test('a list that is too long is refused, and a supplier without one', async () => {
  const { preview, north } = await shop()
  north.list = Array.from({ length: 20_001 }, (_, i) => listItem(`i-${i}`, 1))
  await expect(preview()).rejects.toMatchObject({ code: 'LIST_TOO_LONG' })
  await expect(preview('east')).rejects.toMatchObject({ code: 'NO_PRICE_LIST' })
})

test('a cost that stays the same counts as new, so that it does not grow old', async () => {
  const { sync, product } = await shop()
  for (const days of [0, 29, 31]) await sync('north', [], later(days * DAY_MS))
  const { costs, heldFor } = (await product('GEM-60')) ?? {}
  expect([costs?.north?.sinceMs, heldFor]).toEqual([later(31 * DAY_MS).getTime(), null])
})

test('an item that one supplier has no more leaves the price to the next one', async () => {
  const pid = 'GEM-60'
  const supplierRef = { north: 'n-60', south: 's-60' }
  const { sync, product, north, suppliers } = await shop({
    suppliers: ['north', 'south'],
    products: [{ pid, name: '60 Gems', pricing: 'margin', supplierRef }],
  })
  suppliers.set('south', listSupplier([listItem('s-60', 600_000, 'Gems 60')]))
  await sync()
  await sync('south')
  const priced = async (available: boolean) => {
    north.set('n-60', { available })
    await sync()
    return (await product(pid))?.priceMicros
  }
  expect([await priced(false), await priced(true)]).toEqual([720_000, 600_000])
})

test('other work goes on while the products of a large catalog are read', async () => {
  const store = await testStore()
  const [line] = TEST_CATALOG.lines
  if (!line) throw new Error('There is no line.')
  const products = Array.from({ length: 1000 }, (_, i) => {
    return { pid: `P-${i}`, name: `Pack ${i}`, priceUsd: 1, supplierRef: `p-${i}` }
  })
  await importTestCatalog(store, { lines: [{ ...line, products }] })
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  expect(await productsAt(store.read, 'sandbox')).toHaveLength(1000)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(0)
})
