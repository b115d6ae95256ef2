// GET /transactions: the wallet's ledger, as its own programs see it.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Store } from '../../src/db/store.ts'
import { type Posting, post } from '../../src/domain/ledger/ledger.ts'
import { type TestApp, testApp } from '../helpers/app.ts'
import { PIDS, START } from '../helpers/factories.ts'

type Shown = { id: number; kind: string; amountUsd: number; balanceUsd: number; createdAt: string }
type Page = { count: number; transactions: Shown[]; nextCursor: string | null }
const DAY_MS = 86_400_000
const DEPOSIT = 'DEP-7Q2M9XK4-0T8ZPD'

describe('a transaction', () => {
  test('names the order or lookup and its trxid, or the top-up, and the note', async () => {
    const { key, call, book, list, clock } = await client(5_000_000)
    const placed = await call('POST', '/orders', { key, body: order('one', '5123456') })
    clock.advance(1000)
    const failed = await call('POST', '/orders', { key, body: order('two', '5123402') })
    const body = { playerId: '5123456', trxid: 'three' }
    const lookup = await call('POST', '/gameavvfy', { key, body })
    await book({ kind: 'deposit', amountMicros: 2_500_000, reference: DEPOSIT })
    await book({ kind: 'credit', amountMicros: 1, note: 'sorry' })
    const at = (ms: number) => new Date(START.getTime() + ms).toISOString()
    const two = { orderId: failed.body.orderId, trxid: 'two', createdAt: at(1000) }
    const { transactions } = await list('')
    expect(transactions.map(({ id, ...rest }) => rest)).toEqual([
      ...[{ kind: 'credit', amountUsd: 0.000001, balanceUsd: 6.508301, note: 'sorry' }].map(later1),
      ...[{ kind: 'deposit', amountUsd: 2.5, balanceUsd: 6.5083, reference: DEPOSIT }].map(later1),
      {
        ...{ kind: 'fee', amountUsd: -0.0017, balanceUsd: 4.0083, createdAt: at(1000) },
        ...{ orderId: lookup.body.orderId, trxid: 'three' },
      },
      { kind: 'refund', amountUsd: 0.99, balanceUsd: 4.01, ...two },
      { kind: 'charge', amountUsd: -0.99, balanceUsd: 3.02, ...two },
      {
        ...{ kind: 'charge', amountUsd: -0.99, balanceUsd: 4.01, createdAt: at(0) },
        ...{ orderId: placed.body.orderId, trxid: 'one' },
      },
      { kind: 'credit', amountUsd: 5, balanceUsd: 5, createdAt: at(0) },
    ])
    function later1(one: object) {
      return { ...one, createdAt: at(1000) }
    }
  })

  test('is seen by its own account alone', async () => {
    const one = await client(5_000_000)
    const other = await one.reseller(0)
    const { body } = await one.call('GET', '/transactions', { key: other.key })
    expect(body).toEqual({ success: true, count: 0, transactions: [], nextCursor: null })
  })
})

describe('the list', () => {
  test('has every transaction once, newest first, on pages of any size', async () => {
    const { book, list } = await client(0)
    for (let i = 1; i <= 23; i++) await book({ kind: 'credit', amountMicros: i })
    const all = (await list('')).transactions
    expect(all.map(({ amountUsd }) => Math.round(amountUsd * 1e6))).toEqual(
      Array.from({ length: 23 }, (_, i) => 23 - i),
    )
    for (const limit of [1, 7, 22, 23, 24]) {
      const pages = await listAll(list, `limit=${limit}`)
      expect(pages.flatMap((page) => page.transactions)).toEqual(all)
      expect(pages.every(({ count, transactions }) => count === transactions.length)).toBe(true)
      expect(pages).toHaveLength(Math.ceil(23 / limit))
    }
  })

  test('has 50 transactions on a page unless asked otherwise, and 200 at most', async () => {
    const { store, accountId, list } = await client(0)
    await store.transaction(async (tx) => {
      for (let i = 0; i < 203; i++)
        await post(tx, { accountId, kind: 'credit', amountMicros: 1 }, START)
    })
    expect((await list('')).count).toBe(50)
    expect((await list('limit=200')).count).toBe(200)
    expect((await list('limit=1000')).count).toBe(200)
    expect((await list('limit=0')).count).toBe(1)
  })

  test('keeps its place while new transactions come', async () => {
    const { book, list } = await client(0)
    for (let i = 1; i <= 4; i++) await book({ kind: 'credit', amountMicros: i })
    const first = await list('limit=2')
    await book({ kind: 'credit', amountMicros: 5 })
    const second = await list(`limit=2&cursor=${first.nextCursor}`)
    expect(second.transactions.map(({ amountUsd }) => amountUsd)).toEqual([0.000002, 0.000001])
    expect(second.nextCursor).toBeNull()
  })

  test('is of the days that from and to name, to exclusive, whatever the order of times', async () => {
    const { store, accountId, list } = await client(0)
    // The clock was set back by half a day in between.
    const days = [0, 1, 2, 1.5, 2.5, 3, 4]
    await store.transaction(async (tx) => {
      for (const day of days) {
        const at = new Date(START.getTime() + day * DAY_MS)
        await post(tx, { accountId, kind: 'credit', amountMicros: 1 + day * 10 }, at)
      }
    })
    const found = async (query: string) =>
      (await list(query)).transactions.map(
        ({ amountUsd }) => (Math.round(amountUsd * 1e6) - 1) / 10,
      )
    const day = (n: number) => new Date(START.getTime() + n * DAY_MS).toISOString()
    expect(await found(`from=${day(1.5)}&to=${day(3)}`)).toEqual([2.5, 1.5, 2])
    expect(await found(`to=${day(2)}`)).toEqual([1.5, 1, 0])
    expect(await found(`from=${day(2)}`)).toEqual([4, 3, 2.5, 2])
    expect(await found(`from=${day(2)}&to=${day(2)}`)).toEqual([])
    expect(await found('from=2026-01-16&to=2026-01-17')).toEqual([0.5 + 0.5])
    expect(await found('from=2027-01-01')).toEqual([])
    expect(await found('to=2020-01-01')).toEqual([])
  })

  test('is of one kind', async () => {
    const { key, call, book, list } = await client(5_000_000)
    await call('POST', '/orders', { key, body: order('one', '5123456') })
    await call('POST', '/orders', { key, body: order('two', '5123402') })
    await book({ kind: 'deposit', amountMicros: 1, reference: DEPOSIT })
    await book({ kind: 'chargeback', amountMicros: -9_000_000, reference: DEPOSIT })
    const counts = { charge: 2, refund: 1, deposit: 1, chargeback: 1, debt: 1, credit: 1, fee: 0 }
    for (const [kind, count] of Object.entries(counts)) {
      const page = await list(`kind=${kind}`)
      expect(page, kind).toMatchObject({ count, nextCursor: null })
      expect(page.transactions.every((one) => one.kind === kind)).toBe(true)
    }
  })

  test('is refused for what is no filter', async () => {
    const { key, call } = await client(0)
    for (const [query, detail] of [
      ['limit=x', 'limit must be one whole number'],
      ['cursor=x', 'cursor must be a nextCursor'],
      ['from=2026-02-02&to=2026-02-01', 'from must not be after to'],
      ['kind=theft', 'kind must be one of deposit, credit'],
      ['kind=charge&kind=fee', 'kind must be given once'],
    ])
      expect(await call('GET', `/transactions?${query}`, { key }), query).toMatchObject({
        status: 400,
        body: { code: 'INVALID_REQUEST', detail: expect.stringContaining(`${detail}`) },
      })
  })
})

