// The data that `npm run bench` drives is as the service would have left it.
import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { bringCatalog } from '../packages/bench/data/catalog.ts'
import { fileSink } from '../packages/bench/data/file-sink.ts'
import { ORDERS_OF_MEASURED, writePast } from '../packages/bench/data/past.ts'
import { openSqlite } from '../src/db/sqlite/sqlite.ts'
import type { Store } from '../src/db/store.ts'
import { createGatekeeper } from '../src/domain/access/gatekeeper.ts'
import { proveLedger } from '../src/domain/ledger/proofs/proof.ts'
import { ordersOf } from '../src/domain/orders/orders.ts'
import { createSettingsCache } from '../src/domain/settings/settings-cache.ts'
import { createInvalidationFeed } from '../src/domain/shared/cache/invalidation-feed.ts'
import { START } from './helpers/factories.ts'
import { testFolder } from './helpers/store.ts'

const SHAPE = { accounts: 60, measured: 6 }
/** 40 orders of each account that is driven, 5 of each other. */
const ORDERS = 6 * ORDERS_OF_MEASURED + 54 * 5

async function expectSound(store: Store, past: Awaited<ReturnType<typeof writePast>>) {
  expect(past.orders).toBe(ORDERS)
  expect(past.measured).toHaveLength(6)
  const { findings, wallets } = await proveLedger(store.read)
  expect({ findings, wallets }).toEqual({ findings: [], wallets: SHAPE.accounts })
  const { read } = store
  const feed = createInvalidationFeed(store)
  const gatekeeper = createGatekeeper({ read, feed, settings: createSettingsCache({ read, feed }) })
  for (const { key, orderId } of past.measured) {
    const caller = { key, address: '203.0.113.7' }
    const access = await gatekeeper.check(caller, START)
    if (!access.granted) throw new Error(access.refusal)
    const { rows: own } = await ordersOf(store.read, access.accountId, {
      limit: 200,
      cursor: null,
    })
    expect(own).toHaveLength(ORDERS_OF_MEASURED)
    expect(own.map(({ id }) => id)).toContain(orderId)
  }
}

test('fills a file directly with the same, and leaves its indexes as they were', async () => {
  const file = `${testFolder()}/large.db`
  const empty = await openSqlite(file)
  await bringCatalog(empty, START)
  await empty.close()
  const before = indexesOf(file)
  const sink = fileSink(file)
  const past = await writePast(sink, SHAPE, START)
  sink.close()
  expect(indexesOf(file)).toEqual(before)
  const store = await openSqlite(file)
  await expectSound(store, past)
  await store.close()
})

function indexesOf(file: string): unknown[] {
  const database = new SQLite(file, { readonly: true })
  const rows = database
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'index' ORDER BY name")
    .all()
  database.close()
  return rows
}
