// A database that an earlier version has filled, with work under way, is one of this version after the start.
import { asc, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { conversations, deposits, notices, stockCodes } from '../../src/db/schema.ts'
import { receiptsOf } from '../../src/domain/deposits/receipts.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { readSettings } from '../../src/domain/service/settings.ts'
import type { Supplier } from '../../src/domain/suppliers/supplier.ts'
import { unhandledUpdates } from '../../src/domain/telegram/inbox.ts'
import { createManualSupplier } from '../../src/suppliers/manual.ts'
import { createSandboxSupplier } from '../../src/suppliers/sandbox.ts'
import { testApp, unlimited } from '../helpers/app.ts'
import { testCli } from '../helpers/cli.ts'
import { earlierDatabase } from '../helpers/earlier-database.ts'
import { openTestStore } from '../helpers/store.ts'

/** So many calls are made at one moment of a clock that stands still. */
const rateLimiter = unlimited

/** This version's service on the earlier one's database, at the time at which that one ended. */
async function upgraded() {
  const { url, earlier } = await earlierDatabase()
  const store = await openTestStore(url)
  const clock = { now: new Date(earlier.now) }
  const now = () => clock.now
  const suppliers = new Map<string, Supplier>([
    ['sandbox', createSandboxSupplier(now)],
    ['manual', createManualSupplier({ name: 'manual', store, clock: now, remindMs: 900_000 })],
  ])
  const { app, call } = await testApp({ store, suppliers, clock: now, rateLimiter })
  const keyOf = (id: number) => earlier.accounts.find((one) => one.id === id)?.key ?? ''
  const get = async (id: number, path: string) => (await call('GET', path, { key: keyOf(id) })).body
  const balances = () =>
    Promise.all(earlier.accounts.map(async ({ id }) => (await get(id, '/balance')).balanceUsd))
  /** Lets the time pass after which everything that is open has been asked about. */
  async function pass(minutes: number) {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000)
    await app.jobs.fulfil.runOnce()
  }
  return { url, store, earlier, clock, app, call, get, keyOf, balances, pass }
}

test('keeps keys, balances, orders, codes and top-ups, and the audit holds', async () => {
  const { url, store, earlier, get } = await upgraded()
  for (const { id, balance, history } of earlier.accounts) {
    expect(await get(id, '/balance')).toMatchObject(balance)
    expect(await get(id, '/history?limit=100')).toMatchObject(history)
  }
  const placed = earlier.calls.filter(({ body }) => body.trxid in earlier.orders)
  expect(placed).toHaveLength(19)
  for (const { account, body, orderId } of placed)
    expect(await get(account, `/orders/${orderId}`)).toMatchObject(earlier.orders[body.trxid] ?? {})

  const { pid, code, orderId } = stockCodes
  const codes = store.read.select({ pid, code, orderId }).from(stockCodes)
  expect(await codes.orderBy(asc(stockCodes.id))).toEqual(earlier.codes)
  const { reference, status, amountMicros } = deposits
  const topUps = store.read.select({ reference, status, amountMicros }).from(deposits)
  expect(await topUps.orderBy(asc(deposits.id))).toEqual(earlier.deposits)
  for (const table of ['accounts', 'entries', 'orders', 'submissions', 'lookups', 'api_keys'])
    expect(await store.read.$count(sql.raw(table)), table).toBe(earlier.counts[table])

  const cli = await testCli(url)
  const audit = await cli.run('audit', '--full')
  expect(audit).toMatchObject({ exitCode: 0, out: expect.stringMatching(/ledger is correct/) })
})

test('keeps each receipt that there was, and credits what was asked for', async () => {
  const { store } = await upgraded()
  const rows = await store.read.select().from(deposits).orderBy(deposits.id)
  const photo = { fileId: expect.stringMatching(/^AgAC/), kind: 'photo' }
  for (const { id, status, receipts, amountMicros, creditedMicros } of rows) {
    const isPaid = ['credited', 'refunding', 'refunded'].includes(status)
    expect([status, creditedMicros]).toEqual([status, isPaid ? amountMicros : null])
    expect(await receiptsOf(store.read, id)).toEqual(Array(receipts).fill(photo))
  }
  expect(rows.map(({ receipts }) => receipts)).toContain(1)
})

