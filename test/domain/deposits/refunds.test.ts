import { describe, expect, test } from 'vitest'
import { depositByReference } from '../../../src/domain/deposits/deposits.ts'
import { PaymentFault, type PaymentMethod } from '../../../src/domain/deposits/payment-method.ts'
import { refundDeposit, retryRefunds } from '../../../src/domain/deposits/refunds.ts'
import { actsOf } from '../../helpers/acts.ts'
import {
  ADMIN,
  approve,
  credit,
  entriesOf,
  open,
  submit,
  telegramError,
  told,
  USD,
} from '../../helpers/deposits.ts'
import { later } from '../../helpers/factories.ts'
import { paymentsShop } from '../../helpers/payments.ts'

const REFUSED = telegramError(400, 'Bad Request: BALANCE_TOO_LOW')
const UNKNOWN = new Error('socket hang up')

/** An account that has paid 10 USD with 500 Stars. */
async function paid() {
  const made = await paymentsShop()
  made.clock.now = later(60_000)
  const { store, holder, telegram } = made
  const deposit = await made.paid()
  const { reference, paymentId } = deposit
  await credit(store, deposit, holder, { paymentId })
  return {
    ...{ ...made, reference, paymentId },
    present: () => depositByReference(store.read, reference),
    refund: (reason = 'Paid by mistake.', ways = made.methods) =>
      made.refund({ reference }, reason, ways),
    retry: () => retryRefunds(made.context),
    paidBack: () => telegram.transactions.filter(({ receiver }) => receiver).length,
    /** The amounts that refunds took and gave back. */
    async moved() {
      const entries = [
        ...(await entriesOf(store, holder.id, 'deposit_refund')),
        ...(await entriesOf(store, holder.id, 'deposit_refund_reversal')),
      ]
      return entries.map((entry) => [entry.reference, entry.amountMicros])
    },
  }
}

describe('a refund', () => {
  test('takes the credit back, pays the Stars back and is told', async () => {
    const made = await paid()
    const { store, holder, reference } = made
    expect(await made.refund(' Paid by mistake. ')).toMatchObject({
      ...{
        status: 'refunded',
        reason: 'Paid by mistake.',
        decidedBy: ADMIN,
        endedAt: later(60_000),
      },
    })
    expect(await made.moved()).toEqual([[`${reference}-R1`, -10 * USD]])
    expect(await made.balance()).toBe(0)
    expect(made.telegram.transactions.at(-1)).toMatchObject({
      ...{ id: made.paymentId, receiver: { user: { id: holder.telegramId } } },
    })
    expect(await told(store, holder.telegramId, 'deposit_refunded')).toEqual([{ reference }])
    expect(await actsOf(store, 'deposit.refund')).toMatchObject([
      { actor: ADMIN, accountId: holder.id, detail: { reference, reason: 'Paid by mistake.' } },
    ])
    await made.proven()
  })

  test('does nothing where the wallet does not cover it', async () => {
    const made = await paid()
    const before = await made.present()
    await made.spend(1)
    await expect(made.refund()).rejects.toMatchObject({
      code: 'REFUND_NOT_COVERED',
      data: { reference: made.reference, amountMicros: 10 * USD },
    })
    expect(await made.present()).toEqual(before)
    expect(await made.balance()).toBe(10 * USD - 1)
    expect(made.paidBack()).toBe(0)
    expect(await actsOf(made.store, 'deposit.refund')).toEqual([])
  })

  test('happens once, however many ask for it at once', async () => {
    const made = await paid()
    const results = await Promise.allSettled(Array.from({ length: 32 }, () => made.refund()))
    const refused = results.filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject(Array(31).fill({ reason: { code: 'DEPOSIT_DECIDED' } }))
    expect(await made.moved()).toHaveLength(1)
    expect(made.paidBack()).toBe(1)
    await made.proven()
  })

  test('is not for a transfer, which is paid back by hand', async () => {
    const made = await paid()
    const { store, holder, manual } = made
    const deposit = await submit(store, await open(store, holder.id, manual))
    const ask = () => refundDeposit(made.context, deposit.reference, { reason: 'x', actor: ADMIN })
    await expect(ask()).rejects.toMatchObject({ code: 'DEPOSIT_DECIDED' })
    await approve(store, deposit)
    await expect(ask()).rejects.toMatchObject({
      ...{ code: 'REFUND_NOT_POSSIBLE', data: { reference: deposit.reference } },
    })
    expect(await made.balance()).toBe(20 * USD)
  })

  test('of Stars that went back already ends as well', async () => {
    const made = await paid()
    const { telegramId: user_id } = made.holder
    const telegram_payment_charge_id = made.paymentId
    await made.telegram.refundStarPayment({ user_id, telegram_payment_charge_id })
    expect(await made.refund()).toMatchObject({ status: 'refunded' })
    expect(await made.balance()).toBe(0)
    expect(made.paidBack()).toBe(1)
  })
})

