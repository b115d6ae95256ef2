import type { Settings } from '../../../domain/settings/settings.ts'
import { bold, code, type Html, html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
import type { KeyOf } from '../../../locales/translate.ts'

export type SwitchName = KeyOf<'admin-switches-names-'>

/** @param apiUrl where the service is; null if that is not known */
export function switchesView(texts: Texts, settings: Settings, apiUrl: string | null): Html {
  const { t } = texts
  const { maintenance, apiOrders, shop, requireAllowlist, eligibility, statusPage } = settings

  const position = (on: boolean) => (on ? t('admin-switches-on') : t('admin-switches-off'))
  const row = (name: string, value: string) => texts.format.field(name, html`${value}`)
  return lines(
    bold(t('admin-switches-title')),
    '',
    row(
      t('admin-switches-names-maintenance'),
      maintenance ? `🔴 ${t('admin-switches-effect-maintenance')}` : t('admin-switches-off'),
    ),
    row(
      t('admin-switches-names-apiorders'),
      apiOrders ? t('admin-switches-on') : `🔴 ${t('admin-switches-effect-apiorders')}`,
    ),
    row(
      t('admin-switches-names-shop'),
      shop ? t('admin-switches-on') : `🔴 ${t('admin-switches-effect-shop')}`,
    ),
    row(t('admin-switches-names-allowlist'), position(requireAllowlist)),
    row(t('admin-switches-names-statuspage'), position(statusPage)),
    statusPage && apiUrl !== null ? texts.format.apart(`${apiUrl}/status`) : null,
    row(
      t('admin-switches-names-eligibility'),
      `${position(eligibility.on)} (${rulesText(texts, eligibility)})`,
    ),
  )
}

/** What happens if the switch is turned to the position that locks people out. */
export function confirmSwitchView({ t }: Texts, name: KeyOf<'admin-switches-confirm-'>): Html {
  return lines(bold(t(`admin-switches-confirm-${name}`)), '', t(`admin-switches-about-${name}`))
}

/** The button that confirms, with the switch's own emoji. */
export function yesLabel({ t }: Texts, name: SwitchName, to: 'on' | 'off'): string {
  return `${t(`admin-switches-names-${name}`).split(' ')[0]} ${t(`admin-switches-yes-${to}`)}`
}

export function askRulesView({ format, t }: Texts): Html {
  const [both, none] = [format.apart(code('50 7d')), format.apart(code('0 0d'))]
  return lines(
    bold(t('admin-switches-ask-rules')),
    '',
    t('admin-switches-about-rules', { both, none }),
  )
}

export function confirmRulesView(texts: Texts, eligibility: Settings['eligibility']): Html {
  const { t } = texts
  const rules = rulesText(texts, eligibility)
  return lines(
    bold(t('admin-switches-confirm-rules')),
    '',
    t('admin-switches-about-new-rules', { rules }),
  )
}

export function rulesNowText(texts: Texts, eligibility: Settings['eligibility']): string {
  const { t } = texts
  const rules = rulesText(texts, eligibility)
  return eligibility.on
    ? t('admin-switches-rules-on', { rules })
    : t('admin-switches-rules-off', { rules })
}

function rulesText(
  { format, t }: Texts,
  { minDepositedMicros, minAgeMs }: Settings['eligibility'],
): string {
  return t('admin-switches-rules', {
    amount: format.usd(minDepositedMicros),
    age: format.duration(minAgeMs),
  })
}
