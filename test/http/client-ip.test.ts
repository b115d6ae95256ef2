import { BlockList } from 'node:net'
import { expect, test } from 'vitest'
import { allowAddresses } from '../../src/domain/access/allowlist.ts'
import { testApp } from '../helpers/app.ts'
import { START } from '../helpers/factories.ts'

const PROXY = '10.0.0.1'
const CLIENT = '203.0.113.5'

const cases: [what: string, socket: string, forwarded: string | undefined, address: string][] = [
  ['a direct call', '198.51.100.7', undefined, '198.51.100.7'],
  ['a direct call on an IPv6 socket', '::ffff:198.51.100.7', undefined, '198.51.100.7'],
  ['a direct call over IPv6', '2001:DB8::0001', undefined, '2001:db8::1'],
  ['a link-local call', 'fe80::1%eth0', undefined, 'fe80::1'],
  ['a header from a stranger', '198.51.100.7', CLIENT, '198.51.100.7'],
  ['a proxy that tells nothing', PROXY, undefined, PROXY],
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
  // The nearest hop proves nothing, and what stands left of it even less.
  ['a nearest hop that is garbage', PROXY, `${CLIENT}, unknown`, PROXY],
  ['a nearest hop with leading zeros', PROXY, `${CLIENT}, 010.0.0.2`, PROXY],
  ['a nearest hop in hex', PROXY, `${CLIENT}, 0x0a000002`, PROXY],
  ['a nearest hop that is a block', PROXY, `${CLIENT}, 10.0.0.0/8`, PROXY],
  ['a header of commas', PROXY, ',,,', PROXY],
]

test('the address is the socket’s, or the nearest hop that is no trusted proxy', async () => {
  const { call, reseller } = await testApp({ config: configTrusting('10.0.0.0/8') })
  const { key } = await reseller()
  for (const [what, address, forwarded, ip] of cases) {
    const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }
    const answer = await call('GET', '/my-ip', { key, address, headers })
    expect({ status: answer.status, body: answer.body }, what).toEqual({
      status: 200,
      body: { success: true, ip },
    })
  }
})

test('no proxy is trusted unless it is named', async () => {
  const { call, reseller } = await testApp()
  const { key } = await reseller()
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
