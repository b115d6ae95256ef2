// PostgreSQL is copied by its own tools: whoever asks for a backup is told so.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testBot } from '../helpers/bot.ts'
import { testCli } from '../helpers/cli.ts'
import { testFolder } from '../helpers/store.ts'

test('the command line names the tools to back up and to restore with', async () => {
  const cli = await testCli()
  const file = join(testFolder(), 'backup.db')
  const backup = await cli.run('backup', file)
  expect(backup).toMatchObject({ exitCode: 1, out: '', err: expect.stringMatching(/pg_dump/) })
  const restore = await cli.run('restore', file, '--force')
  expect(restore).toMatchObject({ exitCode: 1, out: '', err: expect.stringMatching(/pg_restore/) })
  for (const { err } of [backup, restore]) expect(err).toMatch(/^error: [^\n]*\n$/)
})

test('the bot names the tool, by its command and by its button', async () => {
  const bot = await testBot()
  const ada = bot.admin()
  await ada.write('/start')
  const [said] = await ada.write('/backup')
  expect(said?.text).toMatch(/pg_dump/)
})
