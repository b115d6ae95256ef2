import { expect, test } from 'vitest'
import { continueBroadcast, latestBroadcasts } from '../../src/domain/broadcasts/broadcasts.ts'
import { broadcasts, notices } from '../../src/domain/schema.ts'
import { testCli } from '../helpers/cli.ts'
import { openTestAccount } from '../helpers/factories.ts'

test('thousands are handed over little by little', async () => {
  const cli = await testCli()
  const { store, clock } = cli
  for (let i = 0; i < 120; i++) await openTestAccount(store)
  const blank = await cli.run('broadcast', 'send', '--to', 'all', '--text', ' ')
  expect(blank.err).toMatch(/1 to 3,500/)
  const given = ['broadcast', 'send', '--to', 'all', '--text', 'Hello']
  const asked = await cli.run(...given)
  expect(asked).toMatchObject({ exitCode: 1, err: expect.stringMatching(/Add --yes to send/) })
  expect(asked.out).toMatch(/Text +Hello\nPeople +120\n\nThis would send .* Nothing has changed/)
  expect(await store.read.$count(broadcasts)).toBe(0)
  const { id } = await cli.json(...given, '--yes')
  for (let i = 0; i < 5; i++) await continueBroadcast(store, clock.now)
  expect(await store.read.$count(notices)).toBe(50)
  for (let i = 0; i < 5; i++) {
    await store.transaction((tx) => tx.delete(notices))
    await continueBroadcast(store, clock.now)
  }
  expect((await latestBroadcasts(store.read, 1))[0]).toMatchObject({ state: 'done', total: 120 })
  expect(await cli.json('broadcast', 'list')).toMatchObject([{ id, state: 'done', sent: 120 }])
  expect((await cli.run('broadcast', 'stop', Number(id))).err).toMatch(/before/)
})
