// No account takes a supplier's whole attention: new calls have bounds, and those that wait take turns.
import { expect, test } from 'vitest'
import type { Store } from '../../../src/db/store.ts'
import { balanceOf } from '../../../src/domain/ledger/ledger.ts'
import { supplierJobs } from '../../../src/domain/schema.ts'
import type { LookupResult, OrderResult } from '../../../src/domain/suppliers/supplier.ts'
import { testApp } from '../../helpers/app.ts'
import { leaveOrders } from '../../helpers/backlog.ts'
import { customer } from '../../helpers/customer.ts'
import { untilEnded } from '../../helpers/orders.ts'
import { held, PATIENT, scriptedApp, scriptedSupplier } from '../../helpers/scripted-supplier.ts'
import { shopSelling } from '../../helpers/shop.ts'
import { testShop } from '../../helpers/store.ts'

const SHARE = 50
const RETRIES_AT_SUPPLIER = 50
const RETRIES_OF_ACCOUNT = 25

/** The contract allows 40 calls a second. */
const A_SECOND = 40

async function shop(overrides: { store?: Store } = {}) {
  const config = { ...PATIENT, instantWaitMs: 1, lookupWaitMs: 1 }
  const test = await scriptedApp({}, { ...overrides, config })
  let sent = 0
  const call: typeof test.call = (...request) => {
    sent += 1
    if (sent % A_SECOND === 0) test.clock.advance(1000)
    return test.call(...request)
  }
  const buyer = () => customer({ ...test, call })
  return { ...test, customers: [await buyer(), await buyer(), await buyer()] as const }
}

const holding = <Result>(count: number) => Array.from({ length: count }, () => held<Result>())

test('one account with slow orders leaves room at the supplier, and its own go on later', async () => {
  const { supplier, customers, pass, store } = await shop()
  const [slow, other] = customers
  const calls = holding<OrderResult>(SHARE)
  supplier.follow({ place: calls.map((call) => call.step) })
  for (const call of calls) {
    await slow.order()
    await call.reached
  }
  const waits = await slow.order()
  expect(waits).toMatchObject({ orderCreated: true, status: 'processing' })
  expect(supplier.calls).toHaveLength(SHARE)
  const beside = await other.order()
  // An answer does not wait for its call to begin.
  await expect.poll(() => supplier.calls.length).toBe(SHARE + 1)

  for (const call of calls) call.answer({ outcome: 'completed' })
  await untilEnded(store, beside.orderId, 'completed')
  await expect.poll(() => pass(2000)).toBeGreaterThan(0)
  expect(await slow.present(waits.orderId)).toMatchObject({ status: 'completed' })
})

test('one account with slow verifications pays for none that is not made, and stops nobody', async () => {
  const { supplier, customers, store } = await shop()
  const [slow, other] = customers
  const calls = holding<LookupResult>(SHARE)
  supplier.follow({ lookup: calls.map((call) => call.step) })
  for (const call of calls) {
    await slow.verify()
    await call.reached
  }
  const balance = () => balanceOf(store.read, slow.accountId)
  const before = await balance()
  const refused = async () => ((await slow.verify()) as { error?: string }).error
  await expect.poll(refused).toMatch(/LOOKUP UNAVAILABLE|RESULT PENDING/)
  expect(supplier.calls).toHaveLength(SHARE)
  await expect.poll(balance).toBe(before)
  await other.verify()
  await slow.order()
  await expect.poll(() => supplier.calls.length).toBe(SHARE + 2)
  for (const call of calls) call.answer({ outcome: 'failed' })
})

/** Acts whenever a search for due jobs has found nothing, before the search is told so. */
function afterEmptySearch(store: Store, act: () => Promise<void>): Store {
  return {
    ...store,
    async transaction(work) {
      const result = await store.transaction(work)
      if (Array.isArray(result) && result.length === 0) await act()
      return result
    },
  }
}

test('accounts with a backlog of slow orders give way to another, though one ends during the search', async () => {
  const base = await testShop()
  const calls = holding<OrderResult>(RETRIES_AT_SUPPLIER + 1)
  const all = 2 * 40 + 1
  const open = () => base.read.$count(supplierJobs)
  const store = afterEmptySearch(base, async () => {
    if ((await open()) < all) return
    await Promise.all(calls.slice(0, -1).map((call) => call.reached))
    calls[0]?.answer({ outcome: 'completed' })
    await expect.poll(open).toBe(all - 1)
  })
  const { supplier, customers, clock, app } = await shop({ store })
  supplier.follow({ check: calls.map((call) => call.step) })
  const left = []
  for (const [i, { accountId }] of customers.entries()) {
    left.push(await leaveOrders(store, accountId, i < 2 ? 40 : 1, clock.now))
    clock.advance(1000)
  }
  const round = app.jobs.fulfil.runOnce()
  await calls.at(-1)?.reached
  const asked = supplier.calls.map(({ ref }) => ref)
  for (const refs of left.slice(0, 2))
    expect(asked.filter((ref) => refs.includes(ref))).toHaveLength(RETRIES_OF_ACCOUNT)
  expect(asked.at(-1)).toBe(left[2]?.[0])
  for (const call of calls) call.answer({ outcome: 'completed' })
  await round
})

test('a backlog is worked off in one round, though orders end while the next ones are looked for', async () => {
  const store = await testShop()
  const calls = holding<OrderResult>(RETRIES_OF_ACCOUNT)
  const open = () => store.read.$count(supplierJobs)
  const slow = afterEmptySearch(store, async () => {
    // All that is left is of a busy account.
    if ((await open()) <= RETRIES_OF_ACCOUNT) return
    for (const call of calls) call.answer({ outcome: 'completed' })
    await expect.poll(open).toBe(RETRIES_OF_ACCOUNT)
  })
  const { reseller, clock, app } = await scriptedApp(
    { check: calls.map((call) => call.step) },
    { store: slow, config: PATIENT },
  )
  const { accountId } = await reseller()
  await leaveOrders(store, accountId, 2 * RETRIES_OF_ACCOUNT, clock.now)
  // Whatever was never answered may still arrive for two minutes.
  clock.advance(2 * 60_000)
  await app.jobs.fulfil.runOnce()
  expect(await open()).toBe(0)
})

test('an order waits for a place at its supplier, though there is another supplier', async () => {
  const store = await shopSelling({ suppliers: ['north', 'south'] })
  const calls = holding<OrderResult>(SHARE)
  const north = scriptedSupplier({ place: calls.map((call) => call.step) })
  const south = scriptedSupplier()
  const suppliers = new Map([
    ['north', north],
    ['south', south],
  ])
  const config = { ...PATIENT, instantWaitMs: 1 }
  const { call: send, clock, reseller } = await testApp({ store, suppliers, config })
  const { key } = await reseller(1_000_000_000)
  for (let i = 0; i <= SHARE; i++) {
    if (i % A_SECOND === 0) clock.advance(1000)
    const body = { pid: 'GOODS-1', trxid: `t-${i}`, userId: '5123456' }
    await send('POST', '/orders', { key, body })
    await calls[i]?.reached
  }
  expect([north.calls.length, south.calls.length]).toEqual([SHARE, 0])
  for (const call of calls) call.answer({ outcome: 'completed' })
})
