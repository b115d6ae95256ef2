import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createRouteFinder } from '../../src/domain/orders/choose-supplier.ts'
import { completeLookup, startLookup } from '../../src/domain/orders/lookups.ts'
import { cancelOrder } from '../../src/domain/orders/settlement.ts'
import { auditLog, orders } from '../../src/domain/schema.ts'
import { type TestCli, testCli } from '../helpers/cli.ts'
import {
  addTestStock,
  importTestCatalog,
  later,
  openTestAccount,
  PIDS,
  ROUTES,
  START,
} from '../helpers/factories.ts'
import { createTestKey } from '../helpers/keys.ts'
import { ownLine } from '../helpers/own-catalog.ts'
import { placeOrder } from '../helpers/place-order.ts'

const TIMING = { instance: 'test', inFlightMs: 5000, leaseMs: 15_000, supplier: 'sandbox' }
const TERMS = { ...TIMING, routeOf: ROUTES }

async function shop() {
  const cli = await testCli()
  await importTestCatalog(cli.store)
  const account = await openTestAccount(cli.store, { balanceMicros: 100_000_000 })
  return { cli, account }
}

async function placed(
  { store }: TestCli,
  accountId: number,
  input: { pid: string; quantity?: number; idempotencyKey?: string },
): Promise<string> {
  const { pid, quantity, idempotencyKey } = input
  const player = { userId: '5123456789' }
  const request = { accountId, pid, trxid: 'T-1', idempotencyKey, quantity, player }
  const { order } = await placeOrder(store, request, TERMS, START)
  return order.id
}

test('shows an order that is being worked on, with its next attempt', async () => {
  const { cli, account } = await shop()
  const id = await placed(cli, account.id, { pid: PIDS.userId, idempotencyKey: 'K-1' })
  expect(await cli.json('order', 'show', id)).toEqual({
    ...{ kind: 'order', orderId: id, accountId: account.id, telegramId: account.telegramId },
    ...{ trxid: 'T-1', idempotencyKey: 'K-1', key: null, status: 'processing', error: null },
    ...{ createdAt: START.toISOString(), endedAt: null, game: 'gamea', pid: PIDS.userId },
    ...{ packName: '60 UC', quantity: 1, player: { userId: '5123456789' }, amountUsd: 0.99 },
    ...{ costUsd: null, paidBackUsd: 0, profitUsd: null, refunded: false, routed: [] },
    ...{ decidedBy: null, decidedByName: null, supplier: 'sandbox', supplierRef: 'a-60' },
    ...{ supplierOrderId: null, fallbacks: [] },
    calls: [
      {
        ...{ supplier: 'sandbox', what: 'place', startedAt: START.toISOString() },
        ...{ outcome: null, reason: null, ms: null },
      },
    ],
    codeCount: 0,
    entries: [
      {
        ...{ entryId: 2, createdAt: START.toISOString(), kind: 'charge', house: 'sales' },
        ...{ amountUsd: -0.99, balanceAfterUsd: 99.01, note: null },
      },
    ],
    attempts: 1,
    nextAttemptAt: later(TIMING.leaseMs).toISOString(),
    supplierMayKnow: true,
  })
  const { out } = await cli.run('order', 'show', id.toLowerCase())
  expect(out).toMatch(/Attempts +1\nNext attempt +2026-01-15 12:00:15 UTC/)
  expect(out).toMatch(/Idempotency key +K-1/)
})

test('shows the key of an order, why it was cancelled, and both of its entries', async () => {
  const { cli, account } = await shop()
  const id = await placed(cli, account.id, { pid: PIDS.userId })
  const { id: keyId } = await createTestKey(cli.store, account.id, { name: 'stock robot' })
  await cli.store.transaction(async (tx) => {
    await tx.update(orders).set({ keyId }).where(eq(orders.id, id))
    await cancelOrder(tx, id, { reason: 'INVALID PLAYER', voucher: 'unused' }, later(3000))
  })
  const { out } = await cli.run('order', 'show', id)
  expect(out).toMatch(/Key +stock robot/)
  expect(out).toMatch(/Status +cancelled\nError +INVALID PLAYER/)
  expect(out).toMatch(/Refunded +yes/)
  expect(out).toMatch(/Ended +2026-01-15 12:00:03 UTC/)
  expect(out).toMatch(/charge +-0\.99 USD +99\.01 USD\n.*refund +0\.99 USD +100\.00 USD/)
  expect(out).toMatch(/Attempts +–/)
})

