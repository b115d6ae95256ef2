import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Store } from '../../../src/db/store.ts'
import { ensureTestAccount } from '../../../src/domain/accounts/test-account.ts'
import { balanceOf, type Entry, paidIn, post, walletOf } from '../../../src/domain/ledger/ledger.ts'
import { proveLedger } from '../../../src/domain/ledger/proofs/proof.ts'
import { entries } from '../../../src/domain/schema.ts'
import { connectDirectly } from '../../helpers/direct.ts'
import { fresh, START as NOW, openTestAccount } from '../../helpers/factories.ts'
import { testStore } from '../../helpers/store.ts'

const ACCOUNTS = 3
const inward = ['deposit', 'credit', 'refund', 'fee_refund'] as const
const outward = ['debit', 'charge', 'fee'] as const
/** How often payments are taken back; most sequences meet a debt, and what pays it. */
const takenBack = ['chargeback', 'chargeback'] as const

/** A posting as the services make them: amounts of a kind have one sign, references may repeat. */
const step = fc
  .record({
    kind: fc.constantFrom(...inward, ...outward, ...takenBack),
    account: fc.nat(ACCOUNTS - 1),
    micros: fc.oneof(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 2 ** 40 })),
    reference: fc.option(fc.nat(4), { nil: undefined }),
  })
  .map((posting) => {
    const out = !(inward as readonly string[]).includes(posting.kind)
    return { ...posting, amountMicros: out ? -posting.micros : posting.micros }
  })

describe('after any sequence of postings', () => {
  test('each wallet holds the sum of its entries, or owes what is below nothing; refusals leave no trace', async () => {
    const store = await testStore()
    const run = fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const ids: number[] = []
      for (let i = 0; i < ACCOUNTS; i++) ids.push((await openTestAccount(store)).id)
      const references = `run-${fresh()}-`
      const model = ids.map((): Model => ({ position: 0, rows: [] }))
      const used = new Set<string>()

      for (const { kind, account, amountMicros, reference } of steps) {
        const accountId = ids[account] ?? 0
        const own = model[account] ?? { position: 0, rows: [] }
        // As in the service, what pays a debt has a reference that nothing else has.
        const name =
          reference === undefined ? {} : { reference: `${references}${kind}-${reference}` }
        const once = `${kind} ${reference}`
        const covered = kind === 'chargeback' || Math.max(own.position, 0) + amountMicros >= 0
        const repeated = reference !== undefined && used.has(once)
        const posted = store.transaction((tx) =>
          post(tx, { kind, accountId, amountMicros, ...name }, NOW),
        )
        if (!covered) await expect(posted).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE' })
        else if (repeated) await expect(posted).rejects.toThrow(/unique/i)
        else {
          const before = own.position
          expected(own, kind, amountMicros)
          used.add(once)
          expect(await posted).toEqual({
            balanceMicros: Math.max(own.position, 0),
            debtMicros: Math.max(-own.position, 0),
            paidOffMicros: amountMicros > 0 ? Math.min(Math.max(-before, 0), amountMicros) : 0,
            newDebtMicros: amountMicros < 0 ? Math.max(-own.position, 0) - Math.max(-before, 0) : 0,
          })
        }
      }

      for (const [i, own] of model.entries()) {
        const rows = await entriesOf(store, ids[i] ?? 0)
        expect(rows.map((row) => [row.kind, row.amountMicros])).toEqual(own.rows)
        const amounts = own.rows.map(([, amountMicros]) => amountMicros)
        expect(rows.map((row) => row.balanceAfterMicros)).toEqual(runningSums(amounts))
        expect(await walletOf(store.read, ids[i] ?? 0)).toMatchObject({
          balanceMicros: Math.max(own.position, 0),
          debtMicros: Math.max(-own.position, 0),
        })
      }
    })
    await fc.assert(run, { numRuns: 40 })
    // What is posted here is of no orders and deposits, which the other rules are about.
    const ofWallets = /wallet holds|balance after|owes|a debt is|house account/
    const { findings } = await proveLedger(store.read)
    expect(findings.filter(({ rule }) => ofWallets.test(rule))).toEqual([])
  })
})

describe('a posting', () => {
  test('takes the whole wallet, and not one micro-USD more', async () => {
    const store = await testStore()
    const { id } = await openTestAccount(store, { balanceMicros: 100 })
    const debit = (amountMicros: number) =>
      store.transaction((tx) => post(tx, { kind: 'debit', accountId: id, amountMicros }, NOW))
    await expect(debit(-101)).rejects.toMatchObject({
      ...{ code: 'INSUFFICIENT_BALANCE', data: { neededMicros: 101, debtMicros: 0 } },
    })
    expect(await debit(-100)).toMatchObject({ balanceMicros: 0 })
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

  test('of a test account can be removed, but not changed', async () => {
    const store = await testStore()
    const holder = await openTestAccount(store, { balanceMicros: 100 })
    await store.transaction((tx) => ensureTestAccount(tx, holder, 'operator', NOW))
    const other = await connectDirectly(store)
    await expect(
      other.exec("UPDATE entries SET note = 'x' WHERE amount_micros > 100"),
    ).rejects.toThrow(/append-only/)
    await expect(other.exec('DELETE FROM entries')).rejects.toThrow(/append-only/)
    await other.exec('DELETE FROM entries WHERE amount_micros > 100')
    expect(await store.read.select().from(entries)).toMatchObject([{ accountId: holder.id }])
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

/** Above zero what a wallet holds, below what it owes; and the entries that have led there. */
type Model = { position: number; rows: [kind: Entry['kind'], amountMicros: number][] }

function expected(model: Model, kind: Entry['kind'], amountMicros: number): void {
  const before = model.position
  model.position += amountMicros
  const owedMore = Math.max(-model.position, 0) - Math.max(-before, 0)
  if (owedMore > 0) model.rows.push(['debt', owedMore])
  model.rows.push([kind, amountMicros])
  if (owedMore < 0) model.rows.push(['debt_payment', owedMore])
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

function runningSums(amounts: number[]): number[] {
  return amounts.map((_, i) => sum(amounts.slice(0, i + 1)))
}
