import type { NextFunction as Next } from 'grammy'
import {
  meetHolder,
  recordBlocked,
  recordUnblocked,
  requireHolder,
} from '../../domain/accounts/holders.ts'
import { standingOf } from '../../domain/accounts/standing.ts'
import { usePress } from '../../domain/settings/confirmations.ts'
import { readSettings } from '../../domain/settings/settings.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import { may, roleOf } from '../../domain/team/team.ts'
import { actOnce, NothingLeftToDo } from '../../domain/telegram/inbox.ts'
import { clip, lines } from '../../locales/html.ts'
import { type Texts, textsFor } from '../../locales/languages.ts'
import { isBlocked, isTransient } from '../sending/telegram.ts'
import { refusalText } from './answers.ts'
import type { BotContext, BotDeps, HandlerContext } from './context.ts'
import { pressedIn, putUp } from './decisions.ts'
import { shownText, typedAnswer, typedText } from './message-text.ts'
import { commandIn, mayPress, mayUse, type Routes } from './router.ts'
import { button, FORM, keyboard, refusedAs, send } from './screen.ts'
import { answerQuietly, isServed } from './served-updates.ts'

/**
 * What Telegram requires a bot to answer, even if the person is banned; `support` is a button, too. And a ban is no
 * reason to take somebody's account away unasked.
 */
const FOR_ALL: ReadonlySet<string> = new Set(['paysupport', 'support', 'terms', 'move-stop'])

/** Telegram's limit for the answer to a button; longer texts are sent as a message. */
const MAX_TOAST_LENGTH = 200

/**
 * Fills the context for the handlers, sends what they said and turns what they throw into texts. Serves
 * people in private chats only, and payments from any chat.
 */
export function handling(
  deps: BotDeps,
  admin: Routes,
  decides: ReadonlyMap<string, string>,
  open: (ctx: BotContext, verb: string, args: string[]) => Promise<boolean>,
) {
  return async (ctx: BotContext, next: Next): Promise<void> => {
    const { from } = ctx
    if (!from || from.is_bot) return
    // Somebody may forward an invoice to a group and pay it there.
    const paid = ctx.message?.successful_payment !== undefined
    const isElsewhere = ctx.chat && ctx.chat.type !== 'private' && !paid
    if (ctx.callbackQuery && (isElsewhere || !isServed(ctx))) return answerQuietly(ctx)
    if (isElsewhere) return
    const now = deps.clock()
    if (ctx.myChatMember) {
      const blocks = ctx.myChatMember.new_chat_member.status === 'kicked'
      await deps.store.transaction((tx) =>
        blocks ? recordBlocked(tx, from.id, now) : recordUnblocked(tx, from.id),
      )
      return
    }
    if (!isServed(ctx)) return
    const said: { text: string; alert: boolean }[] = []
    const name = [from.first_name, from.last_name].filter(Boolean).join(' ')
    const { id: telegramId, username, language_code: language } = from
    const account = await meetHolder(deps.store, { telegramId, name, username, language }, now)
    const role = await roleOf(deps.store.read, deps.adminIds, telegramId)
    Object.assign(ctx, {
      deps,
      read: deps.store.read,
      now,
      ...speaking(textsFor(account.chosenLanguage ?? language)),
      askedAt: null,
      wayOn: null,
      shown: [],
      shownIn: null,
      role,
      may: (right) => role !== null && may(role, right),
      mayPress: (verb) => mayPress(admin, role, verb),
      mayRun: (command) => mayUse(admin, role, 'commands', command),
      features: admin.features,
      adminActor: `admin:${telegramId}`,
      holderActor: `holder:${telegramId}`,
      support: (await readSettings(deps.store.read)).support,
      account,
      async act(work) {
        const done = await actOnce(
          deps.store,
          ctx.update.update_id,
          async (tx) => {
            await requireHolder(tx, account)
            if (ctx.press !== null && !(await usePress(tx, ctx.press, now)))
              throw new DomainError('CONFIRMATION_OVER')
            return work(tx)
          },
          now,
        )
        ctx.press = null
        return done
      },
      press: null,
      open: (verb, args) => open(ctx, verb, args),
      putUp: (buttons, keeps) =>
        putUp({ store: deps.store, decides }, telegramId, buttons, now, keeps),
      say(text, how) {
        if (how !== 'unless-said' || said.length === 0)
          said.push({ text, alert: how !== undefined })
      },
      question: null,
      typed: (or) => typedText(ctx, or),
      typedAnswer: () => typedAnswer(ctx),
      ask(name, ...args) {
        ctx.question = { name, args }
      },
    } satisfies HandlerContext)
    try {
      await answerErrors(ctx, next)
      await sayAll(ctx, said)
    } catch (error) {
      if (!isBlocked(error)) throw error
      await deps.store.transaction((tx) => recordBlocked(tx, telegramId, deps.clock()))
    }
  }
}

