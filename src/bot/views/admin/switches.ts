import {
  isOn,
  isStrict,
  SETTINGS,
  type Settings,
  SWITCHES,
  type SwitchName,
} from '../../../domain/settings/all-settings.ts'
import { bold, type Html, html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
import { settingText } from '../../../locales/setting-text.ts'

/** @param apiUrl where the service is; null if that is not known */
export function switchesView(texts: Texts, settings: Settings, apiUrl: string | null): Html {
  const { format, t } = texts
  const position = (name: SwitchName) => {
    const isShut = SETTINGS[name].locksOut === 'everybody' && isStrict(settings, name)
    if (isShut) return `🔴 ${settingText(texts, name, 'effect')}`
    return isOn(settings, name) ? t('admin-switches-on') : t('admin-switches-off')
  }
  const more: Partial<Record<SwitchName, string>> = {
    eligibility: ` (${rulesText(texts, settings.eligibility)})`,
  }
  const isPublic = settings.statusPage && apiUrl !== null
  return lines(
    bold(t('admin-switches-title')),
    '',
    ...SWITCHES.flatMap((name) => [
      format.field(settingText(texts, name), html`${position(name)}${more[name] ?? ''}`),
      name === 'statusPage' && isPublic ? format.apart(`${apiUrl}/status`) : null,
    ]),
  )
}

export function rulesText(
  { format, t }: Texts,
  { minDepositedMicros, minAgeMs }: Settings['eligibility'],
): string {
  return t('admin-switches-rules', {
    amount: format.usd(minDepositedMicros),
    age: format.duration(minAgeMs),
  })
}
