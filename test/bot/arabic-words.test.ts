import { expect, it } from 'vitest'
import { textsFor } from '../../src/locales/languages.ts'
import { testBot } from '../helpers/bot.ts'

it('writes an Arabic count in each of its forms, and one and two without digits', () => {
  const { t } = textsFor('ar')
  const written = [1, 2, 5, 11, 100, 103, 0].map((count) => t('admin-stock-confirm', { count }))
  expect(written.map((text) => text.replace(/[\u2068\u2069]/g, ''))).toEqual([
    '🎟 إضافة رمز واحد؟',
    '🎟 إضافة رمزين؟',
    '🎟 إضافة 5 رموز؟',
    '🎟 إضافة 11 رمزًا؟',
    '🎟 إضافة 100 رمز؟',
    '🎟 إضافة 103 رموز؟',
    '🎟 إضافة 0 رمز؟',
  ])
})

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
