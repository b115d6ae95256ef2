// Whatever goes wrong between two services: each order has one end in both, and the right charge.
import { describe, expect, test } from 'vitest'
import { changeProduct } from '../../src/domain/catalog/products.ts'
import { endByHand } from '../../src/domain/orders/admin-decision.ts'
import { PIDS, START } from '../helpers/factories.ts'
import {
  after,
  before,
  byteByByte,
  chain,
  changed,
  cut,
  cutAndShut,
  cutHalfway,
  type Fault,
  says,
  silence,
  tellAndShut,
  twice,
} from '../helpers/faulty-proxy.ts'

type Chain = Awaited<ReturnType<typeof chain>>

const HOUR_MS = 3_600_000
const POST = 'POST /orders'
const GET = 'GET /orders/'
const LIST = 'GET /products'

/** The ends of players' ids by which the first service's sandbox decides. */
const AT_ONCE = '5123456'
const LATER = '5123401'
const REFUSED = '5123402'
const REFUSED_LATER = '5123403'

const internal = says(500, { success: false, code: 'INTERNAL', error: 'INTERNAL ERROR' })
const gateway = says(502, '<html><h1>502 Bad Gateway</h1></html>', { 'Content-Type': 'text/html' })
const notFound = says(404, { success: false, error: 'ORDER NOT FOUND' })
const maintenance = says(503, { success: false, code: 'MAINTENANCE', error: 'MAINTENANCE' })
const inFlight = says(429, { success: false, code: 'DUPLICATE_IN_FLIGHT' })

/** Nobody knows what became of the call; asked by the same trxid, the first service tells. */
const LOST = ['place unknown', 'check completed']
/** Taken on, then asked about twice. */
const ASKED_TWICE = ['place processing', 'check unknown', 'check completed']
/** A reason for the first service to be asked again later. */
const PLACED_LATER = ['place not_sent', 'place completed']

type Row = [what: string, faults: Fault[], calls: string[], player?: string]

const COMPLETED: Row[] = [
  ['a connection cut before the order arrived', [before(POST, cut)], LOST],
  ['a connection cut after it was done', [after(POST, cut)], LOST],
  ['an answer cut in its middle', [after(POST, cutHalfway)], LOST],
  ['a 500 before the order was taken', [before(POST, internal)], LOST],
  ['a 500 after it was done', [after(POST, internal)], LOST],
  ['the HTML of a proxy before', [before(POST, gateway)], LOST],
  ['the HTML of a proxy after', [after(POST, gateway)], LOST],
  ['malformed JSON before', [before(POST, says(200, '{"orderCreated":tr'))], LOST],
  ['malformed JSON after', [after(POST, says(200, '{"orderCreated":tr'))], LOST],
  ['an empty body before', [before(POST, says(200, ''))], LOST],
  ['an empty body after', [after(POST, says(200, ''))], LOST],
  ['a body that is no object', [after(POST, says(200, '[true]'))], LOST],
  ['an answer twice', [after(POST, twice)], LOST],
  ['an order of another player', [after(POST, changed({ userId: '5999999' }))], LOST],
  ['an order without an id', [after(POST, changed({ orderId: undefined }))], LOST],
  ['a status that nobody knows', [after(POST, changed({ status: 'finished' }))], LOST],
  ['DUPLICATE_IN_FLIGHT before', [before(POST, inFlight)], LOST],
  ['DUPLICATE_IN_FLIGHT after', [after(POST, inFlight)], LOST],
  ['a 404 of a path that is not there', [before(POST, says(404, { error: 'Not Found' }))], LOST],
  ['a redirection, not followed', [before(POST, says(307, '', { Location: '/orders' }))], LOST],
  [
    'four lost answers, one after the other',
    [after(POST, cut), before(POST, cut), after(POST, internal), after(POST, gateway)],
    ['place unknown', 'check unknown', 'check unknown', 'check unknown', 'check completed'],
  ],
  [
    'a connection refused before',
    [after(LIST, tellAndShut)],
    ['place not_sent', 'place not_sent', 'place completed'],
  ],
  [
    'a connection refused after it was done and its answer lost',
    [after(POST, cutAndShut)],
    ['place unknown', 'check not_sent', 'check completed'],
  ],
  ['a late success', [], ['place processing', 'check completed'], LATER],
  [
    'an answer about another order',
    [after(GET, changed({ orderId: 'API-GMA-00000000-OTHERS' }))],
    ASKED_TWICE,
    LATER,
  ],
  [
    'another player when asked about',
    [after(GET, changed({ userId: '5999999' }))],
    ASKED_TWICE,
    LATER,
  ],
  ['an order not found for a while', [after(GET, notFound)], ASKED_TWICE, LATER],
  [
    'every fault while it is asked about',
    [after(GET, cut), after(GET, internal), after(GET, gateway), after(GET, twice)],
    ['place processing', ...Array(4).fill('check unknown'), 'check completed'],
    LATER,
  ],
  ['a price list cut off', [after(LIST, cut)], PLACED_LATER],
  ['a price list of HTML', [after(LIST, gateway)], PLACED_LATER],
  ['a price list that breaks off', [after(LIST, cutHalfway)], PLACED_LATER],
  ['MAINTENANCE for once', [before(POST, maintenance)], PLACED_LATER],
]

