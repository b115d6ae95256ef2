import type { Entry } from '../../../../domain/ledger/ledger.ts'
import { counted } from '../words.ts'

/** Where the money is. */
export const books = {
  title: (month: string) => `📒 Books, ${month}`,
  opening: 'Wallets at the beginning',
  closing: 'Wallets at the end',
  addsUp: '✅ It adds up with the ledger, to the last digit.',
  wrong: (amount: string) => `⚠️ ${amount} are missing. Run the audit: npm run cli -- audit`,
  none: 'Nothing moved in this month.',
  kind: {
    deposit: 'Top-ups',
    deposit_refund: 'Top-ups paid back',
    deposit_refund_reversal: 'Refunds of top-ups that failed',
    chargeback: 'Taken back by payment services',
    debt: 'Debts made',
    debt_payment: 'Debts paid',
    credit: 'Added by hand',
    debit: 'Taken by hand',
    charge: 'Charged for orders',
    refund: 'Orders refunded',
    claim_refund: 'Paid back after problems',
    fee: 'Fees for lookups',
    fee_refund: 'Fees returned',
  } satisfies Record<Entry['kind'], string>,
  sold: 'Sold',
  cost: 'Cost',
  now: 'Now',
  atSupplier: (supplier: string) => `At ${supplier}`,
  stock: 'Codes for sale',
  inStock: (count: number) => counted(count, { one: 'code', other: 'codes' }),
  costUnknown: (count: number) =>
    `${counted(count, { one: 'code has', other: 'codes have' })} no known cost`,
  debts: 'Owed after chargebacks',
  about:
    'Only live accounts. A month begins at 00:00 UTC of its first day. Sales and profit count an order when it ended, the ledger when it was charged.',
  usage: 'Write /books, or /books and a month, such as /books 2026-01.',
}
