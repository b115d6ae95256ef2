import { expect, test } from 'vitest'
import { testBot } from '../helpers/bot.ts'
import { testCli } from '../helpers/cli.ts'
import { openTestAccount } from '../helpers/factories.ts'

const _actor = 'operator' as const

async function withAdmin() {
  const bot = await testBot()
  const [holder, ada] = [bot.person(), bot.admin()]
  await holder.write('/start')
  const { id } = await holder.account()
  return { ...bot, holder, ada, id }
}

test('/log is narrowed to what acts are about, and to what an admin did', async () => {
  const { ada, holder } = await withAdmin()
  await ada.write(`/credit ${holder.id} 5 gift`)
  await ada.press((await ada.buttons())[0] ?? '')
  await ada.write('/lowstock 7')
  await ada.write('/log')
  expect(await ada.sees()).toMatch(/Settings changed[\s\S]*Wallet credited[\s\S]*Account opened/)
  expect(await ada.see('money')).toMatch(/Wallet credited/)
  expect(await ada.sees()).not.toMatch(/Settings changed|Account opened/)
  expect(await ada.see('people')).toMatch(/Account opened/)
  expect(await ada.sees()).not.toMatch(/Wallet credited|Settings changed/)
  expect(await ada.see('service')).toMatch(/Settings changed/)
  await ada.write(`/log by ${ada.id}`)
  expect(await ada.sees()).toMatch(/What Ada.* did[\s\S]*Settings changed[\s\S]*Wallet credited/)
  expect(await ada.sees()).not.toMatch(/Account opened/)
  expect(await ada.ask('/log what is this')).toMatch(/\/log by @name/)
})

test('the log in a shell has the same filters and details', async () => {
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
  expect((await cli.run('log')).out).toMatch(/account\.credit .* amount 5\.00 USD/)
  expect(await actions('--to', '2020-01-01')).toEqual([])
  const { nextCursor } = await cli.json('log', '--limit', 1)
  expect(await actions('--limit', 1, '--cursor', Number(nextCursor))).toEqual(['account.credit'])
  expect((await cli.run('log', '--from', 'May')).err).toMatch(/is not a day/)
})
