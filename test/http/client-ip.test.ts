import { BlockList } from 'node:net'
import { expect, test } from 'vitest'
import { setAddressGuard } from '../../src/domain/access/address-guard.ts'
import { allowAddresses } from '../../src/domain/access/allowlist.ts'
import { apiKeys, keyAddresses } from '../../src/domain/schema.ts'
import { testApp } from '../helpers/app.ts'
import { testClient } from '../helpers/client.ts'
import { PIDS, START } from '../helpers/factories.ts'
import { connection, listening } from '../helpers/raw-http.ts'

const PROXY = '10.0.0.1'
const CLIENT = '203.0.113.5'
const UNKNOWN = { success: false, code: 'ADDRESS_UNKNOWN', error: 'ADDRESS UNKNOWN' }

/** Null: not known, and never the proxy's own. */
const cases: [
  what: string,
  socket: string,
  forwarded: string | undefined,
  address: string | null,
][] = [
  ['a direct call', '198.51.100.7', undefined, '198.51.100.7'],
  ['a direct call on an IPv6 socket', '::ffff:198.51.100.7', undefined, '198.51.100.7'],
  ['a direct call over IPv6', '2001:DB8::0001', undefined, '2001:db8::1'],
  ['a link-local call', 'fe80::1%eth0', undefined, 'fe80::1'],
  ['a header from a stranger', '198.51.100.7', CLIENT, '198.51.100.7'],
  ['a proxy that tells nothing', PROXY, undefined, null],
  ['a proxy that tells nothing but the header', PROXY, '', null],
  ['a call from a network of proxies', PROXY, '10.9.9.9', '10.9.9.9'],
  ['one proxy', PROXY, CLIENT, CLIENT],
  ['a proxy on an IPv6 socket', `::ffff:${PROXY}`, CLIENT, CLIENT],
  ['a proxy over IPv6', '2001:db8:1::9', CLIENT, CLIENT],
  ['two proxies', PROXY, `${CLIENT}, 10.200.0.9`, CLIENT],
  ['a forged hop', PROXY, `1.2.3.4, ${CLIENT}`, CLIENT],
  ['a forged hop that looks like a proxy', PROXY, `10.0.0.2, ${CLIENT}`, CLIENT],
  ['a forged hop and two proxies', PROXY, `1.2.3.4, ${CLIENT}, 10.0.0.2`, CLIENT],
  ['a forged hop that is garbage', PROXY, `'; drop table--, ${CLIENT}`, CLIENT],
  ['space around hops', PROXY, ` 1.2.3.4 ,  ${CLIENT} `, CLIENT],
  ['a mapped hop', PROXY, `::ffff:${CLIENT}`, CLIENT],
  ['a mapped hop in hex', PROXY, '::ffff:cb00:7105', CLIENT],
  ['a mapped proxy among the hops', PROXY, `${CLIENT}, ::ffff:10.0.0.2`, CLIENT],
  ['an IPv6 client', PROXY, '2001:0DB8:0000::0042', '2001:db8::42'],
  ['a port', PROXY, `1.2.3.4, ${CLIENT}:5678`, CLIENT],
  ['a hidden port', PROXY, `${CLIENT}:_x-1`, CLIENT],
  ['an empty port', PROXY, `${CLIENT}:`, CLIENT],
  ['ports of proxies', PROXY, `1.2.3.4, ${CLIENT}:5678, 10.0.0.2:80, "10.0.0.3:80"`, CLIENT],
  ['brackets', PROXY, '[2001:DB8::42]', '2001:db8::42'],
  ['brackets and a port', PROXY, '1.2.3.4,[2001:db8::42]:443', '2001:db8::42'],
  ['brackets around IPv4', PROXY, `[${CLIENT}]:443`, CLIENT],
  ['a proxy in brackets', PROXY, `${CLIENT}, [2001:db8:1::9]:443`, CLIENT],
  ['quotes', PROXY, `"${CLIENT}"`, CLIENT],
  ['quotes, brackets, a port and space', PROXY, ' " [2001:db8::42]:443 " ', '2001:db8::42'],
  ['quotes around all hops', PROXY, `"1.2.3.4, ${CLIENT}:80"`, CLIENT],
  ['a mapped hop with a port', PROXY, `::ffff:${CLIENT}:5678`, CLIENT],
  ['a mapped hop in hex, with a port', PROXY, '[::FFFF:CB00:7105]:5678', CLIENT],
  ['a mapped hop in full', PROXY, '0:0:0:0:0:ffff:cb00:7105', CLIENT],
  ['a zone', PROXY, 'fe80::1%eth0', 'fe80::1'],
  ['a zone in brackets', PROXY, '[fe80::1%25eth0]:443', 'fe80::1'],
  ['empty parts', PROXY, `1.2.3.4,, ,${CLIENT}, , 10.0.0.2,`, CLIENT],
  // The nearest hop proves nothing, and what stands left of it even less.
  ...[
    ...['unknown', '_hidden', '"_hidden"', 'unix:', '-', 'null', 'localhost', 'shop.example:443'],
    ...['010.0.0.2', '0x0a000002', '167772162', '10.0.0.0/8', '1.2.3', '1.2.3.4.5', '256.1.1.1'],
    ...[
      '2001:db8::1::2',
      '[2001:db8::1',
      '2001:db8::1]',
      '[]',
      '[]:443',
      '[unknown]:80',
      '[1.2.3.4',
    ],
    ...['1.2.3.4:5:6', '1.2.3.4;5', '1.2.3.4 5', 'for=1.2.3.4', "'1.2.3.4'", '%', '1.2.3.4%eth0'],
    ...['2001:db8:0:0:0:0:0:1:443'],
  ].map((hop): (typeof cases)[number] => [
    `a nearest hop like ${hop}`,
    PROXY,
    `${CLIENT}, ${hop}`,
    null,
  ]),
  ['an unreadable hop behind proxies', PROXY, `${CLIENT}, unknown, 10.0.0.2`, null],
  ['a header of commas', PROXY, ',,,', null],
  ['no socket', '', CLIENT, null],
]

