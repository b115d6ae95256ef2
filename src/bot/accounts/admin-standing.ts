import type { Reader } from '../../db/store.ts'
import { type Account, accountByTelegramId } from '../../domain/accounts/accounts.ts'
import { accountNamed } from '../../domain/accounts/holders.ts'
import {
  changeStandingBy,
  isRestricted,
  LOCKING_VERBS,
  type LockingVerb,
  STANDING_VERBS,
  type StandingChange,
  type StandingVerb,
  standingProblem,
  standingReason,
} from '../../domain/accounts/standing-verbs.ts'
import { balanceOf } from '../../domain/ledger/ledger.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import { parsePositiveDuration } from '../../domain/shared/time.ts'
import { bold, html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { didSaid, standingProblemSaid } from '../../locales/standing-text.ts'
import { isOneOf, Refused, wordsOf } from '../kit/answers.ts'
import { confirmation } from '../kit/confirmation.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { person } from '../kit/person.ts'
import { button, send, show } from '../kit/screen.ts'
import { reportChange } from './admin.ts'

/** What an admin confirms. */
const standingChange = confirmation<{
  accountId: number
  telegramId: number
  verb: LockingVerb
  reason: string | undefined
  untilMs: number | undefined
}>('standing')

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
    'a.do': (ctx, [who = '', verb = '', time]) => change(ctx, who, changeIn(ctx, verb, time, '')),
    'a.standing-yes': (ctx, [token = '']) => changeConfirmed(ctx, token),
    'a.why': askReason,
    'a.restrict': askTime,
  },
  decides: {
    'a.do': 'a.account',
  },
  answers: {
    'a.why': (ctx, [who = '', verb = '', time], text) =>
      change(ctx, who, changeIn(ctx, verb, time, text)),
    'a.restrict': (ctx, [who = ''], text) => {
      const [time = '', ...reason] = wordsOf(text)
      return change(ctx, who, changeIn(ctx, 'restrict', time, reason.join(' ')))
    },
  },
}

async function command(ctx: BotContext, verb: StandingVerb, text: string): Promise<void> {
  const [who, ...rest] = wordsOf(text)
  const time = verb === 'restrict' ? rest.shift() : undefined
  const takesReason = isOneOf(LOCKING_VERBS, verb)
  const incomplete = who === undefined || (verb === 'restrict' && time === undefined)
  const tooMuch = !takesReason && rest.length > 0
  if (incomplete || tooMuch) return ctx.say(ctx.t(`admin-standing-usage-${verb}`))
  const wanted = changeIn(ctx, verb, time, rest.join(' '))
  if (takesReason) await confirm(ctx, who, { ...wanted, verb })
  else await change(ctx, who, wanted)
}

/** Shows what the change would do, and asks for confirmation. */
async function confirm(
  ctx: BotContext,
  who: string,
  { verb, reason, forMs }: StandingChange & { verb: LockingVerb },
): Promise<void> {
  const { texts, format, t, read, now } = ctx
  const account = await accountNamed(read, who)
  const { id: accountId, telegramId } = account
  const problem = await refusal(ctx, read, account, { verb, replaces: true })
  if (problem !== null) return reportChange(ctx, telegramId, problem)
  const untilMs = forMs === undefined ? undefined : now.getTime() + forMs
  const token = await standingChange.ask(ctx, { accountId, telegramId, verb, reason, untilMs })
  const until = untilMs === undefined ? html`` : format.time(new Date(untilMs))
  const notice =
    reason === undefined ? t('admin-standing-get-message') : t('admin-standing-get-reason')
  await send(ctx, {
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
    ),
    buttons: [
      [button(t(`admin-standing-yes-${verb}`), 'a.standing-yes', token)],
      [button.cancel(t, 'a.account', telegramId)],
    ],
  })
}

/** Makes the confirmed change, once. */
async function changeConfirmed(ctx: BotContext, token: string): Promise<void> {
  const { t } = ctx
  const done = await standingChange.act(ctx, token, async (tx, asked) => {
    const { accountId, telegramId, verb, reason, untilMs } = asked
    const before = await accountByTelegramId(tx, telegramId)
    // It has moved to another person since.
    if (before.id !== accountId) throw new DomainError('CONFIRMATION_OVER')
    const forMs = untilMs === undefined ? undefined : untilMs - ctx.now.getTime()
    if (forMs !== undefined && forMs <= 0) throw new Refused(t('admin-standing-time-is-over'))
    const wanted: StandingChange = { verb, reason, forMs }
    const problem = await refusal(ctx, tx, before, { ...wanted, replaces: true })
    if (problem !== null) return { telegramId, text: problem, act: null }
    const { account, act } = await changeStandingBy(tx, before, wanted, ctx.adminActor, ctx.now)
    return { telegramId, text: didSaid(ctx.texts, named(ctx.texts, account), wanted, ctx.now), act }
  })
  const account = button(t('admin-account-show'), 'a.account', done.telegramId)
  await show(ctx, {
    text: html`${done.text}`,
    buttons: [
      done.act === null ? [account] : [button(t('admin-undo-button'), 'a.undo', done.act), account],
    ],
  })
}

