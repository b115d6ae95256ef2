import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { setPreference } from '../../../src/domain/accounts/holders.ts'
import { entries, orderDrafts, submissions } from '../../../src/domain/schema.ts'
import { PIDS, START } from '../../helpers/factories.ts'
import { changeProduct } from '../../helpers/prices.ts'
import { shopper } from '../../helpers/shopper.ts'

const PLAYER = '5123456789'
const actor = 'operator'

type Shopper = Awaited<ReturnType<typeof shopper>>

/** Up to the confirm card of 60 UC for 0.99 USD. */
async function toConfirm({ holder }: Shopper, player = PLAYER): Promise<void> {
  await holder.go('/start', /Shop/, /Game A UC$/, /60 UC/)
  await holder.write(player)
  await holder.go(/Skip/)
}

const priceOf = (s: Shopper, priceMicros: number) =>
  s.store.transaction((tx) =>
    changeProduct(tx, PIDS.userId, { changes: { priceMicros }, actor }, START),
  )

test('buys a top-up for a player who is typed', async () => {
  const s = await shopper()
  await toConfirm(s)
  expect(await s.holder.sees()).toMatch(
    /Game A UC · 60 UC\nPlayer ID {2}5123456789\nPrice {2}0.99 USD\nBalance after {2}49.01 USD/,
  )
  await s.holder.go('✅ Buy for 0.99 USD')
  expect(await s.holder.sees()).toMatch(/✅ Done[\s\S]*60 UC[\s\S]*Paid {2}0.99 USD/)
  const [order] = await s.orders()
  expect(order).toMatchObject({ pid: PIDS.userId, player: { userId: PLAYER }, status: 'completed' })
  expect(order?.trxid).toMatch(/^bot-[0-9A-Z]{12}$/)
  expect(await s.balance()).toBe(49_010_000)
  await s.proven()
})

test('is four taps from home for a known player, and three for a favourite', async () => {
  const s = await shopper()
  await toConfirm(s)
  await s.holder.go(/Buy for/, '/start', /Shop/, /Game A UC$/, /60 UC ·/, /Buy for/)
  expect(await s.orders()).toHaveLength(2)
  await s.holder.go('/start', /Shop/, '⭐ 60 UC · 5123…789', /Buy for/)
  expect(await s.orders()).toHaveLength(3)
  await s.holder.go('🔁 Again', /Buy for/)
  const orders = await s.orders()
  expect(orders.map(({ player }) => player.userId)).toEqual([PLAYER, PLAYER, PLAYER, PLAYER])
  // In right-to-left text its beginning stays before its end.
  await s.store.transaction((tx) => setPreference(tx, s.accountId, { chosenLanguage: 'ar' }))
  await s.holder.write('/shop')
  expect((await s.holder.buttons()).join()).toContain('\u20685123…789\u2069')
})

describe('buys once', () => {
  test('however often the button is pressed, one after the other or at once', async () => {
    const s = await shopper()
    await toConfirm(s)
    const buy = await s.holder.button(/Buy for/)
    await Promise.all(Array.from({ length: 10 }, () => s.holder.pressData(...buy)))
    await s.holder.pressData(...buy)
    expect(await s.orders()).toHaveLength(1)
    expect(await s.balance()).toBe(49_010_000)
    expect(await s.holder.sees()).toMatch(/✅ Done/)
  })

  test('where the press is handled again, since Telegram failed when the order was placed', async () => {
    const s = await shopper()
    await toConfirm(s)
    await s.post('/faults', { kind: 'error', method: 'editMessageText' })
    await s.holder.go(/Buy for/)
    expect(await s.orders()).toHaveLength(1)
    expect(await s.balance()).toBe(49_010_000)
    // And the person sees it.
    expect(await s.holder.sees()).toMatch(/✅ Done/)
  })

  test('and shows the order of a card whose draft is no longer kept', async () => {
    const s = await shopper()
    await toConfirm(s)
    const buy = await s.holder.button(/Buy for/)
    await s.holder.go(/Buy for/)
    await s.store.transaction((tx) => tx.delete(orderDrafts))
    await s.holder.pressData(...buy)
    expect(await s.orders()).toHaveLength(1)
    expect(await s.holder.sees()).toMatch(/✅ Done/)
  })
})

test('an old card is bought as it reads, whatever was chosen since', async () => {
  const s = await shopper()
  await toConfirm(s)
  const old = await s.holder.button(/Buy for/)
  await s.holder.go(/Other player/)
  await s.holder.write('5999999999')
  await s.holder.go(/Skip/)
  await s.holder.pressData(...old)
  const orders = await s.orders()
  expect(orders.map(({ player }) => player.userId)).toEqual([PLAYER])
})

