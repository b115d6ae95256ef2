// Deliveries that people see, send again, and that are swept.
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Tx } from '../../../src/db/store.ts'
import { webhookDeliveries } from '../../../src/domain/schema.ts'
import {
  enqueueTest,
  resendSince,
  sendAgain,
  sweepDeliveries,
} from '../../../src/domain/webhooks/deliveries.ts'
import { endpointById, removeEndpoint } from '../../../src/domain/webhooks/endpoints.ts'
import { enqueueNewEvents } from '../../../src/domain/webhooks/queue.ts'
import { later, START } from '../../helpers/factories.ts'
import { testStore } from '../../helpers/store.ts'
import {
  account,
  actor,
  attempt,
  BROKEN,
  endpoint,
  happen,
  hooked,
  OK,
  rows,
} from '../../helpers/webhooks.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

test('all events since a time are sent again, and one is', async () => {
  const store = await testStore()
  const { id } = await account(store)
  const { endpoint: one } = await endpoint(store, id, ['order.completed'])
  for (const ms of [1, 2, 3])
    await happen(store, id, ['order.completed', 'lookup.completed'], later(ms * 1000))
  expect(await attempt(store, OK, later(9000))).toEqual([1, 3, 5])
  const now = await endpointById(store.read, one.id, null)
  await store.transaction((tx) =>
    resendSince(tx, now, { since: later(2000), actor }, later(10_000)),
  )
  expect(await attempt(store, OK, later(11_000))).toEqual([3, 5])
  await store.transaction((tx) =>
    resendSince(tx, now, { since: later(4000), actor }, later(12_000)),
  )
  expect(await attempt(store, OK, later(12_000))).toEqual([])
  const first = (await rows(store, one)).find(({ eventNumber }) => eventNumber === 1)
  if (!first) throw new Error('The first event was not sent.')
  await store.transaction((tx) => sendAgain(tx, now, first, later(13_000)))
  expect(await attempt(store, OK, later(13_000))).toEqual([1])
  const numbers = (await rows(store, one)).map(({ eventNumber }) => eventNumber)
  expect(numbers).toEqual([1, 5, 3])
})

test('a test event is sent once, and its failure says nothing about the endpoint', async () => {
  const { store, one, present } = await hooked(0)
  const { testId } = await store.transaction((tx) => enqueueTest(tx, one, START))
  expect(testId).toMatch(/^evt_test_/)
  expect(await attempt(store, BROKEN, START)).toEqual([null])
  expect(await attempt(store, BROKEN, later(DAY_MS))).toEqual([])
  expect((await rows(store, one))[0]).toMatchObject({ status: 'failed', attempts: 1 })
  expect(await present()).toMatchObject({ failingSince: null })
})

test('the sweep keeps what waits and the newest 1,000 of 30 days, and nothing of removed endpoints', async () => {
  const { store, id, one } = await hooked(0)
  const { endpoint: gone } = await endpoint(store, id)
  const add = (endpointId: string, count: number, dueAt: Date | null, createdAt: Date) => {
    const row = { endpointId, type: 'order.completed', attempts: 1, dueAt, createdAt }
    const status = dueAt ? ('waiting' as const) : ('delivered' as const)
    return store.transaction((tx) =>
      tx.insert(webhookDeliveries).values(Array(count).fill({ ...row, status })),
    )
  }
  const now = later(40 * DAY_MS)
  await add(one.id, 1, START, START)
  await add(one.id, 3, null, START)
  await add(one.id, 1200, null, later(39 * DAY_MS))
  await add(gone.id, 5, START, now)
  await store.transaction((tx) => removeEndpoint(tx, gone, actor, now))
  await sweepDeliveries(store, now)
  const count = (endpointId: string, status: 'waiting' | 'delivered') =>
    store.read.$count(
      webhookDeliveries,
      and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.status, status)),
    )
  expect(await count(one.id, 'waiting')).toBe(1)
  expect(await count(one.id, 'delivered')).toBe(1000)
  expect(await count(gone.id, 'waiting')).toBe(0)
})

test('the sweep and new events write little in each transaction, since orders wait for it', async () => {
  const real = await testStore()
  const counts: number[] = []
  const store = {
    ...real,
    async transaction<T>(work: (tx: Tx) => Promise<T>) {
      const before = await real.read.$count(webhookDeliveries)
      const result = await real.transaction(work)
      counts.push(Math.abs((await real.read.$count(webhookDeliveries)) - before))
      return result
    },
  }
  for (let i = 0; i < 20; i++) {
    const { id } = await account(real)
    await endpoint(real, id)
    await happen(real, id, Array(i < 4 ? 60 : 2).fill('order.completed'))
  }
  await enqueueNewEvents(store, new Set(), START)
  // Of each endpoint at most 50 at first.
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4 * 50 + 16 * 2)
  expect(Math.max(...counts)).toBeLessThan(100)
  expect(counts.length).toBeLessThan(10)
  counts.length = 0
  await enqueueNewEvents(store, new Set(), START)
  expect(counts).toEqual([40])

  const ended = { endpointId: 'whe_removed', type: 'order.completed', status: 'failed' as const }
  const row = { ...ended, attempts: 1, dueAt: null, createdAt: START }
  await real.transaction((tx) => tx.insert(webhookDeliveries).values(Array(700).fill(row)))
  counts.length = 0
  await sweepDeliveries(store, START)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(700)
  expect(Math.max(...counts)).toBeLessThanOrEqual(200)
})
