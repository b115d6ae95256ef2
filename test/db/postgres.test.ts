// Transactions on PostgreSQL, whatever becomes of the connection.
import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openPostgres } from '../../src/db/postgres/postgres.ts'
import { preparedInsert } from '../../src/db/prepared.ts'
import { DatabaseUnavailable, type Store, type Tx } from '../../src/db/store.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { orders, settings } from '../../src/domain/schema.ts'
import { testApp } from '../helpers/app.ts'
import { connectDirectly } from '../helpers/direct.ts'
import { importTestCatalog, PIDS, START } from '../helpers/factories.ts'
import { connectTo } from '../helpers/move.ts'
import { ban } from '../helpers/standing.ts'
import { openTestStore, PATIENT_CONNECTING, testDatabase, testStore } from '../helpers/store.ts'
import { tcpProxy } from '../helpers/tcp-proxy.ts'

/** For how long a lost connection is replaced by another, where that is to succeed. */
const RETRY_MS = 60_000
/** The same where it is in vain. */
const SHORT_RETRY_MS = 300
const keep = (tx: Tx, name: string, value: unknown = 1) =>
  tx.insert(settings).values({ name, value })
/** As `keep`, but nobody waits for it. */
const send = preparedInsert(settings)
const names = async ({ read }: Store) =>
  (await read.select({ name: settings.name }).from(settings).orderBy(settings.name)).map(
    ({ name }) => name,
  )

/** A store by way of a network that fails as the test wants it to. */
async function fragile(retryMs = RETRY_MS) {
  const url = await testDatabase()
  const proxy = await tcpProxy(url)
  const lost: Error[] = []
  const store = await openPostgres(proxy.url, {
    retryMs,
    ...PATIENT_CONNECTING,
    onLost: (error) => void lost.push(error),
  })
  onTestFinished(() => store.close())
  return { url, proxy, store, lost }
}

test('every transaction is durable and reads what is committed, though the server would not', async () => {
  const store = await openPostgres(await testDatabase())
  onTestFinished(() => store.close())
  const setting = (name: string) => sql<string>`current_setting(${name})`
  const [row] = await store.transaction((tx) =>
    tx
      .select({
        commit: setting('synchronous_commit'),
        isolation: setting('transaction_isolation'),
        lock: setting('lock_timeout'),
        statement: setting('statement_timeout'),
        name: setting('application_name'),
      })
      .from(sql`(select 1) as one`),
  )
  expect(row).toEqual({
    ...{ commit: 'on', isolation: 'read committed', lock: '10s', statement: '30s' },
    name: 'gamewallet',
  })
})

test('connections that were lost while nobody used them are replaced, unnoticed', async () => {
  const { proxy, store, lost } = await fragile()
  await Promise.all(['a', 'b', 'c'].map((name) => store.transaction((tx) => keep(tx, name))))
  proxy.cut()
  await store.transaction((tx) => keep(tx, 'd'))
  expect(await names(store)).toEqual(['a', 'b', 'c', 'd'])
  expect(lost.length).toBeGreaterThan(0)
})

/** Transactions by what they begin with; they keep a row. */
const beginnings: [what: string, work: (tx: Tx) => Promise<unknown>][] = [
  ['a statement', (tx) => keep(tx, 'a')],
  ['a query', (tx) => tx.$count(settings).then(() => send(tx, { name: 'a', value: 1 }))],
  ['what nobody waits for', async (tx) => send(tx, { name: 'a', value: 1 })],
]

test.each(beginnings)(
  'what is lost with its first packet is done on another connection, once: %s',
  async (_, work) => {
    const { proxy, store } = await fragile()
    let runs = 0
    const after: string[] = []
    proxy.refuse('BEGIN')
    await store.transaction(async (tx) => {
      runs += 1
      if (runs === 3) proxy.refuse(null)
      tx.onCommit(() => void after.push('committed'))
      tx.onRollback(async () => void after.push('rolled back'))
      await work(tx)
    })
    expect({ runs, after, names: await names(store) }).toEqual({
      ...{ runs: 3, after: ['committed'], names: ['a'] },
    })
  },
)

