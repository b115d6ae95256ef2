import { expect, test } from 'vitest'
import { testApp } from '../helpers/app.ts'
import { addTestStock, PIDS } from '../helpers/factories.ts'

async function client() {
  const parts = await testApp()
  const { key } = await parts.reseller()
  const other = await parts.reseller()
  const order = async (body: object, as = key) =>
    (
      await parts.call('POST', '/orders', {
        key: as,
        body: { pid: PIDS.userId, userId: '5123456', ...body },
      })
    ).body
  const find = async (query: string, as = key) => {
    const { status, body } = await parts.call('GET', `/orders${query}`, { key: as })
    return { status, body }
  }
  return { ...parts, key, other, order, find }
}

test('finds orders by trxid and id, in the order asked for, and says which are missing', async () => {
  const { order, find, call, key, store } = await client()
  const [code] = await addTestStock(store, PIDS.giftcard, 1)
  const a = await order({ trxid: 'a b&c' })
  const b = await order({ trxid: 'b', userId: '5123401' })
  const c = await order({ trxid: 'c', pid: PIDS.giftcard, userId: undefined })
  const small = String(a.orderId).toLowerCase()
  const query = `?orderId=${c.orderId}&trxid=none&trxid=b&orderId=${small}&orderId=api-x&trxid=a+b%26c&trxid=`
  const { status, body } = await find(query)
  expect(status).toBe(200)
  expect(body).toEqual({
    success: true,
    orders: [c, b, a, a],
    missing: [{ trxid: 'none' }, { orderId: 'api-x' }],
  })
  expect(c.codes).toEqual([code])
  for (const { orderId } of [a, c])
    expect((await call('GET', `/orders/${orderId}`, { key })).body).toEqual(
      (await find(`?orderId=${orderId}`)).body.orders?.[0 as never],
    )
})

test('shows nobody the orders of others, nor lookups', async () => {
  const { order, find, call, other } = await client()
  const theirs = await order({ trxid: 'theirs' }, other.key)
  await order({ trxid: 'k1', idempotencyKey: 'k' })
  const lookup = { trxid: 'looked', playerId: '5123456' }
  const looked = await call('POST', '/gameavvfy', { key: other.key, body: lookup })
  const query = `?trxid=theirs&orderId=${theirs.orderId}&trxid=looked&orderId=${looked.body.orderId}`
  const missing = [
    { trxid: 'theirs' },
    { orderId: theirs.orderId },
    { trxid: 'looked' },
    { orderId: looked.body.orderId },
  ]
  expect((await find(query)).body).toEqual({ success: true, orders: [], missing })
  const own = await find(query, other.key)
  expect(own.body).toEqual({ success: true, orders: [theirs, theirs], missing: missing.slice(2) })
  // An idempotencyKey is not a trxid.
  expect((await find('?trxid=k')).body).toMatchObject({ missing: [{ trxid: 'k' }] })
})

test('takes 1 to 100 of them', async () => {
  const { order, find } = await client()
  const a = await order({ trxid: 'a' })
  const many = (count: number) => Array.from({ length: count }, (_, i) => `trxid=t${i}`).join('&')
  for (const query of [
    '',
    '?',
    '?trxid=',
    '?trxid=%20&orderId=',
    '?other=1',
    `?${many(101)}`,
    `?${many(100)}&orderId=x`,
  ]) {
    const { status, body } = await find(query)
    expect({ status, body }, query).toMatchObject({
      status: 400,
      body: {
        success: false,
        error: 'INVALID REQUEST',
        detail: expect.stringContaining('1 to 100'),
      },
    })
  }
  const { body } = await find(`?${many(99)}&trxid=a`)
  expect(body.orders).toEqual([a])
  expect(body.missing).toHaveLength(99)
})

test('answers any text', async () => {
  const { find } = await client()
  for (const text of [
    '%00',
    '%ff%zz',
    "'%20or%201=1",
    '%F0%9F%8E%AE',
    'x'.repeat(5000),
    '__proto__',
  ])
    for (const name of ['trxid', 'orderId']) {
      const { status, body } = await find(`?${name}=${text}`)
      expect({ status, orders: body.orders }, text).toEqual({ status: 200, orders: [] })
    }
})
