// The price list of a supplier, by the operator's commands.
import { expect, test } from 'vitest'
import { setCost } from '../../src/domain/catalog/products.ts'
import { products } from '../../src/domain/schema.ts'
import { SupplierFault } from '../../src/domain/suppliers/supplier.ts'
import { actsOf } from '../helpers/acts.ts'
import { testCli } from '../helpers/cli.ts'
import { START } from '../helpers/factories.ts'
import { importNorth, listItem, listSupplier, NORTH_LIST } from '../helpers/price-list.ts'

async function shop() {
  const cli = await testCli()
  await importNorth(cli.store)
  const north = listSupplier(NORTH_LIST)
  cli.suppliers.set('north', north)
  const product = async (pid: string) =>
    (await cli.store.read.select().from(products)).find((one) => one.pid === pid)
  return {
    ...cli,
    north,
    product,
    sync: (...more: string[]) => cli.json('supplier', 'sync', 'north', ...more),
  }
}

test('shows first what a list changes, with prices, then changes it', async () => {
  const { sync, product, run, store } = await shop()
  const shown = await sync()
  expect(shown).toMatchObject({
    applied: false,
    list: { new: 4, gone: 0, back: 0, changed: 0 },
    unmapped: [{ item: 'n-5', name: 'Coins 5', costUsd: 0.1, available: true }],
  })
  expect(shown.prices).toHaveLength(3)
  expect(await product('GEM-60')).toMatchObject({ costs: null, heldFor: 'cost_missing' })
  expect(await sync('--yes')).toEqual({ ...shown, applied: true })
  const acts = (await actsOf(store)).filter(({ action }) => /^(supplier|product)\./.test(action))
  const counts = { supplier: 'north', costs: 3, gone: 0, back: 0, accepted: 0 }
  const detail = { ...counts, products: ['GEM-300', 'GEM-60', 'GEM-980'] }
  expect(acts).toMatchObject([{ action: 'supplier.sync', actor: 'operator', detail }])
  expect(await product('GEM-60')).toMatchObject({ priceMicros: 600_000, heldFor: null })
  expect(await sync()).toMatchObject({ changes: [], prices: [], list: { new: 0 } })
  const { out } = await run('supplier', 'sync', 'north')
  expect(out).toMatch(/UNMAPPED\n[\s\S]*n-5 +Coins 5 +0\.10 USD/)
})

test('leaves what is suspicious until somebody names it', async () => {
  const { sync, product, north, run, refusal } = await shop()
  await sync('--yes')
  north.set('n-60', { costMicros: 900_000 })
  north.set('n-300', { name: 'Gems 3000', costMicros: 2_600_000 })
  north.set('n-980', { costMicros: 8_100_000 })
  for (const _ of ['first', 'again'])
    expect((await sync('--yes')).changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ item: 'n-60', reasons: ['cost_jump'], accepted: false }),
        expect.objectContaining({ item: 'n-300', reasons: ['renamed'], accepted: false }),
      ]),
    )
  expect(await product('GEM-60')).toMatchObject({ priceMicros: 600_000, heldFor: null })
  expect(await product('GEM-980')).toMatchObject({ priceMicros: 9_720_000 })
  expect((await run('supplier', 'sync', 'north')).out).toMatch(/2 items must be accepted by name/)
  await sync('--yes', '--accept', 'n-60', 'n-300')
  expect(await product('GEM-60')).toMatchObject({ priceMicros: 1_080_000, heldFor: null })
  expect(await product('GEM-300')).toMatchObject({ priceMicros: 3_120_000 })
  expect(await sync()).toMatchObject({ changes: [] })
  const again = ['supplier', 'sync', 'north', '--yes', '--accept', 'n-980'] as const
  expect(await refusal(...again)).toMatch(/n-980 does not wait/)
})

