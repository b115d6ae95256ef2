// The job that posts events: what a receiver gets, at most how much at once, and what a crash leaves.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import { expect, test, vi } from 'vitest'
import type { Store } from '../../src/db/store.ts'
import { noMeter } from '../../src/domain/shared/meter.ts'
import { deliveriesOf } from '../../src/domain/webhooks/deliveries.ts'
import { rotateSecret } from '../../src/domain/webhooks/endpoints.ts'
import type { Attempt } from '../../src/domain/webhooks/queue.ts'
import { webhookDeliveriesJob } from '../../src/jobs/webhook-deliveries.ts'
import { testApp } from '../helpers/app.ts'
import { later, PIDS, START } from '../helpers/factories.ts'
import { testStore } from '../helpers/store.ts'
import { issueKeyForTests } from '../helpers/test-keys.ts'
import { webhookReceiver } from '../helpers/webhook-receiver.ts'
import { account, actor, endpoint, happen, rows } from '../helpers/webhooks.ts'

/**
 * The job alone, with calls that the test ends.
 * @param committed awaited by its transactions after their commits.
 */
async function withCalls(committed: () => Promise<void> = async () => {}) {
  const store = await testStore()
  const transaction: Store['transaction'] = async (work) => {
    const result = await store.transaction(work)
    await committed()
    return result
  }
  const clock = { now: START }
  const open: {
    url: string
    id: string
    secrets: readonly string[]
    end: (result: Attempt) => void
  }[] = []
  let most = 0
  const job = webhookDeliveriesJob({
    store: { ...store, transaction },
    clock: () => clock.now,
    log: { info() {}, warn() {}, error() {} } as never,
    meter: { webhookCalled() {} },
    render: async (events) =>
      events.map((event) => ({ id: `evt_${event.accountId}_${event.number}` })),
    send: ({ url, id, secrets }) =>
      new Promise((resolve) => {
        open.push({
          ...{ url, id, secrets },
          end(result) {
            open.splice(
              open.findIndex((one) => one.id === id && one.url === url),
              1,
            )
            resolve(result)
          },
        })
        most = Math.max(most, open.length)
      }),
  })
  return { store, clock, open, job, most: () => most }
}

const OK: Attempt = { httpStatus: 200, problem: null, ms: 5 }
const FAILED: Attempt = { httpStatus: null, problem: 'no answer in time', ms: 15_000 }

test('a receiver verifies what it gets, and finds in it what GET /events answers', async () => {
  const { app, store, call, reseller, clock } = await testApp()
  const { received, url } = await webhookReceiver()
  const { key, accountId } = await reseller()
  const { endpoint: one, secret } = await endpoint(
    store,
    accountId,
    ['order.completed'],
    START,
    url,
  )
  const body = { pid: PIDS.userId, userId: '5123456789', trxid: 'hook-1' }
  const order = await call('POST', '/orders', { key, body })
  await app.jobs.webhooks.runOnce()
  await app.jobs.webhooks.drained()
  const { body: listed } = await call('GET', '/events?limit=200', { key })
  const events = listed.events as { id: string; type: string; data: { orderId?: string } }[]
  const event = events.find(({ type }) => type === 'order.completed')
  expect(event?.data.orderId).toBe(order.body.orderId)
  expect(received).toHaveLength(1)
  const [got] = received
  // The test's clock stands still; the library compares with the real one.
  const timestamp = String(Math.floor(clock.now.getTime() / 1000))
  expect(got?.headers).toMatchObject({ 'webhook-id': event?.id, 'webhook-timestamp': timestamp })
  expect(JSON.parse(got?.body ?? '')).toEqual(event)
  const signature = new Webhook(secret).sign(event?.id ?? '', clock.now, got?.body ?? '')
  expect(got?.headers['webhook-signature']).toBe(signature)
  const sent = await deliveriesOf(store.read, one.id, { limit: 9, cursor: null })
  expect(sent.rows).toMatchObject([{ status: 'delivered', httpStatus: 204, attempts: 1 }])
})

