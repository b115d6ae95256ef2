import { describe, expect, test } from 'vitest'
import { orders, supplierCalls, supplierJobs } from '../../../src/domain/schema.ts'
import type { OrderResult } from '../../../src/domain/suppliers/supplier.ts'
import { type Goods, shopWithAdmins as shop } from '../../helpers/admins.ts'
import { addTestStock } from '../../helpers/factories.ts'
import { held, LONG_MS, type Script } from '../../helpers/scripted-supplier.ts'

const north: Goods = { suppliers: ['north'] }

describe('an order whose outcome nobody knows', () => {
  test('ends by an admin; a later answer that contradicts it moves no money and is shown', async () => {
    const script: Script = { place: ['act-unheard'], check: Array(6).fill('unknown') }
    const { ada, order, pass, present, balance, store, proven } = await shop(north, script)
    const { orderId } = await order()
    for (let i = 0; i < 3; i++) await pass(LONG_MS)
    const told = (await ada.messages()).filter(({ text }) => /It is not known yet/.test(text ?? ''))
    expect(told).toHaveLength(1)
    expect(await ada.see('Show', '↩️ Cancel with refund')).toMatch(
      /The supplier may have this order/,
    )
    await ada.press('↩️ SUPPLIER UNAVAILABLE')
    expect(await present(orderId)).toMatchObject({ status: 'cancelled', refunded: true })
    expect(await balance()).toBe(100)

    for (let i = 0; i < 8; i++) await pass(LONG_MS)
    expect(await ada.sees()).toMatch(/did .* after it was cancelled and refunded/)
    expect(await present(orderId)).toMatchObject({ status: 'cancelled' })
    expect(await balance()).toBe(100)
    const calls = await store.read.select().from(supplierCalls).orderBy(supplierCalls.id)
    expect(calls.at(-1)).toMatchObject({ what: 'check', outcome: 'completed' })
    // It is asked no more.
    await pass(LONG_MS)
    expect(await store.read.$count(supplierCalls)).toBe(calls.length)
    await proven()
  })

  test('is asked about for three days after an admin has ended it, and then no more', async () => {
    const script: Script = { place: ['unknown'], check: Array(2000).fill('unknown') }
    const { ada, order, pass, store } = await shop(north, script)
    const { orderId } = await order()
    await ada.go(`/order ${orderId}`, '✅ Complete by hand', '✅ Yes, complete it')
    await pass(60 * 60_000)
    expect(await store.read.$count(supplierJobs)).toBe(1)
    for (let day = 0; day < 4; day++) await pass(24 * 60 * 60_000)
    expect(await store.read.$count(supplierJobs)).toBe(0)
  })

  test('that an admin completed and the supplier did not do is told, too', async () => {
    const script: Script = { place: ['accept'], check: ['fail'] }
    const { ada, order, pass, present, balance } = await shop(north, script)
    const { orderId } = await order()
    await ada.go(`/order ${orderId}`, '✅ Complete by hand', '✅ Yes, complete it')
    for (let i = 0; i < 2; i++) await pass(LONG_MS)
    expect(await ada.sees()).toMatch(/says that it did not do/)
    expect(await present(orderId)).toMatchObject({ status: 'completed' })
    expect(await balance()).toBe(98)
  })

  test('of codes is completed by the codes', async () => {
    const goods: Goods = { kind: 'gamekey', suppliers: ['north'] }
    const script: Script = { place: ['unknown'], check: Array(9).fill('unknown') }
    const { ada, order, present } = await shop(goods, script)
    const { orderId } = await order({})
    expect(await ada.see(`/order ${orderId}`, '✅ Complete by hand')).toMatch(/Send 1 code/)
    await ada.write('BY-HAND-1')
    expect(await present(orderId)).toMatchObject({ status: 'completed', codes: ['BY-HAND-1'] })
  })
})

test('an answer that comes after an admin gave the money back moves none', async () => {
  const call = held<OrderResult>()
  const { ada, order, store, balance, settled } = await shop(north, { place: [() => call.step()] })
  const answer = order()
  await call.reached
  const [placed] = await store.read.select().from(orders)
  await ada.go(`/order ${placed?.id}`, '↩️ Cancel with refund', '↩️ INVALID PLAYER')
  call.answer({ outcome: 'completed' })
  expect(await answer).toMatchObject({ status: 'cancelled', refunded: true })
  await settled()
  expect(await ada.sees()).toMatch(/after it was cancelled and refunded/)
  expect(await balance()).toBe(100)
})

describe('what the admins are told besides', () => {
  test('stock that falls below the mark, and to nothing, once each time', async () => {
    const goods: Goods = { kind: 'gamekey', suppliers: ['stock'] }
    const { ada, order, store, set } = await shop(goods)
    await addTestStock(store, 'GOODS-1', 5)
    await set({ lowStock: 3 })
    await order({ quantity: 2 })
    expect(await ada.sees()).not.toMatch(/runs low/)
    await order({})
    expect(await ada.sees()).toMatch(/GOODS-1 runs low: 2 left/)
    await order({ quantity: 2 })
    expect(await ada.sees()).toMatch(/GOODS-1 is sold out/)
    expect(await ada.buttons()).toEqual(['➕ Add codes', '🎟 Stock'])
    const told = (await ada.messages()).length
    expect(await order({})).toMatchObject({ code: 'INSUFFICIENT_STOCK' })
    expect((await ada.messages()).length).toBe(told)
  })
})
