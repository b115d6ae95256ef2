// A supplier that keeps failing is left alone for a while; every call of it is written down.
import { describe, expect, test } from 'vitest'
import { proveLedger } from '../../../src/domain/ledger/proofs/proof.ts'
import { notices, supplierCalls } from '../../../src/domain/schema.ts'
import { callsAbout } from '../../../src/domain/suppliers/call-log.ts'
import { breakerStatesOf } from '../../../src/domain/suppliers/health.ts'
import { openIncidents } from '../../../src/domain/suppliers/incidents.ts'
import { type OrderResult, SupplierFault } from '../../../src/domain/suppliers/supplier.ts'
import { testApp } from '../../helpers/app.ts'
import { customer } from '../../helpers/customer.ts'
import { later } from '../../helpers/factories.ts'
import {
  HASTY,
  held,
  LONG_MS,
  PATIENT,
  type Script,
  scriptedApp,
  scriptedSupplier,
} from '../../helpers/scripted-supplier.ts'

async function shop(script: Script = {}, config = {}) {
  const test = await scriptedApp(script, config)
  return {
    ...test,
    ...(await customer(test)),
    calls: () => test.store.read.select().from(supplierCalls).orderBy(supplierCalls.id),
    state: async () => (await breakerStatesOf(test.store.read))[0],
    /** What the admins are to be told. */
    async told() {
      const rows = await test.store.read.select().from(notices).orderBy(notices.id)
      return rows.filter(({ telegramId }) => telegramId === null).map(({ kind }) => kind)
    },
  }
}

const times = <Step>(count: number, step: Step) => Array.from({ length: count }, () => step)

