import { depositsOf } from '../../domain/deposits/deposits.ts'
import { readSettings } from '../../domain/settings/settings.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, type Screen, send, show } from '../screen.ts'
import { paySupportView, termsView } from '../views/holder/support.ts'

const TOP_UPS_SHOWN = 5

/** Commands that Telegram requires of every bot that accepts Stars, even for banned people. */
export const support: Feature = {
  commands: {
    paysupport: async (ctx) => send(ctx, await supportScreen(ctx)),
    // The name that people try first.
    support: async (ctx) => send(ctx, await supportScreen(ctx)),
    async terms(ctx) {
      const settings = await readSettings(ctx.read)
      await send(ctx, { text: termsView(ctx.texts, settings), buttons: wayBack(ctx) })
    },
  },
  buttons: { support: async (ctx) => show(ctx, await supportScreen(ctx)) },
}

async function supportScreen(ctx: BotContext): Promise<Screen> {
  const { account, texts, read } = ctx
  const page = { limit: TOP_UPS_SHOWN, cursor: null }
  const { rows: newest } = await depositsOf(read, account.id, page)
  const about = { contact: ctx.support, telegramId: account.telegramId, newest }
  return { text: paySupportView(texts, about), buttons: wayBack(ctx) }
}

function wayBack({ t }: BotContext) {
  return [[button(t('common-home'), 'home')]]
}
