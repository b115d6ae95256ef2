import { expect, test } from 'vitest'
import { stockLevels } from '../../src/domain/stock/stock.ts'
import { type TestCli, testCli } from '../helpers/cli.ts'
import { addTestStock, importTestCatalog, PIDS } from '../helpers/factories.ts'

const PID = PIDS.gamekey
const CODES = ['AAAA-BBBB-0001', 'AAAA-BBBB-0002', 'AAAA-BBBB-0003', 'where is Dana?']

async function shop(codes: readonly string[] = CODES) {
  const cli = await testCli()
  await importTestCatalog(cli.store)
  return { ...cli, path: cli.file('codes.txt', codes.join('\n')) }
}

function bulk(count: number) {
  return shop(Array.from({ length: count }, (_, i) => `BULK-${i}`))
}

async function available({ store }: Pick<TestCli, 'store'>) {
  const levels = await stockLevels(store.read)
  return levels.find(({ pid }) => pid === PID)?.available
}

test('adds codes and reports duplicates by line and beginning, never whole', async () => {
  const cli = await shop()
  const [known = ''] = await addTestStock(cli.store, PIDS.giftcard, 1)
  const codes = ['FRESH-AAAA-1', '', known, 'FRESH-BBBB-2', 'FRESH-AAAA-1', 'abc', 'abc']
  const path = cli.file('codes.txt', `\u{feff}${codes.join('\r\n')}\n`)
  expect(await cli.json('stock', 'add', PID, path)).toMatchObject({
    added: 3,
    duplicates: [
      { line: 3, starts: 'CODE', reason: 'in stock already' },
      { line: 5, starts: 'FRES', reason: 'the same as line 1' },
      { line: 7, starts: 'a', reason: 'the same as line 6' },
    ],
  })
  const { out } = await cli.run('stock', 'add', PID, path)
  expect(out).toMatch(/^added: 0$/m)
  for (const code of codes.filter((code) => code !== '')) expect(out).not.toContain(code)
  expect((await cli.run('stock', 'show')).out).toMatch(
    /- \{ pid: GWP-K1, name: Game K standard, available: 3 \}/,
  )
})

test.each([
  ['a product that is not in the catalog', 'GWP-NONE', 'A-CODE\n', /no product "GWP-NONE"/],
  ['a line not sold from stock', PIDS.userId, 'A-CODE\n', /not sold from stock/],
  ['an empty file', PID, ' \n\n', /has no codes/],
  ['another encoding', PID, Buffer.from('Ä-CODE', 'latin1'), /UTF-8/],
])('adds no stock for %s', async (_, pid, content, message) => {
  const cli = await shop()
  expect(await cli.refusal('stock', 'add', pid, cli.file('bad.txt', content))).toMatch(message)
  expect(await available(cli)).toBe(0)
})

test('with --dry-run tells what it would add, and adds nothing', async () => {
  const cli = await shop()
  const { out } = await cli.run('stock', 'add', PID, cli.path, '--dry-run')
  expect(out).toMatch(/wouldAdd: 4\n[\s\S]*first:\n +line: 1\n +masked: A…1/)
  expect(out).toMatch(/withSpaces:\n +- \{ line: 4, masked: w…\?, length: 14 \}/)
  for (const code of CODES) expect(out).not.toContain(code)
  expect(await available(cli)).toBe(0)
  const dry = ['stock', 'add', PIDS.userId, cli.path, '--dry-run'] as const
  expect(await cli.refusal(...dry)).toMatch(/not sold from stock/)
})

test('ends adding codes at Ctrl+C, says how many are added, and goes on the next time', async () => {
  const cli = await bulk(2500)
  cli.terminal.isOne = true
  cli.terminal.sees = (text) => {
    if (text.includes('1000 added')) cli.interrupt()
  }
  const { exitCode, out, err } = await cli.run('stock', 'add', PID, cli.path)
  expect({ exitCode, out }).toEqual({ exitCode: 130, out: '' })
  const said = '1000 codes were added before this. It is safe to run it again.'
  expect(err.endsWith(`${said}\nerror: Interrupted.\n`)).toBe(true)
  expect(await available(cli)).toBe(1000)
  expect(await cli.json('stock', 'add', PID, cli.path)).toMatchObject({ added: 1500 })
})
