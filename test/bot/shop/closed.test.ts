// What a holder reads before they try to buy what cannot be bought now.
import { expect, test } from 'vitest'
import { shopper } from '../../helpers/shopper.ts'

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
