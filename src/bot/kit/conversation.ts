import {
  type Conversation,
  type ConversationData,
  conversations,
  createConversation,
  type VersionedState,
} from '@grammyjs/conversations'
import { Composer, type Context } from 'grammy'
import { createConversationStore } from '../../domain/telegram/conversations.ts'
import { isTransient, paced, transformers } from '../sending/telegram.ts'
import { chosenAnswer } from './chosen-answer.ts'
import type { BotContext, BotDeps } from './context.ts'
import { shownText } from './message-text.ts'
import { isStopped } from './middleware.ts'
import { mayUse, type Routes } from './router.ts'
import { buttonWith, wayBack } from './screen.ts'

/** Raise this when questions change: conversations that another version stored are dropped. */
const VERSION = 1
/** Every answer is stored until a valid one comes, so their number is limited. */
const MAX_ANSWERS = 20

/**
 * Waits for the answer to a question and passes it to the handler of that question. All questions share this
 * one conversation. The handler runs outside of it, with the context of the update. A command or a button
 * ends the conversation. What is said while a question is open has a button that cancels it.
 */
export function asking(
  { store, link, gate }: Pick<BotDeps, 'store' | 'link' | 'gate'>,
  holder: Routes,
  admin: Routes,
): Composer<BotContext> {
  const failures = new WeakMap<BotContext, unknown>()
  const kept = createConversationStore<VersionedState<ConversationData>>(store)
  const keyOf = (ctx: BotContext) => String(ctx.from?.id)

  async function ask(
    conversation: Conversation<BotContext, Context>,
    _asked: Context,
    name: string,
    args: string[],
    // What an earlier version stored has none.
    back = 'home',
  ): Promise<void> {
    for (let answers = 0; answers < MAX_ANSWERS; answers++) {
      const { callbackQuery, msg } = await conversation.wait()
      const isChosen = chosenAnswer({ name, args }, callbackQuery?.data) !== undefined
      if ((callbackQuery && !isChosen) || shownText(msg)?.startsWith('/')) {
        await conversation.external((ctx) => {
          ctx.askedAt = back
        })
        await conversation.halt({ next: true })
      }
      const outcome = await conversation.external((ctx) => answerTo(ctx, name, args, back))
      if (outcome === 'done') return
    }
    await conversation.external((ctx) => {
      ctx.say(ctx.t('common-stopped-asking'))
      ctx.wayOn = buttonWith(ctx.t('common-back'), back)
    })
  }

  async function answerTo(ctx: BotContext, name: string, args: string[], back: string) {
    ctx.askedAt = back
    const allowed = mayUse(admin, ctx.role, 'questions', name)
    const question = (allowed && admin.questions[name]) || holder.questions[name]
    if (!question) return 'done'
    ctx.answering = { name, args }
    try {
      if (await isStopped(ctx, '', holder.reads.has(name))) return 'done'
      const outcome = await question(ctx, args)
      if (outcome === 'again') offerCancel(ctx, back)
      return outcome
    } catch (error) {
      // An error that is thrown out of a conversation loses its class.
      failures.set(ctx, error)
      return 'done'
    }
  }

  const composer = new Composer<BotContext>()
  composer.use(
    async (ctx, next) => {
      const key = keyOf(ctx)
      const before = await kept.read(key)
      await next()
      if (!failures.has(ctx)) return
      const failure = failures.get(ctx)
      // The answer is handled again later, so its question stays open. The earlier state is restored, because
      // the new one contains the answer, which may be a secret.
      if (isTransient(failure) && before) await kept.write(key, before)
      throw failure
    },
    conversations<BotContext, Context>({
      storage: {
        type: 'key',
        version: VERSION,
        getStorageKey: keyOf,
        adapter: kept,
      },
      // Contexts in a conversation do not inherit the bot's API settings.
      plugins: [
        async (ctx, next) => {
          ctx.api.config.use(...transformers(link))
          ctx.api.config.use(paced(gate, 'answer', () => link.cutOff))
          await next()
        },
      ],
    }),
    async (ctx, next) => {
      await next()
      // The handler of an answer may ask the next question: the first conversation must end before that.
      if (!ctx.question) return
      await ctx.conversation.exitAll()
      const back = wayBack(ctx.shown) ?? ctx.askedAt ?? 'home'
      await ctx.conversation.enter('ask', ctx.question.name, ctx.question.args, back)
      offerCancel(ctx, back)
    },
    createConversation<BotContext, Context>(ask, 'ask'),
  )
  return composer
}

function offerCancel(ctx: BotContext, back: string): void {
  ctx.wayOn = buttonWith(ctx.t('common-cancel'), back)
}
