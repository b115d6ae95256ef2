import { expect, test } from 'vitest'
import { addressesOf } from '../../../src/domain/access/address-guard.ts'
import { revokeKey } from '../../../src/domain/access/api-keys.ts'
import { createKeyUsage } from '../../../src/domain/access/key-usage.ts'
import { later, openTestAccount, START } from '../../helpers/factories.ts'
import { createTestKey } from '../../helpers/keys.ts'
import { testStore } from '../../helpers/store.ts'

test.each([true, false])('a key makes its address known, unless revoked: %s', async (isRevoked) => {
  const store = await testStore()
  const { id: accountId } = await openTestAccount(store)
  const { id } = await createTestKey(store, accountId)
  const usage = createKeyUsage(store)
  const key = { id, rootId: null, accountId, prefix: 'gw_test_AbCd', guarded: false }
  usage.note(key, '198.51.100.7', START)
  const revocation = { keyId: id, actor: 'operator' } as const
  if (isRevoked) await store.transaction((tx) => revokeKey(tx, accountId, revocation, START))
  await usage.save(START)
  const known = (await addressesOf(store.read, accountId)).map(({ address }) => address)
  expect(known).toEqual(isRevoked ? [] : ['198.51.100.7'])
})

test('an address is saved soon, though the clock was set back since the last save', async () => {
  const store = await testStore()
  const { id: accountId } = await openTestAccount(store)
  const { id } = await createTestKey(store, accountId)
  const usage = createKeyUsage(store)
  const key = { id, rootId: null, accountId, prefix: 'gw_test_AbCd', guarded: false }
  usage.note(key, '198.51.100.7', later(3_600_000))
  await usage.save(later(3_600_000), 10_000)
  usage.note(key, '198.51.100.8', START)
  await usage.save(START, 10_000)
  const known = (await addressesOf(store.read, accountId)).map(({ address }) => address)
  expect(known).toContain('198.51.100.8')
})
