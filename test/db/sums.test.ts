// Numbers that transactions add to rows of sums: written with them, or not at all.
import { expect, test } from 'vitest'
import type { Store } from '../../src/db/store.ts'
import { addEndToTotals } from '../../src/domain/orders/daily-totals.ts'
import { dailyAccounts } from '../../src/domain/schema.ts'
import { openTestAccount, START } from '../helpers/factories.ts'
import { testStore } from '../helpers/store.ts'

const order = (accountId: number) => ({
  ...{ accountId, pid: 'P', slug: 's', supplier: 'x', amountMicros: 5, costMicros: 3 },
  createdAt: START,
})

const add = (store: Store, accountId: number, fails = false) =>
  store.transaction(async (tx) => {
    addEndToTotals(tx, order(accountId), 'completed', START)
    if (fails) throw new Error('changed its mind')
  })

test('transactions that share a commit add up, without those that are rolled back', async () => {
  const store = await testStore()
  const { id } = await openTestAccount(store)
  const other = await openTestAccount(store)
  await expect(add(store, id, true)).rejects.toThrow('changed its mind')
  expect(await store.read.$count(dailyAccounts)).toBe(0)
  // On SQLite they share one commit.
  const outcomes = await Promise.allSettled(
    [1, 2, 3, 4, 5].map((i) => add(store, i === 5 ? other.id : id, i % 2 === 0)),
  )
  expect(outcomes.map(({ status }) => status).sort()).toEqual([
    ...['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'],
  ])
  await add(store, id)
  const rows = await store.read.select().from(dailyAccounts).orderBy(dailyAccounts.accountId)
  expect(rows).toMatchObject([
    { accountId: id, completed: 3, amountMicros: 15, costMicros: 9 },
    { accountId: other.id, completed: 1, amountMicros: 5, costMicros: 3 },
  ])
})
