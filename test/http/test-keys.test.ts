import { describe, expect, it } from 'vitest'
import { allowAddresses } from '../../src/domain/access/allowlist.ts'
import { setApiAllowed, setApiEnabled } from '../../src/domain/accounts/standing.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { abandonLookup, lookupById } from '../../src/domain/orders/lookups.ts'
import {
  notices,
  stockCodes,
  submissions,
  supplierJobs,
  testUsage,
} from '../../src/domain/schema.ts'
import { changeSettings } from '../../src/domain/settings/settings.ts'
import type { Supplier } from '../../src/domain/suppliers/supplier.ts'
import { createSandboxSupplier } from '../../src/suppliers/sandbox.ts'
import { type Ask, testApp } from '../helpers/app.ts'
import { addTestStock, PIDS, START } from '../helpers/factories.ts'
import { ban } from '../helpers/standing.ts'
import { issueKeyForTests } from '../helpers/test-keys.ts'

const actor = 'operator'

/** A reseller with 100 USD, a live key and a test key; `placed` counts what reached the suppliers. */
async function testWorld() {
  let called = 0
  const sandbox = createSandboxSupplier(() => START)
  const counted: Supplier = {
    ...sandbox,
    place: (...args) => {
      called++
      return sandbox.place(...args)
    },
    lookups: {
      checkLookup: () => Promise.reject(new Error('never')),
      lookup: (lookup) => {
        called++
        return sandbox.lookups?.lookup(lookup, AbortSignal.any([])) ?? Promise.reject()
      },
    },
  }
  const parts = await testApp({ suppliers: new Map([['sandbox', counted]]) })
  const { accountId: liveId, telegramId, key: live } = await parts.reseller()
  const { accountId: testId, key: test } = await issueKeyForTests(parts.store, telegramId)
  const get = async (key: string, path: string) => (await parts.call('GET', path, { key })).body
  const post = (key: string, path: string, body: object, ask: Ask = {}) =>
    parts.call('POST', path, { ...ask, key, body })
  return { ...parts, liveId, testId, telegramId, live, test, get, post, calls: () => called }
}

const topUp = (trxid: string, userId = '5123456') => ({ pid: PIDS.userId, userId, trxid })

