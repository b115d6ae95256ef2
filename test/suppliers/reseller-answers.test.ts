// What each answer of the contract means to a service that buys from another one.
import { describe, expect, test } from 'vitest'
import { newKey } from '../../src/domain/access/key-terms.ts'
import { adjustBalance } from '../../src/domain/accounts/accounts.ts'
import { lookups, stockCodes } from '../../src/domain/schema.ts'
import { changeSettings } from '../../src/domain/settings/settings.ts'
import { addTestCodes, PIDS, START } from '../helpers/factories.ts'
import { after, before, chain, cut, type Fault, says } from '../helpers/faulty-proxy.ts'
import { OWN_PIDS } from '../helpers/own-catalog.ts'
import { changeProduct } from '../helpers/prices.ts'

type Chain = Awaited<ReturnType<typeof chain>>

const HOUR_MS = 3_600_000
const POST = 'POST /orders'
const GET = 'GET /orders/'
const REDEEM = 'POST /rdmgamea'
const refusal = (error: string) => ({ success: false, error })
const id = (playerId: string) => ({ playerId })
const ME = { actor: 'operator' as const }

type Step = (link: Chain) => Promise<unknown>
type Refusal = [string, { apiKey?: string; upstreamBalanceMicros?: number }, Step?, Step?]

const open: Step = (link) => set(link, { maintenance: false })
const REFUSALS: Refusal[] = [
  ['MAINTENANCE', {}, (link) => set(link, { maintenance: true }), open],
  ['INSUFFICIENT BALANCE', { upstreamBalanceMicros: 980_000 }, async () => {}, topUp],
  ['INVALID_API_KEY', { apiKey: newKey('test') }],
]

describe('a refusal for now', () => {
  test.each(REFUSALS)(
    '%s: the order waits a day, and is done if that is over before',
    async (_, settings, refuse, heal) => {
      const link = await chain(settings)
      await refuse?.(link)
      const orderId = String((await link.order()).orderId)
      for (let hour = 4; hour < 24; hour += 4) await link.pass(4 * HOUR_MS)
      await link.pass(3 * HOUR_MS)
      const waiting = await link.truth(orderId)
      expect(waiting).toMatchObject({ status: 'processing', balance: 98.5, upstream: [] })
      expect(new Set(waiting.calls)).toEqual(new Set(['place not_sent']))
      await heal?.(link)
      await link.pass(2 * HOUR_MS)
      const done = { status: 'completed', balance: 98.5, upstream: ['completed'] }
      const undone = { status: 'cancelled', balance: 100, upstream: [] }
      expect(await link.truth(orderId)).toMatchObject(heal ? done : undone)
    },
  )

  test.each([
    ['is placed', POST, '5123456'],
    ['is asked about', GET, '5123401'],
  ])('429 with Retry-After when an order %s: it is left alone for so long', async (...row) => {
    const [, on, userId] = row
    const link = await chain()
    const limited = { ...refusal('TOO MANY REQUESTS'), code: 'RATE_LIMIT' }
    link.proxy.follow([before(on, says(429, limited, { 'Retry-After': '120' }))])
    const { orderId } = await link.order({ userId })
    for (let time = 0; time < 115; time += 5) await link.pass(5000)
    expect(link.proxy.left()).toBe(0)
    expect(link.proxy.requests().filter((what) => what.startsWith(on))).toHaveLength(1)
    expect(await link.untilEnded(String(orderId))).toMatchObject({ status: 'completed' })
  })

  test('an order in flight there does not keep others waiting', async () => {
    const link = await chain()
    const inFlight = { ...refusal('DUPLICATE IN FLIGHT'), code: 'DUPLICATE_IN_FLIGHT' }
    link.proxy.follow([before(POST, says(429, inFlight))])
    expect(await link.order()).toMatchObject({ status: 'processing' })
    expect(await link.order({ trxid: 'second' })).toMatchObject({ status: 'completed' })
  })
})

