import { describe, expect, test } from 'vitest'
import { setShopAllowed } from '../../../src/domain/accounts/standing.ts'
import { importTestCatalog, PIDS, START } from '../../helpers/factories.ts'
import { BIG_LINE, shopper } from '../../helpers/shopper.ts'
import { testShop } from '../../helpers/store.ts'

describe('typing what one wants, anywhere', () => {
  test.each([
    ['a pack', '60 uc', /Game A UC · 60 UC[\s\S]*Player ID/],
    ['a pid', PIDS.userId.toLowerCase(), /Game A UC · 60 UC[\s\S]*Player ID/],
  ])('%s opens it, if it is the only one', async (_, text, screen) => {
    const s = await shopper()
    await s.holder.write(text)
    expect(await s.holder.sees()).toMatch(screen)
  })

  test('a game finds its line and its packs', async () => {
    const s = await shopper()
    await s.holder.write('game a')
    expect(await s.holder.sees()).toContain('game a')
    await s.taps('Game A UC')
    expect(await s.holder.sees()).toMatch(/Game A UC/)
  })

  test('has pages', async () => {
    const store = await testShop()
    await importTestCatalog(store, { lines: [BIG_LINE] })
    const s = await shopper({ store })
    await s.holder.write('heap')
    await s.taps('Next ›')
    expect(await s.holder.buttons()).toEqual(
      expect.arrayContaining(['Heap 11 · 5,011.00 USD · Big Coins', '‹ Previous']),
    )
  })

  test('is an answer while a question is open, and otherwise nothing if it finds nothing', async () => {
    const s = await shopper()
    await s.holder.write('what is this')
    expect(await s.holder.sees()).not.toMatch(/What I found/)
    await s.holder.write('/shop')
    await s.taps(/Game C|Game A UC$/, /60 UC/)
    await s.holder.write('60 uc')
    expect(await s.holder.sees()).toMatch(/not a valid Player ID/)
  })

  test('finds nothing for those who may not buy', async () => {
    const s = await shopper()
    await s.set({ shop: false })
    await s.holder.write('60 uc')
    expect(await s.holder.sees()).not.toMatch(/What I found/)
    await s.set({ shop: true })
    const why = { reason: undefined, actor: 'operator' } as const
    await s.store.transaction((tx) => setShopAllowed(tx, s.accountId, false, why, START))
    await s.holder.write('60 uc')
    expect(await s.holder.sees()).not.toMatch(/What I found/)
    await s.holder.write('/shop')
    expect(await s.holder.sees()).toMatch(/switched off for your account/)
  })
})

test('an admin opens the shop with the command that also closes it', async () => {
  const s = await shopper()
  const ada = s.admin()
  await ada.write('/start')
  await ada.write('/shop')
  expect(await ada.buttons()).toContain('Game A UC')
  await ada.write('/shop off')
  await ada.press(/Yes/)
  await s.holder.write('/shop')
  expect(await s.holder.sees()).toMatch(/shop is closed/)
})
