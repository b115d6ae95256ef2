import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { stockCodes } from '../../src/domain/schema.ts'
import { stockLevels } from '../../src/domain/stock/stock.ts'
import { type TestCli, testCli } from '../helpers/cli.ts'
import { importTestCatalog, PIDS } from '../helpers/factories.ts'

const PID = PIDS.gamekey
const CODES = ['AAAA-BBBB-0001', 'AAAA-BBBB-0002', 'AAAA-BBBB-0003', 'where is Dana?']

async function shop() {
  const cli = await testCli()
  await importTestCatalog(cli.store)
  return { ...cli, path: cli.file('codes.txt', CODES.join('\n')) }
}

async function available({ store }: Pick<TestCli, 'store'>) {
  const levels = await stockLevels(store.read)
  return levels.find(({ pid }) => pid === PID)?.available
}

describe('stock add', () => {
  test.each([
    ['codes-with-invisible-characters.txt', ['ZWSP-1111-2222']],
    ['codes-with-cr-line-ends.txt', ['MACA-1111', 'MACB-2222', 'MACC-3333']],
  ])('adds what a person sees in %s, once', async (name, codes) => {
    const cli = await shop()
    const path = join(import.meta.dirname, '../fixtures', name)
    await cli.run('stock', 'add', PID, path)
    const stored = await cli.store.read.select({ code: stockCodes.code }).from(stockCodes)
    expect(stored.map(({ code }) => code)).toEqual(codes)
    expect(await cli.json('stock', 'add', PID, path)).toMatchObject({ added: 0 })
  })

  test('with --dry-run tells what it would add, and adds nothing', async () => {
    const cli = await shop()
    const { out } = await cli.run('stock', 'add', PID, cli.path, '--dry-run')
    expect(out).toMatch(/Would add +4\n[\s\S]*First +line 1, masked A…1/)
    expect(out).toMatch(/WITH SPACES\nLINE .*\n4 +w…\? +14/)
    for (const code of CODES) expect(out).not.toContain(code)
    expect(await available(cli)).toBe(0)
    const refused = await cli.run('stock', 'add', PIDS.userId, cli.path, '--dry-run')
    expect(refused).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining('not sold from stock'),
    })
  })

  test('names its batch, which is taken back as a whole', async () => {
    const cli = await shop()
    const { out } = await cli.run('stock', 'add', PID, cli.path)
    const [, batch = ''] = /stock remove GWP-K1 --batch (\d+)/.exec(out) ?? []
    expect(await cli.json('stock', 'remove', PID, '--batch', batch)).toEqual({
      pid: PID,
      batch: Number(batch),
      removed: 4,
      taken: 0,
    })
    expect(await available(cli)).toBe(0)
    const other = await cli.run('stock', 'remove', PIDS.giftcard, '--batch', batch)
    expect(other).toMatchObject({ exitCode: 1, err: expect.stringContaining('does not belong to') })
  })
})

test('stock list shows unsold codes masked, and stock remove takes them by their ids', async () => {
  const cli = await shop()
  await cli.run('stock', 'add', PID, cli.path)
  const { codes } = (await cli.json('stock', 'list', PID)) as {
    codes: { id: number; masked: string }[]
  }
  expect(codes.map(({ masked }) => masked)).toEqual(['A…1', 'A…2', 'A…3', 'w…?'])
  const { out } = await cli.run('stock', 'list', PID, '--after', codes[2]?.id ?? 0)
  expect(out).toMatch(/ID +MASKED +ADDED +BATCH ID\n\d+ +w…\? /)
  const ids = [codes[3]?.id ?? 0, codes[0]?.id ?? 0]
  const gone = await cli.run('stock', 'remove', PID, ...ids, 999)
  expect(gone).toMatchObject({
    exitCode: 1,
    out: expect.stringMatching(/Removed +\d+, \d+\nNot unsold +999\n/),
  })
  expect(gone.err).toMatch(/Not an unsold code of GWP-K1: 999/)
  expect(await available(cli)).toBe(2)
  for (const wrong of [[PID], [PID, 1, '--batch', 1], [PID, 'x'], ['NOPE', 1]])
    expect((await cli.run('stock', 'remove', ...wrong)).exitCode).toBe(1)
})
