import { expect, test } from 'vitest'
import { deposits } from '../../../src/domain/schema.ts'
import { readSettings } from '../../../src/domain/settings/settings.ts'
import { actsOf } from '../../helpers/acts.ts'
import { panelOf } from '../../helpers/panel.ts'
import type { TestPerson } from '../../helpers/person.ts'
import { botWithMethods } from '../../helpers/top-ups.ts'
import { addWay, BKASH, editWay } from '../../helpers/ways.ts'

type Bot = Awaited<ReturnType<typeof botWithMethods>>

/** Adds bKash in the panel, as an owner does. */
async function withBkash(bot: Bot) {
  const panel = await panelOf(bot, bot.ada.id)
  const { lastId } = (await readSettings(bot.store.read)).transfers
  await addWay(panel, 'bKash')
  await editWay(panel, lastId + 1, { ...BKASH, instructions: 'Send Money to 01700-000000' })
  return panel
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
  const panel = await withBkash(bot)
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
  await editWay(panel, 2, { rate: '130' })
  await holder.sendFile('photo', 'receipt.png', 'paid')
  expect(await ada.sees()).toMatch(/To be paid {2}1,233\.23 BDT[\s\S]*bKash/)
  expect(await ada.see('✅ Approve')).toMatch(
    /Credit 10\.00 USD\?[\s\S]*To be paid {2}1,233\.23 BDT/,
  )
  await ada.press('✅ Yes, credit it')
  expect(await balance()).toBe(10_000_000)
  expect(await deposit(bot)).toMatchObject({ status: 'credited', paidIn: '1233.23 BDT' })
  const ended = await ada.ask((await deposit(bot))?.reference ?? '')
  expect(ended).toMatch(/bKash \(1,233\.23 BDT\)/)
  expect(ended).not.toContain('To be paid')
  await proven()
})

test('a way that is removed is not offered, and its open top-up still takes the receipt', async () => {
  const bot = await botWithMethods()
  const { ada, holder, statuses, store, open } = bot
  await open(holder, '🏦 Bank transfer', '$20')
  await (await panelOf(bot, ada.id)).send('/panel/money/ways/1/remove')
  const { reference = '' } = (await deposit(bot)) ?? {}
  expect(await holder.ask(reference)).toMatch(/If you have already paid, send the receipt/)
  await holder.sendFile('photo', 'receipt.png', 'paid')
  expect(await statuses()).toEqual(['submitted'])
  await holder.write('/topup')
  expect(await holder.buttons()).not.toContain('🏦 Bank transfer')
  const acts = await actsOf(store)
  expect(acts.map(({ action }) => action)).toContain('transfer.remove')
  // Its id is not given again.
  await withBkash(bot)
  expect((await readSettings(store.read)).transfers.methods).toMatchObject([{ id: 2 }])
})
