import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Store } from '../../src/db/store.ts'
import { orders } from '../../src/domain/schema.ts'
import { testApp } from '../helpers/app.ts'
import { later, PIDS } from '../helpers/factories.ts'
import { type Query, recorded } from '../helpers/plan.ts'
import { testShop } from '../helpers/store.ts'
import { issueKeyForTests } from '../helpers/test-keys.ts'

const MANY = 6010
/** More rows than so many are never gone through for a page. */
const MOST_SKIPPED = 2000

/** A store that notes its queries, and how many rows they have skipped. */
function watched(store: Store) {
  const { read, queries } = recorded(store.read)
  const skippedBy = ({ sql, params }: Query) => (sql.includes(' offset ') ? params.at(-1) : 0)
  return { store: { ...store, read }, skipped: () => queries.map(skippedBy).map(Number) }
}

async function client() {
  const store = await testShop()
  const { store: seen, skipped } = watched(store)
  const app = await testApp({ store: seen })
  const { key, accountId, telegramId } = await app.reseller()
  const other = await app.reseller()
  let placed = 0
  async function place(count: number, of = accountId) {
    const rows = Array.from({ length: count }, () => ({
      ...{ id: `API-${of}-${++placed}`, accountId: of, pid: PIDS.userId, slug: 'game-a' },
      ...{ packName: '60 UC', kind: 'topup' as const, quantity: 1, amountMicros: 1, player: {} },
      ...{ status: 'completed' as const, refunded: false, supplier: 'sandbox' },
      ...{ createdAt: later(placed), endedAt: later(placed) },
    }))
    for (let at = 0; at < count; at += 1000)
      await store.transaction(async (tx) => {
        await tx.insert(orders).values(rows.slice(at, at + 1000))
      })
    return rows.map(({ id }) => id).reverse()
  }
  async function page(number: number, pageSize: number, by = key) {
    const path = `/history?page=${number}&pageSize=${pageSize}`
    const { body } = await app.call('GET', path, { key: by })
    const ids = (body.orders as { orderId: string }[]).map(({ orderId }) => orderId)
    return { ids, total: body.total, hasMore: body.hasMore }
  }
  const testKey = () => issueKeyForTests(store, telegramId)
  return { store, page, place, skipped, testKey, otherId: other.accountId }
}

test('a page deep in a long history is as near as the first, and right while orders come', async () => {
  const { page, place, skipped, otherId } = await client()
  let ids = await place(MANY)
  await place(10, otherId)
  const isRight = async (number: number, size: number) =>
    expect(await page(number, size), `page ${number} of ${size}`).toEqual({
      ids: ids.slice((number - 1) * size, number * size),
      total: ids.length,
      hasMore: number * size < ids.length,
    })
  for (const [number, size] of [
    ...[
      [1, 50],
      [120, 50],
      [121, 50],
      [122, 50],
      [1_000_000, 50],
      [40, 50],
      [41, 50],
      [80, 50],
      [81, 50],
    ],
    ...[
      [86, 47],
      [43, 47],
      [6010, 1],
      [4011, 1],
      [4010, 1],
      [2011, 1],
      [2010, 1],
    ],
  ] as const)
    await isRight(number, size)
  ids = [...(await place(7)), ...ids]
  for (const number of [1, 40, 80, 121]) await isRight(number, 50)
  ids = [...(await place(2500)), ...ids]
  for (const number of [1, 50, 90, 171]) await isRight(number, 50)
  expect(Math.max(...skipped())).toBeLessThan(MOST_SKIPPED)
})

test('the history of a test account is right after its oldest orders were removed', async () => {
  const { store, page, place, testKey } = await client()
  const { accountId, key } = await testKey()
  const ids = await place(2100, accountId)
  expect(await page(1, 1, key)).toMatchObject({ total: 2100 })
  await store.transaction((tx) => tx.delete(orders).where(inArray(orders.id, ids.slice(2000))))
  expect(await page(40, 50, key)).toEqual({
    ids: ids.slice(1950, 2000),
    total: 2000,
    hasMore: false,
  })
})
