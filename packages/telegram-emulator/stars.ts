import { randomBytes } from 'node:crypto'
import type { StarTransaction, TransactionPartner, User } from 'grammy/types'
import { badRequest } from './errors.ts'
import type { InvoiceTerms } from './state.ts'

export type Charge = {
  id: string
  number: number
  user: User
  terms: InvoiceTerms
  isRefunded: boolean
}

export type KeptStars = {
  lastNumber: number
  charges: Charge[]
  transactions: StarTransaction[]
}

const MAX_TRANSACTIONS = 20_000
const MAX_KEPT = 2000

/** The bot's Telegram Stars: payments and refunds. */
export function createStars() {
  let lastNumber = 0
  const charges = new Map<string, Charge>()
  const transactions: StarTransaction[] = []

  function record(transaction: StarTransaction): void {
    transactions.push(transaction)
    if (transactions.length > MAX_TRANSACTIONS) transactions.shift()
  }

  function partner({ user, terms }: Charge): TransactionPartner {
    return {
      type: 'user',
      transaction_type: 'invoice_payment',
      user,
      invoice_payload: terms.payload,
    }
  }

  return {
    /** Records the payment; date in Unix seconds. */
    charge(user: User, terms: InvoiceTerms, date: number): Charge {
      const id = `stx${randomBytes(40).toString('base64url')}`
      const charge = { id, number: ++lastNumber, user, terms, isRefunded: false }
      charges.set(id, charge)
      const [oldest] = charges.keys()
      if (charges.size > MAX_TRANSACTIONS && oldest !== undefined) charges.delete(oldest)
      record({ id, amount: terms.amount, date, source: partner(charge) })
      return charge
    },

    /** Records the refund. @throws TelegramError if there is nothing to refund. */
    refund(id: string, userId: number, date: number): Charge {
      const charge = charges.get(id)
      if (!charge || charge.user.id !== userId) throw badRequest('CHARGE_NOT_FOUND')
      if (charge.isRefunded) throw badRequest('CHARGE_ALREADY_REFUNDED')
      charge.isRefunded = true
      record({ id, amount: charge.terms.amount, date, receiver: partner(charge) })
      return charge
    },

    /** In the order in which they happened. */
    transactions: (offset: number, limit: number): StarTransaction[] =>
      transactions.slice(offset, offset + limit),

    keep: (): KeptStars => ({
      lastNumber,
      charges: [...charges.values()].slice(-MAX_KEPT),
      transactions: transactions.slice(-MAX_KEPT),
    }),

    restore(kept: KeptStars): void {
      lastNumber = kept.lastNumber
      for (const charge of kept.charges) charges.set(charge.id, charge)
      transactions.push(...kept.transactions)
    },
  }
}
