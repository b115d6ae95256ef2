// A completed order is paid back, or gets other codes, from its page, though nobody has reported a problem.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { claimsOf, openClaimCount } from '../../../src/domain/claims/claims.ts'
import { refundForClaim } from '../../../src/domain/claims/decisions.ts'
import { orderById } from '../../../src/domain/orders/orders.ts'
import { cancelOrder } from '../../../src/domain/orders/settlement.ts'
import { orders } from '../../../src/domain/schema.ts'
import { TEST_SUPPLIER } from '../../../src/domain/shared/test-world.ts'
import { testBot } from '../../helpers/bot.ts'
import { buyKeys, buyTopUp, claim } from '../../helpers/claims.ts'
import { USD } from '../../helpers/deposits.ts'
import { addTestStock, PIDS, START } from '../../helpers/factories.ts'
import type { TestPerson } from '../../helpers/person.ts'

/** A holder who has bought two keys for 10 USD of their 100, with some left in stock, an owner and a manager. */
async function shop() {
  const bot = await testBot()
  const { store } = bot
  const codes = await addTestStock(store, PIDS.gamekey, 2 + 5)
  const { accountId, telegramId } = await bot.reseller()
  const [holder, admin, other] = [bot.person(telegramId), bot.admin(), bot.person()]
  for (const one of [holder, admin, other]) await one.write('/start')
  await bot.giveRole(other, 'manager')
  const orderId = await buyKeys(store, accountId, 2)
  /** The order's page says how much goes back, and asks. */
  const askToRefund = (who: TestPerson) => who.see(`/order ${orderId}`, '↩️ Refund…')
  return {
    ...{ ...bot, holder, admin, other, accountId, orderId, codes, askToRefund },
    balance: async () => (await holder.balance()) / USD,
    claims: async () => (await claimsOf(store.read, accountId, { limit: 9, cursor: null })).rows,
  }
}

test('all is paid back after the card has said what that does, also after a part was', async () => {
  const { admin, holder, store, orderId, askToRefund, balance, claims, proven } = await shop()
  const part = { actor: 'operator', amountMicros: 2.5 * USD, answer: null } as const
  await store.transaction((tx) => refundForClaim(tx, orderId, part, START))
  expect(await askToRefund(admin)).toContain('92.50 USD → 100.00 USD')
  expect(await balance()).toBe(92.5)
  expect((await admin.press('✅ Yes, pay it back'))?.text).toContain('7.50 USD went back')
  expect(await admin.sees()).toMatch(/Paid back\W+10\.00 USD/)
  const message = await holder.sees()
  for (const said of ['We paid you back for your order', '7.50 USD', orderId])
    expect(message).toContain(said)
  expect(await holder.see('Show')).toContain('We corrected it ourselves')

  expect(await balance()).toBe(100)
  await admin.write(`/order ${orderId}`)
  expect(await admin.buttons()).not.toContain('↩️ Refund…')
  expect(await admin.buttons()).not.toContain('🎟 Replace codes…')
  expect((await orderById(store.read, orderId)).status).toBe('completed')
  const decided = { orderId, reason: 'by_operator', state: 'refunded' }
  expect(await claims()).toMatchObject([decided, decided])
  await proven()
})

test('a refund of which a part was paid meanwhile is asked again with what is left', async () => {
  const { admin, store, orderId, askToRefund, balance, proven } = await shop()
  await askToRefund(admin)
  const part = { actor: 'operator', amountMicros: 2.5 * USD, answer: null } as const
  await store.transaction((tx) => refundForClaim(tx, orderId, part, START))
  expect((await admin.press('✅ Yes, pay it back'))?.text).toContain('out of date')
  expect(await balance()).toBe(92.5)
  expect(await admin.sees()).toContain('Pay 7.50 USD back')
  await admin.press('✅ Yes, pay it back')
  expect(await balance()).toBe(100)
  await proven()
})

test('codes are replaced, and the holder gets the new ones', async () => {
  const { admin, holder, store, orderId, codes, claims, proven } = await shop()
  await admin.go(`/order ${orderId}`, '🎟 Replace codes…')
  expect(await admin.sees()).toContain('Replace 2 codes?')
  expect((await admin.press('✅ Yes, replace'))?.text).toMatch(/^Replaced/)
  expect((await orderById(store.read, orderId)).codes).toEqual([codes[2], codes[3]])
  expect(await holder.sees()).toContain('You have got a new code')
  expect(await claims()).toMatchObject([{ reason: 'by_operator', state: 'replaced' }])
  await proven()
})

test('what the holder has reported is answered by it', async () => {
  const { admin, store, accountId, orderId, askToRefund, claims, proven } = await shop()
  const { reference } = await claim(store, accountId, orderId)
  expect(await askToRefund(admin)).toContain(reference)
  await admin.press(/Yes, pay/)
  expect(await claims()).toMatchObject([{ reference, state: 'refunded', reason: 'code_invalid' }])
  await proven()
})

test('a large refund waits for a second person, who sees the balance', async () => {
  const { admin, other, store, set, askToRefund, balance, proven } = await shop()
  await set({ secondPerson: { aboveMicros: 5 * USD } })
  await askToRefund(admin)
  await admin.press(/Yes, pay/)
  expect(await balance()).toBe(90)
  expect(await other.sees()).toContain('90.00 USD → 100.00 USD')
  await other.press('✅ Confirm')
  expect(await balance()).toBe(100)
  expect(await openClaimCount(store.read)).toBe(0)
  await proven()
})

test('nothing is given back of an order that has not ended, was cancelled, or is a test', async () => {
  const { admin, store, accountId, orderId, balance, claims } = await shop()
  const [processing, cancelled] = [
    await buyTopUp(store, accountId),
    await buyTopUp(store, accountId),
  ]
  const how = { reason: 'INVALID PLAYER', voucher: 'unused' } as const
  await store.transaction((tx) => cancelOrder(tx, cancelled, how, START))
  await store.transaction((tx) =>
    tx.update(orders).set({ supplier: TEST_SUPPLIER }).where(eq(orders.id, orderId)),
  )
  const before = await balance()
  for (const id of [processing, cancelled, orderId]) {
    await admin.write(`/order ${id}`)
    expect(await admin.buttons()).not.toContain('↩️ Refund…')
    for (const data of [`a.claim-refund:${id}`, `a.claim-replace:${id}`]) await admin.forge(data)
    await admin.press(/Yes, (pay|replace)/).catch(() => {})
  }
  expect(await balance()).toBe(before)
  expect(await claims()).toEqual([])
})
