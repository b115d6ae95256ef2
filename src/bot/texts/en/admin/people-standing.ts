import type { Account } from '../../../../domain/accounts/accounts.ts'
import { formatUsd } from '../../../../domain/shared/money.ts'
import { bold, type Html, html, lines } from '../../../html.ts'
import { moment } from '../words.ts'
import { because, person } from './people-account.ts'

type Verb = 'ban' | 'unban' | 'restrict' | 'unrestrict' | 'apioff' | 'apion' | 'shopoff' | 'shopon'
type Reasoned = 'ban' | 'restrict' | 'apioff' | 'shopoff'

type Confirmed = {
  verb: Reasoned
  reason: string | undefined
  /** In milliseconds since 1970. */
  untilMs: number | undefined
  balanceMicros: number
}

const EFFECT: Record<Reasoned, string> = {
  ban: 'The bot and the API refuse them until you unban them.',
  restrict: 'The bot and the API refuse them until then.',
  apioff:
    'Calls from their programs are refused at once, and they cannot turn the API on themselves.',
  shopoff: 'They cannot buy in the chat any more. Their API access stays as it is.',
}

const PRESETS: Record<string, string> = {
  '1h': '1 hour',
  '1d': '1 day',
  '7d': '7 days',
  '30d': '30 days',
}

export const standing = {
  usage: {
    ban: 'Write /ban, an id or @name, and, if you like, a reason: /ban @ada Stolen card.',
    unban: 'Write /unban and an id or @name, and nothing after it.',
    restrict:
      'Write /restrict, an id or @name, how long and, if you like, a reason: /restrict @ada 2h Too many chargebacks. Write times like 30m, 2h or 7d.',
    unrestrict: 'Write /unrestrict and an id or @name, and nothing after it.',
    apioff:
      'Write /apioff, an id or @name, and, if you like, a reason: /apioff @ada Too many bad calls.',
    shopoff: 'Write /shopoff, an id or @name, and, if you like, a reason: /shopoff @ada API only.',
    shopon: 'Write /shopon and an id or @name, and nothing after it.',
    apion: 'Write /apion and an id or @name, and nothing after it.',
  } satisfies Record<Verb, string>,
  notForAdmins: (who: Account, verb: 'ban' | 'restrict') =>
    `${person(who)} is an admin and cannot be ${verb === 'ban' ? 'banned' : 'restricted'}: remove them from ADMIN_IDS first.`,
  askTime: (who: Account): Html =>
    lines(
      html`${bold('🟠 Restrict for how long?')} ${person(who)}`,
      '',
      html`The bot and the API refuse them until then, and the restriction ends by itself. Tap a time, or type one with a reason, such as 2h Too many chargebacks.`,
    ),
  preset: PRESETS,
  askReason: (who: Account, verb: Reasoned, time: string | undefined): Html => {
    const title: Record<Reasoned, string> = {
      ban: '⛔ Ban?',
      restrict: `🟠 Restrict for ${PRESETS[time ?? ''] ?? time}?`,
      apioff: '⚪️ Switch the API off?',
      shopoff: '⚪️ Switch the shop off?',
    }
    return lines(
      html`${bold(title[verb])} ${person(who)}`,
      '',
      html`${EFFECT[verb]} Orders that are processing continue, and they keep their balance.`,
      '',
      html`Type the reason. They will see it.`,
    )
  },
  confirm: (who: Account, { verb, reason, untilMs, balanceMicros }: Confirmed, now: Date): Html => {
    const until = untilMs === undefined ? '' : ` until ${moment(new Date(untilMs))}`
    const title: Record<Reasoned, string> = {
      ban: `⛔ Ban ${person(who)}?`,
      restrict: `🟠 Restrict ${person(who)}${until}?`,
      apioff: `⚪️ Switch the API off for ${person(who)}?`,
      shopoff: `⚪️ Switch the shop in the chat off for ${person(who)}?`,
    }
    const restricted = who.restrictedUntil !== null && who.restrictedUntil > now
    return lines(
      bold(title[verb]),
      '',
      html`Reason  ${reason ?? 'none'}`,
      html`Balance  ${formatUsd(balanceMicros)}`,
      verb === 'restrict' && restricted
        ? html`⚠️ This replaces the restriction until ${end(who)}.`
        : null,
      '',
      html`${EFFECT[verb]} Orders that are processing continue, and they keep their balance. They get a message${reason === undefined ? '' : ' with the reason'}.`,
    )
  },
  yes: {
    ban: '⛔ Yes, ban',
    restrict: '🟠 Yes, restrict',
    apioff: '⚪️ Yes, switch it off',
    shopoff: '⚪️ Yes, switch it off',
  } satisfies Record<Reasoned, string>,
  timeIsOver: 'Nothing has changed: that time has already passed.',
  withoutReason: 'Without a reason',
  did: (
    { verb, reason }: { verb: Verb; reason?: string | undefined },
    who: Account,
    now: Date,
  ): string => {
    const notice = who.botBlockedAt
      ? ' They have blocked the bot, so they get no message.'
      : ' They get a message.'
    return `${DID[verb](person(who), who)}${because(reason)}.${stillApplies(verb, who, now)}${notice}`
  },
  already: (verb: Verb, who: Account, now: Date): string =>
    `Nothing has changed: ${ALREADY[verb](who)}${stillApplies(verb, who, now)}`,
}

const DID: Record<Verb, (name: string, who: Account) => string> = {
  ban: (name) => `⛔ ${name} is banned`,
  unban: (name) => `🟢 ${name} is no longer banned`,
  restrict: (name, who) => `🟠 ${name} is restricted until ${end(who)}`,
  unrestrict: (name) => `🟢 ${name} is no longer restricted`,
  apioff: (name) => `⚪️ API access is switched off for ${name}`,
  apion: (name) => `🟢 API access is allowed again for ${name}`,
  shopoff: (name) => `⚪️ The shop in the chat is switched off for ${name}`,
  shopon: (name) => `🟢 ${name} can buy in the chat again`,
}

const ALREADY: Record<Verb, (who: Account) => string> = {
  ban: (who) =>
    `${person(who)} is already banned${who.bannedAt ? `, since ${moment(who.bannedAt)}` : ''}${because(who.banReason)}.`,
  unban: (who) => `${person(who)} is not banned.`,
  restrict: (who) =>
    `${person(who)} is already restricted until ${end(who)}${because(who.restrictionReason)}. /restrict with another time changes that.`,
  unrestrict: (who) => `${person(who)} is not restricted.`,
  apioff: (who) => `API access is already switched off for ${person(who)}.`,
  shopoff: (who) => `the shop is already switched off for ${person(who)}.`,
  shopon: (who) => `${person(who)} can already buy in the chat.`,
  apion: (who) => `no admin has switched the API off for ${person(who)}.`,
}

/** What still applies after the change, which the admin may not expect. */
function stillApplies(verb: Verb, who: Account, now: Date): string {
  const { bannedAt, restrictedUntil, apiEnabled } = who
  if (verb === 'unban' && restrictedUntil && restrictedUntil > now)
    return ` They stay restricted until ${moment(restrictedUntil)}.`
  if ((verb === 'restrict' || verb === 'unrestrict') && bannedAt) return ' They stay banned.'
  if (verb === 'apion' && !apiEnabled) return ' But they have turned it off themselves.'
  return ''
}

function end({ restrictedUntil }: Account): string {
  return restrictedUntil ? moment(restrictedUntil) : '–'
}