test.each(beginnings)(
  'what begins on a connection that the server has ended is done on another, once: %s',
  async (_, work) => {
    const { url, store } = await fragile()
    const direct = await connectTo(url)
    let runs = 0
    await names(store)
    await store.transaction(async (tx) => {
      runs += 1
      // The connection is idle until the first statement.
      if (runs === 1)
        await direct.query(`SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity
          WHERE datname = current_database() AND application_name = 'gamewallet'`)
      await work(tx)
    })
    expect({ runs, names: await names(store) }).toEqual({ runs: 2, names: ['a'] })
  },
)

test('without its server a store says so within its time, and goes on when it is back', async () => {
  const { proxy, store } = await fragile(SHORT_RETRY_MS)
  proxy.close()
  const failure = { name: 'DatabaseUnavailable', outcome: 'not done' }
  await expect(store.transaction((tx) => keep(tx, 'a'))).rejects.toMatchObject(failure)
  await expect(names(store)).rejects.toMatchObject({ cause: failure })
  await expect(store.bytes()).rejects.toMatchObject(failure)
  proxy.reopen()
  await store.transaction((tx) => keep(tx, 'b'))
  expect(await names(store)).toEqual(['b'])
})

test('a server that comes back in time is waited for', async () => {
  const { proxy, store } = await fragile()
  proxy.close()
  const waiting = store.transaction((tx) => keep(tx, 'a'))
  setTimeout(proxy.reopen, 100)
  await waiting
  expect(await names(store)).toEqual(['a'])
})

test('what is lost in the middle is not done, and not tried again', async () => {
  const { proxy, store } = await fragile()
  let [runs, hooks] = [0, 0]
  const work = store.transaction(async (tx) => {
    runs += 1
    tx.onCommit(() => void hooks++)
    await keep(tx, 'a')
    proxy.cut()
    await keep(tx, 'b')
  })
  await expect(work).rejects.toMatchObject({ name: 'DatabaseUnavailable', outcome: 'not done' })
  expect({ runs, hooks, names: await names(store) }).toEqual({ runs: 1, hooks: 0, names: [] })
})

test('a commit whose answer is lost is not repeated, and not said to have failed', async () => {
  const { proxy, store } = await fragile()
  let [runs, hooks] = [0, 0]
  proxy.loseCommit()
  const work = store.transaction(async (tx) => {
    runs += 1
    tx.onCommit(() => void hooks++)
    await keep(tx, 'a')
  })
  await expect(work).rejects.toMatchObject({ name: 'DatabaseUnavailable', outcome: 'unknown' })
  // It may have happened.
  expect({ runs, hooks, names: await names(store) }).toEqual({ runs: 1, hooks: 1, names: ['a'] })
})

test('a connection that leads to a server which only reads is not used again', async () => {
  const store = await testStore()
  const direct = await connectDirectly(store)
  const [database] = await store.read
    .select({ name: sql<string>`current_database()` })
    .from(sql`(select 1) as one`)
  const alter = `ALTER DATABASE "${database?.name}"`
  // A session keeps what it began with.
  await direct.exec(`${alter} SET default_transaction_read_only = on`)
  const other = await openTestStore(direct.url)
  const refused = { name: 'DatabaseUnavailable', outcome: 'not done' }
  await expect(other.transaction((tx) => keep(tx, 'a'))).rejects.toMatchObject(refused)
  await direct.exec(`${alter} RESET default_transaction_read_only`)
  await other.transaction((tx) => keep(tx, 'b'))
  expect(await names(store)).toEqual(['b'])
})

