// What the team writes down about an account.
import { expect, test } from 'vitest'
import { addNote } from '../../src/domain/accounts/notes.ts'
import { testCli } from '../helpers/cli.ts'
import { openTestAccount } from '../helpers/factories.ts'

test('a note of another account cannot be removed by its id, and there are at most fifty', async () => {
  const cli = await testCli()
  const [one, other] = [await openTestAccount(cli.store), await openTestAccount(cli.store)]
  const of = (telegramId: number) => ['--telegram-id', telegramId] as const
  const { id } = await cli.json('account', 'note', 'add', 'first', ...of(one.telegramId))
  expect(
    (await cli.run('account', 'note', 'remove', Number(id), ...of(other.telegramId))).err,
  ).toMatch(/was removed/)
  const actor = 'operator' as const
  await cli.store.transaction(async (tx) => {
    for (let i = 1; i < 50; i++) await addNote(tx, one.id, { text: `${i}`, actor }, new Date(0))
  })
  expect((await cli.run('account', 'note', 'add', 'more', ...of(one.telegramId))).err).toMatch(
    /at most 50 notes/,
  )
  const notes = await cli.json('account', 'note', 'list', ...of(one.telegramId))
  expect(notes).toHaveLength(50)
  await cli.run('account', 'note', 'remove', Number(id), ...of(one.telegramId))
  expect(await cli.json('account', 'note', 'list', ...of(one.telegramId))).toHaveLength(49)
})
