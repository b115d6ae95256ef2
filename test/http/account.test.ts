// GET /account: what a program wants to know before it orders.
import { expect, test } from 'vitest'
import { allowAddresses } from '../../src/domain/access/allowlist.ts'
import { post, setLowBalanceThreshold } from '../../src/domain/ledger/ledger.ts'
import { apiKeys } from '../../src/domain/schema.ts'
import { testClient } from '../helpers/client.ts'
import { later, PIDS, START } from '../helpers/factories.ts'
import { createTestKey } from '../helpers/keys.ts'
import { issueKeyForTests } from '../helpers/test-keys.ts'

const actor = 'operator'
const ADDRESS = '203.0.113.7'

test('tells money, limits, free lookups and the allowlist', async () => {
  const { call, store, clock, key, accountId, telegramId } = await testClient(5_000_000)
  const account = async () => (await call('GET', '/account', { key, address: ADDRESS })).body
  const fresh = {
    ...{ success: true, accountId, name: `Reseller ${telegramId}`, standing: 'active' },
    ...{ test: false, balanceUsd: 5, owedUsd: 0, currency: 'USD', tier: 'standard' },
    ...{ lowBalanceUsd: null, freeLookupsLeft: 20, allowlist: [] },
    limits: { perSecond: 40, perMinute: 200 },
  }
  expect(await account()).toMatchObject(fresh)

  await store.transaction(async (tx) => {
    await setLowBalanceThreshold(tx, accountId, 2_500_000)
    await allowAddresses(tx, accountId, { texts: [ADDRESS, '198.51.100.9/24'], actor }, START)
    const reference = 'DEP-1'
    await post(tx, { accountId, kind: 'chargeback', amountMicros: -7_250_000, reference }, START)
  })
  for (const trxid of ['a', 'b'])
    await call('POST', '/gamebvfy', {
      ...{ key, address: ADDRESS, body: { userId: '123456', zoneId: '2001', trxid } },
    })
  expect(await account()).toMatchObject({
    ...fresh,
    ...{ balanceUsd: 0, owedUsd: 2.25, lowBalanceUsd: 2.5, freeLookupsLeft: 18 },
    allowlist: ['198.51.100.0/24', ADDRESS],
  })
  clock.advance(12 * 3_600_000)
  expect(await account()).toMatchObject({ freeLookupsLeft: 20 })
})

test('is for a test key that of the test account, under the name of its holder', async () => {
  const { call, store, telegramId, accountId } = await testClient(5_000_000)
  const { key: testKey } = await issueKeyForTests(store, telegramId)
  await store.transaction((tx) => allowAddresses(tx, accountId, { texts: [ADDRESS], actor }, START))
  const { body } = await call('GET', '/account', { key: testKey, address: ADDRESS })
  expect(body).toMatchObject({
    ...{ name: `Reseller ${telegramId}`, test: true, balanceUsd: 100, allowlist: [ADDRESS] },
  })
  expect(body.accountId).not.toBe(accountId)
  const money = await call('GET', '/transactions', { key: testKey, address: ADDRESS })
  expect(money.body).toMatchObject({ count: 1, transactions: [{ kind: 'credit', amountUsd: 100 }] })
})

test('names the key of the call, what it may do, and what it has spent today', async () => {
  const { call, store, clock, key, accountId } = await testClient()
  const keyOf = async (apiKey: string) => (await call('GET', '/account', { key: apiKey })).body.key
  expect(await keyOf(key)).toEqual({
    ...{ name: 'default', prefix: key.slice(0, 12), scopes: ['read', 'order', 'lookup'] },
    ...{ dailyCapUsd: null, spentTodayUsd: null, orderCapUsd: null, expiresAt: null },
  })
  const { apiKey } = await createTestKey(store, accountId, {
    ...{ dailyCapMicros: 50_000_000, orderCapMicros: 2_500_000, expiresAt: later(86_400_001) },
  })
  const capped = {
    ...{ name: 'bot', prefix: apiKey.slice(0, 12), scopes: ['read', 'order', 'lookup'] },
    ...{ dailyCapUsd: 50, orderCapUsd: 2.5, expiresAt: later(86_400_001).toISOString() },
  }
  expect(await keyOf(apiKey)).toEqual({ ...capped, spentTodayUsd: 0 })
  const body = { pid: PIDS.userId, userId: '5123456', trxid: 'a' }
  await call('POST', '/orders', { key: apiKey, body })
  expect(await keyOf(apiKey)).toEqual({ ...capped, spentTodayUsd: 0.99 })
  clock.advance(12 * 3_600_000)
  expect(await keyOf(apiKey)).toEqual({ ...capped, spentTodayUsd: 0 })
})

test('shows the beginning of a key of an earlier version, which was not stored', async () => {
  const { call, store, app, key } = await testClient()
  await store.transaction(async (tx) => {
    await tx.update(apiKeys).set({ prefix: null })
  })
  const { body } = await call('GET', '/account', { key })
  expect(body.key).toMatchObject({ prefix: key.slice(0, 12) })
  await app.jobs.save.runOnce()
  expect(await store.read.select().from(apiKeys)).toMatchObject([{ prefix: key.slice(0, 12) }])
})
