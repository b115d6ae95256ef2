import type { AccountView } from '../../domain/reports/account.ts'
import { code, type Html, html } from '../html.ts'
import type { Texts } from '../languages.ts'
import type { Fact } from './facts.ts'

// What the team reads about an account.

export function standingFacts(
  { format, t }: Texts,
  { account, standing, tier }: AccountView,
  now: Date,
): Fact[] {
  const { bannedAt, banReason, restrictedUntil, restrictionReason } = account
  const isRestricted = restrictedUntil !== null && restrictedUntil > now
  const label = t('admin-account-standing')
  const reason = t('admin-account-reason')
  return [
    standing === 'active' && [label, { state: t('admin-account-standings-active') }],
    bannedAt && [label, t('admin-account-banned-since', { time: format.time(bannedAt) })],
    bannedAt && banReason !== null && [reason, banReason],
    isRestricted && [
      label,
      t('admin-account-restricted-until', { time: format.time(restrictedUntil) }),
    ],
    isRestricted && restrictionReason !== null && [reason, restrictionReason],
    [t('admin-pricing-tier'), tier ?? t('admin-pricing-standard')],
    [t('admin-account-opened'), format.time(account.createdAt)],
  ]
}

export function accessFacts({ t }: Texts, { account }: AccountView): Fact[] {
  const { apiEnabled, apiDisabledByAdmin, shopAllowed } = account
  const isOn = apiEnabled ? 'is-on' : 'is-off'
  const forbidden = apiEnabled ? 'is-on-but-forbidden' : 'is-off-and-forbidden'
  return [
    [t('admin-account-api'), t(`admin-account-api-${apiDisabledByAdmin ? forbidden : isOn}`)],
    !shopAllowed && [t('admin-account-shop'), { bad: t('admin-account-shop-forbidden') }],
  ]
}

/** Whether the API accepts its calls, and if not, why. Whether the bot can write to its holder, if not. */
export function reachSaid({ t, format }: Texts, view: AccountView): (string | Html)[] {
  const { refusals, account } = view
  const { botBlockedAt: at } = account
  return [
    t(refusals.length === 0 ? 'admin-account-accepted' : 'admin-account-refused'),
    ...refusals.map((one) => html`• ${t(`admin-account-refusal-${one}`)} (${code(one)})`),
    ...(at ? [t('admin-account-has-blocked', { time: format.time(at) })] : []),
  ]
}

/** Where the account has been before, and where it has gone. */
export function movesSaid({ format, t }: Texts, { moves }: AccountView): Html[] {
  const idOf = (id: number | null) => format.apart(code(id ?? '–'))
  const at = (time: Date | null) => (time ? format.time(time) : html``)
  const { of, away } = moves
  return [
    ...of.map((one) =>
      t('admin-moves-moved-from', { id: idOf(one.fromTelegramId), time: at(one.endedAt) }),
    ),
    ...(away
      ? [t('admin-moves-moved-to', { id: idOf(away.toTelegramId), time: at(away.endedAt) })]
      : []),
  ]
}
