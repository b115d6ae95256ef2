// What a key may be used for, and how much it may spend.
import { describe, expect, test } from 'vitest'
import { changeKey, keyNamed, rotateKey } from '../../src/domain/access/api-keys.ts'
import { spentToday } from '../../src/domain/access/key-spend.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { testApp } from '../helpers/app.ts'
import { testClient } from '../helpers/client.ts'
import { addTestStock, later, PIDS, START } from '../helpers/factories.ts'
import { createTestKey } from '../helpers/keys.ts'

const USD = 1_000_000
const actor = 'operator'
/** Costs 0.99 USD. */
const order = (trxid: string, more: object = {}) => ({
  pid: PIDS.userId,
  userId: '5123456',
  trxid,
  ...more,
})
/** Cancelled and refunded within its own POST. */
const REFUNDED = { userId: '5123402' }

describe('a scope', () => {
  const CALLS = [
    ['read', 'GET', '/balance', undefined],
    ['read', 'GET', '/products', undefined],
    ['read', 'GET', '/my-ip', undefined],
    ['read', 'GET', '/history', undefined],
    ['order', 'POST', '/orders', order('a')],
    ['lookup', 'POST', '/gameavvfy', { playerId: '5123456', trxid: 'b' }],
    ['lookup', 'POST', '/gamebvfy', { userId: '123', zoneId: '2001', trxid: 'c' }],
    ['lookup', 'POST', '/rdmgamea', { playerId: '5123456', code: 'UC60', trxid: 'd' }],
  ] as const

  test.each(['read', 'order', 'lookup'] as const)('%s lets a key do that alone', async (scope) => {
    const { call, store, accountId } = await testClient()
    const { apiKey: key } = await createTestKey(store, accountId, { scopes: [scope] })
    for (const [needed, method, path, body] of CALLS) {
      const answer = await call(method, path, { key, body })
      if (needed === scope) expect(answer.status, path).toBe(200)
      else
        expect(answer, path).toMatchObject({
          status: 403,
          body: {
            success: false,
            code: 'KEY_SCOPE',
            error: 'KEY SCOPE',
            detail: `This call needs a key with the scope ${needed}. This key has ${scope}. Use another one, or change its scopes in the bot.`,
          },
        })
    }
  })

  test('is asked for after the account and before the rate limit, which a refusal does not use up', async () => {
    const { call, store, accountId } = await testClient()
    const { apiKey: key } = await createTestKey(store, accountId, { scopes: ['order'] })
    for (let i = 0; i < 60; i++) {
      const { body } = await call('GET', '/balance', { key })
      expect(body.code).toBe('KEY_SCOPE')
    }
    expect((await call('POST', '/orders', { key, body: order('a') })).status).toBe(200)
  })

  test('is not asked for by a path that does not exist', async () => {
    const { call, store, accountId } = await testClient()
    const { apiKey: key } = await createTestKey(store, accountId, { scopes: ['order'] })
    expect((await call('GET', '/nowhere', { key })).body.code).toBe('NOT_IMPLEMENTED')
  })
})

test('a key that may not read gets the codes of its own orders alone', async () => {
  const { call, reseller, store } = await testApp()
  const { accountId, key: reader } = await reseller()
  await addTestStock(store, PIDS.gamekey, 3)
  const { id: keyId, apiKey: buyer } = await createTestKey(store, accountId, { scopes: ['order'] })
  const buy = async (key: string, body: object) =>
    (await call('POST', '/orders', { key, body: { pid: PIDS.gamekey, ...body } })).body
  const first = await buy(reader, { trxid: 'a', idempotencyKey: 'i' })
  const own = await buy(buyer, { trxid: 'b' })
  for (const order of [first, own]) expect(order.codes).toHaveLength(1)

  const { codes: _, ...withoutCodes } = first
  for (const asked of [
    { trxid: 'a', pid: 'NONE' },
    { trxid: 'new', idempotencyKey: 'i' },
  ]) {
    const replayed = await buy(buyer, asked)
    expect(replayed).toMatchObject({ ...withoutCodes, idempotentReplay: true, codesCount: 1 })
    expect(replayed).not.toHaveProperty('codes')
  }
  const rotation = { graceMs: 0, actor, keyId } as const
  const rotated = await store.transaction((tx) => rotateKey(tx, accountId, rotation, START))
  for (const [key, { trxid, codes }] of [
    [rotated, own],
    [reader, own],
    [reader, first],
  ] as const)
    expect(await buy(key, { trxid })).toMatchObject({ codes, idempotentReplay: true })
  expect(await proveLedger(store.read)).toMatchObject({ findings: [] })
})

