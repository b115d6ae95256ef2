import { expect, test } from 'vitest'
import { contentsOf } from '../../../src/domain/instances/database-summary.ts'
import { proveLedger } from '../../../src/domain/ledger/proofs/proof.ts'
import { endByHand } from '../../../src/domain/orders/admin-decision.ts'
import { readBooks } from '../../../src/domain/reports/books.ts'
import { listCustomers } from '../../../src/domain/reports/customers.ts'
import { reportOn } from '../../../src/domain/reports/order.ts'
import { ordersWanted } from '../../../src/domain/reports/order-list.ts'
import { daysOf, readTotals } from '../../../src/domain/reports/statistics.ts'
import { stuckItems } from '../../../src/domain/reports/stuck.ts'
import { supplierStatuses } from '../../../src/domain/reports/suppliers.ts'
import { orders } from '../../../src/domain/schema.ts'
import { testApp } from '../../helpers/app.ts'
import { addTestStock, PIDS } from '../../helpers/factories.ts'
import { pageOver } from '../../helpers/metrics.ts'
import { testShop } from '../../helpers/store.ts'
import { issueKeyForTests } from '../../helpers/test-keys.ts'

const EVER = { from: null, to: null }

const KINDS = new Map([['sandbox', 'sandbox']])
const HOUR_MS = 3_600_000

async function shop() {
  const store = await testShop()
  const page = pageOver(store)
  const app = await testApp({ store, meter: page.meter })
  const { telegramId, key } = await app.reseller()
  await addTestStock(store, PIDS.gamekey, 3)
  const post = async (own: string, path: string, body: object) =>
    String((await app.call('POST', path, { key: own, body })).body.orderId)
  const order = (own: string, trxid: string, userId: string) =>
    post(own, '/orders', { pid: PIDS.userId, userId, trxid })
  await order(key, 'one', '5123456')
  return {
    ...{ ...app, telegramId, post, order },
    /** Places an order and a lookup of each kind, some of which stay open. */
    async useTestKey() {
      const { key } = await issueKeyForTests(store, telegramId)
      await post(key, '/orders', { pid: PIDS.gamekey, trxid: 'codes' })
      await post(key, '/rdmgamea', { playerId: '5123404', code: 'UC', trxid: 'look' })
      await order(key, 'cancelled', '5123402')
      return order(key, 'silent', '5123404')
    },
    /** What the operator sees of all accounts, an hour later. */
    async seen() {
      const now = new Date(app.clock.now.getTime() + HOUR_MS)
      const { read } = store
      page.clock.now = now
      const samples = [...(await page.samples())].filter(([name]) =>
        // Requests are counted whatever they are for.
        /^gamewallet_(orders|lookups|supplier|work|debts|deposits|notices)/.test(name),
      )
      return {
        samples,
        stats: await readTotals(read, daysOf('today', now)),
        books: await readBooks(read, { first: '2026-01-01', last: '2026-01-31' }),
        suppliers: await supplierStatuses(read, KINDS),
        stuck: await stuckItems(read, 50, now),
        accounts: (await listCustomers(read, {}, { limit: 50, before: null }, now)).rows,
        orders: await ordersWanted(read, EVER, { limit: 50, before: null, walks: 1 }),
        contents: { ...(await contentsOf(read)), newestEntryAt: null },
      }
    },
  }
}

test('no statistics, metrics or lists of all accounts count tests', async () => {
  const { seen, useTestKey } = await shop()
  const before = await seen()
  await useTestKey()
  expect(await seen()).toEqual(before)
})

test('the proof tells what live wallets hold, and apart from it what test wallets hold', async () => {
  const { store, useTestKey } = await shop()
  const { test: none, ...live } = await proveLedger(store.read)
  expect(none).toMatchObject({ wallets: 0, entries: 0, findings: [] })
  await useTestKey()
  const proof = await proveLedger(store.read)
  expect(proof).toMatchObject(live)
  expect(proof.test).toMatchObject({ wallets: 1, findings: [] })
  expect(proof.test.houses.map(({ house }) => house)).toEqual(['adjustments', 'fees', 'sales'])
})

test('the proof finds a test order at a supplier, and a live one at the test supplier', async () => {
  const { store, useTestKey } = await shop()
  await useTestKey()
  const rule = 'test orders belong to test accounts, and live ones to live accounts'
  for (const [supplier, of] of [
    ['sandbox', 'test'],
    ['test supplier', 'live'],
  ] as const) {
    await store.transaction((tx) => tx.update(orders).set({ supplier }))
    const { findings, test } = await proveLedger(store.read)
    const found = { live: findings, test: test.findings }[of]
    expect(found.map((one) => one.rule)).toContain(rule)
  }
})

test('a test order is found by its id, marked as a test, and no admin can end it', async () => {
  const { clock, store, telegramId, useTestKey } = await shop()
  const id = await useTestKey()
  expect(await reportOn(store.read, id)).toMatchObject({ test: true, telegramId, trxid: 'silent' })
  const by = { actor: 'operator', asSupplier: false } as const
  const decision = { status: 'cancelled', reason: 'BECAUSE' } as const
  await expect(
    store.transaction((tx) => endByHand(tx, id, decision, by, clock.now)),
  ).rejects.toMatchObject({ code: 'IS_TEST_ORDER' })
})