test('the address is the socket’s, or the nearest hop that is no trusted proxy', async () => {
  const { call, reseller, clock } = await testApp({ config: configTrusting('10.0.0.0/8') })
  const { key } = await reseller()
  for (const [what, address, forwarded, ip] of cases) {
    const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }
    clock.advance(1000)
    const answer = await call('GET', '/my-ip', { key, address, headers })
    expect({ status: answer.status, body: answer.body }, what).toEqual(
      ip === null
        ? { status: 503, body: { ...UNKNOWN, detail: expect.stringContaining('X-Forwarded-For') } }
        : { status: 200, body: { success: true, ip } },
    )
  }
})

test('several lines of the header are one list, in order', async () => {
  const { app, reseller } = await testApp({ config: configTrusting('127.0.0.0/8') })
  const { key } = await reseller()
  const { url } = await listening(app.fetch)
  const { send, answers, heard } = await connection(url)
  const lines = ['1.2.3.4', CLIENT, '127.0.0.9']
    .map((hop) => `X-Forwarded-For: ${hop}\r\n`)
    .join('')
  send(`GET /my-ip HTTP/1.1\r\nHost: a\r\nX-API-Key: ${key}\r\n${lines}\r\n`)
  await answers(1)
  await expect.poll(heard).toContain(`"ip":"${CLIENT}"`)
})

test('a call from an address that is not known is logged so, and makes no address known', async () => {
  const { call, reseller, store, app, logLines } = await testApp({
    config: configTrusting('10.0.0.0/8'),
  })
  const { key, accountId } = await reseller()
  const from = { key, address: PROXY, headers: { 'X-Forwarded-For': 'unknown' } }
  const buy = async (trxid: string) => {
    const body = { pid: PIDS.userId, userId: '5123456', trxid }
    return (await call('POST', '/orders', { ...from, body })).body
  }
  expect(await buy('t1')).toMatchObject({ orderCreated: true })
  expect(JSON.parse(logLines.at(-1) ?? '')).toMatchObject({ accountId, address: 'unknown' })
  await app.jobs.save.runOnce()
  expect(await store.read.select().from(keyAddresses)).toEqual([])
  expect((await store.read.select().from(apiKeys))[0]).toMatchObject({
    lastUsedAt: START,
    lastUsedAddress: null,
  })
  await store.transaction((tx) => setAddressGuard(tx, accountId, true, 'operator', START))
  expect(await buy('t2')).toMatchObject({
    code: 'ADDRESS_NOT_CONFIRMED',
    detail: expect.stringContaining('X-Forwarded-For'),
  })
  expect(await store.read.select().from(keyAddresses)).toEqual([])
})

test('no proxy is trusted unless it is named', async () => {
  const { call, key } = await testClient()
  for (const address of ['127.0.0.1', '10.0.0.1', '192.168.1.1']) {
    const headers = { 'X-Forwarded-For': CLIENT, 'X-Real-IP': CLIENT, Forwarded: `for=${CLIENT}` }
    expect((await call('GET', '/my-ip', { key, address, headers })).body).toMatchObject({
      ip: address,
    })
  }
})

test('the allowlist goes by the same address', async () => {
  const { call, reseller, store } = await testApp({ config: configTrusting('10.0.0.0/8') })
  const { key, accountId } = await reseller()
  await store.transaction((tx) =>
    allowAddresses(tx, accountId, { texts: [CLIENT], actor: 'operator' }, START),
  )
  const from = async (address: string, forwarded: string) => {
    const headers = { 'X-Forwarded-For': forwarded }
    return (await call('GET', '/balance', { key, address, headers })).status
  }
  expect(await from(PROXY, CLIENT)).toBe(200)
  expect(await from('198.51.100.7', CLIENT)).toBe(403)
  expect(await from(PROXY, `${CLIENT}, 198.51.100.7`)).toBe(403)
  expect(await from(PROXY, `${CLIENT}, unknown`)).toBe(403)
  expect(await from(PROXY, `"${CLIENT}:5678"`)).toBe(200)
  await store.transaction((tx) =>
    allowAddresses(tx, accountId, { texts: [PROXY], actor: 'operator' }, START),
  )
  expect(await from(PROXY, `${CLIENT}, unknown`)).toBe(403)
  expect(await from(PROXY, '')).toBe(403)
})

function configTrusting(...blocks: string[]) {
  const trustedProxies = new BlockList()
  for (const block of blocks) {
    const [address = '', prefix] = block.split('/')
    trustedProxies.addSubnet(address, Number(prefix), 'ipv4')
  }
  trustedProxies.addSubnet('2001:db8:1::', 48, 'ipv6')
  return {
    trustedProxies,
    publicUrl: null,
    maxConnections: 1000,
    instantWaitMs: 50,
    lookupWaitMs: 50,
    supplierTimeoutMs: 100,
    webhookAllowPrivate: false,
  }
}
