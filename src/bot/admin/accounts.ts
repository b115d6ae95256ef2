import { accountNamed } from '../../domain/accounts/holders.ts'
import { lines } from '../../locales/html.ts'
import type { BotContext, Feature } from '../context.ts'
import { send, show } from '../screen.ts'
import { accountCard } from './account-card.ts'

export const accounts: Feature = {
  right: 'accounts',
  commands: {
    account: async (ctx, who) =>
      who === ''
        ? send(ctx, { text: lines(ctx.t('admin-account-whose')), buttons: [] })
        : showCard(ctx, who),
  },
  buttons: {
    'a.account': (ctx, [who = '']) => showCard(ctx, who),
  },
}

async function showCard(ctx: BotContext, who: string): Promise<void> {
  const { telegramId } = await accountNamed(ctx.read, who)
  await show(ctx, await accountCard(ctx, telegramId))
}
