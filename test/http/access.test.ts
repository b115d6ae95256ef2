import { describe, expect, test } from 'vitest'
import type { Tx } from '../../src/db/store.ts'
import { allowAddresses } from '../../src/domain/access/allowlist.ts'
import { revokeKey, rotateKey } from '../../src/domain/access/api-keys.ts'
import { newKey } from '../../src/domain/access/key-terms.ts'
import { setApiAllowed, setApiEnabled } from '../../src/domain/accounts/standing.ts'
import { changeSettings } from '../../src/domain/settings/settings.ts'
import { testClient } from '../helpers/client.ts'
import { START } from '../helpers/factories.ts'
import { createTestKey } from '../helpers/keys.ts'
import { ban, restrict } from '../helpers/standing.ts'

const ADDRESS = '203.0.113.7'
const actor = 'operator'
const because = { reason: undefined, actor } as const

describe('a key', () => {
  test('is taken from X-API-Key or from a Bearer token', async () => {
    const { call, key } = await testClient()
    const accepted: Record<string, string>[] = [
      { 'X-API-Key': key },
      { 'x-api-key': key },
      { Authorization: `Bearer ${key}` },
      { Authorization: `bearer ${key}` },
      { 'X-API-Key': key, Authorization: `Bearer ${key}` },
      { 'X-API-Key': key, Authorization: 'Basic dXNlcjpwYXNz' },
    ]
    for (const headers of accepted)
      expect((await call('GET', '/balance', { headers })).status, JSON.stringify(headers)).toBe(200)
  })

  test('that is missing, malformed or unknown is refused with 401', async () => {
    const { call, reseller, key } = await testClient()
    const other = await reseller()
    const mistyped = key.slice(0, -1) + (key.endsWith('0') ? '1' : '0')
    const refusals: [Record<string, string>, string][] = [
      [{}, 'MISSING_API_KEY'],
      [{ 'X-API-Key': '' }, 'MISSING_API_KEY'],
      [{ Authorization: 'Bearer' }, 'MISSING_API_KEY'],
      [{ Authorization: `Basic ${key}` }, 'MISSING_API_KEY'],
      [{ 'X-API-Key': 'secret' }, 'INVALID_API_KEY_FORMAT'],
      [{ 'X-API-Key': `${key}0` }, 'INVALID_API_KEY_FORMAT'],
      [{ 'X-API-Key': mistyped }, 'INVALID_API_KEY_FORMAT'],
      [{ 'X-API-Key': key.toUpperCase() }, 'INVALID_API_KEY_FORMAT'],
      [{ Authorization: 'Bearer secret' }, 'INVALID_API_KEY_FORMAT'],
      [{ 'X-API-Key': key, Authorization: `Bearer ${other.key}` }, 'INVALID_API_KEY_FORMAT'],
      [{ 'X-API-Key': newKey('test') }, 'INVALID_API_KEY'],
      [{ Authorization: `Bearer ${newKey('live')}` }, 'INVALID_API_KEY'],
    ]
    for (const [headers, code] of refusals) {
      const { status, body } = await call('GET', '/balance', { headers })
      expect({ status, body }, JSON.stringify(headers)).toEqual({ status: 401, body: failed(code) })
    }
  })

  test('that is valid no more says so to whoever holds it, and to nobody else', async () => {
    const { call, store, clock, accountId } = await testClient()
    const refusal = async (key: string) => (await call('GET', '/balance', { key })).body
    const ended = (detail: string) => ({ ...failed('INVALID_API_KEY'), detail })
    const { iso, later } = { iso: START.toISOString(), later: new Date(START.getTime() + 1000) }
    const make = (name: string, expiresAt: Date | null = null) =>
      createTestKey(store, accountId, { name, expiresAt })
    const [replaced, graced, revoked, expiring] = [
      await make('replaced'),
      await make('graced'),
      await make('revoked'),
      await make('expiring', later),
    ]
    for (const [{ id: keyId }, graceMs] of [
      [replaced, 0],
      [graced, 1000],
    ] as const)
      await store.transaction((tx) => rotateKey(tx, accountId, { keyId, graceMs, actor }, START))
    await store.transaction((tx) => revokeKey(tx, accountId, { keyId: revoked.id, actor }, START))
    expect(await refusal(graced.apiKey)).toMatchObject({ success: true })
    clock.advance(1000)
    const byNew = `This key was replaced by a new one at ${iso}. Use the new one, or create one in the bot (/api).`
    const other = 'Use another one, or create one in the bot (/api).'
    for (const [{ apiKey }, detail] of [
      [replaced, byNew],
      [graced, byNew],
      [revoked, `This key was revoked at ${iso}. ${other}`],
      [expiring, `This key expired at ${later.toISOString()}. ${other}`],
    ] as const) {
      expect(await refusal(apiKey)).toEqual(ended(detail))
      // The same again, from the cache.
      expect(await refusal(apiKey)).toEqual(ended(detail))
    }
    expect(await refusal(newKey('live'))).toEqual(failed('INVALID_API_KEY'))
  })

  test('is wanted by every path of the contract, and in the query or the body it is none', async () => {
    const { call, key } = await testClient()
    for (const [method, path] of CONTRACT) {
      const body = method === 'POST' ? { apiKey: key, key } : undefined
      const answer = await call(method, `${path}?apiKey=${key}`, { body })
      expect(answer.status, path).toBe(401)
      expect(answer.body, path).toEqual(failed('MISSING_API_KEY'))
    }
  })
})

