// What draft-ietf-httpapi-ratelimit-headers-11 calls RateLimit-Policy and RateLimit.
import { expect, test } from 'vitest'
import { setApiEnabled } from '../../src/domain/accounts/standing.ts'
import { changeSettings } from '../../src/domain/settings/settings.ts'
import { type Ask, testApp } from '../helpers/app.ts'
import { testClient } from '../helpers/client.ts'
import { connectDirectly } from '../helpers/direct.ts'
import { recordLow, withoutEvents } from '../helpers/events.ts'
import { PIDS, START } from '../helpers/factories.ts'
import { heldReads } from '../helpers/held-reads.ts'
import { createTestKey } from '../helpers/keys.ts'
import { connection, listening } from '../helpers/raw-http.ts'
import { testStore } from '../helpers/store.ts'

const POLICY = '"second";q=40;w=1, "minute";q=200;w=60'
const rate = (headers: Headers) => [headers.get('RateLimit-Policy'), headers.get('RateLimit')]
const room = (second: string, minute: string) => [POLICY, `"second";${second}, "minute";${minute}`]

test('tells how many calls are left in both windows, and for how long', async () => {
  const { key, call, clock } = await client()
  const balance = async () => rate((await call('GET', '/balance', { key })).headers)
  expect(await balance()).toEqual(room('r=39;t=1', 'r=199;t=60'))
  clock.advance(600)
  expect(await balance()).toEqual(room('r=38;t=1', 'r=198;t=60'))
  clock.advance(400)
  // The first call has left the second. It leaves the minute in 59 s.
  expect(await balance()).toEqual(room('r=38;t=1', 'r=197;t=59'))
  clock.advance(58_999)
  expect(await balance()).toEqual(room('r=39;t=1', 'r=196;t=1'))
})

test('tells it when a call is refused, in agreement with Retry-After', async () => {
  const { key, call, clock } = await client()
  for (let i = 0; i < 40; i++) await call('GET', '/my-ip', { key })
  clock.advance(300)
  const refused = await call('GET', '/my-ip', { key })
  expect(refused.status).toBe(429)
  expect(rate(refused.headers)).toEqual(room('r=0;t=1', 'r=160;t=60'))
  expect(refused.headers.get('Retry-After')).toBe('1')
  for (let i = 0; i < 160; i++) {
    if (i % 40 === 0) clock.advance(1000)
    await call('GET', '/my-ip', { key })
  }
  clock.advance(2000)
  const full = await call('GET', '/my-ip', { key })
  expect(rate(full.headers)).toEqual(room('r=40;t=1', 'r=0;t=54'))
  expect(full.headers.get('Retry-After')).toBe('54')
})

const post = (body: unknown): Ask => ({ body })
const order = post({ pid: PIDS.userId, userId: '5123456', trxid: 't' })
type Case = [status: number, method: string, path: string, ask?: Ask]
const cases: Case[] = [
  [200, 'GET', '/balance'],
  [200, 'GET', '/orders/:own'],
  [200, 'GET', '/history'],
  [200, 'GET', '/history?page=1'],
  [200, 'GET', '/products'],
  [304, 'GET', '/products', { headers: { 'If-None-Match': '*' } }],
  [200, 'POST', '/orders', order],
  [400, 'POST', '/orders', post({ pid: 'none', trxid: 't2' })],
  [400, 'POST', '/orders', post({ pid: PIDS.userId, userId: '5123456' })],
  [400, 'POST', '/orders', post({ pid: PIDS.region, trxid: 't', quantity: 'x' })],
  [401, 'POST', '/orders', post('{')],
  [404, 'GET', '/orders/none'],
  [413, 'POST', '/orders', post(`"${'x'.repeat(70_000)}"`)],
  [501, 'GET', '/nowhere'],
  [501, 'PUT', '/orders', post({})],
]

test.each(cases)('is on a %i: %s %s', async (status, method, path, ask = {}) => {
  const { app, key, call, own } = await client()
  const asked = path.replace(':own', await own())
  // A 304 has no body to hold to the document.
  const answer =
    status === 304
      ? await app.api.request(asked, { headers: { 'X-API-Key': key, ...ask.headers } }, ENV)
      : await call(method, asked, { key, ...ask })
  expect(answer.status).toBe(status)
  expect(rate(answer.headers)).toEqual(room('r=38;t=1', 'r=198;t=60'))
})

test('is on an answer to a body that was not read', async () => {
  const { app, key } = await client()
  const { url } = await listening(app.fetch)
  const { send, closed, heard } = await connection(url)
  send(
    `POST /orders HTTP/1.1\r\nHost: a\r\nX-API-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n{`,
  )
  await closed
  expect(heard()).toMatch(/^HTTP\/1\.1 413 /)
  expect(heard()).toContain(`RateLimit-Policy: ${POLICY}\r\n`)
  expect(heard()).toContain('RateLimit: "second";r=39;t=1, "minute";r=199;t=60\r\n')
})

