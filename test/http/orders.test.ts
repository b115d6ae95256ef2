import { describe, expect, test } from 'vitest'
import { testApp } from '../helpers/app.ts'
import { testClient } from '../helpers/client.ts'
import { addTestStock, importTestCatalog, PIDS } from '../helpers/factories.ts'

const ORDER_ID = /^API-[A-Z0-9]{2,6}-[0-9A-HJKMNP-TV-Z]{8}-[0-9A-HJKMNP-TV-Z]{6}$/

describe('an order that is done at once', () => {
  const shapes: [line: string, sent: Record<string, unknown>, told: Record<string, unknown>][] = [
    [
      'of a player id',
      { pid: PIDS.userId, userId: '5123456' },
      { game: 'gamea', packName: '60 UC', amountUsd: 0.99, userId: '5123456' },
    ],
    [
      'of a user id and a zone',
      { pid: PIDS.zoneId, userId: '5123456', zoneId: '2001' },
      { game: 'gameb', packName: '86 Diamonds', amountUsd: 1, userId: '5123456' },
    ],
    [
      'of a uid and a server',
      { pid: PIDS.serverId, userId: '5123456', serverId: 'os_euro' },
      { game: 'gamed', packName: '60 Crystals', amountUsd: 2, serverId: 'os_euro' },
    ],
    [
      'of a server by its shortcut',
      { pid: PIDS.serverId, userId: '5123456', serverId: 'ASIA' },
      { game: 'gamed', serverId: 'os_asia' },
    ],
    [
      'of a region and a server id',
      { pid: PIDS.region, userId: '5123456', region: 'Europe', moreId: '77' },
      { game: 'gamee', amountUsd: 3, userId: '5123456', serverId: 'Europe', moreId: '77' },
    ],
    [
      'of a region in place of the server id, by its shortcut',
      { pid: PIDS.region, userId: '5123456', serverId: 'as', moreId: '77' },
      { game: 'gamee', serverId: 'Asia', moreId: '77' },
    ],
    ['with PID for pid', { PID: PIDS.userId, userId: '5123456' }, { game: 'gamea' }],
    [
      'with userID for userId',
      { pid: PIDS.userId, userID: '5123456' },
      { game: 'gamea', userId: '5123456' },
    ],
    [
      'with a player id in a field of no concern to the line',
      { pid: PIDS.userId, userId: '5123456', zoneId: '1', serverId: 'x', region: 'y', note: 'z' },
      { game: 'gamea', userId: '5123456' },
    ],
  ]
  test.each(shapes)('%s', async (_, sent, told) => {
    const { call, key } = await testClient(10_000_000)
    const { status, body } = await call('POST', '/orders', { key, body: { trxid: 't', ...sent } })
    expect(status).toBe(200)
    expect(body).toMatchObject({ orderCreated: true, status: 'completed', ...told })
    expect(body.orderId).toMatch(ORDER_ID)
    expect(body.durationSec).toBe(0)
    const absent = ['codes', 'error', 'refunded', 'idempotentReplay', 'zoneId', 'region']
    for (const name of absent) expect(body, name).not.toHaveProperty(name)
    const { balanceUsd } = (await call('GET', '/balance', { key })).body
    expect(balanceUsd).toBeCloseTo(10 - Number(body.amountUsd), 9)
    expect((await call('GET', `/orders/${body.orderId}`, { key })).body).toEqual(body)
    expect((await call('GET', '/history', { key })).body).toMatchObject({ orders: [body] })
  })

  test('of a name and tag, in any script', async () => {
    const { call, store, key } = await testClient()
    const fields = [{ name: 'userId' as const, label: 'Riot ID', pattern: '[^#]{3,16}#\\w{2,5}' }]
    const product = { pid: 'GWP-C475', name: '475 Points', priceUsd: 4.5, supplierRef: 'c-475' }
    const line = { slug: 'gamec', productName: 'Game C Points', gameName: 'Game C', fields }
    const rest = { kind: 'topup' as const, suppliers: ['sandbox'], orderCode: 'GMC' }
    await importTestCatalog(store, { lines: [{ ...line, ...rest, products: [product] }] })
    const place = async (trxid: string, userId: string) =>
      (await call('POST', '/orders', { key, body: { pid: product.pid, trxid, userId } })).body
    const told = { game: 'gamec', amountUsd: 4.5 }
    for (const userId of ['Jett#EUW', '빠른 손#KR2', "O'Neil \\ <b>#EUW"])
      expect(await place(encodeURIComponent(userId), userId)).toMatchObject({
        ...{ ...told, status: 'completed', userId },
      })
    expect(await place('b', 'Jett#EU01')).toMatchObject({ ...told, status: 'processing' })
    expect(await place('c', 'Jett')).toMatchObject({ error: 'INVALID REQUEST' })
  })

  test.each(['trxid', 'trxId', 'idtrx', 'idTrx'])('with its id as %s', async (name) => {
    const { call, key } = await testClient()
    const body = { pid: PIDS.userId, userId: '5123456', [name]: 't' }
    expect((await call('POST', '/orders', { key, body })).status).toBe(200)
    const again = { ...body, [name]: undefined, trxid: 't' }
    const replay = await call('POST', '/orders', { key, body: again })
    expect(replay.body).toMatchObject({ idempotentReplay: true })
  })

  test.each([
    [PIDS.gamekey, 'gamekeys', 5],
    [PIDS.giftcard, 'giftcards', 6],
  ])('of keys or cards brings its codes, oldest first: %s', async (pid, game, price) => {
    const { call, store, key } = await testClient(100_000_000)
    const codes = await addTestStock(store, pid, 5)
    const three = await call('POST', '/orders', { key, body: { pid, trxid: 'a', quantity: 3 } })
    expect(three.body).toMatchObject({ game, status: 'completed', amountUsd: 3 * price })
    expect(three.body.codes).toEqual(codes.slice(0, 3))
    const one = await call('POST', '/orders', { key, body: { pid, trxid: 'b' } })
    expect(one.body).toMatchObject({ amountUsd: price, codes: codes.slice(3, 4) })
    for (const { body } of [three, one])
      expect((await call('GET', `/orders/${body.orderId}`, { key })).body).toEqual(body)
    const { orders } = (await call('GET', '/history', { key })).body
    expect(orders).toEqual([one.body, three.body])
  })

  test('of a top-up from stock uses a code up and keeps it to itself', async () => {
    const { call, store, key } = await testClient()
    const [code = ''] = await addTestStock(store, PIDS.stockTopup, 1)
    const body = { pid: PIDS.stockTopup, trxid: 't', userId: '5123456' }
    const order = await call('POST', '/orders', { key, body })
    expect(order.body).toMatchObject({ game: 'gameaucspecial', status: 'completed', amountUsd: 4 })
    const replay = await call('POST', '/orders', { key, body })
    const polled = await call('GET', `/orders/${order.body.orderId}`, { key })
    const history = await call('GET', '/history', { key })
    for (const answer of [order, replay, polled, history])
      expect(JSON.stringify(answer.body)).not.toContain(code)
    const next = await call('POST', '/orders', { key, body: { ...body, trxid: 'u' } })
    expect(next.body).toMatchObject({ error: 'INSUFFICIENT STOCK' })
  })
})

