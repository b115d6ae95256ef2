import { expect, it } from 'vitest'
import { changeSettingsBy } from '../../src/domain/settings/settings.ts'
import { NO_SUPPLIER_SETTINGS } from '../../src/domain/settings/supplier.ts'
import { recordBalance } from '../../src/domain/suppliers/health.ts'
import { ADMIN_ID, testBot } from '../helpers/bot.ts'
import { PIDS, START } from '../helpers/factories.ts'
import { panelOf } from '../helpers/panel.ts'
import { changeProduct } from '../helpers/prices.ts'
import { oneTransfer } from '../helpers/transfers.ts'

async function shop() {
  const bot = await testBot()
  await bot.newcomer(ADMIN_ID)
  const { key } = await bot.reseller(100_000_000)
  const order = (trxid: string, userId = '5123456789') =>
    bot.call('POST', '/orders', { key, body: { pid: PIDS.userId, userId, trxid } })
  return { ...bot, order }
}

it('shows how to begin before the first order, and figures with a chart from then on', async () => {
  const { order, set, ...bot } = await shop()
  const panel = await panelOf(bot, ADMIN_ID)
  const empty = await panel.open('/panel')
  expect(empty.text).toMatch(/Begin here\n✓ done Add what you sell.*\nto do Add a way to pay/)
  expect(empty.html).not.toContain('data-chart')
  await set(oneTransfer())
  expect((await panel.open('/panel')).text).toMatch(/✓ done Add a way to pay/)
  await order('one')
  await order('two', '5123456702')
  const { text, html } = await panel.open('/panel')
  expect(text).not.toContain('Begin here')
  expect(text).toMatch(/Sales 0\.99 USD Yesterday 0\.00 USD\n/)
  expect(text).toMatch(/Completed 50% Yesterday –\n/)
  const chart = JSON.parse(/data-chart="([^"]+)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '')
  expect(chart.days).toHaveLength(30)
  expect(chart.series.map((one: { values: number[] }) => one.values.at(-1))).toEqual([0.99, 0, 1])
  const figures = [...html.matchAll(/<a class="card figure" href="([^"]+)"/g)]
  expect(figures).toHaveLength(4)
  for (const [, to = ''] of figures)
    expect((await panel.open(to.replaceAll('&amp;', '&'))).status, to).toBe(200)
  // What the chart shows is there without a script.
  expect(text).toMatch(/15 Jan 2026\n0\.99 USD\n0\.00 USD\n1\n14 Jan 2026\n0\.00 USD/)
})

it('says first what is switched off, paused or failing, since when and by whom', async () => {
  const { store, ...bot } = await shop()
  const panel = await panelOf({ store, ...bot }, ADMIN_ID)
  await store.transaction(async (tx) => {
    await changeSettingsBy(tx, { maintenance: true, shop: false }, `admin:${ADMIN_ID}`, START)
    const paused = { changes: { status: 'paused' }, actor: 'operator' } as const
    await changeProduct(tx, PIDS.userId, paused, START)
  })
  const { text, html } = await panel.open('/panel')
  expect(html).toMatch(/<p class="quiet"><a href="\/panel\/goods\?only=paused">1 product is paused/)
  expect(text).toMatch(
    /Today\nMaintenance is on: .* Since 15 Jan 2026, 12:00 UTC , by admin Ada \(\d+\)\.\nThe shop is closed: .*\nPaused: Game A UC\n1 product is paused by hand\n/,
  )
})

it('shows what is left at suppliers, and what waits for each role', async () => {
  const { store, person, giveRole, set, ...bot } = await shop()
  await store.transaction((tx) => recordBalance(tx, 'sandbox', { balanceMicros: 4_000_000 }, START))
  await set({ suppliers: { sandbox: { ...NO_SUPPLIER_SETTINGS, lowBalanceMicros: 5_000_000 } } })
  await bot.order('slow', '5123456701')
  bot.clock.advance(60 * 60_000)
  const helper = person()
  await helper.write('/start')
  await giveRole(helper, 'stock')
  const owner = await (await panelOf({ store, ...bot }, ADMIN_ID)).open('/panel')
  expect(owner.text).toMatch(/Left at the suppliers\nsandbox\n4\.00 USD \(low\)/)
  expect(owner.html).toMatch(/href="\/panel\/inbox">Orders that have waited/)
  const stock = await (await panelOf({ store, ...bot }, helper.id)).open('/panel')
  expect(stock.text).toContain('Nothing waits for you.')
  expect(stock.text).not.toMatch(/Sales|Left at the suppliers/)
})