test('the amounts add up to the balance, each with the balance after it, whatever happens', async () => {
  const acts = fc.oneof(
    fc.record({ act: fc.constant('order'), player: fc.constantFrom('5123456', '5123402') }),
    fc.record({ act: fc.constant('lookup') }),
    fc.record({
      act: fc.constant('book'),
      kind: fc.constantFrom('deposit', 'credit', 'debit', 'deposit_refund', 'chargeback'),
      micros: fc.integer({ min: 1, max: 3_000_000 }),
    }),
  )
  const test = await testApp()
  let number = 0
  const run = fc.asyncProperty(fc.array(acts, { minLength: 5, maxLength: 25 }), async (some) => {
    const one = await withLists(test, 1_000_000)
    for (const what of some) {
      one.clock.advance(2000)
      number++
      if ('player' in what)
        await one.call('POST', '/orders', { key: one.key, body: order(`o${number}`, what.player) })
      else if ('kind' in what) {
        const sign = what.kind === 'deposit' || what.kind === 'credit' ? 1 : -1
        const posting = { amountMicros: sign * what.micros, reference: `DEP-${number}` }
        // A wallet that does not cover it refuses; a chargeback is never refused.
        await one.book({ kind: what.kind as Posting['kind'], ...posting }).catch(() => undefined)
      } else {
        const body = { playerId: '5123456', trxid: `l${number}` }
        await one.call('POST', '/gameavvfy', { key: one.key, body })
      }
    }
    one.clock.advance(60_000)
    const all = (await listAll(one.list, 'limit=9')).flatMap((page) => page.transactions)
    let balance = 0
    for (const { amountUsd, balanceUsd } of all.toReversed()) {
      balance += Math.round(amountUsd * 1e6)
      expect(Math.round(balanceUsd * 1e6)).toBe(balance)
    }
    const { body } = await one.call('GET', '/balance', { key: one.key })
    expect(body.balanceUsd).toBe(balance / 1e6)
  })
  await fc.assert(run, { numRuns: 15 })
})

const order = (trxid: string, userId: string) => ({ pid: PIDS.userId, userId, trxid })

async function client(balanceMicros: number) {
  return withLists(await testApp(), balanceMicros)
}

async function withLists(test: TestApp, balanceMicros: number) {
  const reseller = await test.reseller(balanceMicros)
  const { key, accountId } = reseller
  const list = async (query: string): Promise<Page> => {
    const { status, body } = await test.call('GET', `/transactions?${query}`, { key })
    expect({ status, body }).toMatchObject({ status: 200, body: { success: true } })
    return body as unknown as Page
  }
  const book = (posting: Omit<Posting, 'accountId'>) =>
    bookIn(test.store, { accountId, ...posting }, test.clock.now)
  return { ...test, ...reseller, list, book }
}

function bookIn(store: Store, posting: Posting, now: Date) {
  return store.transaction((tx) => post(tx, posting, now))
}

/** All pages, from the first to the last. */
async function listAll(list: (query: string) => Promise<Page>, query: string): Promise<Page[]> {
  const pages = [await list(query)]
  for (let cursor = pages[0]?.nextCursor; cursor; cursor = pages.at(-1)?.nextCursor)
    pages.push(await list(`${query}&cursor=${cursor}`))
  return pages
}
