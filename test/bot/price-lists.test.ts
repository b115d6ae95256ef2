// The price list of a supplier in the bot: what it changes is shown, and made once an admin confirms it.
import { expect, test } from 'vitest'
import { listingOf } from '../../src/domain/catalog/catalog.ts'
import { setCost } from '../../src/domain/catalog/products.ts'
import { SupplierFault } from '../../src/domain/suppliers/supplier.ts'
import { actsOf } from '../helpers/acts.ts'
import { testBot } from '../helpers/bot.ts'
import { importNorth, listSupplier, NORTH_LIST } from '../helpers/price-list.ts'

async function shop() {
  const north = listSupplier(NORTH_LIST)
  const bot = await testBot({ suppliers: new Map([['north', north]]) })
  await importNorth(bot.store)
  const ada = bot.admin()
  const product = async (pid: string) => (await listingOf(bot.store.read, pid))?.product
  const open = async () => {
    await ada.go('/suppliers', '🚚 north', '📋 Price list of north')
  }
  const applied = async () => {
    await open()
    await ada.press(/^✅ (Apply|Remember)/)
  }
  return { ...bot, north, ada, product, open, applied }
}

test('a list is shown with all that it changes, and taken over once', async () => {
  const { ada, open, product, store } = await shop()
  await open()
  expect(await ada.sees()).toMatch(/Last applied {2}never[\s\S]*The list {2}4 new\n/)
  expect(await ada.sees()).toMatch(/60 Gems \(GEM-60\): no cost → 0\.50 USD/)
  expect(await ada.sees()).toMatch(/Prices that follow:[\s\S]*60 Gems {2}no price → 0\.60 USD/)
  expect(await product('GEM-60')).toMatchObject({ costs: null })
  const pressed = await ada.press('✅ Apply 3 changes')
  expect(pressed?.text).toMatch(/^Done/)
  expect(await product('GEM-60')).toMatchObject({ priceMicros: 600_000, heldFor: null })
  expect(await ada.sees()).toMatch(/Nothing changes for your products/)
  expect(await ada.buttons()).not.toContainEqual(expect.stringMatching(/Apply|Remember/))
  const acts = await actsOf(store, 'supplier.sync')
  expect(acts.map(({ actor }) => actor)).toEqual([`admin:${ada.id}`])
  expect(await ada.ask('/log')).toMatch(/Price list of a supplier taken over/)
})

test('nothing is taken over where the list or the catalog has changed since it was shown', async () => {
  const { ada, open, applied, product, north, store, clock } = await shop()
  await applied()
  north.set('n-60', { costMicros: 520_000 })
  await open()
  north.set('n-60', { costMicros: 540_000 })
  expect(await ada.press('✅ Apply 1 change')).toMatchObject({
    text: expect.stringMatching(/changed meanwhile/),
    show_alert: true,
  })
  expect(await ada.sees()).toMatch(/0\.50 USD → 0\.54 USD/)
  const input = { costMicros: 510_000, actor: 'operator' as const }
  await store.transaction((tx) => setCost(tx, 'GEM-60', input, clock.now))
  expect(await ada.see('✅ Apply 1 change')).toMatch(/0\.51 USD → 0\.54 USD/)
  expect((await product('GEM-60'))?.costs).toMatchObject({ north: { micros: 510_000 } })
  await ada.press('✅ Apply 1 change')
  expect((await product('GEM-60'))?.costs).toMatchObject({ north: { micros: 540_000 } })
})

test('suspicious changes are decided one by one', async () => {
  const { ada, open, applied, product, north } = await shop()
  await applied()
  north.set('n-60', { costMicros: 2_000_000 })
  north.set('n-300', { name: 'Coins 300' })
  await open()
  expect(await ada.sees()).toMatch(/Waits for you: 2[\s\S]*Nothing changes/)
  await ada.press('⚠️ Waits for you: 2')
  expect(await ada.sees()).toMatch(/1 of 2[\s\S]*Gems 300 → Coins 300[\s\S]*It has another name/)
  await ada.press('Next ›')
  expect(await ada.sees()).toMatch(/2 of 2[\s\S]*more than your limit[\s\S]*0\.60 USD → 2\.40 USD/)
  await ada.press('✅ Agree to it')
  expect(await product('GEM-60')).toMatchObject({ priceMicros: 2_400_000, heldFor: null })
  expect(await ada.sees()).toMatch(/1 of 1[\s\S]*Coins 300/)
  expect(await ada.see('✅ Agree to it')).toMatch(/Nothing waits for you/)
  await open()
  expect(await ada.buttons()).not.toContainEqual(expect.stringMatching(/Waits/))
})

test('a product that is gone says so, and a list that cannot be read, too', async () => {
  const { ada, applied, north } = await shop()
  await applied()
  north.set('n-60', { available: false })
  await applied()
  north.fault = new SupplierFault('not-sent', 'No connection: ECONNREFUSED.')
  await ada.go('/suppliers', '🚚 north')
  const pressed = await ada.press('📋 Price list of north')
  expect(pressed?.text).toMatch(/cannot be read: No connection/)
})

test('forged buttons, and those of a role that may not change prices, change nothing', async () => {
  const { ada, person, product, giveRole } = await shop()
  const sam = person()
  for (const one of [ada, sam]) await one.write('/start')
  await giveRole(sam, 'support')
  await sam.write('/suppliers')
  expect(await sam.buttons()).not.toContain('📋 Price list of north')
  for (const data of ['a.list:north:0', 'a.list-yes:1', 'a.list-odd:north:0'])
    expect((await sam.forge(data))?.text).toMatch(/role/)
  for (const data of ['a.list:constructor:0', 'a.list:south:0', 'a.list-yes:'])
    await ada.forge(data)
  expect(await product('GEM-60')).toMatchObject({ costs: null })
})
