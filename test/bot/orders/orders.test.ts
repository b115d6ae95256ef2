// The holder's orders: as a list, by status and game, and one by one.
import { describe, expect, test } from 'vitest'
import { testBot } from '../../helpers/bot.ts'
import { addTestStock, PIDS } from '../../helpers/factories.ts'

const DAY_MS = 86_400_000

/** A holder with an order of each status, of two games, on two days. */
async function history() {
  const bot = await testBot()
  const { reseller, call, newcomer, clock, settled, app, store } = bot
  const { key, telegramId } = await reseller(500_000_000)
  const order = (body: object) => call('POST', '/orders', { key, body })
  const holder = await newcomer(telegramId)
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
  test('keeps to a status or a game, and the way back from an order leads there', async () => {
    const { holder } = await history()
    expect(await holder.see('/orders', '↩️ Cancelled')).toMatch(/1\. 60 UC.*\n5123456702.*refunded/)
    expect(await holder.sees()).not.toMatch(/2\. /)
    expect(await holder.see('1 ↩️')).toMatch(/Reason {2}The game does not know this player/)
    await holder.press('‹ Orders')
    expect(await holder.buttons()).toContain('• ↩️ Cancelled')
    await holder.press('🎮 Game')
    expect(await holder.buttons()).toEqual([
      ...['All games', 'Game A UC', 'Game E Credits', 'Game keys', '‹ Back'],
    ])
    expect(await holder.see('Game keys')).toMatch(/no orders like this/)
    expect(await holder.see('All')).toMatch(/1\. Game K standard/)
    expect(await holder.buttons()).toContain('• 🎮 Game')
    expect(await holder.see('• 🎮 Game', 'All games')).toMatch(/5\. 60 UC/)
  })
})
