import type { Account } from '../../../../domain/accounts/accounts.ts'
import { isCorrected } from '../../../../domain/deposits/decisions.ts'
import type { Deposit } from '../../../../domain/deposits/deposits.ts'
import { worthOf } from '../../../../domain/deposits/payment-method.ts'
import type { ReceiptFile } from '../../../../domain/deposits/receipts.ts'
import type { DepositOfHolder } from '../../../../domain/deposits/view.ts'
import type { Holder } from '../../../../domain/reports/order.ts'
import { formatUsd } from '../../../../domain/shared/money.ts'
import { counted } from '../../../../texts/en/counted.ts'
import { bold, clip, code, type Html, html, lines, title } from '../../../html.ts'
import { deposits as topUps } from '../holder/deposits.ts'
import { ago, moment } from '../words.ts'
import { person } from './people-account.ts'

const STATUS: Record<Deposit['status'], string> = {
  open: '🕓 to be paid',
  submitted: '🔎 waits for a decision',
  credited: '✅ credited',
  rejected: '❌ rejected',
  cancelled: '✕ cancelled by the holder',
  expired: '⌛ expired',
  refunding: '↩️ being paid back',
  refunded: '↩️ paid back',
  charged_back: '↩️ taken back by the payment service',
}
const MAX_USES_SHOWN = 5
/** Amounts that differ by more than this factor get a warning. */
const FAR_OFF = 2

export type DepositDetails = {
  deposit: Deposit
  holder: Holder
  receipts: ReceiptFile[]
  /** Other deposits with one of the same receipts. */
  sameReceipt: Deposit[]
}

