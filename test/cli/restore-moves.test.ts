// What a restore makes of accounts that moved since.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { validKeys } from '../../src/domain/access/api-keys.ts'
import { accountByTelegramId, adjustBalance } from '../../src/domain/accounts/accounts.ts'
import { ensureTestAccount } from '../../src/domain/accounts/test-account.ts'
import { issueTestKey, openTestAccount } from '../helpers/factories.ts'
import { twoPeople } from '../helpers/movers.ts'
import { openTestStore, testFolder } from '../helpers/store.ts'

test('an account that moved since a backup stays moved after it is restored', async () => {
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
})
