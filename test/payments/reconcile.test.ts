import { expect, test } from 'vitest'
import { depositByReference } from '../../src/domain/deposits/deposits.ts'
import type { PaymentMethod } from '../../src/domain/deposits/payment-method.ts'
import { balanceOf } from '../../src/domain/ledger/ledger.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { entries } from '../../src/domain/schema.ts'
import { paymentsJob } from '../../src/jobs/payments.ts'
import { createLog } from '../../src/log/log.ts'
import { credit, depositStore, open, telegramError, told, USD } from '../helpers/deposits.ts'
import { later, openTestAccount, START } from '../helpers/factories.ts'

const HOUR_MS = 3_600_000

async function withJob() {
  const made = await depositStore()
  const { store, telegram, stars, methods } = made
  const holder = await openTestAccount(store)
  const { id, telegramId } = holder
  const clock = { now: START }
  const logLines: string[] = []
  const log = createLog('warn', { write: (line) => void logLines.push(line) })
  const job = (ways: Iterable<PaymentMethod> = methods.values()) =>
    paymentsJob({ isPaused: () => false, store, clock: () => clock.now, log, methods: ways })
  return {
    ...made,
    ...{ holder, clock, logLines, job },
    run: () => job().runOnce(),
    balance: () => balanceOf(store.read, id),
    /** A deposit of 10 USD that is paid at Telegram and of which no update came. */
    async paid(method = stars) {
      const deposit = await open(store, id, method)
      const { reference } = deposit
      const paymentId = telegram.pay({ reference, price: 500, telegramId })
      return { deposit, reference, paymentId }
    },
    async statusOf(reference: string) {
      return (await depositByReference(store.read, reference)).status
    },
    async proven() {
      expect((await proveLedger(store.read)).findings).toEqual([])
    },
  }
}

test('a payment whose update was lost is credited and told', async () => {
  const made = await withJob()
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
  const made = await withJob()
  const { store, holder } = made
  const { deposit, paymentId } = await made.paid()
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
  const made = await withJob()
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
  const made = await withJob()
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
  const made = await withJob()
  made.telegram.pay({ reference: 'a sticker pack', price: 5, telegramId: 1 })
  await made.run()
  expect(await told(made.store, null, 'payment_unmatched')).toEqual([])
})

test('what went back on a later page than it was paid on is never there to be spent', async () => {
  const made = await withJob()
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
  const made = await withJob()
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
  await made.job([broken, made.stars]).runOnce()
  expect(await made.statusOf(stale.reference)).toBe('expired')
  expect(await made.statusOf(reference)).toBe('credited')
  expect(made.logLines.join()).toMatch(/"method":"broken".*out of order/)
})
