import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { proveLedger } from '../../../src/domain/ledger/proofs/proof.ts'
import { entries, notices, orders, stockCodes } from '../../../src/domain/schema.ts'
import type { OrderResult } from '../../../src/domain/suppliers/supplier.ts'
import { addTestStock, PIDS, START } from '../../helpers/factories.ts'
import { untilEnded } from '../../helpers/orders.ts'
import {
  held,
  LONG_MS,
  PATIENT,
  type Script,
  scriptedApp,
} from '../../helpers/scripted-supplier.ts'

type Scripted = Awaited<ReturnType<typeof scriptedApp>>

const MINUTE_MS = 60_000

/** Places an order and returns its id, the first answer, and ways to look at it later. */
async function place(test: Scripted, pid: string = PIDS.userId) {
  const { key, accountId } = await test.reseller()
  const body = { pid, trxid: `trx-${accountId}`, userId: '5123456' }
  const { status, body: first } = await test.call('POST', '/orders', { key, body })
  expect(status).toBe(200)
  const orderId = String(first.orderId)
  return {
    key,
    orderId,
    first,
    present: async () => (await test.call('GET', `/orders/${orderId}`, { key })).body,
    replay: async () => (await test.call('POST', '/orders', { key, body })).body,
    balance: async () => (await test.call('GET', '/balance', { key })).body.balanceUsd,
  }
}

/** Lets time pass, attempt after attempt, until the order has ended. */
async function bringToEnd(test: Scripted, order: Awaited<ReturnType<typeof place>>) {
  for (let round = 0; round < 20; round++) {
    const present = await order.present()
    if (present.status !== 'processing') return present
    await test.pass(LONG_MS)
  }
  throw new Error('The order does not come to an end.')
}

const methodsOf = ({ supplier }: Scripted) => supplier.calls.map((call) => call.method)

describe('what the supplier did', () => {
  test('never refunds on a guess, however long the outcome is unknown', async () => {
    const app = await scriptedApp({ place: ['unknown'], check: Array(40).fill('unknown') })
    const order = await place(app)
    for (let round = 0; round < 40; round++) await app.pass(LONG_MS)
    expect(await order.present()).toMatchObject({ status: 'processing' })
    expect(await order.balance()).toBe(99.01)
  })

  test('asks again when the supplier said to, not before', async () => {
    const processing: OrderResult = { outcome: 'processing', checkAfterMs: 10 * MINUTE_MS }
    const app = await scriptedApp({
      place: [async () => processing],
      check: [async () => processing],
    })
    const order = await place(app)
    expect(order.first.status).toBe('processing')

    expect(await app.pass(10 * MINUTE_MS - 1)).toBe(0)
    expect(await app.pass(1)).toBe(1)
    expect(methodsOf(app)).toEqual(['place', 'check'])
  })

  test('answers processing after the wait and takes the result in when it comes', async () => {
    const slow = held<OrderResult>()
    const app = await scriptedApp(
      { place: [slow.step] },
      { config: { ...PATIENT, instantWaitMs: 1 } },
    )
    const order = await place(app)
    expect(order.first.status).toBe('processing')
    expect(await order.replay()).toMatchObject({ status: 'processing', idempotentReplay: true })

    slow.answer({ outcome: 'completed' })
    await untilEnded(app.store, order.orderId, 'completed')
    expect(await app.pass(LONG_MS)).toBe(0)
  })
})

