import { describe, expect, test } from 'vitest'
import { deposits } from '../../../src/domain/schema.ts'
import type { TestPerson } from '../../helpers/person.ts'
import { botWithMethods } from '../../helpers/top-ups.ts'

const HOUR_MS = 3_600_000

describe('a transfer', () => {
  test('is rejected with a reason that the holder is told', async () => {
    const { open, holder, ada, balance } = await botWithMethods()
    await open(holder, '🏦 Bank transfer', '$20')
    await holder.sendFile('photo', 'receipt.png', 'paid')
    await ada.press('❌ Reject')
    await ada.write('the sum is <another>')
    expect(await holder.sees()).toMatch(/was rejected\.\nReason {2}the sum is <another>/)
    expect(await balance()).toBe(0)
  })

  test('may be three at once, and one can be given up for another', async () => {
    const { open, holder, statuses } = await botWithMethods()
    for (let i = 0; i < 3; i++) await open(holder, '🏦 Bank transfer', '$20')
    await holder.go('/wallet', '➕ Top up', '🏦 Bank transfer')
    expect((await holder.press('$20'))?.text).toMatch(/3 open top-ups.*pay or cancel/)
    await holder.go('/wallet', '🧾 Payments', '20.00 USD · 🕓 to be paid')
    expect((await holder.press('✕ Cancel this top-up'))?.text).toMatch(/cancelled/)
    expect(await statuses()).toEqual(['open', 'open', 'cancelled'])
  })

  test('gets the receipt that came without a question, also after a restart', async () => {
    const { open, holder, statuses, store, ada } = await botWithMethods()
    for (const amount of ['$20', '$50', '$100']) await open(holder, '🏦 Bank transfer', amount)
    await holder.sendFile('photo', 'receipt.png', 'which?')
    expect(await holder.sees()).toMatch(/several open top-ups. Which one is this receipt for/)
    const [, second] = await store.read.select().from(deposits).orderBy(deposits.id)
    expect(await holder.buttons()).toHaveLength(4)
    const asked = (await holder.messages()).length
    await holder.press(new RegExp(second?.reference ?? '?'))
    expect(await statuses()).toEqual(['open', 'submitted', 'open'])
    expect(await holder.sees()).toMatch(/The operator has your receipt/)
    // The question became the answer.
    expect((await holder.messages()).length).toBe(asked)
    expect((await ada.messages()).at(-1)?.photo).toBeDefined()
  })
})

describe('the message that says how to pay', () => {
  const labels = async (holder: TestPerson) =>
    (await holder.messages()).flatMap(({ reply_markup }) =>
      (reply_markup?.inline_keyboard ?? []).flat().map(({ text }) => text),
    )
  const texts = async (holder: TestPerson) => (await holder.messages()).map(({ text }) => text)

  test('shows that it was paid, once it was paid in Stars', async () => {
    const { open, holder, invoice } = await botWithMethods()
    await open(holder, '⭐️ Telegram Stars', '$10 · ⭐️500')
    expect(await labels(holder)).toContain('✕ Cancel this top-up')
    await holder.pay(await invoice())
    expect(await labels(holder)).not.toContain('✕ Cancel this top-up')
    expect(await labels(holder)).not.toContain('⭐️ Send the invoice again')
    expect(await texts(holder)).toContainEqual(expect.stringMatching(/✅ in your wallet/))
  })

  test('asks for the receipt no longer, once it came and was decided', async () => {
    const { open, holder, ada } = await botWithMethods()
    await open(holder, '🏦 Bank transfer', '$20')
    await holder.press('📎 Send the receipt')
    await holder.sendFile('photo', 'receipt.png', 'paid')
    const asked = expect.stringMatching(/Send the receipt now/)
    expect(await texts(holder)).not.toContainEqual(asked)
    expect(await texts(holder)).toContainEqual(expect.stringMatching(/🔎 receipt being checked/))
    await ada.go(/^✅ Approve/, /^✅ Yes/)
    expect(await texts(holder)).toContainEqual(expect.stringMatching(/✅ in your wallet/))
    expect(await labels(holder)).not.toContain('📎 Add a receipt')
  })
})

describe('a payment in Stars', () => {
  test('is credited at once, and once', async () => {
    const { open, holder, balance, invoice, proven, post } = await botWithMethods()
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
    const { open, holder, balance, invoice, app, settled, proven } = await botWithMethods()
    await open(holder, '⭐️ Telegram Stars', '$10 · ⭐️500')
    expect(await holder.pay(await invoice(), { lose_update: true })).toMatchObject({ ok: true })
    expect(await balance()).toBe(0)
    await Promise.all([app.bot?.jobs.payments.runOnce(), app.bot?.jobs.payments.runOnce()])
    await settled()
    expect(await balance()).toBe(10_000_000)
    expect(await holder.sees()).toMatch(/10.00 USD is in your wallet/)
    await proven()
  })

  test('is refused for what is cancelled or expired', async () => {
    const { open, holder, invoice, clock, balance } = await botWithMethods()
    await open(holder, '⭐️ Telegram Stars', '$10 · ⭐️500')
    await holder.press('✕ Cancel this top-up')
    // The invoice and its Pay button are gone.
    expect(await invoice()).toBe(0)
    await open(holder, '⭐️ Telegram Stars', '$10 · ⭐️500')
    clock.advance(HOUR_MS + 1)
    expect(await holder.pay(await invoice())).toMatchObject({
      ok: false,
      error: expect.stringMatching(/expired/),
    })
    expect(await balance()).toBe(0)
  })

  test('can be made from an invoice that is sent again', async () => {
    const { open, holder, balance, invoice } = await botWithMethods()
    await open(holder, '⭐️ Telegram Stars', '$10 · ⭐️500')
    const first = await invoice()
    await holder.press('⭐️ Send the invoice again')
    expect(await invoice()).not.toBe(first)
    expect((await holder.messages()).filter((one) => one.invoice)).toHaveLength(1)
    expect(await holder.pay(await invoice())).toMatchObject({ ok: true })
    expect(await balance()).toBe(10_000_000)
  })
})
