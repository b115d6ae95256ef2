// Books, sales and exports.

import { gt } from 'drizzle-orm'
import { expect, it, test } from 'vitest'
import { insertNumbered } from '../../src/db/dialect.ts'
import { deposits, entries, wallets } from '../../src/domain/schema.ts'
import { actsOf } from '../helpers/acts.ts'
import { ADMIN_ID, testBot } from '../helpers/bot.ts'
import { rowsOfCsv } from '../helpers/csv.ts'
import { addTestStock, PIDS, START } from '../helpers/factories.ts'
import { panelOf } from '../helpers/panel.ts'
import { setCost } from '../helpers/prices.ts'

async function shop() {
  const bot = await testBot()
  await bot.newcomer(ADMIN_ID)
  const { key, accountId } = await bot.reseller(100_000_000)
  const order = (trxid: string, userId = '5123456789') =>
    bot.call('POST', '/orders', { key, body: { pid: PIDS.userId, userId, trxid } })
  const buyKey = (trxid: string) =>
    bot.call('POST', '/orders', { key, body: { pid: PIDS.gamekey, quantity: 1, trxid } })
  return { ...bot, accountId, order, buyKey, panel: await panelOf(bot, ADMIN_ID) }
}

const rowsOf = (csv: string) => rowsOfCsv(new TextEncoder().encode(csv))

it('shows books whose lines add up from the wallets at the beginning to those at the end', async () => {
  const { panel, order, store } = await shop()
  await order('one')
  await order('two', '5123456702')
  const { text } = await panel.open('/panel/money')
  expect(text).toMatch(/1 Jan 2026 to 31 Jan 2026/)
  expect(text).toMatch(
    /Wallets at the beginning\n0\.00\nAdded by hand\n1\n\+100\.00\nCharged for orders\n2\n−1\.98\nOrders refunded\n1\n\+0\.99\nMoved in all\n\+99\.01\nWallets at the end\n99\.01\n/,
  )
  expect(text).toContain('It adds up with the ledger')
  expect(text).toMatch(/1 order for 0\.99 USD is not in the profit/)
  const december = await panel.open('/panel/money?from=2025-12-01&to=2025-12-31')
  expect(december.text).toMatch(/Wallets at the beginning\n0\.00\nNothing moved in these days/)
  const wrong = await panel.open('/panel/money?from=2026-01-31&to=2026-01-01')
  expect(wrong.text).toMatch(/I need two days/)
  await store.transaction((tx) =>
    tx.update(wallets).set({ balanceMicros: 99_000_000 }).where(gt(wallets.balanceMicros, 0)),
  )
  expect((await panel.open('/panel/money')).text).toMatch(
    /Wallets at the end\n99\.00\n.*0\.01 USD are missing/,
  )
})

it('reads a long ledger only after the page is shown', async () => {
  const { panel, store } = await shop()
  const [entry] = await store.read.select().from(entries)
  const late = { ...entry, id: 200_001, reference: null } as typeof entries.$inferSelect
  await store.transaction((tx) => insertNumbered(tx, entries).values(late))
  const page = await panel.open('/panel/money?from=2026-01-01&to=2026-01-31')
  expect(page.text).not.toContain('Wallets at the end')
  const [, path = ''] = /hx-get="([^"]+)"/.exec(page.html) ?? []
  const whole = await panel.open(path.replaceAll('&amp;', '&'))
  expect(whole.text).toMatch(
    /1 Jan 2026 to 31 Jan 2026[\s\S]*Wallets at the end\n100\.00\n.* are missing/,
  )
})

