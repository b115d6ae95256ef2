// The clock of the machine was a day ahead and has been set right. What was put off until then goes on.
import { describe, expect, onTestFinished, test } from 'vitest'
import { addressToAdmins, notifyAdmins } from '../../../src/domain/notices/notices.ts'
import { stuckItems } from '../../../src/domain/reports/stuck.ts'
import { notices, supplierJobs } from '../../../src/domain/schema.ts'
import { type OrderResult, SupplierFault } from '../../../src/domain/suppliers/supplier.ts'
import { createManualSupplier } from '../../../src/suppliers/manual.ts'
import { testApp } from '../../helpers/app.ts'
import { leaveOrders } from '../../helpers/backlog.ts'
import { testBot } from '../../helpers/bot.ts'
import { importTestCatalog, later, openTestAccount, PIDS, START } from '../../helpers/factories.ts'
import { killableStore } from '../../helpers/killable-store.ts'
import { placeOrder } from '../../helpers/place-order.ts'
import {
  held,
  PATIENT,
  type PlaceStep,
  scriptedApp,
  twoApps,
} from '../../helpers/scripted-supplier.ts'
import { openTestStore, testDatabase, testShop } from '../../helpers/store.ts'

const DAY_MS = 86_400_000
const order = (trxid: string) => ({ pid: PIDS.userId, userId: '5123456', trxid })

test('open orders and redemptions go on at once', async () => {
  const app = await scriptedApp({ place: ['accept', 'not-sent'], lookup: ['unknown'] })
  const { key } = await app.reseller()
  const ids: unknown[] = []
  for (const trxid of ['accepted', 'not sent'])
    ids.push((await app.call('POST', '/orders', { key, body: order(trxid) })).body.orderId)
  const redemption = { playerId: '5123456', code: 'UC-1', trxid: 'redemption' }
  await app.call('POST', '/rdmgamea', { key, body: redemption })
  expect(await app.pass(-DAY_MS)).toBe(3)
  for (const id of ids)
    expect((await app.call('GET', `/orders/${id}`, { key })).body.status).toBe('completed')
})

test('an order whose call is out stays with the process that makes it, while that lives', async () => {
  const call = held<OrderResult>()
  const { first, second, supplier } = await twoApps({ place: [call.step] }, { config: PATIENT })
  const { key } = await first.reseller()
  const answer = first.call('POST', '/orders', { key, body: order('held') })
  await call.reached
  first.clock.advance(-DAY_MS)
  expect(await second.app.jobs.fulfil.runOnce()).toBe(0)
  call.breakOff(new SupplierFault('not-sent', 'Down.'))
  await answer
  expect(supplier.calls).toHaveLength(1)
})

describe('an order whose process was killed meanwhile', () => {
  /** The first call was made and not answered; the next process runs, on a clock a day behind. */
  async function leftBehind(place: PlaceStep) {
    const url = await testDatabase()
    const killable = killableStore(await openTestStore(url))
    const store = await openTestStore(url)
    await importTestCatalog(store)
    const app = await scriptedApp({ place: [place] }, { store: killable.store, config: PATIENT })
    onTestFinished(killable.leave)
    const { key } = await app.reseller()
    void app.call('POST', '/orders', { key, body: order('left') })
    const { supplier, clock } = app
    await expect.poll(() => supplier.calls.length).toBe(1)
    await killable.kill()
    clock.advance(-DAY_MS)
    const suppliers = new Map([['sandbox', supplier]])
    const shared = { store, suppliers, clock: () => clock.now, config: PATIENT }
    return { next: await scriptedApp({}, shared), supplier, clock, key }
  }

  test('is taken up by the next', async () => {
    const { next, key } = await leftBehind('act-silent')
    await next.app.jobs.fulfil.runOnce()
    const again = await next.call('POST', '/orders', { key, body: order('left') })
    expect(again.body).toMatchObject({ status: 'completed', idempotentReplay: true })
  })

  test('is not placed again while its call may be on its way, nor much later', async () => {
    const { next, supplier, clock } = await leftBehind('silent')
    const placed = () => supplier.calls.filter(({ method }) => method === 'place').length
    await next.app.jobs.fulfil.runOnce()
    expect(placed()).toBe(1)
    clock.advance(2 * 60_000 - 1)
    await next.app.jobs.fulfil.runOnce()
    expect(placed()).toBe(1)
    clock.advance(60_000)
    await next.app.jobs.fulfil.runOnce()
    expect(placed()).toBe(2)
  })
})