test('counts delivered codes, and prints them only when asked, which is written down', async () => {
  const { cli, account } = await shop()
  const codes = await addTestStock(cli.store, PIDS.gamekey, 2)
  const id = await placed(cli, account.id, { pid: PIDS.gamekey, quantity: 2 })
  const { out } = await cli.run('order', 'show', id)
  expect(out).toMatch(/Code count +2/)
  expect(out).not.toContain('CODE-')
  expect(await cli.json('order', 'show', id)).not.toHaveProperty('codes')
  const acts = () => cli.store.read.$count(auditLog)
  const before = await acts()

  expect(await cli.json('order', 'show', id, '--codes')).toMatchObject({ codeCount: 2, codes })
  expect((await cli.run('order', 'show', id, '--codes')).out).toContain(codes.join(', '))
  expect(await acts()).toBe(before + 2)
})

async function lookedUp({ store }: TestCli, accountId: number, look: LookUp) {
  const request = { accountId, test: false, via: 'api', trxid: 'L-1', ...look } as const
  return (await startLookup(store, request, TIMING, START)).lookup
}

type LookUp = { kind: 'rdmgamea' | 'gameavvfy'; input: { playerId: string; code?: string } }

test('shows a lookup by its id, and hides the code it redeems', async () => {
  const { cli, account } = await shop()
  const input = { playerId: '5123456789', code: 'UC-SECRET-1' }
  const { id } = await lookedUp(cli, account.id, { kind: 'rdmgamea', input })
  expect(await cli.json('order', 'show', id)).toMatchObject({
    ...{ kind: 'lookup', orderId: id, telegramId: account.telegramId, trxid: 'L-1' },
    ...{ lookup: 'rdmgamea', status: 'processing', input: { playerId: '5123456789' } },
    ...{ feeUsd: 0.0017, attempts: 1, entries: [{ kind: 'fee', amountUsd: -0.0017 }] },
  })
  await cli.store.transaction((tx) => completeLookup(tx, id, { ucAmount: 60 }, later(1000)))
  const hidden = await cli.run('order', 'show', id)
  expect(hidden.out).toMatch(/Data +uc amount 60/)
  const json = JSON.stringify(await cli.json('order', 'show', id))
  expect(hidden.out + json).not.toContain('UC-SECRET-1')
  expect((await cli.run('order', 'show', id, '--codes')).out).toContain('UC-SECRET-1')
})

test('says why an order went where it is', async () => {
  const cli = await testCli()
  const suppliers = ['north', 'south', 'west']
  const costUsd = { north: 1.5, west: 0.97 }
  const product = { pid: 'P-1', priceUsd: 2, supplierRef: 'x', costUsd }
  const line = ownLine('goods', 'topup', product, suppliers)
  await importTestCatalog(cli.store, { lines: [{ ...line, routing: { by: 'cheapest' } }] })
  const { id: accountId } = await openTestAccount(cli.store, { balanceMicros: 10_000_000 })
  const routeOf = createRouteFinder(new Map(suppliers.map((name) => [name, { needsRef: true }])))
  const { order } = await placeOrder(cli.store, { accountId, pid: 'P-1' }, { routeOf })
  const said = 'west: cheapest (0.97 USD; north 1.50 USD; south cost not known)'
  expect((await cli.run('order', 'show', order.id)).out).toContain(said)
  expect(await cli.json('order', 'show', order.id)).toMatchObject({
    routed: [{ supplier: 'west', chosen: 'cheapest', unitCostUsd: 0.97 }],
  })
})

test('lists an account’s orders by a filter, page by page, and shows one by its trxid', async () => {
  const { cli, account } = await shop()
  const other = await openTestAccount(cli.store, { balanceMicros: 100_000_000 })
  const place = async (trxid: string, pid: string, accountId = account.id) => {
    const request = { accountId, pid, trxid, idempotencyKey: undefined, quantity: undefined }
    const player = { userId: '5123456789', zoneId: '2001' }
    return (await placeOrder(cli.store, { ...request, player }, TERMS, START)).order.id
  }
  const [a, b] = [await place('t-A', PIDS.userId), await place('t-B', PIDS.zoneId)]
  await place('t-C', PIDS.userId, other.id)
  const list = (...args: string[]) =>
    cli.json('order', 'list', '--telegram-id', String(account.telegramId), ...args)
  const first = await list('--limit', '1')
  expect(first).toMatchObject({ orders: [{ id: b, trxid: 't-B', status: 'processing' }] })
  const last = { orders: [{ id: a, amountUsd: 0.99 }], nextCursor: null }
  expect(await list('--limit', '1', '--cursor', String(first.nextCursor))).toMatchObject(last)
  const filter = ['--slug', 'gamea', '--status', 'processing', '--pid', PIDS.userId]
  expect(await list(...filter)).toMatchObject(last)
  expect(await list('--status', 'cancelled')).toMatchObject({ orders: [] })
  for (const name of [a, a.toLowerCase(), 't-A'])
    expect(await cli.json('order', 'show', name)).toMatchObject({ orderId: a, trxid: 't-A' })
  expect(await cli.run('order', 'show', 't-a')).toMatchObject({ exitCode: 1 })
})
