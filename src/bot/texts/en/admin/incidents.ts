import { type Html, html } from '../../../html.ts'
import { counted, format } from '../words.ts'

const ORDERS = { one: 'order', other: 'orders' }

/** Suppliers that keep failing. */
export const incidents = {
  title: '🚨 Incidents',
  none: 'No supplier has kept failing.',
  worked: (who: Html) => html`🟢 The supplier ${who} works again.`,
  quiet: (who: Html) => html`⚪ The incident at ${who} is over.`,
  since: 'Since',
  lasts: 'Lasted',
  open: 'Open orders',
  notSent: '▫️ Certainly not sent',
  unknown: '▫️ Unknown',
  atWork: '▫️ Being worked on',
  worth: 'Worth',
  toldAt: (at: string) => `The holders were told, ${at}.`,
  triedAgain:
    'It is tried again every few seconds. Unknown orders are asked about until their outcome is known; nothing here touches them.',
  triedNext: 'It is tried again with the next order.',
  over: 'Whatever is still open goes on by itself.',
  overQuiet: (span: string) =>
    `No order is open there, and nothing has failed for ${span}. The next order shows whether it works again.`,
  cancel: (count: number) => `↩️ Cancel ${counted(count, ORDERS)} not sent`,
  cancelYes: '↩️ Yes, cancel and refund',
  confirmCancel: (count: number, who: Html) =>
    html`Cancel and refund ${counted(count, ORDERS)} that ${who} certainly has not got?`,
  onlySafe: 'Each is looked at once more. One that was sent meanwhile stays as it is.',
  cancelled: (count: number) => `${counted(count, ORDERS)} cancelled and refunded.`,
  move: '➡️ Send them elsewhere',
  whereTo: (count: number) => `Where should ${counted(count, ORDERS)} go?`,
  nowhere:
    'No other supplier is set up for these products, or none at a price below what was paid.',
  aboutTargets: 'How many each could take without a loss is beside its name.',
  to: (supplier: string, count: number) => `➡️ ${supplier} (${format.number(count)})`,
  moved: (count: number, supplier: string) => `${counted(count, ORDERS)} sent to ${supplier}.`,
  tell: (count: number) => `📣 Tell the holders (${format.number(count)})`,
  tellYes: '📣 Yes, tell them',
  confirmTell: (count: number) =>
    `Send this to ${counted(count, { one: 'person', other: 'people' })} with open orders there who have not been told of them yet?`,
  told: (count: number) => `${counted(count, { one: 'person', other: 'people' })} told.`,
  waits: (count: number) =>
    `${counted(count, { one: 'supplier keeps', other: 'suppliers keep' })} failing: see /incidents`,
  back: '‹ Incidents',
}