test('is on a 500 and on every 503, which say when to try again', async () => {
  const { key, call, store } = await client()
  await store.transaction((tx) => changeSettings(tx, { maintenance: true }, START))
  const paused = await call('POST', '/orders', { key, body: { pid: 'x', trxid: 'new' } })
  expect([paused.status, paused.headers.get('Retry-After')]).toEqual([503, '60'])
  expect(rate(paused.headers)).toEqual(room('r=39;t=1', 'r=199;t=60'))
  await store.transaction((tx) =>
    changeSettings(tx, { maintenance: false, apiOrders: false }, START),
  )
  const off = await call('POST', '/orders', { key, body: { pid: 'x', trxid: 'new' } })
  expect([off.body.code, off.headers.get('Retry-After')]).toEqual(['API_ORDER_DISABLED', '60'])
  const pending = await call('POST', '/gameavvfy', {
    ...{ key, body: { playerId: '5123404', trxid: 'p' } },
  })
  expect([pending.body.code, pending.headers.get('Retry-After')]).toEqual(['RESULT_PENDING', '5'])
  expect(rate(pending.headers)).toEqual(room('r=37;t=1', 'r=197;t=60'))

  const file = await connectDirectly(store)
  await file.exec('ALTER TABLE orders RENAME TO lost_orders')
  const failed = await call('GET', '/history', { key })
  expect(failed.status).toBe(500)
  expect(rate(failed.headers)).toEqual(room('r=36;t=1', 'r=196;t=60'))
})

test('is on a refusal for the scope of the key, which is not counted', async () => {
  const { store, accountId, call } = await client()
  const { apiKey: key } = await createTestKey(store, accountId, { scopes: ['read'] })
  await call('GET', '/balance', { key })
  const refused = await call('POST', '/orders', { key, body: {} })
  expect(refused.body.code).toBe('KEY_SCOPE')
  expect(rate(refused.headers)).toEqual(room('r=39;t=1', 'r=199;t=60'))
})

test('is of the moment of the answer after a call has waited', async () => {
  const own = await testStore()
  const { store, hold, release } = heldReads(own)
  const { accountId, key, call, clock } = await testClient(0, { store })
  await withoutEvents(own)
  await call('GET', '/events', { key })
  const looked = hold()
  const waiting = call('GET', '/events?wait=25', { key })
  // It has found nothing, and waits.
  await looked
  release()
  clock.advance(1000)
  await recordLow(own, accountId)
  expect(rate((await waiting).headers)).toEqual(room('r=40;t=1', 'r=198;t=59'))
})

test('is the policy alone while the limit cannot be checked, which lets nothing through', async () => {
  const down = () => Promise.reject(new Error('redis://secret@cache is not reachable'))
  const { call, reseller, store } = await testApp({
    rateLimiter: { call: down, rooms: down },
  })
  const { key, accountId } = await reseller()
  const error = { code: 'RATE_LIMIT_UNAVAILABLE', error: 'RATE LIMIT UNAVAILABLE' }
  for (const [method, path] of [
    ['GET', '/balance'],
    ['POST', '/orders'],
    ['POST', '/gamebvfy'],
  ] as const) {
    const ask = method === 'POST' ? { key, body: {} } : { key }
    const { status, headers, body } = await call(method, path, ask)
    expect({ status, body }, path).toEqual({ status: 503, body: { success: false, ...error } })
    expect(rate(headers)).toEqual([POLICY, null])
    expect(headers.get('Retry-After')).toBe('2')
  }
  await store.transaction((tx) => setApiEnabled(tx, accountId, false, 'operator', START))
  const refused = await call('GET', '/balance', { key })
  expect(refused.body.code).toBe('API_DISABLED')
  expect(rate(refused.headers)).toEqual([POLICY, null])
})

test('is not told to those whose key is not accepted, nor where none is needed', async () => {
  const { key, call } = await client()
  for (const answer of [
    await call('GET', '/balance'),
    await call('GET', '/balance', { key: 'gw_live_x' }),
    await call('GET', '/balance', { key: `${key.slice(0, -1)}_` }),
    await call('GET', '/healthz'),
    await call('GET', '/readyz', { key }),
  ])
    expect(rate(answer.headers)).toEqual([null, null])
})

const ENV = { incoming: { socket: { remoteAddress: '198.51.100.7' } } }

async function client() {
  const test = await testClient()
  /** The id of an order, which takes the first of the calls. */
  async function own(): Promise<string> {
    const order = { pid: PIDS.userId, userId: '5123456', trxid: 'own' }
    return String((await test.post('/orders', order)).body.orderId)
  }
  return { ...test, own }
}
