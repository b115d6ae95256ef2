// What becomes of the API keys when an earlier database is restored.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  addressesOf,
  forgetAddress,
  setAddressGuard,
} from '../../src/domain/access/address-guard.ts'
import {
  changeKey,
  createKey,
  currentKeys,
  revokeKey,
  rotateKey,
  validKeys,
} from '../../src/domain/access/api-keys.ts'
import { spendWithKey, spentToday } from '../../src/domain/access/key-spend.ts'
import { rememberAddresses } from '../../src/domain/access/key-usage.ts'
import { testCli } from '../helpers/cli.ts'
import { issueTestKey, openTestAccount, START } from '../helpers/factories.ts'
import { openTestStore, testFolder } from '../helpers/store.ts'

const actor = 'operator'

test('lets each key do what it may do now, under the name that it has now', async () => {
  const cli = await testCli()
  const { store } = cli
  const { id } = await openTestAccount(store)
  await issueTestKey(store, id)
  const by = { mode: 'test', actor } as const
  const bot = await store.transaction((tx) => createKey(tx, id, { name: 'bot', ...by }, START))
  const file = join(testFolder(), 'backup.db')
  await cli.json('backup', file)
  await store.transaction(async (tx) => {
    const changes = { name: 'other', scopes: ['read' as const], dailyCapMicros: 5_000_000 }
    await changeKey(tx, id, { keyId: bot.id, changes, actor }, START)
    await createKey(tx, id, { name: 'bot', orderCapMicros: 7, ...by }, START)
    await rotateKey(tx, id, { graceMs: 0, ...by }, START)
  })
  await store.close()

  await cli.json('restore', file)
  const restored = await openTestStore(cli.databaseUrl)
  expect(await currentKeys(restored.read, id, START)).toMatchObject([
    { name: 'default', rootId: 1, scopes: ['read', 'order', 'lookup'] },
    { name: 'other', id: bot.id, scopes: ['read'], dailyCapMicros: 5_000_000 },
    { name: 'bot', rootId: null, orderCapMicros: 7 },
  ])
})

test('keeps rotated keys together, and what they have spent today', async () => {
  const cli = await testCli()
  const { store } = cli
  const { id: accountId } = await openTestAccount(store)
  const file = join(testFolder(), 'backup.db')
  await cli.json('backup', file)
  const by = { mode: 'test', actor } as const
  await store.transaction(async (tx) => {
    const first = await createKey(tx, accountId, { name: 'bot', dailyCapMicros: 10, ...by }, START)
    // The first of the chain has ended, the second one is in its grace time.
    await rotateKey(tx, accountId, { keyId: first.id, graceMs: 0, ...by }, START)
    const [second] = await currentKeys(tx, accountId, START)
    if (!second) throw new Error('The key is gone.')
    await rotateKey(tx, accountId, { keyId: second.id, graceMs: 60_000, ...by }, START)
    const paying = { ...second, guarded: false, address: '198.51.100.7' }
    await spendWithKey(tx, paying, 7, START)
  })
  await store.close()

  await cli.json('restore', file)
  const restored = await openTestStore(cli.databaseUrl)
  expect(await validKeys(restored.read, accountId, START)).toHaveLength(2)
  const [present] = await currentKeys(restored.read, accountId, START)
  if (!present) throw new Error('The key is gone.')
  expect(await spentToday(restored.read, present, START)).toBe(7)
  await restored.transaction((tx) => revokeKey(tx, accountId, { keyId: present.id, actor }, START))
  expect(await validKeys(restored.read, accountId, START)).toEqual([])
})

test('does not know addresses again that the holder has removed', async () => {
  const cli = await testCli()
  const { store } = cli
  const { id: accountId } = await openTestAccount(store)
  const by = { mode: 'test', actor } as const
  const key = await store.transaction((tx) =>
    createKey(tx, accountId, { name: 'bot', ...by }, START),
  )
  const used = ['198.51.100.7', '203.0.113.66'].map((address) => ({ address, at: START }))
  await store.transaction((tx) => rememberAddresses(tx, { ...key, rootId: null, accountId }, used))
  const file = join(testFolder(), 'backup.db')
  await cli.json('backup', file)
  await store.transaction(async (tx) => {
    await setAddressGuard(tx, accountId, true, actor, START)
    const removed = { keyId: key.id, address: '203.0.113.66', actor } as const
    await forgetAddress(tx, accountId, removed, START)
  })
  await store.close()

  await cli.json('restore', file)
  const restored = await openTestStore(cli.databaseUrl)
  expect((await addressesOf(restored.read, accountId)).map(({ address }) => address)).toEqual([
    '198.51.100.7',
  ])
})