describe('prices and products', () => {
  test('a price above ours is not paid: the order is cancelled', async () => {
    const link = await chain()
    await change(link, { priceMicros: 1_500_001 })
    const { orderId, status } = await link.order()
    expect(status).toBe('cancelled')
    const truth = { balance: 100, upstream: [], calls: ['place declined'] }
    expect(await link.truth(String(orderId))).toMatchObject(truth)
    expect(link.proxy.requests()).toEqual(['GET /products'])
    await change(link, { priceMicros: 1_500_000 })
    await link.pass(61_000)
    expect(await link.order({ trxid: 'second' })).toMatchObject({ status: 'completed' })
  })

  test('a price above ours is paid where that is allowed, and an admin is told', async () => {
    const link = await chain({ allowLoss: true })
    await change(link, { priceMicros: 1_500_001 })
    const orderId = String((await link.order()).orderId)
    expect(await link.truth(orderId)).toMatchObject({ upstreamBalance: 98.499999 })
    expect(await link.noticesToAdmins()).toEqual(['sold_at_loss'])
  })

  test('what is left of our money there can be asked', async () => {
    const link = await chain({ upstreamBalanceMicros: 12_345_678 })
    const signal = new AbortController().signal
    expect(await link.supplier.balance?.(signal)).toBe(12_345_678)
    link.proxy.follow([before('GET /balance', cut)])
    await expect(link.supplier.balance?.(signal)).rejects.toThrow('The connection broke')
  })
})

describe('codes', () => {
  const wanted = { pid: OWN_PIDS.key, quantity: 3, userId: undefined }
  const codesIn = ({ down }: Chain) =>
    down.store.read.select().from(stockCodes).orderBy(stockCodes.id)

  test('as many as were ordered are delivered, once, and no call is written down with one', async () => {
    const link = await chain()
    link.proxy.follow([after(POST, cut)])
    const { orderId } = await link.order(wanted)
    const { codes, ...order } = await link.untilEnded(String(orderId))
    expect(order).toMatchObject({ status: 'completed', amountUsd: 18 })
    const theirs = await link.up.store.read.select().from(stockCodes).orderBy(stockCodes.id)
    const sold = theirs.filter((row) => row.orderId !== null).map(({ code }) => code)
    expect(codes).toEqual(sold)
    expect(sold).toHaveLength(3)
    expect(await link.order(wanted)).toMatchObject({ codes: sold, idempotentReplay: true })
    expect((await codesIn(link)).map(({ code }) => code)).toEqual(sold)
    expect(await link.truth(String(orderId))).toMatchObject({ balance: 82, upstreamBalance: 85 })
  })
})

const PLAYER = '5123456'
const VERIFY = 'POST /gameavvfy'
const notTried = { ...refusal('LOOKUP UNAVAILABLE'), status: 'cancelled', deductedBalance: 0 }
/** As an earlier version answers, and for ever: there the trxid is not free again. */
const NOT_TRIED = before(REDEEM, says(200, notTried))
const NOT_MADE = before(
  REDEEM,
  says(503, { ...refusal('LOOKUP UNAVAILABLE'), code: 'LOOKUP_UNAVAILABLE' }),
)
const LOST = [after(REDEEM, cut)]
const NOT_ARRIVED = [before(REDEEM, cut)]
const LOST_NOT_TRIED = [before(REDEEM, cut), ...Array<Fault>(99).fill(NOT_TRIED)]
const LOST_NOT_MADE = [before(REDEEM, cut), ...Array<Fault>(99).fill(NOT_MADE)]

