import type { Account } from '../../../domain/accounts/accounts.ts'
import { bold, clip, type Html, html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
import type { KeyOf } from '../../../locales/translate.ts'
import { person } from './person.ts'

type Verb = KeyOf<'admin-standing-did-'>
type Reasoned = KeyOf<'admin-standing-effect-'>

const MAX_REASON_SHOWN = 200

type Confirmed = {
  verb: Reasoned
  reason: string | undefined
  /** In milliseconds since 1970. */
  untilMs: number | undefined
  balanceMicros: number
}

/** @param forMs how long a restriction lasts. */
export function askReasonView(
  texts: Texts,
  who: Account,
  verb: Reasoned,
  forMs: number | undefined,
): Html {
  const { format, t } = texts
  const title =
    forMs === undefined
      ? t(`admin-standing-ask-${verb}`)
      : t('admin-standing-ask-until', { time: format.duration(forMs) })
  return lines(
    html`${bold(title)} ${person(texts, who)}`,
    '',
    html`${t(`admin-standing-effect-${verb}`)} ${t('admin-standing-orders-continue')}`,
    '',
    t('admin-standing-ask-reason'),
  )
}

export function confirmStandingView(
  texts: Texts,
  who: Account,
  { verb, reason, untilMs, balanceMicros }: Confirmed,
  now: Date,
): Html {
  const { format, t } = texts
  const until = untilMs === undefined ? html`` : format.time(new Date(untilMs))
  const { restrictedUntil } = who
  const replaces = verb === 'restrict' && restrictedUntil !== null && restrictedUntil > now
  const notice =
    reason === undefined ? t('admin-standing-get-message') : t('admin-standing-get-reason')
  return lines(
    bold(t(`admin-standing-confirm-${verb}`, { name: person(texts, who), until })),
    '',
    format.field(t('admin-standing-reason'), reason ?? t('admin-standing-no-reason')),
    format.field(t('admin-standing-balance'), format.usd(balanceMicros)),
    replaces ? t('admin-standing-replaces', { until: format.time(restrictedUntil) }) : null,
    '',
    html`${t(`admin-standing-effect-${verb}`)} ${t('admin-standing-orders-continue')} ${notice}`,
  )
}

/** What an admin reads after a change. Plain, because an alert may show it. */
export function didSaid(
  texts: Texts,
  who: Account,
  { verb, reason }: { verb: Verb; reason?: string | undefined },
  now: Date,
): string {
  const { format, t } = texts
  const until = who.restrictedUntil ? format.moment(who.restrictedUntil) : ''
  return said(texts, reason, [
    t(`admin-standing-did-${verb}`, { name: person(texts, who), until }),
    stillApplies(texts, verb, who, now),
    who.botBlockedAt ? t('admin-standing-has-blocked') : t('admin-standing-get-message'),
  ])
}

/** That there is nothing to change. */
export function alreadySaid(texts: Texts, who: Account, verb: Verb, now: Date): string {
  const { bannedAt, banReason, restrictedUntil, restrictionReason } = who
  const at = verb === 'ban' ? bannedAt : restrictedUntil
  const reasons: Partial<Record<Verb, string | null>> = {
    ban: banReason,
    restrict: restrictionReason,
  }
  return said(texts, reasons[verb], [
    texts.t(`admin-standing-already-${verb}`, {
      name: person(texts, who),
      since: at ? texts.format.moment(at) : '',
    }),
    stillApplies(texts, verb, who, now),
  ])
}

function said(
  { t }: Texts,
  reason: string | null | undefined,
  sentences: (string | null)[],
): string {
  const said = sentences.filter((sentence) => sentence !== null).join(' ')
  return reason
    ? `${said}\n${t('admin-standing-because', { reason: clip(reason, MAX_REASON_SHOWN) })}`
    : said
}

/** What still applies after the change, which the admin may not expect. */
function stillApplies({ format, t }: Texts, verb: Verb, who: Account, now: Date) {
  const { bannedAt, restrictedUntil, apiEnabled } = who
  if (verb === 'unban' && restrictedUntil && restrictedUntil > now)
    return t('admin-standing-still-restricted', { until: format.moment(restrictedUntil) })
  if ((verb === 'restrict' || verb === 'unrestrict') && bannedAt)
    return t('admin-standing-still-banned')
  if (verb === 'apion' && !apiEnabled) return t('admin-standing-still-off')
  return null
}
