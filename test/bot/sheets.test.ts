// Spreadsheets: an admin gets one, changes cells, sends it back, sees each change, and confirms once.

import { eq } from 'drizzle-orm'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { listingOf } from '../../src/domain/catalog/catalog.ts'
import { changeProduct } from '../../src/domain/catalog/products.ts'
import { addTier, setDiscount } from '../../src/domain/catalog/tiers.ts'
import { settings, stagedCodes, stockBatches, stockCodes } from '../../src/domain/schema.ts'
import { stockLevels } from '../../src/domain/stock/stock.ts'
import { actsOf } from '../helpers/acts.ts'
import { testBot } from '../helpers/bot.ts'
import { addTestStock, PIDS } from '../helpers/factories.ts'
import type { TestPerson } from '../helpers/person.ts'
import { newestDocument } from '../helpers/sheets.ts'

const actor = 'operator' as const
const PID = PIDS.userId

async function shop() {
  const bot = await testBot()
  const ada = bot.admin()
  const { store, clock } = bot
  const price = async (pid: string = PID) => (await listingOf(store.read, pid))?.product.priceMicros
  const sendBack = async (who: TestPerson, content: string | Uint8Array, name = 'sheet.csv') => {
    await who.go('/sheets', '⬆️ Send one back')
    await who.sendFile('document', name, content)
    return who.sees()
  }
  return {
    ...bot,
    ...{ ada, price, sendBack },
    reprice: (priceMicros: number) =>
      store.transaction((tx) =>
        changeProduct(tx, PID, { changes: { priceMicros }, actor }, clock.now),
      ),
    available: async (pid: string) =>
      (await stockLevels(store.read)).find((one) => one.pid === pid)?.available,
  }
}

/** Changes a cell as a program does that leaves everything else as it is. */
function withCell(bytes: Uint8Array, before: string, after: string): Uint8Array {
  const parts = unzipSync(bytes)
  const path = 'xl/worksheets/sheet1.xml'
  const xml = strFromU8(parts[path] ?? new Uint8Array())
  expect(xml).toContain(before)
  return zipSync({ ...parts, [path]: strToU8(xml.replace(before, after)) })
}

test('a price is changed in the file, shown, and made once', async () => {
  const { ada, price, sendBack, store, ...bot } = await shop()
  expect(await ada.see('/catalog', '📄 Spreadsheets')).toMatch(/write none to empty a cell/)
  await ada.press('💲 Prices')
  const { name, bytes, caption } = await newestDocument(bot, ada)
  expect(name).toBe('prices.xlsx')
  expect(caption).toMatch(/price_usd/)
  expect(await sendBack(ada, bytes, name)).toMatch(/Nothing changes/)

  expect(await sendBack(ada, withCell(bytes, '<v>0.99</v>', '<v>1.125</v>'), name)).toMatch(
    /Make 1 change\?[\s\S]*Row 2 · GWP-A60 · price_usd: 0\.99 USD → 1\.1250 USD/,
  )
  expect(await price()).toBe(990_000)
  expect(await ada.see('✅ Yes, make 1 change')).toMatch(/Done: 1 change/)
  expect(await price()).toBe(1_125_000)
  expect(await ada.ask('/log')).toMatch(/name: 60 UC.*price: 1\.1250 USD.*before: 0\.99 USD/)
  expect(await ada.sees()).toMatch(/Spreadsheet imported/)
  const acts = await actsOf(store, 'catalog.sheet')
  expect(acts).toMatchObject([{ actor: 'admin:9000001', detail: { products: 1, changes: 1 } }])
})

