import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Store } from '../../src/db/store.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { entries } from '../../src/domain/schema.ts'
import type { OrderResult } from '../../src/domain/suppliers/supplier.ts'
import { type Answer, testApp, unlimited } from '../helpers/app.ts'
import { addTestStock, PIDS } from '../helpers/factories.ts'
import { held, PATIENT, scriptedApp, twoApps } from '../helpers/scripted-supplier.ts'
import { ban } from '../helpers/standing.ts'

/** The races are about orders, of which one account may make 40 a second. */
const rateLimiter = unlimited

const DUPLICATE = {
  status: 429,
  body: { success: false, error: 'DUPLICATE IN FLIGHT', code: 'DUPLICATE_IN_FLIGHT' },
}
const topup = (trxid: string) => ({ pid: PIDS.userId, trxid, userId: '5123456' })

function atOnce(count: number, call: (i: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, (_, i) => call(i)))
}

function expectEach(answers: Answer[], expected: object) {
  expect(answers).toEqual(answers.map(() => expect.objectContaining(expected)))
}

const accepted = (answers: Answer[]) => answers.filter((answer) => answer.status === 200)
const refused = (answers: Answer[]) => answers.filter((answer) => answer.status !== 200)

async function expectProven(store: Store) {
  expect((await proveLedger(store.read)).findings).toEqual([])
}

function movements(store: Store, accountId: number, kind: 'charge' | 'refund' | 'fee') {
  return store.read.$count(entries, and(eq(entries.accountId, accountId), eq(entries.kind, kind)))
}

describe('one trxid, sent many times at once', () => {
  test('charges once; each answer is the first result, its replay, or that it is in flight', async () => {
    const { store, call, reseller } = await testApp({ rateLimiter })
    const { key, accountId } = await reseller()
    const body = topup('same')
    const answers = await atOnce(64, () => call('POST', '/orders', { key, body }))

    const [first, ...more] = accepted(answers).filter((answer) => !answer.body.idempotentReplay)
    expect(more).toEqual([])
    const result = { ...first?.body, idempotentReplay: true }
    for (const { body } of accepted(answers))
      expect({ ...body, idempotentReplay: true }).toEqual(result)
    expectEach(refused(answers), DUPLICATE)
    expect((await call('POST', '/orders', { key, body })).body).toEqual(result)
    expect(await movements(store, accountId, 'charge')).toBe(1)
    await expectProven(store)
  })

  test('is in flight for all others until the first call is answered', async () => {
    const placing = held<OrderResult>()
    const { call, reseller, supplier, store } = await scriptedApp(
      { place: [placing.step] },
      { rateLimiter, config: PATIENT },
    )
    const { key, accountId } = await reseller()
    const ask = { key, body: topup('same') }
    const first = call('POST', '/orders', ask)
    await placing.reached
    expectEach(await atOnce(63, () => call('POST', '/orders', ask)), DUPLICATE)
    placing.answer({ outcome: 'completed' })

    const { body } = await first
    expect(body).toMatchObject({ status: 'completed' })
    expect((await call('POST', '/orders', ask)).body).toEqual({ ...body, idempotentReplay: true })
    expect(supplier.calls).toHaveLength(1)
    expect(await movements(store, accountId, 'charge')).toBe(1)
  })

  test('delivers the same codes to all at once on a key line, for one charge', async () => {
    const { store, call, reseller } = await testApp({ rateLimiter })
    const codes = await addTestStock(store, PIDS.gamekey, 5)
    const { key, accountId } = await reseller()
    const body = { pid: PIDS.gamekey, trxid: 'same', quantity: 2 }
    const answers = await atOnce(64, () => call('POST', '/orders', { key, body }))

    const orderId = answers[0]?.body.orderId
    expect(orderId).toBeTypeOf('string')
    expectEach(answers, {
      status: 200,
      body: expect.objectContaining({ orderId, status: 'completed', codes: codes.slice(0, 2) }),
    })
    expect(answers.filter((answer) => !answer.body.idempotentReplay)).toHaveLength(1)
    expect(await movements(store, accountId, 'charge')).toBe(1)
    await expectProven(store)
  })

  type Body = (i: number) => Record<string, unknown>
  const redemption = { playerId: '5123456', code: 'UC-1', trxid: 'same' }
  test.each<[what: string, kind: 'charge' | 'fee', path: string, body: Body]>([
    ['an order', 'charge', '/orders', () => topup('same')],
    [
      'one idempotencyKey, whatever the trxids',
      'charge',
      '/orders',
      (i) => ({ ...topup(`trx ${i}`), idempotencyKey: 'one' }),
    ],
    ['a paid lookup', 'fee', '/rdmgamea', () => redemption],
  ])('charges once though the calls reach two processes: %s', async (_, kind, path, body) => {
    const { first, either, supplier } = await twoApps({}, { rateLimiter })
    const { key, accountId } = await first.reseller()
    const answers = await atOnce(30, (i) => either(i).call('POST', path, { key, body: body(i) }))

    expect(accepted(answers).length).toBeGreaterThan(0)
    expect(new Set(accepted(answers).map((answer) => answer.body.orderId)).size).toBe(1)
    expectEach(refused(answers), DUPLICATE)
    expect(supplier.calls).toHaveLength(1)
    expect(await movements(first.store, accountId, kind)).toBe(1)
    await expectProven(first.store)
  })

  test('belongs to one account; the others are forbidden', async () => {
    const { store, call, reseller } = await testApp({ rateLimiter })
    const rivals = [await reseller(), await reseller()]
    const ask = { body: topup('same') }
    const answers = await atOnce(20, (i) =>
      call('POST', '/orders', { key: rivals[i % 2]?.key ?? '', ...ask }),
    )
    const owners = new Set(answers.flatMap(({ status }, i) => (status === 403 ? [] : [i % 2])))
    expect(owners.size).toBe(1)
    const [owner = 0] = owners
    expectEach(
      answers.filter((_, i) => i % 2 !== owner),
      { status: 403, body: { success: false, code: 'FORBIDDEN', error: 'FORBIDDEN' } },
    )
    const loser = rivals[1 - owner]
    expect(await movements(store, loser?.accountId ?? 0, 'charge')).toBe(0)
    await expectProven(store)
  })
})

