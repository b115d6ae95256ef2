// A supplier that works again: what waits there for minutes does not wait for them to pass.
import { expect, test } from 'vitest'
import { proveLedger } from '../../../src/domain/ledger/proofs/proof.ts'
import { type Supplier, SupplierFault } from '../../../src/domain/suppliers/supplier.ts'
import { customer } from '../../helpers/customer.ts'
import {
  LONG_MS,
  type PlaceStep,
  type Script,
  scriptedApp,
  twoApps,
} from '../../helpers/scripted-supplier.ts'

const ATTEMPTS_UNTIL_LATE = 10
const times = <Step>(count: number, step: Step) => Array.from({ length: count }, () => step)
type Scripted = Pick<Awaited<ReturnType<typeof scriptedApp>>, 'call' | 'clock' | 'reseller'>

async function buyerOf(test: Scripted) {
  const { order, present } = await customer(test)
  return {
    async order(): Promise<string> {
      // Each is a little younger than the one before, and its id says so.
      test.clock.advance(1000)
      return String((await order()).orderId)
    },
    status: async (id: string) => (await present(id)).status,
  }
}

/** Orders whose every attempt ended in `step`, so often that the next one is ten minutes away. */
async function shopWithBacklog(count: number, step: PlaceStep, script: Script = {}) {
  const failing = times(count * ATTEMPTS_UNTIL_LATE, step)
  const test = await scriptedApp({
    place: failing,
    check: times(failing.length, 'unknown' as const),
  })
  const buyer = await buyerOf(test)
  const ids: string[] = []
  for (let i = 0; i < count; i++) ids.push(await buyer.order())
  for (let i = 1; i < ATTEMPTS_UNTIL_LATE; i++) await test.pass(i < 9 ? 60_000 : LONG_MS)
  test.supplier.follow(script)
  const open = async () => {
    const statuses = await Promise.all(ids.map(buyer.status))
    return statuses.filter((status) => status === 'processing').length
  }
  const placed = () =>
    test.supplier.calls.filter(({ method }) => method === 'place').map(({ ref }) => ref)
  return { ...test, buyer, ids, open, placed }
}

test('a success brings forward what was certainly not sent, oldest first, and each leads to the next', async () => {
  const { buyer, ids, open, placed, pass, app } = await shopWithBacklog(8, 'not-sent')
  expect(await pass(1000)).toBe(0)
  const fresh = await buyer.order()
  await app.jobs.fulfil.runOnce()
  expect(await open()).toBe(0)
  const [first, ...rest] = placed()
  expect(first).toBe(fresh)
  expect(rest.toSorted()).toEqual(ids.toSorted())
  // Two for each success so far, the fresh one's as well, in whatever order those at work come to their calls.
  for (const [successes, id] of rest.entries())
    expect(ids.indexOf(id)).toBeLessThan(2 * (successes + 1))
})

test('an order that goes on failing is tried less and less, and keeps nobody waiting', async () => {
  const broken = new Set<string>()
  const place: Supplier['place'] = async ({ ref }) => {
    if (broken.has(ref)) throw new SupplierFault('not-sent', 'No such item.')
    return { outcome: 'completed' }
  }
  const { buyer, ids, placed, pass, open } = await shopWithBacklog(6, 'not-sent', {
    place: times(200, place),
  })
  for (const id of ids.slice(0, 4)) broken.add(id)
  for (let i = 0; i < 3; i++) {
    await buyer.order()
    await pass(1000)
  }
  expect(await open()).toBe(broken.size)
  for (let i = 0; i < 60; i++) {
    await buyer.order()
    await pass(9000)
  }
  // At once, then after 30 s and 1, 2 and 4 minutes: then its own turn after ten minutes comes as soon.
  for (const id of broken) expect(placed().filter((ref) => ref === id).length).toBeLessThan(7)
})

test('an order of which nothing is known is asked about at once, and not placed again', async () => {
  const { buyer, open, placed, supplier, app, store } = await shopWithBacklog(4, 'act-unheard')
  const fresh = await buyer.order()
  await app.jobs.fulfil.runOnce()
  expect(await open()).toBe(0)
  expect(placed()).toEqual([fresh])
  expect(supplier.calls.filter(({ method }) => method === 'check')).toHaveLength(4)
  expect((await proveLedger(store.read)).findings).toEqual([])
})

test.each([
  [
    'is being worked on',
    async () => ({ outcome: 'processing' as const, checkAfterMs: 30 * 60_000 }),
  ],
  [
    'was put off by the supplier',
    async () => {
      throw new SupplierFault('not-sent', 'Slow down.', { retryAfterMs: 30 * 60_000 })
    },
  ],
] satisfies [string, Supplier['place']][])('an order that %s keeps its time', async (_, step) => {
  const test = await scriptedApp({ place: [step] })
  const buyer = await buyerOf(test)
  const id = await buyer.order()
  test.supplier.follow({})
  // The supplier is called again after ten minutes at most, though not with this order.
  await test.pass(LONG_MS)
  const fresh = await buyer.order()
  await test.pass(6000)
  expect(test.supplier.calls.map(({ ref }) => ref)).toEqual([fresh])
  expect(await buyer.status(id)).toBe('processing')
})

test('a process that has just started brings forward what another one left', async () => {
  const failing = times(2 * ATTEMPTS_UNTIL_LATE, 'not-sent' as const)
  const { first, second, supplier } = await twoApps({ place: failing })
  const buyer = await buyerOf(first)
  const ids = [await buyer.order(), await buyer.order()]
  for (let i = 1; i < ATTEMPTS_UNTIL_LATE; i++) await first.pass(60_000)
  supplier.follow({})
  await (await buyerOf({ ...second, clock: first.clock })).order()
  await second.app.jobs.giveBack.runOnce()
  expect(await first.pass(0)).toBe(2)
  expect(await Promise.all(ids.map(buyer.status))).toEqual(['completed', 'completed'])
})
