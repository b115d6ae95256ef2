import type {
  ChatInputErrors,
  ChatStateErrors,
  ErrorTexts,
  InputErrors,
  StateErrors,
} from '../../../domain/shared/errors.ts'
import {
  type ClaimProblem,
  type DeliveryProblem,
  describe,
  type ProblemTexts,
  type TopUpProblem,
} from '../../../domain/shared/problems.ts'
import { errors as shared } from '../../../texts/en/errors.ts'
import { deposits } from './holder/deposits.ts'
import { counted, format } from './words.ts'

type StateCode =
  | keyof (StateErrors & ChatStateErrors)
  | 'INSUFFICIENT_BALANCE'
  | 'INSUFFICIENT_STOCK'
  | 'ORDER_NOT_FOUND'

const TOP_UP: ProblemTexts<TopUpProblem> = {
  limits: ({ minMicros, maxMicros }) =>
    `A top-up can be from ${format.usd(minMicros)} to ${format.usd(maxMicros)}.`,
  cents: () => 'Please use whole cents: at most two decimals.',
  price: ({ maxPrice, amountMicros, price }) =>
    `This way to pay takes at most ${maxPrice} at once, and ${format.usd(amountMicros)} costs ${price}. Please choose a smaller amount.`,
}

const CLAIM: ProblemTexts<ClaimProblem> = {
  processing: () =>
    'This order is still on its way. I will message you when it ends. If it cannot be done, its price comes back by itself.',
  paid_back: () => 'The price of this order is already back in your wallet.',
  open: () => 'We are already looking into this order. Its page shows your report.',
  too_many_of_order: ({ max }) =>
    `You have reported this order ${max} times, which is the limit. Please write to support.`,
  too_many_open: ({ max }) =>
    `You have ${counted(max, { one: 'open report', other: 'open reports' })}, which is the limit. Please wait for an answer, or withdraw one.`,
  over: () => 'This report has already ended. Open it again to see how.',
}

const DELIVERY: ProblemTexts<DeliveryProblem> = {
  count: ({ given, ordered }) =>
    `You sent ${counted(given, { one: 'code', other: 'codes' })}, but the order is for ${ordered}.`,
  length: () => 'One of the codes is empty or too long to be a code.',
  known: () => 'One of these codes is already known here. No code is delivered twice.',
}

/** The bot cannot accept what somebody typed or sent, and asks again. */
const input: ErrorTexts<keyof (InputErrors & ChatInputErrors)> = {
  ...shared.input,
  NOT_A_PERSON: ({ text }) =>
    `"${text}" is not a person. Write a numeric Telegram id, such as 123456789, or @name.`,
  INVALID_MARK: ({ maxMicros }) =>
    `The amount must be above zero and at most ${format.usd(maxMicros)}.`,
  INVALID_DELIVERY: (problem) => describe(DELIVERY, problem),
  METHOD_NOT_OFFERED: () => 'This way to pay is no longer offered. Please choose another one.',
  INVALID_TOP_UP: (problem) => describe(TOP_UP, problem),
  TABLE_EMPTY: () => 'I found no rows in this. Send one row for each order.',
  TABLE_LACKS: ({ column, found }) =>
    `I found no column “${column}”.${found.length > 0 ? ` I found: ${found.join(', ')}.` : ''} Write “${column}” above that column, and send the table again.`,
  TABLE_TOO_LONG: ({ max }) =>
    `This has more than ${counted(max, { one: 'row', other: 'rows' })}, which is the limit. Please split it into several files.`,
  TOO_MANY_UNITS: ({ units, max }) =>
    `This asks for ${format.number(units)} keys and cards, and ${format.number(max)} is the limit of one file. Please split it into several files.`,
  RECEIPT_NOT_NEEDED: () =>
    'This top-up needs no receipt: the money is added to your wallet when your payment arrives.',
  TOO_MANY_RECEIPTS: ({ max }) =>
    `You have sent ${max} receipts for this top-up, which is the limit. The operator is checking them; please wait for the decision.`,
}

