import { describe, expect, test } from 'vitest'
import { submissions } from '../../src/domain/schema.ts'
import { testClient } from '../helpers/client.ts'
import { addTestStock, PIDS, START } from '../helpers/factories.ts'
import { changeProduct } from '../helpers/prices.ts'

const ORDER = { pid: PIDS.userId, userId: '5123456', trxid: 't' }

describe('maxPrice', () => {
  test('refuses an order that costs more, charges nothing and leaves the trxid free', async () => {
    const { post, balance, store } = await testClient()
    expect(await post('/orders', { ...ORDER, maxPrice: 0.98 })).toEqual({
      status: 400,
      body: { success: false, code: 'PRICE_CHANGED', error: 'PRICE CHANGED', price: 0.99 },
    })
    expect(await balance()).toBe(100)
    expect(await store.read.$count(submissions)).toBe(0)
    const placed = await post('/orders', { ...ORDER, maxPrice: 0.99 })
    expect(placed.body).toMatchObject({ orderCreated: true, amountUsd: 0.99 })
    expect(placed.body).not.toHaveProperty('idempotentReplay')
  })

  test('is about the whole order, and takes no code that it does not pay for', async () => {
    const { post, store, balance } = await testClient()
    const codes = await addTestStock(store, PIDS.gamekey, 3)
    const three = { pid: PIDS.gamekey, quantity: 3, trxid: 't' }
    const refused = await post('/orders', { ...three, maxPrice: 14.999999 })
    expect(refused.body).toMatchObject({ code: 'PRICE_CHANGED', price: 15 })
    const placed = await post('/orders', { ...three, maxPrice: 15 })
    expect(placed.body).toMatchObject({ codes, amountUsd: 15 })
    expect(await balance()).toBe(85)
  })

  test('compares with the price that is charged, which may have changed a moment ago', async () => {
    const { post, store } = await testClient()
    const guarded = { ...ORDER, maxPrice: 0.99 }
    await setPrice(store, 1_000_000)
    expect((await post('/orders', guarded)).body).toMatchObject({ price: 1 })
    await setPrice(store, 980_000)
    expect((await post('/orders', guarded)).body).toMatchObject({ amountUsd: 0.98 })
  })

  test('is ignored by a replay', async () => {
    const { post, store } = await testClient()
    const first = await post('/orders', { ...ORDER, maxPrice: 0.99 })
    await setPrice(store, 5_000_000)
    for (const maxPrice of [0.99, 0, 7])
      expect((await post('/orders', { ...ORDER, maxPrice })).body).toEqual({
        ...{ ...first.body, idempotentReplay: true },
      })
  })

  test.each([
    [300_000, 0.1 + 0.2],
    [800_000, 0.1 + 0.7],
    [2_970_000, 0.99 * 3],
    [1_100_000, 1.1],
    [1, 0.000001],
    [99_999_999_999, 99_999.999999],
  ])('of %d micro-USD is enough at %d USD, and not a micro-USD less', async (micros, maxPrice) => {
    const { post, store } = await testClient(micros)
    await setPrice(store, micros)
    const less = Number(((micros - 1) / 1_000_000).toFixed(6))
    const body = `{"pid":"${PIDS.userId}","userId":"5123456","trxid":"t","maxPrice":${less.toFixed(6)}}`
    expect((await post('/orders', JSON.parse(body))).body.code).toBe('PRICE_CHANGED')
    const above = (micros - 0.5) / 1_000_000
    if (above > 0.00001)
      expect((await post('/orders', { ...ORDER, maxPrice: above })).body.code).toBe('PRICE_CHANGED')
    if (maxPrice < 0.00001) return
    expect((await post('/orders', { ...ORDER, maxPrice })).body.orderCreated).toBe(true)
  })

  test('that is no amount is INVALID BODY', async () => {
    const { call, key, store } = await testClient()
    const body = (maxPrice: string) =>
      `{"pid":"${PIDS.userId}","userId":"5123456","trxid":"t","maxPrice":${maxPrice}}`
    for (const bad of ['-1', '-0.01', '"1"', 'null', 'true', '[1]', '{}', '1e2', '1e999'])
      expect(await call('POST', '/orders', { key, body: body(bad) }), bad).toMatchObject({
        status: 400,
        body: { error: 'INVALID BODY', detail: expect.stringContaining('maxPrice') },
      })
    expect(await store.read.$count(submissions)).toBe(0)
    // Nothing costs nothing: a way to ask for the price.
    const free = await call('POST', '/orders', { key, body: body('0') })
    expect(free.body).toMatchObject({ code: 'PRICE_CHANGED', price: 0.99 })
  })

  function setPrice(store: Awaited<ReturnType<typeof testClient>>['store'], priceMicros: number) {
    const input = { changes: { priceMicros }, actor: 'operator' as const }
    return store.transaction((tx) => changeProduct(tx, PIDS.userId, input, START))
  }
})
