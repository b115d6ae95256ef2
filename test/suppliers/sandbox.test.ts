import { describe, expect, test } from 'vitest'
import type { SupplierLookup, SupplierOrder } from '../../src/domain/suppliers/supplier.ts'
import { createSandboxSupplier } from '../../src/suppliers/sandbox.ts'
import { later, START } from '../helpers/factories.ts'

/** The supplier at a time that the test moves, and a signal for calls that nobody ends. */
function sandbox() {
  const time = { now: START }
  const supplier = createSandboxSupplier(() => time.now)
  const { signal } = new AbortController()
  const { lookups: lookupApi } = supplier
  if (!lookupApi) throw new Error('The sandbox supplier looks players up.')
  return {
    at: (ms: number) => {
      time.now = later(ms)
    },
    place: (order: SupplierOrder) => supplier.place(order, signal),
    check: (order: SupplierOrder) => supplier.check(order, signal),
    lookup: (lookup: SupplierLookup) => lookupApi.lookup(lookup, signal),
    checkLookup: (lookup: SupplierLookup) => lookupApi.checkLookup(lookup, signal),
    supplier,
  }
}

function orderFor(userId: string, ref = `API-${userId}`): SupplierOrder {
  return {
    ref,
    supplierRef: 'a-60',
    supplierOrderId: null,
    quantity: 1,
    wantsCodes: false,
    player: { userId },
    voucher: null,
    wanted: true,
    paidMicros: 990_000,
    requestedAt: START,
  }
}

function lookupOf(kind: SupplierLookup['kind'], input: SupplierLookup['input']): SupplierLookup {
  return { ref: `API-${kind}`, kind, input, requestedAt: START }
}

/** Whether a call is still without an answer once everything that can happen has happened. */
async function unanswered(call: Promise<unknown>): Promise<boolean> {
  const outcome = await Promise.race([call.then(() => 'answered'), nextTurn()])
  return outcome === 'later'
}

function nextTurn(): Promise<'later'> {
  return new Promise((resolve) => setImmediate(() => resolve('later')))
}

const COMPLETED = { outcome: 'completed' }
const INVALID = { outcome: 'failed', reason: 'INVALID PLAYER', voucherUnused: true }

describe('orders, by the end of the player id', () => {
  for (const userId of ['5123456', '5123400', 'name#EUW', 'x'])
    test(`${userId}: completed at once`, async () => {
      const { place, check } = sandbox()
      expect(await place(orderFor(userId))).toEqual(COMPLETED)
      expect(await check(orderFor(userId))).toEqual(COMPLETED)
    })

  for (const userId of ['5123401', 'player#NA01'])
    test(`${userId}: completed after 3 s, and it says when to ask`, async () => {
      const { at, place, check } = sandbox()
      const processing = { outcome: 'processing', checkAfterMs: 3000 }
      expect(await place(orderFor(userId))).toEqual(processing)
      at(2999)
      expect(await check(orderFor(userId))).toEqual({ outcome: 'processing', checkAfterMs: 1 })
      at(3000)
      expect(await check(orderFor(userId))).toEqual(COMPLETED)
    })

  test('02: turned down at once', async () => {
    const { place, check } = sandbox()
    expect(await place(orderFor('5123402'))).toEqual(INVALID)
    expect(await check(orderFor('5123402'))).toEqual(INVALID)
  })

  test('03: turned down after 3 s', async () => {
    const { at, place, check } = sandbox()
    expect(await place(orderFor('5123403'))).toMatchObject({ outcome: 'processing' })
    at(3000)
    expect(await check(orderFor('5123403'))).toEqual(INVALID)
  })

  test('04: silent, and completed when it is asked about 60 s later', async () => {
    const { at, place, check } = sandbox()
    expect(await unanswered(place(orderFor('5123404')))).toBe(true)
    at(59_000)
    const processing = { outcome: 'processing', checkAfterMs: 1000 }
    expect(await check(orderFor('5123404'))).toEqual(processing)
    at(60_000)
    expect(await check(orderFor('5123404'))).toEqual(COMPLETED)
  })

  test('04: ends its silence when the caller has waited long enough', async () => {
    const { supplier } = sandbox()
    const caller = new AbortController()
    const call = supplier.place(orderFor('5123404'), caller.signal)
    caller.abort(new Error('long enough'))
    await expect(call).rejects.toThrow('long enough')
  })

  test('05: fails before it acts the first time, for each order by itself', async () => {
    const { place } = sandbox()
    for (const ref of ['API-1', 'API-2']) {
      const failing = place(orderFor('5123405', ref))
      await expect(failing).rejects.toMatchObject({ name: 'SupplierFault', kind: 'not-sent' })
      expect(await place(orderFor('5123405', ref))).toEqual(COMPLETED)
    }
  })

  test('a new process knows what became of an order that an old one placed', async () => {
    const [old, young] = [sandbox(), sandbox()]
    await old.place(orderFor('5123401'))
    young.at(3000)
    expect(await young.check(orderFor('5123401'))).toEqual(COMPLETED)
  })
})

describe('lookups', () => {
  const verifyA = (playerId: string) => lookupOf('gameavvfy', { playerId })
  const verifyB = (userId: string) => lookupOf('gamebvfy', { userId, zoneId: '2001' })
  const redeem = (code: string, playerId = '5123456') => lookupOf('rdmgamea', { playerId, code })

  test('find a game A player unless the id ends in 02', async () => {
    const { lookup } = sandbox()
    const data = { playerName: expect.any(String) }
    expect(await lookup(verifyA('5123456'))).toEqual({ outcome: 'completed', data })
    expect(await lookup(verifyA('5123402'))).toEqual({ outcome: 'failed' })
  })

  test('fail the region check of game B for an id that ends in 02, every bonus unknown', async () => {
    const { lookup } = sandbox()
    const found = await lookup(verifyB('123456'))
    expect(found).toMatchObject({ outcome: 'completed', data: { region: 'ID' } })
    const data = found.outcome === 'completed' ? found.data : {}
    const tiers = data.firstTimeBonus?.map((entry) => entry.tier) ?? []
    expect(tiers.length).toBeGreaterThan(0)
    for (const tier of tiers) expect(tier).toMatch(/^\d+\+\d+$/)
    expect(await lookup(verifyB('123402'))).toEqual({
      outcome: 'failed',
      data: { firstTimeBonus: tiers.map((tier) => ({ tier, status: 'unknown' })) },
    })
  })

  test('redeem a code unless it ends in 02', async () => {
    const { lookup, checkLookup } = sandbox()
    const redeemed = { outcome: 'completed', data: { ucAmount: 60, productName: '60 UC' } }
    expect(await lookup(redeem('UC-03'))).toMatchObject(redeemed)
    expect(await lookup(redeem('UC-02'))).toEqual({ outcome: 'failed' })
    expect(await checkLookup(redeem('UC-02'))).toEqual({ outcome: 'failed' })
  })

  for (const [what, asked] of [
    ['game A', verifyA('5123404')],
    ['game B', verifyB('123404')],
    ['a redemption', redeem('UC-1', '5123404')],
  ] as const)
    test(`never answer about ${what} for a player whose id ends in 04, until 60 s have passed`, async () => {
      const { at, lookup, checkLookup } = sandbox()
      expect(await unanswered(lookup(asked))).toBe(true)
      expect(await checkLookup(asked)).toEqual({ outcome: 'processing', checkAfterMs: 60_000 })
      at(60_000)
      expect(await checkLookup(asked)).toMatchObject(COMPLETED)
      expect(await lookup(asked)).toMatchObject(COMPLETED)
    })
})
