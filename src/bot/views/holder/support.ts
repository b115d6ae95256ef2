import type { Deposit } from '../../../domain/deposits/deposits.ts'
import { worthOf } from '../../../domain/deposits/payment-method.ts'
import type { Settings } from '../../../domain/service/settings.ts'
import { bold, clip, code, type Html, html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'

/** How many characters of the terms the settings show. */
const TERMS_SHOWN = 300

/** @param newest the person's newest top-ups. */
export function paySupportView(
  { support, deposits, format }: Texts,
  { contact, telegramId, newest }: { contact: string; telegramId: number; newest: Deposit[] },
): Html {
  return lines(
    bold(support.title),
    '',
    support.include(contact),
    html`• ${support.yourId} ${format.apart(code(telegramId))}`,
    `• ${support.theReference}`,
    `• ${support.whatHappened}`,
    '',
    newest.length === 0 ? deposits.none : bold(support.newestTopUps),
    ...newest.flatMap((one) => [
      format.apart(code(one.reference)),
      html`${format.usd(worthOf(one))} · ${deposits.status[one.status]} · ${format.time(one.createdAt)}`,
    ]),
    '',
    html`<i>${support.notTelegram}</i>`,
  )
}

export function termsView({ support }: Texts, { terms, support: contact }: Settings): Html {
  const text = terms === '' ? support.defaultTerms(contact).map((line) => `• ${line}`) : [terms]
  return lines(bold(support.terms), '', ...text)
}

/** The contact and the terms, for admins. */
export function supportSettingsView(
  { support }: Texts,
  { support: contact, terms }: Settings,
): Html {
  return lines(
    bold(support.settings),
    '',
    contact === '' ? support.noContact : support.contact(contact),
    '',
    terms === ''
      ? support.shortTerms
      : html`${support.ownTerms}\n<i>${clip(terms, TERMS_SHOWN)}</i>`,
  )
}
