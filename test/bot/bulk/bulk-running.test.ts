// Many orders at once: what happens between the confirmation and the results.
import { expect, test } from 'vitest'
import { bulkOrders } from '../../../src/domain/schema.ts'
import { bulkShop, newestFile } from '../../helpers/bulk.ts'
import { PIDS, START } from '../../helpers/factories.ts'
import { changeProduct } from '../../helpers/prices.ts'
import { restrict, setShopAllowed } from '../../helpers/standing.ts'

const { userId, zoneId } = PIDS
const actor = 'admin:7'

test('a draft is bought once, and not once it is old', async () => {
  const { buyer, work, placed, clock } = await bulkShop()
  await buyer.write(`${userId},5123456\n${userId},5123457`)
  const data = await buyer.button(/^✅ Buy/)
  await buyer.pressData(...data)
  await work()
  expect((await buyer.pressData(...data))?.text).toContain('already done')
  await work()
  expect(await placed()).toBe(2)

  const [replaced] = await buyer.write(`${userId},5123456\n${userId},5123457`)
  expect(replaced?.text).toContain('You already bought this same table')
  const ofReplaced = await buyer.button(/^✅ Buy/)
  const [late] = await buyer.write(`${userId},5123458\n${userId},5123458`)
  expect(late?.text).toContain('1 row says the same as an earlier row and will be bought, too: 2')
  const ofLate = await buyer.button(/^✅ Buy/)
  const gone = await buyer.pressData(...ofReplaced)
  expect(gone?.text).toContain('I no longer have these rows')
  clock.advance(24 * 3_600_000 + 1)
  expect((await buyer.pressData(...ofLate))?.text).toContain('out of date')
  await work()
  expect(await placed()).toBe(2)
})

test('nobody reaches another person’s rows', async () => {
  const bot = await bulkShop()
  const { buyer, store, placed } = bot
  await buyer.write(`${userId},5123456\n${userId},abc`)
  const [draft] = await store.read.select().from(bulkOrders)
  const stranger = await bot.newcomer()
  for (const verb of ['show', 'new', 'go', 'stop', 'csv']) {
    const said = await stranger.forge(`bulk-${verb}:${draft?.id}`)
    expect(said?.text).toContain('I no longer have these rows')
  }
  expect(await store.read.select().from(bulkOrders)).toEqual([draft])
  expect(await placed()).toBe(0)
})

test('a price that has changed since it was shown refuses the row, whether it rose or fell', async () => {
  const bot = await bulkShop()
  const { buyer, store, work, balance } = bot
  await buyer.write(`${userId},5123456\n${zoneId},123456,7`)
  const price = (pid: string, usd: number) => {
    const changes = { priceMicros: usd * 1e6 }
    return store.transaction((tx) => changeProduct(tx, pid, { changes, actor }, START))
  }
  await price(userId, 1.5)
  await price(zoneId, 0.5)
  await buyer.press(/^✅ Buy/)
  await work()
  const { rows } = await newestFile(bot)
  for (const [row, usd] of [
    [1, '1.50'],
    [2, '0.50'],
  ] as const)
    expect(rows[row]?.slice(6)).toEqual([
      ...['refused', '', `It now costs ${usd} USD. Nothing was charged.`, ''],
    ])
  expect(await balance()).toBe(100_000_000)
})

test('it stops when the balance is used up, says so, and goes on after a top-up', async () => {
  const bot = await bulkShop(2)
  const { buyer, work, placed, credit, proven } = bot
  const table = Array.from({ length: 5 }, (_, i) => `${userId},512345${i},1,ref ${i}`).join('\n')
  expect(await buyer.ask(table)).toContain('Your balance is 2.95 USD short')
  await buyer.press(/^✅ Buy/)
  await work()
  expect(await placed()).toBe(2)
  expect(await buyer.sees()).toContain('Your balance does not cover the next order')
  expect(await buyer.buttons()).toContain('➕ Top up')
  await buyer.press('⬇️ Results (CSV)')
  const states = (await newestFile(bot)).rows.slice(1).map((row) => row[6])
  expect(states.sort()).toEqual(['completed', 'completed', 'waiting', 'waiting', 'waiting'])

  await credit(10)
  await buyer.press('▶️ Continue')
  await work()
  expect(await placed()).toBe(5)
  await proven()
})

test('it waits while the shop is closed or the service paused, and goes on by itself', async () => {
  const { buyer, set, work, placed } = await bulkShop()
  await buyer.write(`${userId},5123456\n${userId},5123457`)
  await set({ shop: false })
  await buyer.press(/^✅ Buy/)
  await work()
  expect(await buyer.see('↻ Refresh')).toContain('The shop is closed')
  await set({ shop: true, maintenance: true })
  await work()
  expect(await buyer.see('↻ Refresh')).toContain('maintenance')
  expect(await placed()).toBe(0)
  await set({ maintenance: false })
  await work()
  expect(await placed()).toBe(2)
})

test('the holder stops it, and an admin may: what was bought stays', async () => {
  const { buyer, store, accountId, work, placed } = await bulkShop()
  await buyer.write(`${userId},5123456\n${userId},5123457`)
  expect(await buyer.see(/^✅ Buy/, '⏹ Stop')).toContain('You stopped this')
  await work()
  expect(await placed()).toBe(0)
  await buyer.press('▶️ Continue')
  const forbid = { reason: undefined, actor } as const
  await store.transaction((tx) => setShopAllowed(tx, accountId, false, forbid, START))
  await work()
  expect(await placed()).toBe(0)
  expect(await buyer.sees()).toContain('the operator switched the shop off for you')
})

test('a restriction stops it; its results can still be seen, and it goes on only afterwards', async () => {
  const bot = await bulkShop()
  const { buyer, store, accountId, clock, work, placed } = bot
  await buyer.write(`${userId},5123456\n${userId},5123457`)
  await buyer.press(/^✅ Buy/)
  const forMs = 3_600_000
  const why = { forMs, reason: undefined, actor } as const
  await store.transaction((tx) => restrict(tx, accountId, why, clock.now))
  await work()
  expect(await placed()).toBe(0)
  expect(await buyer.sees()).toContain('your account is restricted or banned')
  await buyer.press('⬇️ Results (CSV)')
  expect((await newestFile(bot)).rows.slice(1).map((row) => row[6])).toEqual(['waiting', 'waiting'])
  expect((await buyer.press('▶️ Continue'))?.text).toContain('restricted')
  clock.advance(forMs)
  await buyer.press('▶️ Continue')
  await work()
  expect(await placed()).toBe(2)
})

test('the results wait for orders that are processing, which are not reported one by one', async () => {
  const bot = await bulkShop()
  const { buyer, clock, app, work, balance } = bot
  const rows = ['01', '01', '03', '02'].map((end, i) => `${userId},51234${i}${end}`)
  await buyer.write(rows.join('\n'))
  await buyer.press(/^✅ Buy/)
  const before = (await buyer.messages()).length
  await work()
  expect(await buyer.messages()).toHaveLength(before)
  expect(await buyer.see('↻ Refresh')).toContain('Still processing  3')
  clock.advance(10_000)
  await app.jobs.fulfil.runOnce()
  await work()
  const { caption, rows: results } = await newestFile(bot)
  expect(caption).toContain('Cancelled and refunded  2')
  expect(results.slice(1).map((row) => row[6])).toEqual([
    ...['completed', 'completed', 'cancelled', 'cancelled'],
  ])
  expect(await buyer.messages()).toHaveLength(before + 1)
  expect(await balance()).toBe(100_000_000 - 2 * 990_000)
})
