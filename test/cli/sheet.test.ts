import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listingOf } from '../../src/domain/catalog/catalog.ts'
import { stockLevels } from '../../src/domain/stock/stock.ts'
import { testCli } from '../helpers/cli.ts'
import { addTestStock, importTestCatalog, PIDS } from '../helpers/factories.ts'
import { testFolder } from '../helpers/store.ts'

const PID = PIDS.userId

async function shop() {
  const cli = await testCli()
  await importTestCatalog(cli.store)
  const price = async () => (await listingOf(cli.store.read, PID))?.product.priceMicros
  return { ...cli, price }
}

test('changes are shown, and made with --yes', async () => {
  const { run, json, file, price } = await shop()
  const path = file('prices.csv', `pid;price_usd;notes\n${PID};"1,10";x`)
  const { out } = await run('sheet', 'import', path)
  expect(out).toMatch(/2 {4}GWP-A60 {2}price_usd {2}0\.99 {4}1\.1\n/)
  expect(out).toMatch(
    /Unread columns +notes\n[\s\S]*Nothing was changed\. Add --yes to make 1 change/,
  )
  expect(await price()).toBe(990_000)
  expect(await json('sheet', 'import', path, '--yes')).toMatchObject({
    imported: true,
    changes: [{ row: 2, pid: PID, column: 'price_usd', before: 0.99, after: 1.1 }],
    prices: [{ pid: PID, before: { priceUsd: 0.99 }, after: { priceUsd: 1.1 } }],
  })
  expect(await price()).toBe(1_100_000)
})

test('cells that are wrong are listed, and nothing is changed', async () => {
  const { run, file, price } = await shop()
  const path = file('prices.csv', `pid,price_usd\n${PID},2\nNEW,1\n${PIDS.zoneId},x`)
  const { exitCode, out, err } = await run('sheet', 'import', path, '--yes')
  expect(exitCode).toBe(1)
  expect(out).toMatch(/3 {4}pid {8}no product has this pid/)
  expect(out).toMatch(/4 {4}price_usd {2}“x” is not an amount in USD/)
  expect(err).toMatch(/2 cells must be corrected; nothing has changed/)
  expect(await price()).toBe(990_000)
  expect((await run('sheet', 'import', file('a.xlsx', 'PK\x03\x04'))).err).toMatch(/damaged/)
  expect((await run('sheet', 'import', file('b.csv', 'a,b\n1,2'))).err).toMatch(/no column “pid”/)
})

test('codes for several products are added with --yes, those that are known are not', async () => {
  const { run, json, file, store } = await shop()
  const [known = ''] = await addTestStock(store, PIDS.giftcard, 1)
  const codes = ['SECRET-A-1', 'SECRET-A-2', 'SECRET-B-1']
  const rows = [
    ...[`${PIDS.gamekey},${codes[0]},2`, `${PIDS.gamekey},${codes[1]},2`],
    ...[`${PIDS.giftcard},${codes[2]},`, `${PIDS.giftcard},${known},`],
  ]
  const path = file('codes.csv', `pid,code,cost_usd\n${rows.join('\n')}`)
  const shown = await run('sheet', 'import', path)
  expect(shown.out).toMatch(
    /GWP-K1 +2 +0 +2\.00 USD[\s\S]*Nothing was added\. Add --yes to add 3 codes/,
  )
  const available = async () =>
    Object.fromEntries((await stockLevels(store.read)).map((one) => [one.pid, one.available]))
  expect(await available()).toMatchObject({ [PIDS.gamekey]: 0, [PIDS.giftcard]: 1 })
  const added = await json('sheet', 'import', path, '--yes')
  expect(added).toMatchObject({
    imported: true,
    products: [
      { pid: PIDS.gamekey, codes: 2, added: 2, costUsd: 2 },
      { pid: PIDS.giftcard, codes: 2, added: 1, costUsd: null },
    ],
    duplicates: [{ line: 5, reason: 'in stock already' }],
  })
  expect(await available()).toMatchObject({ [PIDS.gamekey]: 2, [PIDS.giftcard]: 2 })
  expect(shown.out + JSON.stringify(added)).not.toMatch(/SECRET-[AB]-\d/)
  const stock = join(testFolder(), 'stock.csv')
  await run('sheet', 'export', 'stock', stock)
  expect(readFileSync(stock, 'utf8')).toMatch(/GWP-K1,gamekeys,Game K standard,2,low,,,/)
})
