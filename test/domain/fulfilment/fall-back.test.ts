// Which supplier an order goes to, and when it goes on to the next.
import { describe, expect, test } from 'vitest'
import type { Store } from '../../../src/db/store.ts'
import { stockCodes } from '../../../src/domain/schema.ts'
import { addStock } from '../../../src/domain/stock/stock.ts'
import type { Supplier } from '../../../src/domain/suppliers/supplier.ts'
import { addTestStock, START } from '../../helpers/factories.ts'
import { setPricing } from '../../helpers/prices.ts'
import { type Goods, routedShop } from '../../helpers/routed-shop.ts'
import { LONG_MS, type PlaceStep, type Script } from '../../helpers/scripted-supplier.ts'

const declines: Supplier['place'] = async () => ({ outcome: 'declined', reason: 'SOLD OUT THERE' })
const northThenSouth: Goods = { suppliers: ['north', 'south'] }

describe('an order', () => {
  const lost = (step: PlaceStep): Script => ({ place: [step], check: ['unknown', 'unknown'] })
  const asked = ['place', 'check', 'check', 'check']
  test.each<[what: string, north: Script, first: string, north: string[], south: string[]]>([
    ['declined goes on at once', { place: [declines] }, 'completed', ['place'], ['place']],
    [
      'certainly not sent goes on at once',
      { place: ['not-sent'] },
      'completed',
      ['place'],
      ['place'],
    ],
    ['perhaps done, as nobody answers, stays', lost('act-silent'), 'processing', asked, []],
    ['perhaps done, unheard, stays', lost('act-unheard'), 'processing', asked, []],
    ['perhaps done, nobody knows, stays', lost('unknown'), 'processing', [...asked, 'place'], []],
    ['perhaps done, for an error, stays', lost('break'), 'processing', [...asked, 'place'], []],
    [
      'taken on and then declined goes on',
      { place: ['accept'], check: [declines] },
      'processing',
      ['place', 'check'],
      ['place'],
    ],
    [
      'never heard of and then not sent goes on',
      { place: ['unknown', 'not-sent'] },
      'processing',
      ['place', 'check', 'place'],
      ['place'],
    ],
  ])('that is %s', async (_, script, status, north, south) => {
    const test = await routedShop(northThenSouth, { north: script, south: {} })
    const order = await test.order()
    expect(order).toMatchObject({ status })
    for (let round = 0; round < 4; round++) await test.pass(LONG_MS)
    expect(await test.present(order.orderId)).toMatchObject({ status: 'completed' })
    expect([test.calls('north'), test.calls('south')]).toEqual([north, south])
    const supplier = south.length > 0 ? 'south' : 'north'
    expect(await test.row(order.orderId)).toMatchObject({ supplier })
    expect(await test.balance()).toBe(98)
    await test.holds()
  })
})

describe('the next supplier', () => {
  test('is asked by its own id of the order, not by that of the one before', async () => {
    const accepts: Supplier['place'] = async () => ({
      outcome: 'processing',
      supplierOrderId: 'N-1',
    })
    const scripts: Record<string, Script> = {
      north: { place: [accepts], check: [declines] },
      south: { place: ['accept'] },
    }
    const test = await routedShop(northThenSouth, scripts)
    const { orderId } = await test.order()
    expect(await test.row(orderId)).toMatchObject({ supplierOrderId: 'N-1' })
    await test.pass(LONG_MS)
    expect(await test.row(orderId)).toMatchObject({ supplier: 'south', supplierOrderId: null })
  })

  test('does not get an order only because this service stops', async () => {
    const test = await routedShop(northThenSouth, { north: {}, south: {} })
    await test.app.stop()
    const order = await test.order()
    expect(await test.row(order.orderId)).toMatchObject({ supplier: 'north', status: 'processing' })
    expect([test.calls('north'), test.calls('south')]).toEqual([[], []])
  })

  test('is not asked about an order that nobody could do', async () => {
    const test = await routedShop(northThenSouth, { north: { place: ['fail'] }, south: {} })
    expect(await test.order()).toMatchObject({ status: 'cancelled', error: 'INVALID PLAYER' })
    expect(test.calls('south')).toEqual([])
    expect(await test.balance()).toBe(100)
  })

  test('is the last: when all have declined, the order is refunded with the last reason', async () => {
    const scripts = { north: { place: [declines] }, south: { place: [declines] } }
    const test = await routedShop(northThenSouth, scripts)
    expect(await test.order()).toMatchObject({
      status: 'cancelled',
      error: 'SOLD OUT THERE',
      refunded: true,
    })
    expect(await test.balance()).toBe(100)
    await test.holds()
  })

  test('is asked by its own name for the product', async () => {
    const goods = { ...northThenSouth, supplierRef: { north: 'n-1', south: 's-1' } }
    const test = await routedShop(goods, { north: { place: [declines] }, south: {} })
    const order = await test.order()
    expect(await test.row(order.orderId)).toMatchObject({ supplier: 'south', supplierRef: 's-1' })
  })

  test('is skipped where it does not know the product, or is not set up', async () => {
    const goods = { suppliers: ['gone', 'north', 'south'], supplierRef: { south: 's-1' } }
    const test = await routedShop(goods, { north: {}, south: {} })
    expect(await test.order()).toMatchObject({ status: 'completed' })
    expect([test.calls('north'), test.calls('south')]).toEqual([[], ['place']])
  })
})

