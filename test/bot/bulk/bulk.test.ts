// Many orders at once: a table, its preview, one confirmation, the progress, the results.
import { expect, test } from 'vitest'
import { bulkOrders, orders } from '../../../src/domain/schema.ts'
import { bulkShop, newestFile } from '../../helpers/bulk.ts'
import { addTestStock, PIDS } from '../../helpers/factories.ts'

const { userId, zoneId, gamekey } = PIDS

const ROWS = [
  `${userId},5123456,1,first`,
  `${zoneId},123456,7,1,second`,
  `${userId},abc,1,third`,
  `${gamekey},2,fourth`,
].join('\n')

test('a table is shown with its total and its mistakes, bought with one press, and shown as it goes on', async () => {
  const bot = await bulkShop()
  const { buyer, work, placed, balance, proven } = bot
  const codes = await addTestStock(bot.store, gamekey, 2)
  expect(await buyer.ask('/bulk')).toContain('Up to 1,500 rows')
  await buyer.write(ROWS)

  const preview = await buyer.sees()
  expect(preview).toContain('3 rows can be bought: 11.99 USD')
  expect(preview).toMatch(/Game K standard × 2 – 10\.00 USD$/m)
  expect(preview).toContain(`Row 3 · ${userId} – This does not look right: Player ID.`)
  expect(preview).toContain('Balance after  88.01 USD')
  expect(await placed()).toBe(0)
  const before = (await buyer.messages()).length
  expect(await buyer.see('✅ Buy 3 rows · 11.99 USD')).toContain('0 of 3')
  await work()
  expect(await buyer.messages()).toHaveLength(before + 1)
  await buyer.press('↻ Refresh')
  const shown = (await buyer.messages())[before - 1]?.text
  expect(shown).toMatch(/3 of 3[\s\S]*Bought {2}3[\s\S]*This is finished/)

  const { caption, rows } = await newestFile(bot)
  expect(caption).toContain('Your file is finished')
  const ids = (await bot.store.read.select().from(orders).orderBy(orders.pid)).map(({ id }) => id)
  expect(rows).toEqual([
    'row pid player quantity reference order_id status codes error price_usd'.split(' '),
    ['1', userId, '5123456', '1', 'first', ids[0], 'completed', '', '', '0.990000'],
    ['2', zoneId, '123456 7', '1', 'second', ids[1], 'completed', '', '', '1.000000'],
    ['3', userId, '', '1', '', '', 'invalid', '', 'This does not look right: Player ID.', ''],
    ['4', gamekey, '', '2', 'fourth', ids[2], 'completed', codes.join(' '), '', '10.000000'],
  ])
  expect(await balance()).toBe(88_010_000)
  // The results come once; by the button again.
  await work()
  expect(await buyer.messages()).toHaveLength(before + 1)
  await buyer.press('⬇️ Results (CSV)')
  expect((await newestFile(bot)).rows).toEqual(rows)
  await proven()
})

test('a CSV file and pasted rows are recognized without a question, and other text is not', async () => {
  const { buyer } = await bulkShop()
  expect(await buyer.ask(`${userId},5123456\nhello`)).toContain('1 row can be bought: 0.99 USD')
  expect(await buyer.ask('hello\nworld, how are you')).not.toContain('can be bought')

  const utf16 = Buffer.from(`\ufeffpid\tplayer\treference\n${userId}\t5123456\tПервый`, 'utf16le')
  for (const [name, bytes] of [
    ['rows.csv', `pid;player\n${userId};5123456`],
    ['rows.txt', utf16],
    ['rows.csv', Buffer.from(utf16).swap16()],
  ] as const) {
    await buyer.sendFile('document', name, bytes)
    expect(await buyer.sees()).toContain('1 row can be bought: 0.99 USD')
  }
})

test.each([
  ['a spreadsheet', 'rows.xlsx', 'PK\x03\x04', 'CSV UTF-8'],
  ['a spreadsheet under another name', 'rows.csv', 'PK\x03\x04', 'CSV UTF-8'],
  ['a file in an old encoding', 'rows.csv', Buffer.from([0x50, 0xcf, 0xf0, 0x0a]), 'CSV UTF-8'],
  ['a large file', 'rows.csv', 'x'.repeat(262_145), '256 KB is the limit'],
  ['a heading alone', 'rows.csv', 'pid,player\n', 'found no rows'],
  ['too many rows', 'rows.csv', `${userId},5123456\n`.repeat(1501), 'more than 1,500 rows'],
])('%s is refused, and the person learns what to do', async (_, name, bytes, said) => {
  const { buyer, store } = await bulkShop()
  await buyer.sendFile('document', name, bytes)
  expect(await buyer.sees()).toContain(said)
  expect(await buyer.buttons()).toContain('📋 Many at once')
  // The same as the answer to the question, which stays open.
  await buyer.press('📋 Many at once')
  await buyer.sendFile('document', name, bytes)
  expect(await buyer.sees()).toContain(said)
  expect(await buyer.ask(`${userId},5123456`)).toContain('1 row can be bought')
  expect(await store.read.$count(bulkOrders)).toBe(1)
})

test('the rows for which codes are lacking are refused, the others bought', async () => {
  const bot = await bulkShop()
  await addTestStock(bot.store, gamekey, 3)
  await bot.buyer.write(`${gamekey},2,a\n${gamekey},2,b\n${gamekey},1,c`)
  expect(await bot.buyer.sees()).toContain('Game K standard × 5 – 25.00 USD')
  await bot.buyer.press(/^✅ Buy/)
  await bot.work()
  const { caption, rows } = await newestFile(bot)
  expect(caption).toContain('Not bought  1')
  const refused = rows.filter((row) => row[6] === 'refused')
  expect(refused).toMatchObject([{ 8: 'There are not enough codes in stock.' }])
})
