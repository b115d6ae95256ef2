// Copies of a SQLite file by the operator's commands, and what is seen of them.
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openSqlite } from '../../src/db/sqlite/sqlite.ts'
import { balanceOf } from '../../src/domain/ledger/ledger.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { testCli } from '../helpers/cli.ts'
import { openTestAccount } from '../helpers/factories.ts'
import { fill } from '../helpers/large.ts'
import { testFolder } from '../helpers/store.ts'

/** What a shell says of a command that Ctrl+C has ended. */
const INTERRUPTED = 130

test('backs up what is committed, to a new file only', async () => {
  const cli = await testCli()
  const { id } = await openTestAccount(cli.store, { balanceMicros: 1_000_000 })
  const file = join(testFolder(), 'backup.db')
  expect(await cli.json('backup', file)).toEqual({ file, bytes: expect.any(Number) })
  const again = await cli.refusal('backup', file)
  expect(again).toBe(`error: ${file} exists already; name a new file.\n`)
  const copy = await openSqlite(file)
  expect(await balanceOf(copy.read, id)).toBe(1_000_000)
  expect((await proveLedger(copy.read)).findings).toEqual([])
  await copy.close()
})

test('ends a backup at Ctrl+C and leaves nothing', async () => {
  const cli = await testCli()
  await fill(cli.store)
  const folder = testFolder()
  const file = join(folder, 'backup.db')
  const backup = cli.run('backup', file)
  while (!existsSync(`${file}.partial`)) await nextTurn()
  cli.interrupt()
  expect(await backup).toEqual({ exitCode: INTERRUPTED, out: '', err: 'error: Interrupted.\n' })
  expect(readdirSync(folder)).toEqual([])
})

test('ends a restore at Ctrl+C and leaves the database as it was', async () => {
  const cli = await testCli()
  await fill(cli.store)
  const file = join(testFolder(), 'backup.db')
  await cli.store.backup?.(file)
  await openTestAccount(cli.store, { balanceMicros: 1 })
  await cli.store.close()
  const restore = cli.run('restore', file)
  while (!existsSync(`${cli.databaseUrl}.partial`)) await nextTurn()
  cli.interrupt()
  expect(await restore).toEqual({ exitCode: INTERRUPTED, out: '', err: 'error: Interrupted.\n' })
  expect(readdirSync(dirname(cli.databaseUrl))).toEqual(['test.db'])
  expect(await cli.json('audit')).toMatchObject({ wallets: 1 })
})
