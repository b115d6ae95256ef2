// How much may be bought at a supplier in a day, and how many orders may be open there.
import { expect, test } from 'vitest'
import { endByHand } from '../../../src/domain/orders/admin-decision.ts'
import { orders } from '../../../src/domain/schema.ts'
import type { Supplier } from '../../../src/domain/suppliers/supplier.ts'
import { addTestStock } from '../../helpers/factories.ts'
import { type Goods, limited } from '../../helpers/routed-shop.ts'
import { LONG_MS } from '../../helpers/scripted-supplier.ts'

const declines: Supplier['place'] = async () => ({ outcome: 'declined', reason: 'SOLD OUT THERE' })
const twoOf: Goods = { suppliers: ['north', 'south'], costUsd: { north: 1.5, south: 1.8 } }
const one: Goods = { suppliers: ['north'], costUsd: { north: 1.5 } }
const many = (step: 'accept' | 'not-sent', count = 20) => Array.from({ length: count }, () => step)
const DAY_MS = 24 * 60 * 60_000

test('an order goes to the next supplier once the day of the first is full, and the admins hear of it once', async () => {
  const shop = await limited(
    twoOf,
    { north: {}, south: {} },
    { north: { dayLimitMicros: 3_000_000 } },
  )
  const ids = []
  for (let i = 0; i < 4; i++) ids.push((await shop.order()).orderId)
  const suppliers = await Promise.all(ids.map(shop.supplierOf))
  expect(suppliers).toEqual(['north', 'north', 'south', 'south'])
  expect(await shop.row(ids[2])).toMatchObject({
    fallbacks: [{ supplier: 'north' }],
    routed: [
      { supplier: 'north', skipped: 'day_limit' },
      { supplier: 'south', chosen: 'listed' },
    ],
  })
  expect(await shop.bought('north')).toEqual([3_000_000])
  expect((await shop.told()).filter((kind) => kind === 'day_limit')).toHaveLength(1)
  await shop.adds()
  shop.clock.advance(DAY_MS)
  const tomorrow = await shop.order()
  expect(await shop.supplierOf(tomorrow.orderId)).toBe('north')
  await shop.adds()
})

test('an order is refused before anything is charged if no supplier has any of its day left', async () => {
  const shop = await limited(one, { north: {} }, { north: { dayLimitMicros: 1_600_000 } })
  await shop.order()
  const before = await shop.balance()
  for (let i = 0; i < 2; i++)
    expect(await shop.order()).toMatchObject({ success: false, code: 'PRODUCT_DISABLED' })
  expect(await shop.balance()).toBe(before)
  expect(await shop.store.read.$count(orders)).toBe(1)
  expect((await shop.told()).filter((kind) => kind === 'day_limit')).toHaveLength(1)
  await shop.set('north', { dayLimitMicros: null })
  expect(await shop.order()).toMatchObject({ status: 'completed' })
  await shop.holds()
})

test('where the cost is not known, what the buyer paid counts', async () => {
  const shop = await limited(
    { suppliers: ['north'] },
    { north: {} },
    { north: { dayLimitMicros: 3_000_000 } },
  )
  await shop.order()
  expect(await shop.bought('north')).toEqual([2_000_000])
  expect(await shop.order()).toMatchObject({ code: 'PRODUCT_DISABLED' })
})

test('stock has no day, and goes on when the suppliers have reached theirs', async () => {
  const goods: Goods = { kind: 'gamekey', suppliers: ['north', 'stock'], costUsd: { north: 1.5 } }
  const shop = await limited(goods, { north: {} }, { north: { dayLimitMicros: 1_000_000 } })
  await addTestStock(shop.store, 'GOODS-1', 1)
  expect(await shop.order()).toMatchObject({ status: 'completed' })
  expect(await shop.order()).toMatchObject({ code: 'PRODUCT_DISABLED' })
})

test('a declined order is refunded if the next supplier has too little of its day left', async () => {
  const shop = await limited(
    twoOf,
    { north: { place: [declines] }, south: {} },
    { south: { dayLimitMicros: 1_000_000 } },
  )
  const order = await shop.order()
  expect(order).toMatchObject({ status: 'cancelled', error: 'SOLD OUT THERE' })
  expect(await shop.row(order.orderId)).toMatchObject({
    routed: [{ supplier: 'south', skipped: 'day_limit' }],
  })
  expect(await shop.told()).toContain('day_limit')
})

test('an order that was certainly not sent stays where it is if no other supplier has room', async () => {
  const shop = await limited(
    twoOf,
    { north: { place: ['not-sent'] }, south: {} },
    { south: { dayLimitMicros: 1_000_000 } },
  )
  const { orderId } = await shop.order()
  expect(await shop.row(orderId)).toMatchObject({ supplier: 'north', status: 'processing' })
  await shop.pass(LONG_MS)
  expect(await shop.row(orderId)).toMatchObject({ supplier: 'north', status: 'completed' })
})

