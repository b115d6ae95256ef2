import { changingStanding, standingRefusal } from '../../decisions/accounts.ts'
import type { Account } from '../../domain/accounts/accounts.ts'
import { accountNamed } from '../../domain/accounts/holders.ts'
import {
  isLocking,
  isRestricted,
  LOCKING_VERBS,
  type LockingVerb,
  STANDING_VERBS,
  type StandingChange,
  type StandingVerb,
  standingReason,
} from '../../domain/accounts/standing-verbs.ts'
import { balanceOf } from '../../domain/ledger/ledger.ts'
import { parsePositiveDuration } from '../../domain/shared/time.ts'
import { bold, html, lines } from '../../locales/html.ts'
import { isOneOf, Refused, wordsOf } from '../kit/answers.ts'
import { confirmed } from '../kit/confirmation.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { person } from '../kit/person.ts'
import { button, type Screen, withButton } from '../kit/screen.ts'
import { doing } from '../kit/viewing.ts'
import { accountCard } from './admin.ts'

/** What an admin confirms. */
type Asked = {
  accountId: number
  telegramId: number
  verb: LockingVerb
  reason: string | undefined
  untilMs: number | undefined
}

/** Times of a restriction that have a button. */
const PRESETS = ['1h', '1d', '7d', '30d']

export const standing: Feature = {
  right: 'standing',
  commands: Object.fromEntries(
    STANDING_VERBS.map((verb) => [
      verb,
      (ctx: BotContext, text: string) => command(ctx, verb, text),
    ]),
  ),
  buttons: {
    'a.do': (ctx, [who = '', verb = '']) => letIn(ctx, who, verb),
    'a.standing-yes': changeConfirmed,
    'a.shut': (ctx, [who = '', verb = '', time]) => shut(ctx, who, verb, time, ''),
    'a.restrict': askTime,
  },
  decides: {
    'a.do': 'a.account',
    'a.standing-yes': 'a.account',
  },
  answers: {
    'a.shut': (ctx, [who = '', verb = '', time], text) => shut(ctx, who, verb, time, text),
    'a.restrict': (ctx, [who = ''], text) => {
      const [time = '', ...reason] = wordsOf(text)
      return shut(ctx, who, 'restrict', time, reason.join(' '))
    },
  },
}

async function command(ctx: BotContext, verb: StandingVerb, text: string) {
  const [who, ...rest] = wordsOf(text)
  const time = verb === 'restrict' ? rest.shift() : undefined
  const incomplete = who === undefined || (verb === 'restrict' && time === undefined)
  const tooMuch = !isLocking(verb) && rest.length > 0
  if (incomplete || tooMuch) return ctx.say(ctx.t(`admin-standing-usage-${verb}`))
  if (isLocking(verb)) return shut(ctx, who, verb, time, rest.join(' '))
  return letIn(ctx, who, verb)
}

/**
 * Shows what locking somebody out would do, and asks for confirmation. A reason may be typed before.
 * @param time how long a restriction lasts
 */
async function shut(
  ctx: BotContext,
  who: string,
  verb: string,
  time: string | undefined,
  typed: string,
): Promise<Screen | undefined> {
  const { texts, format, t, read, now } = ctx
  if (!isOneOf(LOCKING_VERBS, verb)) throw new Refused(t('common-old-button'))
  const reason = standingReason(typed)
  const forMs = verb === 'restrict' ? parsePositiveDuration(time ?? '') : undefined
  const account = await accountNamed(read, who)
  const { id: accountId, telegramId } = account
  await requireChange(ctx, account, { verb, replaces: true })
  const untilMs = forMs === undefined ? undefined : now.getTime() + forMs
  const keeps: Asked = { accountId, telegramId, verb, reason, untilMs }
  const until = untilMs === undefined ? html`` : format.time(new Date(untilMs))
  const notice =
    reason === undefined ? t('admin-standing-get-message') : t('admin-standing-get-reason')
  if (reason === undefined)
    ctx.ask('a.shut', String(telegramId), verb, ...(time === undefined ? [] : [time]))
  return {
    text: lines(
      bold(t(`admin-standing-confirm-${verb}`, { name: person(texts, account), until })),
      '',
      format.field(t('admin-standing-reason'), reason ?? t('admin-standing-no-reason')),
      format.field(t('admin-standing-balance'), format.usd(await balanceOf(read, accountId))),
      verb === 'restrict' &&
        isRestricted(account, now) &&
        t('admin-standing-replaces', { until: format.time(account.restrictedUntil) }),
      '',
      html`${t(`admin-standing-effect-${verb}`)} ${t('admin-standing-orders-continue')} ${notice}`,
      reason === undefined && t('admin-standing-ask-reason'),
    ),
    buttons: [
      [button(t(`admin-standing-yes-${verb}`), 'a.standing-yes', telegramId)],
      [button.cancel(t, 'a.account', telegramId)],
    ],
    keeps,
  }
}

/** Makes the confirmed change, once. */
async function changeConfirmed(ctx: BotContext): Promise<Screen> {
  const { t, now } = ctx
  const { about, by } = await confirmed<Asked>(ctx)
  const { accountId, telegramId, verb, reason, untilMs } = about
  const forMs = untilMs === undefined ? undefined : untilMs - now.getTime()
  if (forMs !== undefined && forMs <= 0) throw new Refused(t('admin-standing-time-is-over'))
  const wanted = { accountId, verb, reason, forMs, replaces: true }
  const done = await changingStanding.run(by, '', wanted)
  const act = 'undo' in done ? done.undo : undefined
  const show = button(t('admin-account-show'), 'a.account', telegramId)
  return {
    text: lines('said' in done && done.said),
    buttons: [[act !== undefined && button(t('admin-undo-button'), 'a.undo', act), show]],
  }
}

async function askTime(ctx: BotContext, [who = '']: string[]): Promise<Screen | undefined> {
  const { format, t, read } = ctx
  const account = await accountNamed(read, who)
  const { telegramId } = account
  await requireChange(ctx, account, { verb: 'restrict' })
  const presets = PRESETS.map((time) =>
    button(format.duration(parsePositiveDuration(time)), 'a.shut', telegramId, 'restrict', time),
  )
  ctx.ask('a.restrict', String(telegramId))
  return {
    text: lines(
      html`${bold(t('admin-standing-how-long'))} ${person(ctx.texts, account)}`,
      '',
      t('admin-standing-ask-time'),
    ),
    buttons: [presets, [button.cancel(t, 'a.account', telegramId)]],
  }
}

/** Lets somebody in again, once. Shows the card whose button was pressed, or a button to it. */
async function letIn(ctx: BotContext, who: string, verb: string): Promise<Screen> {
  const { t, read } = ctx
  const { id: accountId, telegramId } = await accountNamed(read, who)
  if (!isOneOf(STANDING_VERBS, verb) || isLocking(verb)) throw new Refused(t('common-old-button'))
  const done = await changingStanding.run(doing(ctx), '', { accountId, verb })
  const said = 'said' in done ? done.said : ''
  if (!ctx.callbackQuery)
    return withButton(html`${said}`, t('admin-account-show'), 'a.account', telegramId)
  ctx.say(said)
  return accountCard(ctx, telegramId)
}

/** @throws Refused if there is nothing to change, or it may not be */
async function requireChange(ctx: BotContext, account: Account, wanted: StandingChange) {
  const refusal = await standingRefusal(doing(ctx), ctx.read, account, wanted)
  if (refusal !== null) throw new Refused(refusal)
}
