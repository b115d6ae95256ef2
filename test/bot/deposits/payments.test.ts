// Payments without a top-up, as admins decide about them in the chat.
import { expect, test } from 'vitest'
import { storeUnmatched } from '../../../src/domain/deposits/unmatched.ts'
import { actsOf } from '../../helpers/acts.ts'
import { botWithMethods } from '../../helpers/top-ups.ts'

async function withPayment(amountMicros: number | null) {
  const made = await botWithMethods()
  const { store } = made
  const payment = { method: 'crypto_pay', paymentId: 'CP-7', payload: 'DEP-AAAAAAAA-AAAAAA' }
  await store.transaction((tx) =>
    storeUnmatched(
      tx,
      { ...payment, price: null, paidIn: null, amountMicros, payerTelegramId: null },
      made.clock.now,
    ),
  )
  return made
}

test('is told to the admins, assigned by what is typed after a yes, and logged in words', async () => {
  const { ada, holder, balance, settled, store } = await withPayment(null)
  const before = await balance()
  await settled()
  expect(await ada.sees()).toMatch(/waits for a decision[\s\S]*not known[\s\S]*CP-7/)
  await ada.press('✅ Assign')
  // A slip does not close the question.
  expect(await ada.ask('@nobody_here 12.50')).toMatch(/nobody_here/)
  expect(await ada.ask('DEP-AAAAAAAA-AAAAAA 12.50')).toMatch(/no such top-up/)
  expect(await ada.ask(String(holder.id))).toMatch(/Nobody knows what this payment is worth/)
  expect(await ada.ask(`${holder.id} 12.50`)).toMatch(/Credit 12.50 USD to/)
  expect(await ada.see('✅ Yes, credit it')).toMatch(/✅ credited/)
  expect(await balance()).toBe(before + 12_500_000)
  expect(await actsOf(store, 'payment.assign')).toHaveLength(1)
  expect(await ada.ask('/admin')).toMatch(/Nothing waits/)
})

test('is marked as returned with a reason, and the home shows what waits', async () => {
  const { ada, balance, settled } = await withPayment(5_000_000)
  const before = await balance()
  // The notice about it.
  await settled()
  expect(await ada.ask('/admin')).toMatch(/1 payment has no top-up/)
  await ada.press('↩️ Return')
  // Below the notice.
  expect(JSON.stringify(await ada.messages())).toMatch(/Pay it back at the payment service first/)
  await ada.write('Paid back in @CryptoBot')
  expect(await ada.sees()).toMatch(/↩️ returned[\s\S]*Paid back in @CryptoBot/)
  expect(await balance()).toBe(before)
})
