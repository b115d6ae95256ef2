import type { TopUpChanges } from '../../../domain/approvals/decisions.ts'
import { withTopUps } from '../../../domain/approvals/decisions.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import { bold, type Html, html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
import { settingText } from '../../../locales/setting-text.ts'
import type { KeyOf } from '../../../locales/translate.ts'
import { transferLines } from './transfers.ts'

export type AskedFor = KeyOf<'admin-top-ups-ask-'>

/**
 * The settings of top-ups.
 * @param takesCrypto whether there is a token for Crypto Pay.
 */
export function topUpSettingsView(texts: Texts, settings: Settings, takesCrypto: boolean): Html {
  const { format, t } = texts
  const { topUps: limits, stars } = settings
  const { minMicros, maxMicros, maxOpen } = limits
  const offered = (on: boolean) =>
    on ? t('admin-top-ups-offered') : t('admin-top-ups-not-offered')
  return lines(
    bold(t('admin-top-ups-title')),
    '',
    format.field(
      t('admin-top-ups-amount'),
      html`${t('admin-top-ups-range', { least: format.usd(minMicros), most: format.usd(maxMicros) })}`,
    ),
    format.field(
      t('admin-top-ups-open-at-once'),
      html`${t('admin-top-ups-per-account', { count: format.number(maxOpen) })}`,
    ),
    '',
    bold(t('admin-transfers-heading')),
    ...transferLines(texts, settings.transfers.methods),
    '',
    html`${bold(settingText(texts, 'stars'))}  ${offered(stars.on)}`,
    t('admin-top-ups-per-usd', { stars: format.number(stars.starsPerUsd) }),
    takesCrypto ? '' : null,
    takesCrypto
      ? html`${bold(settingText(texts, 'cryptoPay'))}  ${offered(settings.cryptoPay.on)}`
      : null,
  )
}

/** What a typed text changes, before and after. */
export function confirmTopUpsView(texts: Texts, before: Settings, changes: TopUpChanges): Html {
  const { format, t } = texts
  const after = withTopUps(before, changes)
  const range = ({ topUps: { minMicros, maxMicros } }: Settings) =>
    t('admin-top-ups-range', { least: format.usd(minMicros), most: format.usd(maxMicros) })
  const offered = (on: boolean) =>
    on ? t('admin-top-ups-offered') : t('admin-top-ups-not-offered')
  const rows: [name: string, said: (settings: Settings) => string][] = [
    [t('admin-top-ups-amount'), range],
    [
      t('admin-top-ups-open-at-once'),
      ({ topUps }) => t('admin-top-ups-per-account', { count: format.number(topUps.maxOpen) }),
    ],
    [
      settingText(texts, 'stars'),
      ({ stars }) => t('admin-top-ups-per-usd', { stars: format.number(stars.starsPerUsd) }),
    ],
    [settingText(texts, 'stars'), ({ stars }) => offered(stars.on)],
    [settingText(texts, 'cryptoPay'), ({ cryptoPay }) => offered(cryptoPay.on)],
  ]
  return lines(
    bold(t('admin-top-ups-confirm')),
    '',
    ...rows.flatMap(([name, said]) =>
      said(before) === said(after)
        ? []
        : [format.field(name, format.change(html`${said(before)}`, bold(said(after))))],
    ),
  )
}
