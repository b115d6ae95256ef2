import type { Entry } from '../../../../domain/ledger/ledger.ts'
import { code, type Html, html } from '../../../html.ts'

export const wallet = {
  title: '👛 Wallet',
  balance: 'Balance',
  openTopUps: 'Open top-ups',
  owed: (amount: Html) =>
    html`⚠️ You owe ${amount}, because a payment was taken back after you had spent it. Orders and paid lookups are refused until you have paid this. Your next top-up pays it first.`,
  lowBalance: '🔔 Low balance',
  noMark: 'I do not alert you when your balance is low.',
  mark: (amount: Html) => html`I alert you when your balance falls below ${amount}.`,
  setMark: '✏️ Set the amount',
  markOff: '🔕 Turn off',
  askMark: 'Alert me when my balance drops below:',
  howToType: html`Type an amount in USD, such as ${code('50')}.`,
  markOffToast: 'I will not alert you any more.',

  entries: '📒 Entries',
  noEntries: 'You have no entries yet. Your first top-up makes one.',
  balanceThen: (amount: string) => `balance ${amount}`,
  kind: {
    deposit: 'Top-up',
    deposit_refund: 'Top-up refunded',
    deposit_refund_reversal: 'Refund of a top-up undone',
    credit: 'Credit',
    debit: 'Debit',
    charge: 'Order',
    refund: 'Order refunded',
    claim_refund: 'Refund after a problem',
    fee: 'Lookup',
    fee_refund: 'Lookup fee returned',
    chargeback: 'Top-up taken back',
    debt: 'Owed for a top-up taken back',
    debt_payment: 'Debt paid',
  } satisfies Record<Entry['kind'], string>,

  statement: '⬇️ Statement (CSV)',
  statementCaption: (count: string) =>
    `All entries of your wallet, oldest first: ${count}. Times are in UTC, amounts in USD.`,
  statementPart: (part: string) => `Part ${part} of your statement, with the next entries.`,
}
