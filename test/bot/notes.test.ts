// What the team writes down about an account.
import { expect, test } from 'vitest'
import { addNote } from '../../src/domain/accounts/notes.ts'
import { actsOf } from '../helpers/acts.ts'
import { testBot } from '../helpers/bot.ts'
import { testCli } from '../helpers/cli.ts'
import { openTestAccount } from '../helpers/factories.ts'

test('a note is written from the account’s card, shown with who wrote it, and removed', async () => {
  const bot = await testBot()
  const [ada, holder] = [bot.admin(), bot.person()]
  await holder.write('/start')
  expect(await ada.see(`/account ${holder.id}`, '📝 Notes')).toMatch(/There are no notes yet/)
  await ada.press('➕ Note')
  expect(await ada.ask('x'.repeat(501))).toMatch(/1 to 500 characters/)
  await ada.write('Pays <b>late</b> at weekends')
  expect(await ada.sees()).toMatch(/1\. Pays <b>late.* at weekends\nadmin Ada/)
  await ada.go(`/account ${holder.id}`, '📝 Notes (1)', '🗑 1')
  expect(await ada.sees()).toMatch(/There are no notes yet/)
  const acts = (await actsOf(bot.store)).map(({ action }) => action)
  expect(acts).toEqual(expect.arrayContaining(['account.note', 'account.note_removed']))
  expect(JSON.stringify(await holder.messages())).not.toContain('late')
})

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
