import { Bot } from 'grammy'
import type { Update } from 'grammy/types'
import type { Role } from '../domain/team/team.ts'
import { payments } from './deposits/telegram-payments.ts'
import { admin, holder } from './features.ts'
import type { Button } from './kit/button.ts'
import type { BotContext, BotDeps } from './kit/context.ts'
import { asking } from './kit/conversation.ts'
import { putUp } from './kit/decisions.ts'
import { checkStanding, handling } from './kit/middleware.ts'
import { mayPress, opening, routesOf, routing } from './kit/router.ts'
import { takePasted, unknownCommand } from './reports/pasted.ts'
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
  const decides = new Map([...forHolders.decides, ...forAdmins.decides])
  bot.use(
    (ctx, next) => {
      const late = lateness.get(ctx.update)
      const until = late ? AbortSignal.any([late, cutOff]) : cutOff
      ctx.api.config.use(paced(deps.gate, 'answer', () => until))
      return next()
    },
    handling(deps, forAdmins, decides, opening(forHolders, forAdmins)),
    payments(),
    asking(deps, forHolders, forAdmins),
    checkStanding(forHolders.reads),
    routing(forHolders, forAdmins, unknownCommand),
    takePasted,
  )
  return {
    api: bot.api,
    init: (signal: AbortSignal) => bot.init(signal as Parameters<typeof bot.init>[0]),
    /** Whether a button with this verb is for somebody with this role. */
    mayPress: (role: Role | null, verb: string) => mayPress(forAdmins, role, verb),
    /** Gives the buttons that decide their token, for messages that are sent without a press. */
    putUp: (telegramId: number, buttons: Button[][]) =>
      putUp({ store: deps.store, decides }, telegramId, buttons, deps.clock()),
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
