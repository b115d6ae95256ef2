import type { Claim } from '../../../../domain/claims/claims.ts'

/** A problem with an order, as its buyer sees it. */
export const claims = {
  button: '⚠️ A problem?',
  reportAgain: '⚠️ There is another problem',
  whatIsWrong: 'What is wrong with this order?',
  reason: {
    not_received: 'Nothing arrived',
    wrong_goods: 'The wrong thing arrived',
    code_invalid: 'The code is not valid',
    code_used: 'The code was already used',
    other: 'Another problem',
    by_operator: 'We corrected it ourselves',
  } satisfies Record<Claim['reason'], string>,

  askText: 'Tell me what happened, in one message. A screenshot with a few words is fine, too.',
  askTextHint: 'For example: what the game or the shop said when you tried the code.',
  sendWithoutText: 'Send without a text',
  textWanted: 'Please send a text, a photo, or an image file.',

  received: 'Thank you! The operator looks into it, and I will message you with the answer.',
  askPicture: 'Please send the screenshot now, as a photo or an image file.',
  addPicture: '🖼 Add a screenshot',
  noPicture: 'No screenshot',
  pictureAdded: 'The operator sees your screenshot now.',
  pictureBefore: 'You have already sent a screenshot. One is enough.',

  title: '⚠️ A problem with an order',
  state: {
    open: '🔎 We are looking into it',
    replaced: '✅ You have got a new code',
    refunded: '✅ Paid back',
    refused: '❌ Not accepted',
    withdrawn: '↩️ You withdrew it',
  } satisfies Record<Claim['state'], string>,
  status: 'Status',
  amountBack: 'Paid back',
  report: 'Report',
  order: 'Order',
  what: 'Problem',
  sentAt: 'Sent',
  endedAt: 'Answered',
  youWrote: 'You wrote:',
  withPicture: '🖼 With your screenshot.',
  answer: 'The answer:',
  newCodes: 'The order’s page shows the new code. The old one must not be used any more.',
  intoWallet: 'The money is in your wallet.',
  disagree: (support: string) => `Do you disagree? Write to ${support}, with the report’s number.`,

  showOrder: '📦 The order',
  withdraw: '↩️ Withdraw it',
  confirmWithdraw: 'Has the problem gone away? The operator then no longer looks into it.',
  withdrawNow: '✅ Yes, withdraw it',
  keep: 'No, keep it',
  withdrawn: 'Withdrawn.',

  list: '⚠️ Problems you reported',
  toList: '‹ Your reports',
  none: 'You have not reported a problem. To report one, open the order and tap “A problem?”.',

  /** The message with the decision. */
  decided: {
    replaced: '✅ You have got a new code for your order.',
    refunded: '✅ We paid you back for your order.',
    refused: '❌ The operator did not accept your report.',
  },
  show: 'Show',
}
