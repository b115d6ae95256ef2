// Lists of one account, in a database where others have as many rows, all of them newer.
import { expect, test } from 'vitest'
import { engine } from '../../src/db/dialect.ts'
import type { Reader } from '../../src/db/store.ts'
import { entriesOf, findEntries, statementOf } from '../../src/domain/ledger/entries.ts'
import { createOrderPages, searchOrders, WALK_ROWS } from '../../src/domain/orders/lists.ts'
import { listVersion, ordersOf } from '../../src/domain/orders/orders.ts'
import { entries, orders } from '../../src/domain/schema.ts'
import { connectDirectly } from '../helpers/direct.ts'
import { later, openTestAccount } from '../helpers/factories.ts'
import { planOf, recorded, rowsRead } from '../helpers/plan.ts'
import { testStore } from '../helpers/store.ts'

/** Few for SQLite, whose plan does not depend on them. */
const ROWS = engine === 'postgres' ? 8_000 : 20
const BATCH = 500
/** A walk of GET /history, and a row at each end of it. */
const MOST_READ = WALK_ROWS + 2
const MINUTE_MS = 60_000
const LIMIT = 10
const ALWAYS = { from: null, to: null }
const DAYS = { from: later(2 * 86_400_000), to: later(3 * 86_400_000) }

type List = (db: Reader, accountId: number, middle: number) => Promise<unknown>

const ofEntries: Record<string, List> = {
  'GET /transactions': (db, id) =>
    findEntries(db, id, { kind: null, period: ALWAYS }, { limit: LIMIT, before: null }),
  'its next pages': (db, id, middle) =>
    findEntries(db, id, { kind: null, period: ALWAYS }, { limit: LIMIT, before: middle }),
  'GET /transactions of a kind': (db, id) =>
    findEntries(db, id, { kind: 'fee', period: ALWAYS }, { limit: LIMIT, before: null }),
  'GET /transactions of top-ups': (db, id) =>
    findEntries(db, id, { kind: 'deposit', period: ALWAYS }, { limit: LIMIT, before: null }),
  'GET /transactions of a period': (db, id) =>
    findEntries(db, id, { kind: null, period: DAYS }, { limit: LIMIT, before: null }),
  'the wallet in the bot': (db, id) => entriesOf(db, id, { limit: LIMIT, cursor: null }),
  'its page before': (db, id, middle) =>
    entriesOf(db, id, { limit: LIMIT, cursor: { side: 'before', id: middle } }),
  'the statement': async (db, id, middle) => {
    for await (const _ of statementOf(db, id, { after: middle - 100, lastId: middle })) break
  },
}
const ofOrders: Record<string, List> = {
  'what tells whether GET /history has changed': listVersion,
  'GET /history': (db, id) => ordersOf(db, id, { limit: LIMIT, cursor: null }),
  'the orders in the bot, a page before': (db, id, middle) =>
    ordersOf(db, id, { limit: LIMIT, cursor: { side: 'before', id: middle } }),
  'GET /history by pages': (db, id) =>
    createOrderPages(db).page({ accountId: id, test: false }, { limit: LIMIT, offset: 50 }),
  'GET /history of a line': (db, id) =>
    searchOrders(db, id, { ...ALWAYS, slug: 'gameb' }, { limit: LIMIT, before: null }),
  'GET /history with a cursor': (db, id, middle) =>
    searchOrders(db, id, ALWAYS, { limit: LIMIT, before: middle }),
}

for (const [name, lists, index] of [
  ['entries', ofEntries, /entries_(by_account|paid_in)/],
  ['orders', ofOrders, /orders_by_account/],
] as const)
  test(`the ${name} of an account are listed without looking at those of others`, async () => {
    const { store, lone, quiet } = await halfAndHalf(name)
    const cases = [lone, quiet].flatMap((id) =>
      Object.entries(lists).map(([title, list]) => ({ id, title, list })),
    )
    for (const { id, title, list } of cases) {
      const { read, queries } = recorded(store.read)
      await list(read, id, Math.floor(ROWS / 2))
      const own = queries.filter(({ sql }) => sql.includes(`from "${name}"`))
      expect(own.length, title).toBeGreaterThan(0)
      for (const query of own) {
        const plan = await planOf(store, query)
        if (/where \("orders"\."id" in|"stock_codes"/.test(query.sql)) continue
        expect(plan, title).toMatch(index)
        // Both columns of the index: a page deep in the list costs the same as the first.
        if (engine === 'sqlite')
          expect(plan, title).toMatch(/account_id=\? AND (id|seq)>\? AND (id|seq)</)
        else expect(await rowsRead(store, query), title).toBeLessThanOrEqual(MOST_READ)
      }
    }
  })

/** `lone` has one row, `quiet` ROWS of them, and another account as many again, all of them newer. */
async function halfAndHalf(name: 'entries' | 'orders') {
  const store = await testStore()
  const lone = await openTestAccount(store)
  const [quiet, busy] = [await openTestAccount(store), await openTestAccount(store)]
  const add = (accountId: number, numbers: number[]) =>
    store.transaction(async (tx) => {
      if (name === 'entries')
        await tx.insert(entries).values(numbers.map((i) => entryRow(accountId, i)))
      else await tx.insert(orders).values(numbers.map((i) => orderRow(accountId, i)))
    })
  await add(lone.id, [0])
  for (const { id } of [quiet, busy])
    for (let from = 0; from < ROWS; from += BATCH)
      await add(
        id,
        Array.from({ length: Math.min(BATCH, ROWS) }, (_, i) => from + i),
      )
  // As its autovacuum does for a table that grows.
  if (engine === 'postgres') await (await connectDirectly(store)).exec(`ANALYZE ${name}`)
  return { store, lone: lone.id, quiet: quiet.id }
}

function entryRow(accountId: number, i: number) {
  const kinds = { house: 'sales', kind: 'charge' } as const
  const amounts = { amountMicros: -1, balanceAfterMicros: 1_000_000 }
  const reference = `${accountId}-${i}`
  return { accountId, ...kinds, ...amounts, reference, createdAt: later(i * MINUTE_MS) }
}

function orderRow(accountId: number, i: number) {
  return {
    ...{ id: `API-${accountId}-${i}`, accountId, pid: 'P', slug: 'gamea', packName: '60 UC' },
    ...{ kind: 'topup' as const, quantity: 1, amountMicros: 1, player: {} },
    ...{ status: 'completed' as const, refunded: false, supplier: 'sandbox', fallbacks: [] },
    ...{ createdAt: later(i * MINUTE_MS), endedAt: later(i * MINUTE_MS) },
  }
}
