import {
  type Conversation,
  type ConversationData,
  conversations,
  createConversation,
  type VersionedState,
} from '@grammyjs/conversations'
import { Composer, type Context } from 'grammy'
import { createConversationStore } from '../domain/telegram/conversations.ts'
import type { BotContext, BotDeps, Feature } from './context.ts'
import { isTransient, paced, transformers } from './sending/telegram.ts'

/** Raised when what a question's answer leads to changes: older ones are then forgotten. */
const VERSION = 1
/** All answers to a question are kept until a good one comes, and so there is an end to bad ones. */
const MAX_ANSWERS = 20

type Questions = NonNullable<Feature['questions']>

/**
 * Asks a question and hands what comes next to whoever asked. There is this one conversation for all of
 * them: it only waits. What is made of an answer happens outside, with the update's own context, and a
 * command or a button ends the waiting.
 */
export function asking(
  { store, link, gate }: Pick<BotDeps, 'store' | 'link' | 'gate'>,
  holder: Questions,
  admin: Questions,
): Composer<BotContext> {
  const failures = new WeakMap<BotContext, unknown>()
  const kept = createConversationStore<VersionedState<ConversationData>>(store)
  const keyOf = (ctx: BotContext) => String(ctx.from?.id)

  async function ask(
    conversation: Conversation<BotContext, Context>,
    _asked: Context,
    name: string,
    args: string[],
  ): Promise<void> {
    for (let answers = 0; answers < MAX_ANSWERS; answers++) {
      const { callbackQuery, msg } = await conversation.wait()
      if (callbackQuery || msg?.text?.startsWith('/')) await conversation.halt({ next: true })
      const outcome = await conversation.external((ctx) => answerTo(ctx, name, args))
      if (outcome === 'done') return
    }
    await conversation.external((ctx) => ctx.say(ctx.texts.common.stoppedAsking))
  }

  async function answerTo(ctx: BotContext, name: string, args: string[]) {
    const question = (ctx.isAdmin && admin[name]) || holder[name]
    if (!question) return 'done'
    try {
      return await question(ctx, args)
    } catch (error) {
      // Thrown from here it would lose its class on the way out of the conversation.
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
      // The question must be there when its answer is handled again. As it was: the conversation would
      // keep the answer with it, which may be a secret.
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
      // Contexts inside know nothing of the bot's own settings.
      plugins: [
        async (ctx, next) => {
          ctx.api.config.use(...transformers(link))
          ctx.api.config.use(paced(gate, 'answer', () => link.cutOff))
          await next()
        },
      ],
    }),
    async (ctx, next) => {
      ctx.wasAsked = ctx.conversation.active('ask') > 0
      await next()
      // Only now, since an answer may lead to the next question: one conversation must end first.
      if (!ctx.question) return
      await ctx.conversation.exitAll()
      await ctx.conversation.enter('ask', ctx.question.name, ctx.question.args)
    },
    createConversation<BotContext, Context>(ask, 'ask'),
  )
  return composer
}
