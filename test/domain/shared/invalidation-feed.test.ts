// What two processes remember of one database, and how long.
import { expect, test } from 'vitest'
import type { Reader } from '../../../src/db/store.ts'
import { balanceOf, post } from '../../../src/domain/ledger/ledger.ts'
import { changes, stockCodes } from '../../../src/domain/schema.ts'
import { changeSettings } from '../../../src/domain/settings/settings.ts'
import {
  createInvalidationFeed,
  sweepChanges,
} from '../../../src/domain/shared/cache/invalidation-feed.ts'
import { endQuarantine } from '../../../src/domain/stock/quarantine.ts'
import { later, PIDS, START } from '../../helpers/factories.ts'
import { remembering } from '../../helpers/remembering.ts'
import { ban } from '../../helpers/standing.ts'
import { testStore } from '../../helpers/store.ts'

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

test('money that another process takes back closes the API within a second', async () => {
  const { first, second, accountId, balance, look } = await remembering()
  const held = await balanceOf(second.store.read, accountId)
  const eligibility = { on: true, minDepositedMicros: held, minAgeMs: 0 }
  await second.store.transaction((tx) => changeSettings(tx, { eligibility }, START))
  first.clock.advance(1000)
  expect(await balance()).toBe(200)
  const back = { accountId, kind: 'chargeback', amountMicros: -held, reference: 'DEP-1' } as const
  await second.store.transaction((tx) => post(tx, back, START))
  // Who looks as late as this forgets what was told alone, not everything.
  first.clock.advance(999)
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

test('codes that are released from quarantine are shown within a second, by every process', async () => {
  const { first, second, product } = await remembering()
  const orderId = 'API-KEY-1'
  await second.store.transaction((tx) =>
    tx.update(stockCodes).set({ orderId, takenAt: START, quarantinedAt: START }),
  )
  const shown = async (app: typeof second, stock: number) => {
    app.clock.advance(1000)
    const { products } = (await app.call('GET', '/products', await app.reseller())).body as {
      products: Record<string, unknown>[]
    }
    expect(products.find(({ id }) => id === PIDS.gamekey)).toMatchObject({ stock })
  }
  await shown(second, 0)
  first.clock.advance(1000)
  expect(await product(PIDS.gamekey)).toMatchObject({ stock: 0 })
  const input = { decision: 'release', actor: 'operator' } as const
  expect(await second.store.transaction((tx) => endQuarantine(tx, orderId, input, START))).toBe(3)
  await shown(second, 3)
  first.clock.advance(1000)
  expect(await product(PIDS.gamekey)).toMatchObject({ stock: 3 })
})

test('a request that joins a poll of a slow database does not rely on what that one read too early', async () => {
  const store = await testStore()
  const answers: (() => void)[] = []
  const native: Reader['native'] = (name, sql) => {
    const statement = store.read.native(name, sql)
    const rows: typeof statement.rows = async (params) => {
      const found = await statement.rows(params)
      await new Promise<void>((resolve) => answers.push(resolve))
      return found
    }
    return { ...statement, rows }
  }
  const read: Reader = Object.create(store.read, { native: { value: native } })
  const feed = createInvalidationFeed({ ...store, read, othersVersion: () => null })
  const published: string[] = []
  feed.subscribe(['account'], (topic) => published.push(topic))
  const early = feed.refresh(later(0))
  await expect.poll(() => answers.length).toBe(1)
  await store.transaction(async (tx) => {
    await tx.insert(changes).values({ topic: 'account', at: START })
  })
  const late = feed.refresh(later(1400))
  answers[0]?.()
  await early
  expect(published).not.toContain('account')
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.()
  await late
  expect(published).toContain('account')
})
