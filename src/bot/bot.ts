import { Bot } from 'grammy'
import type { Update } from 'grammy/types'
import type { BotContext, BotDeps } from './context.ts'
import { asking } from './conversation.ts'
import { admin, holder } from './features.ts'
import { takePasted, unknownCommand } from './holder/pasted.ts'
import { checkStanding, handling } from './middleware.ts'
import { payments } from './payments.ts'
import { routesOf, routing } from './router.ts'
import { clientOptions, paced, transformers } from './sending/telegram.ts'

/**
 * Creates the bot. The order of its handlers matters: payments come first, because they are credited even
 * while a question is open or after a ban. Questions come before buttons and commands, which end them.
 */
export function createBot(token: string, apiRoot: string, deps: BotDeps) {
  const { cutOff } = deps.link
  const bot = new Bot<BotContext>(token, { client: clientOptions(apiRoot) })
  bot.api.config.use(...transformers(deps.link))
  const lateness = new WeakMap<Update, AbortSignal>()
  const forHolders = routesOf(holder)
  const forAdmins = routesOf(admin)
  bot.use(
    (ctx, next) => {
      const late = lateness.get(ctx.update)
      const until = late ? AbortSignal.any([late, cutOff]) : cutOff
      ctx.api.config.use(paced(deps.gate, 'answer', () => until))
      return next()
    },
    handling(deps),
    payments(),
    checkStanding(forHolders.reads, { answers: true }),
    asking(deps, forHolders, forAdmins),
    checkStanding(forHolders.reads),
    routing(forHolders, forAdmins, unknownCommand),
    takePasted,
  )
  return {
    api: bot.api,
    init: (signal: AbortSignal) => bot.init(signal as Parameters<typeof bot.init>[0]),
    get username() {
      return bot.botInfo.username
    },
    /** @param late aborted at the update's deadline: messages that still wait at the gate are not sent */
    handleUpdate(update: Update, late: AbortSignal): Promise<void> {
      lateness.set(update, late)
      return bot.handleUpdate(update)
    },
  }
}
