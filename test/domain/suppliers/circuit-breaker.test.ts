// Orders in trouble, of one account or many, do not keep a supplier that works from the others.
import { describe, expect, test } from 'vitest'
import { notices, supplierJobs as openWork } from '../../../src/domain/schema.ts'
import { breakerStatesOf } from '../../../src/domain/suppliers/health.ts'
import {
  type OrderResult,
  type Supplier,
  SupplierFault,
} from '../../../src/domain/suppliers/supplier.ts'
import { testApp } from '../../helpers/app.ts'
import { customer } from '../../helpers/customer.ts'
import {
  held,
  LONG_MS,
  PATIENT,
  type Script,
  scriptedApp,
} from '../../helpers/scripted-supplier.ts'

type Tested = Awaited<ReturnType<typeof testApp>>

async function several(script: Script, count: number, config = {}) {
  const test = await scriptedApp(script, config)
  const customers = []
  for (let i = 0; i < count; i++) customers.push(await customer(test, 10_000_000_000))
  return { ...test, customers, open: () => openBreakers(test) }
}

async function openBreakers({ store }: Tested) {
  const states = await breakerStatesOf(store.read)
  return states.filter(({ openUntil }) => openUntil).map(({ what, accountId }) => [what, accountId])
}

const times = <Step>(count: number, step: Step) => Array.from({ length: count }, () => step)
const COMPLETED = { status: 'completed' }

/** Fails the first call for each order, and does it when it is called again. */
function failingFirst(isTroubled: (ref: string) => boolean): Supplier['place'] {
  const failed = new Set<string>()
  return async ({ ref }) => {
    if (!isTroubled(ref) || failed.has(ref)) return { outcome: 'completed' }
    failed.add(ref)
    throw new SupplierFault('not-sent', 'It answered 500 before it acted.')
  }
}

describe('orders in trouble', () => {
  test('are no sign of a failing supplier while more of them go well', async () => {
    const script = times(60, 0).map((_, i) =>
      i % 5 < 2 ? ('not-sent' as const) : ('complete' as const),
    )
    const { customers, clock, open } = await several({ place: script }, 3)
    for (let i = 0; i < 20; i++) {
      for (const one of customers) await one.order()
      clock.advance(100)
    }
    expect(await open()).toEqual([])
  })

  test('of one account keep a supplier from it alone, and from it not for long', async () => {
    const test = await several({ place: times(10, 'unknown' as const) }, 2)
    const [one, other] = test.customers
    for (let i = 0; i < 10; i++) await one?.order()
    expect(await one?.order()).toMatchObject({ status: 'processing' })
    expect(test.supplier.calls).toHaveLength(10)
    expect(await test.open()).toEqual([['place', one?.accountId]])
    for (let i = 0; i < 3; i++) expect(await other?.order()).toMatchObject(COMPLETED)
    test.clock.advance(5000)
    for (let i = 0; i < 3; i++) expect(await one?.order()).toMatchObject(COMPLETED)
    expect(await test.open()).toEqual([])
  })

  test('of one account that then stays away stand for nothing later, which is told', async () => {
    const test = await several({ place: times(10, 'act-unheard' as const) }, 2)
    const [one, other] = test.customers
    for (let i = 0; i < 10; i++) await one?.order()
    // They were done, as it says when it is asked: nothing is left to try it with.
    await test.pass(LONG_MS)
    expect(await test.open()).toEqual([['place', one?.accountId]])
    expect(await other?.order()).toMatchObject(COMPLETED)
    expect(await test.open()).toEqual([])
    const told = await test.store.read.select().from(notices).orderBy(notices.id)
    expect(told.at(-1)?.kind).toBe('supplier_recovered')
  })

  test('of three accounts keep it from everybody, and a fourth is among the first to try it', async () => {
    const test = await several({ place: times(10, 'unknown' as const) }, 4)
    const [, , , fourth] = test.customers
    for (let i = 0; i < 4; i++) for (const one of test.customers.slice(0, 3)) await one.order()
    expect(await test.open()).toEqual([['place', null]])
    const waits = await fourth?.order()
    expect(waits).toMatchObject({ status: 'processing' })
    test.clock.advance(5000)
    for (let i = 0; i < 3; i++) expect(await fourth?.order()).toMatchObject(COMPLETED)
    expect(await test.open()).toEqual([])
    await test.pass(2000)
    expect(await fourth?.present(waits?.orderId)).toMatchObject(COMPLETED)
  })

  test('that wait leave room for new ones while a supplier is tried again', async () => {
    const test = await several({ place: times(10, 'not-sent' as const) }, 1, { config: PATIENT })
    const [one] = test.customers
    for (let i = 0; i < 10; i++) await one?.order()
    const retried = times(5, 0).map(() => held<OrderResult>())
    test.supplier.follow({ place: retried.map((call) => call.step) })
    test.clock.advance(5000)
    const round = test.app.jobs.fulfil.runOnce()
    await Promise.all(retried.slice(0, 2).map((call) => call.reached))
    const fresh = times(3, 0).map(() => one?.order())
    await Promise.all(retried.map((call) => call.reached))
    // The fifth failure of the same order says nothing; the success of new ones closes it.
    for (const call of retried.slice(0, 2))
      call.breakOff(new SupplierFault('not-sent', 'It fails again.'))
    for (const call of retried.slice(2)) call.answer({ outcome: 'completed' })
    for (const order of await Promise.all(fresh)) expect(order).toMatchObject(COMPLETED)
    await round
    expect(await test.open()).toEqual([])
  })
})

