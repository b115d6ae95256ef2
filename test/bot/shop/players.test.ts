import { describe, expect, test } from 'vitest'
import { lookups } from '../../../src/domain/schema.ts'
import { savedPlayersOf, savePlayer } from '../../../src/domain/shop/saved-players.ts'
import { TEST_CONFIG } from '../../helpers/app.ts'
import { importTestCatalog, later } from '../../helpers/factories.ts'
import { BIG_LINE, shopper } from '../../helpers/shopper.ts'
import { testShop } from '../../helpers/store.ts'

type Shopper = Awaited<ReturnType<typeof shopper>>

async function choose(s: Shopper, line: RegExp, pack: RegExp): Promise<void> {
  await s.holder.go('/shop', line, pack)
}

describe('the fields of a line', () => {
  test('are asked for one by one, in its words and with its options', async () => {
    const s = await shopper()
    await choose(s, /Game E/, /100 Credits/)
    expect(await s.holder.sees()).toMatch(/Please send the Player ID/)
    expect(await s.holder.ask('5123456')).toMatch(/Please choose: Region/)
    expect(await s.holder.see('Asia')).toMatch(/Please send the Server ID.\nFor example: 2001/)
    expect(await s.holder.ask('2001')).toMatch(/Region {2}Asia\nServer ID {2}2001/)
    await s.holder.go(/Buy for/)
    const [order] = await s.orders()
    expect(order?.player).toEqual({ userId: '5123456', region: 'Asia', moreId: '2001' })
  })

  test('an option may be typed, by a shortcut as well', async () => {
    const s = await shopper()
    await choose(s, /Game E/, /100 Credits/)
    await s.holder.write('5123456')
    expect(await s.holder.ask('Atlantis')).toMatch(/not a valid Region[\s\S]*Please choose/)
    await s.holder.write('EU')
    expect(await s.holder.ask('2001')).toMatch(/Region {2}Europe/)
  })

  test('many options have pages', async () => {
    const store = await testShop()
    await importTestCatalog(store, { lines: [BIG_LINE] })
    const s = await shopper({ store })
    await choose(s, /Big Coins/, /Heap 0/)
    await s.holder.write('5123456')
    expect(await s.holder.buttons()).toHaveLength(16 + 1 + 1)
    expect(await s.holder.see('Next ›', 'Server 19')).toMatch(/Server {2}s19/)
  })

  test.each([
    ['51a', /not a valid Player ID/],
    ['', /text message/],
    ['5'.repeat(200), /too long/],
  ])('says what is wrong with "%.10s", and asks again', async (text, told) => {
    const s = await shopper()
    await choose(s, /Game A UC$/, /60 UC/)
    if (text === '') await s.holder.act('sticker')
    else await s.holder.write(text)
    expect(JSON.stringify(await s.holder.messages())).toMatch(told)
    expect(await s.holder.ask('5123456789')).toMatch(/Player ID {2}5123456789/)
  })

  test('takes an id and a zone that are sent together, and digits of other scripts', async () => {
    const s = await shopper()
    await choose(s, /Game B/, /86/)
    await s.holder.write('٥١٢٣٤٥٦٧ (2001)')
    expect(await s.holder.see(/Skip/)).toMatch(/Player ID {2}51234567\nZone ID {2}2001/)
    // Two lines are two fields, never one long id.
    await choose(s, /Game B/, /86/)
    await s.holder.write('51234567\n2001')
    expect(await s.holder.see(/Skip/)).toMatch(/Player ID {2}51234567\nZone ID {2}2001/)
  })
})

describe('saved players', () => {
  test('are offered as buttons, last used first, and can be forgotten', async () => {
    const s = await shopper()
    for (const player of ['5111111', '5222222']) {
      await choose(s, /Game A UC$/, /60 UC/)
      if (player === '5222222') await s.holder.go(/Other player/, /Another player/)
      await s.holder.write(player)
      await s.holder.go(/Skip/, /Buy for/)
    }
    await choose(s, /Game A UC$/, /60 UC/)
    expect(await s.holder.sees()).toMatch(/Player ID {2}5222222/)
    await s.holder.go(/Other player/)
    expect((await s.holder.buttons()).slice(0, 2)).toEqual(['5222222', '5111111'])
    expect(await s.holder.see('5111111')).toMatch(/Player ID {2}5111111/)
    await s.holder.go(/Other player/, /Forget one/, '5222222')
    expect(await s.holder.buttons()).not.toContain('5222222')
    expect(await s.holder.buttons()).toContain('5111111')
    expect(await s.orders()).toHaveLength(2)
  })
})

test('of more than twenty players of a line those used least of late are forgotten', async () => {
  const s = await shopper()
  const save = (userId: string, at: number) =>
    s.store.transaction((tx) => {
      const used = { slug: 'gamea', player: { userId }, name: null }
      return savePlayer(tx, s.accountId, used, later(at))
    })
  for (let i = 0; i < 20; i++) await save(`5${i}`, i)
  await save('50', 100)
  await save('new', 101)
  const saved = await savedPlayersOf(s.store.read, s.accountId, 'gamea')
  expect(saved).toHaveLength(20)
  const ids = saved.map(({ player }) => player.userId)
  expect(ids.slice(0, 2)).toEqual(['new', '50'])
  expect(ids).not.toContain('51')
})

describe('the player’s name', () => {
  test('is shown before paying, for a fee that is said before, and kept', async () => {
    const s = await shopper()
    await choose(s, /Game A UC$/, /60 UC/)
    await s.holder.write('5123456789')
    expect(await s.holder.sees()).toMatch(/It costs 0.0017 USD, also if there is no such player/)
    const show = await s.holder.button(/Show the name/)
    expect(await s.holder.see(/Show the name · 0.0017 USD/)).toMatch(/Player {2}Player 6789/)
    // Pressed twice, it is paid once.
    await s.holder.pressData(...show)
    expect(await s.balance()).toBe(49_998_300)
    await s.holder.go(/Buy for/)
    expect(await s.holder.see(/Shop/, '⭐ 60 UC · 5123…789')).toMatch(/Player {2}Player 6789/)
    expect(await s.store.read.$count(lookups)).toBe(1)
  })

  test('of nobody is said, and does not keep anybody from buying', async () => {
    const s = await shopper()
    await choose(s, /Game A UC$/, /60 UC/)
    await s.holder.write('5123456702')
    expect(await s.holder.see(/Show the name/)).toMatch(/The game knows no such player/)
    expect(await s.holder.buttons()).toContain('✅ Buy for 0.99 USD')
  })

  test('that the supplier does not tell does not keep anybody from buying', async () => {
    const s = await shopper({ config: { ...TEST_CONFIG, lookupWaitMs: 500 } })
    await choose(s, /Game A UC$/, /60 UC/)
    await s.holder.write('5123456704')
    expect(await s.holder.see(/Show the name/)).toMatch(/cannot be found out at the moment/)
    expect(await s.holder.buttons()).toContain('✅ Buy for 0.99 USD')
  })

  test('that the wallet does not cover is skipped, and said', async () => {
    const s = await shopper({}, 1000)
    await choose(s, /Game A UC$/, /60 UC/)
    await s.holder.write('5123456789')
    expect(await s.holder.see(/Show the name/)).toMatch(/does not cover looking up the name/)
  })
})
