import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listingOf, orderable } from '../../src/domain/catalog/catalog.ts'
import { readSettings } from '../../src/domain/settings/settings.ts'
import { stockLevels } from '../../src/domain/stock/stock.ts'
import { actsOf } from '../helpers/acts.ts'
import { type TestCli, testCli } from '../helpers/cli.ts'
import {
  addTestStock,
  importTestCatalog,
  PIDS,
  ROUTES,
  TEST_CATALOG,
} from '../helpers/factories.ts'
import { testFolder } from '../helpers/store.ts'

/** Why the product cannot be ordered, or its price in micro-USD. */
async function offerOf({ store }: TestCli, pid: string): Promise<string | number> {
  const listing = await listingOf(store.read, pid)
  const offer = listing ? orderable(listing, ROUTES) : 'UNKNOWN_PID'
  return typeof offer === 'string' ? offer : offer.priceMicros
}

async function availableOf({ store }: TestCli, pid: string): Promise<number | undefined> {
  const levels = await stockLevels(store.read)
  return levels.find((level) => level.pid === pid)?.available
}

test('imports a catalog and exports it again as it was', async () => {
  const cli = await testCli()
  const path = cli.file('catalog.json', JSON.stringify(TEST_CATALOG))
  expect(await cli.json('catalog', 'import', path)).toEqual({
    lines: { added: 7, updated: 0, removed: 0 },
    products: { added: 7, updated: 0, archived: 0 },
    stillArchived: [],
    suppliersMissing: [],
  })
  expect(await offerOf(cli, PIDS.userId)).toBe(990_000)

  const { out } = await cli.run('catalog', 'export', '-')
  expect(JSON.parse(out).lines).toMatchObject(TEST_CATALOG.lines)
  const again = await cli.run('catalog', 'import', cli.file('again.json', out), '--replace')
  expect(again.out).toMatch(/^Lines +added 0, updated 7, removed 0\nProducts +added 0, updated 7/)
})

test('removes with --replace what the file does not name', async () => {
  const cli = await testCli()
  await importTestCatalog(cli.store)
  const path = cli.file('one.json', JSON.stringify({ lines: TEST_CATALOG.lines.slice(0, 1) }))
  await cli.run('catalog', 'import', path)
  expect(await offerOf(cli, PIDS.gamekey)).toBe(5_000_000)
  await cli.run('catalog', 'import', path, '--replace')
  expect(await offerOf(cli, PIDS.gamekey)).toBe('INVALID_PRODUCT')
})

test('overwrites an export only with --force', async () => {
  const cli = await testCli()
  await importTestCatalog(cli.store)
  const path = join(testFolder(), 'catalog.json')
  const wrote = { file: path, lines: 7, products: 7, patternsToChange: [] }
  expect(await cli.json('catalog', 'export', path)).toEqual(wrote)
  const first = readFileSync(path, 'utf8')
  await cli.run('catalog', 'product', 'price', PIDS.userId, '1.25')

  const refused = await cli.run('catalog', 'export', path)
  expect(refused).toMatchObject({ exitCode: 1, err: expect.stringMatching(/--force/) })
  expect(readFileSync(path, 'utf8')).toBe(first)
  expect(await cli.run('catalog', 'export', path, '--force')).toMatchObject({ exitCode: 0 })
  expect(JSON.parse(readFileSync(path, 'utf8')).lines[0].products[0].priceUsd).toBe(1.25)
})

test('names the line of a catalog that cannot be imported', async () => {
  const cli = await testCli()
  const path = cli.file('bad.json', '{"lines":[{"slug":"gamea","colour":"red"}]}')
  const { exitCode, out, err } = await cli.run('catalog', 'import', path)
  expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' })
  expect(err).toMatch(/nothing has changed/)
  expect(err).toMatch(/line 1 \(gamea\)/)
})

