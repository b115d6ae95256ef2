// Calls that are refused for who makes them: what the metrics count, and what the log tells.
import { expect, test } from 'vitest'
import { allowAddresses } from '../../src/domain/access/allowlist.ts'
import { newKey } from '../../src/domain/access/key-terms.ts'
import { watchRefusedKeys } from '../../src/http/refused-keys.ts'
import { createLog } from '../../src/log/log.ts'
import { createMetrics } from '../../src/metrics/metrics.ts'
import { testApp } from '../helpers/app.ts'
import { START } from '../helpers/factories.ts'
import { ban } from '../helpers/standing.ts'
import { testShop } from '../helpers/store.ts'

const actor = 'operator' as const

test('are counted by reason', async () => {
  const store = await testShop()
  const { read } = store
  const metrics = createMetrics({
    read,
    logBytes: () => 0,
    bytes: async () => 1,
    diskSpace: async () => null,
    clock: () => START,
    log: createLog('silent', { write() {} }),
  })
  const { call, reseller } = await testApp({ store, meter: metrics.meter })
  const [good, banned, elsewhere] = [await reseller(), await reseller(), await reseller()]
  await store.transaction(async (tx) => {
    await ban(tx, banned.accountId, { reason: undefined, actor }, START)
    await allowAddresses(tx, elsewhere.accountId, { texts: ['10.0.0.1'], actor }, START)
  })
  for (const ask of [
    {},
    { key: 'no key at all' },
    { key: 'no key at all' },
    { key: newKey('test') },
    { key: banned.key },
    { key: elsewhere.key },
    { key: good.key },
  ])
    await call('GET', '/balance', ask)
  const counted = (await metrics.text()).match(/^gamewallet_access_refused_total.*$/gm)
  expect(counted?.sort()).toEqual([
    'gamewallet_access_refused_total{reason="ACCOUNT_BANNED"} 1',
    'gamewallet_access_refused_total{reason="INVALID_API_KEY"} 1',
    'gamewallet_access_refused_total{reason="INVALID_API_KEY_FORMAT"} 2',
    'gamewallet_access_refused_total{reason="IP_NOT_ALLOWED"} 1',
    'gamewallet_access_refused_total{reason="MISSING_API_KEY"} 1',
  ])
})

test('for many keys that are nobody’s are one line a minute for each address, and all 401', async () => {
  const { call, clock, logLines } = await testApp()
  const key = newKey('test')
  const told = () => logLines.filter((line) => line.includes('unknown keys'))
  const round = async (address: string, calls: number) => {
    for (let i = 0; i < calls; i++) {
      const sent = i % 2 === 0 ? { key } : { key: `guess ${i}` }
      expect((await call('GET', '/balance', { ...sent, address })).status).toBe(401)
    }
  }
  await round('203.0.113.1', 100)
  await round('203.0.113.2', 100)
  expect(told()).toEqual([])
  await round('203.0.113.1', 150)
  expect(told()).toHaveLength(1)
  // The first 100, and one for all that came after.
  expect(logLines.filter((line) => line.includes('"status":401'))).toHaveLength(200)
  const [line = ''] = told()
  expect(JSON.parse(line)).toMatchObject({ level: 40, address: '203.0.113.1' })
  expect(line).not.toMatch(/gw_|guess/)
  clock.advance(60_000)
  await round('203.0.113.1', 150)
  expect(told()).toHaveLength(2)
  // Without a key nothing is tried.
  for (let i = 0; i < 150; i++) await call('GET', '/balance', { address: '203.0.113.3' })
  expect(told()).toHaveLength(2)
})

test('from ever new addresses take no more memory, and are told together', () => {
  const told: unknown[] = []
  const log = { warn: (fields: object) => void told.push(fields) }
  const refused = watchRefusedKeys({ ...log, info() {}, error() {} })
  for (let i = 0; i < 20_000; i++) refused(`10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`, START)
  expect(told).toEqual([{ address: 'others' }])
})

test.each([
  [(i: number) => `2001:db8:1:2::${i.toString(16)}`, '2001:db8:1:2::/64'],
  [(i: number) => `2001:db8::5:${i.toString(16)}:1:1`, '2001:db8:0:0::/64'],
  [(i: number) => `2001:db8:1:2:3:4:5:${i.toString(16)}`, '2001:db8:1:2::/64'],
])('from one IPv6 network are one caller’s (%#)', (addressOf, network) => {
  const told: unknown[] = []
  const log = { warn: (fields: object) => void told.push(fields) }
  const refused = watchRefusedKeys({ ...log, info() {}, error() {} })
  for (let i = 1; i <= 101; i++) refused(addressOf(i), START)
  expect(told).toEqual([{ address: network }])
})
