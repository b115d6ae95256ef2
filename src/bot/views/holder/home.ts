import type { Account } from '../../../domain/accounts/accounts.ts'
import { standingOf } from '../../../domain/accounts/standing.ts'
import type { SwitchName } from '../../../domain/settings/all-settings.ts'
import { bold, code, type Html, html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
import { closedForHolder } from '../pauses.ts'
import { balanceLines } from './wallet.ts'

export function homeView(
  texts: Texts,
  {
    account,
    wallet,
    closed,
    now,
  }: {
    account: Account
    wallet: { balanceMicros: number; debtMicros: number }
    closed: readonly SwitchName[]
    now: Date
  },
): Html {
  const { format, t } = texts
  return lines(
    ...closedForHolder(texts, closed),
    t('home-hello', { name: bold(format.apart(account.name || t('home-nameless'))) }),
    '',
    ...balanceLines(texts, wallet),
    format.field(t('home-standing'), t(`home-standings-${standingOf(account, now)}`)),
    '',
    t('home-intro'),
  )
}

/** Why a banned or restricted person is refused, as plain text. */
export function refusedView(
  { format, t }: Texts,
  account: Account,
  standing: 'restricted' | 'banned',
  support: string,
): string {
  const { restrictedUntil: until, restrictionReason, banReason } = account
  const restricted = until
    ? t('home-restricted-until', { time: format.moment(until) })
    : t('home-restricted')
  const reason = standing === 'banned' ? banReason : restrictionReason
  return [
    `⛔ ${standing === 'banned' ? t('home-banned') : restricted}`,
    ...(reason ? [t('home-reason', { reason })] : []),
    t('home-keeps-balance', { support }),
  ].join(' ')
}

export function helpView({ t }: Texts, apiUrl: string | null, support: string): Html {
  return lines(
    bold(t('home-help-title')),
    '',
    ...t.keys('home-commands-').map((name) => html`/${name} – ${t(`home-commands-${name}`)}`),
    '',
    html`${bold(t('home-first-order'))}: ${t('home-first-order-steps')}`,
    t('home-try-first'),
    apiUrl ? t('home-api-is-at', { url: code(apiUrl), reference: `${apiUrl}/docs` }) : null,
    support === '' ? null : t('home-questions', { support }),
  )
}