test('pauses, hides and resumes a line', async () => {
  const cli = await testCli()
  await importTestCatalog(cli.store)
  for (const verb of ['pause', 'hide']) {
    expect(await cli.run('catalog', 'line', verb, 'gamea')).toMatchObject({ exitCode: 0 })
    expect(await offerOf(cli, PIDS.userId)).toBe('GAME_DISABLED')
    await cli.run('catalog', 'line', 'resume', 'gamea')
    expect(await offerOf(cli, PIDS.userId)).toBe(990_000)
  }
  const unknown = await cli.run('catalog', 'line', 'pause', 'x')
  expect(unknown).toEqual({ exitCode: 1, out: '', err: 'error: The catalog has no line "x".\n' })
})

test('pauses, archives, resumes and prices a product', async () => {
  const cli = await testCli()
  await importTestCatalog(cli.store)
  const pid = PIDS.userId
  await cli.run('catalog', 'product', 'pause', pid)
  expect(await offerOf(cli, pid)).toBe('PRODUCT_DISABLED')
  await cli.run('catalog', 'product', 'archive', pid)
  expect(await offerOf(cli, pid)).toBe('UNKNOWN_PID')
  await cli.run('catalog', 'product', 'resume', pid)
  expect(await cli.json('catalog', 'product', 'price', pid, '0.000001')).toEqual({
    pid,
    priceUsd: 0.000001,
  })
  expect(await offerOf(cli, pid)).toBe(1)
})

test.each(['0', '-1', '1,5', '100000.000001', 'free'])('refuses the price %s', async (price) => {
  const cli = await testCli()
  await importTestCatalog(cli.store)
  const refused = await cli.run('catalog', 'product', 'price', PIDS.userId, price)
  expect(refused).toMatchObject({ exitCode: 1, out: '' })
  expect(refused.err).toMatch(/^error: /)
  expect(await offerOf(cli, PIDS.userId)).toBe(990_000)
})

test('adds codes and reports duplicates by line and beginning, never whole', async () => {
  const cli = await testCli()
  await importTestCatalog(cli.store)
  const [known = ''] = await addTestStock(cli.store, PIDS.giftcard, 1)
  const codes = ['FRESH-AAAA-1', '', known, 'FRESH-BBBB-2', 'FRESH-AAAA-1', 'abc', 'abc']
  const path = cli.file('codes.txt', `\u{feff}${codes.join('\r\n')}\n`)

  const { added, duplicates } = await cli.json('stock', 'add', PIDS.gamekey, path)
  expect({ added, duplicates }).toEqual({
    added: 3,
    duplicates: [
      { line: 3, starts: 'CODE', reason: 'in stock already' },
      { line: 5, starts: 'FRES', reason: 'the same as line 1' },
      { line: 7, starts: 'a', reason: 'the same as line 6' },
    ],
  })
  expect(await availableOf(cli, PIDS.gamekey)).toBe(3)

  const { exitCode, out } = await cli.run('stock', 'add', PIDS.gamekey, path)
  expect(exitCode).toBe(0)
  expect(out).toMatch(/^Added +0$/m)
  for (const code of codes.filter((code) => code !== '')) expect(out).not.toContain(code)
})

test('adds a large file in several transactions', async () => {
  const cli = await testCli()
  await importTestCatalog(cli.store)
  const codes = Array.from({ length: 2500 }, (_, i) => `BULK-${i}`)
  const path = cli.file('codes.txt', codes.join('\n'))
  expect(await cli.json('stock', 'add', PIDS.gamekey, path)).toMatchObject({ added: 2500 })
  expect(await availableOf(cli, PIDS.gamekey)).toBe(2500)
  const acts = await actsOf(cli.store, 'stock.add')
  expect(acts.map(({ detail }) => detail?.added)).toEqual([1000, 1000, 500])
})