it('shows what was sold in a period, by line, product and supplier', async () => {
  const { panel, order, buyKey, store } = await shop()
  const cost = { costMicros: 300_000, actor: 'operator' } as const
  await store.transaction((tx) => setCost(tx, PIDS.userId, cost, START))
  await order('one')
  await order('two', '5123456702')
  const today = await panel.open('/panel/money/sales?from=2026-01-15&to=2026-01-15')
  expect(today.text).toMatch(/Profit 0\.69 USD 69\.7% of the sales/)
  expect(today.text).toMatch(/Completed 50%/)
  expect(today.html).not.toContain('data-chart')
  const month = await panel.open('/panel/money/sales')
  expect(month.text).toMatch(/17 Dec 2025 to 15 Jan 2026/)
  expect(month.html).toContain('data-chart')
  const file = (by: string) => panel.file(`/panel/money/sales?by=${by}&as=csv`)
  expect(rowsOf(await file('supplier'))).toEqual([
    ['supplier', 'sales_usd', 'profit_usd', 'orders', 'completed_share'],
    ['sandbox', '0.99', '0.69', '1', '0.5'],
  ])
  const product = await panel.open('/panel/money/sales?by=product')
  expect(product.text).toMatch(/Product\nSales, USD\nProfit, USD\nMargin\nOrders\n.+\n0\.99\n0\.69/)
  await addTestStock(store, PIDS.gamekey, 1)
  await buyKey('three')
  const both = await panel.open('/panel/money/sales')
  expect(both.text).toMatch(/\nGame A UC\n0\.99\n0\.69\n69\.7%\n1\n50%\nTotal\n5\.99\n0\.69\n/)
  // A file has no total.
  expect(rowsOf(await file('line'))).toHaveLength(3)
  const before = await panel.open('/panel/money/sales?from=2026-01-14&to=2026-01-14')
  expect(before.text).toMatch(/Nothing was sold in these days/)
})

test('each table is a file, and taking it is recorded', async () => {
  const { panel, order, store } = await shop()
  const { body } = await order('one')
  const page = await panel.open('/panel/money?from=2026-01-01&to=2026-01-31')
  const paths = [...page.html.matchAll(/href="(\/panel\/money\/exports\/[^"]+)"/g)]
  expect(paths).toHaveLength(3)
  for (const [, path = ''] of paths) {
    const rows = rowsOf(await panel.file(path.replaceAll('&amp;', '&')))
    expect(rows.length, path).toBeGreaterThan(0)
  }
  const csv = rowsOf(await panel.file('/panel/money/exports/orders?from=2026-01-01&to=2026-01-31'))
  expect(csv[1]?.slice(0, 2)).toEqual([body.orderId, 'one'])
  const acts = await actsOf(store, 'service.export')
  expect(acts).toHaveLength(4)
  expect(acts.at(-1)).toMatchObject({
    actor: `admin:${ADMIN_ID}`,
    detail: { kind: 'orders', from: '2026-01-01', to: '2026-01-31' },
  })
  const wrong = await panel.ask('/panel/money/exports/orders?from=2026-02-31')
  expect(wrong.status).toBe(302)
})

test('a top-up is exported with what its payer paid, in their currency', async () => {
  const { panel, store, accountId } = await shop()
  await store.transaction((tx) =>
    tx.insert(deposits).values({
      ...{ accountId, method: 'crypto_pay', reference: 'DEP-AAAAAAAA-AAAAAA' },
      ...{ amountMicros: 12_400_000, creditedMicros: 12_400_000, paidIn: '12.5 USDT' },
      ...{ status: 'credited', createdAt: START, expiresAt: START, endedAt: START },
    }),
  )
  const cells = async (what: string, ...columns: string[]) => {
    const path = `/panel/money/exports/${what}?from=2026-01-15&to=2026-01-15`
    const [heading = [], ...rows] = rowsOf(await panel.file(path))
    return rows.map((row) => columns.map((column) => row[heading.indexOf(column)]))
  }
  expect(await cells('deposits', 'method', 'paid_in', 'credited_usd')).toContainEqual([
    ...['crypto_pay', '12.5 USDT', '12.40'],
  ])
  expect(await cells('orders', 'order_id')).toEqual([])
})

test('books, sales and exports are for those who may see reports', async () => {
  const { newcomer, giveRole, ...bot } = await shop()
  const helper = await newcomer()
  await giveRole(helper, 'support')
  const panel = await panelOf(bot, helper.id)
  for (const page of ['', '/sales', '/exports/ledger', '/ways', '/top-ups'])
    expect((await panel.open(`/panel/money${page}`)).status, page).toBe(403)
})