describe('cancellation', () => {
  const scripts: [string, Script][] = [
    ['when it is placed', { place: ['fail'] }],
    ['when it is asked about', { place: ['accept'], check: ['keep', 'fail'] }],
  ]
  for (const [when, script] of scripts)
    test(`refunds once and returns the code of an order that fails ${when}`, async () => {
      const app = await scriptedApp(script)
      const [code] = await addTestStock(app.store, PIDS.stockTopup, 1)
      const order = await place(app, PIDS.stockTopup)
      const end = await bringToEnd(app, order)
      expect(end).toMatchObject({
        orderCreated: true,
        status: 'cancelled',
        error: 'INVALID PLAYER',
        refunded: true,
      })
      expect(end).not.toHaveProperty('codes')

      await app.pass(LONG_MS)
      expect(await order.replay()).toMatchObject({ status: 'cancelled', idempotentReplay: true })
      expect(await order.balance()).toBe(100)
      expect(await refundsOf(app, order.orderId)).toBe(1)
      expect(await app.store.read.select().from(stockCodes).orderBy(stockCodes.id)).toMatchObject([
        { code, orderId: null, takenAt: null },
      ])
      expect((await proveLedger(app.store.read)).findings).toEqual([])
    })

  function refundsOf({ store }: Scripted, orderId: string) {
    return store.read.$count(entries, eq(entries.reference, orderId)).then((count) => count - 1)
  }
})

describe('lines sold from stock and topped up', () => {
  test('hands the code to the supplier alone and keeps it with the order', async () => {
    const app = await scriptedApp({ place: ['act-unheard'] })
    const [code] = await addTestStock(app.store, PIDS.stockTopup, 1)
    const order = await place(app, PIDS.stockTopup)
    const end = await bringToEnd(app, order)

    const shared = { ref: order.orderId, supplierRef: 'a-voucher', voucher: code }
    expect(app.supplier.calls.map((call) => call.request)).toMatchObject([shared, shared])
    expect(end).toMatchObject({ status: 'completed' })
    expect(end).not.toHaveProperty('codes')
    expect(app.logLines.filter((line) => line.includes(String(code)))).toEqual([])
  })

  test('sells a code again only after the order that held it is cancelled', async () => {
    const app = await scriptedApp({ place: ['accept'], check: ['fail'] })
    const [code] = await addTestStock(app.store, PIDS.stockTopup, 1)
    const first = await place(app, PIDS.stockTopup)
    const { key } = await app.reseller()
    const body = { pid: PIDS.stockTopup, trxid: 'second', userId: '5123456' }
    const early = await app.call('POST', '/orders', { key, body })
    expect(early).toMatchObject({ status: 400, body: { error: 'INSUFFICIENT STOCK' } })

    await bringToEnd(app, first)
    app.supplier.follow({})
    const retried = await app.call('POST', '/orders', { key, body })
    expect(retried.body).toMatchObject({ status: 'completed' })
    expect(app.supplier.calls).toMatchObject([{ method: 'place', request: { voucher: code } }])
  })

  test('gives no voucher for a line that is not sold from stock', async () => {
    const app = await scriptedApp()
    await place(app)
    expect(app.supplier.calls).toMatchObject([{ request: { voucher: null, supplierRef: 'a-60' } }])
  })
})

describe('suppliers that are not set up', () => {
  test('keeps an order whose supplier is gone until the supplier is back', async () => {
    const app = await scriptedApp({ place: ['act-unheard'] })
    const order = await place(app)
    const without = await scriptedApp(
      {},
      { store: app.store, suppliers: new Map(), clock: () => app.clock.now },
    )
    for (let round = 0; round < 5; round++) {
      app.clock.advance(LONG_MS)
      await without.app.jobs.fulfil.runOnce()
    }
    expect(await order.present()).toMatchObject({ status: 'processing' })
    expect(await bringToEnd(app, order)).toMatchObject({ status: 'completed' })
    expect(methodsOf(app)).toEqual(['place', 'check'])
  })
})

test('tells the end of an order whose POST was never answered, the service having ended', async () => {
  const app = await scriptedApp({ place: ['accept'] })
  const order = await place(app)
  const inFlightUntil = new Date(START.getTime() + 1)
  await app.store.transaction((tx) => tx.update(orders).set({ inFlightUntil }))
  expect(await bringToEnd(app, order)).toMatchObject({ status: 'completed' })
  const told = await app.store.read.select().from(notices).orderBy(notices.id)
  expect(told.map(({ kind }) => kind)).toContain('order_ended')
})
