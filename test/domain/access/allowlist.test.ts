import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Store } from '../../../src/db/store.ts'
import {
  addressNumber,
  allowAddresses,
  clearAllowlist,
  parseRange,
  removeAddresses,
} from '../../../src/domain/access/allowlist.ts'
import { allowlistOf } from '../../../src/domain/accounts/standing.ts'
import { allowlistEntries } from '../../../src/domain/schema.ts'
import { START as NOW, openTestAccount } from '../../helpers/factories.ts'
import { testStore } from '../../helpers/store.ts'

describe('an address or block', () => {
  test.each([
    '010.1.1.1',
    '127.1',
    '0x7f.1',
    '0x7f.0.0.1',
    '2130706433',
    '1.2.3',
    '1.2.3.4.5',
    '256.1.1.1',
    '1.2.3.4/33',
    '1.2.3.4/0',
    '1.2.3.4/08',
    '1.2.3.4/-1',
    '1.2.3.4/',
    '1.2.3.4/24/1',
    '1.2.3.4/255.255.255.0',
    '1.2.3.4 /24',
    '1.2.3.4-5',
    '１.2.3.4',
    '::1',
    '2001:db8::/32',
    '::ffff:1.2.3.4',
    'example.com',
    '*',
    '',
    '/24',
  ])('is not "%s", which is named', (text) => {
    const refusal = { code: 'NOT_AN_ADDRESS', data: { text } }
    expect(() => parseRange(text)).toThrow(expect.objectContaining(refusal))
  })

  test.each([
    ['203.0.113.7', '203.0.113.7', 0xcb007107, 0xcb007107],
    [' 203.0.113.7 ', '203.0.113.7', 0xcb007107, 0xcb007107],
    ['\u200e203.0.113.7\u202c', '203.0.113.7', 0xcb007107, 0xcb007107],
    ['203.0.113.7/32', '203.0.113.7', 0xcb007107, 0xcb007107],
    ['203.0.113.7/24', '203.0.113.0/24', 0xcb007100, 0xcb0071ff],
    ['10.1.2.3/8', '10.0.0.0/8', 0x0a000000, 0x0affffff],
    ['192.168.1.129/25', '192.168.1.128/25', 0xc0a80180, 0xc0a801ff],
    ['200.1.1.1/1', '128.0.0.0/1', 0x80000000, 0xffffffff],
    ['0.0.0.0', '0.0.0.0', 0, 0],
    ['255.255.255.255', '255.255.255.255', 0xffffffff, 0xffffffff],
  ])('"%s" is kept as %s', (text, cidr, firstAddress, lastAddress) => {
    expect(parseRange(text)).toEqual({ cidr, firstAddress, lastAddress })
  })

  test('holds the addresses that share its first bits, and no others', () => {
    const address = fc.ipV4()
    fc.assert(
      fc.property(address, fc.integer({ min: 1, max: 32 }), address, (own, bits, other) => {
        const { firstAddress, lastAddress } = parseRange(`${own}/${bits}`)
        const number = addressNumber(other) ?? -1
        const shared = bitsOf(own).slice(0, bits) === bitsOf(other).slice(0, bits)
        expect(number >= firstAddress && number <= lastAddress).toBe(shared)
      }),
    )
  })
})

test('a block is a /8 at most, and a wider one of before can be removed', async () => {
  const store = await testStore()
  const { id } = await openTestAccount(store)
  for (const text of ['128.0.0.0/1', '10.0.0.0/7'])
    await expect(allow(store, id, ['10.0.0.0/8', text])).rejects.toMatchObject({
      ...{ code: 'BLOCK_TOO_WIDE', data: { cidr: text } },
    })
  expect(await allowlistOf(store.read, id)).toEqual([])
  const before = { accountId: id, ...parseRange('128.0.0.0/1'), createdAt: NOW }
  await store.transaction((tx) => tx.insert(allowlistEntries).values(before))
  await allow(store, id, ['10.0.0.0/8'])
  const input = { texts: ['128.0.0.0/1'], actor: 'operator' as const }
  await store.transaction((tx) => removeAddresses(tx, id, input, NOW))
  expect(await allowlistOf(store.read, id)).toEqual(['10.0.0.0/8'])
})

test('an address is a number, and anything else is none', () => {
  expect(addressNumber('1.2.3.4')).toBe(0x01020304)
  for (const text of ['::1', '::ffff:1.2.3.4', '1.2.3.4 ', '010.0.0.1', 'unknown', ''])
    expect(addressNumber(text)).toBeNull()
})

describe("an account's allowlist", () => {
  test('lists each once, in order of address, and leaves other accounts alone', async () => {
    const store = await testStore()
    const { id } = await openTestAccount(store)
    const other = await openTestAccount(store)
    await allow(store, id, ['203.0.113.7', '10.1.2.3/8', '9.0.0.0/8', '10.0.0.0/16'])
    await allow(store, id, ['10.9.9.9/8', '203.0.113.7/32'])
    expect(await allowlistOf(store.read, id)).toEqual([
      '9.0.0.0/8',
      '10.0.0.0/16',
      '10.0.0.0/8',
      '203.0.113.7',
    ])
    expect(await allowlistOf(store.read, other.id)).toEqual([])
  })

  test('removes what it is told in any notation, and can be emptied', async () => {
    const store = await testStore()
    const { id } = await openTestAccount(store)
    const other = await openTestAccount(store)
    const texts = ['1.2.3.4', '10.0.0.0/8', '10.0.0.0']
    await allow(store, id, texts)
    await allow(store, other.id, texts)
    const input = { texts: ['1.2.3.4/32', '10.7.7.7/8', '9.9.9.9'], actor: 'operator' as const }
    await store.transaction((tx) => removeAddresses(tx, id, input, NOW))
    expect(await allowlistOf(store.read, id)).toEqual(['10.0.0.0'])
    await store.transaction((tx) => clearAllowlist(tx, id, 'operator', NOW))
    expect(await allowlistOf(store.read, id)).toEqual([])
    expect(await allowlistOf(store.read, other.id)).toHaveLength(3)
  })
})

function allow(store: Store, accountId: number, texts: string[]): Promise<void> {
  return store.transaction((tx) => allowAddresses(tx, accountId, { texts, actor: 'operator' }, NOW))
}

function bitsOf(address: string): string {
  return address
    .split('.')
    .map((byte) => Number(byte).toString(2).padStart(8, '0'))
    .join('')
}