test('lists and finds items, and maps products to them', async () => {
  const { sync, run, json, product, north } = await shop()
  expect((await run('supplier', 'items', 'north')).out).toMatch(/No list was taken over yet/)
  await sync('--yes')
  expect(await json('supplier', 'items', 'north', 'GEMS', '60')).toMatchObject({
    count: 1,
    items: [{ item: 'n-60', name: 'Gems 60', costUsd: 0.5, available: true, goneAt: null }],
  })
  expect((await json('supplier', 'items', 'north', '%')).count).toBe(0)
  expect((await run('supplier', 'map', 'north', 'COIN-5', 'n-6')).err).toMatch(/no item n-6/)
  expect((await run('supplier', 'map', 'south', 'COIN-5', 'n-5')).err).toMatch(/does not come from/)
  expect((await run('supplier', 'map', 'north', 'COIN-5')).err).toMatch(/Name an item/)
  await json('supplier', 'map', 'north', 'COIN-5', 'n-5')
  expect(await product('COIN-5')).toMatchObject({ supplierRef: { north: 'n-5' }, costs: null })
  await sync('--yes')
  expect((await product('COIN-5'))?.costs).toMatchObject({ north: { micros: 100_000 } })
  expect(await json('supplier', 'map', 'north', 'COIN-5', '--off')).toMatchObject({ before: 'n-5' })
  expect(await product('COIN-5')).toMatchObject({ supplierRef: null })
  north.list = north.list.filter(({ item }) => item !== 'n-5')
  await sync('--yes')
  expect((await run('supplier', 'items', 'north', 'coins')).out).toMatch(/GONE\n[\s\S]*2026-01-15/)
})

test('refuses a list that is too long or cannot be read, and suppliers without one', async () => {
  const { north, refusal, store } = await shop()
  const sync = (name: string) => refusal('supplier', 'sync', name, '--yes')
  north.fault = new SupplierFault('not-sent', 'No connection: ECONNREFUSED.')
  expect(await sync('north')).toBe(
    'error: The price list of north cannot be read: No connection: ECONNREFUSED.\n',
  )
  north.fault = null
  north.list = Array.from({ length: 20_001 }, (_, i) => listItem(`i-${i}`, 1))
  expect(await sync('north')).toMatch(/more than 20,000 items/)
  expect(await sync('east')).toMatch(/These have one: north/)
  expect(await store.read.$count(products)).toBe(4)
})

test('a cost that stays the same counts as new, so that it does not grow old', async () => {
  const { sync, product, clock } = await shop()
  await sync('--yes')
  clock.now = new Date(START.getTime() + 29 * 86_400_000)
  await sync('--yes')
  clock.now = new Date(START.getTime() + 31 * 86_400_000)
  await sync('--yes')
  const { costs, heldFor } = (await product('GEM-60')) ?? {}
  expect([costs?.north?.sinceMs, heldFor]).toEqual([clock.now.getTime(), null])
})

test('an item that one supplier has no more leaves the price to the next one', async () => {
  const cli = await testCli()
  const both = [
    {
      ...{ pid: 'GEM-60', name: '60 Gems', pricing: 'margin' },
      supplierRef: { north: 'n-60', south: 's-60' },
    },
  ]
  await importNorth(cli.store, { suppliers: ['north', 'south'], products: both })
  const north = listSupplier(NORTH_LIST.slice(0, 1))
  const south = listSupplier([listItem('s-60', 600_000, 'Gems 60')])
  cli.suppliers.set('north', north).set('south', south)
  const price = async () => (await cli.store.read.select().from(products))[0]?.priceMicros
  await cli.json('supplier', 'sync', 'north', '--yes')
  await cli.json('supplier', 'sync', 'south', '--yes')
  expect(await price()).toBe(600_000)
  north.set('n-60', { available: false })
  await cli.json('supplier', 'sync', 'north', '--yes')
  expect(await price()).toBe(720_000)
  north.set('n-60', { available: true })
  await cli.json('supplier', 'sync', 'north', '--yes')
  expect(await price()).toBe(600_000)
  await cli.store.transaction((tx) =>
    setCost(tx, 'GEM-60', { supplier: 'north', costMicros: 510_000, actor: 'operator' }, START),
  )
  expect(await cli.json('supplier', 'sync', 'north')).toMatchObject({
    changes: [{ item: 'n-60', products: [{ before: { costUsd: 0.51 }, after: { costUsd: 0.5 } }] }],
  })
})