test('an expiry holds for the key that was replaced as well, whose grace time may be longer', async () => {
  const { call, reseller, store, clock } = await testApp()
  const { accountId, key: old } = await reseller()
  const rotation = { graceMs: 600_000, actor } as const
  const present = await store.transaction((tx) => rotateKey(tx, accountId, rotation, START))
  const changes = { expiresAt: later(60_000) }
  await store.transaction((tx) => changeKey(tx, accountId, { keyId: 2, changes, actor }, START))
  const codes = () =>
    Promise.all([old, present].map(async (key) => (await call('GET', '/balance', { key })).status))
  expect(await codes()).toEqual([200, 200])
  clock.now = later(60_000)
  expect(await codes()).toEqual([401, 401])
})

describe('a cap for one order', () => {
  test('refuses what costs more, leaves the trxid free, and nothing is charged', async () => {
    const { call, store, accountId } = await testClient()
    await addTestStock(store, PIDS.gamekey, 3)
    const { apiKey: key } = await createTestKey(store, accountId, { orderCapMicros: 5 * USD })
    const body = { pid: PIDS.gamekey, trxid: 'a' }
    const refused = await call('POST', '/orders', { key, body: { ...body, quantity: 2 } })
    expect(refused).toMatchObject({
      status: 403,
      body: {
        success: false,
        code: 'KEY_CAP_EXCEEDED',
        error: 'KEY CAP EXCEEDED',
        capUsd: 5,
        spentUsd: 0,
        detail:
          'This costs 10.00 USD, and the key may pay at most 5.00 USD for one order or lookup. Use another key, or raise the cap in the bot.',
      },
    })
    expect((await call('GET', '/balance', { key })).body.balanceUsd).toBe(100)
    expect((await call('POST', '/orders', { key, body })).body).toMatchObject({
      status: 'completed',
    })
  })

  test('counts for a paid lookup', async () => {
    const { call, store, accountId } = await testClient()
    const { apiKey: key } = await createTestKey(store, accountId, { orderCapMicros: 1000 })
    const body = { playerId: '5123456', trxid: 'a' }
    const { body: refused } = await call('POST', '/gameavvfy', { key, body })
    expect(refused).toMatchObject({ code: 'KEY_CAP_EXCEEDED', capUsd: 0.001 })
  })
})