test('a full supplier is skipped, and asked again once it has room', async () => {
  const shop = await limited(
    twoOf,
    { north: { place: ['accept'] }, south: {} },
    { north: { atOnce: 1 } },
  )
  const first = await shop.order()
  const second = await shop.order()
  expect(await shop.row(second.orderId)).toMatchObject({
    supplier: 'south',
    routed: [
      { supplier: 'north', skipped: 'full' },
      { supplier: 'south', chosen: 'listed' },
    ],
  })
  await shop.pass(LONG_MS)
  expect(await shop.present(first.orderId)).toMatchObject({ status: 'completed' })
  expect(await shop.supplierOf((await shop.order()).orderId)).toBe('north')
})

test('if all are full an order waits for one that is not paused', async () => {
  const shop = await limited(
    twoOf,
    { north: {}, south: { place: many('accept') } },
    { north: { atOnce: 0 }, south: { atOnce: 1 } },
  )
  const [first, second] = [await shop.order(), await shop.order()]
  expect(await shop.supplierOf(first.orderId)).toBe('south')
  expect(await shop.supplierOf(second.orderId)).toBe('south')
  await shop.pass(LONG_MS)
  await shop.pass(LONG_MS)
  expect(await shop.present(second.orderId)).toMatchObject({ status: 'completed' })
  expect(shop.calls('north')).toEqual([])
  await shop.holds()
})

test('if all are full an order waits, unsent, and the oldest goes first as there is room', async () => {
  const shop = await limited(one, { north: { place: many('accept') } }, { north: { atOnce: 1 } })
  const ids = []
  for (let i = 0; i < 4; i++) {
    const order = await shop.order()
    expect(order).toMatchObject({ status: 'processing' })
    ids.push(order.orderId)
    shop.clock.advance(1000)
  }
  const placed = () =>
    (shop.suppliers.get('north')?.calls ?? []).flatMap(({ method, ref }) =>
      method === 'place' ? [ref] : [],
    )
  expect(placed()).toEqual(ids.slice(0, 1))
  for (let done = 1; done <= 4; done++) {
    await shop.pass(LONG_MS)
    expect(placed()).toEqual(ids.slice(0, Math.min(4, done + 1)))
    expect(await shop.present(ids[done - 1])).toMatchObject({ status: 'completed' })
  }
  await shop.holds()
})

test('a new order does not take the room that one waits for', async () => {
  const shop = await limited(one, { north: { place: many('accept') } }, { north: { atOnce: 1 } })
  const [first, second] = [await shop.order(), await shop.order()]
  shop.clock.advance(10)
  const by = { actor: 'operator', asSupplier: true } as const
  const end = { status: 'cancelled', reason: 'NO' } as const
  await shop.store.transaction((tx) =>
    endByHand(tx, String(first.orderId), end, by, shop.clock.now),
  )
  const third = await shop.order()
  expect(third).toMatchObject({ status: 'processing' })
  const placed = () =>
    (shop.suppliers.get('north')?.calls ?? []).flatMap(({ method, ref }) =>
      method === 'place' ? [ref] : [],
    )
  expect(placed()).toEqual([first.orderId])
  await shop.pass(1000)
  expect(placed()).toEqual([first.orderId, second.orderId])
})

test('a waiting order replays, and is not in flight', async () => {
  const shop = await limited(one, { north: { place: ['accept'] } }, { north: { atOnce: 1 } })
  await shop.order()
  const waiting = await shop.order({ trxid: 'again' })
  const again = await shop.order({ trxid: 'again' })
  expect(again).toMatchObject({ orderId: waiting.orderId, status: 'processing' })
})

test('a declined order waits for the next supplier if that is full', async () => {
  const shop = await limited(
    twoOf,
    { north: { place: ['accept', declines] }, south: { place: ['accept'] } },
    { north: { atOnce: 1 }, south: { atOnce: 1 } },
  )
  const ids = []
  for (let i = 0; i < 2; i++) ids.push((await shop.order()).orderId)
  expect(await Promise.all(ids.map(shop.supplierOf))).toEqual(['north', 'south'])
  await shop.set('north', { atOnce: 2 })
  const third = await shop.order()
  expect(await shop.row(third.orderId)).toMatchObject({
    ...{ supplier: 'south', status: 'processing', fallbacks: [] },
    routed: [{ supplier: 'south', chosen: 'next', after: 'north', why: 'declined' }],
  })
  expect(shop.calls('south')).toEqual(['place'])
  await shop.pass(LONG_MS)
  await shop.pass(LONG_MS)
  expect(await shop.present(third.orderId)).toMatchObject({ status: 'completed' })
})

test('one that waited for a day is refunded, though its supplier is still full', async () => {
  const keeps = Array.from({ length: 50 }, () => 'keep' as const)
  const script = { place: ['accept'], check: keeps } as const
  const shop = await limited(one, { north: script }, { north: { atOnce: 1 } })
  await shop.order()
  const waiting = await shop.order()
  await shop.pass(DAY_MS + 60_000)
  expect(await shop.present(waiting.orderId)).toMatchObject({
    status: 'cancelled',
    error: 'SUPPLIER UNAVAILABLE',
  })
  await shop.holds()
})
