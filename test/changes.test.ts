// What two processes remember of one database, and how long.
import { expect, test } from 'vitest'
import { sideBySide } from '../src/db/locks.ts'
import { changes } from '../src/db/schema.ts'
import { changeProduct } from '../src/domain/catalog.ts'
import { sweepChanges } from '../src/domain/changes.ts'
import { ban } from '../src/domain/standing.ts'
import { addTestStock, importTestCatalog, PIDS, START, TEST_CATALOG } from './helpers/factories.ts'
import { twoApps } from './helpers/scripted-supplier.ts'

const HOUR_MS = 3_600_000
const operator = { reason: undefined, actor: 'operator' } as const

/** Two processes, the first of which remembers a reseller and the catalog. */
async function remembering() {
  const apps = await twoApps()
  const { first, second } = apps
  await addTestStock(second.store, PIDS.gamekey, 3)
  const { key, accountId } = await first.reseller()
  const balance = async () => (await first.call('GET', '/balance', { key })).status
  const product = async (pid: string) => {
    const { products } = (await first.call('GET', '/products', { key })).body as {
      products: Record<string, unknown>[]
    }
    return products.find(({ id }) => id === pid)
  }
  const look = () => first.app.jobs.changes.runOnce()
  await look()
  expect(await balance()).toBe(200)
  expect(await product(PIDS.gamekey)).toMatchObject({ stock: 3 })
  return { ...apps, key, accountId, balance, product, look }
}

test('a process that could not look for hours forgets all, though what was told is swept by then', async () => {
  const { first, second, accountId, balance, look } = await remembering()
  await second.store.transaction((tx) => ban(tx, accountId, operator, START))
  first.clock.advance(2 * HOUR_MS)
  await second.store.transaction((tx) => sweepChanges(tx, first.clock.now))
  expect(await second.store.read.$count(changes)).toBe(0)
  await look()
  expect(await balance()).toBe(403)
})

test('a process whose clock is set back relies on nothing that it looked at before', async () => {
  const { first, second, accountId, balance } = await remembering()
  await second.store.transaction((tx) => ban(tx, accountId, operator, START))
  first.clock.advance(-1)
  expect(await balance()).toBe(403)
})

test('codes that another process has sold are gone from the catalog within a second', async () => {
  const { first, second, key, product } = await remembering()
  const body = { pid: PIDS.gamekey, trxid: 'sold', quantity: 2 }
  expect((await second.call('POST', '/orders', { key, body })).status).toBe(200)
  first.clock.advance(999)
  expect(await product(PIDS.gamekey)).toMatchObject({ stock: 3 })
  first.clock.advance(1)
  expect(await product(PIDS.gamekey)).toMatchObject({ stock: 1 })
})

test('every page of the catalog shows what another process has changed', async () => {
  const { first, second, key, product } = await remembering()
  const lines = async () => (await first.call('GET', '/services', { key })).body.services
  expect(await lines()).toHaveLength(7)
  const [line] = TEST_CATALOG.lines
  if (!line) throw new Error('The catalog is empty.')
  await importTestCatalog(second.store, { lines: [{ ...line, gameName: 'Another game' }] })
  await second.store.transaction((tx) =>
    changeProduct(tx, PIDS.userId, { changes: { priceMicros: 2_000_000 }, ...operator }, START),
  )
  first.clock.advance(1000)
  expect(await product(PIDS.userId)).toMatchObject({ price: 2, gameName: 'Another game' })
  expect(await lines()).toContainEqual(expect.objectContaining({ gameName: 'Another game' }))
})

// On SQLite one transaction is over before the next begins.
test.runIf(sideBySide)('a change is found that was committed after later ones', async () => {
  const { first, second, accountId, balance, look } = await remembering()
  const banned = Promise.withResolvers<void>()
  const others = Promise.withResolvers<void>()
  const slow = second.store.transaction(async (tx) => {
    await ban(tx, accountId, operator, START)
    banned.resolve()
    await others.promise
  })
  await banned.promise
  const { accountId: other } = await first.reseller()
  await first.store.transaction((tx) => ban(tx, other, operator, START))
  await look()
  expect(await balance()).toBe(200)
  others.resolve()
  await slow
  await look()
  expect(await balance()).toBe(403)
})
