import {
  type PaymentCursor,
  PaymentFault,
  type PaymentMethod,
  type ReceivedPage,
  type ReceivedPayment,
} from '../domain/deposits/payment-method.ts'
import { said } from '../domain/shared/log.ts'

/** The part of the Bot API that is used here; grammY's `api.raw` has it. */
export interface StarsApi {
  getStarTransactions(page: {
    offset: number
    limit: number
  }): Promise<{ transactions: StarTransaction[] }>
  refundStarPayment(payment: {
    user_id: number
    telegram_payment_charge_id: string
  }): Promise<unknown>
}

export type StarTransaction = {
  /** A payment's telegram_payment_charge_id; its refund has the same id. */
  id: string
  amount: number
  /** Set if Stars came in. */
  source?: StarPartner
  /** Set if Stars went out. */
  receiver?: StarPartner
}

type StarPartner = {
  type: string
  transaction_type?: string
  user?: { id: number }
  invoice_payload?: string
}

/** People pay an invoice at once or not at all, and the rate may change. */
const LIFETIME_MS = 60 * 60 * 1000
/** Telegram's limits for one invoice in XTR and for one page of transactions. */
const MAX_STARS = 100_000
const PAGE_SIZE = 100

/** A rate has at most four decimals, an amount of USD six. */
const RATE_SCALE = 10_000
const PRICE_SCALE = 10_000n * 1_000_000n

/** Telegram Stars, paid inside Telegram by an invoice that the bot sends. */
export function createStars(telegram: StarsApi): PaymentMethod {
  return {
    name: 'stars',
    lifetimeMs: LIFETIME_MS,
    maxPrice: MAX_STARS,
    offered: ({ stars }) => stars.on,
    price: (amountMicros, { stars }) => starsFor(amountMicros, stars.starsPerUsd),
    request: ({ reference, price }) => {
      if (price === null) throw new Error(`${reference} has no price in Stars.`)
      return { kind: 'invoice', currency: 'XTR', price }
    },
    async refund({ reference, paymentId }, payerTelegramId) {
      if (paymentId === null) throw new PaymentFault('refused', `${reference} was never paid.`)
      try {
        await telegram.refundStarPayment({
          user_id: payerTelegramId,
          telegram_payment_charge_id: paymentId,
        })
      } catch (error) {
        const refusal = refusalIn(error)
        if (refusal?.includes('CHARGE_ALREADY_REFUNDED')) return
        if (refusal !== null) throw new PaymentFault('refused', refusal, { cause: error })
        throw new PaymentFault('unknown', `Telegram did not confirm: ${said(error)}`, {
          cause: error,
        })
      }
    },
    received: (cursor) => nextPage(telegram, cursor),
  }
}

/** The price in whole Stars, rounded up. Exact arithmetic: 10 USD at 76.9 are 769, not 770. */
function starsFor(amountMicros: number, starsPerUsd: number): number {
  const rate = BigInt(Math.round(starsPerUsd * RATE_SCALE))
  return Number((BigInt(amountMicros) * rate + PRICE_SCALE - 1n) / PRICE_SCALE)
}

/**
 * Reads the next page of transactions, which Telegram lists oldest first and by offset. Each page starts with
 * the last transaction of the page before. If a different one is there, the list has changed (another bot, or
 * the test servers) and is read from the start.
 */
async function nextPage(telegram: StarsApi, cursor: PaymentCursor | null): Promise<ReceivedPage> {
  if (cursor) {
    const offset = cursor.offset - 1
    const { transactions } = await telegram.getStarTransactions({ offset, limit: PAGE_SIZE })
    const [last, ...more] = transactions
    if (last?.id === cursor.lastId) return pageOf(more, cursor)
  }
  const { transactions } = await telegram.getStarTransactions({ offset: 0, limit: PAGE_SIZE })
  const page = pageOf(transactions, null)
  return { ...page, cursor: page.cursor ?? cursor }
}

function pageOf(transactions: StarTransaction[], before: PaymentCursor | null): ReceivedPage {
  const last = transactions.at(-1)
  const offset = (before?.offset ?? 0) + transactions.length
  return {
    payments: transactions.flatMap(paymentIn),
    paidBack: transactions.filter(isPaidBack).map(({ id }) => id),
    cursor: last ? { offset, lastId: last.id } : before,
  }
}

/** The payment, if an invoice was paid; paid media, gifts and others do not concern wallets. */
function paymentIn({ id, amount, source }: StarTransaction): ReceivedPayment[] {
  if (source?.type !== 'user' || !source.user || !isOfInvoice(source)) return []
  const { invoice_payload: reference } = source
  if (reference === undefined) return []
  return [{ reference, paymentId: id, price: amount, telegramId: source.user.id }]
}

function isPaidBack({ receiver }: StarTransaction): boolean {
  return receiver?.type === 'user' && isOfInvoice(receiver)
}

function isOfInvoice({ transaction_type: type }: StarPartner): boolean {
  return type === undefined || type === 'invoice_payment'
}

/** Errors about the bot's token or rate. They do not show whether an earlier call refunded the payment. */
const NOT_ABOUT_THE_PAYMENT = new Set([401, 404, 429])

/** Telegram's description if it definitely refused this refund; null if the outcome is unknown. */
function refusalIn(error: unknown): string | null {
  if (!(error instanceof Error) || !('error_code' in error)) return null
  const { error_code: code } = error
  if (typeof code !== 'number' || code < 400 || code > 499) return null
  if (NOT_ABOUT_THE_PAYMENT.has(code)) return null
  return 'description' in error ? String(error.description) : error.message
}
