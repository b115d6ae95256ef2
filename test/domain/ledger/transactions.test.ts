// Long ledgers: a page of GET /transactions costs the same at their end as at their beginning.
import { expect, test } from 'vitest'
import { type EntryFilter, findEntries } from '../../../src/domain/ledger/entries.ts'
import { type Entry, HOUSE_OF } from '../../../src/domain/ledger/ledger.ts'
import { entries } from '../../../src/domain/schema.ts'
import { later, openTestAccount } from '../../helpers/factories.ts'
import { testStore } from '../../helpers/store.ts'

const MANY = 25_000
const MINUTE_MS = 60_000
const ALL = { from: null, to: null }

test('filters find what they look for, at once or in pages of bounded work', async () => {
  const kinds = { 5: 'deposit', 7: 'refund', 12000: 'credit', 24000: 'deposit', 24990: 'refund' }
  const { pages } = await longLedger(kinds as Record<number, Entry['kind']>)
  const amountsOf = async (filter: EntryFilter, limit: number) =>
    (await pages(filter, limit)).map(({ rows }) => rows.map((row) => row.amountMicros))
  // Top-ups are found among many charges without looking at those.
  expect(await amountsOf({ kind: 'deposit', period: ALL }, 1)).toEqual([[24_000], [5]])
  expect(await amountsOf({ kind: 'debit', period: ALL }, 50)).toEqual([[]])
  // A page looks at 5,000 entries at most.
  expect(await amountsOf({ kind: 'refund', period: ALL }, 50)).toEqual([
    [24_990],
    [],
    [],
    [],
    [7],
    [],
  ])
  for (const minute of [0, 1, 12_345, MANY - 10]) {
    const period = { from: later(minute * MINUTE_MS), to: later((minute + 9) * MINUTE_MS) }
    const found = (await amountsOf({ kind: null, period }, 50)).flat()
    expect(found).toEqual(Array.from({ length: 9 }, (_, i) => minute + 9 - i))
  }
})

/** An account with MANY entries, one a minute, of 1, 2, 3 … micro-USD. All others than `kinds` are charges. */
async function longLedger(kinds: Record<number, Entry['kind']>) {
  const store = await testStore()
  const [{ id: accountId }, { id: other }] = [
    await openTestAccount(store),
    await openTestAccount(store),
  ]
  const rows = Array.from({ length: MANY }, (_, i) => {
    const kind = kinds[i + 1] ?? 'charge'
    const money = { amountMicros: i + 1, balanceAfterMicros: 1, house: HOUSE_OF[kind], kind }
    return { accountId, ...money, reference: `R${i}`, note: null, createdAt: later(i * MINUTE_MS) }
  })
  await store.transaction(async (tx) => {
    for (let i = 0; i < MANY; i += 1000) {
      await tx.insert(entries).values(rows.slice(i, i + 1000))
      // Between them those of another account, which have other times.
      await tx.insert(entries).values({
        ...{ accountId: other, amountMicros: 1, balanceAfterMicros: 1, createdAt: later(0) },
        ...{ house: 'deposits', kind: 'deposit', reference: `O${i}` },
      })
    }
  })
  async function pages(filter: EntryFilter, limit: number) {
    const found = [await findEntries(store.read, accountId, filter, { limit, before: null })]
    for (let next = found[0]?.next; next; next = found.at(-1)?.next)
      found.push(await findEntries(store.read, accountId, filter, { limit, before: next }))
    return found
  }
  return { pages }
}
