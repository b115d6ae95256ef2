import type { CheckoutRefusal } from '../../../../domain/deposits/payments.ts'
import type { DepositState } from '../../../../domain/shared/problems.ts'
import { code, type Html, html } from '../../../html.ts'
import { counted } from '../words.ts'

export const deposits = {
  topUp: '➕ Top up',
  method: {
    manual: '🏦 Bank transfer',
    stars: '⭐️ Telegram Stars',
    crypto_pay: '🪙 Crypto (@CryptoBot)',
  } satisfies Record<string, string>,
  chooseMethod: 'How would you like to pay?',
  noMethod: 'Top-ups are not open at the moment.',
  chooseAmount: (least: string, largest: string) => `How much? From ${least} to ${largest}.`,
  otherAmount: '✏️ Another amount',
  howMuch: 'How much, in USD?',
  askAmount: (least: string, largest: string) =>
    html`Type an amount from ${least} to ${largest}, such as ${code('25')} or ${code('12.50')}.`,
  askAmountIn: (least: string, largest: string, own: Html) =>
    html`Type an amount in USD from ${least} to ${largest}, such as ${code('25')}, or what you want to pay, such as ${own}.`,
  rate: 'Rate',
  rateOf: (rate: string, at: string) => `${rate}, set on ${at}`,
  fee: 'Fee',
  bonus: 'Bonus',

  transfer: (amount: string) => `Transfer ${amount}`,
  inWallet: 'Into your wallet',
  closedWay:
    'This way to pay has been closed. If you have already paid, send the receipt. If not, cancel this top-up.',
  reference: 'Reference',
  transferSteps:
    'Write this reference in your transfer. After you have paid, send the receipt here as a photo, an image file or a PDF.',
  openUntil: (time: Html) => html`Open until ${time}.`,
  pay: (amount: string) => `Pay ${amount}`,
  payOnPage:
    'Pay on the page of @CryptoBot, with the button below. The money is then in your wallet within a minute.',
  payNow: '🪙 Pay',
  noPage:
    'The payment page could not be made just now, and nothing was charged. Please press Try again.',
  tryAgain: '🔄 Try again',
  topUpOf: (amount: string) => `Top-up of ${amount}`,
  invoiceBelow:
    'Pay with the button on the invoice below. The money is then in your wallet at once.',
  invoiceAgain: '⭐️ Send the invoice again',
  invoiceTitle: 'Wallet top-up',
  invoiceDescription: (amount: string, reference: string) =>
    `${amount} for your wallet. Reference ${reference}.`,
  cancel: '✕ Cancel this top-up',

  sendReceipt: '📎 Send the receipt',
  addReceipt: '📎 Add a receipt',
  askReceipt: 'Send the receipt now, as a photo, an image file or a PDF.',
  receiptWanted: 'Please send the receipt as a photo, an image file or a PDF, or /cancel.',
  received: (receipts: number) =>
    receipts === 1
      ? '🔎 Thank you. The operator has your receipt. I will message you when there is a decision.'
      : `🔎 Thank you. The operator has your ${counted(receipts, { one: 'receipt', other: 'receipts' })}. I will message you when there is a decision.`,
  receivedBefore:
    '🔎 I already have this file, and so does the operator. I will message you when there is a decision.',
  whichDeposit: 'You have several open top-ups. Which one is this receipt for?',
  fileGone: 'I can no longer see that file. Please send the receipt again.',

  show: '🧾 Show the top-up',
  list: '🧾 Payments',
  none: 'You have no top-ups yet.',
  statusLabel: 'Status',
  status: {
    open: '🕓 to be paid',
    submitted: '🔎 receipt being checked',
    credited: '✅ in your wallet',
    rejected: '❌ rejected',
    cancelled: '✕ cancelled',
    expired: '⌛ expired',
    refunding: '↩️ being paid back',
    refunded: '↩️ paid back',
    charged_back: '↩️ taken back by the payment service',
  } satisfies Record<DepositState['status'], string>,
  statusIs: (status: string) => `The status of this top-up is ${status}.`,
  credited: 'Credited',
  thatArrived: (amount: Html) => html`${amount}, the amount that arrived`,
  receipts: 'Receipts',
  reason: 'Reason',
  paidBy: 'Paid by',
  started: 'Started',
  ended: 'Ended',

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
