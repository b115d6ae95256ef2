// Moves of accounts in a shell.
import { expect, test } from 'vitest'
import { twoPeople } from '../helpers/movers.ts'

test('a move is ordered after a question, listed, cancelled, and carried out by the service', async () => {
  const { cli, from, to, orderOf, carryOut } = await twoPeople()
  const asked = await cli.run(...orderOf())
  expect(asked.out).toMatch(/This would move the account of Dana .* to Emil .* Nothing has changed/)
  expect(asked).toMatchObject({ exitCode: 1, err: expect.stringMatching(/Add --yes/) })
  expect((await cli.run('account', 'move', 'list')).out).toMatch(/No account waits/)
  const first = await cli.json(...orderOf(['--yes']))
  expect(first).toMatchObject({ state: 'open', from: from.telegramId, to: to.telegramId })
  expect((await cli.run(...orderOf(['--yes']))).err).toMatch(/Another move with this account/)
  expect(await cli.json('account', 'move', 'list')).toMatchObject([{ reason: 'lost phone' }])
  const show = ['account', 'show', '--telegram-id'] as const
  expect((await cli.run(...show, from.telegramId)).out).toMatch(/Moving +id \d+, to \d+, due /)
  await cli.run('account', 'move', 'cancel', Number(first.id))
  expect((await cli.run('account', 'move', 'cancel', Number(first.id))).err).toMatch(/has ended/)
  await cli.run(...orderOf(['--yes']))
  await carryOut()
  const moved = await cli.json(...show, to.telegramId)
  expect(moved).toMatchObject({
    accountId: from.id,
    balanceUsd: 5,
    moves: [{ from: from.telegramId }],
    moving: null,
  })
  expect((await cli.run(...show, from.telegramId)).out).toMatch(/Earlier account moved +to \d+, /)
  expect(await cli.json('account', 'move', 'list', '--all')).toMatchObject([
    { state: 'moved' },
    { state: 'cancelled' },
  ])
  expect((await cli.run('find', String(from.telegramId))).out).toMatch(/Emil/)
})
