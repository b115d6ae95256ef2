// What the page of metrics says of how things stand: open orders by age, disks, and what jobs have seen.
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { engine } from '../../src/db/dialect.ts'
import { completeOrder } from '../../src/domain/orders/settlement.ts'
import { accounts, webhookEndpoints } from '../../src/domain/schema.ts'
import { enqueueNewEvents } from '../../src/domain/webhooks/queue.ts'
import { openOrders } from '../../src/metrics/state.ts'
import { later, START } from '../helpers/factories.ts'
import { pageOver, shop } from '../helpers/metrics.ts'
import { planOf } from '../helpers/plan.ts'
import { testStore } from '../helpers/store.ts'
import { account, endpoint, happen } from '../helpers/webhooks.ts'

it('tells how old open orders are, by supplier, and finds them by an index', async () => {
  const { store, order } = await shop()
  const { clock, samples } = pageOver(store)
  const MINUTE_MS = 60_000
  const DAY_MS = 24 * 60 * MINUTE_MS
  clock.now = later(3 * DAY_MS)
  const openedBefore = [0, 0.5, 1, 9, 10, 59, 60, 1439, 1440, 2000]
  for (const minutes of openedBefore)
    await order('north', new Date(clock.now.getTime() - minutes * MINUTE_MS))
  const done = await order('south', START)
  const ages = async (supplier: string) => {
    const read = await samples()
    return ['under_1m', 'under_10m', 'under_1h', 'under_1d', 'over_1d'].map((age) =>
      read.get(`gamewallet_orders_open_by_age{supplier="${supplier}",age="${age}"}`),
    )
  }
  expect(await ages('north')).toEqual([2, 2, 2, 2, 2])
  expect(await ages('south')).toEqual([0, 0, 0, 0, 1])
  await store.transaction((tx) => completeOrder(tx, done, {}, START))
  expect(await ages('south')).toEqual([0, 0, 0, 0, 0])

  const plan = await planOf(store, openOrders(store.read, clock.now).toSQL())
  expect(plan).toMatch(/orders_not_completed/)
})

it('tells how webhooks of live accounts are, and what waits for those that are on', async () => {
  const store = await testStore()
  const { id } = await account(store)
  const { id: ofTests } = await account(store)
  await store.transaction((tx) =>
    tx.update(accounts).set({ testOf: id }).where(eq(accounts.id, ofTests)),
  )
  const found = async () =>
    Object.fromEntries(
      [...(await pageOver(store).samples())].flatMap(([name, value]) =>
        /_webhook_(endpoints|deliveries)/.test(name)
          ? [[name.slice('gamewallet_webhook_'.length), value]]
          : [],
      ),
    )
  const none = {
    'endpoints_on{state="working"}': 0,
    'endpoints_on{state="failing"}': 0,
    deliveries_waiting: 0,
  }
  expect(await found()).toEqual(none)
  for (const accountId of [id, ofTests]) {
    const [first, second] = [await endpoint(store, accountId), await endpoint(store, accountId)]
    await endpoint(store, accountId)
    await happen(store, accountId, ['order.completed'])
    await enqueueNewEvents(store, new Set(), START)
    const is = ({ endpoint: one }: typeof first, state: Partial<typeof one>) =>
      store.transaction((tx) =>
        tx.update(webhookEndpoints).set(state).where(eq(webhookEndpoints.id, one.id)),
      )
    await is(first, { failingSince: START })
    await is(second, { failingSince: START, offAt: START, offReason: 'failing' })
  }
  expect(await found()).toEqual({
    ...none,
    'endpoints_on{state="working"}': 1,
    'endpoints_on{state="failing"}': 1,
    deliveries_waiting: 2,
  })
})

it('tells how much room is left on the disk of the database, where it is a file', async () => {
  const store = await testStore()
  const read = await pageOver(store).samples()
  const size = read.get('gamewallet_database_disk_size_bytes')
  const free = read.get('gamewallet_database_disk_free_bytes')
  if (engine === 'postgres') expect([size, free]).toEqual([undefined, undefined])
  else {
    expect(free).toBeGreaterThan(0)
    expect(size).toBeGreaterThan(free ?? Number.NaN)
  }
})

it('has no value for what nobody reported: backups, the webhook, writes', async () => {
  const { meter, samples } = pageOver(await testStore())
  const reported = async () =>
    [...(await samples())].filter(([name]) =>
      /_(backup|telegram_webhook)_|_database_(writable|damaged)/.test(name),
    )
  expect(await reported()).toEqual([])
  const disk = { bsize: 4096, blocks: 100, bavail: 25 }
  meter.backupsSeen({ newest: START.getTime(), everyMs: 86_400_000, disk })
  meter.webhookSeen({ isOurs: true, pending: 3, lastErrorAt: 1_768_478_400 })
  meter.databaseSeen({ writable: false, damaged: true })
  expect(Object.fromEntries(await reported())).toEqual({
    gamewallet_backup_last_success_timestamp_seconds: START.getTime() / 1000,
    gamewallet_backup_interval_seconds: 86_400,
    gamewallet_backup_disk_free_bytes: 102_400,
    gamewallet_backup_disk_size_bytes: 409_600,
    gamewallet_telegram_webhook_set: 1,
    gamewallet_telegram_webhook_pending_updates: 3,
    gamewallet_telegram_webhook_last_error_timestamp_seconds: 1_768_478_400,
    gamewallet_database_writable: 0,
    gamewallet_database_damaged: 1,
  })
  meter.webhookSeen({ isOurs: false, pending: 0, lastErrorAt: null })
  const later = new Map(await reported())
  expect(later.get('gamewallet_telegram_webhook_set')).toBe(0)
  expect(later.has('gamewallet_telegram_webhook_last_error_timestamp_seconds')).toBe(false)
  meter.webhookSeen(null)
  expect((await reported()).filter(([name]) => name.includes('webhook'))).toEqual([])
})
