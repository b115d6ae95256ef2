// What other processes change, as PostgreSQL tells of it. The clock stands still, so that nothing is
// looked for unless the test does so, and nothing that is remembered becomes too old.
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { NotificationState } from '../../src/db/postgres/listen.ts'
import { openPostgres } from '../../src/db/postgres/postgres.ts'
import type { Store } from '../../src/db/store.ts'
import { ban } from '../../src/domain/accounts/standing.ts'
import { changeSettings, changeSettingsBy } from '../../src/domain/settings/settings.ts'
import { invalidateAccount } from '../../src/domain/shared/cache/invalidate.ts'
import { testApp } from '../helpers/app.ts'
import { fresh, importTestCatalog, PIDS, START, TEST_CATALOG } from '../helpers/factories.ts'
import { openTestStore, PATIENT_CONNECTING, testDatabase } from '../helpers/store.ts'
import { tcpProxy } from '../helpers/tcp-proxy.ts'

/** Reconnecting waits 5 s at most. */
const SOON = { timeout: 100_000 }
/** For how long a lost connection is replaced by another. */
const RETRY_MS = 60_000
const [gameA] = TEST_CATALOG.lines
if (!gameA) throw new Error('The catalog of tests is empty.')
const fraud = { reason: 'fraud', actor: 'operator' } as const

/** A process that listens, by way of a network that fails as the test wants it to, and another one. */
async function listening(
  prepare: (proxy: Awaited<ReturnType<typeof tcpProxy>>) => void = () => {},
) {
  const url = await testDatabase()
  const proxy = await tcpProxy(url)
  prepare(proxy)
  const hearing: NotificationState[] = []
  const onNotificationState = (next: NotificationState) => void hearing.push(next)
  const store = await openPostgres(proxy.url, {
    onNotificationState,
    retryMs: RETRY_MS,
    ...PATIENT_CONNECTING,
  })
  onTestFinished(() => store.close())
  const other = await openTestStore(url)
  await importTestCatalog(other)
  const { app, call, clock, reseller } = await testApp({ store })
  const { key, accountId } = await reseller()
  const told = new Set<string>()
  store.invalidations.subscribe(['account'], (tag) => void told.add(tag))
  /** What was told before arrives before this; a value that is read meanwhile is not remembered. */
  async function allArrived() {
    const last = 1_000_000 + fresh()
    await other.transaction((tx) => invalidateAccount(tx, last, START))
    await vi.waitFor(() => expect(told).toContain(`account:${last}`), SOON)
  }
  return {
    ...{ proxy, store, other, hearing, clock, allArrived },
    look: () => app.jobs.changes.runOnce(),
    banned: () => other.transaction((tx) => ban(tx, accountId, fraud, START)),
    balance: async () => (await call('GET', '/balance', { key })).status,
    products: async () => (await call('GET', '/products', { key })).body.products,
    async order(trxid: string) {
      const body = { pid: PIDS.userId, userId: '5123456', trxid }
      return (await call('POST', '/orders', { key, body })).body
    },
    async hears(last: { atOnce: boolean; reason?: unknown }) {
      await vi.waitFor(() => expect(hearing.at(-1)).toMatchObject(last), SOON)
      if (last.atOnce) await allArrived()
    },
  }
}

/** How many connections listen on the store's database. */
async function listeners({ read }: Store): Promise<unknown> {
  const [row] = await read
    .select({ count: sql`count(*)::int` })
    .from(sql`pg_stat_activity`)
    .where(sql`datname = current_database() and application_name = 'gamewallet changes'`)
  return row?.count
}

test('is known as soon as it is committed', async () => {
  const { other, banned, balance, hears, order, allArrived } = await listening()
  await hears({ atOnce: true })
  expect(await order('before')).toMatchObject({ status: 'completed' })
  const maintenance = { maintenance: true }
  await other.transaction((tx) => changeSettingsBy(tx, maintenance, 'operator', START))
  await allArrived()
  expect(await order('after')).toMatchObject({ code: 'MAINTENANCE' })
  expect(await balance()).toBe(200)
  await banned()
  await allArrived()
  expect(await balance()).toBe(403)
})

test('is found by looking for it while the connection that listens cannot be had', async () => {
  const { proxy, banned, balance, hears, look } = await listening()
  await hears({ atOnce: true })
  expect(await balance()).toBe(200)
  proxy.refuse('LISTEN')
  proxy.cut()
  await hears({ atOnce: false })
  await banned()
  expect(await balance()).toBe(200)
  await look()
  expect(await balance()).toBe(403)
})

test('is not missed for ever where it was told while nobody listened: all is asked again', async () => {
  const { proxy, other, banned, balance, hearing, hears, order, products, clock } =
    await listening()
  await hears({ atOnce: true })
  expect(await balance()).toBe(200)
  expect(await order('before')).toMatchObject({ status: 'completed' })
  const listed = await products()
  proxy.refuse('LISTEN')
  proxy.cut()
  await hears({ atOnce: false })
  // By a way that tells nobody of it.
  await other.transaction((tx) => changeSettings(tx, { maintenance: true }, START))
  await importTestCatalog(other, { lines: [{ ...gameA, gameName: 'Another game' }] })
  expect(await order('meanwhile')).toMatchObject({ status: 'completed' })
  expect(await products()).toEqual(listed)
  proxy.refuse(null)
  await hears({ atOnce: true })
  expect(await order('after')).toMatchObject({ code: 'MAINTENANCE' })
  clock.advance(1000)
  expect(await products()).toMatchObject([{ gameName: 'Another game' }, {}, {}, {}, {}, {}, {}])

  proxy.refuse('LISTEN')
  proxy.cut()
  await hears({ atOnce: false })
  await banned()
  expect(await balance()).toBe(200)
  proxy.refuse(null)
  await hears({ atOnce: true })
  expect(await balance()).toBe(403)
  expect(hearing.map(({ atOnce }) => atOnce)).toEqual([true, false, true, false, true])
})

test('is found by looking for it behind a pooler that hands on no notices, which is said once', async () => {
  const { banned, balance, hearing, hears, look } = await listening((proxy) =>
    proxy.garble('LISTEN gamewallet_changes', 'SELECT 1'),
  )
  await hears({ atOnce: false, reason: expect.stringContaining('PgBouncer') })
  expect(hearing).toHaveLength(1)
  expect(await balance()).toBe(200)
  await banned()
  expect(await balance()).toBe(200)
  await look()
  expect(await balance()).toBe(403)
})

test('is listened for by those alone that want to hear of it, until their store is closed', async () => {
  const { store, other, hears } = await listening()
  await hears({ atOnce: true })
  expect(await listeners(other)).toBe(1)
  await store.close()
  await expect.poll(() => listeners(other)).toBe(0)
})
