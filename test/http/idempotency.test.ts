import { describe, expect, test } from 'vitest'
import { setAddressGuard } from '../../src/domain/access/address-guard.ts'
import { keyAddresses, submissions } from '../../src/domain/schema.ts'
import {
  type LookupResult,
  type OrderResult,
  SupplierFault,
} from '../../src/domain/suppliers/supplier.ts'
import { testClient } from '../helpers/client.ts'
import { addTestStock, PIDS, START } from '../helpers/factories.ts'
import { changeProduct } from '../helpers/prices.ts'
import { held, PATIENT, type Script, scriptedSupplier } from '../helpers/scripted-supplier.ts'

const ORDER = { pid: PIDS.userId, userId: '5123456' }
const IN_FLIGHT = {
  status: 429,
  body: { success: false, code: 'DUPLICATE_IN_FLIGHT', error: 'DUPLICATE IN FLIGHT' },
}

describe('a trxid that comes again', () => {
  test('replays the first result without a second charge, whatever else the body says', async () => {
    const { post, balance } = await testClient()
    const first = await post('/orders', { ...ORDER, trxid: 't' })
    const after = await balance()
    const replay = { ...first.body, idempotentReplay: true }
    expect(await post('/orders', { ...ORDER, trxid: 't' })).toEqual({ status: 200, body: replay })
    expect(await post('/orders', { pid: 'GONE', trxid: 't', quantity: 900 })).toEqual({
      status: 200,
      body: { ...replay, replayDiffers: ['pid', 'userId', 'quantity'] },
    })
    expect(await balance()).toBe(after)
  })

  test('asks nobody about the address that it comes from, as a charge would', async () => {
    const { app, store, call, accountId, key } = await testClient()
    await call('GET', '/balance', { key })
    await app.jobs.save.runOnce()
    await store.transaction((tx) => setAddressGuard(tx, accountId, true, 'operator', START))
    const body = { ...ORDER, trxid: 't' }
    expect((await call('POST', '/orders', { key, body })).status).toBe(200)
    const away = { key, address: '203.0.113.9' }
    expect((await call('POST', '/orders', { ...away, body })).body).toMatchObject({
      idempotentReplay: true,
    })
    expect(await store.read.$count(keyAddresses)).toBe(1)
    const other = { ...ORDER, trxid: 'u' }
    expect((await call('POST', '/orders', { ...away, body: other })).status).toBe(403)
    expect(await store.read.$count(keyAddresses)).toBe(2)
  })

  test('replays the delivered codes and takes no others', async () => {
    const { post, store } = await testClient()
    await addTestStock(store, PIDS.giftcard, 4)
    const body = { pid: PIDS.giftcard, trxid: 't', quantity: 2 }
    const first = await post('/orders', body)
    expect(await post('/orders', body)).toEqual({
      status: 200,
      body: { ...first.body, idempotentReplay: true },
    })
  })

  test('tells the present state, not the one of then', async () => {
    const { post, app, clock, balance } = await testClient()
    const body = { ...ORDER, userId: '5123403', trxid: 't' }
    const first = await post('/orders', body)
    expect(first.body).toMatchObject({ status: 'processing' })
    clock.advance(1_000)
    expect((await post('/orders', body)).body).toEqual({
      ...{ ...first.body, durationSec: 1, idempotentReplay: true },
    })
    clock.advance(2_000)
    await app.jobs.fulfil.runOnce()
    expect((await post('/orders', body)).body).toEqual({
      ...{ ...first.body, status: 'cancelled', error: 'INVALID PLAYER', refunded: true },
      ...{ durationSec: 3, endedAt: clock.now.toISOString(), idempotentReplay: true },
    })
    expect(await balance()).toBe(100)
  })

  test('replays though the wallet is empty and the product is gone', async () => {
    const { post, store } = await testClient(990_000)
    const first = await post('/orders', { ...ORDER, trxid: 't' })
    const changes = { status: 'archived' as const }
    await store.transaction((tx) =>
      changeProduct(tx, PIDS.userId, { changes, actor: 'operator' }, START),
    )
    expect(await post('/orders', { ...ORDER, trxid: 't' })).toEqual({
      status: 200,
      body: { ...first.body, idempotentReplay: true },
    })
  })

  test('of another account is FORBIDDEN at every endpoint and tells nothing of it', async () => {
    const { post, reseller, call } = await testClient()
    await post('/orders', { ...ORDER, trxid: 'order' })
    await post('/gameavvfy', { playerId: '5123456', trxid: 'lookup' })
    const { key } = await reseller()
    for (const trxid of ['order', 'lookup'])
      for (const [path, fields] of Object.entries(POSTS)) {
        const { status, body } = await call('POST', path, { key, body: { ...fields, trxid } })
        expect({ status, body }, path).toEqual({
          status: 403,
          body: { success: false, code: 'FORBIDDEN', error: 'FORBIDDEN' },
        })
      }
    // What the body lacks is told before, what is wrong with its order after.
    const ask = (body: object) => call('POST', '/orders', { key, body })
    const lacking = await ask({ trxid: 'order', userId: '5123456' })
    expect(lacking.body).toMatchObject({ error: 'INVALID REQUEST' })
    const wrong = await ask({ trxid: 'order', pid: 'GONE', quantity: 900 })
    expect(wrong.body).toMatchObject({ error: 'FORBIDDEN' })
  })

  test('at another endpoint is INVALID REQUEST', async () => {
    const { post, balance } = await testClient()
    for (const [path, fields] of Object.entries(POSTS))
      expect((await post(path, { ...fields, trxid: path })).status, path).toBe(200)
    const before = await balance()
    for (const used of Object.keys(POSTS))
      for (const [path, fields] of Object.entries(POSTS)) {
        if (path === used) continue
        expect(await post(path, { ...fields, trxid: used }), `${used} at ${path}`).toMatchObject({
          status: 400,
          body: { success: false, code: 'INVALID_REQUEST', error: 'INVALID REQUEST' },
        })
      }
    expect(await balance()).toBe(before)
  })

  test('is its own by every letter', async () => {
    const { post } = await testClient()
    const texts = [
      'a',
      'A',
      'a b',
      'a  b',
      'a:1e2 [3e4',
      '~',
      '!',
      'x'.repeat(128),
      'x'.repeat(127),
    ]
    for (const trxid of texts) {
      const { status, body } = await post('/orders', { ...ORDER, trxid })
      expect(status, trxid).toBe(200)
      expect(body, trxid).not.toHaveProperty('idempotentReplay')
    }
  })
})

