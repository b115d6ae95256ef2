import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entries } from '../../src/db/schema.ts'
import type { Store, Tx } from '../../src/db/store.ts'
import { balanceOf, paidIn, post } from '../../src/domain/ledger.ts'
import { connectDirectly } from '../helpers/direct.ts'
import { fresh, START as NOW, openTestAccount } from '../helpers/factories.ts'
import { testStore } from '../helpers/store.ts'

const ACCOUNTS = 3
const inward = ['deposit', 'credit', 'refund', 'fee_refund'] as const
const outward = ['debit', 'charge', 'fee'] as const

/** A posting as the services make them: amounts of a kind have one sign, references may repeat. */
const step = fc
  .record({
    kind: fc.constantFrom(...inward, ...outward),
    account: fc.nat(ACCOUNTS - 1),
    micros: fc.oneof(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 2 ** 40 })),
    reference: fc.option(fc.nat(4), { nil: undefined }),
  })
  .map((posting) => {
    const out = (outward as readonly string[]).includes(posting.kind)
    return { ...posting, amountMicros: out ? -posting.micros : posting.micros }
  })

describe('after any sequence of postings', () => {
  test('each wallet holds the sum of its entries, never less than nothing, and refusals leave no trace', async () => {
    const store = await testStore()
    const run = fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const ids: number[] = []
      for (let i = 0; i < ACCOUNTS; i++) ids.push((await openTestAccount(store)).id)
      const references = `run-${fresh()}-`
      const model = ids.map((): number[] => [])
      const used = new Set<string>()

      for (const { kind, account, amountMicros, reference } of steps) {
        const accountId = ids[account] ?? 0
        const own = model[account] ?? []
        const name = reference === undefined ? {} : { reference: references + reference }
        const once = `${kind} ${reference}`
        const covered = sum(own) + amountMicros >= 0
        const repeated = reference !== undefined && used.has(once)
        const posted = store.transaction((tx) =>
          post(tx, { kind, accountId, amountMicros, ...name }, NOW),
        )
        if (!covered) await expect(posted).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE' })
        else if (repeated) await expect(posted).rejects.toThrow(/unique/i)
        else {
          own.push(amountMicros)
          used.add(once)
          expect(await posted).toBe(sum(own))
        }
      }

      for (const [i, own] of model.entries()) {
        const rows = await entriesOf(store, ids[i] ?? 0)
        expect(rows.map((row) => row.amountMicros)).toEqual(own)
        expect(rows.map((row) => row.balanceAfterMicros)).toEqual(runningSums(own))
        expect(await balanceOf(store.read, ids[i] ?? 0)).toBe(sum(own))
      }
    })
    await fc.assert(run, { numRuns: 40 })
  })
})

