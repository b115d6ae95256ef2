import { describe, expect, test } from 'vitest'
import { changeSettings } from '../../src/domain/settings/settings.ts'
import { refused, testClient } from '../helpers/client.ts'
import { addTestStock, PIDS, START } from '../helpers/factories.ts'

const ORDER = { pid: PIDS.userId, trxid: 't', userId: '5123456' }

describe('what a line needs', () => {
  const incomplete: [what: string, body: Record<string, unknown>][] = [
    ['trxid', { pid: PIDS.userId, userId: '5123456' }],
    ['pid', { trxid: 't', userId: '5123456' }],
    ['pid, which is empty', { pid: '', trxid: 't', userId: '5123456' }],
    ['everything', {}],
    ['userId', { pid: PIDS.userId, trxid: 't' }],
    ['userId, which is empty', { pid: PIDS.userId, trxid: 't', userId: '' }],
    ['zoneId', { pid: PIDS.zoneId, trxid: 't', userId: '5123456' }],
    ['userId beside zoneId', { pid: PIDS.zoneId, trxid: 't', zoneId: '2001' }],
    ['serverId', { pid: PIDS.serverId, trxid: 't', userId: '5123456' }],
    ['region', { pid: PIDS.region, trxid: 't', userId: '5123456', moreId: '7' }],
    ['moreId', { pid: PIDS.region, trxid: 't', userId: '5123456', region: 'Asia' }],
    ['userId of a top-up from stock', { pid: PIDS.stockTopup, trxid: 't' }],
  ]
  test('is INVALID REQUEST where it is missing', async () => {
    const { refusal } = await client()
    for (const [what, body] of incomplete)
      expect(await refusal(body), what).toMatchObject(refused('INVALID REQUEST'))
  })

  const malformed: [what: string, body: Record<string, unknown>][] = [
    ['a player id of letters', { pid: PIDS.userId, userId: 'player' }],
    ['a player id that is too short', { pid: PIDS.userId, userId: '5123' }],
    ['a player id with a line after it', { pid: PIDS.userId, userId: '5123456 x' }],
    ['letters among digits of another script', { pid: PIDS.userId, userId: '٥١٢٣٤٥٦س' }],
    ['a zone of letters', { pid: PIDS.zoneId, userId: '5123456', zoneId: 'asia' }],
    ['an unknown server', { pid: PIDS.serverId, userId: '5123456', serverId: 'os_mars' }],
    ['an unknown region', { pid: PIDS.region, userId: '5123456', region: 'Mars', moreId: '7' }],
    [
      'a region and a serverId that differ',
      { pid: PIDS.region, userId: '5123456', region: 'Asia', serverId: 'eu', moreId: '7' },
    ],
  ]
  test('is refused where it is of another form', async () => {
    const { refusal } = await client()
    for (const [what, body] of malformed) {
      const { error } = await refusal({ ...body, trxid: 't' })
      expect(['INVALID REQUEST', 'INVALID BODY'], what).toContain(error)
    }
  })
})

describe('a refusal names every field that is missing or malformed, and the form it must have', () => {
  const first: [what: string, body: Record<string, unknown>, detail: string][] = [
    ['nothing at all', {}, 'pid: missing; trxid: missing'],
    [
      'a line’s fields and the trxid',
      { pid: PIDS.zoneId, zoneId: 'asia' },
      'trxid: missing; userId: missing (Player ID); zoneId: must match ^\\d{1,10}$ (Zone ID)',
    ],
    [
      'both fields of a line',
      { pid: PIDS.zoneId, userId: 'secret', zoneId: 'asia', trxid: 't' },
      'userId: must match ^\\d{5,20}$ (Player ID); zoneId: must match ^\\d{1,10}$ (Zone ID)',
    ],
    [
      'what must be chosen',
      { pid: PIDS.region, region: 'Mars', trxid: 't' },
      'userId: missing (Player ID); region: must be one of Europe, Asia (Region); moreId: missing (Server ID)',
    ],
    ['a product that there is not', { pid: 'GONE' }, 'trxid: missing'],
  ]
  test.each(first)('%s', async (_, body, detail) => {
    const { refusal } = await client()
    expect(await refusal(body)).toEqual({
      ...refused('INVALID REQUEST'),
      detail,
    })
  })

  test.each([
    ['/gameavvfy', { playerId: '7' }, 'trxid: missing; playerId: must match ^5\\d{0,31}$'],
    ['/gameavvfy', {}, 'trxid: missing; playerId: missing'],
    ['/gamebvfy', {}, 'trxid: missing; userId: missing; zoneId: missing'],
    ['/gamebvfy', { userId: ' ', zoneId: '', trxid: 't' }, 'userId: missing; zoneId: missing'],
    [
      '/rdmgamea',
      { playerId: '7', trxid: 't' },
      'playerId: must match ^5\\d{0,31}$; code: missing',
    ],
    ['/rdmgamea', { code: ' ' }, 'trxid: missing; playerId: missing; code: missing'],
  ])('%s', async (path, body, detail) => {
    const { post } = await testClient()
    expect(await post(path, body)).toEqual({
      ...{
        status: 400,
        body: { ...refused('INVALID REQUEST'), detail },
      },
    })
  })
})