/** Something does not exist, has ended, or has changed since. */
const state: ErrorTexts<StateCode> = {
  ...shared.state,
  SHOP_DISABLED: () =>
    'The shop is closed for the moment. Please try again later. What you have ordered continues.',
  SHOP_NOT_ALLOWED: () => 'The operator has switched the shop off for you. Please ask them why.',
  HOLDER_CHANGED: () =>
    'This account has moved to another Telegram account. Send /start to see yours.',
  DRAFT_GONE: () => 'This purchase is too old to continue. Please start it again: /shop.',
  ACCOUNT_SHUT: ({ standing }) =>
    `Your account is ${standing}, so you cannot buy. Please ask the operator.`,
  BULK_GONE: () =>
    'I no longer have these rows: you sent others since, or a day has passed. Please send them again.',
  BULK_RUNNING: () =>
    'Another file of yours is being bought. Wait until it is done, or stop it first.',
  UNDO_TOO_LATE: () => 'It is too late to undo this: it was done more than a day ago.',
  UNDONE_BEFORE: () => 'This was already undone.',
  UNDO_TAKES_TWO: () =>
    'Undoing this takes a second person. Use the opposite command: it waits for one.',
  CHANGED_SINCE: () => 'This can no longer be undone: something has changed since then.',
  CREDIT_PAID_DEBT: ({ paidOffMicros }) =>
    `Nothing has changed: ${format.usd(paidOffMicros)} of this credit paid a debt of the account, so the wallet has less than you want to take back. You can debit what is left.`,
  OFFER_OVER: () => 'This was already done, or you were asked again since then.',
  OFFER_EXPIRED: () =>
    'This question is over an hour old, so nothing has changed. Please write the command again.',
  BATCH_GONE: () =>
    'I no longer have these codes: you answered already, sent others since, or an hour has passed. Please send them again.',
  KEY_NOT_FOUND: () => 'This key has ended: it has expired, or was replaced or revoked.',
  WEBHOOK_NOT_FOUND: () => 'There is no webhook like this. It may have been removed.',
  WEBHOOK_OFF: () => 'The webhook is off. Turn it on first.',
  IS_TEST_ORDER: () => 'This is a test order. It ends by itself.',
  TOO_MANY_REFILLS: ({ max }) =>
    `The test wallet was refilled ${max} times today, which is the limit. Please try again tomorrow.`,
  CODE_GONE: () => 'This code is no longer for sale: it was sold or removed.',
  TASK_TAKEN: () => 'Another admin has taken this order in the meantime.',
  TASK_ENDED: () => 'This order has ended in the meantime.',
  TASK_NOT_YOURS: () => 'This order is no longer yours.',
  CLAIM_NOT_POSSIBLE: (problem) => describe(CLAIM, problem),
  TOP_UP_BEGUN_SINCE: () => 'You have started another top-up since this was shown.',
  TOO_MANY_DEPOSITS: ({ max }) =>
    `You have ${counted(max, { one: 'open top-up', other: 'open top-ups' })}, which is the limit. Please pay or cancel one first.`,
  DEPOSIT_OVER: ({ act, status }) =>
    act === 'cancel'
      ? `This top-up cannot be cancelled any more. ${deposits.statusIs(deposits.status[status])}`
      : `${deposits.statusIs(deposits.status[status])} If you have paid, start a new top-up of the same amount and send the receipt for that one.`,
  RECEIPT_SENT_SINCE: () => 'A new receipt has arrived since then. Look at that one first.',
  REFUND_NOT_POSSIBLE: ({ reference }) =>
    `${reference} cannot be paid back from here. Debit the account and send the money yourself.`,
  REFUND_NOT_COVERED: ({ reference, amountMicros }) =>
    `${reference} cannot be paid back: the wallet no longer has ${format.usd(amountMicros)}.`,
  REFUND_REFUSED: ({ reference, why }) =>
    `The payment service refused to pay ${reference} back (${why}). The money is in the wallet again.`,
}

export const errors = { input, state }
