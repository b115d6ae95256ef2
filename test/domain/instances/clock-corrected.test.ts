// The clock was nine minutes ahead and has been set right. That is less than many waits, so a stored time alone
// does not show it. What was put off meanwhile is tried at once, by the same process or the next.
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Store } from '../../../src/db/store.ts'
import { notifyAccount } from '../../../src/domain/notices/notices.ts'
import { notices, supplierJobs } from '../../../src/domain/schema.ts'
import { noMeter } from '../../../src/domain/shared/meter.ts'
import { SupplierFault } from '../../../src/domain/suppliers/supplier.ts'
import { notifyJob } from '../../../src/jobs/notify.ts'
import { createLog } from '../../../src/log/log.ts'
import { importTestCatalog, later, openTestAccount, PIDS } from '../../helpers/factories.ts'
import { killableStore } from '../../helpers/killable-store.ts'
import { PATIENT, type Script, scriptedApp } from '../../helpers/scripted-supplier.ts'
import { openTestStore, testDatabase } from '../../helpers/store.ts'
import { issueKeyForTests } from '../../helpers/test-keys.ts'
import { account, attempt, BROKEN, endpoint, happen, OK } from '../../helpers/webhooks.ts'

const MINUTE_MS = 60_000
const AHEAD_MS = 9 * MINUTE_MS
const order = (trxid: string) => ({ pid: PIDS.userId, userId: '5123456', trxid })

/** Answers 429 with Retry-After: 1. */
async function busy(): Promise<never> {
  throw new SupplierFault('not-sent', 'It answered 429.', { retryAfterMs: 1000 })
}
/** Takes an order on, and asks for a minute. */
const slow = async () => ({ outcome: 'processing', checkAfterMs: MINUTE_MS }) as const

/** A process that has run for a while when its clock jumps ahead, and can be killed. */
async function aheadApp(script: Script) {
  const url = await testDatabase()
  const killable = killableStore(await openTestStore(url))
  const store = await openTestStore(url)
  await importTestCatalog(store)
  const app = await scriptedApp(script, { store: killable.store, config: PATIENT })
  onTestFinished(killable.leave)
  const { supplier, clock } = app
  const { key } = await app.reseller()
  await app.app.jobs.clock.runOnce()
  clock.advance(AHEAD_MS)
  await app.app.jobs.clock.runOnce()
  return {
    ...{ app, supplier, clock, store },
    place: async (trxid: string, at = app) =>
      (await at.call('POST', '/orders', { key, body: order(trxid) })).body,
    async killAndStart() {
      await killable.kill()
      const suppliers = new Map([['sandbox', supplier]])
      return scriptedApp({}, { store, suppliers, clock: () => clock.now, config: PATIENT })
    },
  }
}

describe('a supplier that asked for a pause of a second', () => {
  test('gets new orders at once', async () => {
    const { place, clock } = await aheadApp({ place: [busy] })
    expect(await place('refused')).toMatchObject({ status: 'processing' })
    clock.advance(-AHEAD_MS)
    expect(await place('new')).toMatchObject({ status: 'completed' })
  })
})

describe.each(['the same process', 'the next one, after a kill'])('%s tries', (which) => {
  /** The orders are put off while the clock is ahead. @returns the number of attempts once it is right. */
  async function attemptsAfter(script: Script, trxids: string[]) {
    const ahead = await aheadApp(script)
    for (const trxid of trxids)
      expect(await ahead.place(trxid)).toMatchObject({ status: 'processing' })
    const { app, clock, supplier } = ahead
    clock.advance(-AHEAD_MS)
    const next = which === 'the same process' ? app : await ahead.killAndStart()
    await next.app.jobs.clock.runOnce()
    const attempts = await next.app.jobs.fulfil.runOnce()
    return { ...ahead, next, supplier, attempts }
  }

  test('an order that was not sent', async () => {
    const { attempts, place, next } = await attemptsAfter({ place: ['not-sent'] }, ['T-1'])
    expect(attempts).toBe(1)
    expect(await place('T-1', next)).toMatchObject({ status: 'completed' })
  })

  test('orders that were refused with 429, or waited for that', async () => {
    const { attempts } = await attemptsAfter({ place: [busy] }, ['T-1', 'T-2'])
    expect(attempts).toBe(2)
  })

  test('an order that its supplier was working on', async () => {
    const { attempts, supplier } = await attemptsAfter({ place: [slow] }, ['T-1'])
    expect(attempts).toBe(1)
    expect(supplier.calls.map(({ method }) => method)).toContain('check')
  })

  test('one without an answer, and places it again only after two minutes', async () => {
    const { supplier, clock, next, place } = await attemptsAfter({ place: ['unknown'] }, ['T-1'])
    const placed = () => supplier.calls.filter(({ method }) => method === 'place').length
    const pass = async (ms: number) => {
      clock.advance(ms)
      await next.app.jobs.clock.runOnce()
      await next.app.jobs.fulfil.runOnce()
    }
    expect(placed()).toBe(1)
    await pass(2 * MINUTE_MS - 1)
    expect(placed()).toBe(1)
    await pass(MINUTE_MS)
    expect(placed()).toBe(2)
    expect(await place('T-1', next)).toMatchObject({ status: 'completed' })
  })
})

