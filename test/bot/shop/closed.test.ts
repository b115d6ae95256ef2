// What a holder reads before they try to buy what cannot be bought now.
import { expect, test } from 'vitest'
import { changeLine } from '../../../src/domain/catalog/catalog.ts'
import { changeProduct } from '../../../src/domain/catalog/products.ts'
import { importTestCatalog, PIDS, START } from '../../helpers/factories.ts'
import { BIG_LINE, shopper } from '../../helpers/shopper.ts'
import { testShop } from '../../helpers/store.ts'

const actor = 'operator'

test('maintenance is said first wherever goods are shown, which can still be looked at', async () => {
  const s = await shopper()
  await s.holder.go('/shop', /Game A UC$/, /60 UC/)
  await s.holder.write('5123456789')
  await s.holder.go(/Skip/)
  const old = await s.holder.button(/Buy for/)
  await s.set({ maintenance: true })
  const told = /^🛠 Buying is paused for maintenance\. Your balance and orders are safe\.\nMeanwhile/
  expect(await s.holder.ask('/start')).toMatch(told)
  for (const label of [/Shop/, /Game A UC$/, /60 UC/]) {
    expect(await s.holder.see(label)).toMatch(told)
  }
  await s.holder.write('5123456780')
  expect(await s.holder.see(/Skip/)).toMatch(/^🛠 Buying is paused[\s\S]*Price {2}0\.99 USD/)
  expect(await s.holder.buttons()).toContain('↻ Check again')
  expect((await s.holder.buttons()).join()).not.toMatch(/Buy for/)
  for (const text of ['60 uc', '/bulk', '/shop']) {
    expect(await s.holder.ask(text)).toMatch(told)
  }
  await s.holder.pressData(...old)
  expect(await s.orders()).toHaveLength(0)
  await s.set({ maintenance: false })
  expect(await s.holder.ask('/shop')).toMatch(/^🛍 Shop/)
})

test('the home screen says that the shop is closed, and those with API access that orders are', async () => {
  const s = await shopper()
  await s.set({ shop: false })
  expect(await s.holder.ask('/start')).toMatch(/^🛍 The shop is closed at the moment\./)
  for (const typed of ['GWP-A60', 'uc']) {
    expect(await s.holder.ask(typed), typed).toMatch(/^⚠️ The shop is closed for the moment\./)
  }
  await s.set({ shop: true, apiOrders: false })
  expect(await s.holder.ask('/start')).toMatch(/^👋/)
  await s.holder.go('/api', /Turn on/)
  expect(await s.holder.ask('/start')).toMatch(/^🔌 New orders by API are paused at the moment\./)
})

test('the shop names what is paused', async () => {
  const store = await testShop()
  await importTestCatalog(store, { lines: [BIG_LINE] })
  const s = await shopper({ store })
  const pause = { status: 'paused' } as const
  await s.store.transaction(async (tx) => {
    await changeProduct(tx, PIDS.userId, { changes: pause, actor }, START)
    await changeProduct(tx, 'BIG-3', { changes: pause, actor }, START)
    await changeLine(tx, 'gameb', { status: 'paused', actor }, START)
  })
  expect(await s.holder.ask('/shop')).toMatch(/\n⏸ Paused: Game A UC, Game B Diamonds$/)
  expect(await s.holder.see(/Big Coins/)).toMatch(/\n⏸ Paused: Heap 3$/)
})
