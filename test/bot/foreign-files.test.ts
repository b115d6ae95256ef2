// Files that are made to hurt, and files as people's programs write them, sent to the bot.
import { expect, test } from 'vitest'
import { stockCodes } from '../../src/domain/schema.ts'
import { testBot } from '../helpers/bot.ts'
import { PIDS } from '../helpers/factories.ts'
import { sheetFixture } from '../helpers/sheets.ts'

const PRICES = `pid,price_usd\n${PIDS.userId},2`

async function shop() {
  const bot = await testBot()
  const ada = bot.admin()
  const sendBack = async (name: string, content: string | Uint8Array) => {
    await ada.go('/sheets', '⬆️ Send one back')
    await ada.sendFile('document', name, content)
    return ada.sees()
  }
  return { ...bot, ada, sendBack }
}

test.each<[string, () => Uint8Array, RegExp]>([
  ['a.xlsx', () => sheetFixture('long-number-format'), /damaged or incomplete/],
  ['b.xlsx', () => sheetFixture('wide-rows'), /damaged or incomplete/],
  ['c.csv', () => Buffer.from(`${','.repeat(199)}x\n`.repeat(14_900)), /at most 400,000 cells/],
])('%s is refused, and the bot goes on', async (name, bytes, refusal) => {
  const { ada, sendBack, newcomer } = await shop()
  expect(await sendBack(name, bytes())).toMatch(refusal)
  expect(await sendBack('prices.csv', PRICES)).toMatch(/Make 1 change\?/)
  // A table of orders, from anybody.
  const holder = await newcomer()
  await holder.sendFile('document', 'orders.csv', bytes().subarray(0, 250_000))
  expect(await holder.sees()).not.toBe('')
  expect(await ada.ask('/sheets')).toMatch(/spreadsheet/i)
})

test('a text file of codes may be in UTF-16', async () => {
  const { ada, store } = await shop()
  await ada.write(`/stock ${PIDS.gamekey}`)
  await ada.sendFile('document', 'codes.txt', Buffer.from('\ufeffU-1\r\nU-2\r\n', 'utf16le'))
  await ada.press('✅ Yes, add 2 codes')
  const codes = (await store.read.select().from(stockCodes)).map(({ code }) => code)
  expect(codes).toEqual(expect.arrayContaining(['U-1', 'U-2']))
})
