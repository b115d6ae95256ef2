// What is said while a question is open has a button that ends it and goes back to where it was asked.
import { expect, test } from 'vitest'
import { conversations } from '../../../src/domain/schema.ts'
import { testBot } from '../../helpers/bot.ts'
import { addTestStock, PIDS } from '../../helpers/factories.ts'

test.each([
  // What leads to the question, a wrong answer, what is said, and where Cancel leads.
  [['/wallet', 'Low balance', 'Set'], 'many', /amount/i, /Low balance/],
  [['/api', 'Addresses', 'Add'], 'nowhere', /address/i, /address/i],
  [['/shop', /Game A UC$/, /60 UC/], 'x', /not a valid Player ID/, /Which one/],
  [['/shop', /Game keys/, /·/, /Another number/], 'x', /whole number/, /How many/],
  [['/bulk'], 'x', /table|rows/i, /Hello/],
] as const)('%j', async ([start, ...presses], wrong, told, back) => {
  const bot = await testBot()
  await addTestStock(bot.store, PIDS.gamekey, 20)
  const person = bot.person()
  await person.write('/start')
  await person.write(start)
  for (const label of presses) await person.press(new RegExp(label))
  expect(await person.ask(wrong)).toMatch(told)
  expect((await person.buttons()).at(-1)).toBe('Cancel')
  expect(await person.see('Cancel')).toMatch(back)
  expect(await bot.store.read.$count(conversations)).toBe(0)
})

test.each(['/wallet', 'a button'])('a question is over with %s', async (way) => {
  const holder = (await testBot()).person()
  await holder.go('/api', '🌐 Addresses', '➕ Add')
  if (way === 'a button') await holder.forge('wallet')
  else await holder.write(way)
  expect(await holder.ask('203.0.113.7')).toMatch(/Here is what I can do/)
})

test('a question is over with a command that fails, also with one that asks another', async () => {
  const { emulator, store, ...bot } = await testBot()
  const [ada, holder] = [bot.admin(), bot.person()]
  await holder.write('/start')
  await ada.write('/find')
  expect(await store.read.$count(conversations)).toBe(1)
  const failure = { kind: 'error', method: 'sendMessage', chat: ada.id } as const
  emulator.fail({ ...failure, reason: 'cannot_be_edited' })
  await ada.write(`/ban ${holder.id}`)
  expect(await store.read.$count(conversations)).toBe(0)
})