test('what follows from a change is shown, also for tiers, and not again what was written', async () => {
  const { ada, sendBack, store, clock } = await shop()
  await ada.go('/sheets', '🎮 Products')
  await store.transaction(async (tx) => {
    const { id } = await addTier(tx, { name: 'Gold', actor }, clock.now)
    await setDiscount(tx, id, { discountBp: 1000, actor }, clock.now)
  })
  const file = `pid;name;status;suppliers;price_usd\n${PID};61 UC;paused;sandbox,other;2`
  const [changes, follows] = (await sendBack(ada, file)).split('What follows')
  expect(changes).toMatch(
    /name: 60 UC → 61 UC[\s\S]*→ .*paused[\s\S]*suppliers: those of its line → sandbox, other/,
  )
  expect(follows).toMatch(/UC · Gold {2}0\.90 USD → 1\.80 USD/)
  expect(follows).not.toMatch(/0\.99 USD/)
  await ada.press('✅ Yes, make 4 changes')
  const product = { name: '61 UC', priceMicros: 2e6, suppliers: ['sandbox', 'other'] }
  expect((await listingOf(store.read, PID))?.product).toMatchObject(product)
})

test('all cells that are wrong are named; if there are many, in a file', async () => {
  const { ada, sendBack, price, ...bot } = await shop()
  const text = await sendBack(ada, `pid,price_usd,status\n${PID},abc,sold\nNEW,1,`)
  expect(text).toMatch(/3 cells are wrong\. Nothing has changed/)
  expect(text).toMatch(/Row 2 · price_usd: “abc” is not an amount in USD\. Write it like 1\.50/)
  expect(text).toMatch(/Row 2 · status: “sold”: write active, paused or archived/)
  expect(text).toMatch(/Row 3 · pid: no product has this pid/)
  expect(await price()).toBe(990_000)
  const rows = Array.from({ length: 30 }, (_, i) => `NEW-${i},1`).join('\n')
  await sendBack(ada, `pid,price_usd\n${rows}`)
  const { name, bytes } = await newestDocument(bot, ada)
  expect(name).toBe('problems.csv')
  expect(strFromU8(bytes).split('\r\n')).toHaveLength(32)
})

test.each([
  ['sheet.xlsx', 'PK\x03\x04', /damaged or incomplete/],
  ['sheet.xlsx', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /old \.xls file/],
  ['sheet.csv', 'a,b\n1,2', /no column “pid”\. I found: a, b\. Write pid above/],
  // What may be a code is not repeated.
  ['sheet.csv', 'ABCD-1,b\n1,2', /I found: b\. Write/],
  ['sheet.csv', 'pid,codes\nX,2', /none of the columns\. I found: pid, codes\. New codes go into/],
])('%s that cannot be read is refused, and another one may follow', async (name, content, said) => {
  const { ada, sendBack } = await shop()
  expect(await sendBack(ada, content, name)).toMatch(said)
  await ada.sendFile('document', 'good.csv', `pid,price_usd\n${PID},2`)
  expect(await ada.sees()).toMatch(/Make 1 change\?/)
})

test('what changed since the preview is not overwritten: the new changes are shown first', async () => {
  const { ada, sendBack, reprice, price } = await shop()
  await sendBack(ada, `pid,price_usd\n${PID},2`)
  await reprice(1_500_000)
  const answer = await ada.press('✅ Yes, make 1 change')
  expect(answer).toMatchObject({
    text: expect.stringMatching(/changed meanwhile/),
    show_alert: true,
  })
  expect(await price()).toBe(1_500_000)
  expect(await ada.sees()).toMatch(/price_usd: 1\.50 USD → 2\.00 USD/)
  await ada.press('✅ Yes, make 1 change')
  expect(await price()).toBe(2_000_000)
})

