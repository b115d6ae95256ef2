import { expect, test } from 'vitest'
import { depositByReference } from '../../src/domain/deposits/deposits.ts'
import type { PaymentMethod } from '../../src/domain/deposits/payment-method.ts'
import { entries } from '../../src/domain/schema.ts'
import { credit, open, telegramError, told, USD } from '../helpers/deposits.ts'
import { later } from '../helpers/factories.ts'
import { paymentsShop } from '../helpers/payments.ts'

const HOUR_MS = 3_600_000

test('a payment whose update was lost is credited and told', async () => {
  const made = await paymentsShop()
  const { reference, paymentId } = await made.paid()
  made.clock.now = later(2 * HOUR_MS)
  await made.run()
  expect(await depositByReference(made.store.read, reference)).toMatchObject({
    ...{ status: 'credited', paymentId, endedAt: later(2 * HOUR_MS) },
  })
  const { store, holder } = made
  expect(await told(store, holder.telegramId, 'deposit_credited')).toEqual([{ reference }])
  await made.run()
  expect(await made.balance()).toBe(10 * USD)
  await made.proven()
})

test('a payment that comes as an update and in rounds at once is credited once', async () => {
  const made = await paymentsShop()
  const { store, holder } = made
  const deposit = await made.paid()
  const { paymentId } = deposit
  await Promise.all([
    ...[made.run(), made.run()],
    ...Array.from({ length: 8 }, () => credit(store, deposit, holder, { paymentId })),
    made.run(),
  ])
  expect(await made.balance()).toBe(10 * USD)
  expect(await told(store, holder.telegramId, 'deposit_credited')).toHaveLength(1)
  await made.proven()
})

test('what was credited before a page failed is not read again', async () => {
  const made = await paymentsShop()
  const { reference } = await made.paid()
  const { telegramId } = made.holder
  for (let i = 1; i < 150; i += 1) made.telegram.pay({ reference, price: 500, telegramId })
  const getStarTransactions = made.telegram.getStarTransactions
  made.telegram.getStarTransactions = async (page) => {
    if (page.offset > 0) throw telegramError(429, 'Too Many Requests')
    return getStarTransactions(page)
  }
  await made.run()
  expect(await made.balance()).toBe(1000 * USD)
  expect(made.logLines.join()).toMatch(/could not reconcile payments/)
  made.telegram.getStarTransactions = getStarTransactions
  made.telegram.pages.length = 0
  await made.run()
  expect(made.telegram.pages[0]).toEqual({ offset: 99, limit: 100 })
  expect(await made.balance()).toBe(1500 * USD)
})

const [LOST, UNKNOWN] = ['DEP-AAAAAAAA-AAAAAA', 'DEP-BBBBBBBB-BBBBBB'] as const

test('a payment that matches nothing is told to the admins once, also over restarts', async () => {
  const made = await paymentsShop()
  made.telegram.pay({ reference: LOST, price: 5, telegramId: 1 })
  await made.run()
  // Another bot's list in between makes the next round begin anew.
  const own = [...made.telegram.transactions]
  made.telegram.transactions.length = 0
  made.telegram.pay({ reference: UNKNOWN, price: 5, telegramId: 1 })
  await made.run()
  made.telegram.transactions.splice(0, 1, ...own)
  await made.run()
  const payloads = (await told(made.store, null, 'payment_unmatched')).map(({ payload }) => payload)
  expect(payloads).toEqual([LOST, UNKNOWN])
})

test('what the bot sold for something else is nobody’s deposit, and told to nobody', async () => {
  const made = await paymentsShop()
  made.telegram.pay({ reference: 'a sticker pack', price: 5, telegramId: 1 })
  await made.run()
  expect(await told(made.store, null, 'payment_unmatched')).toEqual([])
})

test('what went back on a later page than it was paid on is never there to be spent', async () => {
  const made = await paymentsShop()
  const { paymentId } = await made.paid()
  for (let i = 0; i < 150; i++)
    made.telegram.pay({ reference: `a sticker pack ${i}`, price: 5, telegramId: 1 })
  await made.telegram.refundStarPayment({
    user_id: made.holder.telegramId,
    telegram_payment_charge_id: paymentId,
  })
  await made.run()
  expect(await made.balance()).toBe(0)
  const rows = await made.store.read.select().from(entries).orderBy(entries.id)
  expect(rows.map(({ kind }) => kind)).toEqual(['deposit', 'chargeback'])
  await made.proven()
})

test('one way to pay that fails stops neither the others, nor what else is due', async () => {
  const made = await paymentsShop()
  const { reference } = await made.paid()
  const stale = await open(made.store, made.holder.id, made.stars)
  made.clock.now = later(HOUR_MS)
  const broken: PaymentMethod = {
    ...made.manual,
    name: 'broken',
    received: async () => {
      throw new Error('out of order')
    },
  }
  await made.job([broken, made.stars].values()).runOnce()
  expect(await made.statusOf(stale)).toBe('expired')
  expect(await made.statusOf({ reference })).toBe('credited')
  expect(made.logLines.join()).toMatch(/"method":"broken".*out of order/)
})
