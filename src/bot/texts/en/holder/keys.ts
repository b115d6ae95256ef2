import type { KeyScope } from '../../../../domain/access/key-terms.ts'
import { code, type Html, html } from '../../../html.ts'
import { counted } from '../words.ts'

export const keys = {
  open: '🗝 Keys',
  about:
    'Give each of your programs its own key. You can limit what a key can do, and revoke one without the others.',
  none: 'You have no valid key.',
  full: (count: number) =>
    `You have ${counted(count, { one: 'key', other: 'keys' })}, which is the limit. Revoke one to make room.`,
  expired: 'Expired',
  add: '➕ New key',
  newKey: '➕ A new key',
  whatScopesMean:
    'Read: see products, orders and your balance. Order: buy. Look up: check a player or redeem a code.',
  chooseThenName: 'Choose what it can do. Then give it a name, and I create it.',
  next: 'Next: the name ›',
  askName:
    'What is it called? Send a name, such as the name of the program that will use it. I then create the key and show it to you.',
  askRename: 'Send the new name of the key.',
  key: 'Key',
  can: 'Can',
  scope: { read: 'Read', order: 'Order', lookup: 'Look up' } satisfies Record<KeyScope, string>,
  aDay: (amount: string) => `${amount} a day`,
  anOrder: (amount: string) => `${amount} an order`,
  untilDay: (day: string) => `until ${day}`,
  noCap: 'none',
  dailyCapIs: 'Daily cap',
  orderCapIs: 'Order cap',
  works: 'Works',
  worksUntil: (time: Html) => html`until ${time}`,
  worksForEver: 'for ever',
  spentToday: 'Spent today',
  created: 'Created',
  lastUsed: 'Last used',
  usedFrom: (ago: string, address: Html) => html`${ago} from ${address}`,
  unused: 'Not used yet',
  lastScope: 'A key needs at least one of these.',
  dailyCap: '💵 Daily cap',
  orderCap: '💵 Order cap',
  expiry: '⏳ Expiry',
  rename: '✏️ Rename',
  rotate: '🔁 Replace',
  revoke: '🗑 Revoke',
  back: '‹ Keys',
  askCap: {
    daily:
      'How much may the key spend in a day at most, in USD? A day begins at 00:00 UTC. What is refunded does not count.',
    order: 'How much may one order or paid lookup cost at most, in USD?',
  },
  howToCap: html`Send an amount, such as ${code('50')}, or ${code('none')}.`,
  chooseExpiry: 'How long should the key work, from now on?',
  forEver: 'For ever',
  changed: 'The key is changed.',
  askRevoke: 'Revoke this key?',
  whatRevokeMeans: 'All calls with it are refused at once. This cannot be undone.',
  revokeNow: '🗑 Yes, revoke it',
  revoked: (name: string) => `The key ${name} is revoked.`,
}
