// In the bot: what a supplier may have.

import { expect, test } from 'vitest'
import { readSettings } from '../../src/domain/settings/settings.ts'
import { supplierSettings } from '../../src/domain/suppliers/supplier-limits.ts'
import { actsOf } from '../helpers/acts.ts'
import { testBot } from '../helpers/bot.ts'

async function shop() {
  const bot = await testBot()
  const limits = async () => supplierSettings(await readSettings(bot.store.read), 'sandbox')
  return { ...bot, ada: bot.admin(), limits }
}

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

test('buttons that name no supplier change nothing', async () => {
  const { ada, limits } = await shop()
  await ada.write('/suppliers')
  for (const data of ['a.supplier:nowhere', 'a.limit:sandbox:x', 'a.unlimit:constructor:day'])
    await ada.forge(await ada.asShown(data))
  expect(await limits()).toMatchObject({ dayLimitMicros: null, atOnce: null })
})
