// Orders that two workers, an admin or a supplier's answers change at the same moment.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Store, Tx } from '../../src/db/store.ts'
import { storeSupplierOrderId } from '../../src/domain/fulfilment/order-handler.ts'
import { addressToAdmins, notifyAdmins } from '../../src/domain/notices/notices.ts'
import { endByHand } from '../../src/domain/orders/admin-decision.ts'
import { openTask, taskOf } from '../../src/domain/orders/manual-tasks.ts'
import { orderRow } from '../../src/domain/orders/orders.ts'
import { notices, orders, stockCodes } from '../../src/domain/schema.ts'
import {
  type ClaimedJob,
  claimDue,
  renewClaim,
  reschedule,
} from '../../src/domain/suppliers/job-queue.ts'
import { addTestStock, later, openTestAccount, PIDS, START } from '../helpers/factories.ts'
import { placeOrder } from '../helpers/place-order.ts'
import { twoStores } from '../helpers/two-stores.ts'

const LEASE_MS = 10_000
const TERMS = { instance: 'test', leaseMs: LEASE_MS }
const ROUNDS = 12
const SECOND_MS = 1000

async function service() {
  const { store, other } = await twoStores()
  await addTestStock(store, PIDS.stockTopup, ROUNDS)
  const { id: accountId } = await openTestAccount(store, { balanceMicros: 1_000_000_000 })
  const place = async (pid: string = PIDS.userId) => {
    const { order, begun } = await placeOrder(store, { accountId, pid }, TERMS)
    if (!begun) throw new Error('The order ended at once.')
    return { order, job: begun.job }
  }
  return { store, other, place }
}

function both<A, B>(
  [one, first]: [Store, (tx: Tx) => Promise<A>],
  [two, second]: [Store, (tx: Tx) => Promise<B>],
) {
  return Promise.allSettled([one.transaction(first), two.transaction(second)])
}

test('a voucher goes back on sale by hand only where no supplier can see it any more', async () => {
  const { store, other, place } = await service()
  for (let round = 0; round < ROUNDS; round++) {
    const { order, job } = await place(PIDS.stockTopup)
    await store.transaction((tx) => reschedule(tx, job, { sent: false, dueAt: START }))
    const decision = { status: 'cancelled', reason: 'NO' } as const
    const by = { actor: 'operator', asSupplier: false } as const
    const [, held] = await both(
      [store, (tx) => endByHand(tx, order.id, decision, by, START)],
      [other, (tx) => renewClaim(tx, job, 'place', TERMS, START)],
    )
    const acts = held.status === 'fulfilled' && held.value
    const kept = await store.read.$count(stockCodes, eq(stockCodes.orderId, order.id))
    expect({ acts, kept }).toEqual({ acts, kept: acts ? 1 : 0 })
  }
})

test('an order that ends leaves no task for a person', async () => {
  const { store, other, place } = await service()
  for (let round = 0; round < ROUNDS; round++) {
    const { order } = await place()
    const task = { reference: order.id, supplier: 'manual' }
    const decision = { status: 'cancelled', reason: 'NO' } as const
    const by = { actor: 'operator', asSupplier: false } as const
    await both(
      [store, (tx) => openTask(tx, task, START)],
      [other, (tx) => endByHand(tx, order.id, decision, by, START)],
    )
    expect(await taskOf(store.read, order.id)).toBeNull()
  }
})

test('two orders never have one id at their supplier', async () => {
  const { store, other, place } = await service()
  for (let round = 0; round < ROUNDS; round++) {
    const [one, two] = [await place(), await place()]
    const supplierOrderId = `S-${round}`
    const keep = async (tx: Tx, id: string) =>
      storeSupplierOrderId(tx, await orderRow(tx, id), supplierOrderId)
    const results = await both(
      [store, (tx) => keep(tx, one.order.id)],
      [other, (tx) => keep(tx, two.order.id)],
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await store.read.$count(orders, eq(orders.supplierOrderId, supplierOrderId))).toBe(1)
  }
})

test('work that is due is taken by one worker, all of it by both together', async () => {
  const { store, other, place } = await service()
  for (let order = 0; order < 20; order++) await place()
  const now = later(LEASE_MS + SECOND_MS)
  const take = (by: Store): Promise<ClaimedJob[]> =>
    by.transaction((tx) => claimDue(tx, { limit: 5, by: TERMS, except: [] }, now))
  const taken: ClaimedJob[] = []
  for (let round = 0; round < 2; round++)
    taken.push(...(await Promise.all([take(store), take(other)])).flat())
  expect(taken).toHaveLength(20)
  expect(new Set(taken.map(({ reference }) => reference)).size).toBe(20)
})

test('a notice for the admins becomes one for each of them', async () => {
  const { store, other } = await service()
  const notice = { kind: 'stock_low', pid: 'x', left: 1 } as const
  for (let round = 0; round < ROUNDS; round++) {
    await store.transaction((tx) => notifyAdmins(tx, notice, START))
    await Promise.all([store, other].map((by) => addressToAdmins(by, [1, 2], START)))
  }
  expect(await store.read.$count(notices, eq(notices.telegramId, 1))).toBe(ROUNDS)
})
