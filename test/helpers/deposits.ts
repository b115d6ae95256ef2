import { and, eq } from 'drizzle-orm'
import { GrammyError } from 'grammy'
import type { Store } from '../../src/db/store.ts'
import { type Arrived, approveDeposit } from '../../src/domain/deposits/decisions.ts'
import { type Deposit, openDeposit } from '../../src/domain/deposits/deposits.ts'
import { MANUAL, type PaymentMethod } from '../../src/domain/deposits/payment-method.ts'
import { creditPayment } from '../../src/domain/deposits/payments.ts'
import { submitReceipt } from '../../src/domain/deposits/receipts.ts'
import type { Entry } from '../../src/domain/ledger/ledger.ts'
import { entries, notices } from '../../src/domain/schema.ts'
import { changeSettings } from '../../src/domain/settings/settings.ts'
import { createManualTransfer } from '../../src/payments/methods.ts'
import { createStars, type StarsApi, type StarTransaction } from '../../src/payments/stars.ts'
import { fresh, START } from './factories.ts'
import { testStore } from './store.ts'
import { oneTransfer } from './transfers.ts'

export const USD = 1_000_000
export const ADMIN = 'admin:5'

type Holder = { id: number; telegramId: number }
type Fault = { when: 'before' | 'after'; error: unknown }

/** Telegram's Stars of one bot, in memory: what was paid and paid back, and faults on demand. */
export type TestTelegram = StarsApi & {
  transactions: StarTransaction[]
  /** What the next refunds meet, one each, before or after the Stars have moved. */
  refundFaults: Fault[]
  /** Every page that was asked for. */
  pages: { offset: number; limit: number }[]
  /** Gives a payment back to its payer by itself; once, and only what is paid. */
  takeBack(paymentId: string | null): void
  pay(payment: { reference: string; price: number; telegramId: number }): string
}

export function testTelegram(): TestTelegram {
  const transactions: StarTransaction[] = []
  const refundFaults: Fault[] = []
  const pages: { offset: number; limit: number }[] = []
  return {
    transactions,
    refundFaults,
    pages,
    pay({ reference, price, telegramId }) {
      const id = `charge-${fresh()}`
      const source = { type: 'user', transaction_type: 'invoice_payment', user: { id: telegramId } }
      transactions.push({ id, amount: price, source: { ...source, invoice_payload: reference } })
      return id
    },
    takeBack(paymentId) {
      const paid = transactions.find(({ id }) => id === paymentId)
      if (!paid || transactions.some(({ id, receiver }) => id === paymentId && receiver)) return
      const { source, ...same } = paid
      transactions.push({ ...same, ...(source ? { receiver: source } : {}) })
    },
    async getStarTransactions(page) {
      pages.push(page)
      return { transactions: transactions.slice(page.offset, page.offset + page.limit) }
    },
    async refundStarPayment({ user_id, telegram_payment_charge_id: id }) {
      const fault = refundFaults.shift()
      if (fault?.when === 'before') throw fault.error
      const paid = transactions.find((one) => one.id === id && one.source?.user?.id === user_id)
      if (!paid) throw telegramError(400, 'Bad Request: CHARGE_NOT_FOUND')
      if (transactions.some((one) => one.id === id && one.receiver))
        throw telegramError(400, 'Bad Request: CHARGE_ALREADY_REFUNDED')
      const { source, ...same } = paid
      transactions.push({ ...same, ...(source ? { receiver: source } : {}) })
      if (fault) throw fault.error
      return true
    },
  }
}

/** What grammY throws where Telegram answers that it will not. */
export function telegramError(code: number, description: string): GrammyError {
  const answer = { ok: false, error_code: code, description } as const
  return new GrammyError('Call failed!', answer, 'refundStarPayment', {})
}

/** A store on which both ways to pay are open, at 50 Stars a USD. */
export async function depositStore() {
  const store = await testStore()
  await store.transaction((tx) =>
    changeSettings(
      tx,
      {
        topUps: { minMicros: USD, maxMicros: 10_000 * USD, maxOpen: 3 },
        ...oneTransfer(),
        stars: { on: true, starsPerUsd: 50 },
      },
      START,
    ),
  )
  const telegram = testTelegram()
  const [manual, stars] = [createManualTransfer(), createStars(telegram)]
  const methods = new Map([manual, stars].map((method) => [method.name, method]))
  return { store, telegram, manual, stars, methods }
}

export function open(
  store: Store,
  accountId: number,
  method: PaymentMethod,
  { amountMicros = 10 * USD, now = START } = {},
): Promise<Deposit> {
  const transfer = method.name === MANUAL ? { transferId: 1 } : {}
  const input = { method, ...transfer, amountMicros }
  return store.transaction((tx) => openDeposit(tx, accountId, input, now))
}

export async function submit(
  store: Store,
  { accountId, reference }: Deposit,
  { uniqueId = `unique-${fresh()}`, now = START } = {},
): Promise<Deposit> {
  const file = { fileId: `file-${uniqueId}`, kind: 'photo', albumId: null } as const
  const receipt = { reference, uniqueId, ...file }
  const { deposit } = await store.transaction((tx) => submitReceipt(tx, accountId, receipt, now))
  return deposit
}

export function approve(
  store: Store,
  { reference }: Deposit,
  { now = START, ...input }: Arrived & { actor?: `admin:${number}`; now?: Date } = {},
): Promise<Deposit> {
  return store.transaction((tx) => approveDeposit(tx, reference, { actor: ADMIN, ...input }, now))
}

/** The update of a payment for a deposit, in all as it should be but for `changes`. */
export function credit(
  store: Store,
  { reference, price }: Deposit,
  { telegramId }: Holder,
  changes: Partial<Parameters<typeof creditPayment>[1]> & { now?: Date } = {},
) {
  const { now = START, ...other } = changes
  const payment = { reference, price: price ?? 0, telegramId, paymentId: `charge-${fresh()}` }
  return store.transaction((tx) =>
    creditPayment(tx, { method: 'stars', ...payment, ...other }, now),
  )
}

export function entriesOf(store: Store, accountId: number, kind: Entry['kind']): Promise<Entry[]> {
  return store.read
    .select()
    .from(entries)
    .where(and(eq(entries.accountId, accountId), eq(entries.kind, kind)))
    .orderBy(entries.id)
}

/** Notices of a kind and what they say, to one person or (null) to the admins. */
export async function told(store: Store, telegramId: number | null, kind: string) {
  const rows = await store.read
    .select()
    .from(notices)
    .where(eq(notices.kind, kind))
    .orderBy(notices.id)
  return rows.filter((row) => row.telegramId === telegramId).map((row) => row.data)
}
