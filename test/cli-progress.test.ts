import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { stockCodes } from '../src/db/schema.ts'
import { type TestCli, testCli } from './helpers/cli.ts'
import { importTestCatalog, openTestAccount, PIDS } from './helpers/factories.ts'
import { fill } from './helpers/large.ts'
import { startNode } from './helpers/process.ts'
import { testFolder } from './helpers/store.ts'

/** What a shell says of a command that Ctrl+C has ended. */
const INTERRUPTED = 130

test('shows on a terminal how many codes are added', async () => {
  const { cli, path } = await withCodes(2500)
  const { exitCode, out, err } = await cli.run('stock', 'add', PIDS.gamekey, path)
  expect({ exitCode, out }).toEqual({ exitCode: 0, out: 'Added 2500 codes to GWP-K1.\n' })
  expect(linesShown(err)).toEqual([
    '1000 added, 1000 of 2500 codes done',
    '2000 added, 2000 of 2500 codes done',
    '2500 added, 2500 of 2500 codes done',
    '',
  ])
})

test('shows which rule of the audit is being proved', async () => {
  const cli = await testCli()
  cli.terminal.isOne = true
  const shown = linesShown((await cli.run('audit')).err)
  expect(shown[0]).toBe('Rule 1 of 11: balances')
  expect(shown.slice(-2)).toEqual(['Rule 11 of 11: open work', ''])
})

test('shows how far a backup is, and every step of a restore', async () => {
  const cli = await testCli()
  cli.terminal.isOne = true
  await openTestAccount(cli.store, { balanceMicros: 1 })
  const file = join(testFolder(), 'backup.db')
  expect((await cli.run('backup', file)).err).toMatch(/Copied \d+ %/)
  await cli.store.close()
  const shown = linesShown((await cli.run('restore', file)).err)
  expect(shown).toContain('Copying the backup: 100 %')
  expect(shown).toContain('Proving the ledger, rule 11 of 11: open work')
  expect(shown.at(-1)).toBe('')
})

test('shows nothing to a script or in a pipe', async () => {
  const { cli, path } = await withCodes(1500)
  expect((await cli.run('stock', 'add', PIDS.gamekey, path, '--json')).err).toBe('')
  expect((await cli.run('audit', '--json')).err).toBe('')
  cli.terminal.isOne = false
  expect((await cli.run('stock', 'add', PIDS.gamekey, path)).err).toBe('')
  expect((await cli.run('audit')).err).toBe('')
})

test('ends adding codes at Ctrl+C, says how many are added, and goes on the next time', async () => {
  const { cli, path } = await withCodes(20_000)
  const adding = cli.run('stock', 'add', PIDS.gamekey, path)
  while ((await inStock(cli)) === 0) await nextTurn()
  cli.interrupt()
  const { exitCode, out, err } = await adding
  const added = await inStock(cli)
  expect({ exitCode, out }).toEqual({ exitCode: INTERRUPTED, out: '' })
  expect(
    err.endsWith(`${added} codes were added before this; it is safe to run it again.
error: Interrupted.\n`),
  ).toBe(true)
  expect(added).toBeLessThan(20_000)

  const again = await cli.json('stock', 'add', PIDS.gamekey, path)
  expect(again.added).toBe(20_000 - added)
  expect(await inStock(cli)).toBe(20_000)
})

test('ends adding codes as a process at SIGINT, with what it said in stock', async () => {
  const { cli, path } = await withCodes(200_000)
  const args = ['src/cli.ts', 'stock', 'add', PIDS.gamekey, path]
  const command = startNode(args, { DATABASE_URL: cli.databaseUrl })
  while ((await inStock(cli)) === 0) await nextTurn()
  expect(await command.end('SIGINT')).toBe(INTERRUPTED)
  const said = Number(/^(\d+) codes were added before this/.exec(command.stderr())?.[1])
  expect(await inStock(cli)).toBe(said)
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
  await cli.store.backup(file)
  await openTestAccount(cli.store, { balanceMicros: 1 })
  await cli.store.close()
  const restore = cli.run('restore', file)
  while (!existsSync(`${cli.databaseUrl}.partial`)) await nextTurn()
  cli.interrupt()
  expect(await restore).toEqual({ exitCode: INTERRUPTED, out: '', err: 'error: Interrupted.\n' })
  expect(readdirSync(dirname(cli.databaseUrl))).toEqual(['test.db'])
  expect(await cli.json('audit')).toMatchObject({ wallets: 1 })
})

async function withCodes(count: number): Promise<{ cli: TestCli; path: string }> {
  const cli = await testCli()
  cli.terminal.isOne = true
  await importTestCatalog(cli.store)
  const codes = Array.from({ length: count }, (_, i) => `BULK-${i}`)
  return { cli, path: cli.file('codes.txt', codes.join('\n')) }
}

function inStock({ store }: TestCli): Promise<number> {
  return store.read.$count(stockCodes)
}

/** The texts that took each other's place on the terminal's line. */
function linesShown(err: string): string[] {
  return err.split('\r\u{1b}[K').slice(1)
}
