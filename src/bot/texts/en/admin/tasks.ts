import type { Html } from '../../../html.ts'
import { html } from '../../../html.ts'
import { counted } from '../words.ts'

/** Orders that a person fulfils. */
export const tasks = {
  title: '🙋 To do by hand',
  choose: 'Oldest first. Tap one to take it.',
  none: 'No order waits to be done by hand.',
  stillToDo: '⏰ Still to do by hand',
  ended: (status: string) => `This order has ended: ${status}`,
  item: 'Item',
  order: 'Order',
  paid: 'Paid',
  by: 'By',
  placed: 'Placed',
  takenBy: 'Taken by',
  you: 'you',
  since: 'Since',

  take: '🙋 Take',
  done: '✅ Done',
  failed: '↩️ Failed',
  leave: 'Give it back',
  showOrder: '📦 Order',
  back: '‹ To do by hand',
  taken: 'This order is yours now. The other admins can see that.',
  left: 'Every admin can take this order again.',

  confirmDone: 'Has the player received it?',
  aboutDone: (pack: string, id: Html, amount: string) =>
    html`${pack}, ${id}: this completes the order, and its ${amount} stay paid.`,
  doneNow: '✅ Yes, done',
  confirmFailed: 'Could it not be done?',
  aboutFailed: (id: Html, amount: string) =>
    html`${id}: this cancels the order, and ${amount} go back into the wallet.`,
  whyNot: (error: Html) => html`Why not? The reseller gets your answer in ${error}.`,
  takenByOther: '⚠️ Another admin has taken this order. Ask them first.',
  keep: 'Leave it as it is',
}

/** Codes that an admin sends for an order. */
export const delivery = {
  ask: (count: number) => `Send ${counted(count, { one: 'code', other: 'codes' })}`,
  about: (pack: string, id: Html) =>
    html`${pack}, ${id}. Send one code per line, as a text or a .txt file. This completes the order, and the reseller gets the codes at once.`,
  keep: 'Leave it as it is',
  wanted: 'Please send the codes, one per line, as a text or as a .txt file.',
  repeated: 'The same code is in it twice.',
  tooLong: 'Telegram may have cut such a long text in two. Please send the codes as a .txt file.',
  nothingDone: 'Nothing was delivered.',
  tryAgain: '↻ Try again',
}
