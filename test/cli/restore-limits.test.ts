// What limits of suppliers count when a backup is restored.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { boughtToday, takeOfDay } from '../../src/domain/suppliers/supplier-limits.ts'
import { testCli } from '../helpers/cli.ts'
import { START } from '../helpers/factories.ts'
import { openTestStore, testFolder } from '../helpers/store.ts'

test('keeps what was bought at a supplier since, as far as it counts towards its day', async () => {
  const cli = await testCli()
  const file = join(testFolder(), 'backup.db')
  const buy = (micros: number) =>
    cli.store.transaction((tx) =>
      takeOfDay(tx, 'north', { dayLimitMicros: 10_000_000, micros }, START),
    )
  await buy(1_000_000)
  await cli.json('backup', file)
  await buy(3_000_000)
  await cli.store.close()
  expect(await cli.run('restore', file)).toMatchObject({ exitCode: 0 })
  const store = await openTestStore(cli.databaseUrl)
  expect(await boughtToday(store.read, 'north', START)).toBe(4_000_000)
})
