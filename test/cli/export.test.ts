import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addTier, setAccountTier } from '../../src/domain/catalog/tiers.ts'
import { deposits } from '../../src/domain/schema.ts'
import { buyKeys } from '../helpers/claims.ts'
import { testCli } from '../helpers/cli.ts'
import { rowsOfCsv } from '../helpers/csv.ts'
import {
  addTestStock,
  importTestCatalog,
  openTestAccount,
  PIDS,
  START,
} from '../helpers/factories.ts'
import { testFolder } from '../helpers/store.ts'

async function shop() {
  const cli = await testCli()
  await importTestCatalog(cli.store)
  const { id } = await openTestAccount(cli.store, { balanceMicros: 50_000_000, name: 'Ann' })
  await addTestStock(cli.store, PIDS.gamekey, 2)
  const orders = [await buyKeys(cli.store, id), await buyKeys(cli.store, id)]
  const file = (name: string) => join(testFolder(), name)
  return { cli, orders, file, accountId: id }
}

test('exports orders of some days, which a spreadsheet reads', async () => {
  const { cli, orders, file } = await shop()
  const path = file('orders.csv')
  const days = ['--from', '2026-01-15', '--to', '2026-01-15']
  const { out } = await cli.run('export', 'orders', path, ...days)
  expect(out).toBe(`Wrote 2 rows of 2026-01-15 to 2026-01-15 into ${path}.\n`)
  const [heading = [], ...rows] = rowsOfCsv(readFileSync(path))
  expect(rows.map((row) => row[heading.indexOf('order_id')])).toEqual(orders)
  expect(rows[0]?.[heading.indexOf('amount_usd')]).toBe('5.00')
  expect(rows[0]?.[heading.indexOf('account_name')]).toBe('Ann')
  const none = ['--from', '2026-01-16', '--to', '2026-01-17'] as const
  expect(await cli.json('export', 'orders', file('none.csv'), ...none)).toMatchObject({
    ...{ rows: 0, from: '2026-01-16' },
  })
})

test('exports the other tables, too', async () => {
  const { cli, file } = await shop()
  const least = { ledger: 4, deposits: 2, products: 8, accounts: 3, summary: 20 }
  for (const [what, count] of Object.entries(least)) {
    const path = file(`${what}.csv`)
    await cli.json('export', what, path)
    expect(readFileSync(path, 'utf8').split('\r\n').length, what).toBeGreaterThanOrEqual(count)
  }
})

test('an account is exported with its tier', async () => {
  const { cli, accountId, file } = await shop()
  const actor = 'operator' as const
  await openTestAccount(cli.store, { name: 'Ben' })
  await cli.store.transaction(async (tx) => {
    const { id } = await addTier(tx, { name: 'Gold', actor }, START)
    await setAccountTier(tx, accountId, { tierId: id, actor }, START)
  })
  const path = file('accounts.csv')
  await cli.run('export', 'accounts', path)
  const [heading = [], ...rows] = rowsOfCsv(readFileSync(path))
  const [name, tier] = [heading.indexOf('account_name'), heading.indexOf('tier')]
  expect(rows.map((row) => [row[name], row[tier]])).toEqual([
    ['Ann', 'Gold'],
    ['Ben', 'standard'],
  ])
})

test('a top-up is exported with what its payer paid, in their currency', async () => {
  const { cli, accountId, file } = await shop()
  const at = START
  const paid = { amountMicros: 12_400_000, creditedMicros: 12_400_000, paidIn: '12.5 USDT' }
  await cli.store.transaction((tx) =>
    tx.insert(deposits).values({
      ...{ ...paid, accountId, method: 'crypto_pay', reference: 'DEP-AAAAAAAA-AAAAAA' },
      ...{ status: 'credited', createdAt: at, expiresAt: at, endedAt: at },
    }),
  )
  const path = file('deposits.csv')
  await cli.run('export', 'deposits', path, '--from', '2026-01-15', '--to', '2026-01-15')
  const [heading = [], ...rows] = rowsOfCsv(readFileSync(path))
  const row = rows.find((one) => one.includes('crypto_pay'))
  expect(row?.[heading.indexOf('paid_in')]).toBe('12.5 USDT')
  expect(row?.[heading.indexOf('credited_usd')]).toBe('12.40')
})

test('overwrites nothing, and says what is wrong with a name or a day', async () => {
  const { cli, file } = await shop()
  const path = file('kept.csv')
  writeFileSync(path, 'mine')
  for (const [args, says] of [
    [[path], /exists already; --force overwrites it/],
    [[file('x.pdf')], /must end in \.csv/],
    [[file('x.csv'), '--from', '15.01.2026'], /is not a day/],
    [[file('x.csv'), '--from', '2026-02-01', '--to', '2026-01-01'], /is after/],
    [[join(file('no-folder'), 'x.csv')], /does not exist/],
  ] as const)
    expect(await cli.refusal('export', 'orders', ...args)).toMatch(says)
  expect(readFileSync(path, 'utf8')).toBe('mine')
  await cli.json('export', 'orders', path, '--force')
  expect(readFileSync(path, 'utf8')).not.toBe('mine')
})
