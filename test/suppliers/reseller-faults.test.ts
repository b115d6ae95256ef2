// What networks do between two services: each order has one end in both, and the right charge. Every answer that can
// come instead of the true one is tried in test/conformance.
import { describe, expect, test } from 'vitest'
import { endByHand } from '../../src/domain/orders/admin-decision.ts'
import { START } from '../helpers/factories.ts'
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
  silence,
  tellAndShut,
} from '../helpers/faulty-proxy.ts'

const HOUR_MS = 3_600_000
const POST = 'POST /orders'
const GET = 'GET /orders/'
const LIST = 'GET /products'

/** The ends of players' ids by which the first service's sandbox decides. */
const AT_ONCE = '5123456'
const LATER = '5123401'
const REFUSED = '5123402'

/** Nobody knows what became of the call; asked by the same trxid, the first service tells. */
const LOST = ['place unknown', 'check completed']
/** Taken on, then asked about twice. */
const ASKED_TWICE = ['place processing', 'check unknown', 'check completed']

type Row = [what: string, faults: Fault[], calls: string[], player?: string]

test.each<Row>([
  ['a connection cut before the order arrived', [before(POST, cut)], LOST],
  ['a connection cut after it was done', [after(POST, cut)], LOST],
  ['an answer cut in its middle', [after(POST, cutHalfway)], LOST],
  ['no answer, the order not having arrived', [before(POST, silence)], LOST],
  ['no answer, the order being done', [after(POST, silence)], LOST],
  ['an answer byte by byte', [after(POST, byteByByte)], LOST],
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
  ['a connection cut while it is asked about', [after(GET, cut)], ASKED_TWICE, LATER],
  ['no answer when asked about', [after(GET, silence)], ASKED_TWICE, LATER],
])('%s: the order is done once and paid once', async (_, faults, calls, userId = AT_ONCE) => {
  const link = await chain()
  link.proxy.follow(faults)
  const { orderId, status } = await link.order({ userId })
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
})

test.each<Row>([
  ['its answer lost', [after(POST, cut)], ['place unknown', 'check declined']],
  [
    'without giving our money back',
    [after(POST, changed({ refunded: false }))],
    ['place declined'],
  ],
])('an order that the first service cancels, %s, is refunded once', async (_, faults, calls) => {
  const link = await chain()
  link.proxy.follow(faults)
  const { orderId } = await link.order({ userId: REFUSED })
  expect(await link.untilEnded(String(orderId))).toMatchObject({
    ...{ status: 'cancelled', error: 'INVALID PLAYER', refunded: true },
  })
  await link.pass(HOUR_MS)
  expect(await link.truth(String(orderId))).toEqual({
    ...{ status: 'cancelled', balance: 100, calls },
    ...{ upstream: ['cancelled'], upstreamBalance: 100 },
  })
})

describe('what an admin has cancelled', () => {
  test.each<[string, Fault[], string, string[]]>([
    ['and never arrived, is not placed by asking about it', [before(POST, cut)], AT_ONCE, []],
    ['and is done for all that, is told of and moves no money', [], LATER, ['completed']],
  ])('%s', async (_, faults, userId, upstream) => {
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
