import { describe, expect, test } from 'vitest'
import { importTestCatalog, PIDS, START } from '../../helpers/factories.ts'
import { BIG_LINE, shopper } from '../../helpers/shopper.ts'
import { setShopAllowed } from '../../helpers/standing.ts'
import { testShop } from '../../helpers/store.ts'

describe('typing what one wants, anywhere', () => {
  test.each([
    ['a pack', '60 uc', /Game A UC · 60 UC[\s\S]*Player ID/],
    ['a pid', PIDS.userId.toLowerCase(), /Game A UC · 60 UC[\s\S]*Player ID/],
  ])('%s opens it, if it is the only one', async (_, text, screen) => {
    const s = await shopper()
    expect(await s.holder.ask(text)).toMatch(screen)
  })

  test('has pages', async () => {
    const store = await testShop()
    await importTestCatalog(store, { lines: [BIG_LINE] })
    const s = await shopper({ store })
    await s.holder.write('heap')
    await s.holder.go('Next ›')
    expect(await s.holder.buttons()).toEqual(
      expect.arrayContaining(['Heap 11 · 5,011.00 USD · Big Coins', '‹ Previous']),
    )
  })

  test('is an answer while a question is open, and otherwise nothing if it finds nothing', async () => {
    const s = await shopper()
    expect(await s.holder.ask('what is this')).not.toMatch(/What I found/)
    await s.holder.go('/shop', /Game C|Game A UC$/, /60 UC/)
    expect(await s.holder.ask('60 uc')).toMatch(/not a valid Player ID/)
  })

  test('finds nothing for those who may not buy', async () => {
    const s = await shopper()
    await s.set({ shop: false })
    expect(await s.holder.ask('60 uc')).not.toMatch(/What I found/)
    await s.set({ shop: true })
    const why = { reason: undefined, actor: 'operator' } as const
    await s.store.transaction((tx) => setShopAllowed(tx, s.accountId, false, why, START))
    expect(await s.holder.ask('60 uc')).not.toMatch(/What I found/)
    expect(await s.holder.ask('/shop')).toMatch(/switched off for your account/)
  })
})
