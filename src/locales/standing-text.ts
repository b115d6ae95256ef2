import { clip } from './html.ts'
import type { Texts } from './languages.ts'
import type { KeyOf } from './translate.ts'

type Verb = KeyOf<'admin-standing-did-'>
/** The account. `said`: its holder's name as it is written in a sentence. */
type Who = {
  said: string
  bannedAt: Date | null
  banReason: string | null
  restrictedUntil: Date | null
  restrictionReason: string | null
  apiEnabled: boolean
  botBlockedAt: Date | null
}

const MAX_REASON_SHOWN = 200

/** What an admin reads after a change. Plain, because an alert may show it. */
export function didSaid(
  texts: Texts,
  who: Who,
  { verb, reason }: { verb: Verb; reason?: string | undefined },
  now: Date,
): string {
  const { format, t } = texts
  const until = who.restrictedUntil ? format.moment(who.restrictedUntil) : ''
  return said(texts, reason, [
    t(`admin-standing-did-${verb}`, { name: who.said, until }),
    stillApplies(texts, verb, who, now),
    who.botBlockedAt ? t('admin-standing-has-blocked') : t('admin-standing-get-message'),
  ])
}

/** Why a change was not made. */
export function standingProblemSaid(
  texts: Texts,
  who: Who,
  problem: 'of_team' | 'already',
  verb: Verb,
): string {
  const isOfTeam = problem === 'of_team' && (verb === 'ban' || verb === 'restrict')
  if (isOfTeam) return texts.t(`admin-standing-not-for-admins-${verb}`, { name: who.said })
  return alreadySaid(texts, who, verb)
}

/** The card has the reason, and what applies besides. */
function alreadySaid({ t, format }: Texts, who: Who, verb: Verb): string {
  const at = verb === 'ban' ? who.bannedAt : who.restrictedUntil
  const time = at ? format.moment(at) : ''
  return t(`admin-standing-already-${verb}`, { name: who.said, since: time, until: time })
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
function stillApplies({ format, t }: Texts, verb: Verb, who: Who, now: Date) {
  const { bannedAt, restrictedUntil, apiEnabled } = who
  if (verb === 'unban' && restrictedUntil && restrictedUntil > now)
    return t('admin-standing-still-restricted', { until: format.moment(restrictedUntil) })
  if ((verb === 'restrict' || verb === 'unrestrict') && bannedAt)
    return t('admin-standing-still-banned')
  if (verb === 'apion' && !apiEnabled) return t('admin-standing-still-off')
  return null
}
