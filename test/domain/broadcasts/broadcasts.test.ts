import { expect, test } from 'vitest'
import {
  continueBroadcast,
  draftBroadcast,
  latestBroadcasts,
  startBroadcast,
  stopBroadcast,
} from '../../../src/domain/broadcasts/broadcasts.ts'
import { notices } from '../../../src/domain/schema.ts'
import { openTestAccount, START } from '../../helpers/factories.ts'
import { testStore } from '../../helpers/store.ts'

test('thousands are handed over little by little', async () => {
  const store = await testStore()
  const actor = 'operator' as const
  const audience = { to: 'all' } as const
  for (let i = 0; i < 120; i++) await openTestAccount(store)
  const draft = (text: string) =>
    store.transaction((tx) => draftBroadcast(tx, { audience, text, actor }, START))
  await expect(draft(' ')).rejects.toMatchObject({ code: 'NEWS_LENGTH' })
  const { id } = await draft('Hello')
  await store.transaction((tx) => startBroadcast(tx, id, actor, START))
  for (let i = 0; i < 5; i++) await continueBroadcast(store, START)
  expect(await store.read.$count(notices)).toBe(50)
  for (let i = 0; i < 5; i++) {
    await store.transaction((tx) => tx.delete(notices))
    await continueBroadcast(store, START)
  }
  expect((await latestBroadcasts(store.read, 1))[0]).toMatchObject({ state: 'done', total: 120 })
  const stopped = store.transaction((tx) => stopBroadcast(tx, id, actor, START))
  await expect(stopped).rejects.toMatchObject({ code: 'BROADCAST_OVER' })
})
