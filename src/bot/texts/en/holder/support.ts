import { code, html } from '../../../html.ts'
import { operator } from '../words.ts'

export const support = {
  title: '💬 Help with a payment',
  button: '💬 Support',
  include: (support: string) =>
    `Is something wrong with a top-up or an order? Write to ${operator(support)} and include:`,
  yourId: 'your id:',
  theReference: 'the reference of the top-up, or the id of the order',
  whatHappened: 'when and how you paid, and what happened',
  newestTopUps: 'Your newest top-ups',
  notTelegram: 'Telegram’s own support cannot help with payments to this bot.',

  terms: '📄 Terms',
  /** Shown by /terms until the operator writes other ones. */
  defaultTerms: (support: string) => [
    'Top-ups go into your wallet here and pay for your orders. You cannot withdraw the balance.',
    'If an order certainly could not be done, it is refunded to your wallet. What was delivered is final, including codes that were shown to you.',
    'You are responsible for the ids and names that you order for, and for your API key.',
    'If you use fraud or stolen payments, or take a payment back, you lose access to the service.',
    'Telegram is not part of this agreement, and its support cannot help with payments.',
    `Questions and complaints: ${operator(support)}. /paysupport shows what to include.`,
  ],

  // What admins see.
  settings: '💬 Support and terms',
  contact: (contact: string) => `People see this contact: ${contact}`,
  noContact: 'No contact is set. People see “the operator”.',
  ownTerms: '/terms shows:',
  shortTerms: '/terms shows the built-in short text.',
  change: { support: '✏️ Support', terms: '✏️ Terms' },
  remove: { support: '🗑 Remove', terms: '🗑 Use the short text' },
  ask: {
    support: html`Who should people ask for help? Send a Telegram ${code('@name')}, an email address, or an ${code('https://')} address.`,
    terms: html`Send the text for /terms, up to 3500 characters.`,
  },
  changed: { support: 'Changed. People see it from now on.', terms: 'Changed. /terms shows it.' },
  removed: {
    support: 'Removed. People now see “the operator”.',
    terms: 'Removed. /terms shows the built-in short text again.',
  },
}
