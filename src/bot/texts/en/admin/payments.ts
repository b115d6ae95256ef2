import type { Unmatched } from '../../../../domain/deposits/unmatched.ts'
import { type Html, html } from '../../../html.ts'
import { counted } from '../words.ts'

/** Payments that belong to no open top-up. */
export const payments = {
  title: '❓ Payments without a top-up',
  none: 'Every payment is in a wallet or went back.',
  waits: (count: number) =>
    `${counted(count, { one: 'payment has', other: 'payments have' })} no top-up: see /payments`,
  one: '❓ A payment without a top-up',
  worth: 'Worth',
  paid: 'Paid',
  unknown: 'not known',
  for: 'For',
  payer: 'Paid by',
  payment: 'Payment',
  arrived: 'Arrived',
  statusLabel: 'Status',
  decidedBy: 'Decided by',
  reason: 'Reason',
  status: {
    open: '🔎 waits for a decision',
    assigned: '✅ credited',
    returning: '↩️ being returned',
    returned: '↩️ returned',
  } satisfies Record<Unmatched['status'], string>,
  find: 'Find out whose it is and assign it, or return it.',
  twice: (reference: Html) =>
    html`The top-up ${reference} was credited before: this is a second payment.`,
  assignTo: (reference: string) => `✅ To ${reference}`,
  assign: '✅ Assign',
  giveBack: '↩️ Return',
  askWhom: (reference: Html, withAmount: Html) =>
    html`Whose is it? Send the reference of a top-up, such as ${reference}, or who gets it and how much in USD: ${withAmount}.`,
  sayAmount: 'I do not know what this payment is worth. Send who gets it and the amount in USD.',
  confirm: (amount: string, name: string) => `Credit ${amount} to ${name}?`,
  about: 'The money goes into their wallet, and they get a message.',
  yes: '✅ Yes, credit it',
  done: (amount: string, name: string) => `✅ ${amount} was credited to ${name}.`,
  byService: 'The payment service pays it back to the payer. Type the reason.',
  byHand:
    'Pay it back at the payment service first. Then type the reason here, and it is marked as returned.',
  gone: '↩️ The payment is returned.',
  notYet: '↩️ The payment service has not confirmed it yet. Press “Return” again later.',
  back: '‹ Payments',
  decide: '❓ Decide',
}
