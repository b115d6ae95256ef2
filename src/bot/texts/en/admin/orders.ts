import type { SupplierCall } from '../../../../domain/suppliers/call-log.ts'
import type { Html } from '../../../html.ts'
import { html } from '../../../html.ts'
import { counted } from '../words.ts'

const CODES = { one: 'code', other: 'codes' }

/** The lists of orders. */
export const orders = {
  title: '📦 Orders',
  ofHolder: (name: string) => `📦 Orders of ${name}`,
  none: 'There are no such orders.',
  all: 'All',
  account: '👤 Account',
  usage: 'Write /orders, or /orders processing, /orders completed or /orders cancelled.',
}

/** An order or lookup, and how an admin ends it. */
export const order = {
  usage: 'Write /order and an id, such as /order API-GMA-7Q2M9XK4-0T8ZPD. /orders lists them.',
  isTest: '🧪 Test: paid with test money, and no supplier is called.',
  lookupTitle: (path: string) => `🔎 Lookup: ${path}`,
  labels: {
    order: 'Order',
    lookup: 'Lookup',
    status: 'Status',
    reason: 'Reason',
    account: 'Account',
    key: 'Key',
    idempotencyKey: 'Idempotency key',
    product: 'Product',
    amount: 'Amount',
    cost: 'Cost',
    paidBack: 'Paid back',
    profit: 'Profit',
    fee: 'Fee',
    supplier: 'Supplier',
    item: 'Item there',
    theirOrder: 'Order there',
    next: 'Next suppliers',
    codes: 'Codes',
    placed: 'Placed',
    ended: 'Ended',
    attempts: 'Attempts',
    nextAttempt: 'Next attempt',
    known: 'Known to the supplier',
    result: 'Result',
  },
  feeReturned: 'returned',
  amountFor: (amount: string, pieces: number) =>
    `${amount} for ${counted(pieces, { one: 'piece', other: 'pieces' })}`,
  codesUse: { voucher: 'voucher for the supplier', delivered: 'delivered' },
  perhapsKnown: 'perhaps',
  notKnown: 'no',
  watched: (time: Html) => html`The supplier is asked until ${time} whether it agrees.`,
  calls: 'Calls (UTC)',
  entries: 'Entries',
  complete: '✅ Complete by hand',
  cancel: '↩️ Cancel with refund',
  refund: '↩️ Refund…',
  replaceCodes: '🎟 Replace codes…',
  showCodes: (count: number) => `👁 Show ${counted(count, CODES)}`,
  noCodes: 'It has no codes.',
  codesOf: (count: number, id: Html) =>
    html`${counted(count, CODES)} of ${id}. The audit log records that you asked.`,
  deleteCodes: '🗑 Delete this message',
  back: '‹ Orders',
  keep: 'Leave it as it is',

  confirmCancel: 'Cancel this order and refund it?',
  aboutCancel: (id: Html, amount: string) => html`${id}: ${amount} go back into the wallet.`,
  voucherBack: 'Its voucher goes back into stock.',
  voucherAside: 'Its voucher is set aside until you know whether it was used.',
  onlyIfCertain: 'Only do this if you are certain that the order was not done and will not be.',
  supplierMayHave: '⚠️ The supplier may have this order. Ask them first.',
  whyCancel: (error: Html) =>
    html`Why do you cancel it? The reseller gets your answer in ${error}.`,
  typeReason: '✏️ Another reason',
  askReason: 'Why is it cancelled?',
  aboutReason:
    'Type the reason. The reseller will see it. Then the order is cancelled and refunded.',

  confirmComplete: 'Complete this order by hand?',
  aboutComplete: (id: Html) =>
    html`${id}: only do this if you are certain that the player has received it. The order stays paid. If a supplier may have the order and disagrees, I will message you.`,
  completeNow: '✅ Yes, complete it',
  cancelled: (amount: string) => `Cancelled, and ${amount} went back into the wallet.`,
  completed: 'Completed by hand.',
  endedBefore: (status: string, time: string) =>
    `Nothing has changed: this order had already ended on ${time}. Status: ${status}.`,
}

/** Calls to suppliers, in a line each. */
export const calls = {
  what: {
    place: 'order',
    check: 'check',
    lookup: 'lookup',
    checkLookup: 'check of a lookup',
  } satisfies Record<SupplierCall['what'], string>,
  outcome: {
    completed: 'completed',
    processing: 'processing',
    failed: 'failed',
    declined: 'declined',
    absent: 'absent',
    not_sent: 'not sent',
    unknown: 'unknown',
  } satisfies Record<NonNullable<SupplierCall['outcome']>, string>,
  noAnswer: 'no answer yet',
}
