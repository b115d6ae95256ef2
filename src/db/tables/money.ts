import { sql } from 'drizzle-orm'
import {
  check,
  index,
  instant,
  primaryKey,
  serial,
  table,
  text,
  uniqueIndex,
  whole,
} from '../dialect.ts'
import { accounts } from './accounts.ts'

// Money. Amounts are micro-USD, named …Micros.

export const wallets = table(
  'wallets',
  {
    accountId: whole()
      .primaryKey()
      .references(() => accounts.id),
    balanceMicros: whole().notNull(),
    /** Owed since a payment was taken back that had been spent; the next money that comes in pays it. */
    debtMicros: whole().notNull().default(0),
    /** The holder is told when the balance falls below this; null where they did not ask to be. */
    lowBelowMicros: whole(),
  },
  (t) => [
    // Few wallets owe anything: what they owe together is asked for often.
    index('wallets_in_debt').on(t.debtMicros).where(sql`${t.debtMicros} > 0`),
    check('wallet_balance_not_negative', sql`${t.balanceMicros} >= 0`),
    check('wallet_debt_not_negative', sql`${t.debtMicros} >= 0`),
    check('wallet_pays_debt_first', sql`${t.debtMicros} = 0 or ${t.balanceMicros} = 0`),
  ],
)

export const entries = table(
  'entries',
  {
    id: serial(),
    accountId: whole()
      .notNull()
      .references(() => wallets.accountId),
    house: text({ enum: ['deposits', 'sales', 'fees', 'adjustments', 'debts'] }).notNull(),
    kind: text({
      enum: [
        'deposit',
        'credit',
        'debit',
        'charge',
        'refund',
        'fee',
        'fee_refund',
        'deposit_refund',
        'deposit_refund_reversal',
        'chargeback',
        'debt',
        'debt_payment',
      ],
    }).notNull(),
    /** Into the wallet, or out of it where negative; the house account's side is its opposite. */
    amountMicros: whole().notNull(),
    balanceAfterMicros: whole().notNull(),
    /** The order, lookup or deposit that moved the money. */
    reference: text(),
    note: text(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index('entries_by_account').on(t.accountId, t.id),
    // Whatever the code above does, one order is charged once and refunded once.
    uniqueIndex('entries_once_each').on(t.reference, t.kind),
    index('entries_paid_in')
      .on(t.accountId, t.amountMicros)
      .where(sql`${t.house} in ('deposits', 'adjustments')`),
    check('entry_moves_money', sql`${t.amountMicros} <> 0`),
    check('entry_balance_not_negative', sql`${t.balanceAfterMicros} >= 0`),
  ],
)

/** What holders pay in: from the request to pay until it is credited, or comes to nothing. */
export const deposits = table(
  'deposits',
  {
    id: serial(),
    /** Told to the payer and to the payment service; the ledger's reference, too. */
    reference: text().notNull().unique(),
    accountId: whole()
      .notNull()
      .references(() => accounts.id),
    method: text().notNull(),
    /** What the holder said they would pay. */
    amountMicros: whole().notNull(),
    /** What reached the wallet, which an admin may have corrected; null until then. */
    creditedMicros: whole(),
    /** What the method takes, in its own smallest unit, such as Stars; null where it takes USD. */
    price: whole(),
    /**
     * open: to be paid; submitted: a receipt waits for an admin; refunding: taken from the wallet, not
     * yet paid back. The others are ends; charged_back: the payment service has taken it back by itself.
     */
    status: text({
      enum: [
        'open',
        'submitted',
        'credited',
        'rejected',
        'cancelled',
        'expired',
        'refunding',
        'refunded',
        'charged_back',
      ],
    }).notNull(),
    /** The payment's id at the payment service: what is credited at most once. */
    paymentId: text().unique(),
    /** How many receipts were sent: the newest one's number. */
    receipts: whole().notNull().default(0),
    /** Why it was rejected, or refunded: the holder is told. */
    reason: text(),
    decidedBy: text(),
    /** How often a refund was begun: each has entries of its own. */
    refunds: whole().notNull().default(0),
    createdAt: instant().notNull(),
    /** From then on an unpaid one is no longer open. */
    expiresAt: instant().notNull(),
    endedAt: instant(),
  },
  (t) => [
    index('deposits_by_account').on(t.accountId, t.id),
    index('deposits_by_end').on(t.endedAt),
    index('deposits_unended')
      .on(t.status, t.id)
      .where(sql`${t.status} in ('open', 'submitted', 'refunding')`),
    check('deposit_amount_positive', sql`${t.amountMicros} > 0`),
  ],
)

/** Every receipt that was ever sent, in the order of their numbers. */
export const depositReceipts = table(
  'deposit_receipts',
  {
    depositId: whole()
      .notNull()
      .references(() => deposits.id),
    /** Telegram's own id of the same file wherever it is sent. */
    uniqueId: text().notNull(),
    /** What it is sent again by; null where an earlier version kept the newest file of a deposit alone. */
    fileId: text(),
    kind: text({ enum: ['photo', 'document'] }),
    /** From 1; 0 where an earlier version did not count. */
    number: whole().notNull().default(0),
    /** Telegram's id of the album that it came in, by which the rest of the album is recognised. */
    albumId: text(),
  },
  (t) => [
    primaryKey({ columns: [t.depositId, t.uniqueId] }),
    index('deposit_receipts_by_file').on(t.uniqueId),
  ],
)
