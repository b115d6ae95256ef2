// What the operator changes in the database by hand is seen by callers, although nothing invalidates it:
// on SQLite at once, on PostgreSQL when the cached values are a minute old. Ended orders age on both.
import { expect, test } from 'vitest'
import { changeSettings } from '../../src/domain/settings/settings.ts'
import { testApp } from '../helpers/app.ts'
import { connectDirectly } from '../helpers/direct.ts'
import { addTestStock, PIDS, START } from '../helpers/factories.ts'
import { onPostgres } from '../helpers/store.ts'

const TTL_MS = 60_000
/** Less than a second, so that the process counts as having heard of all changes. */
const STEP_MS = 900
const BALANCE_MICROS = 10_000_000

const onEngine = (postgres: string, sqlite: string) => (onPostgres ? postgres : sqlite)
const past = onEngine(`'2020-01-01'`, '1577836800000')

async function shop() {
  const { app, store, call, clock, reseller } = await testApp()
  const eligibility = { on: true, minAgeMs: 0, minDepositedMicros: BALANCE_MICROS }
  await store.transaction((tx) => changeSettings(tx, { eligibility }, START))
  await addTestStock(store, PIDS.gamekey, 3)
  const { key, accountId } = await reseller(BALANCE_MICROS)
  const direct = await connectDirectly(store)
  let orders = 0
  const order = async () => {
    const body = { pid: PIDS.userId, trxid: `t-${orders++}`, userId: '5123456' }
    return (await call('POST', '/orders', { key, body })).body
  }
  const first = await order()
  const product = async (pid: string) => {
    const { body } = await call('GET', '/products', { key })
    return (body.products as { id: string }[]).find(({ id }) => id === pid)
  }
  return {
    clock,
    accountId,
    exec: direct.exec,
    look: () => app.jobs.changes.runOnce(),
    access: async () => (await call('GET', '/balance', { key })).body,
    order,
    listed: () => product(PIDS.userId),
    stock: () => product(PIDS.gamekey),
    oneOrder: async () => (await call('GET', `/orders/${first.orderId}`, { key })).body,
    history: async () => (await call('GET', '/history', { key })).body,
    services: async () => (await call('GET', '/services', { key })).body.services,
  }
}

type Shop = Awaited<ReturnType<typeof shop>>

test.each<{
  what: string
  change: (accountId: number) => string
  ask: (shop: Shop) => Promise<unknown>
  before: unknown
  after: unknown
  /** Seen on both engines only when the cached value is a minute old. */
  byAge?: boolean
}>([
  {
    what: 'a ban',
    change: (id) => `UPDATE accounts SET banned_at = ${past} WHERE id = ${id}`,
    ask: ({ access }) => access(),
    before: { success: true },
    after: { code: 'ACCOUNT_BANNED' },
  },
  {
    what: 'the end of a key',
    change: (id) => `UPDATE api_keys SET expires_at = ${past} WHERE account_id = ${id}`,
    ask: ({ access }) => access(),
    before: { success: true },
    after: { code: 'INVALID_API_KEY' },
  },
  {
    what: 'an allowlist',
    change: (id) => `INSERT INTO allowlist_entries VALUES (${id}, '192.0.2.1', 1, 1, ${past})`,
    ask: ({ access }) => access(),
    before: { success: true },
    after: { code: 'IP_NOT_ALLOWED' },
  },
  {
    what: 'an entry that takes back what was paid in',
    change: (id) =>
      `INSERT INTO entries (account_id, house, kind, amount_micros, balance_after_micros, created_at)
       VALUES (${id}, 'adjustments', 'debit', -1, ${BALANCE_MICROS - 1}, ${past})`,
    ask: ({ access }) => access(),
    before: { success: true },
    after: { code: 'API_NOT_ELIGIBLE' },
  },
  {
    what: 'a setting',
    change: () => `INSERT INTO settings VALUES ('maintenance', 'true')`,
    ask: ({ order }) => order(),
    before: { orderCreated: true },
    after: { code: 'MAINTENANCE' },
  },
  {
    what: 'a price, by who orders',
    change: () => `UPDATE products SET price_micros = 70000 WHERE pid = '${PIDS.userId}'`,
    ask: ({ order }) => order(),
    before: { amountUsd: 0.99 },
    after: { amountUsd: 0.07 },
  },
  {
    what: 'a price, in the catalog',
    change: () => `UPDATE products SET price_micros = 70000 WHERE pid = '${PIDS.userId}'`,
    ask: ({ listed }) => listed(),
    before: { price: 0.99 },
    after: { price: 0.07 },
  },
  {
    what: 'a line, by who orders',
    change: () => `UPDATE lines SET status = 'paused'`,
    ask: ({ order }) => order(),
    before: { orderCreated: true },
    after: { error: 'GAME DISABLED' },
  },
  {
    what: 'the lines, in the catalog',
    change: () => `UPDATE lines SET game_name = 'Another game'`,
    ask: async ({ services }) => ((await services()) as object[])[0],
    before: { gameName: expect.not.stringMatching('Another game') },
    after: { gameName: 'Another game' },
  },
  {
    what: 'an order that has ended',
    change: () => `UPDATE orders SET pack_name = 'Another pack'`,
    ask: ({ oneOrder }) => oneOrder(),
    before: { packName: expect.not.stringMatching('Another pack') },
    after: { packName: 'Another pack' },
    byAge: true,
  },
  {
    what: 'an order in the history',
    change: () => `UPDATE orders SET pack_name = 'Another pack'`,
    ask: ({ history }) => history(),
    before: { orders: [{ packName: expect.not.stringMatching('Another pack') }] },
    after: { orders: [{ packName: 'Another pack' }] },
    byAge: true,
  },
  {
    what: 'the number of codes',
    change: () => `DELETE FROM stock_codes WHERE pid = '${PIDS.gamekey}'`,
    ask: ({ stock }) => stock(),
    before: { stock: 3 },
    after: { stock: 0 },
  },
])('$what is seen', async ({ change, ask, before, after, byAge = onPostgres }) => {
  const shopped = await shop()
  const { clock, look, exec, accountId } = shopped
  await look()
  expect(await ask(shopped)).toMatchObject(before as object)
  await exec(change(accountId))
  const waitMs = byAge ? TTL_MS : 1000
  for (let waitedMs = 0; waitedMs < waitMs; waitedMs += STEP_MS) {
    clock.advance(STEP_MS)
    await look()
  }
  expect(await ask(shopped)).toMatchObject(after as object)
})
