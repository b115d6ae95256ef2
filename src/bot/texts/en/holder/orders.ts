import type { OrderStatus } from '../../../../domain/orders/orders.ts'
import { type Html, html } from '../../../html.ts'
import { counted } from '../words.ts'

export const orders = {
  list: '📦 Your orders',
  testList: '🧪 Your test orders',
  none: 'You have no orders yet. Buy something in the shop, or let your programs order through the API.',
  noneLikeThis: 'You have no orders like this.',
  noTests: 'No test key has placed an order yet.',
  howToOpen: 'Tap a number to see the order.',

  filterAll: 'All',
  filter: {
    processing: '⏳ In progress',
    completed: '✅ Completed',
    cancelled: '↩️ Cancelled',
  } satisfies Record<OrderStatus, string>,
  filterGame: '🎮 Game',
  chooseGame: 'Orders of which game?',
  allGames: 'All games',

  mark: { processing: '⏳', completed: '✅', cancelled: '↩️' } satisfies Record<OrderStatus, string>,
  status: {
    processing: '⏳ being processed',
    completed: '✅ completed',
    cancelled: '↩️ cancelled',
  } satisfies Record<OrderStatus, string>,
  refunded: '↩️ cancelled and refunded',
  willTellYou:
    'I will message you when it is done. If it cannot be done, the money goes back to your wallet.',
  isTest: '🧪 Test order: paid with test money',
  labels: {
    order: 'Order',
    game: 'Game',
    trxid: 'trxid',
    bought: 'Bought',
    key: 'Key',
    status: 'Status',
    reason: 'Reason',
    amount: 'Amount',
    placed: 'Placed',
    ended: 'Ended',
  },
  inChat: 'in this chat',
  amountFor: (amount: string, pieces: number) =>
    `${amount} for ${counted(pieces, { one: 'piece', other: 'pieces' })}`,
  /** What suppliers answer. Other answers are shown as they are. */
  reason: {
    'INVALID PLAYER': 'The game does not know this player.',
    'OUT OF STOCK': 'The supplier has run out of it.',
    'REGION NOT SUPPORTED': 'It cannot be sent to this player’s region.',
  } satisfies Record<string, string>,

  codes: 'Codes (tap to show):',
  tooManyCodes: (count: number) =>
    `${counted(count, { one: 'code', other: 'codes' })}: too many to show here. Get them as a file below.`,
  codesFile: '⬇️ Codes as a file',
  codesCaption: (count: number, id: Html) =>
    html`${counted(count, { one: 'code', other: 'codes' })} of ${id}`,

  back: '‹ Orders',
  showTests: '🧪 Test orders',
  showLive: '📦 Your orders',

  newsOff: '🔕 No more news',
  newsOn: '🔔 News from the shop',
  newsAreOff: 'You get no more news from the shop.',
  newsAreOn: 'You get news from the shop again.',
  notices: '🔔 Notices',
  askNotices: 'When should I message you about orders that were still being processed?',
  notice: {
    each: 'When each one ends',
    hourly: 'A summary every hour',
    failures: 'Only when one is cancelled',
    none: 'Never',
  },
  noticesSet: {
    each: 'I will message you when an order that was processing ends.',
    hourly: 'I will send you a summary once an hour.',
    failures: 'I will message you only when an order is cancelled.',
    none: 'I will not message you about orders any more.',
  },
}
