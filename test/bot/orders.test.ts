// The holder's orders: as a list, by status and game, and one by one.
import { describe, expect, test } from 'vitest'
import { orders } from '../../src/domain/schema.ts'
import { testBot } from '../helpers/bot.ts'
import { addTestStock, PIDS } from '../helpers/factories.ts'

const DAY_MS = 86_400_000

/** A holder with an order of each status, of two games, on two days. */
async function history() {
  const bot = await testBot()
  const { reseller, call, person, clock, settled, app, store } = bot
  const { key, telegramId } = await reseller(500_000_000)
  const order = (body: object) => call('POST', '/orders', { key, body })
  const holder = person(telegramId)
  await holder.write('/start')
  await order({ pid: PIDS.userId, userId: '5123456789', trxid: 'first' })
  await order({ pid: PIDS.userId, userId: '5123456702', trxid: 'refused' })
  clock.advance(DAY_MS)
  await addTestStock(store, PIDS.gamekey, 12)
  await order({ pid: PIDS.gamekey, quantity: 10, trxid: 'keys' })
  await order({ pid: PIDS.region, userId: '5123456', region: 'eu', moreId: '1', trxid: 'eu' })
  await order({ pid: PIDS.userId, userId: '5123456704', trxid: 'waits' })
  await settled()
  return { ...bot, app, holder }
}

describe('the list', () => {
  test('says of each order what, for whom, when and how it stands', async () => {
    const { holder } = await history()
    await holder.write('/orders')
    const text = await holder.sees()
    expect(text.replace(/\d{1,2} \w+ \d{4}, \d\d:\d\d UTC/g, 'TIME')).toMatch(
      new RegExp(
        [
          'Your orders\\n',
          '1\\. 60 UC · Game A',
          '5123456704 · TIME · 0\\.99 USD · ⏳ being processed\\n',
          '2\\. 100 Credits · Game E',
          '5123456 Europe 1 · TIME · .+ USD · ✅ completed\\n',
          '3\\. Game K standard · Game K',
          'TIME · .+ USD · ✅ completed\\n',
          '4\\. 60 UC · Game A',
          '5123456702 · TIME · 0\\.99 USD · ↩️ cancelled and refunded\\n',
          '5\\. 60 UC · Game A',
          '5123456789 · TIME · 0\\.99 USD · ✅ completed',
        ].join('\\n'),
      ),
    )
    expect((await holder.buttons()).slice(0, 5)).toEqual(['1 ⏳', '2 ✅', '3 ✅', '4 ↩️', '5 ✅'])
    const [list] = (await holder.messages()).filter(({ text }) => text?.includes('Your orders'))
    expect(list?.entities?.filter(({ type }) => type === 'date_time')).toHaveLength(5)
  })

  test('keeps to a status or a game, and the way back from an order leads there', async () => {
    const { holder } = await history()
    await holder.write('/orders')
    await holder.press('↩️ Cancelled')
    expect(await holder.sees()).toMatch(/1\. 60 UC.*\n5123456702.*refunded/)
    expect(await holder.sees()).not.toMatch(/2\. /)
    await holder.press('1 ↩️')
    expect(await holder.sees()).toMatch(/Reason {2}The game does not know this player/)
    await holder.press('‹ Orders')
    expect(await holder.buttons()).toContain('• ↩️ Cancelled')
    await holder.press('🎮 Game')
    expect(await holder.buttons()).toEqual([
      ...['All games', 'Game A UC', 'Game E Credits', 'Game keys', '‹ Back'],
    ])
    await holder.press('Game keys')
    expect(await holder.sees()).toMatch(/no orders like this/)
    await holder.press('All')
    expect(await holder.sees()).toMatch(/1\. Game K standard/)
    expect(await holder.buttons()).toContain('• 🎮 Game')
    await holder.press('• 🎮 Game')
    await holder.press('All games')
    expect(await holder.sees()).toMatch(/5\. 60 UC/)
  })

  test('pages through the orders of a filter, also where many others lie between', async () => {
    const { holder, store, clock } = await history()
    const { id: accountId } = await holder.account()
    const at = clock.now
    const made = Array.from({ length: 40 }, (_, n) => ({
      ...{ id: `API-GMA-0000${1000 + n}-000000`, accountId, pid: PIDS.userId, slug: 'gamea' },
      ...{ kind: 'topup' as const, quantity: 1, amountMicros: 990_000, player: {} },
      packName: n % 4 === 0 ? `Pack ${n}` : '60 UC',
      status: n % 4 === 0 ? ('cancelled' as const) : ('completed' as const),
      ...{ refunded: false, supplier: 'sandbox', createdAt: at, endedAt: at },
    }))
    await store.transaction((tx) => tx.insert(orders).values(made))
    await holder.write('/orders')
    await holder.press('↩️ Cancelled')
    expect((await holder.sees()).match(/Pack \d+/g)).toEqual(
      [36, 32, 28, 24, 20, 16, 12, 8].map((n) => `Pack ${n}`),
    )
    await holder.press('Older ›')
    expect((await holder.sees()).match(/Pack \d+/g)).toEqual(['Pack 4', 'Pack 0'])
    await holder.press('‹ Newer')
    expect(await holder.sees()).toMatch(/Pack 36/)
  })
})
