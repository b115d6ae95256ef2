import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listingOf, orderable } from '../../src/domain/catalog/catalog.ts'
import { type TestCli, testCli } from '../helpers/cli.ts'
import { importTestCatalog, PIDS, ROUTES, TEST_CATALOG } from '../helpers/factories.ts'

/** Why the product cannot be ordered, or its price in micro-USD. */
async function offerOf({ store }: TestCli, pid: string): Promise<string | number> {
  const listing = await listingOf(store.read, pid)
  const offer = listing ? orderable(listing, ROUTES) : 'UNKNOWN_PID'
  return typeof offer === 'string' ? offer : offer.priceMicros
}

async function shop() {
  const cli = await testCli()
  await importTestCatalog(cli.store)
  return cli
}

test('imports a catalog, exports it again as it was, and removes with --replace what is gone', async () => {
  const cli = await testCli()
  const path = cli.file('catalog.json', JSON.stringify(TEST_CATALOG))
  expect(await cli.json('catalog', 'import', path)).toEqual({
    lines: { added: 7, updated: 0, removed: 0 },
    products: { added: 7, updated: 0, archived: 0 },
    ...{ stillArchived: [], suppliersMissing: [] },
  })
  expect(await offerOf(cli, PIDS.userId)).toBe(990_000)
  const { out } = await cli.run('catalog', 'export', '-')
  expect(JSON.parse(out).lines).toMatchObject(TEST_CATALOG.lines)
  const again = await cli.run('catalog', 'import', cli.file('again.json', out), '--replace')
  expect(again.out).toMatch(
    /^lines:\n +added: 0\n +updated: 7\n +removed: 0\nproducts:\n +added: 0\n +updated: 7/,
  )
  const one = cli.file('one.json', JSON.stringify({ lines: TEST_CATALOG.lines.slice(0, 1) }))
  await cli.run('catalog', 'import', one)
  expect(await offerOf(cli, PIDS.gamekey)).toBe(5_000_000)
  await cli.run('catalog', 'import', one, '--replace')
  expect(await offerOf(cli, PIDS.gamekey)).toBe('INVALID_PRODUCT')
})

test('tells what is wrong with a catalog, and which suppliers are not set up here', async () => {
  const cli = await testCli()
  const bad = cli.file('bad.json', '{"lines":[{"slug":"gamea","colour":"red"}]}')
  const refused = await cli.refusal('catalog', 'import', bad)
  expect(refused).toMatch(/nothing has changed/)
  expect(refused).toMatch(/line 1 \(gamea\)/)
  const lines = [{ ...TEST_CATALOG.lines[0], suppliers: ['north', 'east', 'manual'] }]
  const path = cli.file('catalog.json', JSON.stringify({ lines }))
  const { out, exitCode } = await cli.run('catalog', 'import', path)
  expect(exitCode).toBe(0)
  expect(out).toMatch(/suppliersMissing:\n +- east\n[\s\S]*not set up here .*: see SUPPLIERS/)
})

test('reads no file that is not there, and writes into no folder that is not', async () => {
  const cli = await shop()
  for (const args of [
    ['catalog', 'import', '/nowhere/catalog.json'],
    ['catalog', 'export', '/nowhere/catalog.json'],
    ['stock', 'add', PIDS.gamekey, '/nowhere/codes.txt'],
    ['backup', '/nowhere/backup.db'],
  ]) {
    const err = await cli.refusal(...args)
    expect(err).toMatch(/^error: .*\/nowhere/)
    expect(err).not.toMatch(/\n\s+at /)
  }
  expect(existsSync('/nowhere')).toBe(false)
})
