import { isCorrected } from '../../../../domain/deposits/decisions.ts'
import type { Deposit } from '../../../../domain/deposits/deposits.ts'
import { worthOf } from '../../../../domain/deposits/payment-method.ts'
import type { CheckoutRefusal } from '../../../../domain/deposits/payments.ts'
import { formatUsd } from '../../../../domain/shared/money.ts'
import { bold, code, html, lines } from '../../../html.ts'
import { moment, operator } from '../words.ts'

const STATUS: Record<Deposit['status'], string> = {
  open: '🕓 to be paid',
  submitted: '🔎 receipt being checked',
  credited: '✅ in your wallet',
  rejected: '❌ rejected',
  cancelled: '✕ cancelled',
  expired: '⌛ expired',
  refunding: '↩️ being paid back',
  refunded: '↩️ paid back',
  charged_back: '↩️ taken back by the payment service',
}

const METHODS: Record<string, string> = { manual: '🏦 Bank transfer', stars: '⭐️ Telegram Stars' }

export const deposits = {
  methodName: (name: string) => METHODS[name] ?? name,
  chooseMethod: lines(bold('➕ Top up'), '', html`How would you like to pay?`),
  noMethod: (support: string) =>
    lines(
      bold('➕ Top up'),
      '',
      html`Top-ups are not open at the moment. ${support === '' ? 'The operator' : support} can tell you more.`,
    ),
  chooseAmount: (method: string, minMicros: number, maxMicros: number) =>
    lines(
      html`${bold('➕ Top up')} · ${method}`,
      '',
      html`How much? From ${formatUsd(minMicros)} to ${formatUsd(maxMicros)}.`,
    ),
  preset: (micros: number, price: number | null) =>
    price === null ? `$${micros / 1_000_000}` : `$${micros / 1_000_000} · ⭐️${price}`,
  otherAmount: '✏️ Another amount',
  askAmount: (minMicros: number, maxMicros: number) =>
    lines(
      bold('How much, in USD?'),
      '',
      html`Type an amount from ${formatUsd(minMicros)} to ${formatUsd(maxMicros)}, such as ${code('25')} or ${code('12.50')}.`,
    ),
  transfer: (deposit: Deposit, instructions: string) =>
    lines(
      html`🏦 ${bold(`Transfer ${formatUsd(deposit.amountMicros)}`)}`,
      '',
      html`${instructions}`,
      '',
      html`Reference  ${code(deposit.reference)}`,
      html`Write this reference in your transfer. After you have paid, send the receipt here as a photo, an image file or a PDF.`,
      html`<i>Open until ${moment(deposit.expiresAt)}.</i>`,
    ),
  link: (deposit: Deposit, url: string) =>
    lines(
      bold(`Pay ${formatUsd(deposit.amountMicros)}`),
      '',
      html`<a href="${url}">Open the payment page</a>`,
      html`<i>Open until ${moment(deposit.expiresAt)}.</i>`,
    ),
  invoiceBelow: (deposit: Deposit) =>
    lines(
      html`⭐️ ${bold(`Top up ${formatUsd(deposit.amountMicros)}`)}`,
      '',
      html`Pay with the button on the invoice below. The money is then in your wallet at once.`,
      html`<i>Open until ${moment(deposit.expiresAt)}.</i>`,
    ),
  invoiceAgain: '⭐️ Send the invoice again',
  invoiceTitle: 'Wallet top-up',
  invoiceDescription: (deposit: Deposit) =>
    `${formatUsd(deposit.amountMicros)} for your wallet. Reference ${deposit.reference}.`,
  sendReceipt: '📎 Send the receipt',
  otherReceipt: '📎 Add a receipt',
  cancelDeposit: '✕ Cancel this top-up',
  statusName: (status: Deposit['status']) => STATUS[status],
  statusSaid: (status: Deposit['status']) => `The status of this top-up is ${STATUS[status]}.`,
  askReceipt: html`Send the receipt now, as a photo, an image file or a PDF.`,
  receiptWanted: 'Please send the receipt as a photo, an image file or a PDF, or /cancel.',
  received: ({ receipts }: Deposit) =>
    html`🔎 Thank you. The operator has ${receipts === 1 ? 'your receipt' : `your ${receipts} receipts`}. I will message you when there is a decision.`,
  receivedBefore: html`🔎 I already have this file, and so does the operator. I will message you when there is a decision.`,
  whichDeposit:
    'You have several open top-ups. Choose one under /wallet → Top-ups, then send its receipt.',
  show: '🧾 Show the top-up',
  title: bold('🧾 Your top-ups'),
  none: 'You have no top-ups yet.',
  row: (deposit: Deposit) => `${formatUsd(worthOf(deposit))} · ${STATUS[deposit.status]}`,
  page: (deposit: Deposit, support: string) =>
    lines(
      html`🧾 ${bold(`Top-up of ${formatUsd(deposit.amountMicros)}`)}`,
      '',
      html`Status  ${STATUS[deposit.status]}`,
      isCorrected(deposit)
        ? html`Credited  ${bold(formatUsd(worthOf(deposit)))}, the amount that arrived`
        : null,
      deposit.receipts > 0 ? html`Receipts  ${deposit.receipts}` : null,
      deposit.reason ? html`Reason  ${deposit.reason}` : null,
      html`Paid by  ${METHODS[deposit.method] ?? deposit.method}${deposit.price === null ? '' : ` (⭐️${deposit.price})`}`,
      html`Reference  ${code(deposit.reference)}`,
      html`Started   ${moment(deposit.createdAt)}`,
      deposit.endedAt ? html`Ended  ${moment(deposit.endedAt)}` : null,
      support === '' ? null : html`Questions? Ask ${operator(support)}.`,
    ),
  checkoutRefused: {
    unknown: 'I do not know this top-up. Please start a new one.',
    ended: 'This top-up is no longer open. Please start a new one.',
    expired: 'This top-up has expired. Please start a new one.',
    'other-person': 'This invoice is for another person.',
    'other-amount': 'The amount does not match. Please start a new top-up.',
    banned: 'Your account cannot be topped up at the moment. Send /paysupport to see who can help.',
  } satisfies Record<CheckoutRefusal, string>,
  unmatched:
    'Your payment arrived, but I found no top-up of yours for it. The operator knows about it and will look into it. Send /paysupport to see how to ask.',
}
