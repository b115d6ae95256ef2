import type { Account } from '../../../domain/accounts/accounts.ts'
import { bold, clip, type Html, html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'
import { person } from './person.ts'

type Words = Texts['people']['standing']
type Verb = keyof Words['did']
type Reasoned = keyof Words['effect']

const MAX_REASON_SHOWN = 200

type Confirmed = {
  verb: Reasoned
  reason: string | undefined
  /** In milliseconds since 1970. */
  untilMs: number | undefined
  balanceMicros: number
}

export function askTimeView(texts: Texts, who: Account): Html {
  const { standing: words } = texts.people
  return lines(html`${bold(words.howLong)} ${person(texts, who)}`, '', words.askTime)
}

/** @param forMs how long a restriction lasts. */
export function askReasonView(
  texts: Texts,
  who: Account,
  verb: Reasoned,
  forMs: number | undefined,
): Html {
  const { people, format } = texts
  const { standing: words } = people
  const title = forMs === undefined ? words.ask[verb] : words.askRestrict(format.duration(forMs))
  return lines(
    html`${bold(title)} ${person(texts, who)}`,
    '',
    html`${words.effect[verb]} ${words.ordersContinue}`,
    '',
    words.askReason,
  )
}

export function confirmStandingView(
  texts: Texts,
  who: Account,
  { verb, reason, untilMs, balanceMicros }: Confirmed,
  now: Date,
): Html {
  const { people, format } = texts
  const { standing: words } = people
  const until = untilMs === undefined ? html`` : format.time(new Date(untilMs))
  const { restrictedUntil } = who
  const replaces = verb === 'restrict' && restrictedUntil !== null && restrictedUntil > now
  const notice = reason === undefined ? words.getMessage : words.getReason
  return lines(
    bold(words.confirm[verb](person(texts, who), until)),
    '',
    format.field(words.reason, reason ?? words.noReason),
    format.field(words.balance, format.usd(balanceMicros)),
    replaces ? words.replaces(format.time(restrictedUntil)) : null,
    '',
    html`${words.effect[verb]} ${words.ordersContinue} ${notice}`,
  )
}

/** What an admin reads after a change. Plain, because an alert may show it. */
export function didSaid(
  texts: Texts,
  who: Account,
  { verb, reason }: { verb: Verb; reason?: string | undefined },
  now: Date,
): string {
  const { people, format } = texts
  const { standing: words } = people
  const until = who.restrictedUntil ? format.moment(who.restrictedUntil) : ''
  return said(texts, reason, [
    words.did[verb](person(texts, who), until),
    stillApplies(texts, verb, who, now),
    who.botBlockedAt ? words.hasBlocked : words.getMessage,
  ])
}

/** That there is nothing to change. */
export function alreadySaid(texts: Texts, who: Account, verb: Verb, now: Date): string {
  const { people, format } = texts
  const { bannedAt, banReason, restrictedUntil, restrictionReason } = who
  const at = verb === 'ban' ? bannedAt : restrictedUntil
  const reasons: Partial<Record<Verb, string | null>> = {
    ban: banReason,
    restrict: restrictionReason,
  }
  return said(texts, reasons[verb], [
    people.standing.already[verb](person(texts, who), at ? format.moment(at) : ''),
    stillApplies(texts, verb, who, now),
  ])
}

function said(
  { people }: Texts,
  reason: string | null | undefined,
  sentences: (string | null)[],
): string {
  const told = sentences.filter((sentence) => sentence !== null).join(' ')
  return reason ? `${told}\n${people.standing.because(clip(reason, MAX_REASON_SHOWN))}` : told
}

/** What still applies after the change, which the admin may not expect. */
function stillApplies({ people, format }: Texts, verb: Verb, who: Account, now: Date) {
  const { standing: words } = people
  const { bannedAt, restrictedUntil, apiEnabled } = who
  if (verb === 'unban' && restrictedUntil && restrictedUntil > now)
    return words.stillRestricted(format.moment(restrictedUntil))
  if ((verb === 'restrict' || verb === 'unrestrict') && bannedAt) return words.stillBanned
  if (verb === 'apion' && !apiEnabled) return words.stillOff
  return null
}
