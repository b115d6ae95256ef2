// A database that version 0.2.0 has filled, with work under way, is one of this version after the start.
import { asc, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { receiptsOf } from '../../src/domain/deposits/receipts.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import {
  accounts,
  apiKeys,
  conversations,
  dailyAccounts,
  dailySales,
  dailyTimes,
  deposits,
  keyAddresses,
  lookups,
  notices,
  stockCodes,
  supplierJobs,
} from '../../src/domain/schema.ts'
import { readSettings } from '../../src/domain/settings/settings.ts'
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

const countOf = ([what, all]: [string, unknown[] | undefined]) => `${what}: ${all?.length}`

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
  expect(placed).toHaveLength(32)
  for (const { account, body, orderId } of placed)
    expect(await get(account, `/orders/${orderId}`)).toMatchObject(earlier.orders[body.trxid] ?? {})

  const { pid, code, orderId } = stockCodes
  const codes = store.read.select({ pid, code, orderId }).from(stockCodes)
  expect(await codes.orderBy(asc(stockCodes.id))).toEqual(earlier.codes)
  const { reference, status, amountMicros, creditedMicros, receipts } = deposits
  const columns = { reference, status, amountMicros, creditedMicros, receipts }
  const topUps = store.read.select(columns).from(deposits)
  expect(await topUps.orderBy(asc(deposits.id))).toEqual(earlier.deposits)
  for (const { id, receipts: kept } of await store.read.select().from(deposits))
    expect(await receiptsOf(store.read, id)).toHaveLength(kept)
  for (const table of ['accounts', 'entries', 'orders', 'submissions', 'lookups', 'api_keys'])
    expect(await store.read.$count(sql.raw(table)), table).toBe(earlier.counts[table])

  const cli = await testCli(url)
  const audit = await cli.run('audit', '--full')
  expect(audit).toMatchObject({ exitCode: 0, out: expect.stringMatching(/ledger is correct/) })
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
  // An incident's own message says now that a supplier fails.
  const kinds = await store.read.select({ kind: notices.kind }).from(notices).orderBy(notices.kind)
  expect(kinds.map(({ kind }) => kind)).toEqual(['balance_adjusted', 'standing_changed'])
  expect(await store.read.$count(conversations)).toBe(earlier.counts.conversations)
  const waiting = await unhandledUpdates(store.read, 10)
  expect(waiting).toMatchObject([{ updateId: 1_999_999_999, lane: 'user 5000014' }])
})

test('keeps in new places what keys, orders and their waiting jobs were', async () => {
  const { store, earlier, get } = await upgraded()
  for (const { account, path, body, orderId } of earlier.calls)
    if (path === '/orders' && orderId && body.trxid !== 'replays-by-idempotency-key')
      expect(await get(account, `/orders/${orderId}`)).toMatchObject({ trxid: body.trxid })
  const ofLookups = await store.read
    .select({ trxid: lookups.trxid })
    .from(lookups)
    .orderBy(lookups.seq)
  const asked = earlier.calls.filter(({ path }) => path !== '/orders')
  expect(ofLookups.map(({ trxid }) => trxid)).toEqual(asked.map(({ body }) => body.trxid))

  const jobs = await store.read.select().from(supplierJobs)
  const suppliers = jobs.map(({ kind, accountId, supplier }) => `${kind} ${accountId} ${supplier}`)
  expect(
    Object.entries(Object.groupBy(suppliers, (one) => one))
      .map(countOf)
      .sort(),
  ).toEqual([
    ...['lookup 4 sandbox: 1', 'lookup 5 sandbox: 1', 'order 4 manual: 2'],
    ...['order 4 north: 10', 'order 4 sandbox: 4', 'order 5 sandbox: 1'],
  ])

  // Each account's keys are one chain, of which only the newest can be in use.
  const keys = await store.read.select().from(apiKeys).orderBy(apiKeys.id)
  expect(keys.map(({ rootId, retiredAt }) => [rootId, retiredAt !== null])).toEqual([
    ...[
      [null, true],
      [1, true],
      [1, false],
    ],
    ...[
      [null, false],
      [null, true],
      [5, false],
    ],
  ])
  const known = await store.read.select().from(keyAddresses).orderBy(keyAddresses.keyId)
  expect(known).toMatchObject(
    [1, 4].map((keyId) => ({ keyId, address: '198.51.100.7', state: 'known', askedKeyId: null })),
  )
  const modes = await store.read.select().from(accounts).orderBy(accounts.id)
  expect(modes.map(({ orderNoticeMode }) => orderNoticeMode).slice(1, 3)).toEqual(['each', 'none'])
})

test('counts what was sold before, by the days on which it ended', async () => {
  const { store } = await upgraded()
  const sales = await store.read.select().from(dailySales).orderBy(dailySales.day, dailySales.pid)
  const sold = sales.map((one) => `${one.day} ${one.pid} ${one.completed} ${one.cancelled}`)
  expect(sold).toEqual([
    ...['2026-01-15 GWP-A60 3 2', '2026-01-15 GWP-B86 1 0', '2026-01-15 GWP-C10 1 0'],
    ...['2026-01-15 GWP-D60 1 0', '2026-01-15 GWP-E100 1 0', '2026-01-15 GWP-K1 1 0'],
    ...['2026-01-15 GWP-R1 1 0', '2026-01-15 GWP-S325 1 0'],
    ...['2026-01-16 GWP-A60 1 0', '2026-01-16 GWP-R1 0 1'],
  ])
  const took = await store.read.select().from(dailyTimes).orderBy(dailyTimes.tookMs)
  expect(took.map(({ tookMs }) => tookMs).slice(-3)).toEqual([0, 900_000, 3_600_000])
  const days = await store.read.select().from(dailyAccounts)
  const ofAccounts = days.map(({ day, accountId, amountMicros }) => [day, accountId, amountMicros])
  expect(ofAccounts.sort()).toEqual([
    ['2026-01-15', 4, 23_980_000],
    ['2026-01-15', 5, 6_990_000],
    ['2026-01-16', 4, 990_000],
  ])
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

  for (const { account, path, body, status, error } of earlier.calls) {
    // A lookup that was not made has left its trxid free.
    if (status === 200 || error === 'LOOKUP_UNAVAILABLE') continue
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