test('an order that a process has claimed of which nothing else is known is taken up', async () => {
  const app = await scriptedApp()
  const { id } = await openTestAccount(app.store, { balanceMicros: 9_000_000 })
  await leaveOrders(app.store, id, 1, later(DAY_MS))
  expect(await app.app.jobs.fulfil.runOnce()).toBe(1)
})

test('a supplier that asked for a pause gets new orders at once', async () => {
  const busy = async () => {
    throw new SupplierFault('not-sent', 'It answered 429.', { retryAfterMs: 1000 })
  }
  const app = await scriptedApp({ place: [busy] }, { config: PATIENT })
  const { key } = await app.reseller()
  const place = async (trxid: string) =>
    (await app.call('POST', '/orders', { key, body: order(trxid) })).body
  expect(await place('refused')).toMatchObject({ status: 'processing' })
  app.clock.advance(-DAY_MS)
  expect(await place('new')).toMatchObject({ status: 'completed' })
})

test('nothing is put off for longer than an hour, whatever a supplier asks for', async () => {
  const checkAfterMs = 10 * DAY_MS
  const app = await scriptedApp({ place: [async () => ({ outcome: 'processing', checkAfterMs })] })
  const { key } = await app.reseller()
  await app.call('POST', '/orders', { key, body: order('slow') })
  expect(await app.pass(60 * 60_000 - 1)).toBe(0)
  expect(await app.pass(1)).toBe(1)
})

test('a notice that was put off is told', async () => {
  const { store, clock, app } = await testBot({}, { adminIds: new Set([9_000_001]) })
  const notice = { kind: 'backup_failed', reason: 'full' } as const
  await store.transaction((tx) => notifyAdmins(tx, notice, clock.now))
  await addressToAdmins(store, [9_000_001], clock.now)
  clock.now = new Date(clock.now.getTime() - DAY_MS)
  // The admin never wrote to the bot: it is dropped once it was tried.
  await app.bot?.jobs.notify.runOnce()
  expect(await store.read.$count(notices)).toBe(0)
})

test('the admins are reminded of an order for a person', async () => {
  const store = await testShop()
  let now = START
  const clock = () => now
  const people = createManualSupplier({ name: 'sandbox', store, clock, remindMs: 60_000 })
  const suppliers = new Map([['sandbox', people]])
  const app = await testApp({ store, clock, suppliers, config: PATIENT })
  const { key } = await app.reseller()
  await app.call('POST', '/orders', { key, body: order('by hand') })
  now = later(-DAY_MS)
  await app.app.jobs.fulfil.runOnce()
  const told = await store.read.select().from(notices).orderBy(notices.id)
  const reminders = told.filter(({ kind }) => kind === 'manual_order').map(({ data }) => data)
  expect(reminders).toMatchObject([{ reminder: false }, { reminder: true }])
})

test('lists as stuck what is due at a time to come, or was placed then', async () => {
  const store = await testShop()
  const { id: accountId } = await openTestAccount(store, { balanceMicros: 9_000_000 })
  const { order: placed } = await placeOrder(store, { accountId })
  const stuck = async (now = START) => (await stuckItems(store.read, 5, now)).map(({ id }) => id)
  expect(await stuck()).toEqual([])
  // Tried while the clock was ahead.
  await store.transaction((tx) => tx.update(supplierJobs).set({ dueAt: later(DAY_MS) }))
  expect(await stuck()).toEqual([placed.id])
  await store.transaction((tx) => tx.update(supplierJobs).set({ dueAt: START }))
  expect(await stuck()).toEqual([])
  expect(await stuck(later(-DAY_MS))).toEqual([placed.id])
})