test('a test order for a slow player ends', async () => {
  const { app, clock, store } = await aheadApp({})
  const { telegramId } = await app.reseller()
  const { key } = await issueKeyForTests(store, telegramId)
  const body = { ...order('T-1'), userId: '5123401' }
  const place = async () => (await app.call('POST', '/orders', { key, body })).body
  expect(await place()).toMatchObject({ status: 'processing' })
  clock.advance(-AHEAD_MS)
  await app.app.jobs.clock.runOnce()
  await app.app.jobs.fulfil.runOnce()
  expect(await place()).toMatchObject({ status: 'completed' })
})

test('a supplier that wants time before the next call gets all of it', async () => {
  const { place, clock, app, store } = await aheadApp({ place: [slow] })
  await place('T-1')
  clock.advance(-AHEAD_MS)
  await app.app.jobs.clock.runOnce()
  const [job] = await store.read.select().from(supplierJobs)
  expect(job?.calledAt).toEqual(clock.now)
})

test('a notice that Telegram did not take is sent', async () => {
  const { app, store, clock } = await aheadApp({})
  const { id } = await openTestAccount(store)
  await store.transaction((tx) => tx.delete(notices))
  const sent: string[] = []
  const job = notifyJob({
    ...{ store, meter: noMeter, adminIds: new Set<number>(), log: createLog('silent') },
    clock: () => clock.now,
    isPaused: () => false,
    async deliver(_, { kind }) {
      sent.push(kind)
      return sent.length === 1 ? { outcome: 'later', againMs: MINUTE_MS } : { outcome: 'delivered' }
    },
  })
  const notice = { kind: 'balance_adjusted', amountMicros: 1, note: 'a gift' } as const
  await store.transaction((tx) => notifyAccount(tx, id, notice, clock.now))
  await job.runOnce()
  clock.advance(-AHEAD_MS)
  await app.app.jobs.clock.runOnce()
  await job.runOnce()
  expect(sent).toHaveLength(2)
})

test('of webhooks, only what was tried while the clock was ahead is tried again', async () => {
  const { app, store, clock } = await aheadApp({})
  const { id } = await account(store)
  await endpoint(store, id)
  // Three tries long before: the fourth is due half an hour after the third.
  const tries = [-20 * MINUTE_MS, -19 * MINUTE_MS, -13 * MINUTE_MS].map(later)
  await happen(store, id, ['order.completed'], tries[0])
  for (const at of tries) expect(await attempt(store, BROKEN, at)).toEqual([1])
  await happen(store, id, ['order.completed'], clock.now)
  expect(await attempt(store, BROKEN, clock.now)).toEqual([2])
  clock.advance(-AHEAD_MS)
  await app.app.jobs.clock.runOnce()
  expect(await attempt(store, OK, clock.now)).toEqual([2])
})

describe('what was put off by a clock that is right is left alone', () => {
  const noticed = (logLines: readonly string[]) =>
    logLines.filter((line) => line.includes('the clock was set back')).length

  test('though NTP sets it back by seconds', async () => {
    const app = await scriptedApp({ place: [slow] })
    const { key } = await app.reseller()
    await app.app.jobs.clock.runOnce()
    await app.call('POST', '/orders', { key, body: order('T-1') })
    app.clock.advance(-4000)
    await app.app.jobs.clock.runOnce()
    expect(await app.pass(0)).toBe(0)
  })

  test('though another process is ahead, but once by one that starts beside it', async () => {
    const url = await testDatabase()
    const stores = await Promise.all([1, 2, 3].map(() => openTestStore(url)))
    const [own, wrongs, nexts] = stores as [Store, Store, Store]
    await importTestCatalog(own)
    const first = await scriptedApp({ place: [slow] }, { store: own })
    const { clock } = first
    const ahead = () => new Date(clock.now.getTime() + AHEAD_MS)
    const wrong = await scriptedApp({}, { store: wrongs, clock: ahead })
    const { key } = await first.reseller()
    await first.app.jobs.clock.runOnce()
    await wrong.app.jobs.clock.runOnce()
    await first.call('POST', '/orders', { key, body: order('T-1') })
    for (let i = 0; i < 5; i++) {
      for (const { app } of [wrong, first]) await app.jobs.clock.runOnce()
      expect(await first.pass(10_000)).toBe(0)
    }
    const next = await scriptedApp({}, { store: nexts, clock: () => clock.now })
    for (let minutes = 0; minutes < 5; minutes++) {
      for (const { app } of [wrong, first, next]) await app.jobs.clock.runOnce()
      clock.advance(MINUTE_MS)
    }
    expect([first, wrong, next].map(({ logLines }) => noticed(logLines))).toEqual([0, 0, 1])
  })
})