describe('an account', () => {
  const refusals: [code: string, change: (tx: Tx, accountId: number) => Promise<unknown>][] = [
    ['API_DISABLED', (tx, id) => setApiEnabled(tx, id, false, actor, START)],
    ['API_DISABLED_BY_ADMIN', (tx, id) => setApiAllowed(tx, id, false, { actor }, START)],
    [
      'API_NOT_ELIGIBLE',
      (tx) =>
        changeSettings(
          tx,
          { eligibility: { on: true, minDepositedMicros: 0, minAgeMs: 60_000 } },
          START,
        ),
    ],
    [
      'API_NOT_ELIGIBLE',
      (tx) =>
        changeSettings(
          tx,
          {
            eligibility: { on: true, minDepositedMicros: 100_000_001, minAgeMs: 0 },
          },
          START,
        ),
    ],
    ['ACCOUNT_BANNED', (tx, id) => ban(tx, id, because, START)],
    ['ACCOUNT_RESTRICTED', (tx, id) => restrict(tx, id, { ...because, forMs: 60_000 }, START)],
    ['IP_ALLOWLIST_REQUIRED', (tx) => changeSettings(tx, { requireAllowlist: true }, START)],
    [
      'IP_NOT_ALLOWED',
      (tx, id) => allowAddresses(tx, id, { texts: ['192.0.2.0/24'], actor }, START),
    ],
  ]
  test.each(refusals)('is refused with 403 %s from the next request', async (code, change) => {
    const { call, store, key, accountId } = await testClient()
    expect((await call('GET', '/balance', { key, address: ADDRESS })).status).toBe(200)
    await store.transaction((tx) => change(tx, accountId))
    for (const [method, path] of CONTRACT) {
      const body = method === 'POST' ? {} : undefined
      const answer = await call(method, path, { key, address: ADDRESS, body })
      expect(answer.status, path).toBe(403)
      expect(answer.body, path).toEqual(failed(code))
      // The first call alone was counted.
      const room = answer.headers.get('RateLimit')
      expect(room, path).toBe('"second";r=39;t=1, "minute";r=199;t=60')
    }
  })

  test('that is restricted may call again when the time has passed', async () => {
    const { call, store, clock, key, accountId } = await testClient()
    await store.transaction((tx) => restrict(tx, accountId, { ...because, forMs: 60_000 }, START))
    clock.advance(59_999)
    expect((await call('GET', '/balance', { key })).status).toBe(403)
    clock.advance(1)
    expect((await call('GET', '/balance', { key })).status).toBe(200)
  })

  test('with an allowlist may be called for from its addresses alone, which are IPv4', async () => {
    const { call, store, key, accountId } = await testClient()
    const texts = ['192.0.2.0/24', '203.0.113.7']
    await store.transaction((tx) => allowAddresses(tx, accountId, { texts, actor }, START))
    const from = async (address: string) => (await call('GET', '/balance', { key, address })).status
    for (const address of ['192.0.2.0', '192.0.2.255', '203.0.113.7', '::ffff:203.0.113.7'])
      expect(await from(address), address).toBe(200)
    const refused = await call('GET', '/my-ip', { key, address: '::ffff:203.0.113.8' })
    expect(refused.body).toEqual({
      ...{ success: false, code: 'IP_NOT_ALLOWED', error: 'IP NOT ALLOWED' },
      detail:
        'This call came from the address 203.0.113.8. Add it to the allowlist in the bot (/api).',
    })
    const other = await call('GET', '/my-ip', { key, address: '2001:db8::1' })
    expect(other.body.detail).toBe(
      'This call came from the address 2001:db8::1. An allowlist has IPv4 addresses: call over IPv4.',
    )
    for (const address of ['192.0.3.0', '203.0.113.8', '2001:db8::1', '::1', ''])
      expect(await from(address), address).toBe(403)
  })
})