/** What the context has of a language. */
export function speaking(texts: Texts): Pick<HandlerContext, 'texts' | 't' | 'format'> {
  return { texts, t: texts.t, format: texts.format }
}

/** Runs the handlers. Reports refusals and internal errors to the person; rethrows errors to retry. */
async function answerErrors(ctx: BotContext, next: Next): Promise<void> {
  try {
    await next()
  } catch (error) {
    const refusal = refusalText(ctx, error)
    if (refusal !== null) ctx.say(refusal, 'alert')
    else if (error instanceof NothingLeftToDo)
      ctx.say(ctx.t(error.why === 'done' ? 'common-done-before' : 'common-too-late'), 'alert')
    else if (isTransient(error) || isBlocked(error)) throw error
    else {
      ctx.deps.log.error({ updateId: ctx.update.update_id, err: error }, 'a handler failed')
      const { t } = ctx
      ctx.say(
        ctx.support === ''
          ? t('common-failed')
          : `${t('common-failed')} ${t('common-failed-again', { support: ctx.support })}`,
        'alert',
      )
    }
  }
}

async function sayAll(ctx: BotContext, said: { text: string; alert: boolean }[]): Promise<void> {
  const messages = said.map(({ text }) => text)
  if (ctx.callbackQuery) {
    const toast = messages.length === 1 && (messages[0]?.length ?? 0) <= MAX_TOAST_LENGTH
    const text = toast ? messages.pop() : undefined
    const alert = said.some((sentence) => sentence.alert)
    try {
      await ctx.answerCallbackQuery(text === undefined ? {} : { text, show_alert: alert })
    } catch (error) {
      // The button was pressed too long ago, for instance before a restart: send it as a message.
      if (!refusedAs(error, 'query is too old')) throw error
      if (text !== undefined) messages.push(text)
    }
  }
  // A checkout has no chat, and a group must not see what concerns one person.
  if (ctx.chat?.type !== 'private') return
  const wayOn = keyboard([[ctx.wayOn ?? button.home(ctx.t)]])
  for (const [i, text] of messages.entries())
    await ctx.reply(clip(text, 4000), {
      link_preview_options: FORM.link_preview_options,
      // No answer leaves the person without a button to go on with.
      ...(i === messages.length - 1 && !ctx.callbackQuery ? { reply_markup: wayOn } : {}),
    })
}

export function checkStanding(reads: ReadonlySet<string>) {
  return async (ctx: BotContext, next: Next): Promise<void> => {
    const name = nameIn(ctx)
    if (!(await isStopped(ctx, name, reads.has(name)))) await next()
  }
}

/**
 * Stops banned and restricted people and tells them why. All of them get payment support and the terms;
 * restricted people also see what is theirs.
 * @param isRead whether it only shows what is theirs
 */
export async function isStopped(ctx: BotContext, name: string, isRead: boolean): Promise<boolean> {
  const { t, role } = ctx
  const standing = standingOf(ctx.account, ctx.now)
  if (standing === 'active' || role !== null || FOR_ALL.has(name)) return false
  const isRestricted = standing === 'restricted'
  if (isRestricted && isRead) return false
  const { restrictedUntil: until, restrictionReason, banReason } = ctx.account
  const restricted = until
    ? t('home-restricted-until', { time: ctx.format.moment(until) })
    : t('home-restricted')
  const reason = isRestricted ? restrictionReason : banReason
  const refusal = [
    `⛔ ${isRestricted ? restricted : t('home-banned')}`,
    ...(reason ? [t('home-reason', { reason })] : []),
    t('home-keeps-balance', { support: ctx.support }),
  ].join(' ')
  if (ctx.callbackQuery) ctx.say(refusal, 'alert')
  else
    await send(ctx, {
      text: lines(refusal),
      buttons: [[button(t('support-button'), 'support'), isRestricted && button.home(t)]],
    })
  return true
}

/** The name of the command, or the verb of the button; empty for anything else. */
function nameIn({ message, callbackQuery }: BotContext): string {
  if (callbackQuery) return pressedIn(callbackQuery.data ?? '').verb
  return commandIn(shownText(message) ?? '')?.name ?? ''
}
