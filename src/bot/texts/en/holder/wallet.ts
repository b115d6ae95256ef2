import type { Entry } from '../../../../domain/ledger/ledger.ts'
import { formatUsd } from '../../../../domain/shared/money.ts'
import { bold, clip, code, type Html, html, lines, title } from '../../../html.ts'
import { moment } from '../../format.ts'

const KINDS: Record<Entry['kind'], string> = {
  deposit: 'Top-up',
  deposit_refund: 'Top-up refunded',
  deposit_refund_reversal: 'Refund of a top-up undone',
  credit: 'Credit',
  debit: 'Debit',
  charge: 'Order',
  refund: 'Order refunded',
  fee: 'Lookup',
  fee_refund: 'Lookup fee returned',
  chargeback: 'Top-up taken back',
  debt: 'Owed for a top-up taken back',
  debt_payment: 'Debt paid',
}

type Wallet = { balanceMicros: number; debtMicros: number }

export const wallet = {
  screen: ({ balanceMicros, debtMicros }: Wallet, openDeposits: number) =>
    lines(
      bold('👛 Wallet'),
      '',
      html`Balance  ${bold(formatUsd(balanceMicros))}`,
      wallet.owed(debtMicros),
      openDeposits > 0 ? html`Open top-ups  ${openDeposits}` : null,
    ),
  /** Null if nothing is owed. */
  owed: (debtMicros: number): Html | null =>
    debtMicros === 0
      ? null
      : html`⚠️ You owe ${bold(formatUsd(debtMicros))}, because a payment was taken back after you had spent it. Orders and paid lookups are refused until you have paid this. Your next top-up pays it first.`,
  topUp: '➕ Top up',
  lowBalance: '🔔 Low balance',
  mark: (markMicros: number | null) =>
    lines(
      bold('🔔 Low balance'),
      '',
      markMicros === null
        ? html`I do not alert you when your balance is low.`
        : html`I alert you when your balance falls below ${bold(formatUsd(markMicros))}.`,
    ),
  setMark: '✏️ Set the amount',
  markOff: '🔕 Turn off',
  askMark: lines(
    bold('Alert me when my balance drops below:'),
    '',
    html`Type an amount in USD, such as ${code('50')}.`,
  ),
  markOffToast: 'I will not alert you any more.',
  entries: '📒 Entries',
  statement: '⬇️ Statement (CSV)',
  deposits: '🧾 Top-ups',
  entriesTitle: (page: number) => title('📒 Entries', page),
  noEntries: 'You have no entries yet. Your first top-up makes one.',
  entry: (entry: Entry): Html => {
    const sign = entry.amountMicros > 0 ? '+' : '−'
    const amount = `${sign}${formatUsd(Math.abs(entry.amountMicros))}`
    const about = entry.note ?? entry.reference
    return lines(
      html`${bold(amount)} · ${KINDS[entry.kind]}${about ? html` · ${clip(about, 60)}` : ''}`,
      html`<i>${moment(entry.createdAt)} · balance ${formatUsd(entry.balanceAfterMicros)}</i>`,
    )
  },
  statementCaption: (count: number) =>
    html`All entries of your wallet, oldest first: ${count}. Times are in UTC, amounts in USD.`,
  statementPart: (part: number) => html`Part ${part} of your statement, with the next entries.`,
  statementColumns: ['time', 'kind', 'amount_usd', 'balance_after_usd', 'reference', 'note'],
}
