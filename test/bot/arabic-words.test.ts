import { expect, it } from 'vitest'
import { adjustBalance } from '../../src/domain/accounts/accounts.ts'
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
  const { person, store, clock } = await testBot({}, {}, [lina])
  const holder = person(lina.id)
  await holder.write('/start')
  const { id } = await holder.account()
  for (const amountMicros of [1_250_500_000, -1_000_000]) {
    const change = { amountMicros, note: 'n', actor: 'operator' } as const
    await store.transaction((tx) => adjustBalance(tx, id, change, clock.now))
  }
  await holder.write('/wallet')
  await holder.pressData((await holder.messages()).at(-1)?.message_id ?? 0, 'entries:0')
  // Within one isolate, whose first strong character is that of USD: shown from left to right.
  expect(await holder.sees()).toContain('\u2068+1,250.50\u00a0USD\u2069')
  expect(await holder.sees()).toContain('\u2068−1.00\u00a0USD\u2069')
})
