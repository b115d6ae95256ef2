import { expect, it } from 'vitest'
import { testBot } from '../../helpers/bot.ts'

it('keeps the sign of an amount before its digits', async () => {
  const lina = { id: 5_900_001, first_name: 'لينا', language_code: 'ar', role: 'Holder' }
  const { newcomer, credit } = await testBot({}, {}, [lina])
  const holder = await newcomer(lina.id)
  for (const usd of [1250.5, -1]) await credit(holder, usd)
  await holder.write('/wallet')
  await holder.forge('entries:0')
  // Within one isolate, whose first strong character is that of USD: shown from left to right.
  expect(await holder.sees()).toContain('\u2068+1,250.50\u00a0USD\u2069')
  expect(await holder.sees()).toContain('\u2068−1.00\u00a0USD\u2069')
})