const SILENT: Row[] = [
  ['no answer, the order not having arrived', [before(POST, silence)], LOST],
  ['no answer, the order being done', [after(POST, silence)], LOST],
  ['an answer byte by byte', [after(POST, byteByByte)], LOST],
  ['no answer when asked about', [after(GET, silence)], ASKED_TWICE, LATER],
]

describe.each([
  ['a fault', COMPLETED],
  ['silence', SILENT],
] as const)('%s', (_, rows) => {
  test.each(rows)(
    '%s: the order is done once and paid once',
    async (...[, faults, calls, userId]) => {
      const link = await chain()
      link.proxy.follow(faults)
      const { orderId, status } = await link.order({ userId: userId ?? AT_ONCE })
      expect(status).toBe('processing')
      await link.pass(13 * 60_000)
      await link.proxy.open()
      expect(await link.untilEnded(String(orderId))).toMatchObject({ status: 'completed' })
      expect(link.proxy.left()).toBe(0)
      expect(await link.truth(String(orderId))).toEqual({
        status: 'completed',
        balance: 98.5,
        upstream: ['completed'],
        upstreamBalance: 99.01,
        calls,
      })
    },
  )
})

describe('an order that the first service cancels', () => {
  test.each<[string, string, Fault[], string[]]>([
    ['at once', REFUSED, [], ['place declined']],
    ['later', REFUSED_LATER, [], ['place processing', 'check declined']],
    ['at once, its answer lost', REFUSED, [after(POST, cut)], ['place unknown', 'check declined']],
    [
      'without giving our money back',
      REFUSED,
      [after(POST, changed({ refunded: false }))],
      ['place declined'],
    ],
  ])('%s: is cancelled here, and refunded once', async (_, userId, faults, calls) => {
    const link = await chain()
    link.proxy.follow(faults)
    const { orderId } = await link.order({ userId })
    expect(await link.untilEnded(String(orderId))).toMatchObject({
      status: 'cancelled',
      error: 'INVALID PLAYER',
      refunded: true,
    })
    await link.pass(HOUR_MS)
    expect(await link.truth(String(orderId))).toEqual({
      status: 'cancelled',
      balance: 100,
      upstream: ['cancelled'],
      upstreamBalance: 100,
      calls,
    })
  })
})

