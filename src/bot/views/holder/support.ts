import type { Settings } from '../../../domain/settings/settings.ts'
import { bold, clip, type Html, html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'

/** How many characters of the terms the settings show. */
const TERMS_SHOWN = 300

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
