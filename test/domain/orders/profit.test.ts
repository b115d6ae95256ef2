// What orders cost us, and the sums of the days that follow from it.
import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Store } from '../../../src/db/store.ts'
import { refundForClaim, replaceForClaim } from '../../../src/domain/claims/decisions.ts'
import { proveLedger } from '../../../src/domain/ledger/proofs/proof.ts'
import { reportOn } from '../../../src/domain/reports/order.ts'
import { ordersWanted } from '../../../src/domain/reports/order-list.ts'
import { dailyAccounts, dailySales, stockCodes } from '../../../src/domain/schema.ts'
import { addStock } from '../../../src/domain/stock/stock.ts'
import type { OrderResult } from '../../../src/domain/suppliers/supplier.ts'
import { createSandboxSupplier } from '../../../src/suppliers/sandbox.ts'
import { testApp } from '../../helpers/app.ts'
import { claim } from '../../helpers/claims.ts'
import { later, PIDS, START } from '../../helpers/factories.ts'
import { setCost } from '../../helpers/prices.ts'

const USD = 1_000_000
const OPERATOR = 'operator'
let sent = 0

/** A shop whose supplier answers what the test wants. */
async function shop(answer: OrderResult = { outcome: 'completed' }) {
  const sandbox = createSandboxSupplier(() => START)
  const check = async () => ({ outcome: 'completed' }) as const
  const supplier = { ...sandbox, needsRef: false, place: async () => answer, check }
  const at = await testApp({ suppliers: new Map([['sandbox', supplier]]) })
  const { key, accountId, telegramId } = await at.reseller(1000 * USD)
  return {
    ...at,
    accountId,
    telegramId,
    async order(pid: string, body: Record<string, unknown> = {}): Promise<string> {
      const answered = await at.call('POST', '/orders', {
        key,
        body: { pid, trxid: `T-${sent++}`, ...body },
      })
      expect(answered.status).toBe(200)
      return String(answered.body.orderId)
    },
    profit: async (id: string) => {
      const report = await reportOn(at.store.read, id)
      return report.kind === 'order' ? report.profit : null
    },
  }
}
const PLAYER = { userId: '5123456789' }

const cost = (store: Store, pid: string, usd: number) =>
  store.transaction((tx) => setCost(tx, pid, { costMicros: usd * USD, actor: OPERATOR }, START))
const stock = (store: Store, codes: string[], costMicros: number | null) =>
  store.transaction((tx) =>
    addStock(tx, PIDS.gamekey, { codes, actor: OPERATOR, costMicros }, START),
  )
const proven = async (store: Store) => expect((await proveLedger(store.read)).findings).toEqual([])
/** The sums of all days, with those of one key added up: there are several on PostgreSQL. */
async function sums(store: Store) {
  const all = new Map<string, number[]>()
  for (const row of await store.read.select().from(dailySales)) {
    const { day, pid, supplier, completed, cancelled, claims, amountMicros, costMicros } = row
    const numbers = [completed, cancelled, claims, amountMicros, costMicros, row.withoutCost]
    const name = [day, pid, supplier].join(' ')
    const before = all.get(name)
    all.set(name, before ? numbers.map((one, i) => one + (before[i] ?? 0)) : numbers)
  }
  return Object.fromEntries(all)
}

