import type { Deposit } from '../../../../domain/deposits/deposits.ts'
import { type Html, html } from '../../../html.ts'
import { counted } from '../words.ts'

const OTHERS = { one: 'other top-up', other: 'other top-ups' }

/** Top-ups, as admins see them. */
export const deposits = {
  pendingTitle: '🧾 Top-ups that wait for you',
  nonePending: 'No top-up waits for a decision.',
  creditedTitle: '✅ Credited top-ups',
  noneCredited: 'No top-up has been credited yet.',
  ofTitle: (name: string) => `🧾 Top-ups of ${name}`,
  noneOf: 'There are no top-ups yet.',
  pending: '🔎 Waiting',
  credited: '✅ Credited',

  topUpOf: (amount: string) => `Top-up of ${amount}`,
  statusLabel: 'Status',
  status: {
    open: '🕓 to be paid',
    submitted: '🔎 waits for a decision',
    credited: '✅ credited',
    rejected: '❌ rejected',
    cancelled: '✕ cancelled by the holder',
    expired: '⌛ expired',
    refunding: '↩️ being paid back',
    refunded: '↩️ paid back',
    charged_back: '↩️ taken back by the payment service',
  } satisfies Record<Deposit['status'], string>,
  creditedLabel: 'Credited',
  decidedBy: 'Decided by',
  reason: 'Reason',
  accountLabel: 'Account',
  method: 'Method',
  reference: 'Reference',
  payment: 'Payment',
  toPay: 'To be paid',
  rate: 'Rate',
  paidIn: 'Paid in',
  receipts: 'Receipts',
  started: 'Started',
  ended: 'Ended',
  isWithoutReceipt: 'There is no receipt.',
  sameReceipt: (count: number) => `The same receipt was sent for ${counted(count, OTHERS)}:`,
  sameReceiptElsewhere: (count: number, ofOthers: string) =>
    `The same receipt was sent for ${counted(count, OTHERS)} (of other accounts: ${ofOthers}):`,

  submitted: '🔔 A receipt waits for you',
  decidedMeanwhile: '🔔 A receipt arrived, but its top-up is already decided',
  oneReceipt: '📎 Receipt',
  allReceipts: (count: number) => `📎 All ${counted(count, { one: 'receipt', other: 'receipts' })}`,
  receiptNumber: (number: string, count: string) => `Receipt ${number} of ${count}`,
  noReceipt: 'There is no receipt for this top-up.',
  receiptGone: 'Telegram no longer has this file. Ask the account holder to send it again.',
  show: '🧾 Show the top-up',
  account: '👤 Account',
  back: '‹ Top-ups',
  approve: '✅ Approve',
  otherAmount: '✏️ Another amount',
  reject: '❌ Reject',
  refund: '↩️ Pay back',

  confirmApprove: (amount: string) => `Credit ${amount}?`,
  approves: (name: string, reference: Html) =>
    html`The money goes into the wallet of ${name}, and they get a message. Only do this if you have received the money, with the reference ${reference}.`,
  approveNow: '✅ Yes, credit it',
  howMuchArrived: (currency: string) => `How much money arrived, in ${currency}?`,
  wantedToPay: (name: string, amount: string) => `${name} wanted to pay ${amount}.`,
  askArrived: (example: Html) =>
    html`Type the amount, such as ${example}. I ask you once more before I credit it.`,
  confirmOther: (amount: string, claimed: string) => `Credit ${amount} instead of ${claimed}?`,
  approvesOther: (name: string, reference: Html) =>
    html`The money goes into the wallet of ${name}, and they get a message with both amounts. Only do this if you have received that amount, with the reference ${reference}.`,
  farOff: '⚠️ The two amounts are very different: is there a digit too many, or too few?',
  approved: (amount: string, name: string) => `✅ ${amount} was credited to ${name}.`,
  approvedOther: (amount: string, name: string, claimed: string) =>
    `✅ ${amount} was credited to ${name} instead of ${claimed}.`,

  whyRejected: (amount: string) => `Why is the top-up of ${amount} rejected?`,
  askReason: 'Tap or type the reason. The account holder will see it.',
  rejected: (amount: string, name: string) => `❌ The top-up of ${amount} of ${name} is rejected.`,
  because: (reason: string) => `Reason: ${reason}`,
  confirmRefund: (amount: string) => `Pay ${amount} back?`,
  refunds: 'The amount is taken from the wallet, which must have enough. You cannot undo this.',
  refundsStars: (stars: string) =>
    `The amount is taken from the wallet, which must have enough, and ${stars} go back to the payer. You cannot undo this.`,
  chargedBack: (amount: string, name: string) =>
    `↩️ The payment service had already taken back the payment of ${name}, so ${amount} was taken from the wallet. If part of it had been spent, the account owes that part.`,
  refunded: (amount: string, name: string) => `↩️ ${amount} was paid back to ${name}.`,
  refunding: (amount: string, name: string) =>
    `↩️ ${amount} was taken from the wallet of ${name}. The payment service has not confirmed the refund yet; I keep asking it.`,
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
