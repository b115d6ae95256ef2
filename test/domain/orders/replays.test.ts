// A replay changes nothing, although on PostgreSQL the order is tried along with the claim of its trxid.
import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import type { Store } from '../../../src/db/store.ts'
import { setLowBalanceThreshold } from '../../../src/domain/ledger/ledger.ts'
import * as tables from '../../../src/domain/schema.ts'
import { testClient } from '../../helpers/client.ts'
import { connectDirectly } from '../../helpers/direct.ts'
import { addTestStock, PIDS, START } from '../../helpers/factories.ts'
import { changeProduct } from '../../helpers/prices.ts'
import { limited } from '../../helpers/routed-shop.ts'

async function everyRow({ read }: Store) {
  const rows: Record<string, unknown[]> = {}
  for (const [name, table] of Object.entries(tables))
    if (is(table, PgTable)) rows[name] = await read.select().from(table)
  return rows
}

const TOP_UP = { pid: PIDS.userId, userId: '5123456', trxid: 't' }
const KEYS = { pid: PIDS.gamekey, quantity: 2, trxid: 't' }
type Client = Awaited<ReturnType<typeof testClient>>
type Case = [what: string, body: object, balanceMicros: number, change: (it: Client) => unknown]
/** The holder wants to hear of a balance below 99 USD: one more top-up takes it there. */
const warnBelow = ({ store, accountId }: Client) =>
  store.transaction((tx) => setLowBalanceThreshold(tx, accountId, 99_000_000))
const cases: Case[] = [
  ['a top-up', TOP_UP, 100_000_000, () => {}],
  ['keys, of which there are more', KEYS, 100_000_000, () => {}],
  ['one that the wallet cannot pay again', TOP_UP, 1_000_000, () => {}],
  [
    'a product that is gone',
    TOP_UP,
    100_000_000,
    ({ store }) => {
      const changes = { status: 'archived' } as const
      return store.transaction((tx) =>
        changeProduct(tx, PIDS.userId, { changes, actor: 'operator' }, START),
      )
    },
  ],
  ['one that would leave less than the holder wants to hear of', TOP_UP, 100_000_000, warnBelow],
  [
    'one that the database would refuse',
    TOP_UP,
    100_000_000,
    async (it) => {
      await warnBelow(it)
      await (await connectDirectly(it.store)).breakInserts('notices', 'broken')
    },
  ],
  [
    'one that the database would not let the wallet pay',
    TOP_UP,
    100_000_000,
    async ({ store }) => (await connectDirectly(store)).breakUpdates('wallets', 'broken'),
  ],
]

test.each(cases)('a replay leaves no row behind: %s', async (_, body, balanceMicros, change) => {
  const it = await testClient(balanceMicros)
  await addTestStock(it.store, PIDS.gamekey, 5)
  const first = await it.post('/orders', body)
  expect(first).toMatchObject({ status: 200, body: { status: 'completed' } })
  await change(it)
  const before = await everyRow(it.store)
  const replay = { ...first.body, idempotentReplay: true }
  expect(await it.post('/orders', body)).toEqual({ status: 200, body: replay })
  expect(await everyRow(it.store)).toEqual(before)
})

test('a replay leaves no row behind, nor a message about a limit that it would have met', async () => {
  const goods = { suppliers: ['north'], costUsd: { north: 1.5 } }
  const limits = { north: { dayLimitMicros: 1_600_000 } }
  const shop = await limited(goods, { north: {} }, limits)
  await shop.order({ trxid: 't' })
  const before = await everyRow(shop.store)
  expect(await shop.order({ trxid: 't' })).toMatchObject({ idempotentReplay: true })
  expect(await everyRow(shop.store)).toEqual(before)
  expect(await shop.order({ trxid: 'u' })).toMatchObject({ code: 'PRODUCT_DISABLED' })
  expect(await shop.told()).toContain('day_limit')
})