describe('nobody knows', () => {
  /** The order was done and its answer lost; every answer since is of no use. */
  async function lost(reply: Fault['reply'], player = AT_ONCE) {
    const link = await chain()
    const onGet = player === LATER
    const faults = Array.from({ length: 300 }, () => before(onGet ? GET : POST, reply))
    link.proxy.follow(onGet ? faults : [after(POST, cut), ...faults])
    const { orderId } = await link.order({ userId: player })
    for (let hour = 0; hour < 30; hour += 2) await link.pass(2 * HOUR_MS)
    return { link, orderId: String(orderId) }
  }
  const forbidden = { success: false, code: 'FORBIDDEN', error: 'FORBIDDEN' }

  test.each<[string, Fault['reply'], string?]>([
    ['a cut connection', cut],
    ['a 500', internal],
    ['MAINTENANCE', maintenance],
    ['a key that holds no more', says(401, { success: false, code: 'INVALID_API_KEY' })],
    ['an order that is not found', notFound, LATER],
    ['a ban while it is asked about', says(403, { success: false, code: 'ACCOUNT_BANNED' }), LATER],
    // Another account of ours has the trxid, so that somebody did act.
    ['FORBIDDEN, the key being another account’s by now', says(403, forbidden)],
    // What stands in front of the service refuses the question, not the order.
    ['a 403 of a wall before the service', says(403, { success: false, error: 'Blocked' })],
  ])('%s, for ever: it stays processing, is not refunded, and an admin is told', async (...row) => {
    const { link, orderId } = await lost(row[1], row[2])
    const { calls, ...truth } = await link.truth(orderId)
    const atWork = row[2] === LATER
    expect(truth).toEqual({
      status: 'processing',
      balance: 98.5,
      upstream: ['completed'],
      upstreamBalance: 99.01,
    })
    expect(new Set(calls.slice(1))).not.toContain('check declined')
    expect(calls[0]).toBe(atWork ? 'place processing' : 'place unknown')
    expect(await link.noticesToAdmins()).toContain('outcome_unknown')
  })

  test.each<[string, Fault[], string, string[]]>([
    ['never arrived, is not placed by asking about it', [before(POST, cut)], AT_ONCE, []],
    ['is done for all that, is told of and moves no money', [], LATER, ['completed']],
  ])('what an admin has cancelled and %s', async (_, faults, userId, upstream) => {
    const link = await chain()
    link.proxy.follow(faults)
    const orderId = String((await link.order({ userId })).orderId)
    const decision = { status: 'cancelled' as const, reason: 'NO' }
    const by = { actor: 'operator' as const, asSupplier: false }
    await link.down.store.transaction((tx) => endByHand(tx, orderId, decision, by, START))
    for (let day = 0; day < 5; day++) await link.pass(24 * HOUR_MS)
    expect(await link.truth(orderId)).toMatchObject({ status: 'cancelled', balance: 100, upstream })
    const told = (await link.noticesToAdmins()).includes('done_after_cancel')
    expect(told).toBe(upstream.length > 0)
  })
})

describe('a price above ours is not paid', () => {
  test.each<[string, Fault['reply']]>([
    ['is cut off', cut],
    ['is refused', internal],
    ['does not come', silence],
    ['is nonsense', says(200, { success: true, products: [null] })],
  ])('though the price list %s at first', async (_, reply) => {
    const link = await chain()
    await dearer(link)
    link.proxy.follow([before(LIST, reply)])
    const { orderId } = await link.order()
    await link.untilEnded(String(orderId))
    expect(await link.truth(String(orderId))).toEqual({
      status: 'cancelled',
      balance: 100,
      upstream: [],
      upstreamBalance: 100,
      calls: ['place not_sent', 'place declined'],
    })
  })

  test.each<[string, Fault, string[]]>([
    ['an order that never arrived', before(POST, cut), []],
    ['an order that was done, its answer lost', after(POST, cut), ['completed']],
  ])('when %s would have to be sent again: an admin is told', async (_, fault, upstream) => {
    const link = await chain()
    link.proxy.follow([fault])
    const orderId = String((await link.order()).orderId)
    await dearer(link)
    for (let hour = 0; hour < 30; hour += 2) await link.pass(2 * HOUR_MS)
    expect(await link.truth(orderId)).toMatchObject({
      status: 'processing',
      balance: 98.5,
      upstream,
    })
    const told = await link.noticesToAdmins()
    expect(told).toContain('outcome_unknown')
    expect(told).not.toContain('incident')
  })
})

describe('secrets', () => {
  test.each([
    ['when it is placed', POST, AT_ONCE],
    ['when it is asked about', GET, LATER],
  ])('a key that an answer repeats is not written down (%s)', async (_, on, userId) => {
    const link = await chain()
    const error = `INVALID KEY ${link.up.account.key}`
    link.proxy.follow([before(on, says(401, { success: false, error }))])
    const { orderId } = await link.order({ userId })
    await link.untilEnded(String(orderId))
    await link.truth(String(orderId))
  })
})

/** From now on the first service asks more than its price here. */
function dearer({ up }: Chain) {
  const change = { changes: { priceMicros: 9_000_000 }, actor: 'operator' as const }
  return up.store.transaction((tx) => changeProduct(tx, PIDS.userId, change, START))
}