describe('a posting', () => {
  test('takes the whole wallet, and not one micro-USD more', async () => {
    const store = await testStore()
    const { id } = await openTestAccount(store, { balanceMicros: 100 })
    const debit = (amountMicros: number) =>
      store.transaction((tx) => post(tx, { kind: 'debit', accountId: id, amountMicros }, NOW))
    await expect(debit(-101)).rejects.toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
      message: expect.stringContaining('0.000101 USD'),
    })
    expect(await debit(-100)).toBe(0)
    await expect(debit(-1)).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE' })
    expect(await entriesOf(store, id)).toHaveLength(2)
  })

  test('of nothing is no posting', async () => {
    const store = await testStore()
    const { id } = await openTestAccount(store)
    const nothing = store.transaction((tx) =>
      post(tx, { kind: 'credit', accountId: id, amountMicros: 0 }, NOW),
    )
    await expect(nothing).rejects.toThrow(/entry_moves_money/)
  })

  test('moves each kind against its own house account', async () => {
    const store = await testStore()
    const { id } = await openTestAccount(store)
    const kinds = [...inward, ...outward]
    for (const kind of kinds)
      await store.transaction((tx) => {
        const amountMicros = inward.some((other) => other === kind) ? 10 : -10
        return post(tx, { kind, accountId: id, amountMicros, reference: 'R', note: 'why' }, NOW)
      })
    const rows = await entriesOf(store, id)
    expect(rows.map((row) => [row.kind, row.house])).toEqual([
      ['deposit', 'deposits'],
      ['credit', 'adjustments'],
      ['refund', 'sales'],
      ['fee_refund', 'fees'],
      ['debit', 'adjustments'],
      ['charge', 'sales'],
      ['fee', 'fees'],
    ])
    expect(rows[0]).toMatchObject({ reference: 'R', note: 'why', createdAt: NOW })
  })

  test.each(['charge', 'refund', 'fee', 'fee_refund', 'deposit'] as const)(
    'happens at most once for a reference: a second %s is refused, by any account',
    async (kind) => {
      const store = await testStore()
      const reference = `R-${fresh()}`
      const amountMicros = kind === 'charge' || kind === 'fee' ? -10 : 10
      const [first, second] = [
        await openTestAccount(store, { balanceMicros: 100 }),
        await openTestAccount(store, { balanceMicros: 100 }),
      ]
      const move = (accountId: number) => (tx: Tx) =>
        post(tx, { kind, accountId, amountMicros, reference }, NOW)
      await store.transaction(move(first.id))
      await expect(store.transaction(move(first.id))).rejects.toThrow(/unique/i)
      await expect(store.transaction(move(second.id))).rejects.toThrow(/unique/i)
      expect(await balanceOf(store.read, first.id)).toBe(100 + amountMicros)
      expect(await balanceOf(store.read, second.id)).toBe(100)
    },
  )
})

describe('an entry', () => {
  test('cannot be changed or removed, from within or by another process', async () => {
    const store = await testStore()
    const { id } = await openTestAccount(store, { balanceMicros: 100 })
    const before = await entriesOf(store, id)
    const own = eq(entries.accountId, id)
    const change = store.transaction((tx) => tx.update(entries).set({ note: 'other' }).where(own))
    await expect(change).rejects.toThrow(/append-only/)
    const removal = store.transaction((tx) => tx.delete(entries).where(own))
    await expect(removal).rejects.toThrow(/append-only/)
    const other = await connectDirectly(store)
    await expect(other.exec('UPDATE entries SET amount_micros = 1')).rejects.toThrow(/append-only/)
    await expect(other.exec('DELETE FROM entries')).rejects.toThrow(/append-only/)
    expect(await entriesOf(store, id)).toEqual(before)
  })

  test('and a wallet are never below zero, whoever writes them', async () => {
    const store = await testStore()
    const { id } = await openTestAccount(store, { balanceMicros: 100 })
    const other = await connectDirectly(store)
    await expect(other.exec('UPDATE wallets SET balance_micros = -1')).rejects.toThrow(
      /not_negative/,
    )
    expect(await balanceOf(store.read, id)).toBe(100)
  })
})

test('what was paid in counts deposits and adjustments, and no sales or fees', async () => {
  const store = await testStore()
  const { id } = await openTestAccount(store)
  expect(await paidIn(store.read, id)).toBe(0)
  const amounts = { deposit: 1000, credit: 300, debit: -100, charge: -50, refund: 20, fee: -5 }
  await store.transaction(async (tx) => {
    for (const [kind, amountMicros] of Object.entries(amounts) as [keyof typeof amounts, number][])
      await post(tx, { kind, accountId: id, amountMicros }, NOW)
  })
  expect(await paidIn(store.read, id)).toBe(1200)
})

function entriesOf(store: Store, accountId: number) {
  return store.read
    .select()
    .from(entries)
    .where(eq(entries.accountId, accountId))
    .orderBy(asc(entries.id))
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

function runningSums(amounts: number[]): number[] {
  return amounts.map((_, i) => sum(amounts.slice(0, i + 1)))
}
