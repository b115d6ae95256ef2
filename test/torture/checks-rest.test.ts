import { describe, expect, it } from 'vitest'
import { codes } from '../../packages/torture/checks/codes.ts'
import { events } from '../../packages/torture/checks/events.ts'
import { isolation } from '../../packages/torture/checks/isolation.ts'
import { webhooks } from '../../packages/torture/checks/webhooks.ts'
import type { Json } from '../../packages/torture/final.ts'
import { wrongWith } from '../../packages/torture/world/webhook-signature.ts'
import {
  ANN,
  ANNS_ORDER,
  BOB,
  BOBS_ORDER,
  command,
  ended,
  eventId,
  final,
  found,
  get,
  order,
  post,
  wallet,
} from './checks-given.ts'

describe('codes', () => {
  const loaded = new Map([['CARD-5', ['C-1', 'C-2', 'C-3']]])
  const load = command(['stock', 'add', 'CARD-5', 'x.txt'], { body: { added: 3 } })
  const stock = (available: number) => ({ products: [{ pid: 'CARD-5', available }] })
  const state = (orders: Json[], available = 2) =>
    final({ wallets: [wallet(ANN, { orders }), wallet(BOB)], loaded, stock: stock(available) })

  it('are in order', () => {
    expect(found(codes, state([order()]), [load, get(`/orders/${ANNS_ORDER}`, order())])).toEqual(
      [],
    )
  })
  it('must not have two owners, not even for a moment', () => {
    const bobs = order({ orderId: BOBS_ORDER, trxid: 'bob-1' })
    const problems = found(codes, state([order()]), [
      load,
      get('/orders/x', bobs, { account: BOB }),
    ])
    expect(problems).toEqual([expect.stringContaining('The code C-1 is of')])
  })
  it('must have been loaded', () => {
    const problems = found(codes, state([order({ codes: ['C-9'] })], 3), [load])
    expect(problems).toEqual([expect.stringContaining('neither loaded nor made')])
  })
  it('must be as many as were ordered', () => {
    expect(found(codes, state([order({ quantity: 2 })]), [load])).toHaveLength(1)
    expect(found(codes, state([order({ status: 'cancelled' })]), [load])).toHaveLength(1)
  })
  it('must not be live ones in a test order', () => {
    const wallets = [wallet(ANN, { test: true, orders: [order()] })]
    expect(found(codes, final({ wallets, loaded }))).toEqual([
      expect.stringContaining('test order'),
    ])
  })
  it('must not vanish or come from nowhere', () => {
    expect(found(codes, state([order()], 1), [load])).toHaveLength(1)
    expect(found(codes, state([order()], 3), [load])).toHaveLength(1)
  })
})

describe('events', () => {
  const refund = { id: 7, kind: 'refund', amountUsd: 5, orderId: ANNS_ORDER }
  const credited = { id: eventId(1), type: 'wallet.credited', createdAt: '', data: refund }
  const list = [credited, ended(2, order())]
  const state = (events: Json[], over: Json[] = [order()]) =>
    final({ wallets: [wallet(ANN, { orders: over, transactions: [refund], events })] })

  it('are complete', () => {
    expect(found(events, state(list))).toEqual([])
  })
  it.each([
    ['missing', [credited]],
    ['doubled', [...list, ended(3, order())]],
    ['unlike the order', [credited, ended(2, order({ amountUsd: 6 }))]],
    ['without that of a refund', [ended(2, order())]],
    [
      'about money that did not move',
      [...list, { ...credited, id: eventId(3), data: { ...refund, id: 8 } }],
    ],
    ['with a code', [...list, { id: eventId(3), type: 'wallet.low', data: { also: 'C-1' } }]],
  ])('must not be %s', (_, spoiled) => {
    expect(found(events, state(spoiled))).not.toEqual([])
  })
  it('come in pages without a gap', () => {
    const page = (after: number | null, some: Json[], startedMs = 1000) => {
      const path = `/events?limit=50${after === null ? '' : `&after=${eventId(after)}`}`
      return get(path, { events: some, nextAfter: some.at(-1)?.id }, { startedMs })
    }
    const all = [page(null, list), page(1, list.slice(1), 2000), page(2, [], 3000)]
    expect(found(events, state(list), all)).toEqual([])
    expect(found(events, state(list), [page(null, list.slice(1))])).toHaveLength(1)
    expect(found(events, state(list), [page(null, list), page(1, [], 2000)])).toHaveLength(1)
  })
})

