// What is stored is what was typed: Telegram's apps take signs such as || and __ out of a text at sending.
import { expect, test } from 'vitest'
import { bulkOrders, stagedCodes } from '../../../src/domain/schema.ts'
import { shopWithAdmins } from '../../helpers/admins.ts'
import { testBot } from '../../helpers/bot.ts'
import { bulkShop } from '../../helpers/bulk.ts'
import { buyKeys } from '../../helpers/claims.ts'
import { addTestStock, PIDS } from '../../helpers/factories.ts'
import { shopper } from '../../helpers/shopper.ts'

const FORMATTED = /Telegram turned part of your message into formatting.*\.txt file/

test.each([
  ['a spoiler', 'user||pass||mail'],
  ['italic', 'AB__CD__EF'],
  ['bold', 'AB**CD**EF'],
  ['code within a word', 'AB`CD`EF'],
  ['a link', '[CODE](https://shop.example/a)'],
  ['the language of a block', '```AAAA-0001\nAAAA-0002```'],
])('codes that the app made %s of are refused, and taken from a file', async (_, typed) => {
  const { ada, store } = await shopWithAdmins({ kind: 'gamekey', suppliers: ['stock'] })
  await ada.write('/stock GOODS-1')
  expect(await ada.ask(typed)).toMatch(FORMATTED)
  expect(await store.read.$count(stagedCodes)).toBe(0)
  await ada.sendFile('document', 'codes.txt', typed)
  expect(await ada.sees()).toMatch(/Add \d codes?\?/)
})

test('codes that are bold by the menu are refused: nobody can tell what was typed', async () => {
  const { ada, store } = await shopWithAdmins({ kind: 'gamekey', suppliers: ['stock'] })
  await ada.write('/stock GOODS-1')
  const entities = [{ type: 'bold', offset: 0, length: 9 }]
  await ada.write('AAAA-0001', { entities, forwarded: true })
  expect(await ada.sees()).toMatch(FORMATTED)
  expect(await store.read.$count(stagedCodes)).toBe(0)
})

test.each([
  [
    'plain, also with what Telegram finds in it',
    'a@b.com|#tag|@mention_me|/start|shop.example.com',
  ],
  ['between backticks', '`user||pass||mail`\n`AB__CD__EF`'],
  ['in a block', '```\nuser||pass||mail\nAB__CD__EF```'],
  ['with single signs', 'A_B_C*D*E|F~G'],
])('codes are taken as they are: %s', async (_, typed) => {
  const { ada } = await shopWithAdmins({ kind: 'gamekey', suppliers: ['stock'] })
  await ada.write('/stock GOODS-1')
  expect(await ada.ask(typed)).toMatch(/Add [12] codes?\?/)
})

test('what is pasted as a table is refused, with and without a question', async () => {
  const { buyer, store } = await bulkShop()
  const table = `${PIDS.userId},51__23__456\n${PIDS.userId},5123457`
  expect(await buyer.ask(table)).toMatch(FORMATTED)
  await buyer.write('/bulk')
  expect(await buyer.ask(table)).toMatch(FORMATTED)
  expect(await store.read.$count(bulkOrders)).toBe(0)
})

test('a player’s field is refused, and may come as a file', async () => {
  const s = await shopper()
  await s.holder.go('/shop', /Game E/, /100 Credits/)
  expect(await s.holder.ask('51__23__456')).toMatch(FORMATTED)
  await s.holder.sendFile('document', 'player.txt', '5123456\n')
  expect(await s.holder.sees()).toMatch(/Please choose: Region/)
})

test('an answer, a command’s words, a caption: all are read in the same way', async () => {
  const { store, credit, ...bot } = await testBot()
  const [holder, ada] = [bot.person(), bot.admin()]
  for (const one of [holder, ada]) await one.write('/start')
  expect(await ada.ask(`/credit ${holder.id} 25 the code was AB__CD__EF`)).toMatch(FORMATTED)
  await addTestStock(store, PIDS.gamekey, 2)
  const { id } = await holder.account()
  await credit(holder, 25)
  await buyKeys(store, id, 1)
  await holder.go('/orders', '1 ✅', '⚠️ A problem?', 'The code was already used')
  await holder.sendFile('photo', 'p.png', 'x', { caption: 'AB__CD__EF is used' })
  expect(await holder.sees()).toMatch(FORMATTED)
  await holder.sendFile('photo', 'p.png', 'x', { caption: '`AB__CD__EF` is used' })
  expect(await holder.sees()).toContain('AB__CD__EF is used')
})

test('what is only looked up is looked up as it is shown, and what is not found may be incomplete', async () => {
  const { holder } = await shopper()
  expect(await holder.ask('**no such thing here at all**')).toMatch(FORMATTED)
})

test('a URL that lost signs does not become a webhook', async () => {
  const { holder } = await shopper()
  await holder.go('/api', '🪝 Webhooks', '➕ Add a webhook')
  expect(await holder.ask('https://shop.example/hook__live__1')).toMatch(FORMATTED)
  await holder.write('https://shop.example/hook_live_1')
  expect(await holder.sees()).toContain('https://shop.example/hook_live_1')
})