describe('verify and redeem', () => {
  const A = { path: '/gameavvfy', playerId: PLAYER }
  const B = { path: '/gamebvfy', userId: '777', zoneId: '1' }
  const R = { path: '/rdmgamea', playerId: PLAYER, code: 'UC-1' }
  const ann = { success: true, playerName: 'Player 3456', deductedBalance: 0.0017 }
  const free = { success: true, region: 'ID', deductedBalance: 0, freeUsedToday: 1 }
  const redeemed = { success: true, ucAmount: 60, deductedBalance: 0.0017 }
  const no = (error: string) => ({ success: false, error, deductedBalance: 0.0017 })
  const never = { success: false, error: 'LOOKUP UNAVAILABLE' }
  const noRegion = { success: false, error: 'REGION CHECK FAILED', freeUsedToday: 1 }
  type Case = [string, { path: string }, Fault[], object, number]

  test.each<Case>([
    ['a player of game A', A, [], ann, 1],
    ['an answer lost', A, [after(VERIFY, cut)], ann, 1],
    ['a player not found', { ...A, ...id('502') }, [], no('PLAYER NOT FOUND'), 1],
    ['a player of game B', B, [], free, 1],
    ['a region check that fails', { ...B, ...{ userId: '702' } }, [], noRegion, 1],
    ['a code, its answer lost', R, LOST, redeemed, 1],
    ['a code that never arrived', R, NOT_ARRIVED, redeemed, 1],
    ['a code that does not redeem', { ...R, ...{ code: '02' } }, [], no('REDEMPTION FAILED'), 1],
    ['a redemption that takes its time', { ...R, ...id('5123404') }, [], redeemed, 1],
    ['a redemption lost, that was not tried', R, LOST_NOT_TRIED, never, 0],
    ['a redemption lost, that it could not make', R, LOST_NOT_MADE, never, 0],
  ])('%s: one answer, one fee', async (_, { path, ...body }, faults, answer, theirs) => {
    const link = await chain()
    link.proxy.follow(faults)
    const send = () => link.post(path, { ...body, trxid: 'lookup' })
    let said = await send()
    for (let round = 0; round < 20 && said.error === 'RESULT PENDING'; round++) {
      await link.pass(HOUR_MS)
      said = await send()
    }
    expect(said).toMatchObject(answer)
    if (answer !== never) expect(await send()).toEqual({ ...said, idempotentReplay: true })
    expect(await link.up.store.read.$count(lookups)).toBe(theirs)
    expect((await link.truth('')).balance).toBe(100 - Number(said.deductedBalance ?? 0))
  })
})

describe('vouchers', () => {
  const done = { status: 'completed' }
  const failed = { status: 'cancelled', error: 'REDEMPTION FAILED', refunded: true }
  const given = { status: 'cancelled', refunded: true }

  test.each<[string, string, string, Fault[], object, number, 'used' | 'free' | 'aside']>([
    ['a voucher', PLAYER, 'UC-1', [], done, 1, 'used'],
    ['one whose answer is lost', PLAYER, 'UC-1', LOST, done, 1, 'used'],
    ['one that does not redeem', PLAYER, 'UC-02', [], failed, 1, 'aside'],
    ['a player refused before it was tried', '6123456', 'UC-1', [], failed, 0, 'free'],
    ['one lost, that was not tried', PLAYER, 'UC-1', LOST_NOT_TRIED, given, 0, 'aside'],
    ['one that it can never try', PLAYER, 'UC-1', Array(99).fill(NOT_MADE), given, 0, 'free'],
  ])('%s: the order ends, and so does the code', async (...row) => {
    const [, userId, code, faults, end, theirs, where] = row
    const link = await chain()
    await addTestCodes(link.down.store, OWN_PIDS.voucher, [code])
    link.proxy.follow(faults)
    const orderId = String((await link.order({ pid: OWN_PIDS.voucher, userId })).orderId)
    for (let hour = 0; hour < 26; hour += 2) await link.pass(2 * HOUR_MS)
    expect(await link.present(orderId)).toMatchObject(end)
    const [kept] = await link.down.store.read.select().from(stockCodes).orderBy(stockCodes.id)
    expect(kept).toMatchObject({
      orderId: where === 'free' ? null : orderId,
      quarantinedAt: where === 'aside' ? expect.any(Date) : null,
    })
    expect(await link.up.store.read.$count(lookups)).toBe(theirs)
    expect((await link.truth(orderId)).balance).toBe(where === 'used' ? 96 : 100)
  })
})

function set({ up }: Chain, changes: Parameters<typeof changeSettings>[1]) {
  return up.store.transaction((tx) => changeSettings(tx, changes, START))
}

function topUp({ up }: Chain) {
  const credit = { amountMicros: 50_000_000, note: undefined, ...ME }
  return up.store.transaction((tx) => adjustBalance(tx, up.account.accountId, credit, START))
}

/** Changes the first service's product. */
function change({ up }: Chain, changes: Parameters<typeof changeProduct>[2]['changes']) {
  return up.store.transaction((tx) => changeProduct(tx, PIDS.userId, { changes, ...ME }, START))
}
