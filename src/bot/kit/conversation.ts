import type { NextFunction as Next } from 'grammy'
import { createConversationStore } from '../../domain/telegram/conversations.ts'
import { isTransient } from '../sending/telegram.ts'
import type { BotContext, BotDeps, Question } from './context.ts'
import { shownText } from './message-text.ts'
import { isStopped } from './middleware.ts'
import { mayUse, type Routes } from './router.ts'
import { buttonWith, wayBack } from './screen.ts'

/** `back`: the data of the button that leads to where it was asked. `askedBy`: the update that led to the question. */
type Open = Question & { back: string; askedBy?: number }
type Stored = { version: readonly number[]; state: Open }

/** Raise this when questions change: those that another version asked are dropped. */
const VERSION = 2

/**
 * Passes the answer to an open question to the handler of that question. A command or a button ends the question. What
 * is said while one is open has a button that cancels it. Answers are not stored.
 */
export function asking({ store }: Pick<BotDeps, 'store'>, holder: Routes, admin: Routes) {
  const kept = createConversationStore<Stored>(store)

  /** Whether the question stays open. */
  async function answer(ctx: BotContext, { name, args }: Open): Promise<boolean> {
    const allowed = mayUse(admin, ctx.role, 'questions', name)
    const question = (allowed && admin.questions[name]) || holder.questions[name]
    if (!question || (await isStopped(ctx, '', holder.reads.has(name)))) return false
    return (await question(ctx, args)) === 'again'
  }

  return async (ctx: BotContext, next: Next): Promise<void> => {
    const key = String(ctx.from?.id)
    const stored = await kept.read(key)
    const open = stored?.version[1] === VERSION ? stored.state : null
    const { update_id: askedBy } = ctx.update
    // Handled again after a crash: the answer to the question before is none to the one that it led to.
    if (open?.askedBy === askedBy && isAnswer(ctx)) return
    if (open) ctx.askedAt = open.back
    let stays = false
    try {
      if (open && isAnswer(ctx)) stays = await answer(ctx, open)
      else await next()
    } catch (error) {
      // An answer that is handled again later is one then, too. Nothing that fails for good leaves a question open.
      stays = isAnswer(ctx) && isTransient(error)
      ctx.question = null
      throw error
    } finally {
      if (stored && !stays && !ctx.question) await kept.delete(key)
    }
    const asked = ctx.question && {
      ...ctx.question,
      back: wayBack(ctx.shown) ?? ctx.askedAt ?? 'home',
      askedBy,
    }
    if (asked) await kept.write(key, { version: [0, VERSION], state: asked })
    const now = asked ?? (stays ? open : null)
    if (now) ctx.wayOn = buttonWith(ctx.t('common-cancel'), now.back)
  }
}

function isAnswer({ callbackQuery, msg }: BotContext): boolean {
  return !callbackQuery && shownText(msg)?.startsWith('/') !== true
}
