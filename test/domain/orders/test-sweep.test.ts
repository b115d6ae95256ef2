import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Reader, Store } from '../../../src/db/store.ts'
import { refillTestWallet } from '../../../src/domain/accounts/test-account.ts'
import { entriesOf, sumUpEntries } from '../../../src/domain/ledger/entries.ts'
import { balanceOf, post } from '../../../src/domain/ledger/ledger.ts'
import { proveLedger } from '../../../src/domain/ledger/proofs/proof.ts'
import { abandonLookup, lookupById } from '../../../src/domain/orders/lookups.ts'
import { sweepTests } from '../../../src/domain/orders/test-sweep.ts'
import {
  entries,
  freeLookups,
  lookups,
  orders,
  submissions,
  supplierCalls,
  supplierJobs,
} from '../../../src/domain/schema.ts'
import { testApp, unlimited } from '../../helpers/app.ts'
import { connectDirectly } from '../../helpers/direct.ts'
import { addTestStock, PIDS } from '../../helpers/factories.ts'
import { openTestStore } from '../../helpers/store.ts'
import { issueKeyForTests } from '../../helpers/test-keys.ts'

const DAY_MS = 86_400_000

/** A reseller with a live and a test key, who has used both for the same orders and lookups. */
async function testWorld() {
  const app = await testApp({ rateLimiter: unlimited })
  const { store, clock, call } = app
  const { accountId: liveId, telegramId, key: live } = await app.reseller()
  const { accountId: testId, key: test } = await issueKeyForTests(store, telegramId)
  await addTestStock(store, PIDS.gamekey, 10)
  const post = async (key: string, path: string, body: object) =>
    (await call('POST', path, { key, body })).body
  const get = async (key: string, path: string) => (await call('GET', path, { key })).body
  const order = (key: string, trxid: string, userId = '5123456') =>
    post(key, '/orders', { pid: PIDS.userId, userId, trxid })
  async function use(key: string, day: string) {
    await order(key, `${day} done`)
    await order(key, `${day} cancelled`, '5123402')
    await post(key, '/orders', { pid: PIDS.gamekey, trxid: `${day} codes` })
    await post(key, '/gameavvfy', { playerId: '5123456', trxid: `${day} paid` })
    const free = { userId: '123456', zoneId: '2001' }
    await post(key, '/gamebvfy', { ...free, trxid: `${day} free` })
    const silent = { ...free, userId: '123404', trxid: `${day} abandoned` }
    const { orderId } = await post(key, '/gamebvfy', silent)
    await store.transaction(async (tx) =>
      abandonLookup(tx, await lookupById(tx, String(orderId)), clock.now),
    )
  }
  return {
    ...{ ...app, post, get, order, use, liveId, testId, live, test },
    sweep: () => app.app.jobs.sweep.runOnce(),
    pass: (days: number) => clock.advance(days * DAY_MS),
  }
}

/** All that the account has stored, whatever its age. */
async function storedBy({ read }: Store, accountId: number) {
  const own = { orders, lookups, submissions, entries, freeLookups, supplierJobs }
  const stored: Record<string, unknown[]> = {}
  for (const [name, table] of Object.entries(own))
    stored[name] = await read
      .select()
      .from(table)
      .where(eq(table.accountId, accountId))
      .orderBy(sql`1`, sql`2`)
  return stored
}

const placedBy = async (store: Store, accountId: number) =>
  (
    await store.read
      .select({ trxid: orders.trxid })
      .from(orders)
      .where(eq(orders.accountId, accountId))
      .orderBy(asc(orders.seq))
  ).map(({ trxid }) => trxid)

test('removes what a test account stored 31 days ago, and nothing of a live one', async () => {
  const world = await testWorld()
  const { store, clock, get, use, sweep, pass, liveId, testId, live, test } = world
  const idle = await issueKeyForTests(store, (await world.reseller()).telegramId)
  await use(live, 'old')
  await use(test, 'old')
  await store.transaction((tx) => refillTestWallet(tx, testId, clock.now))
  pass(30)
  await use(live, 'new')
  await use(test, 'new')
  const { entries: before } = await storedBy(store, testId)
  await sweep()
  expect((await storedBy(store, testId)).entries).toEqual(before)

  pass(1.5)
  const ofLive = await storedBy(store, liveId)
  const balanceMicros = await balanceOf(store.read, testId)
  await sweep()
  expect(await storedBy(store, liveId)).toEqual(ofLive)
  expect(await placedBy(store, testId)).toEqual(['new done', 'new cancelled', 'new codes'])
  const left = await storedBy(store, testId)
  expect(left).toMatchObject({
    lookups: [{ trxid: 'new paid' }, { trxid: 'new free' }, { trxid: 'new abandoned' }],
    submissions: { length: 5 },
    // The sum, three orders with a refund, and a fee.
    entries: { length: 1 + 4 + 1 },
    freeLookups: { length: 1 },
  })
  const ids = [...(left.orders ?? []), ...(left.lookups ?? [])].map(
    (one) => (one as { id: string }).id,
  )
  const calls = await store.read
    .selectDistinct({ reference: supplierCalls.reference })
    .from(supplierCalls)
    .where(eq(supplierCalls.supplier, 'test supplier'))
  for (const { reference } of calls) expect(ids).toContain(reference)

  expect((await storedBy(store, idle.accountId)).entries).toHaveLength(1)
  expect(await balanceOf(store.read, testId)).toBe(balanceMicros)
  const listed = (await get(test, '/transactions')).transactions as { amountUsd: number }[]
  const sum = listed.reduce((total, { amountUsd }) => total + Math.round(amountUsd * 1e6), 0)
  expect(sum).toBe(balanceMicros)
  expect(listed.at(-1)).toMatchObject({ kind: 'credit', note: 'sum of earlier entries' })
  expect(await proveLedger(store.read)).toMatchObject({ findings: [], test: { findings: [] } })
})

