// A supplier that keeps failing: what each admin is told, and what they can do with its orders.

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Store, Tx } from '../../../src/db/store.ts'
import { cancelUnsent, moveUnsentTo } from '../../../src/domain/fulfilment/incident-orders.ts'
import { createRouteFinder } from '../../../src/domain/orders/choose-supplier.ts'
import { orders, stockCodes, supplierJobs } from '../../../src/domain/schema.ts'
import { addStock } from '../../../src/domain/stock/stock.ts'
import {
  endIncident,
  isFailing,
  openIncident,
  openIncidents,
} from '../../../src/domain/suppliers/incidents.ts'
import { actsOf } from '../../helpers/acts.ts'
import { type Goods, shopWithAdmins } from '../../helpers/admins.ts'
import {
  LONG_MS,
  type ScriptedSupplier,
  scriptedSupplier,
} from '../../helpers/scripted-supplier.ts'

const NORTH: Goods = { suppliers: ['north'] }
const times = <Step>(count: number, step: Step) => Array.from({ length: count }, () => step)

/** Ten orders that `north` certainly has not got, one that it works on, and one whose outcome is unknown. */
async function failing(calls = 10) {
  const place = ['accept', 'unknown', ...times(calls, 'not-sent' as const)] as const
  const shop = await shopWithAdmins(NORTH, { place, check: times(50, 'keep' as const) })
  const ids: string[] = []
  for (let i = 0; i < 12; i++) ids.push((await shop.order()).orderId)
  await shop.settled()
  // It began before the last orders came.
  for (const admin of [shop.ada, shop.ben]) await admin.press('↻ Refresh')
  const cards = async (who = shop.ada) =>
    (await who.messages()).filter(({ text }) => /keeps failing|works again/.test(text ?? ''))
  return { ...shop, ids, cards }
}

test('each admin gets one message when it begins, and one when it works again', async () => {
  const { ben, cards, pass, store } = await failing()
  expect(await cards()).toHaveLength(1)
  expect(await cards(ben)).toHaveLength(1)
  expect((await cards())[0]?.text).toMatch(/north keeps failing: new orders/)
  expect((await cards())[0]?.text).toMatch(/Open orders {2}12/)
  expect((await cards())[0]?.text).toMatch(/Certainly not sent {2}10/)
  expect(await ben.ask('/digest')).toMatch(/1 supplier keeps failing/)
  for (let i = 0; i < 4; i++) await pass(LONG_MS)
  expect(await openIncidents(store.read)).toEqual([])
  const [begun, recovered, ...more] = await cards()
  expect(begun?.text).toMatch(/keeps failing/)
  expect(recovered?.text).toMatch(/north works again/)
  expect(more).toEqual([])
})

test('a supplier that fails again soon after the last word on it is said to fail again', async () => {
  const { ada, ben, cards, settled, store, clock } = await failing()
  for (const again of [1, 2]) {
    await store.transaction((tx) => endIncident(tx, 'north', { what: 'place' }, clock.now))
    clock.advance(60_000)
    await store.transaction((tx) => openIncident(tx, 'north', 'No connection', clock.now))
    await settled()
    expect(await ada.sees()).toMatch(/north keeps failing/)
    expect(await ben.sees()).toMatch(/north keeps failing/)
    expect(await cards()).toHaveLength(1 + 2 * again)
  }
})

test('the orders that were not sent are cancelled and refunded, and no others', async () => {
  const { ada, ids, present, balance, proven, store } = await failing()
  const before = Number(await balance())
  await ada.press(/Cancel 10 orders not sent/)
  expect(await ada.sees()).toMatch(/Cancel and refund 10 orders that north certainly has not got/)
  expect((await ada.press('↩️ Yes, cancel and refund'))?.text).toMatch(/10 orders cancelled/)
  const states = await Promise.all(ids.map(async (id) => (await present(id)).status))
  expect(states).toEqual(['processing', 'processing', ...times(10, 'cancelled')])
  expect(await balance()).toBe(before + 10 * 2)
  expect(await ada.sees()).toMatch(/Open orders {2}2/)
  expect(await actsOf(store, 'order.cancel')).toHaveLength(10)
  expect((await actsOf(store)).at(-1)).toMatchObject({
    action: 'incident.cancel',
    detail: { count: 10 },
  })
  await proven()
})

