import { sql } from 'drizzle-orm'
import {
  check,
  index,
  instant,
  primaryKey,
  reference,
  sealable,
  serial,
  table,
  text,
  whole,
} from '../../db/dialect.ts'
import { accounts } from '../accounts/tables.ts'

/** Payments of holders, from the request to pay until it is credited or ends without a credit. */
export const deposits = table(
  'deposits',
  {
    id: serial(),
    /** Shown to the payer and the payment service. The ledger uses it as reference, too. */
    reference: text().notNull().unique(),
    accountId: reference(() => accounts.id),
    method: text().notNull(),
    /** The amount that the holder said they would pay. */
    amountMicros: whole().notNull(),
    /** The amount that reached the wallet, which an admin may have corrected; null until then. */
    creditedMicros: whole(),
    /**
     * What is to be paid, in the method's own smallest unit, such as Stars, or in that of `currency`; null if it
     * is the amount in USD.
     */
    price: whole(),
    /** The operator's own way to be paid that was chosen: its id and its name at that time. */
    transferId: whole(),
    transferName: text(),
    /** The terms that were shown, in which `price` is: currency, millionths of it for one USD, fee or bonus. */
    currency: text(),
    rateMicros: whole(),
    feeBp: whole(),
    /**
     * open: to be paid; submitted: a receipt waits for an admin; refunding: taken from the wallet, not
     * yet paid back. All others have ended; charged_back: the payment service took it back by itself.
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
    /** The payment's id at the payment service. Each payment is credited at most once. */
    paymentId: text().unique(),
    /** What the payer paid, and the fee, if the payment service says so: `1.5 TON, fee 0.045 TON`. */
    paidIn: text(),
    /** The Telegram id of who paid, which gets a refund; null if the payment service does not say. */
    payerTelegramId: whole(),
    /** The message with its newest invoice in the holder's chat; null if none was sent. */
    invoiceMessageId: whole(),
    /** How many receipts were sent, which is the newest one's number. */
    receipts: whole().notNull().default(0),
    /** Why it was rejected or refunded; the holder sees it. */
    reason: sealable('deposits.reason'),
    decidedBy: text(),
    /** How many refunds were started. Each has its own entries. */
    refunds: whole().notNull().default(0),
    createdAt: instant().notNull(),
    /** From this time on an unpaid deposit is no longer open. */
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

/** Every receipt that was ever sent for a deposit; `number` gives their order. */
export const depositReceipts = table(
  'deposit_receipts',
  {
    depositId: reference(() => deposits.id),
    /** Telegram's id of the file, the same wherever the file is sent. */
    uniqueId: text().notNull(),
    /** Telegram's id to send it again; null if an earlier version kept only the deposit's newest one. */
    fileId: text(),
    kind: text({ enum: ['photo', 'document'] }),
    /** Counts from 1; 0 if it is from an earlier version, which did not count. */
    number: whole().notNull().default(0),
    /** Telegram's id of the album that it came in, to recognize the rest of the album. */
    albumId: text(),
  },
  (t) => [
    primaryKey({ columns: [t.depositId, t.uniqueId] }),
    index('deposit_receipts_by_file').on(t.uniqueId),
  ],
)

/** Pages of a payment service where deposits are paid: at most one of each deposit. */
export const invoices = table(
  'invoices',
  {
    /** The payment service's id, which is the payment's id once it is paid. */
    paymentId: text().primaryKey(),
    depositId: reference(() => deposits.id).unique(),
    method: text().notNull(),
    /** Where the payer pays. */
    url: text().notNull(),
    createdAt: instant().notNull(),
    /** From this time on the service takes no payment for it. */
    expiresAt: instant().notNull(),
    /** When the service said how it ended; null as long as it has to be asked. */
    settledAt: instant(),
  },
  (t) => [index('invoices_unsettled').on(t.method, t.createdAt).where(sql`${t.settledAt} is null`)],
)

/** Payments that belong to no open deposit. Each ends in a wallet, or goes back to its payer. */
export const unmatchedPayments = table(
  'unmatched_payments',
  {
    id: serial(),
    method: text().notNull(),
    /** The payment's id at the payment service. */
    paymentId: text().notNull().unique(),
    /** What the payment says it is for. */
    payload: text().notNull(),
    /** What was paid, in the method's own smallest unit, such as Stars; null if the method takes USD. */
    price: whole(),
    /** What it is worth; null if that is not known. */
    amountMicros: whole(),
    /** What the payer paid, as in a deposit. */
    paidIn: text(),
    /** Who paid; null if the payment service does not say. */
    payerTelegramId: whole(),
    /** open: to be decided; returning: the payment service was asked to pay it back. */
    status: text({ enum: ['open', 'assigned', 'returning', 'returned'] }).notNull(),
    /** The deposit as which it was credited. */
    depositId: whole().references(() => deposits.id),
    decidedBy: text(),
    reason: sealable('unmatched_payments.reason'),
    createdAt: instant().notNull(),
    endedAt: instant(),
  },
  (t) => [
    index('unmatched_payments_waiting').on(t.id).where(sql`${t.status} in ('open', 'returning')`),
  ],
)