test.each([
  ['up', 1_200_000],
  ['down', 700_000],
])('a price that went %s since it was shown asks again', async (_, priceMicros) => {
  const s = await shopper()
  await toConfirm(s)
  await priceOf(s, priceMicros)
  await s.holder.go(/Buy for 0.99 USD/)
  expect(await s.orders()).toHaveLength(0)
  expect(await s.holder.sees()).toMatch(/changed from 0.99 USD to/)
  await s.holder.go(/Buy for/)
  expect(await s.orders()).toMatchObject([{ amountMicros: priceMicros }])
})

describe('what cannot be bought says what to do', () => {
  test('too little money: what is missing, and a way to top up', async () => {
    const s = await shopper({}, 500_000)
    await toConfirm(s)
    expect(await s.holder.sees()).toMatch(/You need {2}0.49 USD more[\s\S]*Top up first/)
    expect(await s.holder.buttons()).toEqual(expect.arrayContaining(['➕ Top up', '↻ Check again']))
    await s.credit(s.holder, 5)
    await s.holder.go('↻ Check again', /Buy for/)
    expect(await s.orders()).toHaveLength(1)
  })

  test('money that was spent since the card was shown', async () => {
    const s = await shopper()
    await toConfirm(s)
    const [messageId, data] = await s.holder.button(/Buy for/)
    await s.credit(s.holder, -50)
    await s.holder.pressData(messageId, data)
    expect(await s.orders()).toHaveLength(0)
    const card = (await s.holder.messages()).find((one) => one.message_id === messageId)
    expect(card?.text).toMatch(/You need {2}0.99 USD more/)
  })

  test.each([
    [{ shop: false }, /shop is closed/],
    [{ maintenance: true }, /paused for maintenance/],
  ])('%o', async (changes, told) => {
    const s = await shopper()
    await toConfirm(s)
    await s.set(changes)
    await s.holder.go(/Buy for/)
    expect(await s.orders()).toHaveLength(0)
    expect(await s.holder.sees()).toMatch(told)
    expect(await s.holder.buttons()).toEqual(['🛍 Shop', '📦 Orders', '💬 Support', '‹ Home'])
    expect(await s.store.read.$count(submissions)).toBe(0)
  })

  test.each([
    [{ status: 'paused' as const }, /paused for the moment/],
    [{ status: 'archived' as const }, /no longer sold/],
  ])('a product that is %o', async (changes, told) => {
    const s = await shopper()
    await toConfirm(s)
    await s.store.transaction((tx) => changeProduct(tx, PIDS.userId, { changes, actor }, START))
    await s.holder.go(/Buy for/)
    expect(await s.orders()).toHaveLength(0)
    expect(await s.holder.sees()).toMatch(told)
  })

  test('a product that is sold out', async () => {
    const s = await shopper()
    await s.holder.go('/shop', /Game keys/)
    expect(await s.holder.buttons()).toContain('Game K standard · 5.00 USD · sold out')
    expect(await s.holder.see(/Game K/)).toMatch(/sold out at the moment/)
    // A top-up that takes a voucher from stock.
    await s.holder.go('/shop', /vouchers/, /325 UC/)
    await s.holder.write(PLAYER)
    expect(await s.holder.see(/Skip/, /Buy for/)).toMatch(/sold out at the moment/)
    expect(await s.balance()).toBe(50_000_000)
  })
})

test('takes nobody else’s draft, nor one that does not exist', async () => {
  const s = await shopper()
  await toConfirm(s)
  const [, data] = await s.holder.button(/Buy for/)
  const [, draft = '', micros] = data.split(':')
  const thief = await s.newcomer()
  for (const one of [
    ...[data, `draft:${draft}`, `qty:${draft}:5`, `players:${draft}:0`, `newpl:${draft}`],
    ...[`pl:${draft}:1`, `name:${draft}`, `noname:${draft}`, `opt:${draft}:0`, `opts:${draft}`],
    ...[`forget:${draft}:1`, `buy:NOSUCHDRAFT0:${micros}`, `buy:${draft}:`, 'buy', 'draft'],
    ...['again:API-X-1', 'fav', 'pack:none', 'line:none', 'find', 'qty', 'forget:x:y'],
  ]) {
    await thief.forge(one)
    expect(JSON.stringify(await thief.messages()), one).not.toMatch(/5123456789|60 UC/)
  }
  expect(await s.orders()).toHaveLength(0)
  const { id } = await thief.account()
  expect(await s.store.read.$count(entries, eq(entries.accountId, id))).toBe(0)
  expect(s.logLines.filter((line) => /"level":50/.test(line))).toEqual([])
})

test('keeps a bounded number of drafts however much is tapped', async () => {
  const s = await shopper()
  await s.holder.go('/shop', /Game A UC$/)
  const pack = await s.holder.button(/60 UC/)
  for (let i = 0; i < 60; i++) await s.holder.pressData(...pack)
  expect(await s.store.read.$count(orderDrafts)).toBe(40)
})
