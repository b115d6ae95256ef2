// An order that falls back to stock is not sold below cost, either.
import { expect, test } from 'vitest'
import { setPricing } from '../../../src/domain/catalog/products.ts'
import { stockCodes } from '../../../src/domain/schema.ts'
import { addStock } from '../../../src/domain/stock/stock.ts'
import type { Supplier } from '../../../src/domain/suppliers/supplier.ts'
import { testApp } from '../../helpers/app.ts'
import { START } from '../../helpers/factories.ts'
import { LONG_MS, scriptedSupplier } from '../../helpers/scripted-supplier.ts'
import { shopSelling } from '../../helpers/shop.ts'

test('codes that cost more than was paid are passed over, unless the product may be sold below cost', async () => {
  const store = await shopSelling({ kind: 'gamekey', suppliers: ['north', 'stock'] })
  const declines: Supplier['place'] = async () => ({ outcome: 'declined', reason: 'SOLD OUT' })
  const north = scriptedSupplier({ place: [declines, declines] })
  const shop = await testApp({ store, suppliers: new Map([['north', north]]) })
  const { key } = await shop.reseller()
  const order = async (trxid: string) =>
    (await shop.call('POST', '/orders', { key, body: { pid: 'GOODS-1', trxid } })).body
  const batch = { codes: ['DEAR-1'], actor: 'operator' as const, costMicros: 2_500_000 }
  await store.transaction((tx) => addStock(tx, 'GOODS-1', batch, START))
  expect(await order('one')).toMatchObject({ status: 'cancelled', refunded: true })
  const [row] = await store.read.select().from(stockCodes)
  expect(row?.orderId).toBeNull()
  const allowed = { changes: { belowCost: true }, actor: 'operator' as const }
  await store.transaction((tx) => setPricing(tx, 'GOODS-1', allowed, shop.clock.now))
  shop.clock.advance(LONG_MS)
  expect(await order('two')).toMatchObject({ status: 'completed', codes: ['DEAR-1'] })
})

test('a new order passes over codes that cost more than is paid, if there is a supplier', async () => {
  const store = await shopSelling({ kind: 'gamekey', suppliers: ['stock', 'north'] })
  const sells: Supplier['place'] = async () => ({ outcome: 'completed', codes: ['N-1'] })
  const suppliers = new Map([['north', scriptedSupplier({ place: [sells] })]])
  const shop = await testApp({ store, suppliers })
  const { key } = await shop.reseller()
  const batch = { codes: ['DEAR-1'], actor: 'operator' as const, costMicros: 2_500_000 }
  await store.transaction((tx) => addStock(tx, 'GOODS-1', batch, START))
  const body = { pid: 'GOODS-1', trxid: 'one' }
  const order = (await shop.call('POST', '/orders', { key, body })).body
  expect(order).toMatchObject({ status: 'completed', codes: ['N-1'] })
  const [row] = await store.read.select().from(stockCodes).orderBy(stockCodes.id)
  expect(row?.orderId).toBeNull()
})
