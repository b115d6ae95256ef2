// The operator's table of all orders: what is found, and how far a page walks back for it.
import { expect, test } from 'vitest'
import { engine } from '../../../src/db/dialect.ts'
import { WALK_ROWS } from '../../../src/domain/orders/lists.ts'
import { type OrdersWanted, ordersWanted } from '../../../src/domain/reports/order-list.ts'
import { orders } from '../../../src/domain/schema.ts'
import { TEST_SUPPLIER } from '../../../src/domain/shared/test-world.ts'
import { connectDirectly } from '../../helpers/direct.ts'
import { later, openTestAccount } from '../../helpers/factories.ts'
import { planOf, recorded, rowsRead } from '../../helpers/plan.ts'
import { testStore } from '../../helpers/store.ts'

const DAY_MS = 86_400_000
const EVER = { from: null, to: null }
const MANY = WALK_ROWS + 10
const PAGE = { limit: 10, before: null as number | null, walks: 1 }

/** Orders, a minute apart, of one account; what is odd about the n-th is given. */
async function history(count: number, odd: (n: number) => Partial<typeof orders.$inferInsert>) {
  const store = await testStore()
  const { id: accountId } = await openTestAccount(store)
  const numbers = Array.from({ length: count }, (_, i) => i + 1)
  for (let from = 0; from < count; from += 500)
    await store.transaction(async (tx) => {
      await tx.insert(orders).values(
        numbers.slice(from, from + 500).map((n) => ({
          ...{ id: `API-GMA-${String(n).padStart(8, '0')}-000000`, accountId, pid: 'P' },
          ...{ slug: 'usual', packName: `Pack ${n}`, kind: 'topup' as const, quantity: 1 },
          ...{ amountMicros: n, player: { userId: `p${n}` }, status: 'completed' as const },
          ...{ refunded: false, supplier: 'north', createdAt: later(n * 60_000) },
          ...odd(n),
        })),
      )
    })
  const find = (wanted: Partial<OrdersWanted>, page: Partial<typeof PAGE> = {}) =>
    ordersWanted(store.read, { ...EVER, ...wanted }, { ...PAGE, ...page })
  return {
    store,
    accountId,
    find,
    numbersOf: (found: { amountMicros: number }[]) => found.map(({ amountMicros }) => amountMicros),
  }
}

test('a page walks back through so many orders, and the next one goes on from there', async () => {
  const { find, numbersOf } = await history(MANY, (n) => (n === 5 ? { slug: 'rare' } : {}))
  const first = await find({ slug: 'rare' })
  expect(first).toEqual({ rows: [], next: MANY - WALK_ROWS + 1 })
  const second = await find({ slug: 'rare' }, { before: first.next })
  expect([numbersOf(second.rows), second.next]).toEqual([[5], null])
  const whole = await find({ slug: 'rare' }, { walks: 2 })
  expect([numbersOf(whole.rows), whole.next]).toEqual([[5], null])
})

test('whatever is looked for, the database looks at the orders of a walk only', async () => {
  const count = engine === 'postgres' ? WALK_ROWS + 500 : 20
  const { store, accountId } = await history(count, (n) => (n < 3 ? { status: 'processing' } : {}))
  if (engine === 'postgres') await (await connectDirectly(store)).exec('ANALYZE orders')
  for (const wanted of [
    {},
    { slug: 'none' },
    { status: 'completed' },
    { status: 'processing' },
    { named: 'nobody' },
    { accountId },
  ] as const) {
    const { read, queries } = recorded(store.read)
    await ordersWanted(read, { ...EVER, ...wanted }, PAGE)
    expect(queries).toHaveLength(2)
    for (const query of queries)
      if (engine === 'sqlite')
        expect(await planOf(store, query)).toMatch(
          /(rowid>\? AND rowid<|(seq|id)>\? AND (seq|id)<)\?/,
        )
      else expect(await rowsRead(store, query)).toBeLessThanOrEqual(WALK_ROWS + PAGE.limit)
  }
})

test('they are found by state, line, supplier, account, player, a part of an id, and day', async () => {
  const { find, numbersOf, accountId, store } = await history(40, (n) => ({
    ...(n === 7 ? { status: 'processing' } : n === 8 ? { status: 'cancelled' } : {}),
    ...(n === 9 ? { slug: 'rare' } : n === 10 ? { supplier: 'south' } : {}),
    createdAt: later(n * DAY_MS),
  }))
  const found = async (wanted: Partial<OrdersWanted>) => numbersOf((await find(wanted)).rows)
  expect(await found({})).toEqual([40, 39, 38, 37, 36, 35, 34, 33, 32, 31])
  expect(await found({ status: 'processing' })).toEqual([7])
  expect(await found({ status: 'cancelled', slug: 'rare' })).toEqual([])
  expect(await found({ slug: 'rare', accountId })).toEqual([9])
  expect(await found({ supplier: 'south' })).toEqual([10])
  expect(await found({ accountId: accountId + 1 })).toEqual([])
  expect(await found({ named: 'p12' })).toEqual([12])
  expect(await found({ named: '0000013-' })).toEqual([13])
  expect(await found({ from: later(20 * DAY_MS), to: later(22 * DAY_MS) })).toEqual([21, 20])
  await store.transaction(async (tx) => {
    await tx.update(orders).set({ supplier: TEST_SUPPLIER })
  })
  expect(await found({})).toEqual([])
})