describe('a supplier that fails for ten different orders', () => {
  test('is left alone, then tried by several at once, and called again once it is well', async () => {
    const test = await shop({ place: times(10, 'not-sent' as const) }, { config: PATIENT })
    for (let i = 0; i < 12; i++) await test.order()
    expect(test.supplier.calls).toHaveLength(10)
    expect(await test.state()).toMatchObject({ what: 'place', openUntil: later(5000) })
    expect(await test.told()).toEqual(['incident'])

    // Three of five trials fail: it is left alone for longer, and what the others say is too late.
    const failing = times(5, 0).map(() => held<OrderResult>())
    test.supplier.follow({ place: failing.map((call) => call.step) })
    test.clock.advance(5000)
    const trials = failing.map(() => test.order())
    await Promise.all(failing.map((call) => call.reached))
    expect(await test.order()).toMatchObject({ status: 'processing' })
    expect(test.supplier.calls).toHaveLength(5)
    for (const call of failing.slice(0, 3))
      call.breakOff(new SupplierFault('not-sent', 'No connection.'))
    await expect.poll(test.state).toMatchObject({ openUntil: later(15_000) })
    for (const call of failing.slice(3)) call.answer({ outcome: 'completed' })
    await Promise.all(trials)
    expect(await test.state()).toMatchObject({ openUntil: later(15_000) })

    // Three succeed, and everything that waited goes through.
    test.clock.advance(10_000)
    for (let i = 0; i < 3; i++) expect(await test.order()).toMatchObject({ status: 'completed' })
    expect(await test.state()).toMatchObject({ openUntil: null })
    expect(await test.told()).toEqual(['incident', 'supplier_recovered'])
    await test.pass(4000)
    const ends = (await test.calls()).map(({ outcome }) => outcome)
    expect(ends.filter((outcome) => outcome === 'completed')).toHaveLength(21)
    expect((await proveLedger(test.store.read)).findings).toEqual([])
  })

  test('takes no new orders for a while, and still tells what became of those that it has', async () => {
    const test = await shop({ place: times(10, 'act-unheard' as const) })
    const placed = []
    for (let i = 0; i < 10; i++) placed.push(await test.order())
    const waits = await test.order()
    expect(test.supplier.calls.map(({ method }) => method)).toEqual(times(10, 'place'))
    await test.pass(4000)
    for (const { orderId } of placed) {
      expect(await test.present(orderId)).toMatchObject({ status: 'completed' })
      expect(test.supplier.acted(String(orderId))).toBe(1)
    }
    expect(await test.present(waits.orderId)).toMatchObject({ status: 'processing' })
    await test.pass(LONG_MS)
    expect(await test.present(waits.orderId)).toMatchObject({ status: 'completed' })
  })

  test('is not asked about its orders either while its answers to that fail', async () => {
    const script: Script = {
      place: times(10, 'accept' as const),
      check: times(10, 'unknown' as const),
    }
    const test = await shop(script)
    for (let i = 0; i < 10; i++) await test.order()
    await test.pass(2000)
    expect(test.supplier.calls).toHaveLength(20)
    await test.pass(4000)
    expect(test.supplier.calls).toHaveLength(20)
    expect(await test.order()).toMatchObject({ status: 'completed' })
    expect(await test.told()).toEqual(['incident'])
  })

  test('is not one that fails again and again for the same nine', async () => {
    const test = await shop({ place: times(100, 'not-sent' as const) })
    for (let i = 0; i < 9; i++) await test.order()
    for (let i = 0; i < 7; i++) await test.pass(LONG_MS)
    expect(test.supplier.calls).toHaveLength(72)
    expect(await test.told()).not.toContain('incident')
    expect(await test.state()).toMatchObject({ openUntil: null, failedAt: later(0) })
  })

  test('is left alone once for all calls that were under way, however many failed', async () => {
    const calls = times(20, 0).map(() => held<OrderResult>())
    const test = await shop({ place: calls.map((call) => call.step) }, { config: PATIENT })
    const orders = calls.map(() => test.order())
    await Promise.all(calls.map((call) => call.reached))
    for (const call of calls) call.breakOff(new SupplierFault('not-sent', 'No connection.'))
    await Promise.all(orders)
    expect(await test.state()).toMatchObject({ openUntil: later(5000) })
    expect(await test.told()).toEqual(['incident'])
  })

  test('is not called failing because this service stops', async () => {
    const calls = times(12, 0).map(() => held<OrderResult>())
    const test = await shop({ place: calls.map((call) => call.step) }, { config: PATIENT })
    const orders = calls.map(() => test.order())
    await Promise.all(calls.map((call) => call.reached))
    await test.app.stop()
    await Promise.all(orders)
    expect(await test.state()).toBeUndefined()
    expect(await test.told()).toEqual([])
  })

  test('is still left alone after a restart', async () => {
    const test = await shop({ place: times(10, 'not-sent' as const) })
    for (let i = 0; i < 10; i++) await test.order()
    const next = await scriptedApp({}, { store: test.store, clock: () => test.clock.now })
    test.clock.advance(4000)
    await next.app.jobs.fulfil.runOnce()
    expect(next.supplier.calls).toEqual([])
    test.clock.advance(LONG_MS)
    await next.app.jobs.fulfil.runOnce()
    expect(next.supplier.calls.length).toBeGreaterThan(0)
  })

  test('who told when to call again is left alone so long, and is not called failing', async () => {
    const busy = async () => {
      throw new SupplierFault('not-sent', '429 RATE_LIMIT', { retryAfterMs: 45_000 })
    }
    const test = await shop({ place: [busy] })
    const { orderId } = await test.order()
    await test.pass(44_000)
    expect(test.supplier.calls).toHaveLength(1)
    await test.pass(20_000)
    expect(await test.present(orderId)).toMatchObject({ status: 'completed' })
    expect(await test.told()).not.toContain('incident')
  })
})

describe('the log of calls', () => {
  test('has a row for each call, with how it ended and why', async () => {
    const test = await shop({ place: ['unknown'], check: ['keep', 'unknown'] }, { config: HASTY })
    const { orderId } = await test.order()
    for (let i = 0; i < 4; i++) await test.pass(LONG_MS)
    expect(await test.present(orderId)).toMatchObject({ status: 'completed' })
    const rows = await test.calls()
    expect(rows.map(({ what, outcome }) => [what, outcome])).toEqual([
      ['place', 'unknown'],
      ['check', 'absent'],
      ['place', 'completed'],
    ])
    for (const row of rows)
      expect(row).toMatchObject({ reference: orderId, supplier: 'sandbox', ms: expect.any(Number) })
    expect(rows[0]?.reason).toMatch(/scripted supplier ends the call/)
  })

  test('knows of a call before it is sent', async () => {
    const seen: unknown[] = []
    const script: Script = {
      place: [
        async ({ ref }) => {
          seen.push(await callsAbout(test.store.read, ref, 5))
          return { outcome: 'completed' }
        },
      ],
    }
    const test = await shop(script, { config: PATIENT })
    await test.order()
    expect(seen).toMatchObject([[{ what: 'place', supplier: 'sandbox', outcome: null }]])
  })
})

