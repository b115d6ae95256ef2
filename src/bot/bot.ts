import { Bot } from 'grammy'
import type { BotContext, BotDeps } from './context.ts'
import { asking } from './conversation.ts'
import { admin, holder } from './features.ts'
import { unaskedReceipt } from './holder/deposits.ts'
import { gate, handling } from './middleware.ts'
import { payments } from './payments.ts'
import { routesOf, routing } from './router.ts'
import { clientOptions, transformers } from './telegram.ts'

/**
 * The bot's handlers, in an order that matters: a payment is credited whatever question is open and
 * whoever was banned meanwhile; a question is asked before buttons and commands, which end it.
 */
export function createBot(token: string, apiRoot: string, deps: BotDeps): Bot<BotContext> {
  const bot = new Bot<BotContext>(token, { client: clientOptions(apiRoot) })
  bot.api.config.use(...transformers(deps.cutOff))
  const forHolders = routesOf(holder)
  const forAdmins = routesOf(admin)
  bot.use(
    handling(deps),
    payments(),
    gate,
    asking(deps, forHolders.questions, forAdmins.questions),
    routing(forHolders, forAdmins),
    async (ctx) => {
      if (!(await unaskedReceipt(ctx))) ctx.say(ctx.texts.common.notUnderstood)
    },
  )
  return bot
}