describe('many calls for little', () => {
  test('sells exactly as many as the wallet covers', async () => {
    const { store, call, reseller } = await testApp({ rateLimiter })
    const { key, accountId } = await reseller(5 * 990_000 + 989_999)
    const answers = await atOnce(20, (i) =>
      call('POST', '/orders', { key, body: topup(`trx ${i}`) }),
    )
    expect(accepted(answers)).toHaveLength(5)
    const error = 'INSUFFICIENT BALANCE'
    const code = 'INSUFFICIENT_BALANCE'
    const detail = expect.stringContaining('the wallet has 0.989999 USD')
    const body = { orderCreated: false, status: 'cancelled', game: 'gamea', error, code, detail }
    expectEach(refused(answers), { status: 400, body })
    expect(await movements(store, accountId, 'charge')).toBe(5)
    expect((await call('GET', '/balance', { key })).body.balanceUsd).toBe(0.989999)
    await expectProven(store)
  })

  test('delivers each code once when forty accounts, at two processes, want ten', async () => {
    const { first, either } = await twoApps({}, { rateLimiter })
    const codes = await addTestStock(first.store, PIDS.gamekey, 10)
    const buyers: { key: string }[] = []
    for (let i = 0; i < 40; i++) buyers.push(await first.reseller(5_000_000))
    const body = { pid: PIDS.gamekey, quantity: 1 }
    const answers = await atOnce(40, (i) =>
      either(i).call('POST', '/orders', {
        key: buyers[i]?.key ?? '',
        body: { ...body, trxid: `trx ${i}` },
      }),
    )
    const delivered = accepted(answers).flatMap((answer) => answer.body.codes as string[])
    expect(delivered.sort()).toEqual(codes.sort())
    const error = { success: false, error: 'INSUFFICIENT STOCK', code: 'INSUFFICIENT_STOCK' }
    expectEach(refused(answers), { status: 400, body: error })
    expect(refused(answers)).toHaveLength(30)
    await expectProven(first.store)
  })

  test('gives exactly twenty free verifications a day', async () => {
    const { store, call, reseller } = await testApp({ rateLimiter })
    const { key, accountId } = await reseller(1_000_000)
    const answers = await atOnce(25, (i) =>
      call('POST', '/gamebvfy', { key, body: { userId: '1234', zoneId: '1', trxid: `${i}` } }),
    )
    expectEach(answers, { status: 200 })
    const fees = answers.map((answer) => Number(answer.body.deductedBalance))
    expect(fees.sort()).toEqual([...Array(20).fill(0), ...Array(5).fill(0.02)])
    const left = answers.map((answer) => Number(answer.body.freeLeftToday)).sort((a, b) => a - b)
    expect(left).toEqual([0, 0, 0, 0, 0, ...Array.from({ length: 20 }, (_, i) => i)])
    expect(await movements(store, accountId, 'fee')).toBe(5)
    expect((await call('GET', '/balance', { key })).body.balanceUsd).toBe(0.9)
    await expectProven(store)
  })

  test('charges nothing that is sent after a ban in the middle of a burst', async () => {
    const { store, call, reseller, clock } = await testApp({ rateLimiter })
    const { key, accountId } = await reseller()
    const send = (trxid: string) => call('POST', '/orders', { key, body: topup(trxid) })
    const before = atOnce(20, (i) => send(`before ${i}`))
    const banning = store.transaction((tx) =>
      ban(tx, accountId, { reason: 'fraud', actor: 'operator' }, clock.now),
    )
    const during = atOnce(20, (i) => send(`during ${i}`))
    await banning
    const after = await atOnce(20, (i) => send(`after ${i}`))

    const banned = { status: 403, body: expect.objectContaining({ code: 'ACCOUNT_BANNED' }) }
    expectEach(after, banned)
    const early = [...(await before), ...(await during)]
    expectEach(refused(early), banned)
    expect(await movements(store, accountId, 'charge')).toBe(accepted(early).length)
    await expectProven(store)
  })
})
