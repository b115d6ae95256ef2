// What is said while a question is open has a button that ends it and goes back to where it was asked.
import { expect, test } from 'vitest'
import { conversations } from '../../src/domain/schema.ts'
import { testBot } from '../helpers/bot.ts'
import { addTestStock, PIDS } from '../helpers/factories.ts'

test.each([
  // Whom, what leads to the question, a wrong answer, what is said, and where Cancel leads.
  ['holder', ['/wallet', 'Low balance', 'Set'], 'many', /amount/i, /Low balance/],
  ['holder', ['/api', 'Addresses', 'Add'], 'nowhere', /address/i, /address/i],
  ['holder', ['/shop', /Game A UC$/, /60 UC/], 'x', /not a valid Player ID/, /Which one/],
  ['holder', ['/shop', /Game keys/, /·/, /Another number/], 'x', /whole number/, /How many/],
  ['holder', ['/bulk'], 'x', /table|rows/i, /Hello/],
  ['admin', ['/digest', 'Time'], '25:00', /like 09:00/, /Yesterday/],
] as const)('%s: %j', async (who, [start, ...presses], wrong, told, back) => {
  const bot = await testBot()
  await addTestStock(bot.store, PIDS.gamekey, 20)
  const person = who === 'holder' ? bot.person() : bot.admin()
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