describe('a test key', () => {
  it('sees the live catalog and has a wallet of 100 USD', async () => {
    const { get, live, test } = await testWorld()
    expect(await get(test, '/products')).toEqual(await get(live, '/products'))
    expect(await get(test, '/services')).toEqual(await get(live, '/services'))
    expect(await get(test, '/balance')).toMatchObject({ balanceUsd: 100 })
  })

  it('places orders that charge the test wallet alone, and calls no supplier', async () => {
    const { get, post, live, test, calls } = await testWorld()
    const { body } = await post(test, '/orders', topUp('one'))
    expect(body).toMatchObject({ status: 'completed', amountUsd: 0.99 })
    expect(await get(test, '/balance')).toMatchObject({ balanceUsd: 99.01 })
    expect(await get(live, '/balance')).toMatchObject({ balanceUsd: 100 })
    expect(calls()).toBe(0)
  })

  it('delivers codes made up for the order, and takes none from stock', async () => {
    const { store, get, post, live, test } = await testWorld()
    await addTestStock(store, PIDS.gamekey, 3)
    const order = { pid: PIDS.gamekey, quantity: 2, trxid: 'one' }
    const { body } = await post(test, '/orders', order)
    const { orderId } = body
    const codes = [`TEST-${orderId}-1`, `TEST-${orderId}-2`]
    expect(body).toMatchObject({ status: 'completed', codes })
    expect(await get(test, `/orders/${orderId}`)).toMatchObject({ codes })
    expect((await get(test, '/history')).orders).toMatchObject([{ codes }])
    const taken = await store.read.select({ orderId: stockCodes.orderId }).from(stockCodes)
    expect(taken).toEqual([{ orderId: null }, { orderId: null }, { orderId: null }])
    // As many as a live order could get.
    expect(
      (await post(test, '/orders', { ...order, quantity: 4, trxid: 'two' })).body,
    ).toMatchObject({
      code: 'INSUFFICIENT_STOCK',
    })
    expect(
      (await post(live, '/orders', { ...order, quantity: 3, trxid: 'two' })).body,
    ).toMatchObject({
      status: 'completed',
    })
  })

  it('never takes a voucher, but is refused if a live order would get none', async () => {
    const { store, post, test } = await testWorld()
    const order = { pid: PIDS.stockTopup, userId: '5123456' }
    expect((await post(test, '/orders', { ...order, trxid: 'one' })).body).toMatchObject({
      code: 'INSUFFICIENT_STOCK',
    })
    await addTestStock(store, PIDS.stockTopup, 1)
    for (const trxid of ['one', 'two'])
      expect((await post(test, '/orders', { ...order, trxid })).body.status).toBe('completed')
  })

  it('has trxids of its own: the live key may use the same, and both replay', async () => {
    const { store, post, live, test } = await testWorld()
    const [first, second] = [
      await post(test, '/orders', topUp('same')),
      await post(live, '/orders', topUp('same')),
    ]
    expect(second.body.orderId).not.toBe(first.body.orderId)
    for (const [key, { body }] of [
      [test, first],
      [live, second],
    ] as const)
      expect((await post(key, '/orders', topUp('same'))).body).toMatchObject({
        orderId: body.orderId,
        idempotentReplay: true,
      })
    expect((await post(test, '/gameavvfy', { playerId: '5123456', trxid: 'same' })).status).toBe(
      400,
    )
    expect(await store.read.$count(submissions)).toBe(2)
  })

  it('looks up without a supplier, with free lookups of its own', async () => {
    const { store, post, live, test, calls } = await testWorld()
    const gameB = { userId: '123456', zoneId: '2001' }
    const first = await post(test, '/gamebvfy', { ...gameB, trxid: 'one' })
    expect(first.body).toMatchObject({ success: true, freeUsedToday: 1 })
    expect(calls()).toBe(0)
    const own = await post(live, '/gamebvfy', { ...gameB, trxid: 'one' })
    expect(own.body).toMatchObject({ freeUsedToday: 1 })
    const paid = await post(test, '/gameavvfy', { playerId: '5123402', trxid: 'two' })
    expect(paid.body).toMatchObject({ success: false, error: 'PLAYER NOT FOUND' })
    expect(await proveLedger(store.read)).toMatchObject({ findings: [], test: { findings: [] } })
  })

  it('frees the trxid of a lookup that was not made', async () => {
    const { store, post, test } = await testWorld()
    const silent = { playerId: '5123404', trxid: 'one' }
    const { orderId } = (await post(test, '/gameavvfy', silent)).body
    await store.transaction(async (tx) =>
      abandonLookup(tx, await lookupById(tx, String(orderId)), START),
    )
    expect(await store.read.$count(submissions)).toBe(0)
    expect(await proveLedger(store.read)).toMatchObject({ findings: [], test: { findings: [] } })
    expect((await post(test, '/gameavvfy', { ...silent, playerId: '5123456' })).status).toBe(200)
  })

  it('has rate windows of its own', async () => {
    const { call, live, test } = await testWorld()
    const status = async (key: string) => (await call('GET', '/my-ip', { key })).status
    for (let i = 0; i < 40; i++) expect(await status(test)).toBe(200)
    expect(await status(test)).toBe(429)
    expect(await status(live)).toBe(200)
  })

  it('notifies nobody, however an order of it ends', async () => {
    const { app, clock, store, post, test } = await testWorld()
    const before = await store.read.$count(notices)
    for (const end of ['01', '02', '03', '04', '05'])
      await post(test, '/orders', topUp(`end-${end}`, `51234${end}`))
    const alerted = await store.read.select({ alerted: supplierJobs.alerted }).from(supplierJobs)
    expect(alerted.every((job) => job.alerted)).toBe(true)
    for (let i = 0; i < 20; i++) {
      clock.advance(60_000)
      await app.jobs.fulfil.runOnce()
    }
    expect(await store.read.$count(notices)).toBe(before)

    expect(await proveLedger(store.read)).toMatchObject({ findings: [], test: { findings: [] } })
  })

  it('places at most 2,000 orders and lookups a day', async () => {
    const { clock, store, post, test, testId } = await testWorld()
    await post(test, '/orders', topUp('one'))
    await store.transaction((tx) => tx.update(testUsage).set({ calls: 2000 }))
    const refused = await post(test, '/orders', topUp('two'))
    expect(refused).toMatchObject({ status: 429, body: { code: 'TEST_LIMIT' } })
    expect(refused.headers.get('retry-after')).toBe('3600')
    const lookup = await post(test, '/gameavvfy', { playerId: '5123456', trxid: 'look' })
    expect(lookup).toMatchObject({ status: 429, body: { code: 'TEST_LIMIT' } })
    expect(await store.read.select().from(testUsage)).toMatchObject([{ accountId: testId }])
    clock.advance(86_400_000)
    expect((await post(test, '/orders', topUp('two'))).status).toBe(200)
  })
})

describe('the account of the person decides about its test keys', () => {
  it('they work while the holder has the API off, and without the rule of eligibility or an allowlist', async () => {
    const { store, call, get, liveId, live, test } = await testWorld()
    await store.transaction(async (tx) => {
      await setApiEnabled(tx, liveId, false, actor, START)
      const eligibility = { on: true, minAgeMs: 86_400_000, minDepositedMicros: 1_000_000_000 }
      await changeSettings(tx, { eligibility, requireAllowlist: true }, START)
    })
    expect((await call('GET', '/balance', { key: live })).body).toMatchObject({
      code: 'API_DISABLED',
    })
    expect(await get(test, '/balance')).toMatchObject({ balanceUsd: 100 })
  })

  it.each([
    ['ACCOUNT_BANNED', (tx, id) => ban(tx, id, { actor }, START)],
    ['API_DISABLED_BY_ADMIN', (tx, id) => setApiAllowed(tx, id, false, { actor }, START)],
    [
      'IP_NOT_ALLOWED',
      (tx, id) => allowAddresses(tx, id, { texts: ['203.0.113.1'], actor }, START),
    ],
  ] as [string, (tx: never, id: number) => Promise<unknown>][])(
    'from the next call on: %s',
    async (code, change) => {
      const { store, get, liveId, test } = await testWorld()
      expect(await get(test, '/balance')).toMatchObject({ success: true })
      await store.transaction((tx) => change(tx as never, liveId))
      expect(await get(test, '/balance')).toMatchObject({ code })
    },
  )
})
