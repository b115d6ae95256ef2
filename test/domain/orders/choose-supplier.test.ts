// Which supplier an order goes to first, if its line does not say that it is the first of the list.
import { expect, test } from 'vitest'
import type { Routing } from '../../../src/domain/schema.ts'
import { addTestStock } from '../../helpers/factories.ts'
import { type Goods, routedShop } from '../../helpers/routed-shop.ts'

const three = { suppliers: ['north', 'south', 'west'] }
const all = { north: {}, south: {}, west: {} }
const goods = (routing: Routing, more: Partial<Goods> = {}): Goods => ({
  ...three,
  routing,
  ...more,
})
const declines = async () => ({ outcome: 'declined', reason: 'SOLD OUT THERE' }) as const

test('the first of the list, without a word about it, if the line says nothing', async () => {
  const shop = await routedShop(three, all)
  const { orderId } = await shop.order()
  expect(await shop.row(orderId)).toMatchObject({
    ...{ supplier: 'north', routed: null, dayPart: null },
    fallbacks: [{ supplier: 'south' }, { supplier: 'west' }],
  })
})

test('the cheapest, then the next cheapest, and those of unknown cost last', async () => {
  const costUsd = { north: 1.5, west: 0.97 }
  const shop = await routedShop(goods({ by: 'cheapest' }, { costUsd }), {
    ...all,
    west: { place: [declines] },
  })
  const { orderId } = await shop.order()
  expect(await shop.row(orderId)).toMatchObject({
    supplier: 'north',
    fallbacks: [{ supplier: 'south' }],
    routed: [
      {
        supplier: 'west',
        chosen: 'cheapest',
        unitCostMicros: 970_000,
        others: [
          { supplier: 'north', unitCostMicros: 1_500_000 },
          { supplier: 'south', unitCostMicros: null },
        ],
      },
      { supplier: 'north', chosen: 'next', after: 'west', why: 'declined' },
    ],
  })
  await shop.holds()
})

test('of equally cheap ones the first of the list', async () => {
  const costUsd = { north: 1, south: 0.9, west: 0.9 }
  const shop = await routedShop(goods({ by: 'cheapest' }, { costUsd }), all)
  const { orderId } = await shop.order()
  expect(await shop.row(orderId)).toMatchObject({
    supplier: 'south',
    fallbacks: [{ supplier: 'west' }, { supplier: 'north' }],
  })
})

test('no supplier that asks more than the buyer pays, however it is chosen', async () => {
  const costUsd = { north: 3, south: 1.9 }
  const suppliers = ['north', 'south']
  const shop = await routedShop(goods({ by: 'listed' }, { suppliers, costUsd }), all)
  const { orderId } = await shop.order()
  expect(await shop.row(orderId)).toMatchObject({ supplier: 'south', routed: null })
})

test('stock where it is the cheapest, and a supplier once its codes are gone', async () => {
  const shop = await routedShop(
    goods(
      { by: 'cheapest' },
      { kind: 'gamekey', suppliers: ['north', 'stock'], costUsd: { north: 1, stock: 0.5 } },
    ),
    { north: { place: ['accept', 'accept'] } },
  )
  await addTestStock(shop.store, 'GOODS-1', 1)
  const first = await shop.order()
  const second = await shop.order()
  expect(await shop.row(first.orderId)).toMatchObject({ supplier: 'stock', status: 'completed' })
  expect(await shop.row(second.orderId)).toMatchObject({
    supplier: 'north',
    routed: [{ supplier: 'stock', skipped: 'no_codes' }, { supplier: 'north' }],
  })
})

test('the first that is healthy, and those that are not last', async () => {
  const pauses = { place: ['unknown'] } as const
  const shop = await routedShop(goods({ by: 'healthy' }), { ...all, north: pauses })
  // Ten different orders fail: its circuit breaker opens for the account.
  shop.suppliers.get('north')?.follow({ place: Array.from({ length: 10 }, () => 'unknown') })
  for (let i = 0; i < 10; i++) await shop.order()
  const { orderId } = await shop.order()
  expect(await shop.row(orderId)).toMatchObject({
    supplier: 'south',
    fallbacks: [{ supplier: 'west' }, { supplier: 'north' }],
    routed: [
      { supplier: 'north', skipped: 'breaker_open' },
      { supplier: 'south', chosen: 'healthy' },
    ],
  })
  shop.clock.advance(60_000)
  const later = await shop.order()
  expect(await shop.row(later.orderId)).toMatchObject({ supplier: 'north', routed: null })
})

test('a voucher goes to the supplier that is chosen', async () => {
  const costUsd = { north: 1, south: 0.9 }
  const shop = await routedShop(goods({ by: 'cheapest' }, { stockBased: true, costUsd }), all)
  const [code] = await addTestStock(shop.store, 'GOODS-1', 1)
  const { orderId } = await shop.order()
  expect(await shop.row(orderId)).toMatchObject({ supplier: 'south', status: 'completed' })
  expect(shop.suppliers.get('south')?.calls[0]?.request).toMatchObject({ voucher: code })
})