async function askTime(ctx: BotContext, [who = '']: string[]): Promise<void> {
  const { format, t } = ctx
  const account = await changeable(ctx, who, 'restrict')
  if (!account) return
  const { telegramId } = account
  const presets = PRESETS.map((time) =>
    button(format.duration(parsePositiveDuration(time)), 'a.why', telegramId, 'restrict', time),
  )
  await show(ctx, {
    text: lines(
      html`${bold(t('admin-standing-how-long'))} ${person(ctx.texts, account)}`,
      '',
      t('admin-standing-ask-time'),
    ),
    buttons: [presets.slice(0, 2), presets.slice(2), [button.cancel(t, 'a.account', telegramId)]],
  })
  ctx.ask('a.restrict', String(telegramId))
}

async function askReason(ctx: BotContext, [who = '', verb = '', time]: string[]): Promise<void> {
  const { format, t } = ctx
  if (!isOneOf(LOCKING_VERBS, verb)) return ctx.say(t('common-old-button'), 'alert')
  const { forMs } = changeIn(ctx, verb, time, '')
  const account = await changeable(ctx, who, verb)
  if (!account) return
  const { telegramId } = account
  const args = [String(telegramId), verb, ...(time === undefined ? [] : [time])]
  const title =
    forMs === undefined
      ? t(`admin-standing-ask-${verb}`)
      : t('admin-standing-ask-until', { time: format.duration(forMs) })
  await show(ctx, {
    text: lines(
      html`${bold(title)} ${person(ctx.texts, account)}`,
      '',
      html`${t(`admin-standing-effect-${verb}`)} ${t('admin-standing-orders-continue')}`,
      '',
      t('admin-standing-ask-reason'),
    ),
    buttons: [
      [button(t('admin-standing-without-reason'), 'a.do', ...args)],
      [button.cancel(t, 'a.account', telegramId)],
    ],
  })
  ctx.ask('a.why', ...args)
}

/** The account; null if there is nothing to change, which is then reported. */
async function changeable(
  ctx: BotContext,
  who: string,
  verb: StandingVerb,
): Promise<Account | null> {
  const { read } = ctx
  const account = await accountNamed(read, who)
  const problem = await refusal(ctx, read, account, { verb })
  if (problem === null) return account
  await reportChange(ctx, account.telegramId, problem, 'alert')
  return null
}

/** Changes somebody's standing, once. Says so if there is nothing to change. */
async function change(ctx: BotContext, who: string, wanted: StandingChange): Promise<void> {
  const { telegramId } = await accountNamed(ctx.read, who)
  const { account, problem } = await ctx.act(async (tx) => {
    const before = await accountByTelegramId(tx, telegramId)
    const problem = await refusal(ctx, tx, before, wanted)
    if (problem !== null) return { problem, account: before }
    return { problem, ...(await changeStandingBy(tx, before, wanted, ctx.adminActor, ctx.now)) }
  })
  if (problem !== null) return reportChange(ctx, telegramId, problem, 'alert')
  const sentence = didSaid(ctx.texts, named(ctx.texts, account), wanted, ctx.now)
  await reportChange(ctx, telegramId, sentence)
}

async function refusal(
  ctx: BotContext,
  db: Reader,
  account: Account,
  wanted: StandingChange,
): Promise<string | null> {
  const { deps, now, texts } = ctx
  const problem = await standingProblem(db, account, wanted, deps.adminIds, now)
  if (problem === null) return null
  return standingProblemSaid(texts, named(texts, account), problem, wanted.verb, now)
}

function named(texts: Texts, account: Account) {
  return { ...account, said: person(texts, account) }
}

/** @throws DomainError if the time is invalid or the reason is too long */
function changeIn(
  ctx: BotContext,
  verb: string,
  time: string | undefined,
  text: string,
): StandingChange {
  if (!isOneOf(STANDING_VERBS, verb)) throw new Refused(ctx.t('common-old-button'))
  const change = { verb, reason: standingReason(text) }
  if (verb !== 'restrict') return change
  return { ...change, forMs: parsePositiveDuration(time ?? '') }
}
