import { code, type Html, html } from '../../../html.ts'

export const testKeys = {
  open: '🧪 Test keys',
  about:
    'Try your programs without paying: same address, same catalog and prices, but test money and test orders. Nothing is delivered, and your wallet, orders and limits are not touched.',
  wallet: 'Test wallet',
  none: 'You have no test key yet. A new one comes with 100 USD of test money.',
  endingsDecide: 'The end of the player’s id decides what happens to a test order:',
  /** As docs/api.md has them. */
  endings: {
    '01': 'completed after 3 s',
    '02': 'cancelled and refunded at once',
    '03': 'cancelled and refunded after 3 s',
    '04': 'no answer for a minute, then completed',
    '05': 'fails once, then completed',
  },
  otherEndings: (testCode: Html) =>
    html`Anything else is completed at once. Keys and cards deliver ${testCode} codes.`,
  create: '🔑 New test key',
  refill: '💵 Fill up to $100',
  refilled: 'Your test wallet has 100 USD again.',
  orders: '📦 Test orders',
  revoke: (name: string) => `🗑 Revoke ${name}`,
  askRevoke: (name: string) => `Revoke the test key ${name}?`,
  whatRevokeMeans: 'Calls with it are refused at once. Your test orders and test money stay.',
  revokeNow: '🗑 Yes, revoke it',
  revoked: 'The test key is revoked.',
  newKey: 'Your test key',
  shownOnce: html`I show it only once and keep no copy. Send it with every call, as the header ${code('X-API-Key: …')}.`,
  worksAtOnce: 'It works at once, even while your API access is off.',
}
