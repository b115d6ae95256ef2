// Payments without a top-up, as admins decide about them in the chat.
import { expect, test } from 'vitest'
import { storeUnmatched } from '../../../src/domain/deposits/unmatched.ts'
import { deposits } from '../../../src/domain/schema.ts'
import { actsOf } from '../../helpers/acts.ts'
import { botWithMethods } from '../../helpers/top-ups.ts'

const PAYMENT = { method: 'crypto_pay', price: null, paidIn: null, payerTelegramId: null } as const

async function withPayment(about: { paymentId: string; payload: string; amountMicros: number }) {
  const made = await botWithMethods()
  const { store, clock } = made
  await store.transaction((tx) => storeUnmatched(tx, { ...PAYMENT, ...about }, clock.now))
  return made
}

test('is credited to the top-up that it names after a yes, and logged in words', async () => {
  const { ada, holder, balance, settled, store, clock, open } = await botWithMethods()
  await open(holder, '🏦 Bank transfer', '$20')
  const [{ reference = '' } = {}] = await store.read.select().from(deposits)
  const about = { paymentId: 'CP-8', payload: reference, amountMicros: 12_000_000 }
  await store.transaction((tx) => storeUnmatched(tx, { ...PAYMENT, ...about }, clock.now))
  const before = await balance()
  await settled()
  expect(await ada.sees()).toMatch(/waits for a decision[\s\S]*12\.00 USD[\s\S]*CP-8/)
  expect(await ada.buttons()).toContain('✅ Assign')
  expect(await ada.see(`✅ To ${reference}`)).toMatch(/Credit 12\.00 USD to/)
  expect(await ada.see('✅ Yes, credit it')).toMatch(/✅ credited/)
  expect(await balance()).toBe(before + 12_000_000)
  expect(await actsOf(store, 'payment.assign')).toHaveLength(1)
  expect(await ada.ask('/admin')).toMatch(/Nothing waits/)
})

test('is marked as returned with a reason, and the home shows what waits', async () => {
  const { ada, balance, settled } = await withPayment({
    ...{ paymentId: 'CP-7', payload: 'DEP-AAAAAAAA-AAAAAA', amountMicros: 5_000_000 },
  })
  const before = await balance()
  // The notice about it.
  await settled()
  expect(await ada.ask('/admin')).toMatch(/1 payment has no top-up/)
  await ada.press('↩️ Return')
  // Below the notice.
  expect(JSON.stringify(await ada.messages())).toMatch(/Pay it back at the payment service first/)
  // A slip does not close the question.
  expect(await ada.ask('x'.repeat(501))).toMatch(/500/)
  await ada.write('Paid back in @CryptoBot')
  expect(await ada.sees()).toMatch(/↩️ returned[\s\S]*Paid back in @CryptoBot/)
  expect(await balance()).toBe(before)
})
