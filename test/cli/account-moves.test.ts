// Moves of accounts in a shell, and what a restore makes of them.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { notices } from '../../src/db/schema.ts'
import { validKeys } from '../../src/domain/access/api-keys.ts'
import { accountByTelegramId, adjustBalance } from '../../src/domain/accounts/accounts.ts'
import { runDueMoves } from '../../src/domain/accounts/moves/ending.ts'
import { ensureTestAccount } from '../../src/domain/accounts/test-account.ts'
import { type TestCli, testCli } from '../helpers/cli.ts'
import { issueTestKey, openTestAccount } from '../helpers/factories.ts'
import { onPostgres, openTestStore, testFolder } from '../helpers/store.ts'

const DAY_MS = 86_400_000
const owners = new Set<number>()

async function twoPeople() {
  const cli = await testCli()
  const from = await openTestAccount(cli.store, { balanceMicros: 5_000_000, name: 'Dana' })
  const to = await openTestAccount(cli.store, { name: 'Emil' })
  const orderOf = (more: string[] = []) =>
    [
      ...['account', 'move', 'order', '--telegram-id', from.telegramId, '--to', to.telegramId],
      ...['--reason', 'lost phone', ...more],
    ] as Parameters<TestCli['run']>
  /** The service has told both, and a day has passed. */
  const carryOut = async () => {
    await cli.store.transaction((tx) => tx.delete(notices))
    await runDueMoves(cli.store, { owners }, new Date(cli.clock.now.getTime() + DAY_MS))
  }
  return { cli, from, to, orderOf, carryOut }
}

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
  expect((await cli.run(...show, from.telegramId)).out).toMatch(/Moving +to \d+, on /)
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
  expect((await cli.run(...show, from.telegramId)).out).toMatch(/earlier account moved to Telegram/)
  expect(await cli.json('account', 'move', 'list', '--all')).toMatchObject([
    { state: 'moved' },
    { state: 'cancelled' },
  ])
  expect((await cli.run('find', String(from.telegramId))).out).toMatch(/Emil/)
})

test.skipIf(onPostgres)(
  'an account that moved since a backup stays moved after it is restored',
  async () => {
    const { cli, from, to, orderOf, carryOut } = await twoPeople()
    const { store } = cli
    const other = await openTestAccount(store, { name: 'Third' })
    await store.transaction((tx) => ensureTestAccount(tx, from, 'operator', cli.clock.now))
    await cli.run(...orderOf(['--yes']))
    const file = join(testFolder(), 'backup.db')
    await cli.json('backup', file)
    await carryOut()
    const key = await issueTestKey(store, from.id)
    const input = { amountMicros: 1, note: 'x', actor: 'operator' as const }
    await store.transaction((tx) => adjustBalance(tx, other.id, input, cli.clock.now))
    await store.close()
    expect(key).toMatch(/^gw_/)

    await cli.json('restore', file)
    const { read } = await openTestStore(cli.databaseUrl)
    expect(await accountByTelegramId(read, to.telegramId)).toMatchObject({
      id: from.id,
      name: 'Emil',
    })
    expect(await accountByTelegramId(read, from.telegramId)).toMatchObject({
      id: to.id,
      name: 'Dana',
    })
    expect(await accountByTelegramId(read, -to.telegramId)).toMatchObject({ testOf: from.id })
    expect(await accountByTelegramId(read, other.telegramId)).toMatchObject({ id: other.id })
    expect(await validKeys(read, from.id, cli.clock.now)).toHaveLength(1)
    expect(await cli.json('account', 'move', 'list', '--all')).toMatchObject([{ state: 'moved' }])
    expect(await cli.json('audit')).toMatchObject({ holds: true })
  },
)