test('a region that comes as serverId, too, must be the same one', async () => {
  const { post } = await testClient()
  const body = { pid: PIDS.region, userId: '5123456', moreId: '7', region: 'Europe' }
  for (const serverId of ['Asia', 'Mars'])
    expect(await post('/orders', { ...body, serverId, trxid: 't' })).toEqual({
      status: 400,
      body: {
        ...refused('INVALID BODY'),
        detail: 'region and serverId name one field; send one of them.',
      },
    })
  for (const serverId of ['Europe', 'eu', ''])
    expect((await post('/orders', { ...body, serverId, trxid: `t-${serverId}` })).status).toBe(200)
})

describe('a quantity', () => {
  test('is not for top-ups', async () => {
    const { refusal } = await client()
    for (const quantity of [1, 2, 501])
      for (const pid of [PIDS.userId, PIDS.stockTopup])
        expect(await refusal({ ...ORDER, pid, quantity }), `${quantity} of ${pid}`).toEqual(
          refused('QUANTITY ONLY FOR GAMEKEY OR GIFTCARD'),
        )
  })

  test('may be 500 where there is stock, and not above the stock', async () => {
    const { refusal, call, key, store } = await client(10_000_000_000)
    await addTestStock(store, PIDS.gamekey, 501)
    const body = { pid: PIDS.gamekey, trxid: 'a', quantity: 500 }
    const { body: order } = await call('POST', '/orders', { key, body })
    expect(order).toMatchObject({ status: 'completed', amountUsd: 2500 })
    expect(order.codes).toHaveLength(500)
    expect(await refusal({ pid: PIDS.gamekey, trxid: 'b', quantity: 2 })).toEqual(
      refused('INSUFFICIENT STOCK'),
    )
  })
})

describe('a wallet that cannot cover the order', () => {
  const words = { error: 'INSUFFICIENT BALANCE', code: 'INSUFFICIENT_BALANCE' }
  const rejection = (game: string) => ({
    ...{ orderCreated: false, status: 'cancelled', game, ...words },
    detail: expect.stringMatching(
      /^This costs \d+\.\d\d USD, and the wallet has 0\.989999 USD\. Top/,
    ),
  })
  test('is told in the form of an order, with the line', async () => {
    const { refusal, store } = await client(989_999)
    expect(await refusal(ORDER)).toEqual(rejection('gamea'))
    await addTestStock(store, PIDS.gamekey, 3)
    const keys = { pid: PIDS.gamekey, trxid: 't', quantity: 3 }
    expect(await refusal(keys)).toEqual(rejection('gamekeys'))
    const left = await refusal({ ...keys, quantity: 4 })
    expect(left).toMatchObject({ error: 'INSUFFICIENT STOCK' })
  })

  test('may be spent to the last', async () => {
    const { call, key } = await client(990_000)
    expect((await call('POST', '/orders', { key, body: ORDER })).body).toMatchObject({
      status: 'completed',
    })
    expect((await call('GET', '/balance', { key })).body).toMatchObject({ balanceUsd: 0 })
  })
})

test('what is wrong is told in the order body, ids, switch, product, fields, stock, balance', async () => {
  const { refusal, store } = await client(0)
  const error = async (body: unknown) => (await refusal(body)).error
  await store.transaction((tx) => changeSettings(tx, { apiOrders: false }, START))
  expect(await error({ pid: 1, quantity: 501 })).toBe('INVALID BODY')
  expect(await error({ pid: 'GONE', quantity: 501 })).toBe('INVALID REQUEST')
  expect(await error({ trxid: 't', quantity: 501 })).toBe('INVALID REQUEST')
  expect(await error({ pid: 'GONE', trxid: 't' })).toBe('API ORDER DISABLED')
  await store.transaction((tx) => changeSettings(tx, { apiOrders: true }, START))
  expect(await error({ pid: 'GONE', trxid: 't', quantity: 501 })).toBe('UNKNOWN PID')
  expect(await error({ pid: PIDS.stockTopup, trxid: 't' })).toBe('INVALID REQUEST')
  const fromStock = { pid: PIDS.stockTopup, trxid: 't', userId: '5123456' }
  expect(await error(fromStock)).toBe('INSUFFICIENT STOCK')
  await addTestStock(store, PIDS.stockTopup, 1)
  expect(await error(fromStock)).toBe('INSUFFICIENT BALANCE')
})

async function client(balanceMicros?: number) {
  const parts = await testClient(balanceMicros)
  const { call, key, clock } = parts
  return {
    ...parts,
    /** The body of a refusal which has charged nothing and written nothing down. */
    async refusal(body: unknown) {
      clock.advance(2_000)
      const before = (await call('GET', '/balance', { key })).body
      const ordersBefore = (await call('GET', '/history', { key })).body
      const answer = await call('POST', '/orders', { key, body })
      expect(answer.status).toBe(answer.body.error === 'API ORDER DISABLED' ? 503 : 400)
      expect((await call('GET', '/balance', { key })).body).toEqual(before)
      expect((await call('GET', '/history', { key })).body).toEqual(ordersBefore)
      return answer.body
    },
  }
}
