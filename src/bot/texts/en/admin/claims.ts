import type { Claim } from '../../../../domain/claims/claims.ts'
import { type Html, html } from '../../../html.ts'
import { counted } from '../words.ts'

const CODES = { one: 'code', other: 'codes' }

/** Problems with orders, as admins see them. */
export const adminClaims = {
  title: '⚠️ Problems with orders',
  none: 'Nobody waits for an answer.',
  menu: '⚠️ Problems',
  back: '‹ Problems',

  opened: '⚠️ A problem with an order',
  reminder: '⏰ This problem still waits for an answer',
  endedMeanwhile: 'This problem has ended in the meantime.',
  pictureOf: (reference: string) => `🖼 The screenshot for ${reference}`,
  many: (count: number) =>
    `⚠️ ${counted(count, { one: 'problem with an order waits', other: 'problems with orders wait' })} for an answer.`,
  show: 'Show',

  reason: {
    not_received: 'nothing arrived',
    wrong_goods: 'the wrong thing arrived',
    code_invalid: 'the code is not valid',
    code_used: 'the code was already used',
    other: 'another problem',
    by_operator: 'corrected by us',
  } satisfies Record<Claim['reason'], string>,
  state: {
    open: '🔎 open',
    replaced: '🎟 replaced',
    refunded: '↩️ refunded',
    refused: '❌ refused',
    withdrawn: '🚪 withdrawn by the holder',
  } satisfies Record<Claim['state'], string>,

  claim: 'Claim',
  what: 'Problem',
  openedAt: 'Opened',
  status: 'Status',
  endedAt: 'Ended',
  decidedBy: 'By',
  answer: 'Answer',
  paidBack: 'Paid back',
  wrote: 'The holder wrote:',
  wroteNothing: 'The holder wrote nothing.',
  hasPicture: '🖼 With a screenshot.',

  theOrder: 'The order',
  order: 'Order',
  account: 'Account',
  product: 'Product',
  amount: 'Amount',
  left: 'Left to pay back',
  supplier: 'Supplier',
  verified: 'Verified name',
  placed: 'Placed',
  orderEnded: 'Ended',
  codes: 'Codes',
  more: (count: string) => `and ${count} more`,
  replacedBefore: 'Replaced so far',
  inStock: 'In stock',
  calls: 'Calls to suppliers (UTC)',
  others: 'Their other reports',
  noOthers: 'They have reported nothing else.',

  replace: (inStock: string) => `🎟 Replace (${inStock} in stock)`,
  refund: '↩️ Refund',
  refuse: '❌ Refuse',
  picture: '🖼 Screenshot',
  pictureGone: 'Telegram does not have this picture any more.',
  history: '🕘 Messages',
  showOrder: '📦 Order',
  showAccount: '👤 Account',

  choose: 'Which codes are to be replaced? Tap them, then Continue.',
  onlyFirst: (count: string) =>
    `Only the first ${count} can be chosen here. The command claim replace takes any.`,
  all: (count: string) => `All ${count}`,
  next: 'Continue',
  chooseOne: 'Tap at least one code first.',
  noStock: 'There are too few codes in stock. Add some, or refund the claim.',
  confirmReplace: (count: number, inStock: string) =>
    `Replace ${counted(count, CODES)}? What is replaced goes into quarantine and is never sold again. The holder gets as many from stock, which has ${inStock}, and a message.`,
  replaceNow: '✅ Yes, replace',
  replaced: 'Replaced. The holder has got a message.',

  howMuch: 'How much goes back into the wallet?',
  whole: (amount: string) => `Everything: ${amount}`,
  half: (amount: string) => `Half: ${amount}`,
  other: '✏️ Another amount',
  askAmount: (max: string) => `Type an amount, at most ${max}.`,
  confirmRefund: (amount: string) =>
    `Pay ${amount} back into the wallet? The order stays completed, and the holder gets a message. You cannot undo this.`,
  refundNow: '✅ Yes, pay it back',
  refunded: (amount: string) => `${amount} went back into the wallet.`,

  addNote: '✏️ Add a note',
  askNote: 'What should the holder read with it? Type it. They get it word for word.',

  askReason: 'Why is it refused? Type the reason. The holder gets it word for word.',
  refused: 'Refused. The holder has got your reason.',
  keep: 'Leave it open',

  replacedTitle: 'Replaced after a problem',
  replacedAbout: (order: Html) =>
    html`The buyer of ${order} reported a problem and got another code. They have seen this one, so it is never sold again. Ask whoever sold it to you for your money, then write it off.`,

  historyTitle: '🕘 What they reported, and your answers',
  holderSaid: 'Holder:',
  youSaid: 'Answer:',
}
