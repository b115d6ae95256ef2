import type { Account } from '../../../domain/accounts/accounts.ts'
import type { Texts } from '../../../locales/languages.ts'

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
