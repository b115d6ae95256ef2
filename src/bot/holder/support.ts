import { depositsOf } from '../../domain/deposits/deposits.ts'
import { readSettings } from '../../domain/service/settings.ts'
import type { BotContext, Feature } from '../context.ts'
import { send } from '../screen.ts'

const TOP_UPS_SHOWN = 5

/** Commands that Telegram requires of every bot that accepts Stars, even for banned people. */
export const support: Feature = {
  commands: {
    paysupport: paySupport,
    // The name that people try first.
    support: paySupport,
    async terms(ctx) {
      const { terms } = await readSettings(ctx.deps.store.read)
      await send(ctx, { text: ctx.texts.support.terms(terms, ctx.support), buttons: [] })
    },
  },
}

async function paySupport(ctx: BotContext): Promise<void> {
  const { account, deps, texts } = ctx
  const page = { limit: TOP_UPS_SHOWN, cursor: null }
  const { rows } = await depositsOf(deps.store.read, account.id, page)
  const text = texts.support.paySupport(ctx.support, account.telegramId, rows)
  await send(ctx, { text, buttons: [] })
}
