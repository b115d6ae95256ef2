// From events to calls: who gets what, when it is retried, and when an endpoint is switched off.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  accounts,
  notices,
  webhookDeliveries,
  webhookEndpoints,
} from '../../../src/domain/schema.ts'
import { enqueueTest } from '../../../src/domain/webhooks/deliveries.ts'
import {
  type Endpoint,
  endpointsOf,
  removeEndpoint,
  turnOff,
  turnOn,
} from '../../../src/domain/webhooks/endpoints.ts'
import { enqueueNewEvents } from '../../../src/domain/webhooks/queue.ts'
import { recordAttempts } from '../../../src/domain/webhooks/results.ts'
import { actsOf } from '../../helpers/acts.ts'
import { later, START } from '../../helpers/factories.ts'
import { ban, unban } from '../../helpers/standing.ts'
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

test('an endpoint gets the events that happen after it was added, of the types that it wants', async () => {
  const store = await testStore()
  const { id } = await account(store)
  const other = await account(store)
  await happen(store, id, ['order.completed'])
  const all = (await endpoint(store, id)).endpoint
  const some = (await endpoint(store, id, ['lookup.completed'])).endpoint
  await happen(store, id, ['order.completed', 'lookup.completed'], later(1))
  await happen(store, other.id, ['order.completed'], later(1))
  await attempt(store, OK, later(2))
  const typesOf = async (one: Endpoint) => (await rows(store, one)).map(({ type }) => type)
  expect(await typesOf(all)).toEqual(['lookup.completed', 'order.completed'])
  expect(await typesOf(some)).toEqual(['lookup.completed'])
  expect(await attempt(store, OK, later(3))).toEqual([])
})

test('a failed call is made again after the waits of the documentation, nine times', async () => {
  const { store, one } = await hooked()
  let now = START
  const waits: number[] = []
  for (;;) {
    expect(await attempt(store, BROKEN, now)).toHaveLength(1)
    const [row] = await rows(store, one)
    if (!row?.dueAt) break
    // Not a moment before.
    expect(await attempt(store, BROKEN, new Date(row.dueAt.getTime() - 1))).toEqual([])
    waits.push((row.dueAt.getTime() - now.getTime()) / 1000)
    now = row.dueAt
  }
  const documented = [5, 300, 1800, 2, 5, 10, 14, 20, 24].map((n, i) => (i < 3 ? n : n * 3600))
  expect(waits).toHaveLength(documented.length)
  for (const [i, wait] of waits.entries()) {
    expect(wait).toBeGreaterThanOrEqual(documented[i] ?? 0)
    expect(wait).toBeLessThanOrEqual((documented[i] ?? 0) * 1.1 + 0.001)
  }
  expect((await rows(store, one))[0]).toMatchObject({
    status: 'failed',
    attempts: 10,
    httpStatus: 500,
  })
})

test('a due time that lies further ahead than any wait is due: the clock was set back', async () => {
  const store = await testStore()
  const { id } = await account(store)
  await endpoint(store, id)
  await happen(store, id, ['order.completed'])
  await attempt(store, BROKEN, later(30 * DAY_MS))
  expect(await attempt(store, OK, START)).toEqual([1])
})

test('after five days without a success an endpoint is off, and its owner is told once', async () => {
  const { store, id, telegramId, one } = await hooked(0)
  const state = async () => (await endpointsOf(store.read, id))[0]
  const told = () => store.read.select().from(notices).where(eq(notices.telegramId, telegramId))
  const fail = async (now: Date) => {
    await happen(store, id, ['order.completed'], now)
    await attempt(store, BROKEN, now)
  }
  await fail(START)
  await fail(later(4 * DAY_MS))
  await happen(store, id, ['order.completed'], later(4 * DAY_MS + 1))
  await attempt(store, OK, later(4 * DAY_MS + 10_000))
  expect(await state()).toMatchObject({ failingSince: null })
  await fail(later(5 * DAY_MS))
  await fail(later(10 * DAY_MS - 1))
  expect(await state()).toMatchObject({ offAt: null, failingSince: later(5 * DAY_MS) })
  expect(await told()).toEqual([])
  await fail(later(10 * DAY_MS))
  expect(await state()).toMatchObject({ offAt: later(10 * DAY_MS), offReason: 'failing' })
  expect((await told()).map(({ kind, data }) => ({ kind, ...data }))).toEqual([
    { kind: 'webhook_off', endpointId: one.id, reason: 'failing' },
  ])
  expect(await attempt(store, OK, later(11 * DAY_MS))).toEqual([])
  const acts = await actsOf(store, 'webhook.off')
  expect(acts).toMatchObject([{ actor: 'service', accountId: id }])
})

