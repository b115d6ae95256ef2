// What is counted towards the limits of suppliers is right whatever happens to orders, and after a crash.
import { and, eq, isNull } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Store } from '../../../src/db/store.ts'
import { endByHand } from '../../../src/domain/orders/admin-decision.ts'
import { createRouteFinder } from '../../../src/domain/orders/choose-supplier.ts'
import { orders, supplierJobs } from '../../../src/domain/schema.ts'
import type { Supplier } from '../../../src/domain/suppliers/supplier.ts'
import { placeOrder } from '../../helpers/place-order.ts'
import { daysAdd, type Goods, limited } from '../../helpers/routed-shop.ts'
import { LONG_MS, type PlaceStep } from '../../helpers/scripted-supplier.ts'

const declines: Supplier['place'] = async () => ({ outcome: 'declined', reason: 'NONE THERE' })
const goods: Goods = {
  suppliers: ['north', 'south', 'west'],
  costUsd: { north: 1.5, south: 1.8 },
}
const NAMES = ['north', 'south', 'west']

const step = fc.constantFrom<PlaceStep | Supplier['place']>(
  'complete',
  'accept',
  'fail',
  'not-sent',
  'unknown',
  'act-unheard',
  declines,
)
const dayLimitMicros = fc.option(fc.integer({ min: 1, max: 8 }).map((usd) => usd * 1_000_000))
const limits = fc.record({
  dayLimitMicros,
  atOnce: fc.option(fc.integer({ min: 1, max: 3 })),
})
const act = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('order' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pass' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('set' as const),
      supplier: fc.constantFrom(...NAMES),
      dayLimitMicros,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('cancel' as const), nth: fc.nat({ max: 20 }) }),
  },
)

/** How many orders the supplier may have. */
function openAt(store: Store, name: string) {
  const { supplier, sent, watchUntil } = supplierJobs
  return store.read.$count(
    supplierJobs,
    and(eq(supplier, name), eq(sent, true), isNull(watchUntil)),
  )
}

test('the days of suppliers add up to their orders, and no more are open than may be', async () => {
  const steps = fc.array(step, { minLength: 8, maxLength: 8 })
  const given = {
    scripts: fc.tuple(steps, steps, steps),
    set: fc.tuple(limits, limits, limits),
    acts: fc.array(act, { minLength: 12, maxLength: 25 }),
  }
  await fc.assert(
    fc.asyncProperty(fc.record(given), async ({ scripts, set, acts }) => {
      const named = <T>(values: T[]) =>
        Object.fromEntries(NAMES.map((name, i) => [name, values[i] as T]))
      const shop = await limited(goods, named(scripts.map((place) => ({ place }))), named(set))
      for (const one of acts) {
        if (one.kind === 'order') await shop.order()
        else if (one.kind === 'pass') await shop.pass(LONG_MS)
        else if (one.kind === 'set')
          await shop.set(one.supplier, { dayLimitMicros: one.dayLimitMicros })
        else {
          const rows = await shop.store.read.select().from(orders)
          const row = rows[one.nth]
          const decision = { status: 'cancelled', reason: 'NO' } as const
          const by = { actor: 'operator', asSupplier: false } as const
          if (row)
            await shop.store.transaction((tx) =>
              endByHand(tx, row.id, decision, by, shop.clock.now),
            )
        }
        await shop.adds()
        for (const [i, name] of NAMES.entries())
          expect(await openAt(shop.store, name)).toBeLessThanOrEqual(set[i]?.atOnce ?? 100)
      }
      await shop.holds()
    }),
    { numRuns: 25 },
  )
})

test('an order whose process died after placing it counts once, and moves on with what it counts', async () => {
  const shop = await limited(
    goods,
    { north: { place: [declines] }, south: { place: ['accept'] }, west: {} },
    { north: { dayLimitMicros: 5_000_000, atOnce: 1 }, south: { dayLimitMicros: 5_000_000 } },
  )
  const terms = { instance: 'died', leaseMs: 1000, routeOf: createRouteFinder(shop.suppliers) }
  const { accountId } = shop
  const { order } = await placeOrder(shop.store, { accountId, pid: 'GOODS-1' }, terms)
  expect(await shop.row(order.id)).toMatchObject({ supplier: 'north' })
  await daysAdd(shop.store)
  // It takes the room of the supplier until somebody knows that it does not.
  const other = await shop.order()
  expect(await shop.row(other.orderId)).toMatchObject({ supplier: 'south' })
  await shop.pass(LONG_MS)
  expect(shop.calls('north')).toEqual(['check', 'place'])
  expect(await shop.row(order.id)).toMatchObject({ supplier: 'south', status: 'completed' })
  expect([await shop.bought('north'), await shop.bought('south')]).toEqual([[0], [3_600_000]])
  await daysAdd(shop.store)
  await shop.holds()
})
