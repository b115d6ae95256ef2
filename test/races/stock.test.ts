// Codes that several orders want at the same moment, on two processes' connections to one database.
import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Store } from '../../src/db/store.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { notices, orders, stockCodes } from '../../src/domain/schema.ts'
import { changeSettings } from '../../src/domain/settings/settings.ts'
import { addTestStock, openTestAccount, PIDS, START, TEST_CATALOG } from '../helpers/factories.ts'
import { placeOrder } from '../helpers/place-order.ts'
import { twoStores } from '../helpers/two-stores.ts'

const ROUNDS = 12
/** An order of a key costs 5 USD. */
const RICH = 10_000_000_000
const POOR = 1_000_000

async function shop(codes: number, catalog = TEST_CATALOG) {
  const two = await twoStores(catalog)
  await addTestStock(two.store, PIDS.gamekey, codes)
  const buyer = async (balanceMicros: number) =>
    (await openTestAccount(two.store, { balanceMicros })).id
  return {
    ...{ ...two, buyer },
    /** So many orders at once, each by an account of its own. */
    rush: (count: number, quantity = 1) => two.rush(count, (by, id) => buy(by, id, quantity)),
  }
}

function buy(store: Store, accountId: number, quantity = 1) {
  return placeOrder(store, { accountId, pid: PIDS.gamekey, quantity, player: {} })
}

const placed = (results: PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled')
const reasons = (results: PromiseSettledResult<unknown>[]) =>
  new Set(results.map((result) => (result.status === 'rejected' ? result.reason.code : undefined)))

function available(store: Store) {
  return store.read.$count(stockCodes, and(isNull(stockCodes.orderId)))
}

test('orders of several codes each sell all that make whole orders, and nobody waits in a ring', async () => {
  const at = await shop(20)
  const results = await at.rush(16, 3)
  expect(placed(results)).toHaveLength(6)
  expect(reasons(results)).toEqual(new Set([undefined, 'INSUFFICIENT_STOCK']))
  expect(await available(at.store)).toBe(2)
  expect((await proveLedger(at.store.read)).findings).toEqual([])
})

test.each([
  [1, 1],
  [3, 2],
])('of %i codes none that comes back is said to be gone (%i an order)', async (codes, quantity) => {
  const { stores, buyer, store } = await shop(0)
  for (let round = 0; round < ROUNDS; round++) {
    await addTestStock(store, PIDS.gamekey, codes - (await available(store)))
    const [rich, ...poor] = [await buyer(RICH), await buyer(POOR), await buyer(POOR)]
    const results = await Promise.allSettled([
      ...poor.map((accountId, i) => buy(stores[i % 2 ? 1 : 0], accountId, quantity)),
      buy(stores[1], rich, quantity),
    ])
    expect(results.at(-1)).toMatchObject({ status: 'fulfilled' })
  }
})

test('a code that only a replay tries to take is not said to be gone', async () => {
  const { stores, buyer, store } = await shop(1)
  const first = { accountId: await buyer(RICH), pid: PIDS.gamekey, player: {}, trxid: 'same' }
  await placeOrder(store, first)
  for (let round = 0; round < ROUNDS; round++) {
    await addTestStock(store, PIDS.gamekey, 1)
    const rich = await buyer(RICH)
    const replays = stores.flatMap((by) => [placeOrder(by, first), placeOrder(by, first)])
    const bought = buy(stores[1], rich)
    for (const { replay } of await Promise.all(replays)) expect(replay).not.toBeNull()
    expect((await bought).replay).toBeNull()
  }
})

test('what stock cannot give any more the next supplier does: nobody is refused', async () => {
  const lines = TEST_CATALOG.lines.map((line) =>
    line.slug === 'gamekeys'
      ? {
          ...line,
          suppliers: ['stock', 'sandbox'],
          products: line.products.map((product) => ({ ...product, supplierRef: 'key' })),
        }
      : line,
  )
  const at = await shop(7, { lines })
  expect(placed(await at.rush(12, 2))).toHaveLength(12)
  const fromStock = await at.store.read.$count(orders, eq(orders.supplier, 'stock'))
  expect(fromStock).toBe(3)
  expect(await available(at.store)).toBe(1)
  expect((await proveLedger(at.store.read)).findings).toEqual([])
})

test('the admins hear once that stock is low, however many sales pass the mark together', async () => {
  const { stores, buyer, store } = await shop(0)
  await store.transaction((tx) => changeSettings(tx, { lowStock: 5 }, START))
  for (let round = 1; round <= ROUNDS; round++) {
    const left = await available(store)
    await addTestStock(store, PIDS.gamekey, 8 - left)
    const buyers = [1, 2, 3, 4, 5, 6].map(() => buyer(RICH))
    const accounts = await Promise.all(buyers)
    await Promise.all(accounts.map((accountId, i) => buy(stores[i % 2 ? 1 : 0], accountId)))
    expect(await store.read.$count(notices, eq(notices.kind, 'stock_low'))).toBe(round)
  }
})
