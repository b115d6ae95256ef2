import type {
  ChatInputErrors,
  ChatStateErrors,
  ErrorTexts,
  InputErrors,
  StateErrors,
} from '../../../domain/shared/errors.ts'
import { formatUsd } from '../../../domain/shared/money.ts'
import { deposits } from './holder/deposits.ts'
import { problems } from './problems.ts'

/** Two of them a reseller's request can meet, too. */
type StateCode = keyof (StateErrors & ChatStateErrors) | 'INSUFFICIENT_BALANCE' | 'ORDER_NOT_FOUND'

/** Said of what somebody typed or sent: another answer may be taken. */
const input: ErrorTexts<keyof (InputErrors & ChatInputErrors)> = {
  NOT_AN_AMOUNT: ({ text }) =>
    `"${text}" is not an amount: write USD as digits, such as 12 or 0.50, below ten million and with at most six decimals.`,
  AMOUNT_IS_ZERO: () => 'The amount must be above zero.',
  NOT_A_DURATION: ({ text }) =>
    `"${text}" is not a length of time: write a whole number and s, m, h or d, such as 30m, 2h or 7d.`,
  DURATION_IS_ZERO: () => 'It must be longer than nothing.',
  NOT_A_PERSON: ({ text }) =>
    `"${text}" names nobody: write a numeric Telegram id, such as 123456789, or @name.`,
  INVALID_TELEGRAM_ID: () => 'A Telegram id is a whole number above zero.',
  NAME_TOO_LONG: ({ max }) => `A name has at most ${max} characters.`,
  NOT_AN_ADDRESS: ({ text }) =>
    `"${text}" is not an IPv4 address or block: write it as 203.0.113.7 or 203.0.113.0/24.`,
  BLOCK_TOO_WIDE: ({ cidr }) =>
    `${cidr} is too wide: a block is a /8 at most. To allow every address, leave the list empty.`,
  TOO_MANY_ADDRESSES: ({ size, max }) =>
    `An allowlist has at most ${max} entries and this would make ${size}; use blocks such as 203.0.113.0/24.`,
  INVALID_PRICE: ({ maxMicros }) => `A price is above zero and at most ${formatUsd(maxMicros)}.`,
  INVALID_MARK: ({ maxMicros }) => `The mark is above zero and at most ${formatUsd(maxMicros)}.`,
  INVALID_SETTING: problems.setting,
  CATALOG_NOT_JSON: ({ said }) => `The catalog is not JSON: ${said}`,
  INVALID_CATALOG: problems.catalog,
  NOT_FROM_STOCK: ({ pid }) => `${pid} belongs to a line that is not sold from stock.`,
  CODE_TOO_LONG: ({ line, max }) =>
    `Line ${line} is longer than ${max} characters; write one code a line.`,
  TOO_MANY_CODES: ({ max }) => `At most ${max} codes can be removed at once.`,
  INVALID_DELIVERY: problems.delivery,
  METHOD_NOT_OFFERED: () => 'This way to pay is not offered any more.',
  INVALID_TOP_UP: problems.topUp,
  RECEIPT_NOT_NEEDED: () => 'This top-up needs no receipt: what is paid is noticed.',
  TOO_MANY_RECEIPTS: ({ max }) =>
    `You have sent ${max} receipts for this top-up, which is the most that are taken. They are being checked; wait for the decision.`,
  REASON_MISSING: () => 'Give the reason, which the holder is told.',
  REASON_TOO_LONG: ({ max }) => `A reason has at most ${max} characters.`,
  INVALID_CREDIT: ({ maxMicros }) =>
    `What is credited is above zero and below ${formatUsd(maxMicros)}.`,
}

/** Said of what is not there, has ended, or has changed since. */
const state: ErrorTexts<StateCode> = {
  INSUFFICIENT_BALANCE: ({ neededMicros, debtMicros }) =>
    debtMicros > 0
      ? `The account owes ${formatUsd(debtMicros)}, since a payment was taken back after it had been spent. Top it up: the debt is paid first, and the rest is in the wallet.`
      : `The wallet does not hold the ${formatUsd(neededMicros)} this needs; top it up first.`,
  ORDER_NOT_FOUND: ({ id }) => `There is no order ${id}.`,
  ACCOUNT_NOT_FOUND: ({ who }) =>
    `Nobody known here is ${who}. People are known once they have written to the bot.`,
  ACCOUNT_EXISTS: ({ telegramId }) => `Telegram id ${telegramId} has an account already.`,
  UNDO_TOO_LATE: () => 'It is too late to undo this: it was done over a day ago.',
  UNDONE_BEFORE: () => 'This was undone already.',
  CHANGED_SINCE: () => 'This cannot be undone any more: it has changed since.',
  CREDIT_PAID_DEBT: ({ paidOffMicros }) =>
    `Nothing has changed: ${formatUsd(paidOffMicros)} of it paid what the account owed, and the wallet does not hold as much now. Debit what is there.`,
  OFFER_OVER: () => 'This was carried out, or asked again, since it was shown.',
  LINE_NOT_FOUND: ({ slug }) => `The catalog has no line "${slug}".`,
  PRODUCT_NOT_FOUND: ({ pid }) => `The catalog has no product "${pid}".`,
  BATCH_GONE: () =>
    'These codes are not kept any more: they were answered, others were sent since, or an hour went by. Send them again.',
  CODE_GONE: () => 'This code is not for sale any more: it was sold or removed.',
  QUARANTINE_ENDED: ({ orderId }) => `No such code of ${orderId} is in quarantine any more.`,
  TASK_TAKEN: () => 'Another admin has taken it meanwhile.',
  TASK_ENDED: () => 'It has ended meanwhile.',
  TASK_NOT_YOURS: () => 'It is not yours any more.',
  TOP_UP_BEGUN_SINCE: () => 'You have begun a top-up since this was shown.',
  TOO_MANY_DEPOSITS: ({ max }) =>
    `You have ${max} open top-${max === 1 ? 'up' : 'ups'}, which is the limit: pay or cancel one first.`,
  DEPOSIT_NOT_FOUND: () => 'There is no such top-up.',
  DEPOSIT_OVER: ({ act, status }) =>
    act === 'cancel'
      ? `It cannot be cancelled. ${deposits.statusSaid(status)}`
      : `${deposits.statusSaid(status)} If you have paid, begin a new one of the same amount and send the receipt for that.`,
  DEPOSIT_DECIDED: problems.depositState,
  RECEIPT_SENT_SINCE: () => 'The holder has sent another receipt since. Look at that one first.',
  REFUND_NOT_POSSIBLE: ({ reference }) =>
    `${reference} cannot be paid back from here: debit the account and send the money yourself.`,
  REFUND_NOT_COVERED: ({ reference, amountMicros }) =>
    `${reference} cannot be paid back: its ${formatUsd(amountMicros)} are not in the wallet any more.`,
  REFUND_REFUSED: ({ reference, why }) =>
    `The payment service refused to pay ${reference} back (${why}); the money is in the wallet again.`,
}

export const errors = { input, state }
