// How orders are found by the engine: by what it reads, not by how long that takes.
import { describe, expect, test } from 'vitest'
import { engine } from '../../../src/db/dialect.ts'
import { type OrderFilter, searchOrders, WALK_ROWS } from '../../../src/domain/orders/lists.ts'
import { orders } from '../../../src/domain/schema.ts'
import { connectDirectly } from '../../helpers/direct.ts'
import { later, openTestAccount } from '../../helpers/factories.ts'
import { planOf, recorded, rowsRead } from '../../helpers/plan.ts'
import { testShop } from '../../helpers/store.ts'

const MINUTE_MS = 60_000
const OWN = WALK_ROWS + 1000
const ALL: OrderFilter = { from: null, to: null }
const LIMIT = 10

/** An account with one order a minute, of which only the oldest is cancelled; a few of another's are. */
async function longHistory() {
  const store = await testShop()
  const [own, other] = [await openTestAccount(store), await openTestAccount(store)]
  const rowsOf = (accountId: number, i: number) => {
    const isCancelled = accountId === own.id ? i === 0 : i % 50 === 0
    const status = isCancelled ? ('cancelled' as const) : ('completed' as const)
    return {
      ...{ id: `API-${accountId}-${i}`, accountId, pid: i === 0 ? 'RARE' : 'P', slug: 'gamea' },
      ...{ packName: '60 UC', kind: 'topup' as const, quantity: 1, amountMicros: 1, player: {} },
      ...{ status, refunded: false, supplier: 'sandbox', fallbacks: [] },
      ...{ createdAt: later(i * MINUTE_MS), endedAt: later(i * MINUTE_MS) },
    }
  }
  for (let from = 0; from < OWN; from += 500) {
    const some = Array.from({ length: 500 }, (_, i) => from + i)
    const rows = some.flatMap((i) => [
      rowsOf(own.id, i),
      rowsOf(other.id, i),
      rowsOf(other.id, OWN + i),
    ])
    await store.transaction(async (tx) => void (await tx.insert(orders).values(rows)))
  }
  // As its autovacuum does for a table that grows.
  if (engine === 'postgres') await (await connectDirectly(store)).exec('ANALYZE orders')
  return { store, accountId: own.id }
}

const FILTERS: [name: string, filter: OrderFilter][] = [
  ['without a filter', ALL],
  ['by status', { ...ALL, status: 'completed' }],
  ['by a status that few have', { ...ALL, status: 'cancelled' }],
  // PostgreSQL would look for these by their status, among the orders of all accounts.
  ['by a status that none had when the table was analyzed', { ...ALL, status: 'processing' }],
  ['by line and product', { ...ALL, slug: 'gamea', pid: 'RARE' }],
  ['by time', { from: later(0), to: later(OWN * MINUTE_MS) }],
]

describe('a page of an account’s orders', () => {
  test('is read from the account’s own orders alone, by an index, as many at the end as at the start', async () => {
    const { store, accountId } = await longHistory()
    const serials = await store.read.select({ seq: orders.seq }).from(orders)
    const before = Math.max(...serials.map(({ seq }) => seq))
    for (const [name, filter] of FILTERS) {
      const counts: number[] = []
      for (const at of [before, Math.ceil(before * 0.95)]) {
        const { read, queries } = recorded(store.read)
        await searchOrders(read, accountId, filter, { limit: LIMIT, before: at })
        expect(queries.length, name).toBeGreaterThanOrEqual(2)
        let rows = 0
        for (const query of queries) {
          const plan = await planOf(store, query)
          if (query.sql.includes('stock_codes')) continue
          expect(plan, name).toMatch(/orders_by_account/)
          if (engine === 'sqlite') expect(plan, name).not.toMatch(/SCAN orders|SCAN \d|TEMP B-TREE/)
          else rows += await rowsRead(store, query)
        }
        counts.push(rows)
      }
      // The walk's end is found in the index; then rows are read until the page is full.
      for (const rows of counts) expect(rows, name).toBeLessThanOrEqual(2 * WALK_ROWS + 20)
      expect(new Set(counts).size, `${name}: ${counts}`).toBe(1)
    }
  })

  test('may be empty, though the next one is not', async () => {
    const { store, accountId } = await longHistory()
    const filter = { ...ALL, status: 'cancelled' as const }
    const first = await searchOrders(store.read, accountId, filter, { limit: LIMIT, before: null })
    expect(first.orders).toEqual([])
    const second = await searchOrders(store.read, accountId, filter, {
      limit: LIMIT,
      before: first.next,
    })
    expect(second).toMatchObject({ orders: [{ id: `API-${accountId}-0` }], next: null })
    const recent = { ...filter, from: later((OWN - 1) * MINUTE_MS) }
    const none = await searchOrders(store.read, accountId, recent, { limit: LIMIT, before: null })
    expect(none).toEqual({ orders: [], next: null })
    // Orders of up to a day later may lie behind the last one: the clock may have been set back.
    const behind = { ...filter, from: later((OWN - WALK_ROWS + 1) * MINUTE_MS) }
    const some = await searchOrders(store.read, accountId, behind, { limit: LIMIT, before: null })
    expect(some.next).not.toBeNull()
  })
})
