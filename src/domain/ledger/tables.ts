import { sql } from 'drizzle-orm'
import {
  check,
  index,
  instant,
  reference,
  sealable,
  serial,
  table,
  text,
  uniqueIndex,
  whole,
} from '../../db/dialect.ts'
import { accounts } from '../accounts/tables.ts'

export const wallets = table(
  'wallets',
  {
    accountId: whole()
      .primaryKey()
      .references(() => accounts.id),
    balanceMicros: whole().notNull(),
    /** Owed because a payment was taken back after it was spent. Incoming money pays it first. */
    debtMicros: whole().notNull().default(0),
    /** The holder gets a notice when the balance falls below this; null if they did not ask for one. */
    lowBelowMicros: whole(),
  },
  (t) => [
    // Few wallets owe anything, and the sum of their debts is queried often.
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
    accountId: reference(() => wallets.accountId),
    house: text({ enum: ['deposits', 'sales', 'fees', 'adjustments', 'debts'] }).notNull(),
    kind: text({
      enum: [
        'deposit',
        'credit',
        'debit',
        'charge',
        'refund',
        'claim_refund',
        'fee',
        'fee_refund',
        'deposit_refund',
        'deposit_refund_reversal',
        'chargeback',
        'debt',
        'debt_payment',
      ],
    }).notNull(),
    /** Positive into the wallet, negative out of it. The house account moves by the opposite amount. */
    amountMicros: whole().notNull(),
    balanceAfterMicros: whole().notNull(),
    /** The order, lookup, deposit or claim that moved the money. */
    reference: text(),
    note: sealable('entries.note'),
    createdAt: instant().notNull(),
  },
  (t) => [
    index('entries_by_account').on(t.accountId, t.id),
    // Whatever the code does, one order is charged at most once and refunded at most once.
    uniqueIndex('entries_once_each').on(t.reference, t.kind),
    // With the id, so that such entries are also listed by it; with the amount, to sum without the rows.
    index('entries_paid_in')
      .on(t.accountId, t.id, t.amountMicros)
      .where(sql`${t.house} in ('deposits', 'adjustments')`),
    check('entry_moves_money', sql`${t.amountMicros} <> 0`),
    check('entry_balance_not_negative', sql`${t.balanceAfterMicros} >= 0`),
  ],
)