describe('a daily cap', () => {
  async function capped(dailyCapMicros: number) {
    const parts = await testApp()
    const { accountId, key: other } = await parts.reseller()
    const key = await createTestKey(parts.store, accountId, { dailyCapMicros })
    const buy = (trxid: string, more: object = {}, apiKey = key.apiKey) =>
      parts.call('POST', '/orders', { key: apiKey, body: order(trxid, more) })
    const spent = () => spentToday(parts.store.read, { id: key.id, rootId: null }, parts.clock.now)
    return { ...parts, accountId, other, key, buy, spent }
  }

  test('refuses the order that would exceed it, and says how much is spent', async () => {
    const { buy, spent, call, key } = await capped(2 * USD)
    expect((await buy('a')).status).toBe(200)
    expect((await buy('b')).status).toBe(200)
    expect(await buy('c')).toMatchObject({
      status: 403,
      body: {
        code: 'KEY_CAP_EXCEEDED',
        capUsd: 2,
        spentUsd: 1.98,
        detail:
          'This costs 0.99 USD, and the key may pay at most 2.00 USD a day, of which 1.98 USD are spent. A day begins at 00:00 UTC. Wait, use another key, or raise the cap in the bot.',
      },
    })
    expect(await spent()).toBe(1_980_000)
    expect((await call('GET', '/balance', { key: key.apiKey })).body.balanceUsd).toBe(98.02)
  })

  test('never refuses a replay', async () => {
    const { buy } = await capped(USD)
    const { body } = await buy('a')
    expect((await buy('b')).status).toBe(403)
    expect(await buy('a')).toMatchObject({
      status: 200,
      body: { orderId: body.orderId, idempotentReplay: true },
    })
  })

  test('begins again at 00:00 UTC', async () => {
    const { buy, clock, spent } = await capped(USD)
    clock.now = new Date('2026-01-15T23:59:59.999Z')
    expect((await buy('a')).status).toBe(200)
    expect((await buy('b')).status).toBe(403)
    clock.now = new Date('2026-01-16T00:00:00.000Z')
    expect(await spent()).toBe(0)
    expect((await buy('b')).status).toBe(200)
  })

  test('gets the room of a refunded order back, on the day of its charge', async () => {
    const { app, buy, spent, clock } = await capped(USD)
    expect((await buy('a', REFUNDED)).body).toMatchObject({ status: 'cancelled', refunded: true })
    expect(await spent()).toBe(0)
    // Ends 3 s after it was placed: on the next day.
    const evening = new Date('2026-01-15T23:59:59.000Z')
    clock.now = evening
    expect((await buy('b', { userId: '5123403' })).body.status).toBe('processing')
    clock.advance(5000)
    expect((await buy('c')).status).toBe(200)
    await app.jobs.fulfil.runOnce()
    expect(await spent()).toBe(990_000)
    clock.now = evening
    expect(await spent()).toBe(0)
  })

  test('is not given room by the refund of an order that it never counted', async () => {
    const { accountId, buy, key, store, app, clock, spent } = await capped(2 * USD)
    const change = (dailyCapMicros: number | null) =>
      store.transaction((tx) =>
        changeKey(tx, accountId, { keyId: key.id, changes: { dailyCapMicros }, actor }, START),
      )
    await change(null)
    expect((await buy('a', { userId: '5123403' })).body.status).toBe('processing')
    await change(2 * USD)
    expect((await buy('b')).status).toBe(200)
    clock.advance(10_000)
    await app.jobs.fulfil.runOnce()
    expect(await spent()).toBe(990_000)
  })

  test('is shared by the key and those that it replaced, however many', async () => {
    const { accountId, buy, key, store, spent } = await capped(3 * USD)
    const keys = [key.apiKey]
    for (const trxid of ['a', 'b', 'c']) {
      expect((await buy(trxid, {}, keys.at(-1))).status).toBe(200)
      const { id: keyId } = await keyNamed(store.read, accountId, 'bot', START)
      const rotation = { graceMs: 60_000, actor, keyId } as const
      keys.push(await store.transaction((tx) => rotateKey(tx, accountId, rotation, START)))
    }
    for (const one of keys) expect((await buy('d', {}, one)).body.code).toBe('KEY_CAP_EXCEEDED')
    expect(await spent()).toBe(2_970_000)
  })

  test('is its own: other keys of the account spend on', async () => {
    const { buy, other, spent } = await capped(USD)
    expect((await buy('a')).status).toBe(200)
    expect((await buy('b', {}, other)).status).toBe(200)
    expect((await buy('c')).status).toBe(403)
    expect(await spent()).toBe(990_000)
  })

  test('counts a paid lookup once', async () => {
    const { call, key, spent } = await capped(1700)
    const verify = (trxid: string) =>
      call('POST', '/gameavvfy', { key: key.apiKey, body: { playerId: '5123456', trxid } })
    expect((await verify('a')).status).toBe(200)
    expect(await spent()).toBe(1700)
    expect((await verify('b')).body.code).toBe('KEY_CAP_EXCEEDED')
    expect((await verify('a')).status).toBe(200)
  })

  test('does not count a lookup that is free', async () => {
    const { call, key, spent } = await capped(1700)
    const body = { userId: '123', zoneId: '2001', trxid: 'a' }
    expect((await call('POST', '/gamebvfy', { key: key.apiKey, body })).status).toBe(200)
    expect(await spent()).toBe(0)
  })

  test('comes after the stock and before the balance', async () => {
    const { call, store, accountId } = await testClient(0)
    const { apiKey: key } = await createTestKey(store, accountId, { dailyCapMicros: USD })
    const keys = { pid: PIDS.gamekey, trxid: 'a' }
    expect((await call('POST', '/orders', { key, body: keys })).body.code).toBe(
      'INSUFFICIENT_STOCK',
    )
    await addTestStock(store, PIDS.gamekey, 1)
    expect((await call('POST', '/orders', { key, body: keys })).body.code).toBe('KEY_CAP_EXCEEDED')
    const { body } = await call('POST', '/orders', { key, body: order('a') })
    expect(body).toMatchObject({ error: 'INSUFFICIENT BALANCE' })
    // What the wallet did not cover counts towards no cap.
    expect(await spentToday(store.read, { id: 2, rootId: null }, START)).toBe(0)
  })
})