test('what is wrong is told in the order account, allowlist, rate limit, path', async () => {
  const { call, store, key, accountId } = await testClient()
  const ask = { key, address: ADDRESS }
  for (let i = 0; i < 40; i++) await call('GET', '/balance', ask)
  expect((await call('GET', '/nowhere', ask)).status).toBe(429)
  const texts = ['192.0.2.1']
  await store.transaction((tx) => allowAddresses(tx, accountId, { texts, actor }, START))
  expect((await call('GET', '/nowhere', ask)).body).toEqual(failed('IP_NOT_ALLOWED'))
  await store.transaction((tx) => setApiEnabled(tx, accountId, false, actor, START))
  expect((await call('GET', '/nowhere', ask)).body).toEqual(failed('API_DISABLED'))
  await store.transaction((tx) => ban(tx, accountId, because, START))
  expect((await call('GET', '/nowhere', ask)).body).toEqual(failed('ACCOUNT_BANNED'))
  const stranger = { ...ask, key: newKey('test') }
  expect((await call('GET', '/nowhere', stranger)).body).toEqual(failed('INVALID_API_KEY'))
})

test('access is decided before the body is looked at', async () => {
  const { call, store, key, accountId } = await testClient()
  expect((await call('POST', '/orders', { body: '{' })).body).toEqual(failed('MISSING_API_KEY'))
  await store.transaction((tx) => setApiEnabled(tx, accountId, false, actor, START))
  expect((await call('POST', '/orders', { key, body: '{' })).body).toEqual(failed('API_DISABLED'))
})

const CONTRACT: [method: string, path: string][] = [
  ['GET', '/services'],
  ['GET', '/products'],
  ['GET', '/catalog'],
  ['GET', '/my-ip'],
  ['GET', '/balance'],
  ['POST', '/orders'],
  ['GET', '/history'],
  ['GET', '/orders/API-GMA-00000000-000000'],
  ['POST', '/gameavvfy'],
  ['POST', '/gamebvfy'],
  ['POST', '/rdmgamea'],
]

function failed(code: string) {
  const aboutAddress = code === 'IP_NOT_ALLOWED' || code === 'IP_ALLOWLIST_REQUIRED'
  const detail = aboutAddress
    ? {
        detail: `This call came from the address ${ADDRESS}. Add it to the allowlist in the bot (/api).`,
      }
    : {}
  return { success: false, code, error: code.replaceAll('_', ' '), ...detail }
}
