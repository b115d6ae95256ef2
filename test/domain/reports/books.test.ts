import { expect, test } from 'vitest'
import { adjustBalance } from '../../../src/domain/accounts/accounts.ts'
import { readBooks } from '../../../src/domain/reports/books.ts'
import { entries, wallets } from '../../../src/domain/schema.ts'
import { parseMonth, startOf } from '../../../src/domain/shared/utc-day.ts'
import { addStock } from '../../../src/domain/stock/stock.ts'
import { buyKeys } from '../../helpers/claims.ts'
import { approve, depositStore, open, submit, USD } from '../../helpers/deposits.ts'
import { addTestStock, openTestAccount, PIDS, START } from '../../helpers/factories.ts'
import { setCost } from '../../helpers/prices.ts'
import { testShop } from '../../helpers/store.ts'

const JANUARY = { first: '2026-01-01', last: '2026-01-31' }
const DECEMBER = { first: '2025-12-01', last: '2025-12-31' }

test('a month goes from its first day to its last', () => {
  expect(parseMonth('2026-01')).toEqual(JANUARY)
  expect(parseMonth('2024-02')).toEqual({ first: '2024-02-01', last: '2024-02-29' })
  for (const wrong of ['2026-13', '2026-00', '2026', 'now', '2026-1'])
    expect(parseMonth(wrong)).toBeNull()
})

test('what moved leads from the wallets at the beginning to those at the end', async () => {
  const { store, manual } = await depositStore()
  const openedAt = new Date('2025-12-20T00:00:00.000Z')
  const { id } = await openTestAccount(store, { balanceMicros: 20 * USD, openedAt })
  const asked = { now: START, amountMicros: 10 * USD }
  await approve(store, await submit(store, await open(store, id, manual, asked), asked))
  const debit = { amountMicros: -3 * USD, note: undefined, actor: 'operator' } as const
  await store.transaction((tx) => adjustBalance(tx, id, debit, startOf('2026-02-01')))
  const books = await readBooks(store.read, JANUARY)
  expect(books).toMatchObject({ openingMicros: 20 * USD, closingMicros: 30 * USD })
  expect(books.movements).toEqual([
    { kind: 'deposit', method: 'Bank transfer', count: 1, micros: 10 * USD },
  ])
  expect(books.differenceMicros).toBe(0)
  const december = await readBooks(store.read, DECEMBER)
  expect(december).toMatchObject({ openingMicros: 0, closingMicros: 20 * USD })
  const { closingMicros } = await readBooks(store.read, { first: '2026-01-01', last: '2026-02-01' })
  expect(closingMicros).toBe(27 * USD)
})

test('counts sales, profit and what the stock has cost', async () => {
  const store = await testShop()
  const { id } = await openTestAccount(store, { balanceMicros: 100 * USD })
  const codes = { codes: ['COSTED-1', 'COSTED-2'], actor: 'operator', costMicros: 2 * USD } as const
  await store.transaction((tx) =>
    addStock(tx, PIDS.gamekey, { ...codes, codes: [...codes.codes] }, START),
  )
  await addTestStock(store, PIDS.gamekey, 1)
  await buyKeys(store, id)
  const before = await readBooks(store.read, JANUARY)
  expect(before.sales).toMatchObject({ salesMicros: 5 * USD, profitMicros: 3 * USD })
  expect(before.movements).toMatchObject([
    { kind: 'credit', micros: 100 * USD },
    { kind: 'charge', micros: -5 * USD },
  ])
  expect(before.stock).toEqual({ codes: 2, costMicros: 2 * USD, withoutCost: 1 })
  const cost = { costMicros: 1.5 * USD, actor: 'operator' } as const
  await store.transaction((tx) => setCost(tx, PIDS.gamekey, cost, START))
  const { stock } = await readBooks(store.read, JANUARY)
  expect(stock).toEqual({ codes: 2, costMicros: 3.5 * USD, withoutCost: 0 })
})

test('tells what is missing', async () => {
  const store = await testShop()
  await openTestAccount(store, { balanceMicros: 10 * USD })
  await store.transaction((tx) => tx.update(wallets).set({ balanceMicros: 11 * USD }))
  const { differenceMicros } = await readBooks(store.read, JANUARY)
  expect(differenceMicros).toBe(-USD)
})

test('reads a long ledger in parts, and counts each entry once', async () => {
  const store = await testShop()
  const { id: accountId } = await openTestAccount(store, { balanceMicros: USD })
  const rows = Array.from({ length: 12_000 }, (_, i) => ({
    ...{ accountId, kind: 'credit', house: 'adjustments', amountMicros: 1, createdAt: START },
    balanceAfterMicros: USD + i + 1,
  })) satisfies (typeof entries.$inferInsert)[]
  await store.transaction(async (tx) => {
    for (let at = 0; at < rows.length; at += 1000)
      await tx.insert(entries).values(rows.slice(at, at + 1000))
    await tx.update(wallets).set({ balanceMicros: USD + rows.length })
  })
  const books = await readBooks(store.read, JANUARY)
  expect(books.movements).toMatchObject([{ count: 12_001, micros: USD + 12_000 }])
  expect(books.differenceMicros).toBe(0)
})
