// The last of what a supplier may have, which several orders want at the same moment, on two processes' connections.

import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Store } from '../../src/db/store.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { endByHand } from '../../src/domain/orders/admin-decision.ts'
import { notices, orders, supplierJobs } from '../../src/domain/schema.ts'
import { NO_SUPPLIER_SETTINGS } from '../../src/domain/settings/supplier.ts'
import { renewClaim } from '../../src/domain/suppliers/job-queue.ts'
import { changeSupplierSettings, hasRoom } from '../../src/domain/suppliers/supplier-limits.ts'
import { PIDS, ROUTES, START } from '../helpers/factories.ts'
import { placeOrder } from '../helpers/place-order.ts'
import { daysAdd } from '../helpers/routed-shop.ts'
import { twoStores } from '../helpers/two-stores.ts'

const TERMS = { instance: 'test', inFlightMs: 1000, leaseMs: 10_000, routeOf: ROUTES }
/** What an order of PIDS.zoneId costs its buyer, which counts because its cost is not known. */
const PRICE = 1_000_000

async function shop(limits: { dayLimitMicros?: number; atOnce?: number }) {
  const two = await twoStores()
  const set = { ...limits, actor: 'operator' } as const
  await two.store.transaction((tx) => changeSupplierSettings(tx, 'sandbox', set, START))
  const player = { userId: '5123456', zoneId: '2001' }
  return {
    ...two,
    /** So many orders at once, each by an account of its own. */
    rush: (count: number) =>
      two.rush(count, (by, accountId) => placeOrder(by, { accountId, pid: PIDS.zoneId, player })),
  }
}

const placed = (results: PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled')

test('orders for the last of a day get all of it and no more, and the admins hear of it once', async () => {
  const { store, rush } = await shop({ dayLimitMicros: 5 * PRICE })
  const results = await rush(16)
  expect(placed(results)).toHaveLength(5)
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason.code).toBe('PRODUCT_DISABLED')
  await daysAdd(store)
  expect(await store.read.$count(notices, eq(notices.kind, 'day_limit'))).toBe(1)
  expect((await proveLedger(store.read)).findings).toEqual([])
})

test('what orders give back while others are placed is neither lost nor given twice', async () => {
  const { store, stores, rush } = await shop({ dayLimitMicros: 4 * PRICE })
  await rush(4)
  const rows = await store.read.select().from(orders)
  const by = { actor: 'operator', asSupplier: false } as const
  const decision = { status: 'cancelled', reason: 'NO' } as const
  const cancels = rows.flatMap(({ id }) =>
    stores.map((one) => one.transaction((tx) => endByHand(tx, id, decision, by, START))),
  )
  const [more] = await Promise.all([rush(8), ...cancels])
  await daysAdd(store)
  const rest = await rush(8)
  expect(placed(more).length + placed(rest).length).toBe(4)
  await daysAdd(store)
})

test('of orders at once as many are sent as may be open, and the others wait', async () => {
  const { store, rush } = await shop({ atOnce: 3 })
  expect(placed(await rush(12))).toHaveLength(12)
  const sent = and(eq(supplierJobs.supplier, 'sandbox'), eq(supplierJobs.sent, true))
  expect(await store.read.$count(supplierJobs, sent)).toBe(3)
})

test('waiting orders that several workers send at once get no more than the room there is', async () => {
  const { store, stores, rush } = await shop({ atOnce: 2 })
  await rush(10)
  await store.transaction((tx) => tx.delete(supplierJobs).where(eq(supplierJobs.sent, true)))
  const jobs = await store.read.select().from(supplierJobs)
  const send = (one: Store, i: number) =>
    one.transaction(async (tx) => {
      const job = jobs[i]
      if (!job || !(await hasRoom(tx, 'sandbox', { ...NO_SUPPLIER_SETTINGS, atOnce: 2 }, 'sent')))
        return false
      return renewClaim(tx, job, 'place', TERMS, START)
    })
  const done = await Promise.all(jobs.map((_, i) => send(stores[i % 2 ? 1 : 0], i)))
  expect(done.filter(Boolean)).toHaveLength(2)
})
