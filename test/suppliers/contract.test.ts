// What suppliers that are programs promise at the port: each of them runs the same tests. What people
// promise stands below.
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { notices } from '../../src/domain/schema.ts'
import type { Supplier, SupplierOrder } from '../../src/domain/suppliers/supplier.ts'
import { createManualSupplier } from '../../src/suppliers/manual.ts'
import { createSandboxSupplier } from '../../src/suppliers/sandbox.ts'
import { testApp } from '../helpers/app.ts'
import { serve } from '../helpers/bot.ts'
import { addTestStock, PIDS, START } from '../helpers/factories.ts'
import { UNHURRIED_MS } from '../helpers/faulty-proxy.ts'
import { createResellerSupplier } from '../helpers/reseller-supplier.ts'
import { PATIENT } from '../helpers/scripted-supplier.ts'

type Bed = {
  supplier: Supplier
  supplierRef: string
  codesRef: string
  /** How often it has taken the order on, or in hand. */
  taken: (ref: string) => Promise<number>
  /** Brings an order that was placed there to the end. */
  finish: (how: 'completed' | 'cancelled') => Promise<void>
  /** Lets time pass there. */
  pass: (ms: number) => void
  /** The player of an order that it is slow to complete, or slow to refuse. */
  slowly: (how: 'completed' | 'cancelled') => string
}

const signal = new AbortController().signal
let numbered = 0

function orderFor(
  bed: Pick<Bed, 'supplierRef' | 'slowly'>,
  how: Partial<SupplierOrder> = {},
): SupplierOrder {
  numbered += 1
  return {
    ref: `API-CON-${String(numbered).padStart(8, '0')}-TESTED`,
    supplierRef: bed.supplierRef,
    supplierOrderId: null,
    quantity: 1,
    wantsCodes: false,
    player: { userId: bed.slowly('completed') },
    voucher: null,
    wanted: true,
    paidMicros: 990_000,
    requestedAt: START,
    ...how,
  }
}

async function sandboxBed(): Promise<Bed> {
  const time = { now: START }
  const pass = (ms: number) => {
    time.now = new Date(time.now.getTime() + ms)
  }
  return {
    supplier: createSandboxSupplier(() => time.now),
    supplierRef: 'a-60',
    codesRef: 'k-1',
    // It remembers nothing, and so acts once by promising the same.
    taken: async () => 1,
    finish: async () => pass(3000),
    pass,
    slowly: (how) => (how === 'completed' ? '5123401' : '5123403'),
  }
}

/** An order of our own app, whose supplier is the one under test. */
async function manualBed() {
  const app = await testApp({ suppliers: new Map() })
  const clock = () => app.clock.now
  const supplier = createManualSupplier({
    name: 'sandbox',
    store: app.store,
    clock,
    remindMs: 60_000,
  })
  const withPeople = await testApp({
    store: app.store,
    suppliers: new Map([['sandbox', supplier]]),
    clock,
    config: PATIENT,
  })
  const { key } = await app.reseller()
  const body = { pid: PIDS.userId, trxid: 'x', userId: '5123456' }
  const placed = await withPeople.call('POST', '/orders', { key, body })
  const orderId = String(placed.body.orderId)
  return {
    supplier,
    orderId,
    supplierRef: 'a-60',
    /** How often the admins are shown it. */
    cards: () => app.store.read.$count(notices, eq(notices.kind, 'manual_order')),
    pass: (ms: number) => app.clock.advance(ms),
    slowly: () => '5123456',
  }
}

/** A service of our own as the supplier, over HTTP. */
async function resellerBed(): Promise<Bed> {
  const upstream = await testApp()
  await addTestStock(upstream.store, PIDS.gamekey, 5)
  const { key } = await upstream.reseller()
  const url = await serve((request) =>
    upstream.app.fetch(request, { incoming: { socket: { remoteAddress: '127.0.0.1' } } }),
  )
  const clock = () => upstream.clock.now
  return {
    supplier: createResellerSupplier({
      ...{ baseUrl: url, apiKey: key, allowLoss: false, clock },
      listTimeoutMs: UNHURRIED_MS,
    }),
    supplierRef: PIDS.userId,
    codesRef: PIDS.gamekey,
    async taken() {
      return Number((await upstream.call('GET', '/history', { key })).body.count)
    },
    async finish() {
      upstream.clock.advance(5000)
      await upstream.app.jobs.fulfil.runOnce()
    },
    pass: (ms) => upstream.clock.advance(ms),
    slowly: (how) => (how === 'completed' ? '5123401' : '5123403'),
  }
}

const BEDS: [string, () => Promise<Bed>][] = [
  ['sandbox', sandboxBed],
  ['reseller', resellerBed],
]