test('codes for several products: shown masked, deleted from the chat, added after a Yes', async () => {
  const { ada, sendBack, store, available, logLines, ...bot } = await shop()
  const [known = ''] = await addTestStock(store, PIDS.giftcard, 1)
  await ada.go('/sheets', '🎟 Stock')
  expect(strFromU8((await newestDocument(bot, ada)).bytes)).not.toContain(known)
  const secrets = ['SECRET-AAAA-0001', 'SECRET-AAAA-0002', 'SECRET-BBBB-0001']
  const file = `pid,code,cost_usd\n${PIDS.gamekey},${secrets[0]},3.50\n${PIDS.gamekey},${secrets[1]},3.5\n${PIDS.giftcard},${secrets[2]},\n${PIDS.giftcard},${known},\n${PIDS.gamekey},${secrets[0]},3.5`
  const text = await sendBack(ada, file)
  expect(text).toMatch(/Add 3 codes\?/)
  expect(text).toMatch(/GWP-K1: 2 codes · .*\. Each costs you 3\.50 USD/)
  expect(text).toMatch(/line 6: SECR… \(the same as line 2\)/)
  expect(text).toMatch(/I have deleted your message/)
  expect((await ada.messages()).filter((one) => one.document && !one.from?.is_bot)).toEqual([])
  const kept = JSON.stringify([
    await store.read.select().from(settings),
    await actsOf(store),
    await ada.messages(),
    logLines,
  ])
  for (const secret of [...secrets, known]) expect(kept).not.toContain(secret)
  expect(await available(PIDS.gamekey)).toBe(0)

  await ada.press('✅ Yes, add 3 codes')
  expect(await ada.sees()).toMatch(/Added 2 codes to GWP-K1[\s\S]*Added 1 code to GWP-C10/)
  expect(await available(PIDS.gamekey)).toBe(2)
  expect(await available(PIDS.giftcard)).toBe(2)
  expect(await store.read.$count(stagedCodes)).toBe(0)
  const [one] = await store.read.select().from(stockCodes).where(eq(stockCodes.pid, PIDS.gamekey))
  expect(one?.costMicros).toBe(3_500_000)
  await ada.go('↩️ Undo GWP-K1', /Yes, take 2 codes out/)
  expect(await available(PIDS.gamekey)).toBe(0)
})

test('codes that an admin does not want are forgotten, and wrong ones are not told', async () => {
  const { ada, sendBack, store } = await shop()
  await sendBack(ada, `pid,code\n${PIDS.gamekey},SECRET-1\n${PIDS.giftcard},SECRET-2`)
  expect(await ada.see('✖️ No')).toMatch(/Nothing was added/)
  expect(await store.read.$count(stockBatches)).toBe(0)
  const text = await sendBack(ada, `pid,code\nNEW,SECRET-1\n${PID},SECRET-2`)
  expect(text).toMatch(/Row 2 · pid: no product[\s\S]*Row 3 · pid: this product is not sold/)
  expect(text).toMatch(/I have deleted your message/)
  expect(JSON.stringify(await ada.messages())).not.toContain('SECRET')
})

test('who may only add codes gets no prices, and others get nothing', async () => {
  const { person, giveRole, sendBack, price } = await shop()
  const [sam, sue] = [person(), person()]
  for (const one of [sam, sue]) await one.write('/start')
  await giveRole(sam, 'stock')
  await giveRole(sue, 'support')
  await sam.write('/sheets')
  expect(await sam.buttons()).not.toContain('💲 Prices')
  expect(await sam.buttons()).toContain('🎟 Stock')
  expect(await sendBack(sam, `pid,price_usd\n${PID},2`)).toMatch(/Your role does not allow this/)
  expect(await sue.ask('/sheets')).toMatch(/Your role does not allow this/)
  for (const one of [sam, sue]) {
    await one.write('/cancel')
    await one.sendFile('document', 'a.csv', `pid,price_usd\n${PID},2`)
    expect(await one.sees()).not.toMatch(/Make 1 change/)
  }
  expect(await price()).toBe(990_000)
})

test('a file of ours needs no question, and a table of orders is still one', async () => {
  const { ada } = await shop()
  await ada.sendFile('document', 'prices.csv', `pid,price_usd\n${PID},2`)
  expect(await ada.sees()).toMatch(/Make 1 change\?/)
  await ada.sendFile('document', 'codes.csv', `pid,code\n${PIDS.gamekey},SECRET-1`)
  expect(await ada.sees()).toMatch(/Add 1 code\?/)
  await ada.sendFile('document', 'orders.csv', `pid,player,quantity\n${PID},5123456,1`)
  expect(await ada.sees()).not.toMatch(/change/)
  expect(await ada.sees()).toMatch(/row can be bought|balance/i)
})