describe('an order keeps what it cost', () => {
  test('as its supplier says, whatever the price list says', async () => {
    const { store, order, profit } = await shop({ outcome: 'completed', costMicros: 700_000 })
    await cost(store, PIDS.userId, 0.8)
    const id = await order(PIDS.userId, PLAYER)
    expect(await profit(id)).toEqual({
      costMicros: 700_000,
      paidBackMicros: 0,
      profitMicros: 290_000,
    })
    await proven(store)
  })

  test('as its codes cost, and as the product costs for codes without a cost', async () => {
    const { store, order, profit } = await shop()
    await stock(store, ['CHEAP-1'], 2 * USD)
    await stock(store, ['PLAIN-2'], null)
    const unknown = await order(PIDS.gamekey, { quantity: 2 })
    expect(await profit(unknown)).toMatchObject({ costMicros: null, profitMicros: null })
    await stock(store, ['CHEAP-3'], 2 * USD)
    await stock(store, ['PLAIN-4'], null)
    await cost(store, PIDS.gamekey, 3)
    const known = await order(PIDS.gamekey, { quantity: 2 })
    expect(await profit(known)).toMatchObject({ costMicros: 5 * USD, profitMicros: 5 * USD })
    await proven(store)
  })

  test('or nothing, if it was cancelled', async () => {
    const { store, order, profit } = await shop({ outcome: 'failed', reason: 'INVALID PLAYER' })
    await cost(store, PIDS.userId, 0.8)
    const id = await order(PIDS.userId, PLAYER)
    expect(await profit(id)).toEqual({ costMicros: 0, paidBackMicros: 0, profitMicros: null })
    expect(await sums(store)).toEqual({
      [`2026-01-15 ${PIDS.userId} sandbox`]: [0, 1, 0, 0, 0, 0],
    })
    expect(await store.read.select().from(dailyAccounts)).toEqual([])
    await proven(store)
  })

  test('and a claim that pays back or replaces lessens what was earned', async () => {
    const { store, accountId, order, profit } = await shop()
    await stock(store, ['OLD-1', 'OLD-2', 'NEW-3'], 2 * USD)
    const id = await order(PIDS.gamekey, { quantity: 2 })
    const [old] = await store.read
      .select({ id: stockCodes.id })
      .from(stockCodes)
      .where(eq(stockCodes.orderId, id))
      .orderBy(asc(stockCodes.id))
    const replaced = await claim(store, accountId, id)
    const by = { actor: 'admin:5', answer: null } as const
    await store.transaction((tx) =>
      replaceForClaim(tx, replaced.reference, { ...by, codeIds: [old?.id ?? 0] }, later(5)),
    )
    expect(await profit(id)).toMatchObject({ costMicros: 6 * USD, profitMicros: 4 * USD })
    const refunded = await claim(store, accountId, id)
    const amountMicros = 3 * USD
    await store.transaction((tx) =>
      refundForClaim(tx, refunded.reference, { ...by, amountMicros }, later(86_400_000)),
    )
    expect(await profit(id)).toEqual({
      costMicros: 6 * USD,
      paidBackMicros: 3 * USD,
      profitMicros: USD,
    })
    const newest = { limit: 5, before: null, walks: 1 }
    const listed = await ordersWanted(store.read, { from: null, to: null }, newest)
    expect(listed.rows).toMatchObject([{ id, profitMicros: USD }])
    expect(await sums(store)).toEqual({
      [`2026-01-15 ${PIDS.gamekey} stock`]: [1, 0, 1, 10 * USD, 6 * USD, 0],
      [`2026-01-16 ${PIDS.gamekey} stock`]: [0, 0, 1, -3 * USD, 0, 0],
    })
    expect(
      await store.read.select().from(dailyAccounts).orderBy(asc(dailyAccounts.day)),
    ).toMatchObject([
      { day: '2026-01-15', accountId, completed: 1, amountMicros: 10 * USD, costMicros: 6 * USD },
      { day: '2026-01-16', accountId, completed: 0, amountMicros: -3 * USD, costMicros: 0 },
    ])
    await proven(store)
  })
})

test('the audit finds a sum that is not that of its orders', async () => {
  const { store, order, accountId } = await shop()
  await order(PIDS.userId, PLAYER)
  await store.transaction((tx) => tx.update(dailySales).set({ amountMicros: 1 }))
  await store.transaction((tx) => tx.update(dailyAccounts).set({ completed: 2 }))
  const rule = 'the sums of a day are those of its orders and claims'
  const of = (place: string) => ({ rule, accountId: null, reference: `2026-01-15 ${place}` })
  expect((await proveLedger(store.read)).findings).toEqual([
    { ...of(`${PIDS.userId} sandbox`), problem: 'lacks 989999 sales' },
    { rule, accountId, reference: '2026-01-15', problem: 'lacks -1 orders' },
  ])
})
