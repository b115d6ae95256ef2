import { expect, test } from 'vitest'
import { deposits } from '../../src/domain/schema.ts'
import { readSettings } from '../../src/domain/settings/settings.ts'
import { actsOf } from '../helpers/acts.ts'
import type { TestPerson } from '../helpers/person.ts'
import { botWithMethods } from '../helpers/top-ups.ts'

type Bot = Awaited<ReturnType<typeof botWithMethods>>

/** Adds bKash in the chat, as an owner does. */
async function withBkash(bot: Bot): Promise<void> {
  const { ada } = bot
  await ada.go('/topups', '➕ Add a way to pay')
  await ada.write('bKash')
  await ada.press('✏️ Currency and rate')
  await ada.write('bdt 121,5')
  await ada.press('✏️ Fee or bonus')
  await ada.write('1.5')
  await ada.press('✏️ Amounts')
  await ada.write('5 200')
  await ada.press('✏️ Instructions')
  await ada.write('Send Money to 01700-000000')
  await ada.press('🟢 Offer it')
}

const deposit = async ({ store }: Bot) =>
  (await store.read.select().from(deposits).orderBy(deposits.id)).at(-1)

/** What the buttons of the newest message with such buttons copy. */
async function copies(holder: TestPerson): Promise<string[]> {
  const all = (await holder.messages()).map(({ reply_markup }) =>
    (reply_markup?.inline_keyboard ?? []).flat().flatMap((one) => {
      return 'copy_text' in one ? [one.copy_text.text] : []
    }),
  )
  return all.filter((texts) => texts.length > 0).at(-1) ?? []
}

test('a way to pay in another currency is set up, chosen, paid and credited by its terms', async () => {
  const bot = await botWithMethods()
  const { ada, holder, balance, proven } = bot
  await withBkash(bot)
  await ada.go('/topups', '🟢 bKash · BDT')
  expect(await ada.sees()).toMatch(/1 USD = 121\.50 BDT[\s\S]*Fee {2}1\.5%/)

  await holder.write('/topup')
  expect(await holder.buttons()).toEqual(
    expect.arrayContaining(['🏦 Bank transfer', '🏦 bKash', '⭐️ Telegram Stars']),
  )
  expect(await holder.see('🏦 bKash')).toMatch(/1 USD = 121\.50 BDT, set on/)
  // 10 USD × 121.5 × 1.015
  expect(await holder.see('$10 · 1,233.23 BDT')).toMatch(
    /Transfer 1,233\.23 BDT\n\nSend Money to 01700-000000\n\nInto your wallet {2}10\.00 USD\nRate {2}1 USD = 121\.50 BDT\nFee {2}1\.5%\nReference/,
  )
  expect(await copies(holder)).toEqual(['1233.23', '01700000000'])
  expect(await deposit(bot)).toMatchObject({
    ...{ method: 'manual', transferName: 'bKash', amountMicros: 10_000_000 },
    ...{ price: 123_323, currency: 'BDT', rateMicros: 121_500_000, feeBp: 150 },
  })

  // The rate goes up in the meantime: what was shown holds.
  await ada.write('/rate bKash 130')
  expect(await ada.sees()).toMatch(/For 10\.00 USD {2}1,233\.23 BDT → 1,319\.50 BDT/)
  await ada.press('✅ Yes, change it')
  await holder.sendFile('photo', 'receipt.png', 'paid')
  expect(await ada.sees()).toMatch(/bKash \(1,233\.23 BDT\)\nRate {2}1 USD = 121\.50 BDT/)
  expect(await ada.see('✅ Approve')).toMatch(/Credit 10\.00 USD\?\n\nTo be paid {2}1,233\.23 BDT/)
  await ada.press('✅ Yes, credit it')
  expect(await balance()).toBe(10_000_000)
  expect(await deposit(bot)).toMatchObject({ status: 'credited', paidIn: '1233.23 BDT' })
  await proven()
})

test('what arrived is typed in the currency of the transfer, and credited by what was shown', async () => {
  const bot = await botWithMethods()
  const { ada, holder, balance, proven } = bot
  await withBkash(bot)
  await holder.go('/topup', '🏦 bKash', '$10 · 1,233.23 BDT')
  await holder.sendFile('photo', 'receipt.png', 'paid')
  await ada.go('✅ Approve', '✏️ Another amount')
  expect(await ada.sees()).toMatch(/How much money arrived, in BDT\?/)
  await ada.write('1000')
  // 1000 / 121.5 / 1.015, rounded down to a cent.
  expect(await ada.sees()).toMatch(/Credit 8\.10 USD instead of 10\.00 USD\?/)
  await ada.press('✅ Yes, credit it')
  expect(await balance()).toBe(8_100_000)
  expect(await deposit(bot)).toMatchObject({ creditedMicros: 8_100_000, paidIn: '1000.00 BDT' })
  await proven()
})

test('bad input says what to write and changes nothing', async () => {
  const bot = await botWithMethods()
  const { ada, store } = bot
  const before = await readSettings(store.read)
  await ada.go('/topups', '➕ Add a way to pay')
  expect(await ada.ask('bank TRANSFER')).toMatch(/already a way to pay called "bank TRANSFER"/)
  await ada.write('/cancel')
  const refused: [button: string, typed: string, says: RegExp][] = [
    ['✏️ Currency and rate', 'BDT', /currency and a number/],
    ['✏️ Fee or bonus', '51', /from 0 to 50/],
    ['✏️ Amounts', '10 5', /must not be above the largest/],
    ['✏️ Instructions', 'x'.repeat(2001), /at most 2,000 characters/],
    ['✏️ Name', 'x'.repeat(33), /1 to 32 characters/],
  ]
  for (const [button, typed, says] of refused) {
    await ada.go('/topups', /Bank transfer/)
    await ada.press(button)
    expect(await ada.ask(typed), typed).toMatch(says)
    await ada.write('/cancel')
  }
  expect(await ada.ask('/rate Nagad 3')).toMatch(/no way to pay called "Nagad"/)
  expect(await readSettings(store.read)).toEqual(before)
})

test('a way that is removed is not offered, and its open top-up still takes the receipt', async () => {
  const bot = await botWithMethods()
  const { ada, holder, statuses, store, open } = bot
  await open(holder, '🏦 Bank transfer', '$20')
  await ada.go('/topups', /Bank transfer/, '🗑 Remove', '🗑 Yes, remove it')
  const { reference = '' } = (await deposit(bot)) ?? {}
  expect(await holder.ask(reference)).toMatch(/If you have already paid, send the receipt/)
  await holder.sendFile('photo', 'receipt.png', 'paid')
  expect(await statuses()).toEqual(['submitted'])
  await holder.write('/topup')
  expect(await holder.buttons()).not.toContain('🏦 Bank transfer')
  const acts = await actsOf(store)
  expect(acts.map(({ action }) => action)).toContain('transfer.remove')
  expect(await ada.ask('/log')).toMatch(/Way to pay removed[\s\S]*transfer: Bank transfer/)
  // Its id is not given again.
  await withBkash(bot)
  expect((await readSettings(store.read)).transfers.methods).toMatchObject([{ id: 2 }])
})
