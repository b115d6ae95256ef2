// What admins find by whatever somebody has written down.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Find } from '../../../src/domain/reports/find.ts'
import { findAny } from '../../../src/domain/reports/find-any.ts'
import { accounts, orders } from '../../../src/domain/schema.ts'
import { testApp } from '../../helpers/app.ts'
import { addTestStock, openTestAccount, PIDS, START } from '../../helpers/factories.ts'

async function shop() {
  const at = await testApp()
  const { store } = at
  const { key, accountId, telegramId } = await at.reseller()
  await store.transaction((tx) =>
    tx
      .update(accounts)
      .set({ name: 'Lotus Store', username: 'lotus_50' })
      .where(eq(accounts.id, accountId)),
  )
  const other = await openTestAccount(store, { name: '50% off' })
  const [code = ''] = await addTestStock(store, PIDS.gamekey, 1)
  const order = async (trxid: string, body: object) =>
    String((await at.call('POST', '/orders', { key, body: { trxid, ...body } })).body.orderId)
  const topUp = await order('T-1', { pid: PIDS.userId, userId: '5123456789' })
  const keys = await order('T-2', { pid: PIDS.gamekey })
  await store.transaction((tx) =>
    tx.update(orders).set({ supplierOrderId: 'NORTH-77' }).where(eq(orders.id, topUp)),
  )
  const found = async (text: string) => (await findAny(store.read, text, START)).map(named)
  return { store, accountId, telegramId, other, code, topUp, keys, found }
}

function named(find: Find): string {
  if (find.kind === 'order') return find.order.id
  if (find.kind === 'account') return find.account.name
  return find.kind
}

test('an order by its ids, the supplier’s id, its player, and its code or the end of it', async () => {
  const { found, topUp, keys, code } = await shop()
  for (const text of [topUp, topUp.toLowerCase(), 'T-1', 'NORTH-77', '5123456789', ` ${topUp} `])
    expect(await found(text)).toEqual([topUp])
  for (const text of [keys, code, code.slice(-6)]) expect(await found(text)).toEqual([keys])
})

test('a person by Telegram id, @name, and a part of either name', async () => {
  const { found, telegramId } = await shop()
  for (const text of [String(telegramId), '@lotus_50', 'LOTUS_50', 'lotus st', 'us_5'])
    expect(await found(text)).toEqual(['Lotus Store'])
  // Not patterns: a percent sign and an underscore mean themselves.
  expect(await found('50%')).toEqual(['50% off'])
  expect(await found('s_50')).toEqual(['Lotus Store'])
  expect(await found('0_50')).toEqual([])
})

test('nothing by what means nothing', async () => {
  const { found } = await shop()
  for (const text of ['', ' ', 'x', 'nobody at all', 'a\nb', 'x'.repeat(600)])
    expect(await found(text)).toEqual([])
})
