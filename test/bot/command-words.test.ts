// An admin types plain words instead of a command.
import { expect, test } from 'vitest'
import { auditLog } from '../../src/domain/schema.ts'
import { testBot } from '../helpers/bot.ts'

const lines = (text: string) => text.split('\n').filter((line) => line.startsWith('/'))

test.each([
  ['refund', ['/order', '/claims', '/deposits', '/credit']],
  ['ban', ['/ban', '/unban']],
  ['statistcs', ['/stats']],
  ['of to the', []],
])('“%s”', async (text, commands) => {
  const { admin, store } = await testBot()
  const ada = admin()
  await ada.write('/start')
  const before = await store.read.$count(auditLog)
  await ada.write(text)
  const seen = lines(await ada.sees())
  expect(seen.length > 0).toBe(commands.length > 0)
  for (const command of commands) expect(seen.map((line) => line.split(' ')[0])).toContain(command)
  expect(seen.length).toBeLessThanOrEqual(8)
  expect(await store.read.$count(auditLog)).toBe(before)
})

test.each([
  ['refund', '/order'],
  ['price', '/product'],
  ['استرداد', '/order'],
  ['настройки', '/maintenance'],
])('“%s” has %s first, whatever language the bot speaks', async (text, command) => {
  const ada = (await testBot()).admin()
  await ada.write('/start')
  await ada.write(text)
  expect(lines(await ada.sees())[0]?.split(' ')[0]).toBe(command)
})

test('one hit shows how it is used, and an unknown command is looked up by its word', async () => {
  const ada = (await testBot()).admin()
  await ada.write('/start')
  expect(await ada.ask('ban')).toContain('\n/ban who reason – Ban somebody')
  expect(await ada.ask('/refund')).toMatch(/do not know the command \/refund[\s\S]*\n\/order id – /)
})

test('a word that is a part of a name shows the commands and the person', async () => {
  const quick = { id: 5_900_002, first_name: 'Refund Shop', language_code: 'en', role: 'Holder' }
  const { admin, person } = await testBot({}, {}, [quick])
  const [ada, shop] = [admin(), person(quick.id)]
  for (const one of [ada, shop]) await one.write('/start')
  expect(await ada.ask('refund')).toMatch(/\n\/order id – /)
  expect(await ada.see(/Refund Shop/)).toMatch(/^👤 Refund Shop/)
})

test('a helper is shown what their role may use, and a holder nothing', async () => {
  const { admin, person, giveRole } = await testBot()
  const [ada, sam, holder] = [admin(), person(), person()]
  for (const one of [ada, sam, holder]) await one.write('/start')
  await giveRole(sam, 'support')
  await sam.write('refund')
  const seen = lines(await sam.sees()).map((line) => line.split(' ')[0])
  expect(seen).toEqual(expect.arrayContaining(['/order', '/claims']))
  expect(seen).not.toContain('/credit')
  await holder.write('refund')
  expect(lines(await holder.sees())).toEqual([])
})