export const deposits = {
  pendingTitle: (page: number) => title('🧾 Top-ups that wait for you', page),
  nonePending: 'No top-up waits for a decision.',
  creditedTitle: (page: number) => title('✅ Credited top-ups', page),
  noneCredited: 'No top-up has been credited yet.',
  ofTitle: (who: Account, page: number) => title(`🧾 Top-ups of ${person(who)}`, page),
  noneOf: 'There are no top-ups yet.',
  pending: '🔎 Waiting',
  credited: '✅ Credited',
  pendingRow: (one: DepositOfHolder, now: Date) =>
    clip(`${formatUsd(one.amountMicros)} · ${one.accountName} · ${ago(one.createdAt, now)}`, 60),
  creditedRow: (one: DepositOfHolder) =>
    clip(`${mark(one)} ${formatUsd(worthOf(one))} · ${one.accountName}`, 60),
  row: (one: Deposit) => `${formatUsd(worthOf(one))} · ${STATUS[one.status]}`,
  page: ({ deposit, holder, receipts, sameReceipt }: DepositDetails): Html =>
    lines(
      html`🧾 ${bold(`Top-up of ${formatUsd(deposit.amountMicros)}`)}`,
      '',
      html`Status  ${STATUS[deposit.status]}`,
      isCorrected(deposit) ? html`Credited  ${bold(formatUsd(worthOf(deposit)))}` : null,
      deposit.decidedBy ? html`Decided by  ${deposit.decidedBy.replace(':', ' ')}` : null,
      deposit.reason ? html`Reason  ${clip(deposit.reason, 200)}` : null,
      html`Account  ${person(holder)}`,
      html`Method  ${(topUps.method as Record<string, string>)[deposit.method] ?? deposit.method}${deposit.price === null ? '' : ` (⭐️${deposit.price})`}`,
      html`Reference  ${code(deposit.reference)}`,
      deposit.paymentId ? html`Payment  ${code(clip(deposit.paymentId, 128))}` : null,
      deposit.receipts > 1 ? html`Receipts  ${deposit.receipts}` : null,
      html`Started   ${moment(deposit.createdAt)}`,
      deposit.endedAt ? html`Ended  ${moment(deposit.endedAt)}` : null,
      deposit.status === 'submitted' && receipts.length === 0 ? html`There is no receipt.` : null,
      ...usedBefore(deposit, sameReceipt),
    ),
  submitted: bold('🔔 A receipt waits for you'),
  decidedMeanwhile: bold('🔔 A receipt arrived, but its top-up is already decided'),
  receipt: (count: number) => (count === 1 ? '📎 Receipt' : `📎 All ${count} receipts`),
  receiptNumber: (number: number, count: number) => html`Receipt ${number} of ${count}`,
  receiptCaption: ({ deposit, holder, sameReceipt }: DepositDetails): Html =>
    lines(
      html`${bold(formatUsd(deposit.amountMicros))} · ${person(holder)}`,
      html`Reference  ${code(deposit.reference)}`,
      ...usedBefore(deposit, sameReceipt),
    ),
  noReceipt: 'There is no receipt for this top-up.',
  receiptGone: 'Telegram no longer has this file. Ask the account holder to send it again.',
  show: '🧾 Show the top-up',
  account: '👤 Account',
  back: '‹ Top-ups',
  approve: '✅ Approve',
  otherAmount: '✏️ Another amount',
  reject: '❌ Reject',
  refund: '↩️ Pay back',
  confirmApprove: ({ deposit, holder, sameReceipt }: DepositDetails): Html =>
    lines(
      bold(`Credit ${formatUsd(deposit.amountMicros)}?`),
      '',
      html`The money goes into the wallet of ${person(holder)}, and they get a message. Only do this if you have received the money, with the reference ${code(deposit.reference)}.`,
      ...usedBefore(deposit, sameReceipt),
    ),
  approveNow: '✅ Yes, credit it',
  askArrived: ({ deposit, holder }: DepositDetails): Html =>
    lines(
      html`${bold('How much money arrived, in USD?')} ${person(holder)} wanted to pay ${formatUsd(deposit.amountMicros)}.`,
      '',
      html`Type the amount, such as ${code('48')} or ${code('47.50')}. I ask you once more before I credit it.`,
    ),
  confirmOther: ({ deposit, holder, sameReceipt }: DepositDetails, amountMicros: number): Html =>
    lines(
      bold(`Credit ${formatUsd(amountMicros)} instead of ${formatUsd(deposit.amountMicros)}?`),
      '',
      html`The money goes into the wallet of ${person(holder)}, and they get a message with both amounts. Only do this if you have received that amount, with the reference ${code(deposit.reference)}.`,
      isFarOff(amountMicros, deposit.amountMicros)
        ? html`⚠️ ${bold('The two amounts are very different')}: is there a digit too many, or too few?`
        : null,
      ...usedBefore(deposit, sameReceipt),
    ),
  approved: (deposit: Deposit, holder: Holder) =>
    `✅ ${formatUsd(worthOf(deposit))} was credited to ${person(holder)}${isCorrected(deposit) ? ` instead of ${formatUsd(deposit.amountMicros)}` : ''}.`,
  askReject: ({ deposit, holder }: DepositDetails): Html =>
    lines(
      html`${bold(`Why is the top-up of ${formatUsd(deposit.amountMicros)} rejected?`)} ${person(holder)}`,
      '',
      html`Tap or type the reason. The account holder will see it.`,
    ),
  rejected: (deposit: Deposit, holder: Holder) =>
    `❌ The top-up of ${formatUsd(deposit.amountMicros)} of ${person(holder)} is rejected: ${clip(deposit.reason ?? '', 200)}.`,
  askRefund: ({ deposit, holder }: DepositDetails): Html =>
    lines(
      html`${bold(`Pay ${formatUsd(worthOf(deposit))} back?`)} ${person(holder)}`,
      '',
      html`The amount is taken from the wallet, which must have enough${deposit.price === null ? '' : `, and ⭐️${deposit.price} go back to the payer`}. You cannot undo this.`,
      html`Tap or type the reason. The account holder will see it.`,
    ),
  refunded: (deposit: Deposit, holder: Holder) =>
    deposit.status === 'charged_back'
      ? `↩️ The payment service had already taken back the payment of ${person(holder)}, so ${formatUsd(worthOf(deposit))} was taken from the wallet. If part of it had been spent, the account owes that part.`
      : deposit.status === 'refunded'
        ? `↩️ ${formatUsd(worthOf(deposit))} was paid back to ${person(holder)}.`
        : `↩️ ${formatUsd(worthOf(deposit))} was taken from the wallet of ${person(holder)}. The payment service has not confirmed the refund yet; I keep asking it.`,
  cannotRefund:
    'This top-up cannot be paid back from here, or not any more. You now see its current state.',
  notPending: 'This top-up no longer waits for a decision. You now see its current state.',
  rejectReasons: {
    absent: 'Not received',
    amount: 'Wrong amount',
    unreadable: 'Receipt cannot be read',
  },
  refundReasons: { asked: 'As you asked', twice: 'Paid twice' },
}

function mark({ status }: Deposit): string {
  return STATUS[status].split(' ')[0] ?? ''
}

function isFarOff(one: number, other: number): boolean {
  return Math.max(one, other) > FAR_OFF * Math.min(one, other)
}

function usedBefore(deposit: Deposit, sameReceipt: Deposit[]): Html[] {
  if (sameReceipt.length === 0) return []
  const others = sameReceipt.filter(({ accountId }) => accountId !== deposit.accountId).length
  return [
    html``,
    html`⚠️ ${bold('The same receipt was sent for')} ${counted(sameReceipt.length, 'other top-up')}${others > 0 ? ` (of other accounts: ${others})` : ''}:`,
    ...sameReceipt
      .slice(0, MAX_USES_SHOWN)
      .map((one) => html`• ${code(one.reference)} – ${STATUS[one.status]}`),
  ]
}
