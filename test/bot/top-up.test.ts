import type { Message } from 'grammy/types'
import { describe, expect, test } from 'vitest'
import { deposits } from '../../src/db/schema.ts'
import { balanceOf } from '../../src/domain/ledger.ts'
import { proveLedger } from '../../src/domain/proof.ts'
import { changeSettings } from '../../src/domain/settings.ts'
import { ban } from '../../src/domain/standing.ts'
import { type TestPerson, testBot } from '../helpers/bot.ts'

const HOUR_MS = 3_600_000

async function withMethods() {
  const bot = await testBot()
  await bot.store.transaction((tx) =>
    changeSettings(tx, {
      stars: { on: true, starsPerUsd: 50 },
      manualTransfer: { on: true, instructions: 'IBAN <b>DE00</b>' },
    }),
  )
  const [holder, ada] = [bot.person(), bot.admin()]
  await holder.write('/start')
  await ada.write('/start')
  const { id } = await holder.account()
  const invoiceOf = (messages: Message[]) =>
    messages.findLast((one) => one.invoice)?.message_id ?? 0
  return {
    ...bot,
    ...{ holder, ada, id },
    balance: () => balanceOf(bot.store.read, id),
    statuses: async () =>
      (await bot.store.read.select().from(deposits).orderBy(deposits.id)).map(
        ({ status }) => status,
      ),
    async open(person: TestPerson, method: string, amount: string) {
      await person.write('/wallet')
      await person.press('➕ Top up')
      await person.press(method)
      await person.press(amount)
    },
    invoice: async () => invoiceOf(await holder.messages()),
    async proven() {
      expect((await proveLedger(bot.store.read)).findings).toEqual([])
    },
  }
}

describe('a transfer', () => {
  test('is credited once a receipt was approved, however often Approve is pressed', async () => {
    const { open, holder, ada, balance, statuses, proven } = await withMethods()
    await open(holder, '🏦 Bank transfer', '$20')
    expect(await holder.sees()).toMatch(/IBAN <b>DE00<\/b>[\s\S]*DEP-/)
    await holder.press('📎 Send the receipt')
    await holder.write('it is done')
    expect(await holder.sees()).toMatch(/photo or a document/)
    await holder.sendFile('document', 'receipt.pdf', 'paid')
    expect(await ada.sees()).toMatch(/A receipt waits for you[\s\S]*20.00 USD/)
    await ada.press('📎 Receipt')
    await ada.press('✅ Approve')
    expect(await balance()).toBe(0)
    const yes = (await ada.messages()).findLast((one) => one.reply_markup)
    const data = yes?.reply_markup?.inline_keyboard[0]?.[0]
    const approve = data && 'callback_data' in data ? data.callback_data : ''
    await Promise.all(
      Array.from({ length: 20 }, () => ada.pressData(yes?.message_id ?? 0, approve)),
    )
    expect(await balance()).toBe(20_000_000)
    expect(await statuses()).toEqual(['credited'])
    expect(await holder.sees()).toMatch(/20.00 USD is in your wallet[\s\S]*20.00 USD/)
    await proven()
  })

  test('is rejected with a reason that the holder is told', async () => {
    const { open, holder, ada, balance } = await withMethods()
    await open(holder, '🏦 Bank transfer', '$20')
    await holder.sendFile('photo', 'receipt.png', 'paid')
    await ada.press('❌ Reject')
    await ada.write('the sum is <another>')
    expect(await holder.sees()).toMatch(/was rejected: the sum is <another>/)
    expect(await balance()).toBe(0)
  })

  test('whose receipt was used before is flagged, also where another took its place', async () => {
    const { open, holder, ada, person } = await withMethods()
    await open(holder, '🏦 Bank transfer', '$20')
    await holder.sendFile('photo', 'receipt.png', 'the receipt')
    await ada.press('📎 Receipt')
    await holder.press('🧾 Show the top-up')
    await holder.press('📎 Send another receipt')
    await holder.sendFile('photo', 'cat.png', 'a picture of a cat')
    const receipt = (await ada.messages()).findLast((one) => one.photo)
    const button = receipt?.reply_markup?.inline_keyboard[0]?.[0]
    await ada.pressData(
      receipt?.message_id ?? 0,
      button && 'callback_data' in button ? button.callback_data : '',
    )
    expect((await ada.press('✅ Yes, credit it'))?.text).toMatch(/another receipt since/)
    const accomplice = person()
    await accomplice.write('/start')
    await open(accomplice, '🏦 Bank transfer', '$50')
    await accomplice.sendFile('photo', 'receipt.png', 'the receipt')
    expect(await ada.sees()).toMatch(/same receipt came with 1 other top-up/)
  })

  test('may be three at once, and one can be given up for another', async () => {
    const { open, holder, statuses } = await withMethods()
    for (let i = 0; i < 3; i++) await open(holder, '🏦 Bank transfer', '$20')
    await holder.write('/wallet')
    await holder.press('➕ Top up')
    await holder.press('🏦 Bank transfer')
    expect((await holder.press('$20'))?.text).toMatch(/3 open top-ups.*pay or cancel/)
    await holder.sendFile('photo', 'receipt.png', 'which?')
    expect(await holder.sees()).toMatch(/Several of your top-ups are open/)
    await holder.write('/wallet')
    await holder.press('🧾 Top-ups')
    await holder.press('20.00 USD · 🕓 to be paid')
    expect((await holder.press('✕ Cancel this top-up'))?.text).toMatch(/cancelled/)
    expect(await statuses()).toEqual(['open', 'open', 'cancelled'])
  })
})

