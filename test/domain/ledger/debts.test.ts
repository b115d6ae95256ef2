import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Store } from '../../../src/db/store.ts'
import {
  type Entry,
  paidIn,
  post,
  setLowBalanceThreshold,
  walletOf,
} from '../../../src/domain/ledger/ledger.ts'
import { entries } from '../../../src/domain/schema.ts'
import { told } from '../../helpers/deposits.ts'
import { connectDirectly } from '../../helpers/direct.ts'
import { START as NOW, openTestAccount } from '../../helpers/factories.ts'
import { testStore } from '../../helpers/store.ts'

describe('a debt', () => {
  test('stands in the ledger beside what was taken back, and is paid by whatever comes in', async () => {
    const store = await testStore()
    const { id } = await openTestAccount(store, { balanceMicros: 30 })
    const move = (kind: Entry['kind'], amountMicros: number, reference?: string) =>
      store.transaction((tx) =>
        post(tx, { kind, accountId: id, amountMicros, ...(reference ? { reference } : {}) }, NOW),
      )
    await move('chargeback', -100, 'A')
    await move('chargeback', -5, 'B')
    await expect(move('charge', -1, 'C')).rejects.toMatchObject({
      ...{ code: 'INSUFFICIENT_BALANCE', data: { neededMicros: 1, debtMicros: 75 } },
    })
    await move('refund', 20, 'D')
    await move('credit', 5)
    await move('fee_refund', 30, 'E')
    expect(await walletOf(store.read, id)).toMatchObject({ balanceMicros: 0, debtMicros: 20 })
    await move('deposit', 50, 'F')
    expect(await walletOf(store.read, id)).toMatchObject({ balanceMicros: 30, debtMicros: 0 })
    await move('charge', -30, 'C')
    const rows = await entriesOf(store, id)
    const told = rows.map((row) => [
      ...[row.kind, row.house, row.amountMicros, row.balanceAfterMicros, row.reference],
    ])
    expect(told).toEqual([
      ['credit', 'adjustments', 30, 30, null],
      ['debt', 'debts', 70, 100, 'A'],
      ['chargeback', 'deposits', -100, 0, 'A'],
      ['debt', 'debts', 5, 5, 'B'],
      ['chargeback', 'deposits', -5, 0, 'B'],
      ['refund', 'sales', 20, 20, 'D'],
      ['debt_payment', 'debts', -20, 0, 'D'],
      ['credit', 'adjustments', 5, 5, null],
      ['debt_payment', 'debts', -5, 0, null],
      ['fee_refund', 'fees', 30, 30, 'E'],
      ['debt_payment', 'debts', -30, 0, 'E'],
      ['deposit', 'deposits', 50, 50, 'F'],
      ['debt_payment', 'debts', -20, 30, 'F'],
      ['charge', 'sales', -30, 0, 'C'],
    ])
    // Loans and their payments are no money that was paid in.
    expect(await paidIn(store.read, id)).toBe(30 - 100 - 5 + 5 + 50)
  })

  test('never stands beside a balance, nor below zero, whoever writes it', async () => {
    const store = await testStore()
    const { id } = await openTestAccount(store, { balanceMicros: 100 })
    const other = await connectDirectly(store)
    await expect(other.exec('UPDATE wallets SET debt_micros = 1')).rejects.toThrow(/debt_first/)
    await expect(other.exec('UPDATE wallets SET debt_micros = -1')).rejects.toThrow(/not_negative/)
    expect(await walletOf(store.read, id)).toMatchObject({ balanceMicros: 100, debtMicros: 0 })
  })

  test('tells of a low balance once: when it is taken, not for what only pays the debt', async () => {
    const store = await testStore()
    const { id, telegramId } = await openTestAccount(store, { balanceMicros: 100 })
    await store.transaction((tx) => setLowBalanceThreshold(tx, id, 10))
    const move = (kind: Entry['kind'], amountMicros: number) =>
      store.transaction((tx) => post(tx, { kind, accountId: id, amountMicros }, NOW))
    await move('chargeback', -150)
    await move('deposit', 40)
    await move('chargeback', -40)
    expect(await told(store, telegramId, 'balance_low')).toEqual([{ balanceMicros: 0 }])
    await move('deposit', 65)
    await move('charge', -6)
    const low = [{ balanceMicros: 0 }, { balanceMicros: 9 }]
    expect(await told(store, telegramId, 'balance_low')).toEqual(low)
  })

  test.each(['refund', 'credit', 'deposit'] as const)(
    'and the %s that pays it are written together, or not at all',
    async (kind) => {
      const store = await testStore()
      const { id } = await openTestAccount(store)
      const move = (what: Entry['kind'], amountMicros: number) =>
        store.transaction((tx) => post(tx, { kind: what, accountId: id, amountMicros }, NOW))
      await move('chargeback', -10)
      const other = await connectDirectly(store)
      await other.breakInserts('entries', 'the power is gone')
      await expect(move(kind, 25)).rejects.toThrow(/power is gone/)
      await expect(move('chargeback', -10)).rejects.toThrow(/power is gone/)
      expect(await walletOf(store.read, id)).toMatchObject({ balanceMicros: 0, debtMicros: 10 })
      expect(await entriesOf(store, id)).toHaveLength(2)
    },
  )
})

function entriesOf(store: Store, accountId: number) {
  return store.read
    .select()
    .from(entries)
    .where(eq(entries.accountId, accountId))
    .orderBy(asc(entries.id))
}
