import type { NextFunction as Next } from 'grammy'
import { meetHolder, noteBlocked, noteUnblocked } from '../domain/accounts/holders.ts'
import { standingOf } from '../domain/accounts/standing.ts'
import { readSettings } from '../domain/service/settings.ts'
import { actOnce, NothingLeftToDo } from '../domain/telegram/inbox.ts'
import { refusalText } from './answers.ts'
import type { BotContext, BotDeps, Handling } from './context.ts'
import { clip } from './html.ts'
import { commandIn } from './router.ts'
import { FORM, refusedAs } from './screen.ts'
import { isBlocked, isTransient } from './sending/telegram.ts'
import { textsFor } from './texts/texts.ts'

/** Telegram wants them answered, whoever asks. */
const FOR_ALL: readonly (string | undefined)[] = ['paysupport', 'support', 'terms']

/** A toast holds this; what is longer becomes a message. */
const MAX_TOAST_LENGTH = 200

/**
 * Puts what handlers need into the context, says at the end what they had to say, and turns what they
 * throw into words. Only people in a private chat get that far, and what was paid anywhere.
 */
export function handling(deps: BotDeps) {
  return async (ctx: BotContext, next: Next): Promise<void> => {
    const { from } = ctx
    if (!from || from.is_bot) return
    // An invoice may be forwarded to a group and paid there.
    const paid = ctx.message?.successful_payment !== undefined
    if (ctx.chat && ctx.chat.type !== 'private' && !paid) return
    const now = deps.clock()
    if (ctx.myChatMember) {
      const blocks = ctx.myChatMember.new_chat_member.status === 'kicked'
      await deps.store.transaction((tx) =>
        blocks ? noteBlocked(tx, from.id, now) : noteUnblocked(tx, from.id),
      )
      return
    }
    const said: { text: string; alert: boolean }[] = []
    const name = [from.first_name, from.last_name].filter(Boolean).join(' ')
    const { id: telegramId, username, language_code: language } = from
    Object.assign(ctx, {
      deps,
      now,
      texts: textsFor(language),
      wasAsked: false,
      isAdmin: deps.adminIds.has(telegramId),
      support: (await readSettings(deps.store.read)).support,
      account: await meetHolder(deps.store, { telegramId, name, username, language }, now),
      act: (work) => actOnce(deps.store, ctx.update.update_id, work, now),
      say: (text, how) => said.push({ text, alert: how === 'alert' }),
      question: null,
      ask(name, ...args) {
        ctx.question = { name, args }
      },
    } satisfies Handling)
    try {
      await inWords(ctx, next)
      await sayAll(ctx, said)
    } catch (error) {
      if (!isBlocked(error)) throw error
      await deps.store.transaction((tx) => noteBlocked(tx, telegramId, deps.clock()))
    }
  }
}

/** Runs the handlers; a refusal, and a failure that is ours, are told to the person. */
async function inWords(ctx: BotContext, next: Next): Promise<void> {
  try {
    await next()
  } catch (error) {
    const refusal = refusalText(ctx, error)
    if (refusal !== null) ctx.say(refusal, 'alert')
    else if (error instanceof NothingLeftToDo)
      ctx.say(ctx.texts.common[error.why === 'done' ? 'doneBefore' : 'tooLate'], 'alert')
    else if (isTransient(error) || isBlocked(error)) throw error
    else {
      ctx.deps.log.error({ updateId: ctx.update.update_id, err: error }, 'a handler failed')
      ctx.say(ctx.texts.common.failed(ctx.support), 'alert')
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
      // The person has stopped waiting, as after a restart: they read it in a message.
      if (!refusedAs(error, 'query is too old')) throw error
      if (text !== undefined) messages.push(text)
    }
  }
  // A checkout has no chat to say anything in, and a group need not know.
  if (ctx.chat?.type !== 'private') return
  for (const text of messages)
    await ctx.reply(clip(text, 4000), { link_preview_options: FORM.link_preview_options })
}

/** Tells who is banned or restricted so, and why; only help with payments and the terms are there for them. */
export async function gate(ctx: BotContext, next: Next): Promise<void> {
  const standing = standingOf(ctx.account, ctx.now)
  if (standing === 'active' || ctx.isAdmin || isForAll(ctx)) return next()
  ctx.say(ctx.texts.home.refused(ctx.account, standing, ctx.support), 'alert')
}

function isForAll({ message }: BotContext): boolean {
  return FOR_ALL.includes(commandIn(message?.text ?? '')?.name)
}