describe('an order as its supplier ends it', () => {
  const processing = { status: 'processing' }
  const cancelled = { status: 'cancelled', error: 'INVALID PLAYER', refunded: true }
  const completed = { status: 'completed' }
  type Steps = [afterMs: number, told: object][]
  test.each<[how: string, userId: string, steps: Steps, balanceUsd: number]>([
    [
      'slowly',
      '5123401',
      [
        [0, processing],
        [2000, processing],
        [1500, completed],
      ],
      9.01,
    ],
    ['with a refusal at once', '5123402', [[0, cancelled]], 10],
    [
      'with a refusal later',
      '5123403',
      [
        [0, processing],
        [3000, cancelled],
      ],
      10,
    ],
    [
      'with silence',
      '5123404',
      [
        [0, processing],
        [30_000, processing],
        [60_000, completed],
      ],
      9.01,
    ],
    [
      'with an error before it acted',
      '5123405',
      [
        [0, processing],
        [10_000, completed],
      ],
      9.01,
    ],
  ])('%s', async (_, userId, steps, balanceUsd) => {
    const { app, call, clock, key } = await testClient(10_000_000)
    const get = async (path: string) => (await call('GET', path, { key })).body
    const body = { pid: PIDS.userId, trxid: 't', userId }
    const order = (await call('POST', '/orders', { key, body })).body
    expect(order).toMatchObject({ orderCreated: true, amountUsd: 0.99, ...steps[0]?.[1] })
    const { status: _status, durationSec: _durationSec, ...rest } = order
    let passedMs = 0
    for (const [afterMs, told] of steps) {
      clock.advance(afterMs)
      passedMs += afterMs
      await app.jobs.fulfil.runOnce()
      const end = told === processing ? {} : { endedAt: clock.now.toISOString() }
      const shown = { ...rest, ...told, ...end, durationSec: passedMs / 1000 }
      expect(await get(`/orders/${order.orderId}`)).toEqual(shown)
      expect(await get('/balance')).toMatchObject({
        balanceUsd: told === processing ? 9.01 : balanceUsd,
      })
    }
    const ended = await get(`/orders/${order.orderId}`)
    clock.advance(60_000)
    await app.jobs.fulfil.runOnce()
    expect(await get(`/orders/${order.orderId}`)).toEqual(ended)
    expect(await get('/balance')).toMatchObject({ balanceUsd })
  })
})

