import { expect, test } from 'vitest'
import { adjustBalance } from '../../src/domain/accounts/accounts.ts'
import { sweepEvents } from '../../src/domain/events/log.ts'
import { setLowBalanceThreshold } from '../../src/domain/ledger/ledger.ts'
import { testClient } from '../helpers/client.ts'
import { type EventBody, recordLow, withoutEvents } from '../helpers/events.ts'
import { addTestStock, PIDS, START } from '../helpers/factories.ts'

const DAY_MS = 86_400_000

/** An app whose account has had no event yet. */
async function followedApp() {
  const made = await testClient()
  await withoutEvents(made.store)
  const { key, accountId } = made
  const get = (query = '') => made.call('GET', `/events${query}`, { key })
  const list = async (query = '') => {
    const { status, body } = await get(query)
    expect(status).toBe(200)
    return body as { events: EventBody[]; nextAfter: string }
  }
  const low = (balanceMicros = 1) => recordLow(made.store, accountId, balanceMicros, made.clock.now)
  return { ...made, get, list, low }
}

const balances = ({ events }: { events: EventBody[] }) =>
  events.map(({ data }) => Number(data.balanceUsd) * 1_000_000)

test('lists an account’s events oldest first, and goes on after the last one', async () => {
  const { list, low, reseller, store } = await followedApp()
  const other = await reseller()
  await withoutEvents(store)
  for (const n of [1, 2, 3]) await low(n)
  await recordLow(store, other.accountId, 99)
  const first = await list('?limit=2')
  expect(balances(first)).toEqual([1, 2])
  expect(first.nextAfter).toBe(first.events[1]?.id)
  const second = await list(`?limit=2&after=${first.nextAfter}`)
  expect(balances(second)).toEqual([3])
  const third = await list(`?after=${second.nextAfter}`)
  expect(third).toEqual({ success: true, events: [], nextAfter: second.nextAfter })
  await low(4)
  expect(balances(await list(`?after=${third.nextAfter}`))).toEqual([4])
})

test('answers a place to go on from to an account that has no event yet', async () => {
  const { list, low } = await followedApp()
  const [empty, now] = [await list(), await list('?after=now')]
  expect(empty).toEqual({ success: true, events: [], nextAfter: expect.stringMatching(/^evt_/) })
  expect(now).toEqual(empty)
  await low()
  expect(balances(await list(`?after=${empty.nextAfter}`))).toEqual([1])
})

test('skips with after=now what has happened already', async () => {
  const { list, low } = await followedApp()
  await low(1)
  const { events, nextAfter } = await list('?after=now')
  expect(events).toEqual([])
  await low(2)
  expect(balances(await list(`?after=${nextAfter}`))).toEqual([2])
})

test('sorts ids like the events, and tells nothing of other accounts by them', async () => {
  const { list, low, clock, reseller, store } = await followedApp()
  for (let n = 1; n <= 40; n++) {
    clock.advance(n % 3 === 0 ? -5 : 7)
    await low(n)
  }
  const { events } = await list('?limit=200')
  const ids = events.map(({ id }) => id)
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids.map((id) => id.length))).toEqual(new Set([24]))
  const other = await reseller()
  await withoutEvents(store)
  await low(1)
  await recordLow(store, other.accountId, 1, clock.now)
  const [own] = (await list()).events
  expect(own?.id).not.toBe(ids[0])
})

test('refuses an after that is no event of this account', async () => {
  const { call, get, list, low, key, reseller, store, clock } = await followedApp()
  const other = await reseller()
  await withoutEvents(store)
  await low()
  await recordLow(store, other.accountId, 1, clock.now)
  const [own] = (await list()).events
  const { body } = await call('GET', '/events', { key: other.key })
  const [foreign] = body.events as EventBody[]
  const wrong = ['', 'x', 'evt_', `${own?.id}0`, own?.id.slice(0, -1), foreign?.id]
  wrong.push(
    own?.id.toLowerCase(),
    own?.id.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
  )
  for (const after of wrong) {
    const refused = await get(`?after=${after}`)
    expect(refused, after).toMatchObject({
      status: 400,
      body: { code: 'INVALID_REQUEST', detail: expect.stringContaining('after') },
    })
  }
  for (const query of ['?limit=x', '?wait=1.5', '?limit=1&limit=2', '?wait='])
    expect(await call('GET', `/events${query}`, { key }), query).toMatchObject({
      status: 400,
      body: { code: 'INVALID_REQUEST' },
    })
  expect((await list('?limit=0')).events).toHaveLength(1)
  expect((await list('?limit=1000&wait=-3')).events).toHaveLength(1)
})

