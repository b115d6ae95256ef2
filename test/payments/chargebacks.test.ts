// The payment service takes back what was credited, and the job that reads its list finds out.
import { describe, expect, test } from 'vitest'
import { depositByReference } from '../../src/domain/deposits/deposits.ts'
import { paidIn } from '../../src/domain/ledger/ledger.ts'
import { writeState } from '../../src/domain/settings/state.ts'
import { actsOf } from '../helpers/acts.ts'
import { credit, entriesOf, told, USD } from '../helpers/deposits.ts'
import { connectDirectly } from '../helpers/direct.ts'
import { later } from '../helpers/factories.ts'
import { paymentsShop } from '../helpers/payments.ts'

type Made = Awaited<ReturnType<typeof paymentsShop>>

/** Has the next rounds read the list from its beginning, as after a restore or a change of bots. */
function forgetCursor({ store }: Made) {
  return store.transaction((tx) =>
    writeState(tx, 'payments:stars', { offset: 1, lastId: 'of another list' }),
  )
}

describe('a payment that the payment service takes back', () => {
  test.each([
    ['that is whole in the wallet', 0, { balanceMicros: 0, debtMicros: 0 }],
    ['of which some was spent', 4, { balanceMicros: 0, debtMicros: 4 * USD }],
    ['of which all was spent', 10, { balanceMicros: 0, debtMicros: 10 * USD }],
  ])('%s leaves the wallet, and what was spent as a debt', async (_, spentUsd, wallet) => {
    const made = await paymentsShop()
    const { store, holder } = made
    const deposit = await made.paid()
    await made.run()
    if (spentUsd > 0) await made.spend(spentUsd * USD)
    made.telegram.takeBack(deposit.paymentId)
    made.clock.now = later(60_000)
    await made.run()

    expect(await made.wallet()).toMatchObject(wallet)
    const { reference, paymentId } = deposit
    expect(await depositByReference(store.read, reference)).toMatchObject({
      ...{ status: 'charged_back', endedAt: later(60_000) },
    })
    expect(await paidIn(store.read, holder.id)).toBe(0 - spentUsd * USD)
    const debtMicros = spentUsd * USD
    expect(await actsOf(store, 'deposit.charge_back')).toMatchObject([
      {
        ...{ actor: 'service', accountId: holder.id },
        detail: { reference, paymentId, amountMicros: 10 * USD, debtMicros },
      },
    ])
    expect(await told(store, holder.telegramId, 'deposit_charged_back')).toEqual([{ reference }])
    expect(await told(store, null, 'deposit_paid_back')).toEqual([{ reference }])
    expect(made.logLines).toEqual([])
    await made.proven()
  })

  test('is booked once, however often and at once it is read', async () => {
    const made = await paymentsShop()
    const deposit = await made.paid()
    await made.run()
    await made.spend(10 * USD)
    made.telegram.takeBack(deposit.paymentId)
    await Promise.all(Array.from({ length: 6 }, made.run))
    for (let round = 0; round < 2; round++) {
      await forgetCursor(made)
      await made.run()
    }
    expect(await made.wallet()).toMatchObject({ balanceMicros: 0, debtMicros: 10 * USD })
    expect(await entriesOf(made.store, made.holder.id, 'chargeback')).toHaveLength(1)
    expect(await told(made.store, null, 'deposit_paid_back')).toHaveLength(1)
    await made.proven()
  })

  test('before it was ever seen is booked both ways, so that its update credits nothing more', async () => {
    const made = await paymentsShop()
    const deposit = await made.paid()
    made.telegram.takeBack(deposit.paymentId)
    await made.run()
    expect(await made.statusOf(deposit)).toBe('charged_back')
    const { paymentId } = deposit
    expect(await credit(made.store, deposit, made.holder, { paymentId })).toBe('known')
    expect(await made.wallet()).toMatchObject({ balanceMicros: 0, debtMicros: 0 })
    await made.proven()
  })
})

describe('a refund of our own', () => {
  test('is no chargeback, whether it is done or not yet known to be', async () => {
    const made = await paymentsShop()
    const [done, unknown] = [await made.paid(), await made.paid()]
    await made.run()
    await made.refund(done)
    made.telegram.refundFaults.push({ when: 'after', error: new Error('socket hang up') })
    await made.refund(unknown)
    expect(await made.statusOf(unknown)).toBe('refunding')
    for (let round = 0; round < 2; round++) {
      await made.run()
      await forgetCursor(made)
    }
    expect(await Promise.all([done, unknown].map(made.statusOf))).toEqual(['refunded', 'refunded'])
    expect(await entriesOf(made.store, made.holder.id, 'chargeback')).toEqual([])
    expect(await told(made.store, null, 'deposit_paid_back')).toEqual([])
    expect(made.logLines).toEqual([])
    await made.proven()
  })

  test('is done where the list shows it, though every call about it fails', async () => {
    const made = await paymentsShop()
    const deposit = await made.paid()
    await made.run()
    const lost = { when: 'before', error: new Error('socket hang up') } as const
    made.telegram.refundFaults.push({ ...lost, when: 'after' }, lost)
    await made.refund(deposit)
    await made.run()
    expect(await made.statusOf(deposit)).toBe('refunded')
    const { telegramId } = made.holder
    expect(await told(made.store, telegramId, 'deposit_refunded')).toHaveLength(1)
    await made.run()
    expect(await made.wallet()).toMatchObject({ balanceMicros: 0, debtMicros: 0 })
    await made.proven()
  })
})

test('a round that fails in the midst of a chargeback leaves no trace, and the next one books it', async () => {
  const made = await paymentsShop()
  const { store } = made
  const deposit = await made.paid()
  await made.run()
  await made.spend(10 * USD)
  made.telegram.takeBack(deposit.paymentId)
  const other = await connectDirectly(store)
  await other.breakInserts('notices', 'the power is gone')
  await made.run()
  expect(made.logLines.join()).toMatch(/the power is gone.*could not reconcile payments/)
  expect(await made.wallet()).toMatchObject({ balanceMicros: 0, debtMicros: 0 })
  expect(await made.statusOf(deposit)).toBe('credited')
  await made.proven()
  await other.exec('DROP TRIGGER broken')
  await made.run()
  expect(await made.wallet()).toMatchObject({ balanceMicros: 0, debtMicros: 10 * USD })
  await made.proven()
})