describe('GET /orders/:orderId', () => {
  test('finds neither unknown orders, nor another account’s, nor lookups', async () => {
    const { call, reseller } = await testApp()
    const [owner, other] = [await reseller(), await reseller()]
    const order = { pid: PIDS.userId, trxid: 't', userId: '5123456' }
    const placed = await call('POST', '/orders', { key: owner.key, body: order })
    const lookup = { trxid: 'l', playerId: '5123456' }
    const looked = await call('POST', '/gameavvfy', { key: owner.key, body: lookup })
    const { orderId } = placed.body
    for (const id of [orderId, String(orderId).toLowerCase()])
      expect((await call('GET', `/orders/${id}`, { key: owner.key })).status).toBe(200)
    const small = String(orderId).toLowerCase()
    expect((await call('GET', `/orders/${small}`, { key: other.key })).status).toBe(404)
    const asked: [id: unknown, key: string][] = [
      [orderId, other.key],
      [looked.body.orderId, owner.key],
      ['API-GMA-00000000-000000', owner.key],
      ['t', owner.key],
      ['1', owner.key],
      ['%00', owner.key],
      ['%ff%zz', owner.key],
      ["' or '1'='1", owner.key],
      ['%F0%9F%8E%AE', owner.key],
      ['__proto__', owner.key],
      ['x'.repeat(8000), owner.key],
    ]
    for (const [id, key] of asked) {
      const { status, body } = await call('GET', `/orders/${id}`, { key })
      expect({ status, body }, String(id)).toEqual({
        status: 404,
        body: { success: false, code: 'ORDER_NOT_FOUND', error: 'ORDER NOT FOUND' },
      })
    }
  })

  test('is its owner’s alone, whoever asks first and however it stands', async () => {
    const { call, reseller } = await testApp()
    const [owner, other] = [await reseller(), await reseller()]
    const players = { completed: '5123456', processing: '5123401', cancelled: '5123402' }
    for (const [status, userId] of Object.entries(players)) {
      const body = { pid: PIDS.userId, trxid: status, userId }
      const { orderId } = (await call('POST', '/orders', { key: owner.key, body })).body
      const ask = (key: string) => call('GET', `/orders/${orderId}`, { key })
      for (const _ of ['first', 'after its owner'])
        for (const [key, found] of [
          [other.key, { status: 404 }],
          [owner.key, { status: 200, body: { status } }],
        ] as const)
          expect(await ask(key), status).toMatchObject(found)
    }
  })
})
