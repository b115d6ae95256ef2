// Errors of the service itself while it prepares calls to webhooks.
import { eq, lt } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Store } from '../../src/db/store.ts'
import { createVault } from '../../src/db/vault.ts'
import type { WebhookSecrets } from '../../src/domain/schema.ts'
import { events, webhookEndpoints } from '../../src/domain/schema.ts'
import { deliveriesOf, enqueueTest } from '../../src/domain/webhooks/deliveries.ts'
import { endpointById } from '../../src/domain/webhooks/endpoints.ts'
import { enqueueNewEvents } from '../../src/domain/webhooks/queue.ts'
import { webhookDeliveriesJob } from '../../src/jobs/webhook-deliveries.ts'
import { later, START } from '../helpers/factories.ts'
import { openTestStore, testDatabase } from '../helpers/store.ts'
import { account, endpoint, happen, hooked, OK } from '../helpers/webhooks.ts'

const DAY_MS = 24 * 3_600_000

/** The job, what it sends, and the errors that it logs; `check` fails where an event cannot be read. */
function jobOn(store: Store, check: (events: readonly { type: string }[]) => void = () => {}) {
  const clock = { now: START }
  const sent: { id: string; url: string }[] = []
  const logged: object[] = []
  const job = webhookDeliveriesJob({
    store,
    clock: () => clock.now,
    log: { info() {}, warn() {}, error: (fields: object) => void logged.push(fields) },
    meter: { webhookCalled() {} },
    async render(events) {
      check(events)
      return events.map(({ number }) => ({ id: `evt_${number}` }))
    },
    async send({ id, url }) {
      sent.push({ id, url })
      return OK
    },
  })
  async function round(now = START) {
    clock.now = now
    await job.runOnce()
    await job.drained()
  }
  return { sent, logged, round }
}

test('an event that cannot be read does not hold up the others', async () => {
  const { store, id, one } = await hooked(0)
  await happen(store, id, ['order.completed', 'lookup.completed'])
  const { round, sent } = jobOn(store, (events) => {
    if (events.some(({ type }) => type === 'order.completed')) throw new Error('It is broken.')
  })
  for (let i = 0; i < 3; i++) await round()
  expect(sent).toMatchObject([{ id: 'evt_2' }])
  const { rows } = await deliveriesOf(store.read, one.id, { limit: 9, cursor: null })
  expect(rows.map(({ status }) => status)).toEqual(['delivered', 'waiting'])
})

test('an error of our own is logged once a minute, and does not count against the endpoint', async () => {
  const store = await openTestStore(await testDatabase(), createVault(Buffer.alloc(32, 1)))
  let readable = false
  const { round, sent, logged } = jobOn(store, () => {
    if (!readable) throw new Error('It is broken.')
  })
  const reader = await account(store)
  const { endpoint: unreadable } = await endpoint(store, reader.id, null, START, 'https://a.test/')
  const other = await account(store)
  const { endpoint: unsealed } = await endpoint(store, other.id, null, START, 'https://b.test/')
  const secretsOf = async (id: string) => {
    const found = await store.read
      .select()
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.id, id))
    return found[0]?.secrets ?? { current: '' }
  }
  const setSecrets = (secrets: WebhookSecrets) =>
    store.transaction((tx) =>
      tx.update(webhookEndpoints).set({ secrets }).where(eq(webhookEndpoints.id, unsealed.id)),
    )
  const right = await secretsOf(unsealed.id)
  await setSecrets(await secretsOf(unreadable.id))
  await happen(store, reader.id, ['order.completed', 'order.completed'])
  await store.transaction((tx) => enqueueTest(tx, unsealed, START))

  await round(START)
  await round(later(1000))
  expect(logged).toMatchObject([{ accountId: reader.id }, { endpoint: unsealed.id }])
  const MINUTES_11 = 11 * 60_000
  for (let i = 1; i <= 3; i++) await round(later(i * 3 * DAY_MS))
  expect(logged).toHaveLength(8)
  for (const { id } of [unreadable, unsealed]) {
    const { offAt, failingSince } = await endpointById(store.read, id, null)
    expect([offAt, failingSince]).toEqual([null, null])
    const { rows } = await deliveriesOf(store.read, id, { limit: 9, cursor: null })
    for (const row of rows) expect(row).toMatchObject({ status: 'waiting', attempts: 0 })
  }
  expect(sent).toEqual([])

  readable = true
  await setSecrets(right)
  await round(later(9 * DAY_MS + MINUTES_11))
  await round(later(9 * DAY_MS + MINUTES_11))
  const urls = ['https://a.test/', 'https://a.test/', 'https://b.test/']
  expect(sent.map(({ url }) => url).sort()).toEqual(urls)
})

test('deliveries whose events are not kept any more do not hold up the next one', async () => {
  const { store, one, present } = await hooked(20)
  await enqueueNewEvents(store, new Set(), START)
  await store.transaction((tx) => tx.delete(events).where(lt(events.number, 20)))
  const { round, sent, logged } = jobOn(store)
  await round()
  expect(logged).toEqual([])
  expect(sent).toMatchObject([{ id: 'evt_20' }])
  const { rows } = await deliveriesOf(store.read, one.id, { limit: 99, cursor: null })
  expect(rows.map(({ status }) => status)).toEqual(['delivered', ...Array(19).fill('failed')])
  expect(await present()).toMatchObject({ failingSince: null })
})