describe('an order that nobody takes', () => {
  test('is tried ten times, then the admins hear of it, and after a day it is refunded', async () => {
    const test = await shop({ place: times(400, 'not-sent' as const) })
    const { orderId } = await test.order()
    for (let i = 0; i < 12; i++) await test.pass(LONG_MS)
    expect(await test.told()).toContain('order_waits')
    expect(await test.present(orderId)).toMatchObject({ status: 'processing' })
    for (let i = 0; i < 110; i++) await test.pass(LONG_MS)
    expect(await test.present(orderId)).toMatchObject({
      status: 'cancelled',
      error: 'SUPPLIER UNAVAILABLE',
      refunded: true,
    })
    expect(await test.balance()).toBe(100)
    expect((await test.told()).filter((kind) => kind === 'order_waits')).toHaveLength(1)
  })
})

test('a supplier that tells one id for two orders is not believed about the second', async () => {
  const accepts = async () => ({ outcome: 'processing' as const, supplierOrderId: 'SAME' })
  const test = await shop({
    place: [accepts, accepts],
    check: ['keep', 'unknown', 'keep', 'unknown'],
  })
  await test.order()
  const second = await test.order()
  expect(second.status).toBe('processing')
  const [, row] = await test.calls()
  expect(row).toMatchObject({
    outcome: 'unknown',
    reason: expect.stringMatching(/^SUPPLIER_ID_TAKEN /),
  })
})

describe('a supplier that never saw an order', () => {
  test('is asked about a redemption that it was sent, whoever lookups go to by now', async () => {
    const redemption = { playerId: '5123456', code: 'UC-1', trxid: 'r' }
    const first = await scriptedApp({ lookup: ['act-unheard'] })
    const { key } = await first.reseller()
    await first.call('POST', '/rdmgamea', { key, body: redemption })
    const other = scriptedSupplier({ lookup: ['fail'], checkLookup: ['fail'] })
    const next = await testApp({
      store: first.store,
      suppliers: new Map([
        ['sandbox', first.supplier],
        ['other', other],
      ]),
      lookupSupplier: 'other',
      clock: () => first.clock.now,
    })
    first.clock.advance(LONG_MS)
    await next.app.jobs.fulfil.runOnce()
    expect(other.calls).toEqual([])
    const told = await next.call('POST', '/rdmgamea', { key, body: redemption })
    expect(told.body).toMatchObject({ success: true })
  })
})

test('of what a supplier says, however long, a bounded line is logged, stored and shown', async () => {
  const long = `no\0 stock\r\n${'x'.repeat(500_000)}`
  const refuse = async () => {
    throw new Error(long)
  }
  const test = await shop(
    { place: times(10, refuse), check: times(30, refuse) },
    { config: PATIENT },
  )
  for (let i = 0; i < 10; i++) await test.order()
  for (let i = 0; i < 3; i++) await test.pass(LONG_MS)
  test.supplier.follow({ place: [async () => ({ outcome: 'failed', reason: long })] })
  test.clock.advance(LONG_MS)
  const { error } = await test.order()
  const stored = [
    ...(await test.calls()).map(({ reason }) => reason ?? ''),
    (await test.state())?.failure ?? '',
    ...(await openIncidents(test.store.read)).map(({ reason }) => reason),
    String(error),
  ]
  for (const text of stored) expect(text).toMatch(/^(Error: )?no stock x+$/)
  expect(stored.map(({ length }) => length).filter((length) => length > 500)).toEqual([])
  expect(String(error)).toHaveLength(200)
  expect(Math.max(...test.logLines.map(({ length }) => length))).toBeLessThan(3000)
})
