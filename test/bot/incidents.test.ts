// A supplier that keeps failing: one message to each admin, and what they can do with its orders.

import { like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, notices, supplierJobs } from '../../src/db/schema.ts'
import type { Store, Tx } from '../../src/db/store.ts'
import { cancelUnsent, moveUnsentTo } from '../../src/domain/fulfilment/incident-orders.ts'
import { createRouteFinder } from '../../src/domain/fulfilment/route.ts'
import { openIncidents } from '../../src/domain/suppliers/incidents.ts'
import { type Goods, shopWithAdmins } from '../helpers/admins.ts'
import { LONG_MS, type ScriptedSupplier } from '../helpers/scripted-supplier.ts'

const NORTH: Goods = { suppliers: ['north'] }
const times = <Step>(count: number, step: Step) => Array.from({ length: count }, () => step)

/** Ten orders that `north` certainly has not got, one that it works on, and one whose outcome is unknown. */
async function failing(calls = 10) {
  const place = ['accept', 'unknown', ...times(calls, 'not-sent' as const)] as const
  const shop = await shopWithAdmins(NORTH, { place, check: times(50, 'keep' as const) })
  const ids: string[] = []
  for (let i = 0; i < 12; i++) ids.push((await shop.order()).orderId)
  await shop.app.jobs.incidents.runOnce()
  await shop.settled()
  const cards = async (who = shop.ada) =>
    (await who.messages()).filter(({ text }) => /keeps failing|works again/.test(text ?? ''))
  return { ...shop, ids, cards }
}

test('each admin has one message, which changes, and is told once that it works again', async () => {
  const { ben, cards, pass, store } = await failing()
  expect(await cards()).toHaveLength(1)
  expect(await cards(ben)).toHaveLength(1)
  expect((await cards())[0]?.text).toMatch(/north keeps failing: new orders/)
  expect((await cards())[0]?.text).toMatch(/Open orders {2}12/)
  expect((await cards())[0]?.text).toMatch(/Certainly not sent {2}10/)
  for (let i = 0; i < 4; i++) await pass(LONG_MS)
  expect(await openIncidents(store.read)).toEqual([])
  const [card, recovered, ...more] = await cards()
  expect(card?.text).toMatch(/works again/)
  expect(recovered?.text).toMatch(/north works again/)
  expect(more).toEqual([])
})

test('while it keeps failing, nobody is told of each order by itself', async () => {
  const { ada, cards, pass, store } = await failing(200)
  for (let i = 0; i < 12; i++) await pass(LONG_MS)
  expect(await openIncidents(store.read)).toHaveLength(1)
  expect(await cards()).toHaveLength(1)
  expect(await ada.sees()).toMatch(/keeps failing/)
})

test('the orders that were not sent are cancelled and refunded, and no others', async () => {
  const { ada, ids, present, balance, holds, store } = await failing()
  const before = Number(await balance())
  await ada.press(/Cancel 10 orders not sent/)
  expect(await ada.sees()).toMatch(/Cancel and refund 10 orders that north certainly has not got/)
  expect((await ada.press('↩️ Yes, cancel and refund'))?.text).toMatch(/10 orders cancelled/)
  const states = await Promise.all(ids.map(async (id) => (await present(id)).status))
  expect(states).toEqual(['processing', 'processing', ...times(10, 'cancelled')])
  expect(await balance()).toBe(before + 10 * 2)
  expect(await ada.sees()).toMatch(/Open orders {2}2/)
  const acts = await store.read.select().from(auditLog).where(like(auditLog.action, '%.cancel'))
  expect(acts.filter(({ action }) => action === 'order.cancel')).toHaveLength(10)
  expect(acts.at(-1)).toMatchObject({ action: 'incident.cancel', detail: { count: 10 } })
  await holds()
})

test('they are sent to a person instead, who gets each as a task', async () => {
  const { ada, ids, present, pass, store } = await failing()
  await ada.press('➡️ Send them elsewhere')
  await ada.press('➡️ manual (10)')
  const jobs = await store.read.select().from(supplierJobs)
  expect(jobs.filter(({ supplier }) => supplier === 'manual')).toHaveLength(10)
  await pass(0)
  await ada.write('/tasks')
  expect((await ada.buttons()).filter((one) => /Goods/i.test(one)).length).toBeGreaterThan(3)
  expect(await present(ids[0] ?? '')).toMatchObject({ status: 'processing' })
})

test('holders are told once', async () => {
  const { ada, store } = await failing()
  await ada.press('📣 Tell the holders')
  await ada.press('📣 Yes, tell them')
  const told = await store.read.select().from(notices).where(like(notices.kind, 'orders_delayed'))
  expect(told.length).toBeLessThanOrEqual(1)
  expect(await ada.sees()).toMatch(/The holders were told/)
  expect(await ada.buttons()).not.toContain('📣 Tell the holders')
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
  const { store, clock, app, ids, present, balance, suppliers, holds } = await failing()
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
  await holds()
})