test('keeps events for 30 days, and says so when others are gone', async () => {
  const { app, get, list, low, clock, store } = await followedApp()
  await low(1)
  clock.advance(1)
  await low(2)
  clock.advance(DAY_MS)
  await low(3)
  const { events } = await list()
  const [one, two, three] = events.map(({ id }) => id)
  clock.advance(30 * DAY_MS - 1)
  await app.jobs.sweep.runOnce()
  expect(balances(await list())).toEqual([3])
  const expired = await get(`?after=${one}`)
  expect(expired.status).toBe(410)
  expect(expired.body).toEqual({
    success: false,
    code: 'EVENTS_EXPIRED',
    error: 'EVENTS EXPIRED',
    oldest: three,
  })
  // Nothing is missing after the second event, although it is gone itself.
  expect(balances(await list(`?after=${two}`))).toEqual([3])
  clock.advance(DAY_MS * 365)
  await app.jobs.sweep.runOnce()
  // The newest one stays, so that the numbers go on.
  await low(4)
  expect(balances(await list(`?after=${three}`))).toEqual([4])
  clock.advance(DAY_MS * 31)
  await sweepEvents(store, clock.now)
  expect(balances(await list())).toEqual([4])
})

test('does not go on from an event that a restored backup does not have', async () => {
  const { get, list, low, store, clock } = await followedApp()
  await low(1)
  await low(2)
  const { nextAfter } = await list()
  await withoutEvents(store)
  expect(await get(`?after=${nextAfter}`)).toMatchObject({
    status: 410,
    body: { code: 'EVENTS_EXPIRED', oldest: null },
  })
  clock.advance(1000)
  for (const n of [11, 12, 13]) await low(n)
  const { events } = await list()
  expect(await get(`?after=${nextAfter}`)).toMatchObject({
    status: 410,
    body: { code: 'EVENTS_EXPIRED', oldest: events[0]?.id },
  })
})

test('shows orders as GET does, without their codes', async () => {
  const { call, key, list, store } = await followedApp()
  await addTestStock(store, PIDS.gamekey, 2)
  const place = async (body: object) => {
    const { body: placed } = await call('POST', '/orders', { key, body })
    const { body: shown } = await call('GET', `/orders/${placed.orderId}`, { key })
    return shown
  }
  const topup = await place({ pid: PIDS.userId, trxid: 'one', userId: '5123456' })
  const cancelled = await place({ pid: PIDS.userId, trxid: 'two', userId: '51234502' })
  const { codes, ...keys } = await place({ pid: PIDS.gamekey, trxid: 'three', quantity: 2 })
  expect(codes).toHaveLength(2)
  const { events } = await list()
  expect(events.map(({ type, data }) => ({ type, data }))).toEqual([
    { type: 'order.completed', data: topup },
    {
      type: 'wallet.credited',
      data: expect.objectContaining({ kind: 'refund', orderId: cancelled.orderId, trxid: 'two' }),
    },
    { type: 'order.cancelled', data: cancelled },
    { type: 'order.completed', data: { ...keys, codesCount: 2 } },
  ])
  for (const code of codes as string[]) expect(JSON.stringify(events)).not.toContain(code)
})

test('shows lookups as their answers', async () => {
  const { call, key, list } = await followedApp()
  const ask = async (path: string, body: object) => (await call('POST', path, { key, body })).body
  const found = await ask('/gameavvfy', { playerId: '5123456', trxid: 'one' })
  const missing = await ask('/gameavvfy', { playerId: '51234502', trxid: 'two' })
  const redeemed = await ask('/rdmgamea', {
    playerId: '5123456',
    code: 'UC-SECRET',
    trxid: 'three',
  })
  const { events } = await list()
  expect(events.map(({ type, data }) => ({ type, data }))).toEqual([
    { type: 'lookup.completed', data: found },
    { type: 'lookup.cancelled', data: missing },
    { type: 'lookup.completed', data: redeemed },
  ])
  expect(JSON.stringify(events)).not.toContain('UC-SECRET')
})

test('shows movements of the wallet other than what orders cost, and a low balance', async () => {
  const { list, store, accountId, call, key } = await followedApp()
  const adjust = (amountMicros: number, note: string) =>
    store.transaction((tx) =>
      adjustBalance(tx, accountId, { amountMicros, note, actor: 'operator' }, START),
    )
  await store.transaction((tx) => setLowBalanceThreshold(tx, accountId, 50_000_000))
  await adjust(5_000_000, 'A gift')
  await adjust(-60_000_000, 'Paid out')
  await call('POST', '/orders', {
    key,
    body: { pid: PIDS.userId, trxid: 'one', userId: '5123456' },
  })
  const { events } = await list()
  expect(events.map(({ type, data }) => ({ type, data }))).toEqual([
    {
      type: 'wallet.credited',
      data: {
        id: expect.any(Number),
        ...{ kind: 'credit', amountUsd: 5, balanceUsd: 105, note: 'A gift' },
        createdAt: START.toISOString(),
      },
    },
    {
      type: 'wallet.debited',
      data: {
        id: expect.any(Number),
        ...{ kind: 'debit', amountUsd: -60, balanceUsd: 45, note: 'Paid out' },
        createdAt: START.toISOString(),
      },
    },
    { type: 'wallet.low', data: { balanceUsd: 45, currency: 'USD', lowBalanceUsd: 50 } },
    { type: 'order.completed', data: expect.objectContaining({ orderCreated: true }) },
  ])
})
