// Statistics and books, as admins read them in the chat.

import { describe, expect, test } from 'vitest'
import { setCost } from '../../src/domain/catalog/products.ts'
import { actsOf } from '../helpers/acts.ts'
import { ADMIN_ID, testBot } from '../helpers/bot.ts'
import { rowsOfCsv } from '../helpers/csv.ts'
import { PIDS, START } from '../helpers/factories.ts'

async function shop() {
  const bot = await testBot()
  const ada = await bot.newcomer(ADMIN_ID)
  const { key } = await bot.reseller(100_000_000)
  const order = (trxid: string, userId = '5123456789') =>
    bot.call('POST', '/orders', { key, body: { pid: PIDS.userId, userId, trxid } })
  return { ...bot, ada, order }
}

describe('/stats', () => {
  test('tells what was earned today, and of other days what was asked for', async () => {
    const { ada, store, order } = await shop()
    const cost = { costMicros: 300_000, actor: 'operator' } as const
    await store.transaction((tx) => setCost(tx, PIDS.userId, cost, START))
    await order('one')
    await order('two', '5123456702')
    const today = await ada.ask('/stats')
    expect(today).toMatch(/^📈 Statistics\nToday\n/)
    expect(today).toMatch(/Profit {2}\+\d+\.\d+ USD, [\d.]+% of the sales/)
    expect(today).toMatch(/Ended orders {2}2, 50% completed/)
    expect(await ada.see('Yesterday')).toMatch(/Nothing was sold in these days/)
    expect(await ada.see('30 days')).toMatch(/The last 30 days[\s\S]*By supplier\n• sandbox/)
    await ada.press('📅 Other days')
    expect(await ada.ask('31.12.2025')).toMatch(/I need two days/)
    await ada.write('2026-01-01 2026-01-20')
    expect(await ada.sees()).toMatch(/1 Jan 2026 to 20 Jan 2026[\s\S]*1 order/)
    expect(await ada.see('↻ Refresh')).toMatch(/1 Jan 2026 to 20 Jan 2026/)
    expect(await ada.ask('/stats 90')).toMatch(/The last 90 days/)
    expect(await ada.ask('/stats 2026-01-15')).toMatch(/15 Jan 2026\n/)
    for (const wrong of ['/stats 2026-01-20 2026-01-01', '/stats 1 2 3', '/export yesterday'])
      expect(await ada.ask(wrong)).toMatch(/I need two days/)
  })
})

describe('/export', () => {
  test('sends what was asked for as a file, and records it', async () => {
    const { ada, order, store, chatUrl } = await shop()
    const { body } = await order('one')
    await ada.write('/export 2026-01-01 2026-01-31')
    expect(await ada.sees()).toMatch(/Files for a spreadsheet\n1 Jan 2026 to 31 Jan 2026/)
    await ada.press('📦 Orders')
    const sent = (await ada.messages()).at(-1)
    expect(sent?.caption).toBe('📦 Orders\n1 Jan 2026 to 31 Jan 2026\n1 row')
    expect(sent?.document?.file_name).toBe('orders-2026-01-01-2026-01-31.csv')
    const url = `${chatUrl}/chats/${ADMIN_ID}/files/${sent?.document?.file_id}`
    const [, row] = rowsOfCsv(new Uint8Array(await (await fetch(url)).arrayBuffer()))
    expect(row?.slice(0, 2)).toEqual([body.orderId, 'one'])
    const acts = await actsOf(store, 'service.export')
    expect(acts).toMatchObject([
      { actor: `admin:${ADMIN_ID}`, detail: { kind: 'orders', rows: 1 } },
    ])
  })
})
