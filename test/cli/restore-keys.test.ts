// What becomes of the API keys when an earlier database is restored.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changeKey, createKey, currentKeys, rotateKey } from '../../src/domain/access/api-keys.ts'
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