test('then its trxids are free, and what it reads is as if nothing had been there', async () => {
  const { store, get, order, use, sweep, pass, testId, test } = await testWorld()
  await use(test, 'old')
  const { orderId } = await order(test, 'again')
  pass(32)
  await sweep()
  expect(await get(test, `/orders/${orderId}`)).toMatchObject({ code: 'ORDER_NOT_FOUND' })
  expect(await get(test, '/history?page=1')).toMatchObject({ total: 0, orders: [] })
  // Its newest event is kept for the sake of its number.
  expect(await get(test, '/events')).toMatchObject({ success: true, events: [] })
  const second = await order(test, 'again')
  expect(second).toMatchObject({ status: 'completed' })
  expect(second).not.toHaveProperty('idempotentReplay')
  expect(await get(test, '/events')).toMatchObject({ events: [{ type: 'order.completed' }] })
  expect(await get(test, '/history?page=1')).toMatchObject({ total: 1 })
  for (let i = 0; i < 2; i++) {
    pass(32)
    await sweep()
    const [sum, ...others] = (await storedBy(store, testId)).entries ?? []
    expect(others).toEqual([])
    expect(sum).toMatchObject({ balanceAfterMicros: await balanceOf(store.read, testId) })
  }
  expect(await proveLedger(store.read)).toMatchObject({ findings: [], test: { findings: [] } })
})

test('an order goes with its charge, though its refund is kept for longer, or it is still open', async () => {
  const { app, store, get, order, sweep, pass, testId, test } = await testWorld()
  const late = await order(test, 'late', '5123403')
  pass(10)
  await app.jobs.fulfil.runOnce()
  expect(await get(test, `/orders/${late.orderId}`)).toMatchObject({ status: 'cancelled' })
  await order(test, 'open', '5123404')
  pass(22)
  await sweep()
  expect(await placedBy(store, testId)).toEqual(['open'])
  expect((await get(test, '/transactions')).transactions).toMatchObject([
    { kind: 'charge' },
    { kind: 'refund', orderId: late.orderId },
    { kind: 'credit' },
  ])
  expect(await get(test, '/events')).toMatchObject({ success: true })
  expect(await proveLedger(store.read)).toMatchObject({ findings: [], test: { findings: [] } })
  pass(10)
  await sweep()
  expect(await storedBy(store, testId)).toMatchObject({
    ...{ orders: [], submissions: [], supplierJobs: [] },
    entries: [{ amountMicros: 99_010_000, note: 'sum of earlier entries' }],
  })
  expect(await proveLedger(store.read)).toMatchObject({ findings: [], test: { findings: [] } })
})

test('deletes no live order, even one that an entry of a test account names', async () => {
  const { store, clock, order, use, sweep, pass, liveId, testId, live } = await testWorld()
  await use(live, 'old')
  const { orderId } = await order(live, 'named')
  const { lookups: looked = [] } = await storedBy(store, liveId)
  const named = [String(orderId), ...looked.map((one) => (one as { id: string }).id)]
  for (const reference of named)
    await store.transaction((tx) =>
      post(tx, { accountId: testId, kind: 'debit', amountMicros: -1, reference }, clock.now),
    )
  const ofLive = await storedBy(store, liveId)
  pass(32)
  await sweep()
  expect(await storedBy(store, liveId)).toEqual(ofLive)
  expect((await storedBy(store, testId)).entries).toHaveLength(1)
})

test('sums up no entries of a live account', async () => {
  const { store, liveId } = await testWorld()
  const { rows } = await entriesOf(store.read, liveId, { limit: 1, cursor: null })
  await expect(store.transaction((tx) => sumUpEntries(tx, rows))).rejects.toThrow(/unique/i)
  expect((await entriesOf(store.read, liveId, { limit: 9, cursor: null })).rows).toEqual(rows)
})

test('removes many in several transactions, also if two processes do it at once', async () => {
  const { store, clock, pass, testId } = await testWorld()
  const fee = { accountId: testId, kind: 'fee' as const, amountMicros: -1 }
  const MANY = 250
  let posted = 0
  const postMany = () =>
    store.transaction(async (tx) => {
      for (let i = 0; i < MANY; i++)
        await post(tx, { ...fee, reference: `fee ${posted++}` }, clock.now)
    })
  const count = (db: Reader) => db.$count(entries, eq(entries.accountId, testId))
  let most = 0
  const watched: Store = {
    ...store,
    transaction: (work) =>
      store.transaction(async (tx) => {
        const before = await count(tx)
        const result = await work(tx)
        most = Math.max(most, before - (await count(tx)))
        return result
      }),
  }
  await postMany()
  pass(32)
  await sweepTests(watched, clock.now)
  expect(most).toBe(99)
  expect(await count(store.read)).toBe(1)

  await postMany()
  pass(32)
  const other = await openTestStore((await connectDirectly(store)).url)
  await Promise.all([store, other].map((one) => sweepTests(one, clock.now)))
  expect((await storedBy(store, testId)).entries).toMatchObject([
    { amountMicros: 100_000_000 - posted },
  ])
})
