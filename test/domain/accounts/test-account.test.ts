import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  countTestCall,
  ensureTestAccount,
  refillTestWallet,
} from '../../../src/domain/accounts/test-account.ts'
import { balanceOf, post } from '../../../src/domain/ledger/ledger.ts'
import { notifyAccount } from '../../../src/domain/notices/notices.ts'
import { startLookup } from '../../../src/domain/orders/lookups.ts'
import {
  accounts,
  entries,
  notices,
  submissions,
  testUsage,
  wallets,
} from '../../../src/domain/schema.ts'
import { sweepJob } from '../../../src/jobs/sweep.ts'
import { later, openTestAccount, START } from '../../helpers/factories.ts'
import { placeOrder } from '../../helpers/place-order.ts'
import { testShop, testStore } from '../../helpers/store.ts'

const DAY_MS = 86_400_000
const AT_ONCE = 8

async function opened() {
  const store = await testStore()
  const holder = await openTestAccount(store)
  const ensure = () => store.transaction((tx) => ensureTestAccount(tx, holder, 'operator', START))
  const { id } = await ensure()
  const spend = (amountMicros: number, reference: string) =>
    store.transaction((tx) =>
      post(tx, { accountId: id, kind: 'charge', amountMicros: -amountMicros, reference }, START),
    )
  const refill = (now = START) => store.transaction((tx) => refillTestWallet(tx, id, now))
  return { store, holder, id, ensure, spend, refill }
}

test('an account gets one test account, however many ask for it at once', async () => {
  const { store, holder, id, ensure } = await opened()
  const all = await Promise.all(Array.from({ length: AT_ONCE }, ensure))
  expect(new Set(all.map((one) => one.id))).toEqual(new Set([id]))
  expect(await store.read.$count(accounts)).toBe(2)
  expect(await store.read.select().from(entries)).toMatchObject([
    { accountId: id, house: 'adjustments', amountMicros: 100_000_000 },
  ])
  expect(all[0]).toMatchObject({ testOf: holder.id, telegramId: -holder.telegramId })
})

test('its wallet is filled up to 100 USD, also by many at once', async () => {
  const { store, id, spend, refill } = await opened()
  await refill()
  expect(await balanceOf(store.read, id)).toBe(100_000_000)
  await spend(30_000_000, 'one')
  await Promise.all(Array.from({ length: AT_ONCE }, () => refill()))
  expect(await balanceOf(store.read, id)).toBe(100_000_000)
  expect(await store.read.$count(entries)).toBe(3)
})

test('its wallet is filled up at most 20 times a day', async () => {
  const { store, id, spend, refill } = await opened()
  for (let i = 0; i < 20; i++) await refill()
  await spend(1, 'one')
  await expect(refill()).rejects.toMatchObject({ code: 'TOO_MANY_REFILLS' })
  await refill(later(DAY_MS))
  expect(await store.read.select().from(wallets).orderBy(wallets.accountId)).toMatchObject([
    { balanceMicros: 0 },
    { accountId: id, balanceMicros: 100_000_000 },
  ])
})

test('what it used on earlier days is swept', async () => {
  const { store, refill } = await opened()
  await refill()
  await refill(later(DAY_MS))
  await sweepJob(store, () => later(DAY_MS)).runOnce()
  expect(await store.read.select().from(testUsage)).toMatchObject([{ day: '2026-01-16' }])
})

test('its holder is notified of what they must know, but not of test orders and test money', async () => {
  const { store, holder, id } = await opened()
  await store.transaction(async (tx) => {
    await notifyAccount(tx, id, { kind: 'order_ended', orderId: 'API-X' }, START)
    await notifyAccount(tx, id, { kind: 'balance_low', balanceMicros: 1 }, START)
    await notifyAccount(tx, id, { kind: 'slow_down' }, START)
  })
  expect(await store.read.select().from(notices)).toMatchObject([
    { telegramId: holder.telegramId, kind: 'slow_down' },
  ])
})

test('those who have never paid anything in share 10,000 calls a day, beyond 100 of each', async () => {
  const { store, id } = await opened()
  const other = async (balanceMicros: number) => {
    const holder = await openTestAccount(store, { balanceMicros })
    return store.transaction((tx) => ensureTestAccount(tx, holder, 'operator', START))
  }
  const { id: another } = await other(0)
  const { id: paying } = await other(1)
  const use = (accountId: number, calls: number) =>
    store.transaction((tx) => tx.insert(testUsage).values({ accountId, day, calls, refills: 0 }))
  const call = (accountId: number, now = START) =>
    store.transaction((tx) => countTestCall(tx, accountId, now))
  const day = '2026-01-15'
  await use(id, 9000)
  await use(paying, 1900)
  await use(another, 998)
  // The paying one's do not count, so that this is number 9,999.
  await call(another)
  await call(another)
  await expect(call(another)).rejects.toMatchObject({ code: 'TEST_LIMIT' })
  const { id: newest } = await other(0)
  await use(newest, 99)
  await call(newest)
  await expect(call(newest)).rejects.toMatchObject({ code: 'TEST_LIMIT' })
  await call(paying)
  await call(another, later(DAY_MS))
  expect(await store.read.select().from(testUsage).where(of(newest))).toMatchObject([
    { calls: 100 },
  ])
})

const of = (accountId: number) => eq(testUsage.accountId, accountId)

test('test money buys nothing live, and live money no test order', async () => {
  const store = await testShop()
  const live = await openTestAccount(store, { balanceMicros: 100_000_000 })
  const twin = await store.transaction((tx) => ensureTestAccount(tx, live, 'operator', START))
  const terms = { instance: '', inFlightMs: 99, leaseMs: 99, supplier: 'sandbox' }
  for (const { accountId, test, problem } of [
    { accountId: live.id, test: true, problem: 'is not a test account' },
    { accountId: twin.id, test: false, problem: 'is a test account' },
  ]) {
    const asked = { accountId, test, via: 'api' as const, trxid: 'one' }
    await expect(placeOrder(store, asked)).rejects.toThrow(problem)
    const input = { playerId: '5123456' }
    const lookup = { ...asked, kind: 'gameavvfy' as const, input }
    await expect(startLookup(store, lookup, terms, START)).rejects.toThrow(problem)
    expect(await balanceOf(store.read, accountId)).toBe(100_000_000)
  }
  expect(await store.read.$count(submissions)).toBe(0)
})
