import type { Deposit } from '../../../../domain/deposits/deposits.ts'
import { worthOf } from '../../../../domain/deposits/payment-method.ts'
import type { Settings } from '../../../../domain/service/settings.ts'
import { formatUsd } from '../../../../domain/shared/money.ts'
import { bold, clip, code, type Html, html, lines } from '../../../html.ts'
import { moment, operator } from '../words.ts'
import { deposits } from './deposits.ts'

/** How many characters of the terms the settings show. */
const TERMS_SHOWN = 300

export const support = {
  /** @param recent the person's newest top-ups. */
  paySupport: (support: string, telegramId: number, recent: Deposit[]): Html =>
    lines(
      bold('💬 Help with a payment'),
      '',
      html`Is something wrong with a top-up or an order? Write to ${operator(support)} and include:`,
      html`• your id: ${code(telegramId)}`,
      html`• the reference of the top-up, or the id of the order`,
      html`• when and how you paid, and what happened`,
      '',
      recent.length === 0 ? html`You have no top-ups yet.` : bold('Your newest top-ups'),
      ...recent.map(
        (one) =>
          html`${code(one.reference)}\n${formatUsd(worthOf(one))} · ${deposits.statusName(one.status)} · ${moment(one.createdAt)}`,
      ),
      '',
      html`<i>Telegram’s own support cannot help with payments to this bot.</i>`,
    ),
  terms: (text: string, support: string): Html =>
    lines(bold('📄 Terms'), '', text === '' ? defaultTerms(support) : html`${text}`),

  screen: ({ support, terms }: Settings): Html =>
    lines(
      bold('💬 Support and terms'),
      '',
      support === ''
        ? html`No contact is set. People see “the operator”.`
        : html`People see this contact: ${support}`,
      '',
      terms === ''
        ? html`/terms shows the built-in short text.`
        : html`/terms shows:\n<i>${clip(terms, TERMS_SHOWN)}</i>`,
    ),
  open: '💬 Support and terms',
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

function defaultTerms(support: string): Html {
  return lines(
    html`• Top-ups go into your wallet here and pay for your orders. You cannot withdraw the balance.`,
    html`• If an order certainly could not be done, it is refunded to your wallet. What was delivered is final, including codes that were shown to you.`,
    html`• You are responsible for the ids and names that you order for, and for your API key.`,
    html`• If you use fraud or stolen payments, or take a payment back, you lose access to the service.`,
    html`• Telegram is not part of this agreement, and its support cannot help with payments.`,
    html`• Questions and complaints: ${operator(support)}. /paysupport shows what to include.`,
  )
}
