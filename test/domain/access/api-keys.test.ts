import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Store } from '../../../src/db/store.ts'
import { MAX_KEYS, revokeKeys, rotateKey, validKeys } from '../../../src/domain/access/api-keys.ts'
import { hashKey, isKey, newKey } from '../../../src/domain/access/key-terms.ts'
import { apiKeys } from '../../../src/domain/schema.ts'
import { changeSettings } from '../../../src/domain/settings/settings.ts'
import { actsOf } from '../../helpers/acts.ts'
import { character } from '../../helpers/character.ts'
import { issueTestKey, later, START as NOW, openTestAccount } from '../../helpers/factories.ts'
import { createTestKey } from '../../helpers/keys.ts'
import { testStore } from '../../helpers/store.ts'

const HOUR_MS = 3_600_000

describe('a key', () => {
  test('tells its service and has 32 random characters and a checksum', () => {
    expect(newKey('live')).toMatch(/^gw_live_[0-9A-Za-z]{38}$/)
    expect(newKey('test')).toMatch(/^gw_test_[0-9A-Za-z]{38}$/)
    const keys = Array.from({ length: 1000 }, () => newKey('live'))
    expect(new Set(keys).size).toBe(1000)
    expect(keys.every(isKey)).toBe(true)
    const secrets = keys.map((key) => key.slice(8, 40)).join('')
    expect(new Set(secrets).size).toBe(62)
  })

  test('is known to be mistyped when a character of any kind is changed, lost or added', () => {
    const change = fc.record({
      key: fc.constantFrom(...Array.from({ length: 50 }, () => newKey('test'))),
      place: fc.nat(46),
      lost: fc.nat(1),
      typed: fc.string({ unit: character, minLength: 0, maxLength: 1 }),
    })
    fc.assert(
      fc.property(change, ({ key, place, lost, typed }) => {
        const text = key.slice(0, place) + typed + key.slice(place + lost)
        expect(isKey(text)).toBe(text === key)
      }),
      { numRuns: 500 },
    )
  })

  test.each(['', 'gw_live_', 'Bearer x', `gw_prod_${'0'.repeat(38)}`, `gw_live_${'0'.repeat(38)}`])(
    'is not "%s"',
    (text) => {
      expect(isKey(text)).toBe(false)
    },
  )
})

describe('in the database', () => {
  test('an account has one present key: a second is refused whoever writes it', async () => {
    const store = await testStore()
    const { id } = await openTestAccount(store)
    await issueTestKey(store, id)
    const second = store.transaction(async (tx) => {
      await tx.insert(apiKeys).values({ accountId: id, hash: 'another', createdAt: NOW })
    })
    await expect(second).rejects.toThrow(
      /UNIQUE constraint failed: api_keys.account_id|unique constraint "api_keys_one_of_a_name"/,
    )
  })
})

describe('rotation', () => {
  test('without grace ends the old key at once, and for good should the clock be set back', async () => {
    const store = await testStore()
    const { id } = await openTestAccount(store)
    const first = await issueTestKey(store, id)
    const second = await rotate(store, id, 0, later(1000))
    expect(await endsOf(store, id)).toEqual([
      [hashKey(first), new Date(0)],
      [hashKey(second), null],
    ])
    expect(await validHashes(store, id, later(1000))).toEqual([hashKey(second)])
  })

  test('shortens an older grace, and never lengthens one', async () => {
    const store = await testStore()
    const { id } = await openTestAccount(store)
    await issueTestKey(store, id)
    await rotate(store, id, 3 * HOUR_MS, NOW)
    await rotate(store, id, HOUR_MS, NOW)
    expect((await endsOf(store, id)).map(([, end]) => end)).toEqual([
      later(HOUR_MS),
      later(HOUR_MS),
      null,
    ])
    await rotate(store, id, 5 * HOUR_MS, NOW)
    expect((await endsOf(store, id)).map(([, end]) => end)).toEqual([
      later(HOUR_MS),
      later(HOUR_MS),
      later(5 * HOUR_MS),
      null,
    ])
  })

  test('creates no eleventh key in the place of one that is not there, or has expired', async () => {
    const store = await testStore()
    const { id } = await openTestAccount(store)
    const full = { code: 'TOO_MANY_KEYS' }
    await createTestKey(store, id, { name: 'default', expiresAt: later(1000) })
    for (let i = 1; i <= MAX_KEYS; i++)
      await createTestKey(store, id, { name: `bot ${i}` }, later(1000))
    await expect(rotate(store, id, HOUR_MS, later(1000))).rejects.toMatchObject(full)
    await store.transaction((tx) => tx.delete(apiKeys).where(eq(apiKeys.name, 'default')))
    await expect(rotate(store, id, HOUR_MS, later(1000))).rejects.toMatchObject(full)
    expect(await validKeys(store.read, id, later(1000))).toHaveLength(MAX_KEYS)
  })

  test('leaves other accounts alone and is written down without the key', async () => {
    const store = await testStore()
    const { id } = await openTestAccount(store)
    const other = await openTestAccount(store)
    await issueTestKey(store, other.id)
    const key = await rotate(store, id, HOUR_MS, NOW)
    expect((await endsOf(store, other.id)).map(([, end]) => end)).toEqual([null])
    const acts = await actsOf(store)
    expect(acts.at(-1)).toMatchObject({
      accountId: id,
      actor: `holder:${id}`,
      action: 'key.rotate',
      detail: { graceMs: HOUR_MS },
      at: NOW,
    })
    expect(JSON.stringify(acts)).not.toContain(key)
  })
})

test('revoking ends every key of the account at once, those in grace too', async () => {
  const store = await testStore()
  const { id } = await openTestAccount(store)
  const other = await openTestAccount(store)
  await issueTestKey(store, id)
  await issueTestKey(store, other.id)
  await rotate(store, id, HOUR_MS, NOW)
  await store.transaction((tx) => revokeKeys(tx, id, 'operator', later(1)))
  expect(await validHashes(store, id, later(1))).toEqual([])
  expect(await validHashes(store, other.id, later(1))).toHaveLength(1)
  const again = await rotate(store, id, HOUR_MS, later(2))
  expect(await validHashes(store, id, later(2))).toEqual([hashKey(again)])
})

test('a key of the sandbox is a test key', async () => {
  const store = await testStore()
  const { id } = await openTestAccount(store)
  expect(await rotate(store, id, 0, NOW)).toMatch(/^gw_live_/)
  await store.transaction((tx) => changeSettings(tx, { sandbox: true }, NOW))
  expect(await rotate(store, id, 0, NOW)).toMatch(/^gw_test_/)
})

function rotate(store: Store, accountId: number, graceMs: number, now: Date): Promise<string> {
  const input = { graceMs, actor: `holder:${accountId}` as const }
  return store.transaction((tx) => rotateKey(tx, accountId, input, now))
}

async function endsOf(store: Store, accountId: number): Promise<[string, Date | null][]> {
  const rows = await store.read
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.accountId, accountId))
    .orderBy(asc(apiKeys.id))
  return rows.map((row) => [row.hash, row.expiresAt])
}

async function validHashes(store: Store, accountId: number, now: Date): Promise<string[]> {
  return (await validKeys(store.read, accountId, now)).map((key) => key.hash)
}
