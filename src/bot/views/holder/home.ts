import type { Account } from '../../../domain/accounts/accounts.ts'
import { standingOf } from '../../../domain/accounts/standing.ts'
import type { Closing } from '../../../domain/service/settings.ts'
import { bold, code, type Html, html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'
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
    closed: readonly Closing[]
    now: Date
  },
): Html {
  const { home, format } = texts
  return lines(
    ...closedForHolder(texts, closed),
    home.hello(bold(format.apart(account.name || home.nameless))),
    '',
    ...balanceLines(texts, wallet),
    format.field(home.standing, home.standings[standingOf(account, now)]),
    '',
    home.intro,
  )
}

/** Why a banned or restricted person is refused, as plain text. */
export function refusedView(
  { home, format }: Texts,
  account: Account,
  standing: 'restricted' | 'banned',
  support: string,
): string {
  const { restrictedUntil: until, restrictionReason, banReason } = account
  const restricted = until ? home.restrictedUntil(format.moment(until)) : home.restricted
  const reason = standing === 'banned' ? banReason : restrictionReason
  return [
    `⛔ ${standing === 'banned' ? home.banned : restricted}`,
    ...(reason ? [home.reason(reason)] : []),
    home.keepsBalance(support),
  ].join(' ')
}

export function helpView({ home }: Texts, apiUrl: string | null, support: string): Html {
  const commands = Object.entries(home.commands)
  return lines(
    bold(home.helpTitle),
    '',
    ...commands.map(([name, description]) => html`/${name} – ${description}`),
    '',
    html`${bold(home.firstOrder)}: ${home.firstOrderSteps}`,
    home.tryFirst,
    apiUrl ? home.apiIsAt(code(apiUrl), `${apiUrl}/docs`) : null,
    support === '' ? null : home.questions(support),
  )
}