test('two that wait for each other are both done', async () => {
  const store = await testStore()
  await store.transaction((tx) => keep(tx, 'a', 0).then(() => keep(tx, 'b', 0)))
  const bothAreIn = Promise.withResolvers<void>()
  let inside = 0
  const touch = (tx: Tx, name: string, value: unknown) =>
    tx.update(settings).set({ value }).where(eq(settings.name, name))
  const crossing = (first: string, second: string) =>
    store.transaction(async (tx) => {
      await touch(tx, first, first)
      inside += 1
      if (inside === 2) bothAreIn.resolve()
      await bothAreIn.promise
      await touch(tx, second, first)
    })
  await Promise.all([crossing('a', 'b'), crossing('b', 'a')])
  // Whom PostgreSQL ends, and how often, is its own matter.
  expect(inside).toBeGreaterThan(2)
  const values = (await store.read.select().from(settings)).map(({ value }) => value)
  expect(new Set(values).size).toBe(1)
})

test('a transaction that goes on after a failed statement does not seem to succeed', async () => {
  const store = await testStore()
  const work = store.transaction(async (tx) => {
    await keep(tx, 'a')
    await keep(tx, 'a').catch(() => undefined)
  })
  await expect(work).rejects.toThrow(/duplicate key/)
  expect(await names(store)).toEqual([])
})

test('what a statement was given is not in the error that a failed transaction throws', async () => {
  const store = await testStore()
  await store.transaction((tx) => keep(tx, 'a'))
  const failed = store.transaction((tx) => keep(tx, 'a', 'SECRET-CODE'))
  await expect(failed).rejects.toThrow(/settings_pkey/)
  await expect(failed).rejects.not.toThrow(/SECRET/)
})

test('over HTTP a database that is away is 503, and an order whose commit was lost replays', async () => {
  const { proxy, store } = await fragile(SHORT_RETRY_MS)
  await importTestCatalog(store)
  const { app, call, reseller, logLines } = await testApp({ store })
  const { key, accountId } = await reseller(10_000_000)
  const body = { pid: PIDS.userId, userId: '5123456', trxid: 't' }

  proxy.close()
  const away = { success: false, code: 'DATABASE_UNAVAILABLE', error: 'DATABASE UNAVAILABLE' }
  expect(await call('GET', '/balance', { key })).toMatchObject({ status: 503, body: away })
  const refused = await call('POST', '/orders', { key, body })
  expect(refused).toMatchObject({ status: 503, body: away })
  expect(refused.headers.get('Retry-After')).toBe('2')
  expect((await call('GET', '/readyz')).status).toBe(503)
  expect((await call('GET', '/healthz')).status).toBe(200)
  proxy.reopen()
  expect((await call('GET', '/readyz')).status).toBe(200)

  // Not that of the app's own row, which it may only now write again.
  proxy.loseCommit('insert_orders')
  expect(await call('POST', '/orders', { key, body })).toMatchObject({ status: 503, body: away })
  expect((await call('GET', '/readyz')).status).toBe(503)
  await app.jobs.database.runOnce()
  expect((await call('GET', '/readyz')).status).toBe(200)
  expect(await store.read.$count(orders, eq(orders.accountId, accountId))).toBe(1)
  const again = await call('POST', '/orders', { key, body })
  // Its supplier has not heard of it; who takes it up next asks first.
  expect(again).toMatchObject({ status: 429, body: { code: 'DUPLICATE_IN_FLIGHT' } })
  expect((await proveLedger(store.read)).findings).toEqual([])
  expect(logLines.join('\n')).not.toContain('params')
})

test('a ban holds at once, though the answer to its commit was lost', async () => {
  const { proxy, store } = await fragile()
  const { call, reseller } = await testApp({ store })
  const { key, accountId } = await reseller()
  expect(await call('GET', '/my-ip', { key })).toMatchObject({ status: 200 })
  proxy.loseCommit('update "accounts"')
  const reason = { reason: undefined, actor: 'operator' } as const
  const banned = store.transaction((tx) => ban(tx, accountId, reason, START))
  await expect(banned).rejects.toMatchObject({ outcome: 'unknown' })
  expect(await call('GET', '/my-ip', { key })).toMatchObject({ status: 403 })
})

test('names what is away as what it is', () => {
  const error = new DatabaseUnavailable('unknown', new Error('cut'))
  expect(error.message).toMatch(/nobody knows whether it has happened: cut/)
})
