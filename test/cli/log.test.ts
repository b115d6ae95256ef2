import { expect, test } from 'vitest'
import { testCli } from '../helpers/cli.ts'
import { openTestAccount } from '../helpers/factories.ts'

test('the log is narrowed to what acts are about, whom, and who did them, page after page', async () => {
  const cli = await testCli()
  const { telegramId } = await openTestAccount(cli.store)
  await cli.run('account', 'credit', '5', '--telegram-id', telegramId)
  await cli.run('settings', 'set', 'low-stock', 7)
  const actions = async (...options: (string | number)[]) =>
    ((await cli.json('log', ...options)).acts as { action: string }[]).map(({ action }) => action)
  expect(await actions('--kind', 'money')).toEqual(['account.credit'])
  expect(await actions('--kind', 'service')).toEqual(['settings.change'])
  expect(await actions('--telegram-id', telegramId)).toContain('account.credit')
  expect(await actions('--by', 1)).toEqual([])
  expect((await cli.run('log')).out).toMatch(/account\.credit .* \{"amountMicros":5000000\}/)
  expect(await actions('--to', '2020-01-01')).toEqual([])
  const { nextCursor } = await cli.json('log', '--limit', 1)
  expect(await actions('--limit', 1, '--cursor', Number(nextCursor))).toEqual(['account.credit'])
  expect((await cli.run('log', '--from', 'May')).err).toMatch(/is not a day/)
})