test('an order whose amount takes a second person is not cancelled among others', async () => {
  const { ada, ids, set, present } = await failing()
  await set({ secondPerson: { aboveMicros: 1_000_000 } })
  await ada.press(/Cancel 10 orders not sent/)
  expect((await ada.press('↩️ Yes, cancel and refund'))?.text).toMatch(/^0 orders cancelled/)
  expect(await present(ids[5] ?? '')).toMatchObject({ status: 'processing' })
})

test('they are sent to a person instead, who gets each as a task', async () => {
  const { ada, ids, present, pass, store, settled } = await failing()
  await ada.go('➡️ Send them elsewhere', '➡️ manual (10)')
  const jobs = await store.read.select().from(supplierJobs)
  expect(jobs.filter(({ supplier }) => supplier === 'manual')).toHaveLength(10)
  await pass(0)
  await settled()
  expect(await ada.sees()).toMatch(/10 orders/)
  expect(await present(ids[0] ?? '')).toMatchObject({ status: 'processing' })
})

test('a top-up keeps what its voucher cost, and is not sent where that would be a loss', async () => {
  const goods = { ...NORTH, stockBased: true }
  const shop = await shopWithAdmins(goods, { place: times(20, 'not-sent' as const) })
  const { store, clock, suppliers, order } = shop
  const codes = ['CODE-A-1', 'CODE-B-2']
  const batch = { codes, actor: 'operator', costMicros: 1_500_000 } as const
  await store.transaction((tx) => addStock(tx, 'GOODS-1', batch, clock.now))
  for (const _ of codes) await order()
  await store.transaction((tx) => openIncident(tx, 'north', 'down', clock.now))
  const [incident] = await openIncidents(store.read)
  const [first] = await store.read.select().from(orders).orderBy(orders.seq)
  await store.transaction((tx) =>
    tx
      .update(stockCodes)
      .set({ costMicros: 2_500_000 })
      .where(eq(stockCodes.orderId, first?.id ?? '')),
  )
  const to = { suppliers, routeOf: createRouteFinder(suppliers), supplier: 'manual' }
  const moved = moveUnsentTo(store, incident?.id ?? 0, { ...to, actor: 'admin:1' }, () => clock.now)
  expect(await moved).toBe(1)
  const rows = await store.read.select().from(orders).orderBy(orders.seq)
  expect(rows.map(({ supplier, costMicros }) => [supplier, costMicros])).toEqual([
    ['north', 1_500_000],
    ['manual', 1_500_000],
  ])
})

test('they go to no reseller that does not have the product: its name there may mean other goods', async () => {
  const { ada, ids, present, suppliers, store } = await failing()
  const south = scriptedSupplier()
  suppliers.set('south', south)
  await ada.press('➡️ Send them elsewhere')
  expect(await ada.buttons()).not.toContainEqual(expect.stringMatching(/south/))
  const [incident] = await openIncidents(store.read)
  await ada.forge(await ada.asShown(`a.incident!:${incident?.id}:to:dCNO:south`))
  const jobs = await store.read.select().from(supplierJobs)
  expect(jobs.filter(({ supplier }) => supplier === 'south')).toEqual([])
  expect(await present(ids[5] ?? '')).toMatchObject({ status: 'processing' })
})

