// A process that stands still while it holds an order, and wakes up after another has taken over.
import { isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Store } from '../../src/db/store.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { stockCodes } from '../../src/domain/schema.ts'
import {
  type OrderCheck,
  type OrderResult,
  type Supplier,
  SupplierFault,
} from '../../src/domain/suppliers/supplier.ts'
import { testApp } from '../helpers/app.ts'
import { connectDirectly } from '../helpers/direct.ts'
import { addTestStock, PIDS } from '../helpers/factories.ts'
import { takenForDead } from '../helpers/killable-store.ts'
import {
  held,
  LONG_MS,
  PATIENT,
  scriptedApp,
  scriptedSupplier,
} from '../helpers/scripted-supplier.ts'
import { shopSelling } from '../helpers/shop.ts'
import { openTestStore } from '../helpers/store.ts'

/** A store whose second transaction from `arm` on waits for the gate. */
function stalling(store: Store) {
  const gate = held<void>()
  let left = Number.POSITIVE_INFINITY
  return {
    gate,
    arm: () => {
      left = 2
    },
    store: {
      ...store,
      async transaction(work) {
        left -= 1
        if (left === 0) await gate.step()
        return store.transaction(work)
      },
    } satisfies Store,
  }
}

test('does not ask a supplier that can only answer by doing what the next one has done', async () => {
  const store = await shopSelling({ suppliers: ['one', 'two'] })
  const acted: string[] = []
  const answers: OrderCheck[] = []
  const one: Supplier = {
    kind: 'scripted',
    needsRef: true,
    async place() {
      throw new SupplierFault('unknown', 'cut before it arrived')
    },
    async check() {
      const answer = answers.shift()
      if (answer) return answer
      acted.push('one')
      return { outcome: 'completed' }
    },
  }
  const two: Supplier = {
    ...one,
    async place() {
      acted.push('two')
      return { outcome: 'completed' }
    },
  }
  const suppliers = new Map([
    ['one', one],
    ['two', two],
  ])
  const awake = await testApp({ store, suppliers })
  const { key } = await awake.reseller()
  const body = { pid: 'GOODS-1', trxid: 't', userId: '5123456' }
  const { orderId } = (await awake.call('POST', '/orders', { key, body })).body

  const own = await openTestStore((await connectDirectly(store)).url)
  const { gate, arm, store: stalled } = stalling(own)
  const asleep = await testApp({ store: stalled, suppliers, clock: () => awake.clock.now })
  awake.clock.advance(LONG_MS)
  arm()
  const rounds = asleep.app.jobs.fulfil.runOnce()
  await gate.reached

  await takenForDead(asleep)
  awake.clock.advance(LONG_MS)
  answers.push({ outcome: 'declined', reason: 'SOLD OUT' })
  await awake.app.jobs.fulfil.runOnce()
  gate.answer()
  await rounds
  expect(acted).toEqual(['two'])
  const present = await awake.call('GET', `/orders/${orderId}`, { key })
  expect(present.body).toMatchObject({ status: 'completed' })
  expect((await proveLedger(store.read)).findings).toEqual([])
})

test('does not place what another has placed meanwhile', async () => {
  const app = await scriptedApp({ place: ['not-sent'] })
  const { key } = await app.reseller()
  const body = { pid: PIDS.userId, trxid: 't', userId: '5123456' }
  const { orderId } = (await app.call('POST', '/orders', { key, body })).body
  const { gate, arm, store } = stalling(app.store)
  const [suppliers, clock] = [new Map([['sandbox', app.supplier]]), () => app.clock.now]
  const slow = await testApp({ store, suppliers, clock })
  app.clock.advance(LONG_MS)
  arm()
  const late = slow.app.jobs.fulfil.runOnce()
  await gate.reached

  await takenForDead(slow)
  await app.pass(LONG_MS)
  const present = await app.call('GET', `/orders/${orderId}`, { key })
  expect(present.body).toMatchObject({ status: 'completed' })
  gate.answer()
  await late
  expect(app.supplier.acted(String(orderId))).toBe(1)
})

const DAY_MS = 24 * 3_600_000

test.each([
  ['is late', [LONG_MS]],
  ['was set back', [-DAY_MS, LONG_MS]],
])(
  'does not place a new order that another has placed meanwhile, where the clock %s',
  async (_, leaps) => {
    const store = await shopSelling({ suppliers: ['one'] })
    const supplier = scriptedSupplier({
      place: ['accept'],
      check: [async () => ({ outcome: 'absent' })],
    })
    const suppliers = new Map([['one', supplier]])
    const awake = await testApp({ store, suppliers })
    let asleep = false
    const stalled: Store = {
      ...store,
      async transaction(work) {
        const result = await store.transaction(work)
        if (!asleep) return result
        asleep = false
        await takenForDead(own)
        for (const leapMs of leaps) {
          awake.clock.advance(leapMs)
          await awake.app.jobs.fulfil.runOnce()
        }
        return result
      },
    }
    const own = await testApp({ store: stalled, suppliers, clock: () => awake.clock.now })
    const { key } = await awake.reseller()
    asleep = true
    const body = { pid: 'GOODS-1', trxid: 't', userId: '5123456' }
    const { orderId } = (await own.call('POST', '/orders', { key, body })).body
    expect(supplier.acted(String(orderId))).toBe(1)
  },
)

/** An order whose supplier says late that it did not do it, when another process has it there. */
async function declinedLate(store: Store, goods: object) {
  const answered = held<OrderResult>()
  const one = scriptedSupplier({
    place: [answered.step],
    check: [async () => ({ outcome: 'processing' })],
  })
  const two = scriptedSupplier()
  const suppliers = new Map([
    ['one', one],
    ['two', two],
  ])
  const first = await testApp({ store, suppliers, config: PATIENT })
  const second = await testApp({ store, suppliers, clock: () => first.clock.now })
  const { key } = await first.reseller()
  const body = { pid: 'GOODS-1', trxid: 't', ...goods }
  const answer = first.call('POST', '/orders', { key, body })
  await answered.reached
  await takenForDead(first)
  first.clock.advance(LONG_MS)
  await second.app.jobs.fulfil.runOnce()
  answered.answer({ outcome: 'declined', reason: 'SOLD OUT' })
  expect((await answer).body).toMatchObject({ status: 'processing' })
  return { two }
}

test('does not hand an order on that another has taken on where it is', async () => {
  const store = await shopSelling({ suppliers: ['one', 'two'] })
  const { two } = await declinedLate(store, { userId: '5123456' })
  expect(two.calls).toEqual([])
})

test('does not deliver an order from stock that another has taken on where it is', async () => {
  const suppliers = ['one', 'stock']
  const store = await shopSelling({ kind: 'gamekey', suppliers })
  await addTestStock(store, 'GOODS-1', 1)
  await declinedLate(store, {})
  expect(await store.read.$count(stockCodes, isNull(stockCodes.orderId))).toBe(1)
})
