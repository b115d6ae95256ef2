import type { Reader, Tx } from '../../db/store.ts'
import { type Account, accountByTelegramId } from '../../domain/accounts/accounts.ts'
import { accountNamed } from '../../domain/accounts/holders.ts'
import {
  ban,
  restrict,
  setApiAllowed,
  setShopAllowed,
  unban,
  unrestrict,
} from '../../domain/accounts/standing.ts'
import { actJustRecorded } from '../../domain/accounts/undo.ts'
import type { Actor } from '../../domain/audit/audit-log.ts'
import { balanceOf } from '../../domain/ledger/ledger.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import { parsePositiveDuration } from '../../domain/shared/time.ts'
import { roleOf } from '../../domain/team/team.ts'
import { bold, html, lines } from '../../locales/html.ts'
import { isOneOf, Refused, wordsOf } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, send, show } from '../screen.ts'
import { person } from '../views/admin/person.ts'
import { alreadySaid, didSaid } from '../views/admin/standing.ts'
import { reportChange } from './account-card.ts'
import { confirmation } from './confirmation.ts'

const VERBS = [
  'ban',
  'unban',
  'restrict',
  'unrestrict',
  'apioff',
  'apion',
  'shopoff',
  'shopon',
] as const
type Verb = (typeof VERBS)[number]
/** Changes that lock somebody out: they take a reason, which the person sees, and commands ask first. */
const REASONED = ['ban', 'restrict', 'apioff', 'shopoff'] as const
type Reasoned = (typeof REASONED)[number]

type Change = {
  verb: Verb
  reason?: string | undefined
  /** How long a restriction lasts. */
  forMs?: number | undefined
  /** Whether this restriction replaces one that is still in force. */
  replaces?: boolean
}

/** What an admin confirms. */
const standingChange = confirmation<{
  accountId: number
  telegramId: number
  verb: Reasoned
  reason: string | undefined
  untilMs: number | undefined
}>('standing')

type By = { forMs: number; reason: string | undefined; actor: Actor }
const APPLY: Record<Verb, (tx: Tx, id: number, by: By, now: Date) => Promise<Account>> = {
  ban,
  unban: (tx, id, { actor }, now) => unban(tx, id, actor, now),
  restrict,
  unrestrict: (tx, id, { actor }, now) => unrestrict(tx, id, actor, now),
  apioff: (tx, id, by, now) => setApiAllowed(tx, id, false, by, now),
  apion: (tx, id, by, now) => setApiAllowed(tx, id, true, by, now),
  shopoff: (tx, id, by, now) => setShopAllowed(tx, id, false, by, now),
  shopon: (tx, id, by, now) => setShopAllowed(tx, id, true, by, now),
}

const RECORDED_AS = {
  ban: 'account.ban',
  restrict: 'account.restrict',
  apioff: 'api.forbid',
  shopoff: 'shop.forbid',
} as const

const MAX_REASON_LENGTH = 200
/** Times of a restriction that have a button. */
const PRESETS = ['1h', '1d', '7d', '30d']

export const standing: Feature = {
  right: 'standing',
  group: 'people',
  commands: Object.fromEntries(
    VERBS.map((verb) => [verb, (ctx: BotContext, text: string) => command(ctx, verb, text)]),
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

async function command(ctx: BotContext, verb: Verb, text: string): Promise<void> {
  const [who, ...rest] = wordsOf(text)
  const time = verb === 'restrict' ? rest.shift() : undefined
  const takesReason = isOneOf(REASONED, verb)
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
  { verb, reason, forMs }: Change & { verb: Reasoned },
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
    const wanted: Change = { verb, reason, forMs }
    const problem = await refusal(ctx, tx, before, { ...wanted, replaces: true })
    if (problem !== null) return { telegramId, text: problem, act: null }
    const account = await apply(tx, ctx, before, wanted)
    const recorded = { actor: ctx.adminActor, action: RECORDED_AS[verb], accountId: account.id }
    const act = await actJustRecorded(tx, recorded)
    // No Undo for a restriction that replaced another: it would leave the account with none.
    const hadOne = verb === 'restrict' && isRestricted(before, ctx.now)
    const text = didSaid(ctx.texts, account, wanted, ctx.now)
    return { telegramId, text, act: hadOne ? null : act }
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
  if (!isOneOf(REASONED, verb)) return ctx.say(t('common-old-button'), 'alert')
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
async function changeable(ctx: BotContext, who: string, verb: Verb): Promise<Account | null> {
  const { read } = ctx
  const account = await accountNamed(read, who)
  const problem = await refusal(ctx, read, account, { verb })
  if (problem === null) return account
  await reportChange(ctx, account.telegramId, problem, 'alert')
  return null
}

/** Changes somebody's standing, once. Says so if there is nothing to change. */
async function change(ctx: BotContext, who: string, wanted: Change): Promise<void> {
  const { telegramId } = await accountNamed(ctx.read, who)
  const { account, problem } = await ctx.act(async (tx) => {
    const before = await accountByTelegramId(tx, telegramId)
    const problem = await refusal(ctx, tx, before, wanted)
    return { problem, account: problem === null ? await apply(tx, ctx, before, wanted) : before }
  })
  if (problem !== null) return reportChange(ctx, telegramId, problem, 'alert')
  const sentence = didSaid(ctx.texts, account, wanted, ctx.now)
  await reportChange(ctx, telegramId, sentence)
}

async function refusal(
  ctx: BotContext,
  db: Reader,
  account: Account,
  { verb, replaces }: Change,
): Promise<string | null> {
  if (verb === 'ban' || verb === 'restrict') {
    const role = await roleOf(db, ctx.deps.adminIds, account.telegramId)
    if (role !== null)
      return ctx.t(`admin-standing-not-for-admins-${verb}`, { name: person(ctx.texts, account) })
  }
  const restricted = isRestricted(account, ctx.now)
  const already: Record<Verb, boolean> = {
    ban: account.bannedAt !== null,
    unban: account.bannedAt === null,
    restrict: restricted && !replaces,
    unrestrict: !restricted,
    apioff: account.apiDisabledByAdmin,
    apion: !account.apiDisabledByAdmin,
    shopoff: !account.shopAllowed,
    shopon: account.shopAllowed,
  }
  return already[verb] ? alreadySaid(ctx.texts, account, verb, ctx.now) : null
}

function apply(tx: Tx, ctx: BotContext, { id }: Account, wanted: Change): Promise<Account> {
  const { now, adminActor: actor } = ctx
  const { verb, reason, forMs = 0 } = wanted
  return APPLY[verb](tx, id, { forMs, reason, actor }, now)
}

/** @throws DomainError if the time is invalid or the reason is too long */
function changeIn(ctx: BotContext, verb: string, time: string | undefined, text: string): Change {
  if (!isOneOf(VERBS, verb)) throw new Refused(ctx.t('common-old-button'))
  const reason = wordsOf(text).join(' ')
  if (reason.length > MAX_REASON_LENGTH)
    throw new DomainError('REASON_TOO_LONG', { max: MAX_REASON_LENGTH })
  const change = { verb, reason: reason === '' ? undefined : reason }
  if (verb !== 'restrict') return change
  return { ...change, forMs: parsePositiveDuration(time ?? '') }
}

function isRestricted(account: Account, now: Date): account is Account & { restrictedUntil: Date } {
  return account.restrictedUntil !== null && account.restrictedUntil > now
}