describe('stock among suppliers', () => {
  const keys: Goods = { kind: 'gamekey', suppliers: ['stock', 'north'] }
  const codesOf =
    (codes: string[]): Supplier['place'] =>
    async () => ({
      outcome: 'completed',
      codes,
    })

  test('sells its own codes first, then those of the supplier', async () => {
    const test = await routedShop(keys, { north: { place: [codesOf(['N-1', 'N-2'])] } })
    const [own] = await addTestStock(test.store, 'GOODS-1', 1)
    const sold = { status: 'completed', codes: [own] }
    expect(await test.order({ trxid: 'own' })).toMatchObject(sold)
    expect(await test.order({ trxid: 'own' })).toMatchObject({ ...sold, idempotentReplay: true })
    expect(test.calls('north')).toEqual([])
    expect(await test.order({ quantity: 2 })).toMatchObject({ codes: ['N-1', 'N-2'] })
    await test.holds()
  })

  test('is the way out when the supplier declines', async () => {
    const goods: Goods = { kind: 'gamekey', suppliers: ['north', 'stock'] }
    const test = await routedShop(goods, { north: { place: [declines] } })
    const [own] = await addTestStock(test.store, 'GOODS-1', 1)
    const order = await test.order()
    expect(order).toMatchObject({ status: 'completed', codes: [own] })
    expect(await test.row(order.orderId)).toMatchObject({ supplier: 'stock' })
    await test.holds()
  })

  test('is passed over where there is not enough, and the order is refunded', async () => {
    const goods: Goods = { kind: 'gamekey', suppliers: ['north', 'stock'] }
    const test = await routedShop(goods, { north: { place: [declines] } })
    await addTestStock(test.store, 'GOODS-1', 1)
    expect(await test.order({ quantity: 2 })).toMatchObject({ status: 'cancelled', refunded: true })
    expect(await test.balance()).toBe(100)
    const [row] = await test.store.read.select().from(stockCodes).orderBy(stockCodes.id)
    expect(row?.orderId).toBeNull()
    await test.holds()
  })

  test('is no reason to give up a supplier that cannot be reached, where there is not enough', async () => {
    const goods: Goods = { kind: 'gamekey', suppliers: ['north', 'stock'] }
    const test = await routedShop(goods, { north: { place: ['not-sent', codesOf(['N-1'])] } })
    const order = await test.order()
    expect(order).toMatchObject({ status: 'processing' })
    await test.pass(LONG_MS)
    expect(await test.present(order.orderId)).toMatchObject({ status: 'completed' })
    await test.holds()
  })

  for (const [what, codes] of [
    ['too few codes', ['N-1']],
    ['a code that it has delivered before', ['N-0', 'N-1']],
    ['the same code twice', ['N-1', 'N-1']],
    ['an empty code', ['N-1', ' ']],
  ] as const)
    test(`believes no supplier that delivers ${what}: nobody is refunded, the admins decide`, async () => {
      const test = await routedShop(keys, {
        north: { place: [codesOf(['N-0']), codesOf([...codes])] },
      })
      await test.order()
      const order = await test.order({ quantity: 2 })
      expect(order.status).toBe('processing')
      const delivered = await test.store.read.select().from(stockCodes).orderBy(stockCodes.id)
      expect(delivered.map(({ code }) => code)).toEqual(['N-0'])
      expect(await test.balance()).toBe(94)
      await test.holds()
    })

  const dear = async ({ store }: { store: Store }) => {
    const batch = { codes: ['DEAR-1'], actor: 'operator' as const, costMicros: 2_500_000 }
    await store.transaction((tx) => addStock(tx, 'GOODS-1', batch, START))
  }
  const soldCodes = async ({ store }: { store: Store }) =>
    (await store.read.select().from(stockCodes).orderBy(stockCodes.id)).map((row) => row.orderId)

  test('is passed over where its codes cost more than was paid, unless that is allowed', async () => {
    const goods: Goods = { kind: 'gamekey', suppliers: ['north', 'stock'] }
    const test = await routedShop(goods, { north: { place: [declines, declines] } })
    await dear(test)
    expect(await test.order()).toMatchObject({ status: 'cancelled', refunded: true })
    expect(await soldCodes(test)).toEqual([null])
    const allowed = { changes: { belowCost: true }, actor: 'operator' } as const
    await test.store.transaction((tx) => setPricing(tx, 'GOODS-1', allowed, START))
    await test.pass(LONG_MS)
    expect(await test.order()).toMatchObject({ status: 'completed', codes: ['DEAR-1'] })
  })

  test('is passed over by a new order for codes that cost more than is paid', async () => {
    const test = await routedShop(keys, { north: { place: [codesOf(['N-1'])] } })
    await dear(test)
    expect(await test.order()).toMatchObject({ status: 'completed', codes: ['N-1'] })
    expect((await soldCodes(test))[0]).toBeNull()
  })

  test('offers a line that a supplier fulfils without a number of codes', async () => {
    const test = await routedShop(keys, { north: {} })
    const { key } = await test.reseller()
    const { products } = (await test.call('GET', '/products', { key })).body
    expect(products).toMatchObject([{ id: 'GOODS-1', inStock: true, quantityMax: 500 }])
    expect((products as object[])[0]).not.toHaveProperty('stock')
  })
})

