// Calls that are still out when somebody else might take the work up: whatever comes back late, money
// moves once and only by what is certain.
import { isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { balanceOf } from '../../../src/domain/ledger/ledger.ts'
import { proveLedger } from '../../../src/domain/ledger/proofs/proof.ts'
import { supplierCalls } from '../../../src/domain/schema.ts'
import { reschedule } from '../../../src/domain/suppliers/job-queue.ts'
import {
  type LookupResult,
  type OrderResult,
  SupplierFault,
} from '../../../src/domain/suppliers/supplier.ts'
import { testApp } from '../../helpers/app.ts'
import { importTestCatalog, PIDS, TEST_CATALOG } from '../../helpers/factories.ts'
import { takenForDead } from '../../helpers/killable-store.ts'
import { untilEnded } from '../../helpers/orders.ts'
import { placeOrder } from '../../helpers/place-order.ts'
import {
  held,
  LONG_MS,
  PATIENT,
  scriptedApp,
  scriptedSupplier,
  twoApps,
} from '../../helpers/scripted-supplier.ts'

const order = { pid: PIDS.userId, trxid: 't', userId: '5123456' }
const redemption = { playerId: '5123456', code: 'UC-0001', trxid: 't' }
const HOUR_MS = 3_600_000

test('an order whose call is out is not taken up again, though the clock leaps past its lease', async () => {
  const call = held<OrderResult>()
  const app = await scriptedApp({ place: [call.step] }, { config: PATIENT })
  const { key } = await app.reseller()
  const answer = app.call('POST', '/orders', { key, body: order })
  await call.reached
  expect(await app.pass(HOUR_MS)).toBe(0)
  call.answer({ outcome: 'failed', reason: 'INVALID PLAYER' })
  expect((await answer).body).toMatchObject({ status: 'cancelled', refunded: true })
  expect(app.supplier.calls).toHaveLength(1)
})

test.each([
  { outcome: 'failed', reason: 'INVALID PLAYER' },
  { outcome: 'declined', reason: 'SOLD OUT' },
] as const)(
  'an order that was $outcome late is not refunded where another worker has placed it meanwhile',
  async (refusal) => {
    const late = held<OrderResult>()
    const { first, second, supplier } = await twoApps({ place: [late.step] }, { config: PATIENT })
    const { key } = await first.reseller()
    const answer = first.call('POST', '/orders', { key, body: order })
    await late.reached

    const other = held<OrderResult>()
    supplier.follow({ check: [async () => ({ outcome: 'absent' })], place: [other.step] })
    await takenForDead(first)
    first.clock.advance(HOUR_MS)
    const takenOver = second.app.jobs.fulfil.runOnce()
    await other.reached
    late.answer(refusal)
    expect((await answer).body).toMatchObject({ status: 'processing' })
    other.answer({ outcome: 'completed' })
    await takenOver

    const [present] = (await first.call('GET', '/history', { key })).body.orders as object[]
    expect(present).toMatchObject({ status: 'completed' })
    expect((await proveLedger(first.store.read)).findings).toEqual([])
  },
)

test.each([
  ['was not sent', (late: Late) => late.breakOff(new SupplierFault('not-sent', 'Down.'))],
  ['was turned down', (late: Late) => late.answer({ outcome: 'failed' })],
])(
  'a redemption that another worker took over is not ended by the news that it %s',
  async (_, tell) => {
    const late = held<LookupResult>()
    const { first, second, supplier } = await twoApps({ lookup: [late.step] }, { config: PATIENT })
    const { key } = await first.reseller()
    const answer = first.call('POST', '/rdmgamea', { key, body: redemption })
    await late.reached

    const other = held<LookupResult>()
    supplier.follow({ checkLookup: [async () => ({ outcome: 'absent' })], lookup: [other.step] })
    await takenForDead(first)
    first.clock.advance(HOUR_MS)
    const takenOver = second.app.jobs.fulfil.runOnce()
    await other.reached
    tell(late)
    expect((await answer).body).toMatchObject({ code: 'RESULT_PENDING' })
    const data = { playerName: 'Ann', ucAmount: 60, productName: '60 UC' }
    other.answer({ outcome: 'completed', data })
    await takenOver

    const replay = await first.call('POST', '/rdmgamea', { key, body: redemption })
    expect(replay.body).toMatchObject({ success: true, deductedBalance: 0.0017 })
    expect((await proveLedger(first.store.read)).findings).toEqual([])
  },
)
type Late = ReturnType<typeof held<LookupResult>>

test('slow calls of new orders do not keep open orders from being taken up', async () => {
  const silent = Array.from({ length: 60 }, () => 'silent' as const)
  const config = { ...PATIENT, instantWaitMs: 5 }
  const app = await scriptedApp({ place: ['unknown', ...silent] }, { config })
  const { key } = await app.reseller()
  await app.call('POST', '/orders', { key, body: order })
  const heard = isNotNull(supplierCalls.outcome)
  await expect.poll(() => app.store.read.$count(supplierCalls, heard)).toBe(1)
  const others = await Promise.all([app.reseller(), app.reseller()])
  await Promise.all(
    silent.map((_, i) => {
      const body = { ...order, trxid: `t${i}` }
      return app.call('POST', '/orders', { key: others[i % 2]?.key ?? '', body })
    }),
  )
  expect(await app.pass(LONG_MS)).toBe(1)
})

test('a verification that waits for its result is not given up because the service stops', async () => {
  const app = await scriptedApp({ lookup: ['unknown'] })
  const { key, accountId } = await app.reseller(1_000_000)
  const body = { playerId: '5123456', trxid: 't' }
  expect((await app.call('POST', '/gameavvfy', { key, body })).status).toBe(503)
  await app.app.stop()
  expect(await app.pass(LONG_MS)).toBe(0)
  expect(await balanceOf(app.store.read, accountId)).toBe(998_300)
})

test('a trxid is in flight as long as its first call is made, though the clock is set back', async () => {
  const call = held<OrderResult>()
  const app = await scriptedApp({ place: [call.step] }, { config: PATIENT })
  const { key } = await app.reseller()
  const first = app.call('POST', '/orders', { key, body: order })
  await call.reached
  app.clock.advance(-HOUR_MS)
  const again = async () => (await app.call('POST', '/orders', { key, body: order })).body
  expect(await again()).toMatchObject({ code: 'DUPLICATE_IN_FLIGHT' })
  call.answer({ outcome: 'completed' })
  expect((await first).body).toMatchObject({ status: 'completed' })
  expect(await again()).toMatchObject({ status: 'completed', idempotentReplay: true })
})

test('a trxid whose first call was never answered is not in flight for longer by that', async () => {
  const app = await scriptedApp()
  const { key, accountId } = await app.reseller()
  const terms = { instance: app.app.instance, inFlightMs: 5000, leaseMs: 5000 }
  const { now } = app.clock
  const placed = await placeOrder(app.store, { accountId, trxid: order.trxid }, terms)
  const { job } = placed.begun ?? {}
  if (!job) throw new Error('The order ended at once.')
  await app.store.transaction((tx) => reschedule(tx, job, { sent: true, dueAt: now }))
  const again = async () => (await app.call('POST', '/orders', { key, body: order })).body
  expect(await again()).toMatchObject({ code: 'DUPLICATE_IN_FLIGHT' })
  app.clock.advance(-HOUR_MS)
  expect(await again()).toMatchObject({ status: 'processing', idempotentReplay: true })
})

test('a supplier that is slow with many orders does not hold up those of another', async () => {
  const many = <Step>(step: Step) => Array.from({ length: 80 }, () => step)
  const slow = scriptedSupplier({ place: many('accept' as const), check: many('silent' as const) })
  const quick = scriptedSupplier({ place: ['accept'] })
  const test = await testApp({
    config: PATIENT,
    suppliers: new Map([
      ['sandbox', slow],
      ['quick', quick],
    ]),
  })
  const [, gameB] = TEST_CATALOG.lines
  if (!gameB) throw new Error('The catalog of tests has too few lines.')
  await importTestCatalog(test.store, { lines: [{ ...gameB, suppliers: ['quick'] }] })
  const keys = await Promise.all([test.reseller(), test.reseller(), test.reseller()])
  const place = (i: number, body: object) =>
    test.call('POST', '/orders', { key: keys[i % 3]?.key ?? '', body: { trxid: `t${i}`, ...body } })
  for (let i = 0; i < 80; i++) await place(i, { pid: PIDS.userId, userId: '5123456' })
  const last = await place(80, { pid: PIDS.zoneId, userId: '5123456', zoneId: '1' })
  expect(last.body.status).toBe('processing')

  test.clock.advance(LONG_MS)
  const rounds = test.app.jobs.fulfil.runOnce()
  await untilEnded(test.store, last.body.orderId, 'completed')
  expect(slow.calls.filter(({ method }) => method === 'check').length).toBeLessThan(80)
  await test.app.stop()
  await rounds
})