describe('a refund that Telegram refuses', () => {
  test('puts the money back into the wallet and tells the admin why', async () => {
    const made = await paid()
    const before = await made.present()
    made.telegram.refundFaults.push({ when: 'before', error: REFUSED })
    await expect(made.refund()).rejects.toMatchObject({
      code: 'REFUND_REFUSED',
      data: { why: expect.stringContaining('BALANCE_TOO_LOW') },
    })
    expect(await made.present()).toEqual({ ...before, refunds: 1 })
    expect(await made.moved()).toEqual([
      [`${made.reference}-R1`, -10 * USD],
      [`${made.reference}-R1`, 10 * USD],
    ])
    expect(await made.balance()).toBe(10 * USD)
    expect(await told(made.store, made.holder.telegramId, 'deposit_refunded')).toEqual([])
    expect(await actsOf(made.store, 'deposit.refund_refused')).toHaveLength(1)
    await made.proven()
  })

  test('may be tried again, with entries of its own', async () => {
    const made = await paid()
    made.telegram.refundFaults.push({ when: 'before', error: REFUSED })
    await expect(made.refund()).rejects.toThrow()
    expect(await made.refund()).toMatchObject({ status: 'refunded', refunds: 2 })
    expect((await made.moved()).map(([reference]) => reference)).toEqual([
      ...[`${made.reference}-R1`, `${made.reference}-R2`, `${made.reference}-R1`],
    ])
    expect(await made.balance()).toBe(0)
    await made.proven()
  })
})

describe('a refund whose outcome is unknown', () => {
  test.each(['before', 'after'] as const)(
    'keeps the money out of the wallet and is asked again: lost %s the Stars moved',
    async (when) => {
      const made = await paid()
      const lost = { when, error: UNKNOWN }
      made.telegram.refundFaults.push(lost, { ...lost, when: 'before' })
      expect(await made.refund()).toMatchObject({ status: 'refunding' })
      await made.retry()
      expect(await made.present()).toMatchObject({ status: 'refunding', refunds: 1 })
      expect(await made.balance()).toBe(0)
      await made.proven()

      await made.retry()
      expect(await made.present()).toMatchObject({ status: 'refunded', refunds: 1 })
      await made.retry()
      expect(made.paidBack()).toBe(1)
      expect(await made.moved()).toHaveLength(1)
      const { store, holder } = made
      expect(await told(store, holder.telegramId, 'deposit_refunded')).toHaveLength(1)
      await made.proven()
    },
  )

  test('goes back to the wallet where a later answer is no', async () => {
    const made = await paid()
    made.telegram.refundFaults.push(
      { when: 'before', error: UNKNOWN },
      { when: 'before', error: REFUSED },
    )
    await made.refund()
    await made.retry()
    expect(await made.present()).toMatchObject({ status: 'credited', reason: null })
    expect(await made.balance()).toBe(10 * USD)
    await made.proven()
  })

  test('is carried on after a crash between the wallet and the call', async () => {
    const made = await paid()
    const { calling, methods } = slowRefund(made.stars)
    void made.refund('x', methods)
    await calling
    expect(await made.present()).toMatchObject({ status: 'refunding' })
    expect(await made.balance()).toBe(0)
    await made.retry()
    expect(await made.present()).toMatchObject({ status: 'refunded' })
    expect(made.paidBack()).toBe(1)
    await made.proven()
  })

  test('is that of any fault which does not say what happened', async () => {
    const made = await paid()
    const refund = () => Promise.reject(new TypeError('x is undefined'))
    await made.refund('x', new Map([['stars', { ...made.stars, refund }]]))
    expect(await made.present()).toMatchObject({ status: 'refunding' })
    expect(await made.balance()).toBe(0)
  })

  test('waits where its method is not set up here any more', async () => {
    const made = await paid()
    made.telegram.refundFaults.push({ when: 'before', error: UNKNOWN })
    await made.refund()
    await retryRefunds({ ...made.context, methods: new Map() })
    expect(await made.present()).toMatchObject({ status: 'refunding' })
    await made.retry()
    expect(await made.present()).toMatchObject({ status: 'refunded' })
  })
})

test('a refund whose end is heard of twice is told once', async () => {
  const made = await paid()
  const { calling, methods, answer } = slowRefund(made.stars)
  const first = made.refund('x', methods)
  await calling
  await made.retry()
  answer.resolve()
  expect(await first).toMatchObject({ status: 'refunded' })
  expect(await told(made.store, made.holder.telegramId, 'deposit_refunded')).toHaveLength(1)
  await made.proven()
})

test('a refusal that comes late does not end the refund that was begun since', async () => {
  const made = await paid()
  const { calling, methods, answer } = slowRefund(made.stars)
  const late = made.refund('x', methods)
  await calling
  // Meanwhile the job hears the same refusal, and an admin begins anew.
  made.telegram.refundFaults.push(
    { when: 'before', error: REFUSED },
    { when: 'before', error: UNKNOWN },
  )
  await made.retry()
  expect(await made.refund()).toMatchObject({ status: 'refunding', refunds: 2 })
  answer.reject(new PaymentFault('refused', 'BALANCE_TOO_LOW'))
  expect(await late).toMatchObject({ status: 'refunding', refunds: 2 })
  expect(await made.balance()).toBe(0)
  await made.proven()
})

/** A refund whose call waits until the test answers it, if ever. */
function slowRefund(stars: PaymentMethod) {
  const calling = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  const refund = () => {
    calling.resolve()
    return answer.promise
  }
  return { calling: calling.promise, answer, methods: new Map([['stars', { ...stars, refund }]]) }
}