test('410 switches an endpoint off at once; turned on again it gets what happens from then on', async () => {
  const { store, id, present } = await hooked()
  await attempt(store, { httpStatus: 410, problem: 'gone', ms: 1 }, START)
  const off = await present()
  expect(off).toMatchObject({ offReason: 'gone' })
  await happen(store, id, ['order.completed'], later(1))
  expect(await attempt(store, OK, later(2))).toEqual([])
  await expect(store.transaction((tx) => enqueueTest(tx, off, later(2)))).rejects.toThrow(
    'WEBHOOK_OFF',
  )
  await store.transaction((tx) => turnOn(tx, off, actor, later(3)))
  await happen(store, id, ['order.completed'], later(4))
  // The first one still waits for its retry.
  expect(await attempt(store, OK, later(5))).toEqual([3])
  expect(await attempt(store, OK, later(6000))).toEqual([1])
})

test('a banned account gets nothing, nor does its test account; after the ban it gets everything', async () => {
  const store = await testStore()
  const { id } = await account(store)
  const twin = await account(store)
  await store.transaction((tx) =>
    tx.update(accounts).set({ testOf: id }).where(eq(accounts.id, twin.id)),
  )
  for (const one of [id, twin.id]) await endpoint(store, one)
  await happen(store, id, ['order.completed'])
  await happen(store, twin.id, ['order.completed'])
  await store.transaction((tx) => ban(tx, id, { reason: undefined, actor }, START))
  expect(await attempt(store, OK, later(1))).toEqual([])
  await store.transaction((tx) => unban(tx, id, actor, later(2)))
  expect((await attempt(store, OK, later(3))).length).toBeGreaterThanOrEqual(2)
})

test('events wait in their table while too many deliveries to a failing endpoint wait', async () => {
  const { store, id, one, present } = await hooked()
  await attempt(store, BROKEN, START)
  const waiting = { endpointId: one.id, type: 'order.completed', status: 'waiting' as const }
  const row = { ...waiting, attempts: 1, dueAt: later(HOUR_MS), createdAt: START }
  await store.transaction(async (tx) => {
    for (let i = 0; i < 10; i++) await tx.insert(webhookDeliveries).values(Array(1000).fill(row))
  })
  await happen(store, id, Array(5).fill('order.completed'), later(1))
  const full = new Set<string>()
  await enqueueNewEvents(store, full, later(2))
  await enqueueNewEvents(store, full, later(3))
  expect(await present()).toMatchObject({ cursor: 2 })
  await enqueueNewEvents(store, new Set(), later(4))
  expect(await present()).toMatchObject({ cursor: 3 })
  await store.transaction((tx) =>
    tx.update(webhookEndpoints).set({ failingSince: null }).where(eq(webhookEndpoints.id, one.id)),
  )
  await enqueueNewEvents(store, new Set(), later(5))
  expect(await present()).toMatchObject({ cursor: 6 })
})

test('a success beside a failure counts, although both calls began before either ended', async () => {
  const { store, present, due } = await hooked(2)
  const deliveries = await due()
  for (const [i, result] of [BROKEN, OK].entries())
    await store.transaction((tx) =>
      recordAttempts(
        tx,
        deliveries.slice(i, i + 1).map((each) => ({ ...each, ...result, at: later(i) })),
      ),
    )
  expect(await present()).toMatchObject({ failingSince: null })
})

test('a call that began before an endpoint was turned on again does not switch it off', async () => {
  const { store, one, present, due } = await hooked()
  await attempt(store, BROKEN, START)
  const deliveries = await due(later(6 * DAY_MS))
  expect(deliveries).toHaveLength(1)
  await store.transaction((tx) => turnOn(tx, one, actor, later(6 * DAY_MS)))
  await store.transaction((tx) =>
    recordAttempts(
      tx,
      deliveries.map((each) => ({ ...each, ...BROKEN, at: later(6 * DAY_MS + 1) })),
    ),
  )
  expect(await present()).toMatchObject({ offAt: null })
})

test('the audit log keeps the host of a URL, but not its path and query, which may be secrets', async () => {
  const store = await testStore()
  const { id } = await account(store)
  const url = 'https://shop.example:8443/hooks/s3cret?token=s3cret'
  const { endpoint: one } = await endpoint(store, id, null, START, url)
  await store.transaction((tx) => removeEndpoint(tx, one, actor, START))
  const acts = (await actsOf(store)).filter(({ accountId }) => accountId === id)
  const hosts = acts.flatMap(({ action, detail }) =>
    action.startsWith('webhook.') ? [detail?.host] : [],
  )
  expect(hosts).toEqual(['shop.example:8443', 'shop.example:8443'])
  expect(JSON.stringify(acts)).not.toContain('s3cret')
})

test('an endpoint that was switched off or removed in between is left alone', async () => {
  const { store, one, present, due } = await hooked()
  const deliveries = await due()
  const off = { reason: 'switched_off', actor } as const
  expect(await store.transaction((tx) => turnOff(tx, one, off, START))).toBe(true)
  expect(await store.transaction((tx) => turnOff(tx, one, off, START))).toBe(false)
  const gone = { httpStatus: 410, problem: 'gone', ms: 1, at: START }
  await store.transaction((tx) =>
    recordAttempts(
      tx,
      deliveries.map((each) => ({ ...each, ...gone })),
    ),
  )
  expect(await present()).toMatchObject({ offReason: 'switched_off' })
  expect(await store.read.$count(notices)).toBe(0)
})