describe('verifications that hang', () => {
  test('of one account close lookups for nobody else, and orders for nobody', async () => {
    const test = await several({ lookup: times(12, 'unknown' as const) }, 2)
    const [one, other] = test.customers
    for (let i = 0; i < 10; i++)
      expect(await one?.verify()).toMatchObject({ code: 'RESULT_PENDING' })
    expect(await one?.verify()).toMatchObject({
      success: false,
      code: 'LOOKUP_UNAVAILABLE',
      error: 'LOOKUP UNAVAILABLE',
    })
    expect(await test.open()).toEqual([['lookup', one?.accountId]])
    test.supplier.follow({})
    expect(await other?.verify()).toMatchObject({ success: true })
    expect(await other?.order()).toMatchObject(COMPLETED)
    expect(await one?.order()).toMatchObject(COMPLETED)
  })
})

test('a backlog that was never called, and fails at first, does not keep the breaker open', async () => {
  const troubled = new Set<string>()
  const place = failingFirst((ref) => troubled.has(ref))
  const dead: Supplier['place'] = async () => {
    throw new SupplierFault('not-sent', 'It is away.')
  }
  const test = await several({ place: [...times(30, dead), ...times(5000, place)] }, 4)
  const [fresh, ...others] = test.customers
  for (let i = 0; i < 30; i++) await others[i % 3]?.order()
  expect(await test.open()).toEqual([['place', null]])
  // Placed while it is open: none of them is called.
  for (let i = 0; i < 300; i++) {
    const { orderId } = (await others[i % 3]?.order()) ?? {}
    troubled.add(String(orderId))
  }
  // Back again; no fresh order comes meanwhile.
  for (let round = 0; round < 40; round++) await test.pass(1000)
  expect(await fresh?.order()).toMatchObject(COMPLETED)
  for (let round = 0; round < 40; round++) await test.pass(1000)
  expect(await test.store.read.$count(openWork)).toBe(0)
  expect(await test.open()).toEqual([])
})

test('the sandbox supplier has no breaker: it fails on purpose', async () => {
  const test = await testApp()
  const one = await customer(test)
  for (let i = 0; i < 30; i++)
    expect(await one.order({ userId: `51234${10 + i}05` })).toMatchObject({ status: 'processing' })
  test.clock.advance(500)
  expect(await one.order()).toMatchObject(COMPLETED)
  test.clock.advance(1500)
  await test.app.jobs.fulfil.runOnce()
  expect(await openBreakers(test)).toEqual([])
})
