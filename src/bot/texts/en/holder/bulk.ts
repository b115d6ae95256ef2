import type { PlainBulkProblem } from '../../../../domain/shared/problems.ts'
import { type Html, html } from '../../../html.ts'
import { counted, operator } from '../words.ts'

const rows = (count: number) => counted(count, { one: 'row', other: 'rows' })

export const bulk = {
  open: '📋 Many at once',
  title: '📋 Many at once',
  howTo: 'Send me a CSV file, or copy rows from a spreadsheet and paste them here.',
  columns: html`One row for each order: the product, the player, the quantity, and your own reference if you like.`,
  limits: (rows: string, kilobytes: string) =>
    `Up to ${rows} rows, in a file of at most ${kilobytes} KB. I show you the total first; nothing is bought before you confirm.`,
  template: '⬇️ Template (CSV)',
  templateCaption: 'Fill in this file and send it back to me. A row for each order.',
  yours: 'Your files',
  rows,

  // What is wrong with a message or a file
  wanted: 'Please send a CSV file, or paste rows. The template shows how they look.',
  tooLarge: (kilobytes: string) =>
    `This file is too large: ${kilobytes} KB is the limit. Please split it into several files.`,
  notText:
    'I cannot read this file. In your spreadsheet, choose "Save as" and then "CSV UTF-8", and send me that file.',
  split:
    'This text is so long that Telegram may have split it. Please send the rows as a file instead.',

  // The preview
  canBuy: (amount: Html, count: number) => html`✅ ${rows(count)} can be bought: ${amount}`,
  cannotBuy: (count: number) =>
    counted(count, {
      one: 'row has a mistake and will not be bought:',
      other: 'rows have mistakes and will not be bought:',
    }),
  moreProducts: (count: number) =>
    `… and ${counted(count, { one: 'product', other: 'products' })} more`,
  moreProblems: (count: number) => `… and ${rows(count)} more. The file has all of them.`,
  outOfStock: 'not enough in stock',
  balanceAfter: 'Balance after',
  short: (amount: Html) =>
    html`⚠️ Your balance is ${amount} short. Top up first; otherwise I stop when the money is used up.`,
  repeated: (count: number, numbers: string) =>
    `⚠️ ${counted(count, { one: 'row says', other: 'rows say' })} the same as an earlier row and will be bought, too: ${numbers}`,
  sameBefore: (time: Html) => html`⚠️ You already bought this same table: ${time}`,
  buy: (count: number, amount: string) => `✅ Buy ${rows(count)} · ${amount}`,
  correct: '📎 Send a corrected file',
  drop: '🗑 Discard',
  dropped: 'Discarded. Nothing was bought.',
  startedBefore: 'I have already started on this.',
  problemsFile: '⬇️ Rows with mistakes (CSV)',
  problemsCaption: (count: number) => `${rows(count)} with mistakes`,
  rowNumber: (row: string) => `Row ${row}`,

  // The progress
  bought: 'Bought',
  processing: 'Still processing',
  cancelled: 'Cancelled and refunded',
  refused: 'Not bought',
  invalid: 'With mistakes',
  waiting: 'Waiting',
  spent: 'Spent',
  of: (done: string, all: string) => `${done} of ${all}`,
  running: 'I am placing your orders. This message shows how far I am.',
  finishing: 'All orders are placed. I wait for the last ones to end, then I send you the results.',
  over: 'This is finished. The results have every order, with its codes.',
  holds: {
    holder: '⏹ You stopped this. What was bought stays bought.',
    balance:
      '💸 Your balance does not cover the next order, so I stopped. Top up, and then press Continue.',
    standing: '⛔ I stopped, because your account is restricted or banned.',
    not_allowed: '⚪️ I stopped, because the operator switched the shop off for you.',
    failed: (support: string) =>
      `⚠️ I stopped, because something went wrong here. Please press Continue. If it happens again, write to ${operator(support)}.`,
    maintenance: '🛠 The service is paused for maintenance. I go on by myself when it is back.',
    shop_off: '🛍 The shop is closed for the moment. I go on by myself when it is open again.',
  },
  stop: '⏹ Stop',
  goOn: '▶️ Continue',
  topUp: '➕ Top up',
  results: '⬇️ Results (CSV)',
  show: '📋 Show',
  resultsReady: '📋 Your file is finished',

  states: {
    reading: 'being read',
    draft: 'not confirmed yet',
    running: 'running',
    stopped: 'stopped',
    done: 'finished',
  },

  /** Why a row cannot be bought. The row is named before it. */
  problem: {
    no_pid: 'The product is missing.',
    unknown_pid: 'There is no product like this.',
    not_sold: 'This product is not sold any more.',
    paused: 'This product is paused for the moment.',
    fields_differ: 'The region and the server say different things.',
    one_each: 'Top-ups are bought one at a time. Send a row for each.',
    out_of_stock: 'There are not enough codes in stock.',
    trxid_taken: 'This row could not be ordered. Please send it again in a new file.',
    restored:
      'The service was restored from a backup, so I do not know whether this was bought. Please ask the operator before you order it again.',
  } satisfies Record<PlainBulkProblem, string>,
  badQuantity: (max: string) => `The quantity must be a whole number from 1 to ${max}.`,
  extraCells: (columns: string) =>
    `There are too many cells. This product has only so many columns: ${columns}.`,
  cellTooLong: (max: string) => `A cell has more than ${max} characters.`,
  rounded: (number: string) =>
    `Your spreadsheet has rounded a number: ${number}. Format that column as text, and enter the number again.`,
  priceChanged: (amount: string) => `It now costs ${amount}. Nothing was charged.`,
  missing: (field: string) => `This is missing: ${field}.`,
  misfit: (field: string) => `This does not look right: ${field}.`,
  noOption: (field: string, options: string) => `${field} must be one of these: ${options}.`,
}
