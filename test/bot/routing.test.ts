// In the bot: how a line's supplier is chosen, what a supplier may have, and why an order is where it is.

import { expect, test } from 'vitest'
import { lineBySlug } from '../../src/domain/catalog/view.ts'
import { readSettings } from '../../src/domain/settings/settings.ts'
import { supplierSettings } from '../../src/domain/suppliers/supplier-limits.ts'
import { actsOf } from '../helpers/acts.ts'
import { testBot } from '../helpers/bot.ts'
import { importTestCatalog } from '../helpers/factories.ts'
import { ownLine } from '../helpers/own-catalog.ts'

async function shop() {
  const bot = await testBot()
  const product = { pid: 'P-1', priceUsd: 2, supplierRef: 'x' }
  const suppliers = ['sandbox', 'south', 'west']
  await importTestCatalog(bot.store, { lines: [ownLine('goods', 'topup', product, suppliers)] })
  const line = () => lineBySlug(bot.store.read, 'goods')
  const limits = async () => supplierSettings(await readSettings(bot.store.read), 'sandbox')
  return { ...bot, ada: bot.admin(), line, limits }
}

test('an admin chooses how a line’s supplier is chosen', async () => {
  const { ada, line, store } = await shop()
  expect(await ada.ask('/line goods')).toMatch(/Supplier chosen.*in the order of the list/)
  await ada.go('🔀 Routing', 'the cheapest first')
  expect((await line()).routing).toEqual({ by: 'cheapest' })
  expect(await ada.sees()).toMatch(/Supplier chosen.*the cheapest first/)
  await ada.press('in the order of the list')
  expect((await line()).routing).toBeNull()
  const acts = await actsOf(store, 'catalog.routing')
  expect(acts.map(({ detail }) => detail?.routing)).toEqual(['cheapest', null])
})

test('the longest names leave room for every button', async () => {
  const { ada, store } = await shop()
  const [slug, suppliers] = ['x'.repeat(40), ['sandbox', 'south']]
  const product = { pid: 'P-2', priceUsd: 2, supplierRef: 'x' }
  await importTestCatalog(store, { lines: [ownLine(slug, 'topup', product, suppliers)] })
  const status = async () => (await lineBySlug(store.read, slug)).status
  await ada.go(`/line ${slug}`, '⏸ Pause')
  expect(await status()).toBe('paused')
  await ada.press('🟢 Resume')
  expect(await status()).toBe('active')
  await ada.go('🔀 Routing', 'the cheapest first')
  expect((await lineBySlug(store.read, slug)).routing).toEqual({ by: 'cheapest' })
})

test('an admin limits a supplier, and takes the limits away', async () => {
  const { ada, limits, store } = await shop()
  await ada.go('/suppliers', '🚚 sandbox')
  expect(await ada.sees()).toMatch(/Most in a day.*no limit[\s\S]*at once.*no limit/)
  await ada.press('📅 Daily limit')
  expect(await ada.ask('$500')).toMatch(/no limit → 500\.00 USD/)
  expect(await ada.see('✅ Yes, change it')).toMatch(/500\.00 USD \(0\.00 USD today\)/)
  await ada.press('🔢 Open at once')
  await ada.write('none')
  await ada.write('20')
  await ada.press('✅ Yes, change it')
  expect(await limits()).toMatchObject({ dayLimitMicros: 500_000_000, atOnce: 20 })
  await ada.go('✖️ No daily limit', '✖️ Any number open')
  expect(await limits()).toMatchObject({ dayLimitMicros: null, atOnce: null })
  const acts = await actsOf(store)
  expect(acts.filter(({ action }) => action === 'supplier.set')).toHaveLength(4)
})

test('buttons that name no supplier, line or strategy change nothing', async () => {
  const { ada, line, limits } = await shop()
  await ada.write('/suppliers')
  for (const data of [
    ...['a.supplier:nowhere', 'a.limit:sandbox:x', 'a.unlimit:constructor:day'],
    ...['a.route:goods:best', 'a.route:goods:', 'a.route:goods:9', 'a.route:nothing:1'],
  ])
    await ada.forge(await ada.asShown(data))
  expect((await line()).routing).toBeNull()
  expect(await limits()).toMatchObject({ dayLimitMicros: null, atOnce: null })
})