describe('a payment in Stars', () => {
  test('is credited at once, and once', async () => {
    const { open, holder, balance, invoice, proven, post } = await withMethods()
    await open(holder, '⭐️ Telegram Stars', '$10 · ⭐️500')
    await post('/faults', { kind: 'duplicate_updates', count: 2 })
    expect(await holder.pay(await invoice())).toMatchObject({ ok: true })
    expect(await balance()).toBe(10_000_000)
    expect(await holder.pay(await invoice()).catch(() => ({ ok: false }))).toMatchObject({
      ok: false,
    })
    expect(await balance()).toBe(10_000_000)
    await proven()
  })

  test('whose update was lost is found by the job', async () => {
    const { open, holder, balance, invoice, app, settled, proven } = await withMethods()
    await open(holder, '⭐️ Telegram Stars', '$10 · ⭐️500')
    expect(await holder.pay(await invoice(), { lose_update: true })).toMatchObject({ ok: true })
    expect(await balance()).toBe(0)
    await Promise.all([app.bot?.jobs.payments.runOnce(), app.bot?.jobs.payments.runOnce()])
    await settled()
    expect(await balance()).toBe(10_000_000)
    expect(await holder.sees()).toMatch(/10.00 USD is in your wallet/)
    await proven()
  })

  test('is refused for what is cancelled, expired, another person’s or a banned person’s', async () => {
    const { open, holder, invoice, store, clock, id, balance } = await withMethods()
    await open(holder, '⭐️ Telegram Stars', '$10 · ⭐️500')
    await holder.press('✕ Cancel this top-up')
    expect(await holder.pay(await invoice())).toMatchObject({
      ok: false,
      error: expect.stringMatching(/no longer open/),
    })
    await open(holder, '⭐️ Telegram Stars', '$10 · ⭐️500')
    clock.advance(HOUR_MS + 1)
    expect(await holder.pay(await invoice())).toMatchObject({
      ok: false,
      error: expect.stringMatching(/expired/),
    })
    await open(holder, '⭐️ Telegram Stars', '$10 · ⭐️500')
    await store.transaction((tx) => ban(tx, id, { reason: 'fraud', actor: 'operator' }, clock.now))
    expect(await holder.pay(await invoice())).toMatchObject({
      ok: false,
      error: expect.stringMatching(/cannot be topped up/),
    })
    expect(await balance()).toBe(0)
  })

  test('is paid back by an admin where the wallet covers it, and once', async () => {
    const { open, holder, ada, balance, invoice, statuses, proven } = await withMethods()
    await open(holder, '⭐️ Telegram Stars', '$10 · ⭐️500')
    await holder.pay(await invoice())
    await ada.write(`/debit ${holder.id} 5 spent`)
    await ada.write(`/account ${holder.id}`)
    await ada.press('🧾 Top-ups')
    await ada.press(/10.00 USD/)
    await ada.press(/Refund|Pay back/)
    await ada.write('asked for it')
    expect(await ada.sees()).toMatch(/not in the wallet any more|10.00 USD/)
    expect(await balance()).toBe(5_000_000)
    expect(await statuses()).toEqual(['credited'])
    await ada.write(`/credit ${holder.id} 5 back`)
    await ada.write(`/account ${holder.id}`)
    await ada.press('🧾 Top-ups')
    await ada.press(/10.00 USD/)
    await ada.press(/Refund|Pay back/)
    await ada.write('asked for it')
    expect(await balance()).toBe(0)
    expect(await statuses()).toEqual(['refunded'])
    expect(await holder.sees()).toMatch(/was paid back to you: asked for it/)
    await proven()
  })

  test('can be made from an invoice that is sent again', async () => {
    const { open, holder, balance, invoice } = await withMethods()
    await open(holder, '⭐️ Telegram Stars', '$10 · ⭐️500')
    const first = await invoice()
    await holder.press('⭐️ Send the invoice again')
    expect(await invoice()).not.toBe(first)
    expect(await holder.pay(await invoice())).toMatchObject({ ok: true })
    expect(await holder.pay(first)).toMatchObject({ ok: false })
    expect(await balance()).toBe(10_000_000)
  })
})
