import { expect, it } from 'vitest'
import type { Store } from '../../../src/db/store.ts'
import { refundForClaim } from '../../../src/domain/claims/decisions.ts'
import { cancelOrder, completeOrder } from '../../../src/domain/orders/settlement.ts'
import { daysOf, type Period, readTotals } from '../../../src/domain/reports/statistics.ts'
import { buyKeys, claim } from '../../helpers/claims.ts'
import { ADMIN, USD } from '../../helpers/deposits.ts'
import { addTestStock, openTestAccount, PIDS, START } from '../../helpers/factories.ts'
import { placeOrder } from '../../helpers/place-order.ts'
import { testShop } from '../../helpers/store.ts'

/** The beginnings of the day of START, and of the last 7 and 30 days with it. */
const TODAY = new Date('2026-01-15T00:00:00.000Z')
const WEEK = new Date('2026-01-09T00:00:00.000Z')
const MONTH = new Date('2025-12-17T00:00:00.000Z')

const before = (moment: Date) => new Date(moment.getTime() - 1)

const read = (store: Store, period: Period = 'today') =>
  readTotals(store.read, daysOf(period, START))
const SHORTER: Period[] = ['today', 'week', 'month']
const readAll = (store: Store) => Promise.all(SHORTER.map((period) => read(store, period)))

/** A reseller who orders packs of 0.99 USD, at any moment. */
async function shop() {
  const store = await testShop()
  const openedAt = before(MONTH)
  const account = await openTestAccount(store, { balanceMicros: 1000 * USD, openedAt })
  const order = async (
    at: Date,
    end?: (store: Store, id: string, at: Date) => Promise<unknown>,
  ) => {
    const placed = await placeOrder(store, { accountId: account.id }, {}, at)
    await end?.(store, placed.order.id, at)
  }
  return { store, account, order }
}

const completeAfter = (ms: number, costMicros?: number) => (store: Store, id: string, at: Date) =>
  store.transaction((tx) => completeOrder(tx, id, { costMicros }, new Date(at.getTime() + ms)))
const complete = completeAfter(0)
const cancel = (store: Store, id: string, at: Date) =>
  store.transaction((tx) =>
    cancelOrder(tx, id, { reason: 'INVALID PLAYER', voucher: 'unused' }, at),
  )

it('counts orders by how they ended, and as sales those that were completed', async () => {
  const { store, order } = await shop()
  await order(START, complete)
  await order(START, complete)
  await order(START)
  await order(START, cancel)
  const { total } = await read(store)
  expect(total).toMatchObject({
    ...{ completed: 2, cancelled: 1, salesMicros: 1_980_000, success: 2 / 3 },
    ...{ costMicros: 0, profitMicros: 0, withoutCost: { count: 2, micros: 1_980_000 } },
  })
})

it('counts as profit what is left of the orders whose cost is known', async () => {
  const { store, order } = await shop()
  await order(START, completeAfter(0, 800_000))
  await order(START, completeAfter(0, 1_000_000))
  await order(START, complete)
  const { total, byDay } = await read(store)
  expect(total).toMatchObject({
    ...{ salesMicros: 2_970_000, costMicros: 1_800_000, profitMicros: 180_000 },
    withoutCost: { count: 1, micros: 990_000 },
  })
  expect(byDay).toMatchObject([
    { day: '2026-01-15', salesMicros: 2_970_000, profitMicros: 180_000 },
  ])
})

it('counts an order in each period that had begun when it ended', async () => {
  const { store, order } = await shop()
  for (const at of [TODAY, before(TODAY), WEEK, before(WEEK), MONTH, before(MONTH)])
    await order(at, complete)
  const [today, week, month] = await readAll(store)
  expect([today, week, month].map((one) => one?.total.completed)).toEqual([1, 3, 5])
  expect((await read(store, 'yesterday')).total.completed).toBe(1)
  expect((await read(store, 'quarter')).total.completed).toBe(6)
  expect(week?.byDay).toHaveLength(7)
  expect(week?.salesBeforeMicros).toBe(990_000)
})

it('tells the median and the 95th percentile, by line and supplier', async () => {
  const { store, order } = await shop()
  for (let seconds = 1; seconds <= 20; seconds++) await order(TODAY, completeAfter(seconds * 1000))
  const { total, byLine, bySupplier } = await read(store)
  // Between the ends of the steps: 10 s has the first ten exactly, 20 s the last five.
  expect(total).toMatchObject({ medianMs: 10_000, p95Ms: 19_000 })
  expect(byLine).toMatchObject([{ slug: 'gamea', name: 'Game A UC', medianMs: 10_000 }])
  expect(bySupplier).toMatchObject([{ supplier: 'sandbox', p95Ms: 19_000 }])
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
  const [today, week] = await readAll(store)
  expect(today?.total).toMatchObject({ completed: 2, salesMicros: 8 * USD })
  expect(week?.total).toMatchObject({ completed: 2, salesMicros: 6 * USD })
})
