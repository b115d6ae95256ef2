import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { stockCodes } from '../../src/domain/schema.ts'
import { linesShown, type TestCli, testCli } from '../helpers/cli.ts'
import { importTestCatalog, PIDS } from '../helpers/factories.ts'
import { longTest, startNode } from '../helpers/process.ts'

/** What a shell says of a command that Ctrl+C has ended. */
const INTERRUPTED = 130

test('shows on a terminal how many codes are added', async () => {
  const { cli, path } = await withCodes(2500)
  const { exitCode, out, err } = await cli.run('stock', 'add', PIDS.gamekey, path)
  expect(exitCode).toBe(0)
  expect(out).toMatch(/^Pid +GWP-K1\nAdded +2500\n/)
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
  expect(shown).toContainEqual(expect.stringMatching(/^Rule 1 of \d+: balances$/))
  expect(shown.slice(-2)).toEqual([expect.stringMatching(/^Rule (\d+) of \1: codes at rest$/), ''])
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
  const { cli, path } = await withCodes(2500)
  cli.terminal.sees = (text) => {
    if (text.includes('1000 added')) cli.interrupt()
  }
  const { exitCode, out, err } = await cli.run('stock', 'add', PIDS.gamekey, path)
  expect({ exitCode, out }).toEqual({ exitCode: INTERRUPTED, out: '' })
  expect(
    err.endsWith(`1000 codes were added before this. It is safe to run it again.
error: Interrupted.\n`),
  ).toBe(true)
  expect(await inStock(cli)).toBe(1000)

  expect(await cli.json('stock', 'add', PIDS.gamekey, path)).toMatchObject({ added: 1500 })
  expect(await inStock(cli)).toBe(2500)
})

longTest('ends adding codes as a process at SIGINT, with what it said in stock', async () => {
  const { cli, path } = await withCodes(200_000)
  const args = ['src/cli.ts', 'stock', 'add', PIDS.gamekey, path]
  const command = startNode(args, { DATABASE_URL: cli.databaseUrl })
  while ((await inStock(cli)) === 0) await nextTurn()
  expect(await command.end('SIGINT')).toBe(INTERRUPTED)
  const said = Number(/^(\d+) codes were added before this/.exec(command.stderr())?.[1])
  expect(await inStock(cli)).toBe(said)
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
