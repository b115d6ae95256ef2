// What two processes remember of one database, and how long.
import { expect, test } from 'vitest'
import { changes } from '../src/db/schema.ts'
import { changeProduct } from '../src/domain/catalog.ts'
import { sweepChanges } from '../src/domain/changes.ts'
import { ban } from '../src/domain/standing.ts'
import { importTestCatalog, PIDS, START, TEST_CATALOG } from './helpers/factories.ts'
import { remembering } from './helpers/remembering.ts'

const HOUR_MS = 3_600_000
const operator = { reason: undefined, actor: 'operator' } as const

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
