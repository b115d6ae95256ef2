import type { Tx } from '../../db/store.ts'
import { type Account, accountByTelegramId } from '../../domain/accounts.ts'
import { parseDuration } from '../../domain/durations.ts'
import { DomainError } from '../../domain/errors.ts'
import { accountNamed } from '../../domain/holders.ts'
import { ban, restrict, setApiAllowed, unban, unrestrict } from '../../domain/standing.ts'
import { takeText, wordsOf } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, show } from '../screen.ts'
import { tellAbout } from './account-card.ts'

const VERBS = ['ban', 'unban', 'restrict', 'unrestrict', 'apioff', 'apion'] as const
type Verb = (typeof VERBS)[number]
/** What people are told a reason for. */
const REASONED = ['ban', 'restrict', 'apioff'] as const

type Change = {
  verb: Verb
  reason?: string
  /** How long a restriction lasts. */
  forMs?: number
  /** A restriction that holds gives way to this one. */
  replaces?: boolean
}

const MAX_REASON_LENGTH = 200

export const standing: Feature = {
  commands: Object.fromEntries(
    VERBS.map((verb) => [verb, (ctx: BotContext, text: string) => command(ctx, verb, text)]),
  ),
  buttons: {
    'a.do': doNow,
    'a.why': askReason,
    'a.restrict': askTime,
  },
  questions: {
    'a.why': (ctx, [who = '', verb = '', time]) =>
      takeText(ctx, (text) => change(ctx, who, changeIn(ctx, verb, time, text))),
    'a.restrict': (ctx, [who = '']) =>
      takeText(ctx, (text) => {
        const [time = '', ...reason] = wordsOf(text)
        return change(ctx, who, changeIn(ctx, 'restrict', time, reason.join(' ')))
      }),
  },
}

async function command(ctx: BotContext, verb: Verb, text: string): Promise<void> {
  const [who, ...rest] = wordsOf(text)
  const time = verb === 'restrict' ? rest.shift() : undefined
  const takesReason = isReasoned(verb)
  const incomplete = who === undefined || (verb === 'restrict' && time === undefined)
  const tooMuch = !takesReason && rest.length > 0
  if (incomplete || tooMuch) return ctx.say(ctx.texts.people.standing.usage[verb])
  const wanted = changeIn(ctx, verb, time, rest.join(' '))
  await change(ctx, who, { ...wanted, replaces: true })
}

/** What a button without a further question carries. */
async function doNow(ctx: BotContext, [who = '', verb = '', time]: string[]): Promise<void> {
  if (!isVerb(verb)) return ctx.say(ctx.texts.common.oldButton, 'alert')
  await change(ctx, who, changeIn(ctx, verb, time, ''))
}

async function askTime(ctx: BotContext, [who = '']: string[]): Promise<void> {
  const { people, common } = ctx.texts
  const account = await changeable(ctx, who, 'restrict')
  if (!account) return
  const { telegramId } = account
  const presets = Object.entries(people.standing.preset).map(([time, text]) =>
    button(text, 'a.why', telegramId, 'restrict', time),
  )
  await show(ctx, {
    text: people.standing.askTime(account),
    buttons: [
      presets.slice(0, 2),
      presets.slice(2),
      [button(common.cancel, 'a.account', telegramId)],
    ],
  })
  ctx.ask('a.restrict', String(telegramId))
}

async function askReason(ctx: BotContext, [who = '', verb = '', time]: string[]): Promise<void> {
  const { people, common } = ctx.texts
  if (!isReasoned(verb)) return ctx.say(common.oldButton, 'alert')
  changeIn(ctx, verb, time, '')
  const account = await changeable(ctx, who, verb)
  if (!account) return
  const { telegramId } = account
  const args = [String(telegramId), verb, ...(time === undefined ? [] : [time])]
  await show(ctx, {
    text: people.standing.askReason(account, verb, time),
    buttons: [
      [button(people.standing.withoutReason, 'a.do', ...args)],
      [button(common.cancel, 'a.account', telegramId)],
    ],
  })
  ctx.ask('a.why', ...args)
}