test('keeps the bank transfer as the first of the ways to transfer, for open top-ups, too', async () => {
  const { store } = await upgraded()
  const { transfers } = await readSettings(store.read)
  expect(transfers).toMatchObject({
    lastId: 1,
    methods: [{ id: 1, name: 'Bank transfer', on: true, currency: 'USD', feeBp: 0 }],
  })
  const [transfer] = transfers.methods
  expect(transfer?.instructions).not.toBe('')
  const rows = await store.read.select().from(deposits).orderBy(deposits.id)
  const waiting = rows.filter((one) => one.method === 'manual' && one.endedAt === null)
  expect(waiting.map(({ status }) => status)).toContain('submitted')
  for (const { transferId, transferName } of waiting)
    expect([transferId, transferName]).toEqual([1, 'Bank transfer'])
})

test('keeps what waits: notices, what people wrote, and what the bot has asked them', async () => {
  const { store, earlier } = await upgraded()
  // What was said of suppliers' failures, which circuit breakers replaced, is gone.
  const told = await store.read.select({ kind: notices.kind }).from(notices).orderBy(notices.id)
  expect(told.map(({ kind }) => kind)).toEqual([
    'standing_changed',
    'balance_adjusted',
    'balance_adjusted',
  ])
  expect(await store.read.$count(conversations)).toBe(earlier.counts.conversations)
  const waiting = await unhandledUpdates(store.read, 10)
  expect(waiting).toMatchObject([{ updateId: 1_999_999_999, lane: 'user 5000014' }])
})

test('replays every trxid of before, and charges none of them again', async () => {
  const { earlier, call, keyOf, balances, store } = await upgraded()
  const before = await balances()
  const repeated = earlier.calls.filter(({ status }) => status === 200)
  expect(repeated.length).toBeGreaterThan(20)
  for (const { account, path, body, orderId } of repeated) {
    const answer = await call('POST', path, { key: keyOf(account), body })
    expect(answer, body.trxid).toMatchObject({
      status: 200,
      body: { orderId, idempotentReplay: true, ...earlier.orders[body.trxid] },
    })
  }
  const idempotencyKey = 'idem-1'
  const [, other] = earlier.calls
  const again = { ...other?.body, trxid: 'another', idempotencyKey }
  const replayed = await call('POST', '/orders', { key: keyOf(other?.account ?? 0), body: again })
  expect(replayed.body).toMatchObject({ orderId: other?.orderId, idempotentReplay: true })

  for (const { account, path, body, status, error } of earlier.calls.filter(
    (c) => c.status !== 200,
  )) {
    const answer = await call('POST', path, { key: keyOf(account), body })
    expect(answer.status, body.trxid).toBe(status)
    expect([answer.body.code, answer.body.error]).toContain(error)
  }
  expect(await balances()).toEqual(before)
  expect((await proveLedger(store.read)).findings).toEqual([])
})

test('brings what was under way to its end, each order as its supplier has it', async () => {
  const { earlier, call, get, keyOf, store, pass, balances } = await upgraded()
  const [before] = await balances()
  for (let i = 0; i < 3; i++) await pass(13)
  const ends = [
    'topup-processing',
    'topup-unknown',
    'voucher-unknown',
    'zone-not-sent',
    'topup-to-be-refunded',
  ]
  const statuses = ends.map(async (trxid) => {
    const { account = 0, orderId } = earlier.calls.find((one) => one.body.trxid === trxid) ?? {}
    const { status, refunded } = await get(account, `/orders/${orderId}`)
    return [trxid, status, refunded === true]
  })
  expect(await Promise.all(statuses)).toEqual([
    ...ends.slice(0, -1).map((trxid) => [trxid, 'completed', false]),
    ['topup-to-be-refunded', 'cancelled', true],
  ])
  for (const trxid of ['redeem-unknown', 'verify-a-unknown']) {
    const { account, path, body } = earlier.calls.find((one) => one.body.trxid === trxid) ?? {
      ...{ account: 0, path: '', body: {} },
    }
    const answer = await call('POST', path, { key: keyOf(account), body })
    expect(answer.body, trxid).toMatchObject({ success: true, status: 'completed' })
  }
  // Two by hand wait for their people still; one order was refunded.
  expect((await balances())[0]).toBeCloseTo(Number(before) + 0.99)
  expect((await proveLedger(store.read)).findings).toEqual([])
})
