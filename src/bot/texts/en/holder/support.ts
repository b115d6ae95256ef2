import type { Deposit } from '../../../../domain/deposits/deposits.ts'
import { worthOf } from '../../../../domain/deposits/payment-method.ts'
import type { Settings } from '../../../../domain/service/settings.ts'
import { formatUsd } from '../../../../domain/shared/money.ts'
import { bold, clip, code, type Html, html, lines } from '../../../html.ts'
import { moment, operator } from '../../format.ts'
import { deposits } from './deposits.ts'

/** So much of the terms is shown among the settings. */
const TERMS_SHOWN = 300

export const support = {
  /** @param recent the person's newest top-ups. */
  paySupport: (support: string, telegramId: number, recent: Deposit[]): Html =>
    lines(
      bold('💬 Help with a payment'),
      '',
      html`Something wrong with a top-up, or with what you bought? Write to ${operator(support)}. Send along:`,
      html`• your id: ${code(telegramId)}`,
      html`• the reference of the top-up, or the number of the order`,
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
        ? html`Nobody is named: people read “the operator”.`
        : html`People are told to ask ${support}`,
      '',
      terms === ''
        ? html`/terms shows a short text that is built in.`
        : html`/terms says:\n<i>${clip(terms, TERMS_SHOWN)}</i>`,
    ),
  open: '💬 Support and terms',
  change: { support: '✏️ Support', terms: '✏️ Terms' },
  remove: { support: '🗑 Remove', terms: '🗑 Use the short text' },
  ask: {
    support: html`Whom do people ask for help? Send a Telegram ${code('@name')}, a mail address or an ${code('https://')} address.`,
    terms: html`Send the text that /terms shows, up to 3500 characters.`,
  },
  changed: { support: 'Changed. It is shown from now on.', terms: 'Changed. /terms shows it.' },
  removed: {
    support: 'Removed. People read “the operator” from now on.',
    terms: 'Removed. /terms shows its short text again.',
  },
}

function defaultTerms(support: string): Html {
  return lines(
    html`• Top-ups go into your wallet here and pay for orders; the balance is no money to withdraw.`,
    html`• An order that certainly could not be done is refunded to your wallet. What was delivered, codes that were shown included, is final.`,
    html`• You are responsible for the ids and names that you order for, and for your API key.`,
    html`• Fraud, stolen payments and payments taken back end the use of the service.`,
    html`• Telegram is no party to this, and its support cannot help with payments.`,
    html`• Questions and complaints: ${operator(support)}; /paysupport says what to send along.`,
  )
}