describe('webhooks', () => {
  const url = 'http://127.0.0.1:9/hook/ann'
  const add = command(['webhook', 'add', '--telegram-id', String(ANN), '--url', url], {
    body: { endpointId: 'wh_1', secret: 'whsec_x' },
  })
  const event = ended(1, order())
  const bought = post('/orders', { trxid: 'ann-1' }, order(), { startedMs: 5000 })
  const arrived = { endpoint: 'ann', atMs: 6000, id: event.id as string }
  const genuine = { ...arrived, body: event, wrong: null }
  const wallets = [wallet(ANN, { events: [event] }), wallet(BOB)]
  const problems = (deliveries: (typeof genuine | { wrong: string })[], calls = [add, bought]) =>
    found(
      webhooks,
      final({ wallets, deliveries: deliveries.map((one) => ({ ...genuine, ...one })) }),
      calls,
    )

  it('bring each event, and more than once if they like', () => {
    expect(problems([genuine, genuine])).toEqual([])
    const test = { ...genuine, id: 'evt_test', body: { type: 'endpoint.test' } as Json }
    expect(problems([genuine, test])).toEqual([])
  })
  it('must not lose one', () => {
    expect(problems([])).toEqual([expect.stringContaining('never arrived')])
  })
  it('must be genuine and as the event', () => {
    expect(problems([genuine, { wrong: 'no signature' }])).toHaveLength(1)
    expect(
      problems([genuine, { ...genuine, body: { ...event, type: 'order.cancelled' } }]),
    ).toHaveLength(1)
  })
  it('are genuine by the example of the specification', () => {
    const headers = {
      ...{ 'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek', 'webhook-timestamp': '1614265330' },
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    }
    const secrets = ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw']
    const given = { secrets, wallMs: 1_614_265_330_000, clockToleranceMs: 0 }
    // Only its body has no id.
    expect(wrongWith(headers, Buffer.from('{"test": 2432232314}'), given)).toContain('in the body')
    expect(wrongWith(headers, Buffer.from('{"test": 2432232315}'), given)).toContain('no signature')
  })
  it('must not bring the events of another account', () => {
    const state = final({ wallets, deliveries: [genuine, { ...genuine, endpoint: 'bob' }] })
    const other = command(
      ['webhook', 'add', '--telegram-id', String(BOB), '--url', url.replace('ann', 'bob')],
      { body: { endpointId: 'wh_2' } },
    )
    expect(found(webhooks, state, [add, other, bought])).toHaveLength(1)
  })
})

describe('isolation', () => {
  const bobs = order({ orderId: BOBS_ORDER, trxid: 'bob-1', codes: ['C-2'] })
  const event = { id: eventId(5), type: 'wallet.credited', data: { id: 12, kind: 'credit' } }
  const own = { transactions: [{ id: 12, kind: 'credit' }], events: [event] }
  const wallets = [wallet(ANN, { orders: [order()] }), wallet(BOB, { orders: [bobs], ...own })]
  const problems = (...calls: Parameters<typeof found>[2][]) =>
    found(
      isolation,
      final({ wallets }),
      calls.flat().filter((one) => one !== undefined),
    )

  it('shows everyone their own', () => {
    expect(problems([get('/history', { orders: [order()] })])).toEqual([])
    expect(problems([get('/history', { orders: [bobs] }, { account: BOB })])).toEqual([])
  })
  it.each<[string, unknown]>([
    ['an order', { orders: [{ orderId: BOBS_ORDER }] }],
    ['a trxid', { orders: [{ trxid: 'bob-1' }] }],
    ['a code', { orders: [{ codes: ['C-2'] }] }],
    ['an event', { nextAfter: eventId(5) }],
    ['a transaction', { transactions: [{ id: 12, kind: 'credit' }] }],
    ['a key', { detail: `gw_live_${'a'.repeat(38)}` }],
  ])('must not show %s of somebody else', (_, body) => {
    expect(problems([get('/history', body)])).toHaveLength(1)
  })
  it('reaches into the chats', () => {
    const said = (text: string) =>
      final({ wallets, chats: new Map([[ANN, [{ text, from: { is_bot: true } } as never]]]) })
    expect(found(isolation, said(`Your order ${ANNS_ORDER}`))).toEqual([])
    expect(found(isolation, said(`Your order ${BOBS_ORDER}`))).toHaveLength(1)
  })
  it('must not show live orders to a test key', () => {
    expect(problems([get('/history', { orders: [order()] }, { test: true })])).toHaveLength(1)
  })
})
