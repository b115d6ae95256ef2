import type { Approval } from '../../../../domain/approvals/approvals.ts'
import type { Decision } from '../../../../domain/approvals/decisions.ts'
import { counted } from '../words.ts'

/** Decisions that wait for a second person. */
export const approvals = {
  title: '🔐 Second person',
  none: 'Nothing waits for a second person.',
  above: (amount: string) =>
    `Credits and refunds above ${amount} need a second person. Rates, ways to pay and roles that move money always do.`,
  anyAmount: 'no limit',
  never: 'No amount needs a second person.',
  kinds: {
    adjustment: 'Credit or debit',
    top_up: 'Top-up',
    top_up_refund: 'Refund of a top-up',
    payment: 'Payment to assign',
    claim: 'Refund for a problem',
    order: 'Cancel an order',
    settings: 'Settings of top-ups',
    second_person: 'Amount for a second person',
    transfer: 'Way to pay',
    supplier: 'Limits of a supplier',
    role: 'Role',
    tier: 'Tier of an account',
    claim_codes: 'Replacement of codes',
    payment_return: 'Return of a payment',
  } satisfies Record<Decision['kind'], string>,
  state: {
    open: 'waits',
    confirmed: 'confirmed',
    declined: 'declined',
    expired: 'expired',
  } satisfies Record<Approval['state'], string>,
  amount: 'Amount',
  asked: 'Decided by',
  ended: 'Ended by',
  until: 'Until',
  reason: 'Reason',
  confirm: '✅ Confirm',
  decline: '✖️ Decline',
  withdraw: '✖️ Withdraw',
  waitsForOther: 'This needs a second person. They have been told, and have 24 hours.',
  done: { confirmed: 'Confirmed and done.', declined: 'Declined. Nothing has changed.' },
  wanted: (who: string, what: string, amount: string) =>
    `🔐 ${who} needs a second person: ${what}, ${amount}.`,
  told: {
    confirmed: (who: string, what: string, amount: string) =>
      `✅ ${who} confirmed: ${what}, ${amount}. It is done.`,
    declined: (who: string, what: string, amount: string) =>
      `✖️ ${who} declined: ${what}, ${amount}. Nothing has changed.`,
  },
  show: 'Look at it',
  waits: (count: number) =>
    `${counted(count, { one: 'decision waits', other: 'decisions wait' })} for a second person: see /approvals`,
  setting: (amount: string) => `🔐 Second person above ${amount}`,
  settingNever: '🔐 Second person: never',
  ask: 'Above how many USD does it take two?',
  about:
    'Credits and refunds above this amount wait until another member of the team confirms them. Rates, ways to pay, roles that move money, and raising this amount always wait then. Send 0 for never.',
  back: '‹ Second person',
}