test('a retry has the same id, and after a rotation two signatures for a day', async () => {
  const { store, job, open, clock } = await withCalls()
  const { id } = await account(store)
  const { endpoint: one, secret } = await endpoint(store, id)
  await happen(store, id, ['order.completed'])
  await job.runOnce()
  const [first] = open
  expect(first?.secrets).toEqual([secret])
  first?.end(FAILED)
  await job.drained()
  clock.now = later(6000)
  const fresh = await store.transaction((tx) => rotateSecret(tx, one, actor, clock.now))
  await job.runOnce()
  const [second] = open
  expect(second).toMatchObject({ id: first?.id, secrets: [fresh, secret] })
  second?.end(FAILED)
  await job.drained()
  clock.now = later(25 * 3_600_000)
  await job.runOnce()
  expect(open[0]).toMatchObject({ id: first?.id, secrets: [fresh] })
  open[0]?.end(OK)
  await job.drained()
})

test('at most 4 calls at a time for an endpoint, and one until its first success', async () => {
  const { store, job, open } = await withCalls()
  const { id } = await account(store)
  await endpoint(store, id)
  await happen(store, id, Array(9).fill('order.completed'))
  await job.runOnce()
  expect(open).toHaveLength(1)
  await job.runOnce()
  expect(open).toHaveLength(1)
  open[0]?.end(OK)
  await expect.poll(() => open.length).toBe(4)
  await job.runOnce()
  expect(open).toHaveLength(4)
  open[0]?.end(FAILED)
  await job.runOnce()
  expect(open.length).toBeLessThanOrEqual(4)
  while (open.length > 0) {
    open[0]?.end(OK)
    await job.runOnce()
  }
  await job.drained()
})

test('a call that ends while the results of others are stored has its result stored, too', async () => {
  let committing: Promise<void> | null = null
  let commits = 0
  const { store, job, open } = await withCalls(async () => {
    commits++
    await committing
  })
  const { id } = await account(store)
  const { endpoint: one } = await endpoint(store, id)
  await happen(store, id, Array(3).fill('order.completed'))
  await job.runOnce()
  open[0]?.end(OK)
  await expect.poll(() => open.length).toBe(2)
  const [second, third] = open
  const commit = Promise.withResolvers<void>()
  committing = commit.promise
  const before = commits
  second?.end(OK)
  await expect.poll(() => commits).toBe(before + 1)
  third?.end(FAILED)
  await nextTurn()
  commit.resolve()
  await job.runOnce()
  expect(open).toEqual([])
  await job.drained()
  const stored = (await rows(store, one)).map(({ status, attempts }) => [status, attempts])
  expect(stored).toEqual([
    ['waiting', 1],
    ['delivered', 1],
    ['delivered', 1],
  ])
})

test('what was on its way at a crash, or when another process took over, is sent again', async () => {
  const { store, job, open } = await withCalls()
  const { id } = await account(store)
  await endpoint(store, id)
  await happen(store, id, ['order.completed'])
  const lost = new AbortController()
  await job.runOnce(lost.signal)
  lost.abort()
  const [first] = open
  // Answered too late: nobody wrote it down.
  first?.end(OK)
  await job.drained()
  await job.runOnce()
  expect(open.map((call) => call.id)).toEqual([first?.id])
  open[0]?.end(OK)
  await job.drained()
  await job.runOnce()
  expect(open).toEqual([])
})

test('an event of a test account whose order is not kept any more fails once; the others are sent, and in no metrics', async () => {
  const webhookCalled = vi.fn()
  const { app, store, call, reseller, clock } = await testApp({
    meter: { ...noMeter, webhookCalled },
  })
  const { received, url } = await webhookReceiver()
  const { telegramId } = await reseller()
  const { accountId, key } = await issueKeyForTests(store, telegramId)
  const { endpoint: one } = await endpoint(store, accountId, ['order.completed'], START, url)
  const place = (trxid: string) =>
    call('POST', '/orders', { key, body: { pid: PIDS.userId, userId: '5123456789', trxid } })
  await place('swept')
  clock.advance(32 * 24 * 3_600_000)
  await app.jobs.sweep.runOnce()
  const { body: kept } = await place('kept')
  await app.jobs.webhooks.runOnce()
  await app.jobs.webhooks.drained()
  const problem = 'the event is not kept any more'
  const sent = await deliveriesOf(store.read, one.id, { limit: 9, cursor: null })
  expect(sent.rows).toMatchObject([
    { status: 'delivered' },
    { status: 'failed', attempts: 1, dueAt: null, problem },
  ])
  expect(received.map(({ body }) => JSON.parse(body).data.orderId)).toEqual([kept.orderId])
  expect(webhookCalled).not.toHaveBeenCalled()
})
