import { type Html, html } from '../../../html.ts'
import { operator } from '../words.ts'

export const home = {
  hello: (name: Html) => html`👋 Hello, ${name}`,
  nameless: 'there',
  intro: 'Top up your wallet, and buy in the shop. With API access your programs can order, too.',
  /** Why nothing can be bought now, or not in this way. */
  closed: {
    maintenance: '🛠 Buying is paused for maintenance. Your balance and orders are safe.',
    shop: '🛍 The shop is closed at the moment. Your balance and orders are safe.',
    apiOrders: '🔌 New orders by API are paused at the moment. Your balance and orders are safe.',
  },
  /** What a person can do at the time. While the shop is closed they do not see its prices. */
  meanwhile: {
    maintenance:
      'Meanwhile you can top up, see your orders and look at prices. Please come back later to buy.',
    shop: 'Meanwhile you can top up and see your orders. Please come back later to buy.',
    apiOrders: 'Meanwhile you can buy in the shop, top up and see your orders.',
  },
  wallet: '👛 Wallet',
  topUp: '➕ Top up',
  api: '🔑 API access',
  orders: '📦 Orders',
  help: '❔ Help',
  admin: '🛡 Admin',
  language: '🌐 Language',
  standing: 'Standing',
  standings: { active: '🟢 active', restricted: '🟠 restricted', banned: '⛔ banned' },
  banned: 'Your account is banned.',
  restricted: 'Your account is restricted.',
  restrictedUntil: (time: string) => `Your account is restricted until ${time}.`,
  reason: (reason: string) => `Reason: ${reason}.`,
  keepsBalance: (support: string) =>
    `You keep your balance; ${operator(support)} can tell you more. For help with a payment, send /paysupport.`,

  helpTitle: 'What I can do',
  firstOrder: 'Your first order',
  firstOrderSteps:
    '1. Top up your wallet. 2. In /api, turn access on and create a key. 3. Send orders with that key.',
  tryFirst: 'To try it first without paying, get a test key: /api, then Test keys.',
  apiIsAt: (url: Html, reference: string) =>
    html`The API is at ${url}, and its reference at ${reference}`,
  questions: (support: string) => `Questions? Ask ${operator(support)}.`,

  chooseLanguage: 'Which language should I speak?',
  languageChosen: 'From now on I speak English.',

  /** The commands that Telegram lists. */
  commands: {
    start: 'The menu',
    shop: 'Buy a top-up, a key or a card',
    wallet: 'Balance, top-ups, entries, statement',
    api: 'API access, keys, addresses, webhooks',
    orders: 'Your orders and their codes',
    bulk: 'Buy many at once, from a CSV file',
    language: 'The language I speak',
    help: 'What this bot can do',
    paysupport: 'Help with a payment',
    terms: 'The terms of this service',
    cancel: 'Stop the current question',
  },
}