/** The account, unless the change is out of place: then that is told already. */
async function changeable(ctx: BotContext, who: string, verb: Verb): Promise<Account | null> {
  const account = await accountNamed(ctx.deps.store.read, who)
  const problem = refusal(ctx, account, { verb })
  if (problem === null) return account
  await tellAbout(ctx, account.telegramId, problem, 'alert')
  return null
}

/** Changes somebody's standing, once: where it is so already, that is told and nothing is done. */
async function change(ctx: BotContext, who: string, wanted: Change): Promise<void> {
  const { telegramId } = await accountNamed(ctx.deps.store.read, who)
  const { account, problem } = await ctx.act(async (tx) => {
    const before = await accountByTelegramId(tx, telegramId)
    const problem = refusal(ctx, before, wanted)
    return { problem, account: problem === null ? await apply(tx, ctx, before, wanted) : before }
  })
  if (problem !== null) return tellAbout(ctx, telegramId, problem, 'alert')
  const sentence = ctx.texts.people.standing.did(wanted, account, ctx.now)
  await tellAbout(ctx, telegramId, sentence)
}

function refusal(ctx: BotContext, account: Account, { verb, replaces }: Change): string | null {
  const { standing } = ctx.texts.people
  if ((verb === 'ban' || verb === 'restrict') && ctx.deps.adminIds.has(account.telegramId))
    return standing.notForAdmins(account, verb)
  const restricted = account.restrictedUntil !== null && account.restrictedUntil > ctx.now
  const already: Record<Verb, boolean> = {
    ban: account.bannedAt !== null,
    unban: account.bannedAt === null,
    restrict: restricted && !replaces,
    unrestrict: !restricted,
    apioff: account.apiDisabledByAdmin,
    apion: !account.apiDisabledByAdmin,
  }
  return already[verb] ? standing.already(verb, account, ctx.now) : null
}

function apply(tx: Tx, ctx: BotContext, { id }: Account, wanted: Change): Promise<Account> {
  const { now } = ctx
  const { verb, reason, forMs = 0 } = wanted
  const actor = `admin:${ctx.account.telegramId}` as const
  switch (verb) {
    case 'ban':
      return ban(tx, id, { reason, actor }, now)
    case 'unban':
      return unban(tx, id, actor, now)
    case 'restrict':
      return restrict(tx, id, { forMs, reason, actor }, now)
    case 'unrestrict':
      return unrestrict(tx, id, actor, now)
    case 'apioff':
      return setApiAllowed(tx, id, false, { reason, actor }, now)
    case 'apion':
      return setApiAllowed(tx, id, true, { actor }, now)
  }
}

/** @throws DomainError INVALID_INPUT for a time that is none, or a reason that is too long. */
function changeIn(ctx: BotContext, verb: string, time: string | undefined, text: string): Change {
  const { people, common } = ctx.texts
  if (!isVerb(verb)) throw new DomainError('INVALID_INPUT', common.oldButton)
  const reason = wordsOf(text).join(' ')
  if (reason.length > MAX_REASON_LENGTH)
    throw new DomainError('INVALID_INPUT', people.tooLong('reason', MAX_REASON_LENGTH))
  const change = { verb, ...(reason === '' ? {} : { reason }) }
  if (verb !== 'restrict') return change
  const forMs = parseDuration(time ?? '')
  if (forMs === 0) throw new DomainError('INVALID_INPUT', people.standing.noTime)
  return { ...change, forMs }
}

function isVerb(text: string): text is Verb {
  return VERBS.some((verb) => verb === text)
}

function isReasoned(text: string): text is (typeof REASONED)[number] {
  return REASONED.some((verb) => verb === text)
}