test('holders are told once about each order, and again only about new ones', async () => {
  const { ada, ben, store, order, ids } = await failing(200)
  const told = async () => (await actsOf(store, 'incident.tell')).map(({ detail }) => detail)
  await ada.press('📣 Tell the holders (1)')
  expect(await ada.sees()).toMatch(/Send this to 1 person with open orders there/)
  await ada.press('📣 Yes, tell them')
  const one = { supplier: 'north', count: 1 }
  expect(await ada.buttons()).not.toContainEqual(expect.stringMatching(/Tell the holders/))
  // The other admin's message still has the button.
  await ben.press('📣 Tell the holders (1)')
  expect((await ben.press('📣 Yes, tell them'))?.text).toMatch(/were notified before/)
  expect(await told()).toEqual([one])

  const { orderId } = await order()
  await ada.press('↻ Refresh')
  expect(await ada.sees()).toMatch(/Open orders {2}13/)
  await ada.go('📣 Tell the holders (1)', '📣 Yes, tell them')
  expect(await told()).toEqual([one, one])
  const jobs = await store.read.select().from(supplierJobs)
  expect(jobs.filter(({ delayTold }) => delayTold)).toHaveLength(ids.length + 1)
  expect(jobs.map(({ reference }) => reference)).toContain(orderId)
})

test('without open orders it ends when nothing has failed for five minutes', async () => {
  const shop = await shopWithAdmins(NORTH, { place: times(200, 'not-sent' as const) })
  const { ada, store, app, settled, pass, order } = shop
  const refresh = async () => {
    await app.jobs.incidents.runOnce()
    await settled()
  }
  for (let i = 0; i < 12; i++) await order()
  await refresh()
  // Its orders are open: it goes on, however long nothing fails for the first time.
  await pass(10 * 60_000)
  await refresh()
  expect(await isFailing(store.read, 'north')).toBe(true)
  await order()
  await refresh()

  await ada.go('↻ Refresh', /Cancel 13 orders not sent/, '↩️ Yes, cancel and refund')
  await pass(4 * 60_000)
  await refresh()
  expect(await isFailing(store.read, 'north')).toBe(true)
  await pass(2 * 60_000)
  await refresh()
  expect(await openIncidents(store.read)).toEqual([])
  expect(await ada.sees()).toMatch(/nothing has failed for 5 min/)
})

test('an order that is sent after it was listed stays as it is', async () => {
  const { store, clock, ids, present, suppliers, balance } = await failing()
  const before = await balance()
  const [incident] = await openIncidents(store.read)
  /** A worker commits its call just before each of these transactions. */
  const overtaken: Store = Object.assign(Object.create(store) as Store, {
    async transaction<T>(work: (tx: Tx) => Promise<T>) {
      await store.transaction((tx) => tx.update(supplierJobs).set({ sent: true }))
      return store.transaction(work)
    },
  })
  const now = () => clock.now
  const to = { suppliers, routeOf: createRouteFinder(suppliers), supplier: 'manual' }
  expect(await cancelUnsent(overtaken, incident?.id ?? 0, 'admin:1', now)).toBe(0)
  await store.transaction((tx) => tx.update(supplierJobs).set({ sent: false }))
  expect(await moveUnsentTo(overtaken, incident?.id ?? 0, { ...to, actor: 'admin:1' }, now)).toBe(0)
  const states = new Set(await Promise.all(ids.map(async (id) => (await present(id)).status)))
  expect([...states]).toEqual(['processing'])
  expect(await balance()).toBe(before)
})

test('bulk against the workers: each order is either sent or cancelled, and charged at most once', async () => {
  const { store, clock, app, ids, present, balance, suppliers, proven } = await failing()
  const before = Number(await balance())
  const [incident] = await openIncidents(store.read)
  clock.advance(LONG_MS)
  const now = () => clock.now
  const goods = { suppliers, routeOf: createRouteFinder(suppliers) }
  await Promise.all([
    app.jobs.fulfil.runOnce(),
    cancelUnsent(store, incident?.id ?? 0, 'admin:1', now),
    cancelUnsent(store, incident?.id ?? 0, 'admin:2', now),
    moveUnsentTo(store, incident?.id ?? 0, { ...goods, supplier: 'manual', actor: 'admin:3' }, now),
  ])
  const ended = await Promise.all(ids.map(present))
  const cancelled = ended.filter(({ status }) => status === 'cancelled')
  expect(await balance()).toBe(before + 2 * cancelled.length)
  const north = suppliers.get('north') as ScriptedSupplier
  for (const { orderId } of cancelled) expect(north.acted(String(orderId))).toBe(0)
  for (const id of ids) expect(north.acted(id)).toBeLessThanOrEqual(1)
  await proven()
})
