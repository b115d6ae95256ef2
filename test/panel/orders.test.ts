import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts } from '../../src/domain/schema.ts'
import { maskedCode } from '../../src/domain/stock/code-text.ts'
import { ADMIN_ID, testBot } from '../helpers/bot.ts'
import { buyKeys } from '../helpers/claims.ts'
import { addTestStock, PIDS } from '../helpers/factories.ts'
import { panelOf } from '../helpers/panel.ts'
import { placeOrder } from '../helpers/place-order.ts'

const PER_PAGE = 50

async function shop() {
  const bot = await testBot()
  const { store } = bot
  const { accountId, telegramId } = await bot.reseller()
  await store.transaction((tx) =>
    tx.update(accounts).set({ name: 'Lotus', username: 'lotus' }).where(eq(accounts.id, accountId)),
  )
  const codes = await addTestStock(store, PIDS.gamekey, 5)
  const panel = await panelOf(bot, ADMIN_ID)
  const order = async (userId: string) =>
    (await placeOrder(store, { accountId, player: { userId } })).order
  return { ...bot, accountId, telegramId, codes, panel, order }
}

test('a search leads to the one order that is meant, or lists those that fit', async () => {
  const { panel, order, store, accountId, telegramId, codes } = await shop()
  const one = await order('5123456789')
  const other = await order('5999999999')
  const keys = await buyKeys(store, accountId, 2)
  const find = (text: string) => panel.open(`/panel/orders?q=${encodeURIComponent(text)}`)
  for (const exact of [one.id, one.id.toLowerCase(), String(one.trxid)])
    expect((await find(exact)).text).toContain('What happened')
  expect((await find(String(codes[0]))).text).toContain(keys)
  const listed = async (text: string) => {
    const { html } = await find(text)
    return [one.id, other.id, keys].filter((id) => html.includes(`href="/panel/orders/${id}"`))
  }
  expect(await listed('5123456789')).toEqual([one.id])
  expect(await listed(other.id.slice(8, 17))).toEqual([other.id])
  const code = String(codes[1])
  for (const part of [code.slice(-6), code.slice(-4), maskedCode(code)])
    expect(await listed(part), part).toEqual([keys])
  expect(await listed(code.slice(-3))).toEqual([])
  for (const account of ['@Lotus', String(telegramId)])
    expect(await listed(account)).toEqual([one.id, other.id, keys])
  expect(await listed('nothing')).toEqual([])
  expect((await find('nothing')).text).toContain('Nothing found here.')
  const typed = await panel.ask(`/panel/orders?q=${one.id}`, { headers: { 'HX-Request': 'true' } })
  expect(typed.headers.get('hx-redirect')).toBe(`/panel/orders/${one.id}`)
})

test('filters narrow the list, which goes on behind its last row, and is a file', async () => {
  const { panel, order, store, accountId, telegramId } = await shop()
  for (let i = 0; i < PER_PAGE; i++) await order(`51000${10 + i}`)
  await buyKeys(store, accountId)
  const rows = ({ html }: { html: string }) => html.match(/<tr><td/g)?.length ?? 0
  const first = await panel.open('/panel/orders')
  expect(rows(first)).toBe(PER_PAGE)
  const next = /rel="next" href="([^"]+)"/.exec(first.html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const last = await panel.open(next)
  expect(rows(last)).toBe(1)
  expect(last.text).toContain('5100010')
  const count = async (query: string) => rows(await panel.open(`/panel/orders?${query}`))
  expect(await count('status=completed')).toBe(1)
  expect(await count('line=gamekeys&supplier=stock')).toBe(1)
  expect(await count('supplier=sandbox&status=cancelled')).toBe(0)
  expect(await count(`account=${telegramId}&line=gamekeys`)).toBe(1)
  expect(await count('account=@nobody')).toBe(0)
  expect(await count('from=2026-01-15&to=2026-01-15')).toBe(PER_PAGE)
  expect(await count('from=2026-01-16')).toBe(0)
  const file = await panel.file('/panel/orders?as=csv')
  expect(file.trim().split(/\r?\n/)).toHaveLength(1 + PER_PAGE + 1)
  expect(file).toContain('Game K standard')
})

test('a role that may not see orders sees none', async () => {
  const bot = await shop()
  const stock = bot.person()
  await stock.write('/start')
  await bot.giveRole(stock, 'stock')
  const panel = await panelOf(bot, stock.id)
  expect((await panel.open('/panel/orders')).status).toBe(403)
})
