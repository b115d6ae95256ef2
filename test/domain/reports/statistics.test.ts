import { expect, it } from 'vitest'
import type { Store } from '../../../src/db/store.ts'
import { refundForClaim } from '../../../src/domain/claims/decisions.ts'
import { refundDeposit } from '../../../src/domain/deposits/refunds.ts'
import { cancelOrder, completeOrder } from '../../../src/domain/orders/settlement.ts'
import { readStats } from '../../../src/domain/reports/statistics.ts'
import { buyKeys, claim } from '../../helpers/claims.ts'
import { ADMIN, approve, credit, depositStore, open, submit, USD } from '../../helpers/deposits.ts'
import {
  addTestStock,
  fresh,
  openTestAccount,
  PIDS,
  ROUTES,
  START,
} from '../../helpers/factories.ts'
import { placeOrder } from '../../helpers/place-order.ts'
import { testShop, testStore } from '../../helpers/store.ts'

const TERMS = { instance: 'test', inFlightMs: 1000, leaseMs: 1000, routeOf: ROUTES }

/** The beginnings of the day of START, and of the last 7 and 30 days with it. */
const TODAY = new Date('2026-01-15T00:00:00.000Z')
const WEEK = new Date('2026-01-09T00:00:00.000Z')
const MONTH = new Date('2025-12-17T00:00:00.000Z')

const before = (moment: Date) => new Date(moment.getTime() - 1)
const nothing = { count: 0, micros: 0 }

/** A reseller who orders packs of 0.99 USD, at any moment. */
async function shop() {
  const store = await testShop()
  const openedAt = before(MONTH)
  const account = await openTestAccount(store, { balanceMicros: 1000 * USD, openedAt })
  const order = async (at: Date, end?: (store: Store, id: string) => Promise<unknown>) => {
    const request = {
      accountId: account.id,
      pid: PIDS.userId,
      trxid: `trx-${fresh()}`,
      idempotencyKey: undefined,
      quantity: undefined,
      player: { userId: '51234' },
    }
    const placed = await placeOrder(store, request, TERMS, at)
    await end?.(store, placed.order.id)
  }
  return { store, order }
}

const complete = (store: Store, id: string) =>
  store.transaction((tx) => completeOrder(tx, id, {}, START))
const cancel = (store: Store, id: string) =>
  store.transaction((tx) =>
    cancelOrder(tx, id, { reason: 'INVALID PLAYER', voucher: 'unused' }, START),
  )

it('counts orders by what became of them, and as sales those that were not cancelled', async () => {
  const { store, order } = await shop()
  await order(START, complete)
  await order(START, complete)
  await order(START)
  await order(START, cancel)
  const { today, openOrders } = await readStats(store.read, START)
  expect(today.orders).toEqual({
    completed: { count: 2, micros: 1_980_000 },
    processing: { count: 1, micros: 990_000 },
    cancelled: { count: 1, micros: 990_000 },
  })
  expect(today.sales).toEqual({ count: 3, micros: 2_970_000 })
  expect(openOrders).toBe(1)
})

it('counts an order in each period that had begun when it was placed', async () => {
  const { store, order } = await shop()
  for (const at of [TODAY, before(TODAY), WEEK, before(WEEK), MONTH, before(MONTH)])
    await order(at, complete)
  const { today, week, month } = await readStats(store.read, START)
  expect([today, week, month].map(({ sales }) => sales.count)).toEqual([1, 3, 5])
})

it('counts open orders of any age', async () => {
  const { store, order } = await shop()
  await order(before(MONTH))
  const stats = await readStats(store.read, START)
  expect(stats.openOrders).toBe(1)
  expect(stats.month.sales).toEqual(nothing)
})

it('counts deposits when they were credited, without those that are not', async () => {
  const { store, manual } = await depositStore()
  const { id } = await openTestAccount(store)
  const asked = { now: before(before(MONTH)), amountMicros: 10 * USD }
  for (const now of [START, before(TODAY), before(WEEK), before(MONTH)]) {
    const deposit = await submit(store, await open(store, id, manual, asked), asked)
    await approve(store, deposit, { now })
  }
  await submit(store, await open(store, id, manual))
  const { today, week, month } = await readStats(store.read, START)
  expect([today, week, month].map(({ deposits }) => deposits)).toEqual([
    { count: 1, micros: 10 * USD },
    { count: 2, micros: 20 * USD },
    { count: 3, micros: 30 * USD },
  ])
})

it('leaves out a deposit that was paid back', async () => {
  const { store, stars, telegram, methods } = await depositStore()
  const holder = await openTestAccount(store)
  const deposit = await open(store, holder.id, stars)
  const paymentId = telegram.pay({
    reference: deposit.reference,
    price: deposit.price ?? 0,
    telegramId: holder.telegramId,
  })
  await credit(store, deposit, holder, { paymentId })
  expect((await readStats(store.read, START)).today.deposits.count).toBe(1)
  const context = { store, clock: () => START, methods }
  await refundDeposit(context, deposit.reference, { actor: 'admin:5', reason: 'asked for' })
  expect((await readStats(store.read, START)).today.deposits).toEqual(nothing)
})

it('takes what claims paid back off the sales of the day', async () => {
  const store = await testShop()
  await addTestStock(store, PIDS.gamekey, 2)
  const { id } = await openTestAccount(store, { balanceMicros: 100 * USD })
  const input = { actor: ADMIN, answer: null, amountMicros: 2 * USD } as const
  for (const at of [START, before(TODAY)]) {
    const { reference } = await claim(store, id, await buyKeys(store, id))
    await store.transaction((tx) => refundForClaim(tx, reference, input, at))
  }
  const { today, week } = await readStats(store.read, START)
  expect(today.claims).toEqual({ count: 1, micros: 2 * USD })
  expect(today.sales).toEqual({ count: 2, micros: 8 * USD })
  expect(week.sales).toEqual({ count: 2, micros: 6 * USD })
})

it('counts new accounts, and all of them', async () => {
  const store = await testStore()
  for (const openedAt of [START, TODAY, before(TODAY), before(WEEK), before(MONTH)])
    await openTestAccount(store, { openedAt })
  const { today, week, month, accounts } = await readStats(store.read, START)
  expect([today, week, month].map(({ newAccounts }) => newAccounts)).toEqual([2, 3, 4])
  expect(accounts).toBe(5)
})

it('is all noughts for a service that has just begun', async () => {
  const { read } = await testStore()
  const { today, openOrders } = await readStats(read, START)
  const orders = { processing: nothing, completed: nothing, cancelled: nothing }
  expect(today).toEqual({
    orders,
    sales: nothing,
    claims: nothing,
    deposits: nothing,
    newAccounts: 0,
  })
  expect(openOrders).toBe(0)
})
