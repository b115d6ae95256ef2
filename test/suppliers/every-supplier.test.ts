// What an order can count on, whoever does it: the same tests for each kind of supplier.
import { describe, expect, test } from 'vitest'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { endByHand } from '../../src/domain/orders/admin-decision.ts'
import type { Supplier } from '../../src/domain/suppliers/supplier.ts'
import { createManualSupplier } from '../../src/suppliers/manual.ts'
import { createSandboxSupplier } from '../../src/suppliers/sandbox.ts'
import { type TestApp, testApp } from '../helpers/app.ts'
import { serve } from '../helpers/bot.ts'
import { addTestStock, PIDS } from '../helpers/factories.ts'
import { UNHURRIED_MS } from '../helpers/faulty-proxy.ts'
import { createResellerSupplier } from '../helpers/reseller-supplier.ts'
import { PATIENT } from '../helpers/scripted-supplier.ts'
import { shopSelling } from '../helpers/shop.ts'

type End = 'completed' | 'cancelled'
type Shop = {
  test: TestApp
  suppliers: Map<string, Supplier>
  /** What an order says besides its product, that is to end so. */
  order: (end: End) => object
  /** Brings what was taken on to that end, at the supplier and here; `next` has taken over since. */
  finish: (orderId: string, end: End, next: TestApp) => Promise<unknown>
  /** How often the supplier did something; null where there is nothing of it to count. */
  done: () => Promise<number | null>
}

/** Players whom the sandbox's supplier serves, or refuses, after three seconds. */
const slowly = (end: End) => ({ userId: end === 'completed' ? '5123401' : '5123403' })
const SLOW_MS = 5000

async function sandboxShop(): Promise<Shop> {
  const store = await shopSelling({ suppliers: ['sandbox'] })
  const suppliers = new Map<string, Supplier>()
  const test = await testApp({ store, suppliers })
  suppliers.set(
    'sandbox',
    createSandboxSupplier(() => test.clock.now),
  )
  const finish = async (_: string, __: End, next: TestApp) => {
    test.clock.advance(SLOW_MS)
    await next.app.jobs.fulfil.runOnce()
  }
  return { test, suppliers, order: slowly, finish, done: async () => null }
}

async function manualShop(): Promise<Shop> {
  const store = await shopSelling({ suppliers: ['manual'], supplierRef: null })
  const suppliers = new Map<string, Supplier>()
  const test = await testApp({ store, suppliers, config: PATIENT })
  const clock = () => test.clock.now
  suppliers.set('manual', createManualSupplier({ name: 'manual', store, clock, remindMs: 60_000 }))
  const by = { actor: 'admin:1', asSupplier: true } as const
  const decisions = {
    completed: { status: 'completed', codes: [] },
    cancelled: { status: 'cancelled', reason: 'INVALID PLAYER' },
  } as const
  const finish = (orderId: string, end: End) =>
    store.transaction((tx) => endByHand(tx, orderId, decisions[end], by, clock()))
  return { test, suppliers, order: slowly, finish, done: async () => null }
}

async function resellerShop(): Promise<Shop> {
  const upstream = await testApp()
  const { key: apiKey } = await upstream.reseller()
  const baseUrl = await serve((request) =>
    upstream.app.fetch(request, { incoming: { socket: { remoteAddress: '127.0.0.1' } } }),
  )
  const store = await shopSelling({ suppliers: ['north'], supplierRef: PIDS.userId })
  const suppliers = new Map<string, Supplier>()
  const test = await testApp({ store, suppliers, config: PATIENT })
  const clock = () => test.clock.now
  const settings = { baseUrl, apiKey, allowLoss: false, clock, listTimeoutMs: UNHURRIED_MS }
  suppliers.set('north', createResellerSupplier(settings))
  const finish = async (_: string, __: End, next: TestApp) => {
    upstream.clock.advance(SLOW_MS)
    await upstream.app.jobs.fulfil.runOnce()
    test.clock.advance(SLOW_MS)
    await next.app.jobs.fulfil.runOnce()
  }
  const done = async () =>
    Number((await upstream.call('GET', '/history', { key: apiKey })).body.count)
  return { test, suppliers, order: slowly, finish, done }
}

async function stockShop(): Promise<Shop> {
  const store = await shopSelling({ kind: 'gamekey', suppliers: ['stock'] })
  const suppliers = new Map<string, Supplier>()
  const test = await testApp({ store, suppliers })
  await addTestStock(store, 'GOODS-1', 3)
  return { test, suppliers, order: () => ({}), finish: async () => {}, done: async () => null }
}

const SHOPS: [string, () => Promise<Shop>, End[]][] = [
  ['sandbox', sandboxShop, ['completed', 'cancelled']],
  ['manual', manualShop, ['completed', 'cancelled']],
  ['reseller', resellerShop, ['completed', 'cancelled']],
  // What is not in stock is refused before it is an order.
  ['stock', stockShop, ['completed']],
]

describe.each(SHOPS)('an order done by %s', (_, open, ends) => {
  test.each(ends)(
    'that ends %s is charged, or refunded, once, however often it is sent',
    async (end) => {
      const shop = await open()
      const { test: first, order, finish, done } = shop
      const { key } = await first.reseller()
      const body = { pid: 'GOODS-1', trxid: 'same', ...order(end) }
      const placed = (await first.call('POST', '/orders', { key, body })).body
      const orderId = String(placed.orderId)
      await first.call('POST', '/orders', { key, body })
      await finish(orderId, end, first)
      const ended = (await first.call('POST', '/orders', { key, body })).body
      expect(ended).toMatchObject({ orderId, status: end, idempotentReplay: true })
      if (end === 'cancelled')
        expect(ended).toMatchObject({ error: 'INVALID PLAYER', refunded: true })
      // Nobody takes it up again.
      await finish(orderId, end, first)

      const { balanceUsd } = (await first.call('GET', '/balance', { key })).body
      expect(balanceUsd).toBe(end === 'completed' ? 98 : 100)
      expect([null, 1]).toContain(await done())
      expect((await proveLedger(first.store.read)).findings).toEqual([])
    },
  )

  test.each(ends)('and ends %s also where this service ended meanwhile', async (end) => {
    const { test: first, suppliers, order, finish, done } = await open()
    const { key } = await first.reseller()
    const body = { pid: 'GOODS-1', trxid: 'same', ...order(end) }
    const orderId = String((await first.call('POST', '/orders', { key, body })).body.orderId)
    await first.app.stop()
    const clock = () => first.clock.now
    const next = await testApp({ store: first.store, suppliers, clock, config: PATIENT })
    await finish(orderId, end, next)
    expect((await next.call('GET', `/orders/${orderId}`, { key })).body.status).toBe(end)
    expect([null, 1]).toContain(await done())
    expect((await proveLedger(first.store.read)).findings).toEqual([])
  })
})