test.each([
  ['a product that is not in the catalog', 'GWP-NONE', 'A-CODE\n', /no product "GWP-NONE"/],
  ['a line not sold from stock', PIDS.userId, 'A-CODE\n', /not sold from stock/],
  ['an empty file', PIDS.gamekey, ' \n\n', /has no codes/],
  ['another encoding', PIDS.gamekey, Buffer.from('Ä-CODE', 'latin1'), /UTF-8/],
])('adds no stock for %s', async (_, pid, content, message) => {
  const cli = await testCli()
  await importTestCatalog(cli.store)
  const refused = await cli.run('stock', 'add', pid, cli.file('codes.txt', content))
  expect(refused).toMatchObject({ exitCode: 1, out: '', err: expect.stringMatching(message) })
  expect(await availableOf(cli, PIDS.gamekey)).toBe(0)
})

test('shows the stock of every product that is sold from it', async () => {
  const cli = await testCli()
  expect((await cli.run('stock', 'show')).out).toMatch(/no product/)
  await importTestCatalog(cli.store)
  await addTestStock(cli.store, PIDS.gamekey, 3)
  const { products } = await cli.json('stock', 'show')
  expect(products).toContainEqual({
    pid: PIDS.gamekey,
    name: 'Game K standard',
    available: 3,
  })
  expect((await cli.run('stock', 'show')).out).toMatch(/GWP-K1 +3 +Game K standard/)
})

test('turns each switch and writes it down', async () => {
  const cli = await testCli()
  await cli.run('settings', 'set', 'maintenance', 'on')
  await cli.run('settings', 'set', 'api-orders', 'off')
  await cli.run('settings', 'set', 'require-allowlist', 'on')
  expect(await readSettings(cli.store.read)).toMatchObject({
    maintenance: true,
    apiOrders: false,
    requireAllowlist: true,
  })
  const acts = await actsOf(cli.store)
  expect(acts.map(({ actor, action, detail }) => ({ actor, action, detail }))).toEqual([
    { actor: 'operator', action: 'settings.change', detail: { maintenance: true } },
    { actor: 'operator', action: 'settings.change', detail: { apiOrders: false } },
    { actor: 'operator', action: 'settings.change', detail: { requireAllowlist: true } },
  ])
  const { out } = await cli.run('settings', 'show')
  expect(out).toMatch(/^Maintenance +yes\nShop +yes\nApi orders +no\nRequire allowlist +yes\n/)
})

test('keeps the limits of the eligibility rule that are not given', async () => {
  const cli = await testCli()
  const set = ['settings', 'set', 'eligibility'] as const
  const rule = { minDepositedUsd: 25, minAgeSec: 604_800 }
  await cli.run(...set, 'on', '--min-deposited', 25, '--min-age', '7d')
  expect(await cli.json('settings', 'show')).toMatchObject({ eligibility: { on: true, ...rule } })
  expect(await cli.json(...set, 'off')).toMatchObject({ eligibility: { on: false, ...rule } })
  expect((await cli.run('settings', 'show')).out).toMatch(
    /on no, min deposited 25\.00 USD, min age 7d/,
  )
})

test('reads no file that is not there, and writes into no folder that is not', async () => {
  const cli = await testCli()
  for (const args of [
    ['catalog', 'import', '/nowhere/catalog.json'],
    ['catalog', 'export', '/nowhere/catalog.json'],
    ['stock', 'add', PIDS.gamekey, '/nowhere/codes.txt'],
    ['backup', '/nowhere/backup.db'],
  ]) {
    const { exitCode, out, err } = await cli.run(...args)
    expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' })
    expect(err).toMatch(/^error: .*\/nowhere/)
    expect(err).not.toMatch(/\n\s+at /)
  }
  expect(existsSync('/nowhere')).toBe(false)
})

test('tells which suppliers of a catalog are not set up here', async () => {
  const cli = await testCli()
  const [line] = TEST_CATALOG.lines
  const lines = [{ ...line, suppliers: ['north', 'east', 'manual'] }]
  const path = cli.file('catalog.json', JSON.stringify({ lines }))
  const { out, exitCode } = await cli.run('catalog', 'import', path)
  expect(exitCode).toBe(0)
  expect(out).toMatch(/Suppliers missing +east\n[\s\S]*not set up here .*: see SUPPLIERS/)
})