describe.each(BEDS)('the supplier %s', (_, open) => {
  test('says that an order is processing, and later that it is completed', async () => {
    const bed = await open()
    const order = orderFor(bed)
    const placed = await bed.supplier.place(order, signal)
    expect(placed).toMatchObject({ outcome: 'processing', checkAfterMs: expect.any(Number) })
    const { supplierOrderId = null } = placed as { supplierOrderId?: string }
    await bed.finish('completed')
    const asked = { ...order, supplierOrderId }
    expect(await bed.supplier.check(asked, signal)).toMatchObject({ outcome: 'completed' })
    expect(await bed.supplier.check(asked, signal)).toMatchObject({ outcome: 'completed' })
  })

  test('does the same order once, however often it is placed', async () => {
    const bed = await open()
    const order = orderFor(bed)
    const first = await bed.supplier.place(order, signal)
    for (let again = 0; again < 3; again++)
      expect((await bed.supplier.place(order, signal)).outcome).toBe(first.outcome)
    await bed.finish('completed')
    expect((await bed.supplier.place(order, signal)).outcome).toBe('completed')
    expect(await bed.taken(order.ref)).toBe(1)
  })

  test('can be asked about an order whose answer was lost', async () => {
    const bed = await open()
    const order = orderFor(bed)
    await bed.supplier.place(order, signal)
    await bed.finish('completed')
    const told = await bed.supplier.check({ ...order, supplierOrderId: null }, signal)
    expect(told).toMatchObject({ outcome: 'completed' })
    expect(await bed.taken(order.ref)).toBe(1)
  })

  test('says that an order is not done, with a reason, and goes on saying it', async () => {
    const bed = await open()
    const order = orderFor(bed, { player: { userId: bed.slowly('cancelled') } })
    const placed = await bed.supplier.place(order, signal)
    const { supplierOrderId = null } = placed as { supplierOrderId?: string }
    await bed.finish('cancelled')
    for (let again = 0; again < 2; again++) {
      const told = await bed.supplier.check({ ...order, supplierOrderId }, signal)
      expect(['failed', 'declined']).toContain(told.outcome)
      expect(told).toMatchObject({ reason: 'INVALID PLAYER' })
    }
  })

  test('delivers as many codes as were ordered, the same ones each time', async () => {
    const bed = await open()
    const codes = { wantsCodes: true, quantity: 3, player: {}, paidMicros: 100_000_000 }
    const order = orderFor(bed, { ...codes, supplierRef: bed.codesRef })
    const first = await bed.supplier.place(order, signal)
    const again = await bed.supplier.place(order, signal)
    if (first.outcome !== 'completed' || again.outcome !== 'completed')
      throw new Error(`It was ${first.outcome}, then ${again.outcome}.`)
    expect(new Set(first.codes).size).toBe(3)
    expect(again.codes).toEqual(first.codes)
  })

  test('tells what is left of our money', async () => {
    const bed = await open()
    expect(await bed.supplier.balance?.(signal)).toBeGreaterThan(0)
  })

  test('ends a call when it is told to', async () => {
    const bed = await open()
    const ended = new AbortController()
    const order = orderFor(bed, { player: { userId: '5123404' } })
    const call = bed.supplier.place(order, ended.signal)
    ended.abort()
    await expect(call).rejects.toThrow()
  })
})

describe('the supplier manual', () => {
  test('puts an order before people once, and says that they are at it', async () => {
    const bed = await manualBed()
    const order = orderFor(bed, { ref: bed.orderId })
    for (let again = 0; again < 3; again++)
      expect(await bed.supplier.place(order, signal)).toMatchObject({ outcome: 'processing' })
    expect(await bed.supplier.check(order, signal)).toMatchObject({ outcome: 'processing' })
    expect(await bed.cards()).toBe(1)
  })

  test('knows nothing of an order that it was never given', async () => {
    const bed = await manualBed()
    expect(await bed.supplier.check(orderFor(bed), signal)).toEqual({ outcome: 'absent' })
  })

  test('asks to be asked again when its people are to be reminded', async () => {
    const bed = await manualBed()
    const order = orderFor(bed, { ref: bed.orderId })
    bed.pass(20_000)
    expect(await bed.supplier.check(order, signal)).toEqual({
      outcome: 'processing',
      checkAfterMs: 40_000,
    })
  })
})

describe('the supplier reseller', () => {
  test('does not do an order after all that an admin has ended meanwhile', async () => {
    const bed = await resellerBed()
    const order = orderFor(bed, { wanted: false })
    await expect(bed.supplier.check(order, signal)).rejects.toThrow(/could place it after all/)
    expect(await bed.taken(order.ref)).toBe(0)
  })

  test('asks the less often about each order, the more of them are open', async () => {
    const bed = await resellerBed()
    const waits: number[] = []
    for (let i = 0; i < 4; i++) {
      const placed = await bed.supplier.place(orderFor(bed), signal)
      if (placed.outcome === 'processing') waits.push(placed.checkAfterMs ?? 0)
    }
    expect(waits).toEqual([3000, 3600, 4200, 4800])
  })

  test('does not put a check off for as long as the clock was ahead', async () => {
    const bed = await resellerBed()
    const placed = () => bed.supplier.place(orderFor(bed), signal)
    bed.pass(60 * 60_000)
    await placed()
    bed.pass(-60 * 60_000)
    expect(await placed()).toMatchObject({ checkAfterMs: 3000 })
  })

  test('does not ask again at a loss', async () => {
    const bed = await resellerBed()
    const order = orderFor(bed, { paidMicros: 500_000 })
    await expect(bed.supplier.check(order, signal)).rejects.toThrow(/asks more for/)
    expect(await bed.taken(order.ref)).toBe(0)
  })
})