describe('an idempotencyKey that comes again', () => {
  test.each(['idempotencyKey', 'idempotency'])('as %s replays for its account', async (name) => {
    const { post, balance, reseller, call } = await testClient()
    const first = await post('/orders', { ...ORDER, trxid: 'a', [name]: 'k' })
    expect(first.body).not.toHaveProperty('idempotentReplay')
    const after = await balance()
    expect(await post('/orders', { ...ORDER, trxid: 'b', [name]: 'k' })).toEqual({
      status: 200,
      body: { ...first.body, idempotentReplay: true },
    })
    expect(await balance()).toBe(after)
    const other = await reseller()
    const body = { ...ORDER, trxid: 'c', [name]: 'k' }
    const theirs = await call('POST', '/orders', { key: other.key, body })
    expect(theirs.body.orderId).not.toBe(first.body.orderId)
  })

  test('claims nothing: the trxid beside it stays free, for everybody', async () => {
    const { post, balance, reseller, call, store } = await testClient()
    const first = await post('/orders', { ...ORDER, trxid: 'a', idempotencyKey: 'k' })
    const replay = { status: 200, body: { ...first.body, idempotentReplay: true } }
    const squatted = ['b', 'c', 'd']
    for (const trxid of squatted)
      expect(await post('/orders', { ...ORDER, trxid, idempotencyKey: 'k' })).toEqual(replay)
    expect(await store.read.$count(submissions)).toBe(1)
    expect(await balance()).toBe(99.01)

    const { key } = await reseller()
    const theirs = await call('POST', '/orders', { key, body: { ...ORDER, trxid: 'b' } })
    expect(theirs.body).toMatchObject({ orderCreated: true })
    expect(theirs.body).not.toHaveProperty('idempotentReplay')
    expect((await post('/gameavvfy', { playerId: '5123456', trxid: 'c' })).status).toBe(200)
    const own = await post('/orders', { ...ORDER, trxid: 'd' })
    expect(own.body.orderId).not.toBe(first.body.orderId)
    // What another account has by now is FORBIDDEN also with the key.
    expect(await post('/orders', { ...ORDER, trxid: 'b', idempotencyKey: 'k' })).toMatchObject({
      body: { code: 'FORBIDDEN' },
    })
    expect(await balance()).toBe(98.0183)
  })

  test('is found by a trxid of the same words, which stands for it', async () => {
    const { post } = await testClient()
    const first = await post('/orders', { ...ORDER, trxid: 'a', idempotencyKey: 'k' })
    expect(await post('/orders', { ...ORDER, trxid: 'k' })).toEqual({
      status: 200,
      body: { ...first.body, idempotentReplay: true },
    })
  })

  test('finds an order whose trxid stood for it', async () => {
    const { post } = await testClient()
    const first = await post('/orders', { ...ORDER, trxid: 'a' })
    expect(await post('/orders', { ...ORDER, trxid: 'b', idempotencyKey: 'a' })).toEqual({
      status: 200,
      body: { ...first.body, idempotentReplay: true },
    })
  })
})

