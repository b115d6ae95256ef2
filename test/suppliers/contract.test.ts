// What people promise at the port of suppliers, and what another service does beyond its check (src/conformance).
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { notices } from '../../src/domain/schema.ts'
import type { SupplierOrder } from '../../src/domain/suppliers/supplier.ts'
import { createManualSupplier } from '../../src/suppliers/manual.ts'
import { testApp } from '../helpers/app.ts'
import { serve } from '../helpers/bot.ts'
import { PIDS, START } from '../helpers/factories.ts'
import { UNHURRIED_MS } from '../helpers/faulty-proxy.ts'
import { createResellerSupplier } from '../helpers/reseller-supplier.ts'
import { PATIENT } from '../helpers/scripted-supplier.ts'

const signal = new AbortController().signal
let numbered = 0

function orderFor(supplierRef: string, how: Partial<SupplierOrder> = {}): SupplierOrder {
  numbered += 1
  return {
    ref: `API-CON-${String(numbered).padStart(8, '0')}-TESTED`,
    ...{ supplierRef, supplierOrderId: null, quantity: 1, wantsCodes: false },
    // The sandbox, behind the other service, is slow to complete it.
    player: { userId: '5123401' },
    ...{ voucher: null, wanted: true, paidMicros: 990_000, requestedAt: START },
    ...how,
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
    order: orderFor('a-60', { ref: orderId }),
    /** How often the admins are shown it. */
    cards: () => app.store.read.$count(notices, eq(notices.kind, 'manual_order')),
    pass: (ms: number) => app.clock.advance(ms),
  }
}

/** A service of our own as the supplier, over HTTP. */
async function resellerBed() {
  const upstream = await testApp()
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
    order: (how: Partial<SupplierOrder> = {}) => orderFor(PIDS.userId, how),
    /** How many orders it has taken on. */
    taken: async () => Number((await upstream.call('GET', '/history', { key })).body.count),
    pass: (ms: number) => upstream.clock.advance(ms),
  }
}

describe('the supplier manual', () => {
  test('puts an order before people once, and says that they are at it', async () => {
    const bed = await manualBed()
    for (let again = 0; again < 3; again++)
      expect(await bed.supplier.place(bed.order, signal)).toMatchObject({ outcome: 'processing' })
    expect(await bed.supplier.check(bed.order, signal)).toMatchObject({ outcome: 'processing' })
    expect(await bed.cards()).toBe(1)
  })

  test('knows nothing of an order that it was never given', async () => {
    const bed = await manualBed()
    expect(await bed.supplier.check(orderFor('a-60'), signal)).toEqual({ outcome: 'absent' })
  })

  test('asks to be asked again when its people are to be reminded', async () => {
    const bed = await manualBed()
    bed.pass(20_000)
    expect(await bed.supplier.check(bed.order, signal)).toEqual({
      outcome: 'processing',
      checkAfterMs: 40_000,
    })
  })
})

describe('the supplier reseller', () => {
  test('does not do an order after all that an admin has ended meanwhile', async () => {
    const bed = await resellerBed()
    const order = bed.order({ wanted: false })
    await expect(bed.supplier.check(order, signal)).rejects.toThrow(/could place it after all/)
    expect(await bed.taken()).toBe(0)
  })

  test('asks the less often about each order, the more of them are open', async () => {
    const bed = await resellerBed()
    const waits: number[] = []
    for (let i = 0; i < 4; i++) {
      const placed = await bed.supplier.place(bed.order(), signal)
      if (placed.outcome === 'processing') waits.push(placed.checkAfterMs ?? 0)
    }
    expect(waits).toEqual([3000, 3600, 4200, 4800])
  })

  test('does not put a check off for as long as the clock was ahead', async () => {
    const bed = await resellerBed()
    const placed = () => bed.supplier.place(bed.order(), signal)
    bed.pass(60 * 60_000)
    await placed()
    bed.pass(-60 * 60_000)
    expect(await placed()).toMatchObject({ checkAfterMs: 3000 })
  })

  test('does not ask again at a loss', async () => {
    const bed = await resellerBed()
    const order = bed.order({ paidMicros: 500_000 })
    await expect(bed.supplier.check(order, signal)).rejects.toThrow(/asks more for/)
    expect(await bed.taken()).toBe(0)
  })
})