describe('a voucher', () => {
  const vouchers: Goods = { suppliers: ['north'], stockBased: true }
  const fails =
    (unused: boolean): Supplier['place'] =>
    async () => ({
      outcome: 'failed',
      reason: 'REDEMPTION FAILED',
      ...(unused ? { voucherUnused: true } : {}),
    })

  test('is set aside for a person where it may have been used, and is not sold meanwhile', async () => {
    const test = await routedShop(vouchers, { north: { place: [fails(false)] } })
    await addTestStock(test.store, 'GOODS-1', 1)
    const order = await test.order()
    expect(order).toMatchObject({ status: 'cancelled', refunded: true })
    const [row] = await test.store.read.select().from(stockCodes).orderBy(stockCodes.id)
    expect(row).toMatchObject({ orderId: order.orderId, quarantinedAt: test.clock.now })
    expect(await test.order()).toMatchObject({ error: 'INSUFFICIENT STOCK' })
    expect(await test.told()).toContain('code_quarantined')
    await test.holds()
  })
})

describe('the admins are told', () => {
  const north: Goods = { suppliers: ['north'] }

  test('of an order that cost more than was paid for it', async () => {
    const dear =
      (costMicros: number): Supplier['place'] =>
      async () => ({
        outcome: 'completed',
        costMicros,
      })
    const test = await routedShop(north, { north: { place: [dear(2_000_000), dear(2_000_001)] } })
    await test.order()
    expect(await test.told()).not.toContain('sold_at_loss')
    await test.order()
    expect(await test.told()).toContain('sold_at_loss')
  })

  test('once, of an order that its supplier has been at for an hour', async () => {
    const script: Script = { place: ['accept'], check: Array(9).fill('keep') }
    const test = await routedShop(north, { north: script })
    await test.order()
    for (let i = 0; i < 4; i++) await test.pass(LONG_MS)
    expect(await test.told()).not.toContain('outcome_unknown')
    for (let i = 0; i < 4; i++) await test.pass(LONG_MS)
    expect((await test.told()).filter((kind) => kind === 'outcome_unknown')).toHaveLength(1)
  })
})
