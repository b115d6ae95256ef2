// Payments that belong to no open deposit: each ends in a wallet or goes back, once.
import { describe, expect, test } from 'vitest'
import { depositByReference } from '../../../src/domain/deposits/deposits.ts'
import { bookPaidBack } from '../../../src/domain/deposits/payments.ts'
import {
  assignPayment,
  returnPayment,
  storeUnmatched,
  type Target,
  targetNamed,
  unmatchedById,
  waitingPayments,
} from '../../../src/domain/deposits/unmatched.ts'
import { balanceOf } from '../../../src/domain/ledger/ledger.ts'
import { proveLedger } from '../../../src/domain/ledger/proofs/proof.ts'
import { actsOf } from '../../helpers/acts.ts'
import {
  ADMIN,
  credit,
  depositStore,
  open,
  telegramError,
  told,
  USD,
} from '../../helpers/deposits.ts'
import { later, openTestAccount, START } from '../../helpers/factories.ts'

/** Ann's deposit of 10 USD, and a payment of 5 USD that names something else. */
async function withPayment(amountMicros: number | null = 5 * USD) {
  const made = await depositStore()
  const { store, stars } = made
  const ann = await openTestAccount(store, { name: 'Ann' })
  const deposit = await open(store, ann.id, stars)
  const payment = {
    method: 'crypto_pay',
    paymentId: 'CP-7',
    payload: 'x',
    price: null,
    paidIn: null,
  }
  const listed = { ...payment, amountMicros, payerTelegramId: null }
  const keep = () => store.transaction((tx) => storeUnmatched(tx, listed, START))
  await keep()
  const [first] = await waitingPayments(store.read, 9)
  const id = first?.id ?? 0
  return {
    ...made,
    ...{ ann, deposit, id, keep },
    assign: (target: Target, amount?: number) =>
      store.transaction((tx) => {
        const more = amount === undefined ? {} : { amountMicros: amount }
        return assignPayment(tx, id, { target, actor: ADMIN, ...more }, later(5))
      }),
    giveBack: () =>
      returnPayment({ store, method: undefined, clock: () => later(6) }, id, {
        reason: 'Sent twice',
        actor: ADMIN,
      }),
    present: () => unmatchedById(store.read, id),
    balance: () => balanceOf(store.read, ann.id),
    async proven() {
      expect((await proveLedger(store.read)).findings).toEqual([])
    },
  }
}

describe('assigned', () => {
  test('to an open deposit, it credits that deposit with what came', async () => {
    const made = await withPayment()
    const { store, ann, deposit } = made
    const { reference } = deposit
    await made.assign(await targetNamed(store.read, reference.toLowerCase()))
    expect(await depositByReference(store.read, reference)).toMatchObject({
      ...{ status: 'credited', creditedMicros: 5 * USD, paymentId: 'CP-7', endedAt: later(5) },
    })
    expect(await made.present()).toMatchObject({ status: 'assigned', decidedBy: ADMIN })
    expect(await made.balance()).toBe(5 * USD)
    expect(await told(store, ann.telegramId, 'deposit_credited')).toEqual([{ reference }])
    expect(await actsOf(store, 'payment.assign')).toMatchObject([{ actor: ADMIN }])
    await made.proven()
  })

  test('to a deposit that is paid, or to an account, it adds a deposit', async () => {
    const made = await withPayment()
    await credit(made.store, made.deposit, made.ann)
    const added = await made.assign(await targetNamed(made.store.read, made.deposit.reference))
    expect(added.reference).not.toBe(made.deposit.reference)
    expect(await made.balance()).toBe(15 * USD)
    await made.proven()
    const other = await withPayment()
    await other.assign(await targetNamed(other.store.read, String(other.ann.telegramId)))
    expect(await other.balance()).toBe(5 * USD)
  })

  test('needs an amount if nobody knows its worth', async () => {
    const made = await withPayment(null)
    const target = { accountId: made.ann.id, deposit: null }
    await expect(made.assign(target)).rejects.toMatchObject({ code: 'WORTH_UNKNOWN' })
    await expect(made.assign(target, 0)).rejects.toMatchObject({ code: 'INVALID_CREDIT' })
    await made.assign(target, 3 * USD)
    expect(await made.balance()).toBe(3 * USD)
  })

  test('by many at once, or while it is returned, it ends in one way', async () => {
    const made = await withPayment()
    const target = { accountId: made.ann.id, deposit: null }
    const all = await Promise.allSettled([
      ...Array.from({ length: 8 }, () => made.assign(target)),
      made.giveBack(),
      made.assign(target),
    ])
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { status } = await made.present()
    expect(await made.balance()).toBe(status === 'assigned' ? 5 * USD : 0)
    await made.proven()
  })
})

describe('returned', () => {
  /** Stars that Ann paid for a reference that nobody knows. */
  async function withStars() {
    const made = await depositStore()
    const { store, telegram, stars } = made
    const ann = await openTestAccount(store)
    const deposit = await open(store, ann.id, stars)
    const { telegramId } = ann
    const paymentId = telegram.pay({ reference: 'x', price: 500, telegramId })
    await credit(store, deposit, ann, { paymentId, reference: 'x', price: 500 })
    const [listed] = await waitingPayments(store.read, 9)
    const id = listed?.id ?? 0
    const context = { store, method: stars, clock: () => START }
    return {
      ...{ ...made, ann, deposit, id, paymentId },
      giveBack: () => returnPayment(context, id, { reason: 'x', actor: ADMIN }),
      status: async () => (await unmatchedById(store.read, id)).status,
    }
  }

  test('Stars go back by Telegram, also after an answer was lost', async () => {
    const { telegram, giveBack, status } = await withStars()
    telegram.refundFaults.push({ when: 'after', error: new Error('socket hang up') })
    expect(await giveBack()).toMatchObject({ status: 'returning' })
    expect(await giveBack()).toMatchObject({ status: 'returned' })
    expect(telegram.transactions.filter(({ receiver }) => receiver)).toHaveLength(1)
    expect(await status()).toBe('returned')
  })

  test('Stars that Telegram refuses to pay back wait again', async () => {
    const { telegram, giveBack, status } = await withStars()
    telegram.refundFaults.push({ when: 'before', error: telegramError(400, 'NO') })
    await expect(giveBack()).rejects.toMatchObject({ code: 'REFUND_REFUSED' })
    expect(await status()).toBe('open')
  })

  test('Stars that Telegram took back by itself are returned', async () => {
    const { store, paymentId, status } = await withStars()
    await store.transaction((tx) => bookPaidBack(tx, [paymentId], START))
    expect(await status()).toBe('returned')
  })

  test('Stars of the very price of a deposit are worth the deposit', async () => {
    const { store, id, deposit, ann } = await withStars()
    const target = await targetNamed(store.read, deposit.reference)
    await store.transaction((tx) => assignPayment(tx, id, { target, actor: ADMIN }, START))
    expect(await balanceOf(store.read, ann.id)).toBe(10 * USD)
  })
})