describe('while the first call has no answer', () => {
  /** A client, and a supplier that answers when the test lets it. */
  async function slowClient(script: Script) {
    const suppliers = new Map([['sandbox', scriptedSupplier(script)]])
    return testClient(100_000_000, { suppliers, config: PATIENT })
  }

  /** Sends all at once. Which of them comes first is the database's to say: all the others are refused. */
  async function allButOne(sent: Promise<unknown>[]) {
    const refused: unknown[] = []
    for (const answer of sent) void answer.then((told) => refused.push(told))
    await expect.poll(() => refused.length).toBe(sent.length - 1)
    expect(refused).toEqual(refused.map(() => IN_FLIGHT))
  }

  test('the same order is DUPLICATE_IN_FLIGHT, and replays afterwards', async () => {
    const call = held<OrderResult>()
    const { post, balance } = await slowClient({ place: [call.step] })
    const body = { ...ORDER, trxid: 't', idempotencyKey: 'k' }
    const bodies = [body, body, { ...body, trxid: 'u' }]
    const sent = bodies.map((one) => post('/orders', one))
    await allButOne(sent)
    call.answer({ outcome: 'processing' })
    const placed = (await Promise.all(sent)).filter(({ status }) => status === 200)
    expect(placed).toMatchObject([{ body: { status: 'processing' } }])
    expect((await post('/orders', body)).body).toMatchObject({ idempotentReplay: true })
    expect(await balance()).toBe(99.01)
  })

  test('the same lookup is DUPLICATE_IN_FLIGHT', async () => {
    const call = held<LookupResult>()
    const { post, balance } = await slowClient({ lookup: [call.step] })
    const body = { playerId: '5123404', trxid: 't' }
    const sent = [post('/gameavvfy', body), post('/gameavvfy', body)]
    await allButOne(sent)
    call.breakOff(new SupplierFault('unknown', 'No answer.'))
    const made = (await Promise.all(sent)).filter(({ status }) => status !== 429)
    expect(made).toMatchObject([{ status: 503 }])
    expect(await balance()).toBe(99.9983)
  })
})

describe('a call that is rejected', () => {
  test('leaves its trxid and idempotencyKey free, for others as well', async () => {
    const { post, call, reseller, store } = await testClient()
    const rejected = [
      { pid: 'GONE', userId: '5123456' },
      { pid: PIDS.userId },
      { pid: PIDS.userId, userId: '5123456', quantity: 1 },
      { pid: PIDS.gamekey, quantity: 501 },
      { pid: PIDS.gamekey },
    ]
    for (const body of rejected)
      expect((await post('/orders', { ...body, trxid: 't', idempotencyKey: 'k' })).status).toBe(400)
    const poor = await reseller(0)
    const body = { ...ORDER, trxid: 't', idempotencyKey: 'k' }
    const refused = await call('POST', '/orders', { key: poor.key, body })
    expect(refused.body).toMatchObject({ orderCreated: false, error: 'INSUFFICIENT BALANCE' })
    await addTestStock(store, PIDS.gamekey, 1)
    const placed = await post('/orders', { pid: PIDS.gamekey, trxid: 't', idempotencyKey: 'k' })
    expect(placed.body).toMatchObject({ orderCreated: true, game: 'gamekeys' })
    expect(placed.body).not.toHaveProperty('idempotentReplay')
  })
})

const POSTS = {
  '/orders': ORDER,
  '/gameavvfy': { playerId: '5123456' },
  '/gamebvfy': { userId: '5123456', zoneId: '2001' },
  '/rdmgamea': { playerId: '5123456', code: 'UC-1' },
}
