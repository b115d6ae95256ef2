import type { Deposit } from '../../../domain/deposits/deposits.ts'
import { worthOf } from '../../../domain/deposits/payment-method.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import { bold, clip, code, type Html, html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'

/** How many characters of the terms the settings show. */
const TERMS_SHOWN = 300

/** @param newest the person's newest top-ups. */
export function paySupportView(
  { format, t }: Texts,
  { contact, telegramId, newest }: { contact: string; telegramId: number; newest: Deposit[] },
): Html {
  return lines(
    bold(t('support-title')),
    '',
    t('support-include', { support: contact }),
    html`• ${t('support-your-id')} ${format.apart(code(telegramId))}`,
    `• ${t('support-the-reference')}`,
    `• ${t('support-what-happened')}`,
    '',
    newest.length === 0 ? t('deposits-none') : bold(t('support-newest-top-ups')),
    ...newest.flatMap((one) => [
      format.apart(code(one.reference)),
      html`${format.usd(worthOf(one))} · ${t(`deposits-status-${one.status}`)} · ${format.time(one.createdAt)}`,
    ]),
    '',
    html`<i>${t('support-not-telegram')}</i>`,
  )
}

export function termsView({ t }: Texts, { terms, support: contact }: Settings): Html {
  const text =
    terms === ''
      ? t('support-default-terms', { support: contact })
          .split('\n')
          .map((line) => `• ${line}`)
      : [terms]
  return lines(bold(t('support-terms')), '', ...text)
}

/** The contact and the terms, for admins. */
export function supportSettingsView({ t }: Texts, { support: contact, terms }: Settings): Html {
  return lines(
    bold(t('support-settings')),
    '',
    contact === '' ? t('support-no-contact') : t('support-contact', { contact }),
    '',
    terms === ''
      ? t('support-short-terms')
      : html`${t('support-own-terms')}\n<i>${clip(terms, TERMS_SHOWN)}</i>`,
  )
}
