import { expect, test } from 'vitest'
import { newKey } from '../../src/domain/access/key-terms.ts'
import { testApp } from '../helpers/app.ts'
import { testClient } from '../helpers/client.ts'
import { connectDirectly } from '../helpers/direct.ts'
import { addTestStock, PIDS } from '../helpers/factories.ts'
import { listening } from '../helpers/raw-http.ts'

const UC_CODE = 'UC-VOUCHER-77'

test('every request is one line, whose id the answer bears', async () => {
  const { app, call, logLines, key, accountId } = await testClient()
  const asked: [method: string, path: string, status: number, body?: unknown][] = [
    ['GET', '/balance', 200],
    ['GET', '/orders/none', 404],
    ['GET', '/nowhere', 501],
    ['POST', '/orders', 400, {}],
    ['POST', '/orders', 401, '{'],
    ['POST', '/orders', 413, ' '.repeat(70_000)],
    ['POST', '/orders', 200, { pid: PIDS.userId, trxid: 't', userId: '5123456' }],
    ['GET', '/healthz', 200],
  ]
  const ids = new Set<string | null>()
  for (const [method, path, status, body] of asked) {
    logLines.length = 0
    const answer = await call(method, path, { key, body })
    const requestId = answer.headers.get('X-Request-Id')
    expect(requestId).toMatch(/^[\w-]{8,}$/)
    ids.add(requestId)
    const lines = requests(logLines)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ requestId, method, path, status })
    if (path !== '/healthz') expect(lines[0]).toMatchObject({ accountId, address: '198.51.100.7' })
  }
  expect(ids.size).toBe(asked.length)
  logLines.length = 0
  const stranger = await call('GET', '/balance?limit=1')
  expect(requests(logLines)).toEqual([
    expect.objectContaining({
      requestId: stranger.headers.get('X-Request-Id'),
      ...{ method: 'GET', path: '/balance', status: 401 },
    }),
  ])
  const page = await app.api.request('/docs')
  expect(page.headers.get('X-Request-Id')).toMatch(/^[\w-]{8,}$/)
})

test('the line of a request has its fixed fields only, whatever is asked and answered', async () => {
  const { call, store, logLines, key } = await testClient()
  await addTestStock(store, PIDS.gamekey, 2)
  const bought = await call('POST', '/orders', { key, body: { pid: PIDS.gamekey, trxid: 'a' } })
  const { codes, orderId } = bought.body
  expect(codes).toHaveLength(1)
  await call('GET', `/orders/${orderId}`, { key })
  await call('POST', '/orders', {
    key,
    body: { pid: codes, codes, voucher: codes, input: { code: codes } },
  })
  await call('POST', '/rdmgamea', { key, body: { trxid: 'b', playerId: '5123456', code: UC_CODE } })
  await call('GET', '/history?codes=1')
  const accepted = [
    'level',
    'time',
    'requestId',
    'method',
    'path',
    'status',
    'ms',
    'accountId',
    'address',
    'msg',
  ]
  const refused = accepted.filter((name) => name !== 'accountId' && name !== 'address')
  const lines = requests(logLines).map((line) => Object.keys(line))
  expect(lines).toEqual([accepted, accepted, accepted, accepted, refused])
})

test('no key, code, header, query or body is written, wherever it is put', async () => {
  const { app, call, store, clock, logLines, key } = await testClient()
  const unknown = newKey('live')
  const codes = await addTestStock(store, PIDS.gamekey, 3)
  const [voucher = ''] = await addTestStock(store, PIDS.stockTopup, 1)
  const secrets = { 'X-Secret': 'header-1234', Cookie: 'session=cookie-1234' }
  for (const given of [key, unknown]) {
    await call('GET', `/${given}`, { key: given, headers: secrets })
    await call('GET', `/orders/${given}?key=${given}`, { key: given })
    await call('GET', `/orders/Bearer%20${given}`)
    await call('GET', `/orders/${given.replaceAll('_', '%5F')}`, { key: given })
    await call('GET', `/balance?key=${given}&secret=query-1234`)
    await call('GET', `/healthz?key=${given}`, { headers: { 'X-Request-Id': given } })
    await call('GET', '/balance', { headers: { Authorization: `Bearer ${given}` } })
    await call('GET', '/balance', { headers: { Authorization: `Basic ${given}` } })
    const body = { pid: given, trxid: given, userId: given, idempotencyKey: given }
    await call('POST', '/orders', { key: given, body })
    await call('POST', '/orders', { key: given, body: `{"trxid": ${given} body-1234` })
  }
  const post = (path: string, body: object) => call('POST', path, { key, body })
  await post('/orders', { pid: PIDS.gamekey, trxid: 'a', quantity: 2 })
  await post('/orders', { pid: PIDS.stockTopup, trxid: 'b', userId: '5123404' })
  await post('/rdmgamea', { trxid: 'c', playerId: '5123404', code: UC_CODE })
  await post('/rdmgamea', { trxid: 'd', playerId: '5123456', code: `${UC_CODE}02` })
  await call('GET', '/history', { key })
  clock.advance(120_000)
  await app.jobs.fulfil.runOnce()
  await app.jobs.save.runOnce()

  expect(logLines.length).toBeGreaterThan(20)
  const written = logLines.join('\n')
  const bare = [key, unknown].map((text) => text.replace(/^gw_\w+?_/, ''))
  const given = ['header-1234', 'cookie-1234', 'query-1234', 'body-1234']
  for (const secret of [...bare, ...codes, voucher, UC_CODE, ...given])
    expect(written).not.toContain(secret)
})

test('of a long path so much is written as people read, and no secret that it is cut in', async () => {
  const { app, logLines } = await testApp()
  const { url } = await listening(app.fetch)
  const secrets = [newKey('live'), '123456789:AAE_not-a-real-token-of-any-bot-xyz']
  for (const secret of secrets)
    for (let cut = 1; cut < secret.length; cut++) {
      const path = `/${'x'.repeat(200 - cut - 1)}${secret}${'1'.repeat(15_000)}`
      logLines.length = 0
      expect((await fetch(url + path)).status).toBe(401)
      expect(logLines.join('').length).toBeLessThan(500)
      expect(requests(logLines)[0]?.path).toMatch(/^\/x{100}/)
      expect(logLines.join('')).not.toContain(secret.slice(-30).slice(0, 8))
    }
})

test.each([
  ['/rdmgamea', 'lookups', { playerId: '5123456', code: UC_CODE }],
  ['/orders', 'orders', { pid: PIDS.stockTopup, userId: '5123456' }],
])(
  'a failing database brings no code into the log or the answer: %s',
  async (path, table, fields) => {
    const { call, store, logLines, key } = await testClient()
    const [voucher = ''] = await addTestStock(store, PIDS.stockTopup, 1)
    const file = await connectDirectly(store)
    await file.breakInserts(table, 'disk')
    const { status, body, headers } = await call('POST', path, {
      key,
      body: { ...fields, trxid: 't' },
    })
    expect({ status, body }).toEqual({
      status: 500,
      body: {
        ...{ success: false, code: 'INTERNAL', error: 'INTERNAL ERROR' },
        requestId: headers.get('X-Request-Id'),
      },
    })
    const written = logLines.join('\n')
    expect(written).toContain('disk')
    for (const secret of [UC_CODE, voucher, key]) expect(written).not.toContain(secret)
    expect((await call('GET', '/balance', { key })).body).toMatchObject({ balanceUsd: 100 })
  },
)

function requests(lines: string[]): Record<string, unknown>[] {
  return lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
}
